/* The image files of a book: each is loaded once, however often its chapter is made up. */
#include "layout/row.h"

#include <string.h>

struct image {
    const char *path, *why; /* the latter if there is no picture */
    struct picture *picture;
};

struct images {
    VEC(struct image) list;
};

struct images *images_new(struct arena *arena)
{
    return arena_alloc(arena, sizeof(struct images));
}

const struct picture *image_load(struct composer *c, const char **why, const char *path)
{
    struct images *images = c->images;
    for (size_t i = 0; i < images->list.count; i++)
        if (strcmp(images->list.items[i].path, path) == 0) {
            *why = images->list.items[i].why;
            return images->list.items[i].picture;
        }
    struct picture *picture = picture_load(why, c->arena, path, "image");
    *vec_push(c->arena, &images->list) = (struct image){path, *why, picture};
    return picture;
}

void pages_free(const struct book_pages *pages)
{
    for (size_t i = 0; i < pages->images->list.count; i++)
        picture_free(pages->images->list.items[i].picture);
    pages->images->list.count = 0;
}

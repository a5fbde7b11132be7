/* Images as rows. A file is read once, however often the make-up of a chapter asks for it. */
#include "layout/row.h"

#include "base/hash.h"
#include "base/text.h"

#include <math.h>

enum { IMAGE_SLOTS = 256 };

struct image {
    struct image *next;
    struct slice name;
    struct picture *picture; /* NULL: it cannot be set */
    const char *why;
};

struct image_cache {
    struct image *slots[IMAGE_SLOTS];
};

static size_t slot_of(struct slice name)
{
    return (size_t)(hash_bytes(HASH_START, name.ptr, name.len) % IMAGE_SLOTS);
}

const char *image_path(struct arena *arena, const char *folder, struct slice url)
{
    const char *name = arena_copy(arena, url.ptr, url.len);
    return *name == '/' || !*folder ? name : format_string(arena, "%s/%s", folder, name);
}

static const struct image *image_of(struct composer *c, struct slice name)
{
    if (!c->images)
        c->images = arena_alloc(c->arena, sizeof *c->images);
    struct image **slot = &c->images->slots[slot_of(name)];
    for (const struct image *image = *slot; image; image = image->next)
        if (slice_same(image->name, name))
            return image;
    struct image *image = arena_alloc(c->arena, sizeof *image);
    const char *path = image_path(c->arena, c->job->folder, name);
    *image = (struct image){.next = *slot, .name = name};
    image->picture = picture_load_image(&image->why, c->arena, path);
    if (image->picture)
        *vec_push(c->arena, c->pictures) = image->picture;
    return *slot = image;
}

/* The description stands for an image that cannot be set. */
static void missing_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                         const struct frame *frame, const char *why)
{
    struct tag *tag = arena_alloc(c->arena, sizeof *tag);
    struct chunk words = *chunk;
    size_t first = rows->count;
    *tag = (struct tag){"P", chunk->tag->parent};
    words.tag = tag;
    words.kind = CHUNK_TEXT;
    words.marker = NULL; /* these are seen to for the image */
    words.quote = NULL;
    chunk_rows(c, rows, &words, frame);
    if (first == rows->count)
        row_add(c, rows, c->style.body.lead);
    row_add_fault(c, &rows->items[first], IMAGE_MISSING, chunk->at,
                  format_string(c->arena, "the image cannot be set: %s", why));
}

/* As wide as the text nearly, but for one that is higher than wide, or has too few pixels. */
static double width_of(const struct composer *c, const struct picture *picture, double room)
{
    static const double POINTS_A_PIXEL = 0.75;
    double width = fmin(room * 0.85, c->style.height * 0.45 * picture_shape(picture));
    int pixels = picture_pixels(picture);
    return pixels ? fmin(width, pixels * POINTS_A_PIXEL) : width;
}

void image_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                const struct frame *frame)
{
    const struct image *image = image_of(c, chunk->url);
    if (!image->picture) {
        missing_rows(c, rows, chunk, frame, image->why);
        return;
    }
    double indent = chunk_indent(c, chunk, frame->width), room = frame->width - indent;
    double width = width_of(c, image->picture, room);
    double height = fmin(width / picture_shape(image->picture), c->style.height);
    struct row *row = row_add(c, rows, height);
    struct placed *placed = row_place(c, row, PLACED_PICTURE, indent + (room - width) / 2, 0);
    struct text words = text_new(c->arena);
    for (size_t i = 0; i < chunk->runs.count; i++)
        text_add_slice(&words, chunk->runs.items[i].text);
    placed->picture = image->picture;
    placed->width = width;
    placed->height = height;
    placed->tag = chunk->tag;
    placed->description =
        words.len ? words.ptr : arena_copy(c->arena, chunk->url.ptr, chunk->url.len);
}

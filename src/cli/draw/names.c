#include "cli/draw/names.h"

#include "base/slug.h"

#include <stdlib.h>
#include <string.h>

const char *path_stem(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    const char *dot = strrchr(name, '.');
    return arena_copy(arena, name, dot && dot > name ? (size_t)(dot - name) : strlen(name));
}

struct named {
    const char *name;
    size_t index;
};

static int by_name(const void *left, const void *right)
{
    const struct named *a = left, *b = right;
    int order = strcmp(a->name, b->name);
    return order ? order : (a->index > b->index) - (a->index < b->index);
}

/* Chapters of one name, or of names that differ only in what a slug drops, share numbers. The later
 * ones get a letter, which no slug's number has. */
static void tell_apart(struct arena *arena, const char **names, size_t count)
{
    struct named *sorted = arena_alloc(arena, count * sizeof *sorted);
    for (size_t i = 0; i < count; i++)
        sorted[i] = (struct named){names[i], i};
    qsort(sorted, count, sizeof *sorted, by_name);
    for (size_t i = 1, twin = 0; i < count; i++) {
        twin = strcmp(sorted[i].name, sorted[i - 1].name) == 0 ? twin + 1 : 0;
        if (twin)
            names[sorted[i].index] = format_string(arena, "%sx%zu", sorted[i].name, twin + 1);
    }
}

const char **picture_names(struct arena *arena, const struct doc *doc,
                           const struct diagrams *diagrams, const char *stem)
{
    const char **names = arena_alloc(arena, (diagrams->count + 1) * sizeof *names);
    for (size_t i = 0; i < diagrams->count; i++) {
        const struct diagram *d = &diagrams->items[i];
        struct slice title =
            d->chapter == NO_SECTION ? slice_of(stem) : doc->sections.items[d->chapter].title;
        struct slice word = slug(arena, title);
        names[i] = format_string(arena, "%s-%u", word.len ? word.ptr : "diagram", d->number);
        if (is_digit(*names[i])) /* an XML id begins with a letter */
            names[i] = format_string(arena, "d-%s", names[i]);
    }
    tell_apart(arena, names, diagrams->count);
    return names;
}

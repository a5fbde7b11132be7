#include "base/vec.h"

/* Many lists stay short: large things are not given room for eight of them at once. */
static size_t first_capacity(size_t size)
{
    enum { MOST = 8, BYTES = 256 };
    size_t fits = BYTES / size;
    return fits > MOST ? MOST : fits ? fits : 1;
}

void *vec_grow(struct arena *arena, void *items, size_t count, size_t *capacity, size_t size)
{
    if (count < *capacity)
        return items;
    size_t wanted = *capacity ? *capacity * 2 : first_capacity(size);
    items = arena_grow(arena, items, count * size, wanted * size);
    *capacity = wanted;
    return items;
}

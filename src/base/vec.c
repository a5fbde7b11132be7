#include "base/vec.h"

void *vec_grow(struct arena *arena, void *items, size_t count, size_t *capacity, size_t size)
{
    if (count < *capacity)
        return items;
    size_t wanted = *capacity ? *capacity * 2 : 8;
    items = arena_grow(arena, items, count * size, wanted * size);
    *capacity = wanted;
    return items;
}

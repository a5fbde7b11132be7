/* Growing arrays in an arena. A vector is any struct with `items`, `count` and `capacity`:
 *
 *     VEC(struct arrow) arrows = {0};
 *     struct arrow *a = vec_push(arena, &arrows);
 */
#ifndef BASE_VEC_H
#define BASE_VEC_H

#include "base/arena.h"

#define VEC(type)                                                                                  \
    struct {                                                                                       \
        type *items;                                                                               \
        size_t count, capacity;                                                                    \
    }

/* Room for one more than `count` items of `size` bytes; the array may move. */
void *vec_grow(struct arena *arena, void *items, size_t count, size_t *capacity, size_t size);

/* A zeroed new last item. `vec` is evaluated several times. */
#define vec_push(arena, vec)                                                                       \
    ((vec)->items =                                                                                \
         vec_grow((arena), (vec)->items, (vec)->count, &(vec)->capacity, sizeof *(vec)->items),    \
     &(vec)->items[(vec)->count++])

#endif

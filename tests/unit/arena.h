/* The fixture of tests that need no more than an arena, all the same one. */
#ifndef UNIT_ARENA_H
#define UNIT_ARENA_H

#include "base/arena.h"

#include <stdlib.h>

static inline int set_up(void **state)
{
    *state = calloc(1, sizeof(struct arena));
    return 0;
}

static inline int tear_down(void **state)
{
    arena_free(*state);
    free(*state);
    return 0;
}

#endif

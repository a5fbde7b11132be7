/* Memory for one run: allocate, never free piece by piece, drop all at once.
 *
 * Running out of memory ends the program with exit code 3: nothing in a run could go on without it,
 * and outputs are written whole or not at all, so no half-made file is left behind. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

struct arena_block;

struct arena {
    struct arena_block *block;
};

/* Zeroed memory, aligned for pointers, doubles and 64-bit numbers. */
void *arena_alloc(struct arena *arena, size_t size);

/* Copy `old_size` bytes of `old` into room for `new_size`, in place where `old` is the newest
 * allocation. The added bytes are zero. */
void *arena_grow(struct arena *arena, void *old, size_t old_size, size_t new_size);

/* `len` bytes of `text` with a NUL behind them. */
char *arena_copy(struct arena *arena, const char *text, size_t len);

/* Drop everything, but keep some memory for what comes next: for an arena that is filled again and
 * again. */
void arena_clear(struct arena *arena);

/* Drop everything. The arena is empty and usable again. */
void arena_free(struct arena *arena);

#endif

/* A chain of growing blocks; the newest is filled from the front. */
#include "base/arena.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_BLOCK = 1 << 16, LARGEST_BLOCK = 1 << 20 };

/* What the program keeps in arenas; max_align_t would waste a third of a small node. */
union widest {
    void *pointer;
    double number;
    uint64_t whole;
};

struct arena_block {
    struct arena_block *older;
    size_t used, size;
    alignas(union widest) char data[];
};

static _Noreturn void out_of_memory(void)
{
    fputs("rookpress: out of memory\n", stderr);
    exit(3);
}

static size_t round_up(size_t size)
{
    size_t unit = alignof(union widest);
    if (size > SIZE_MAX / 2)
        out_of_memory();
    return (size + unit - 1) / unit * unit;
}

static void add_block(struct arena *arena, size_t at_least)
{
    size_t size = arena->block ? arena->block->size * 2 : FIRST_BLOCK;
    if (size > LARGEST_BLOCK)
        size = LARGEST_BLOCK;
    if (size < at_least)
        size = at_least;
    struct arena_block *block = calloc(1, sizeof *block + size);
    if (!block)
        out_of_memory();
    block->older = arena->block;
    block->size = size;
    arena->block = block;
}

void *arena_alloc(struct arena *arena, size_t size)
{
    size = round_up(size);
    if (!arena->block || arena->block->size - arena->block->used < size)
        add_block(arena, size);
    void *memory = arena->block->data + arena->block->used;
    arena->block->used += size;
    return memory;
}

void *arena_grow(struct arena *arena, void *old, size_t old_size, size_t new_size)
{
    struct arena_block *block = arena->block;
    size_t had = round_up(old_size), wants = round_up(new_size);
    if (old && block && (char *)old + had == block->data + block->used &&
        wants - had <= block->size - block->used) {
        block->used += wants - had;
        return old;
    }
    void *memory = arena_alloc(arena, new_size);
    if (old_size)
        memcpy(memory, old, old_size);
    return memory;
}

char *arena_copy(struct arena *arena, const char *text, size_t len)
{
    char *copy = arena_alloc(arena, len + 1);
    if (len)
        memcpy(copy, text, len);
    return copy;
}

void arena_clear(struct arena *arena)
{
    struct arena_block *newest = arena->block;
    if (!newest)
        return;
    arena->block = newest->older;
    arena_free(arena);
    memset(newest->data, 0, newest->used);
    newest->older = NULL;
    newest->used = 0;
    arena->block = newest;
}

void arena_free(struct arena *arena)
{
    while (arena->block) {
        struct arena_block *older = arena->block->older;
        free(arena->block);
        arena->block = older;
    }
}

/* What a search has refuted: positions, each with the number of moves within which it has no
 * solution. Of bounded size; when it is full, what took least work is forgotten.
 *
 * Threads share it without a lock. It takes the room that it may have at once, but touches of it
 * only as much as was asked for: touching it would take longer than most problems. */
#ifndef GAME_GOLF_MEMORY_H
#define GAME_GOLF_MEMORY_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A position's name, of 128 random bits. */
struct golf_hash {
    uint64_t low, high;
};

/* Two words that are written one after the other by any thread. `check` is the position's second
 * hash, mixed with the first, so that halves of two entries are never taken for one; its lowest
 * byte is the number of moves. */
struct golf_refuted {
    _Atomic uint64_t low, check;
};

struct golf_memory {
    struct golf_refuted *items;
    size_t mask;  /* of those that are in use */
    size_t count; /* that there is room for, a power of two */
};

/* Room for what fits into so many bytes, or for less when the machine has less; false when it has
 * none. */
bool golf_memory_init(struct golf_memory *memory, size_t bytes);
void golf_memory_free(struct golf_memory *memory);

/* Forget everything. */
void golf_memory_clear(struct golf_memory *memory);

/* Use as much as `wanted` positions need, as far as there is room, and keep what is known. Not
 * while other threads use it. */
void golf_memory_grow(struct golf_memory *memory, uint64_t wanted);

bool golf_memory_has(const struct golf_memory *memory, struct golf_hash hash, int moves);
void golf_memory_add(const struct golf_memory *memory, struct golf_hash hash, int moves);

#endif

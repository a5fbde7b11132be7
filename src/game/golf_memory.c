#define _DEFAULT_SOURCE /* madvise */

#include "game/golf_memory.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { BUCKET = 4, LEAST_COUNT = 1024, MOVES_BITS = 255, HUGE_PAGE = 1 << 21 };

/* Positions lie anywhere in it, so that small pages would cost more than what is read from them. */
static struct golf_refuted *take_room(size_t count)
{
    size_t bytes = count * sizeof(struct golf_refuted);
    if (bytes < HUGE_PAGE)
        return malloc(bytes);
    void *room = aligned_alloc(HUGE_PAGE, bytes);
    if (room)
        (void)madvise(room, bytes, MADV_HUGEPAGE); /* it works without, only slower */
    return room;
}

static void clear(struct golf_memory *memory, size_t begin, size_t end)
{
    memset(memory->items + begin, 0, (end - begin) * sizeof *memory->items);
}

bool golf_memory_init(struct golf_memory *memory, size_t bytes)
{
    size_t count = LEAST_COUNT;
    while (count <= bytes / 2 / sizeof *memory->items)
        count *= 2;
    *memory = (struct golf_memory){.mask = LEAST_COUNT - 1};
    while (count >= LEAST_COUNT && !(memory->items = take_room(count)))
        count /= 2;
    memory->count = count;
    if (memory->items)
        golf_memory_clear(memory);
    return memory->items;
}

void golf_memory_free(struct golf_memory *memory)
{
    free(memory->items);
}

void golf_memory_clear(struct golf_memory *memory)
{
    memory->mask = LEAST_COUNT - 1;
    clear(memory, 0, LEAST_COUNT);
}

static struct golf_refuted *bucket_of(const struct golf_memory *memory, struct golf_hash hash)
{
    return &memory->items[hash.low & memory->mask & ~(size_t)(BUCKET - 1)];
}

/* The position and number of moves of an entry; an empty one has no moves. */
static struct golf_hash read_entry(const struct golf_refuted *entry)
{
    uint64_t low = atomic_load_explicit(&entry->low, memory_order_relaxed);
    uint64_t check = atomic_load_explicit(&entry->check, memory_order_relaxed);
    return (struct golf_hash){low, check ^ low};
}

static void write_entry(struct golf_refuted *entry, struct golf_hash hash)
{
    atomic_store_explicit(&entry->low, hash.low, memory_order_relaxed);
    atomic_store_explicit(&entry->check, hash.high ^ hash.low, memory_order_relaxed);
}

bool golf_memory_has(const struct golf_memory *memory, struct golf_hash hash, int moves)
{
    const struct golf_refuted *bucket = bucket_of(memory, hash);
    for (int i = 0; i < BUCKET; i++) {
        struct golf_hash found = read_entry(&bucket[i]);
        if (found.low == hash.low && (found.high | MOVES_BITS) == (hash.high | MOVES_BITS))
            return (int)(found.high & MOVES_BITS) >= moves;
    }
    return false;
}

/* In place of the same position, or of what took least work to refute. */
void golf_memory_add(const struct golf_memory *memory, struct golf_hash hash, int moves)
{
    struct golf_refuted *bucket = bucket_of(memory, hash), *worst = bucket;
    int least = MOVES_BITS + 1;
    for (int i = 0; i < BUCKET; i++) {
        struct golf_hash found = read_entry(&bucket[i]);
        int worth = found.low == hash.low ? -1 : (int)(found.high & MOVES_BITS);
        if (worth < least) {
            least = worth;
            worst = &bucket[i];
        }
    }
    hash.high = (hash.high & ~(uint64_t)MOVES_BITS) | (uint64_t)moves;
    write_entry(worst, hash);
}

/* More bits of the hash say where a position lies: it stays, or moves up to where all is empty. */
void golf_memory_grow(struct golf_memory *memory, uint64_t wanted)
{
    size_t used = memory->mask + 1, count = used;
    while (count < wanted && count < memory->count)
        count *= 2;
    memory->mask = count - 1;
    clear(memory, used, count);
    for (size_t i = 0; i < used && count > used; i++) {
        struct golf_hash entry = read_entry(&memory->items[i]);
        int moves = (int)(entry.high & MOVES_BITS);
        if (!moves || (size_t)(bucket_of(memory, entry) - memory->items) < used)
            continue;
        golf_memory_add(memory, entry, moves);
        write_entry(&memory->items[i], (struct golf_hash){0, 0});
    }
}

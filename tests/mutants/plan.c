#include "plan.h"

#include "base/hash.h"

/* In vain so often, a class has no place in the book, or all its mutants are made. */
enum { TRIES = 1000 };

struct plan plan_new(struct arena *arena, const struct original *original,
                     const struct changes *table, uint64_t seed)
{
    struct plan plan = {
        .arena = arena, .original = original, .table = table, .random = {.seed = seed}};
    for (size_t i = 0; i < table->count; i++)
        *vec_push(arena, &plan.classes) = i;
    return plan;
}

static uint64_t fingerprint(const struct mutant *m)
{
    uint64_t hash = HASH_START;
    for (size_t i = 0; i < m->edits.count; i++) {
        const struct edit *e = &m->edits.items[i];
        const uint32_t place[] = {e->begin, e->end};
        hash = hash_bytes(hash, place, sizeof place);
        hash = hash_bytes(hash, e->text.ptr, e->text.len);
    }
    return hash;
}

static bool is_new(struct plan *plan, const struct mutant *m)
{
    uint64_t print = fingerprint(m);
    for (size_t i = 0; i < plan->made.count; i++)
        if (plan->made.items[i] == print)
            return false;
    *vec_push(plan->arena, &plan->made) = print;
    return true;
}

static bool make_new(struct mutant *m, struct plan *plan, const struct change *change)
{
    size_t sites = count_sites(plan->original, change);
    for (int i = 0; sites && i < TRIES; i++)
        if (mutant_make(m, change, sites) && is_new(plan, m))
            return true;
    return false;
}

static void drop_class(struct plan *plan, size_t index)
{
    plan->classes.count--;
    for (; index < plan->classes.count; index++)
        plan->classes.items[index] = plan->classes.items[index + 1];
}

bool plan_next(struct mutant *m, size_t *class, struct plan *plan, struct arena *arena)
{
    *m = (struct mutant){.arena = arena, .original = plan->original, .random = &plan->random};
    while (plan->classes.count) {
        plan->turn %= plan->classes.count;
        *class = plan->classes.items[plan->turn];
        if (make_new(m, plan, &plan->table->items[*class])) {
            plan->turn++;
            return true;
        }
        drop_class(plan, plan->turn);
    }
    return false;
}

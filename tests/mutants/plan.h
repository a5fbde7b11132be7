/* Which mutants are made of a book, one after the other: the classes of changes take turns, and no
 * mutant comes twice. */
#ifndef MUTANTS_PLAN_H
#define MUTANTS_PLAN_H

#include "changes.h"

struct plan {
    struct arena *arena;
    const struct original *original;
    const struct changes *table;
    struct random random;
    VEC(size_t) classes; /* those that may have a place left, by their index in the table */
    size_t turn;         /* the next of them */
    VEC(uint64_t) made;  /* what tells apart the mutants so far */
};

/* The same mutants for the same book, table and seed. */
struct plan plan_new(struct arena *arena, const struct original *original,
                     const struct changes *table, uint64_t seed);

/* The next mutant, made in `arena`, and its class. False when there are no more. */
bool plan_next(struct mutant *m, size_t *class, struct plan *plan, struct arena *arena);

#endif

/* The tables of changes, and their functions. */
#ifndef MUTANTS_CHANGES_H
#define MUTANTS_CHANGES_H

#include "mutant.h"

#define CHANGE(name, sites, make)                                                                  \
    size_t sites(const struct unit *unit);                                                         \
    bool make(struct mutant *m, size_t site);
#include "faults.def"
#include "harmless.def"
#undef CHANGE

struct changes {
    const struct change *items;
    size_t count;
};

extern const struct changes faults, harmless_changes;

#endif

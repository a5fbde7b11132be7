#include "changes.h"

#define CHANGE(name, sites, make) {name, sites, make},

static const struct change fault_table[] = {
#include "faults.def"
};

static const struct change harmless_table[] = {
#include "harmless.def"
};

const struct changes faults = {fault_table, sizeof fault_table / sizeof *fault_table};
const struct changes harmless_changes = {harmless_table,
                                         sizeof harmless_table / sizeof *harmless_table};

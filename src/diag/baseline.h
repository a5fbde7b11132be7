/* Baselines: the findings of an earlier run, which are not to be told again.
 *
 * A baseline is the JSON report of that run. A finding is known when one with the same fingerprint
 * stands there, each entry good for one finding: a fault that is made a second time is new. */
#ifndef DIAG_BASELINE_H
#define DIAG_BASELINE_H

#include "diag/finding.h"

/* One finding of the earlier run. */
struct known {
    uint64_t print;
    struct slice at; /* its text in the baseline */
    struct slice file, code, message;
    bool came;    /* the run at hand has it, too */
    size_t taken; /* on the first of those with one fingerprint: how many of them have come */
};

struct baseline {
    struct slice text;
    VEC(struct known) list; /* by fingerprint */
};

/* False, with the reason, when `text` is no report of ours. */
bool baseline_read(struct baseline *baseline, const char **why, struct arena *arena,
                   struct slice text);

/* Put the findings aside that are known. The sink is sorted. */
void baseline_waive(struct baseline *baseline, struct sink *sink, const struct sources *sources);

/* Note the entries that did not come, of the files that were read and the kinds of finding that
 * were looked for. The baseline, called `name`, becomes a source. */
void baseline_tell_gone(const struct baseline *baseline, struct sink *sink, struct sources *sources,
                        const char *name, const bool looked_for[FINDING_COUNT]);

#endif

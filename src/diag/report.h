/* Reports: the findings of a run as text for people and for machines.
 *
 * Each format is one function from a `struct run` to text; the caller prints it. */
#ifndef DIAG_REPORT_H
#define DIAG_REPORT_H

#include "diag/finding.h"

/* A diagram that was checked: one JUnit test case. */
struct checked_unit {
    struct span at;
    const char *name; /* "Zombie Chess, diagram 2" */
};

/* All that a report may tell. Findings are sorted. */
struct run {
    const struct sources *sources;
    const struct sink *sink;
    const uint32_t *files; /* indexes of the sources the user named, in order */
    size_t file_count;
    const struct checked_unit *units; /* by source and place */
    size_t unit_count;
    size_t moves; /* moves replayed */
    bool colour;  /* colour the human report for a terminal */
    bool werror;  /* warnings count as failures */
};

/* file:line:col: severity: message [code], the source line, a caret, the notes; then a summary. */
void report_human(struct text *out, const struct run *run);
/* One line a finding, no summary. */
void report_short(struct text *out, const struct run *run);
void report_json(struct text *out, const struct run *run);
void report_github(struct text *out, const struct run *run);
void report_sarif(struct text *out, const struct run *run);
void report_junit(struct text *out, const struct run *run);

typedef void report_fn(struct text *out, const struct run *run);

/* The format called `name`, or NULL. */
report_fn *report_find(struct slice name);

/* The formats' names, ended by NULL: for help and completion. */
extern const char *const report_names[];

#endif

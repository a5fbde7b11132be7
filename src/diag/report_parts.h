/* What the report formats share: places, names and text in each format's escapes. Private to the
 * report_*.c files; everybody else wants report.h. */
#ifndef DIAG_REPORT_PARTS_H
#define DIAG_REPORT_PARTS_H

#include "base/escape.h"
#include "diag/fingerprint.h"
#include "diag/report.h"

/* Turns spans into places. Give each series of spans that is sorted by itself its own one. */
struct locator {
    const struct sources *sources;
    struct place_cursor begin, end;
};

/* A span as people count: `end` is the place behind its last character. */
struct region {
    const struct source *source;
    struct place begin, end;
};

struct locator locator_new(const struct run *run);

/* No place lies behind its line's text, at the end of the file neither, and the line end that
 * closes a span is left out of it: otherwise a finding about one line would seem to reach into the
 * next. */
struct region locate(struct locator *locator, struct span span);

/* The place in `run->files` of the file that each source belongs to: its own when it was named,
 * otherwise that of the file named before it, as for the contents beside a book. */
uint32_t *file_of_sources(struct arena *arena, const struct run *run);

/* A JSON string with its quotes. */
void add_json_string(struct text *out, const char *string);

/* The one line of report_short, without a line end. */
void add_short_line(struct text *out, struct locator *locator, const struct finding *finding);

#endif

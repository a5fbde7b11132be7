/* `<stem>_contents.csv`: the one-line description behind each entry of the contents. */
#ifndef DOC_CONTENTS_H
#define DOC_CONTENTS_H

#include "diag/finding.h"

struct contents_row {
    struct slice heading, description; /* quotes resolved */
    struct span at;                    /* the heading's field */
};

struct contents {
    struct contents_row *items;
    size_t count, capacity;
};

/* Rows `heading,description` with quoting as in RFC 4180; a first row that says just that is a
 * title. Rows with another number of fields are findings. */
struct contents contents_parse(struct arena *arena, struct sink *sink, const struct source *source);

/* The contents file that belongs to the book at `path`. */
const char *contents_path(struct arena *arena, const char *path);

#endif

/* Places inside a book that `#name` leads to: headings, named as web sites name them (small
 * letters, blanks as hyphens, a number where a title comes again), and the ids of HTML. */
#ifndef DOC_ANCHORS_H
#define DOC_ANCHORS_H

#include "doc/doc.h"

struct anchors {
    const struct slice *names; /* by section of the document */
    struct anchor *items;      /* by name */
    size_t count, capacity;
};

/* All of a book, gathered once. */
struct anchors anchors_make(struct arena *arena, const struct doc *doc);

/* Whether `url`, which begins with '#', leads somewhere; `section` is where, NO_SECTION for the top
 * of the book. */
bool anchors_find(size_t *section, struct arena *arena, const struct anchors *anchors,
                  struct slice url);

#endif

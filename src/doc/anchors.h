/* The anchors of headings, as web sites make them: small letters, blanks as hyphens, a number where
 * a title comes again. */
#ifndef DOC_ANCHORS_H
#define DOC_ANCHORS_H

#include "doc/doc.h"

struct anchors {
    const struct slice *names; /* by section of the document */
    const size_t *order;       /* the sections by their names */
    size_t count;
};

struct anchors anchors_make(struct arena *arena, const struct doc *doc);

/* The section that `#name` means; NO_SECTION if none. */
size_t anchors_find(const struct anchors *anchors, struct slice name);

#endif

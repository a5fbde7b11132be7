/* Where inline text stands in the source.
 *
 * cmark hands out text with entities and escapes resolved and neighbours joined. Taken apart again,
 * each piece is a run that stands in the source as it is, or one resolved character. */
#ifndef DOC_LOCATE_H
#define DOC_LOCATE_H

#include "diag/source.h"

struct text_finder {
    const struct source *source;
    uint32_t cursor; /* behind what was located last */
};

struct piece {
    uint32_t begin, end; /* in the source */
    struct slice text;   /* in the source, too, where `verbatim`; otherwise in the literal */
    bool verbatim;
};

/* Move the cursor to where `literal` begins: at `guess` if it fits there, else a little way on. */
void locate_start(struct text_finder *locator, uint32_t guess, struct slice literal);

/* Take the next piece off the front of `literal`, which must not be empty. */
struct piece locate_next(struct text_finder *locator, struct slice *literal);

#endif

/* What the text next to a board says that the board shows: arrows, the move that was just made, a
 * burial, checkers under pieces. */
#ifndef CHECK_SHOWN_H
#define CHECK_SHOWN_H

#include "check/reading.h"

/* A paragraph between two boards of its chapter; either may be NULL. */
struct beside_text {
    struct slice text;
    const struct reading *before, *behind;
    const struct readings *all;
    bool is_last; /* nothing else stands between the text and the board behind it */
};

void check_shown(struct sink *sink, const struct beside_text *beside);

#endif

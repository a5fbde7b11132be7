/* What the text next to a board says of pieces that have come to rest: how many lie in a row, what
 * they score, and that arrows show where all others can still fall. */
#ifndef CHECK_STACKED_H
#define CHECK_STACKED_H

#include "check/sentence.h"
#include "check/shown.h"

void check_stacked(struct sink *sink, const struct beside_text *beside,
                   const struct sentences *words);

#endif

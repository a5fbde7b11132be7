/* "Did you mean": the known word nearest to a misspelt one. */
#ifndef BASE_SUGGEST_H
#define BASE_SUGGEST_H

#include "base/slice.h"

/* The nearest of `count` words, case ignored, or NULL when none is near enough to be meant: one
 * slip in a short word, two from five letters on, three from nine. A slip is a letter added, lost,
 * changed, or swapped with its neighbour. */
const char *suggest(struct slice word, const char *const *known, size_t count);

/* More slips than any word may have. */
enum { SUGGEST_FAR = 99 };

/* The slips that make `word` of one known word, or SUGGEST_FAR when it is not near enough. */
int suggest_slips(struct slice word, struct slice known);

#endif

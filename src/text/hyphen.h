/* Where words may be divided, by the patterns of their language. Private to `text`. */
#ifndef TEXT_HYPHEN_H
#define TEXT_HYPHEN_H

#include "base/arena.h"
#include "base/slice.h"

struct hyphenator;

/* The patterns for a language tag such as "en", "en-GB" or "de-DE"; a tag with a region falls back
 * to the plain language. NULL when there are none, or when the tag is none. */
struct hyphenator *hyphenator_new(struct arena *arena, struct slice language);
void hyphenator_free(struct hyphenator *hyphenator);

/* Longer words are not words. */
enum { HYPHEN_LONGEST = 63 };

/* The bytes of `word`, letters only, before which a hyphen may stand, in `at`; returns how many. */
size_t hyphenate(size_t at[HYPHEN_LONGEST], const struct hyphenator *hyphenator, struct slice word);

#endif

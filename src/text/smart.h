/* Curly quotes, dashes and ellipses from plain ones. Private to `text`. */
#ifndef TEXT_SMART_H
#define TEXT_SMART_H

#include "text/letters.h"

/* Quotes pair across runs; letters of verbatim runs stay as they are. */
struct letters smart_letters(struct arena *arena, const struct letters *letters,
                             const struct text_run *runs);

#endif

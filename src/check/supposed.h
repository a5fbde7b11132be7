/* What a text only supposes: "if the knight at e5 were gone", "the plan is to put the bishop on
 * c5", "the king on g8 will be safe". */
#ifndef CHECK_SUPPOSED_H
#define CHECK_SUPPOSED_H

#include "base/slice.h"

/* Whether the words of a paragraph from `begin` to `end` name something that need not be there:
 * going by what stands before them in their sentence, and by the word behind them. */
bool is_supposed(struct slice paragraph, size_t begin, size_t end);

/* Take the next run of ASCII letters and digits off the front of `rest`; empty when there is none.
 */
struct slice supposed_next_word(struct slice *rest);

/* One of a list that ends in NULL, in capitals or not. */
bool supposed_is_any(struct slice word, const char *const *list);

#endif

/* What a text only supposes: "if the knight at e5 were gone", "the plan is to put the bishop on
 * c5", "the king on g8 will be safe". */
#ifndef CHECK_SUPPOSED_H
#define CHECK_SUPPOSED_H

#include "base/slice.h"

/* Whether the words of a paragraph from `begin` to `end` name something that need not be there:
 * going by what stands before them in their sentence, and by the word behind them. */
bool is_supposed(struct slice paragraph, size_t begin, size_t end);

#endif

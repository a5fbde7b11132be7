/* Which of the cards in some places is the odd one, when they are too many or not alike. */
#ifndef CHECK_ODD_CARD_H
#define CHECK_ODD_CARD_H

#include "check/near.h"
#include "check/reading.h"

/* How much speaks for a card of a diagram: near boards that have it too, one like it with the other
 * player, cards of its kind beside it, where its line stands, and that the others do not lie evenly
 * without it. Less is odder. */
int odd_card_support(const struct diagram *d, const struct near_boards *near, size_t index);

/* The oddest card in some places (by enum beside), of those that are as odd the last; where no card
 * lies there, the last of the diagram, or its first line. */
struct span odd_card_at(const struct book *book, const struct reading *r, const bool places[3]);

#endif

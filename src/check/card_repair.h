/* The one change of one card with which the cards of two boards follow from each other. */
#ifndef CHECK_CARD_REPAIR_H
#define CHECK_CARD_REPAIR_H

#include "check/reading.h"

struct card_repair {
    bool in_origin; /* the card lies on the earlier board */
    struct span at; /* the card to blame, or one beside which it is missing */
};

/* Look for a card of either board that should not be there, have another face or lie on the other
 * side, or one that is missing; best one that the other boards of the example speak against. False
 * when there is none, or the cards are too many to try. */
bool card_repair_find(struct card_repair *out, const struct book *book, const struct reading *r,
                      const struct reading *origin);

#endif

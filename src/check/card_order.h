/* Cards in the order in which they were laid down: row by row from the top, each from the left. */
#ifndef CHECK_CARD_ORDER_H
#define CHECK_CARD_ORDER_H

#include "diagram/diagram.h"

struct laid_card {
    const struct card *card;
    uint8_t piece; /* as in game/cards.h; NO_CARD where it stands for no piece and no checker */
    size_t row;    /* counted from 0 */
};

struct laid_cards {
    struct laid_card *items;
    size_t count, rows;
};

/* All cards that lie face up. */
struct laid_cards cards_in_order(struct arena *arena, const struct diagram *d);

#endif

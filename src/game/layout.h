/* Pieces laid out by cards: each behind the one before it, from a1 along the ranks to h8, after as
 * many empty squares as its card says ("Appendix A" in the rulebook). */
#ifndef GAME_LAYOUT_H
#define GAME_LAYOUT_H

#include "game/state.h"

/* The square for the piece of a card behind all pieces on the board, or NO_SQUARE beyond h8. */
int layout_square(const struct board *board, uint8_t card);

/* Lay out the pieces of a pile from its bottom on, as far as there is room and each card is a
 * piece's. */
void lay_out(struct board *board, const struct state *cards, int pile);

#endif

/* Where the pieces of a state can go. */
#ifndef CHECK_PLAYABLE_H
#define CHECK_PLAYABLE_H

#include "base/text.h"
#include "game/game.h"

struct playable {
    squares to[64]; /* by the square that a piece leaves */
};

/* The moves that can be the first of the turn, also where something else is done before it: a card
 * played, a guess made. Castling is the king's way. */
void playable_find(struct playable *out, const struct game *game, const struct state *state);

/* How many ways there are in all. */
int playable_count(const struct playable *playable);

/* "b8a7, b8c8" of the pieces on some squares, the first ones where there are many. */
const char *playable_text(struct arena *arena, const struct playable *playable, squares from);

#endif

/* Chess on the inner six by six squares of a board, b2 to g7, as it was first played at Los Alamos:
 * without bishops, double steps, castling and promotion to a bishop ("Split-Brain Chess" in the
 * rulebook, Setup and Play). */
#ifndef GAME_INNER_BOARD_H
#define GAME_INNER_BOARD_H

#include "game/game.h"

extern const struct chess_rules inner_rules;

/* The state in which the game begins. */
void inner_set_up(struct state *state);

/* What orthodox_impossible says, and the smaller set: no bishops, six pawns and twelve pieces a
 * side. */
const char *inner_impossible(const struct game *game, const struct state *state);

#endif

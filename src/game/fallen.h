/* Kings that are captured, where that ends the game: the board shows which of them stand. */
#ifndef GAME_FALLEN_H
#define GAME_FALLEN_H

#include "game/game.h"

bool has_king_fallen(const struct state *state);

/* A win, for the reason `why`, of the side whose opponent has no king, a draw when both have none,
 * otherwise GOING_ON. */
struct outcome fallen_outcome(const struct state *state, const char *why);

/* NULL, or that any action comes too late. */
const char *fallen_refuse(const struct state *state);

/* NULL when both armies can be, with their kings but for one that fell: where the capture ends the
 * turn, that of the side whose turn it would be. */
const char *fallen_impossible(const struct state *state, const struct chess_rules *rules);

#endif

/* Whether an action is one of a game at all, before its rules are asked. */
#ifndef GAME_SHAPE_H
#define GAME_SHAPE_H

#include "game/game.h"

/* NULL, or why an action cannot be: a verb that the game has not, a square that is not on the
 * board, or something that an action of its verb is not done with. The squares of what passes are
 * on the board, but for castling, which may name NO_SQUARE. */
const char *shape_refuse(const struct game *game, struct action action);

/* Keep those of some candidates that the game does not refuse. */
void actions_filter(struct actions *actions, const struct game *game, const struct state *state);

#endif

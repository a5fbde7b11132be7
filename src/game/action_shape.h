/* Whether an action has what its verb needs, and nothing else. */
#ifndef GAME_ACTION_SHAPE_H
#define GAME_ACTION_SHAPE_H

#include "game/game.h"

/* NULL, or what is wrong: an unknown verb, a square off the board, something that the verb has no
 * use for. Behind it a game may use the squares of the action without looking at their range. */
const char *action_misfit(const struct game *game, struct action action);

#endif

/* How far a piece can go by king's steps when checkers pay for them, one each, and the pieces that
 * it captures on its way bring more or take some away. */
#ifndef GAME_STEPS_H
#define GAME_STEPS_H

#include "game/state.h"

/* Whether the piece on `from` can come to `target` by steps alone. `worth` is how many steps the
 * checkers on a square give a side, or take away if below 0. */
bool steps_reach(const struct state *state, int from, int target,
                 int (*worth)(const struct state *state, enum side side, int square));

#endif

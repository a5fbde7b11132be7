/* Kings that are captured, in games where that ends the game. Which king fell is a number of the
 * state: 1 + its side in counts[index], 0 as long as both stand. */
#ifndef GAME_FALLEN_H
#define GAME_FALLEN_H

#include "game/game.h"

/* Behind a move of the side whose turn it is: whether it has captured the other's king, which is
 * noted then. */
bool fallen_note(struct state *state, int index);

/* The end of a game in which a king fell; otherwise it is GOING_ON. */
struct outcome fallen_outcome(const struct state *state, int index, const char *why);

/* NULL when each side has one king, but for the one that fell, whose side would be next. */
const char *fallen_impossible(const struct state *state, int index);

#endif

/* Which pieces a side can have, on the board and off it, after any captures and promotions. */
#ifndef GAME_ARMIES_H
#define GAME_ARMIES_H

#include "game/moves.h"

/* Add what a side has on the board to its pieces by kind. */
void army_count(int counts[KIND_COUNT], const struct board *board, enum side side);

/* NULL, or why a side cannot have these: one king, at most eight pawns, no more pieces than
 * promotion could make. */
const char *army_impossible(const int counts[KIND_COUNT], enum side side);

/* NULL, or why both sides cannot have what they have on the board, where it stands. */
const char *armies_impossible(const struct board *board, const struct chess_rules *rules);

#endif

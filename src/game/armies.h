/* Which pieces a side can have, on the board and off it, after any captures and promotions. */
#ifndef GAME_ARMIES_H
#define GAME_ARMIES_H

#include "game/moves.h"

/* Add what a side has on the board to its pieces by kind. */
void army_count(int counts[KIND_COUNT], const struct board *board, enum side side);

/* How many pieces only promotion can have made. */
int army_promoted(const int counts[KIND_COUNT]);

/* ---- NULL, or why it cannot be ---- */

/* One king, at most eight pawns, no more pieces than promotion could make. */
const char *army_impossible(const int counts[KIND_COUNT], enum side side);

/* All that is said of an army but its king, and pieces where such pieces can stand. */
const char *men_impossible(const struct board *board, enum side side,
                           const struct chess_rules *rules);

/* Both armies with their kings, wherever they stand. */
const char *sets_impossible(const struct board *board);

/* Both armies with their kings, where they stand. */
const char *armies_impossible(const struct board *board, const struct chess_rules *rules);

/* The same, but a king may be gone. */
const char *armies_impossible_fallen(const struct board *board, const struct chess_rules *rules);

/* Of a game without castling, in which somebody has the right to. */
const char *castling_impossible(const struct state *state);

#endif

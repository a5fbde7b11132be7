/* Squares side by side: pairs and groups of pieces, and the moves that neighbours lend. */
#ifndef GAME_NEIGHBOURS_H
#define GAME_NEIGHBOURS_H

#include "game/board.h"

/* Whether one can step from any square of a set to any other on neighbours within it. Fewer than
 * two squares are no group. */
bool is_one_group(squares set, enum touch touch);

/* Where the piece on a square could go or capture with the moves of the pieces of its own side
 * around it, whatever it is itself; squares of its own side are among them. Pawns lend nothing. */
squares borrowed_reach(const struct board *board, int square);

/* NULL when the piece can borrow a move to that square, else why it cannot. What stands on the
 * square does not matter. */
const char *borrowing_refuse(const struct board *board, int from, int to);

#endif

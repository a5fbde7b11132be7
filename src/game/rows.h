/* Rows of pieces behind their pawns. */
#ifndef GAME_ROWS_H
#define GAME_ROWS_H

#include "game/state.h"

/* Begin a game from White's first rank in capitals, mirrored for Black, pawns before them. */
void set_up_row(struct state *state, const char row[8]);

#endif

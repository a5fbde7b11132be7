/* Turns of several chess moves by one side. */
#ifndef GAME_TURN_H
#define GAME_TURN_H

#include "game/moves.h"

/* Where the piece stands that a move captures, en passant too, or NO_SQUARE. */
int turn_victim(const struct state *state, struct action action);

/* Make one move of a turn. A pawn that jumps may be taken en passant by the other side, when the
 * turn is over, and not by its own; so until then the square that it jumped over, plus 1, is kept
 * in counts[jumped]. The right to take en passant ends with the first move of a turn. A king that
 * is captured takes its rights to castle along. */
void turn_move(struct state *state, struct action action, const struct chess_rules *rules,
               int jumped);

void turn_end(struct state *state, int jumped);

/* NULL, or what is wrong with counts[jumped]. */
const char *turn_impossible(const struct state *state, int jumped);

#endif

/* Turns of several chess moves by one side.
 *
 * A pawn that jumps may be taken en passant by the other side, when the turn is over, and not by
 * its own; so until then the square that it jumped over, plus 1, is kept in counts[jumped]. The
 * right to take en passant ends with the first move of a turn. */
#ifndef GAME_TURN_H
#define GAME_TURN_H

#include "game/moves.h"

/* Where the piece stands that a move captures, en passant too, or NO_SQUARE. */
int turn_victim(const struct state *state, struct action action);

/* Make one move of a turn. Whoever jumped before it can still be taken en passant, unless it is the
 * same pawn. */
void turn_move(struct state *state, struct action action, const struct chess_rules *rules,
               int jumped);
/* Behind a move that was made otherwise: only a jump of this move counts. */
void turn_hold_jump(struct state *state, int jumped);

void turn_end(struct state *state, int jumped);

/* Where the pawn would stand that has jumped over the square of counts[jumped], which is not 0. */
int turn_jumper(const struct state *state, int jumped);

/* NULL, or what is wrong with counts[jumped]. */
const char *turn_impossible(const struct state *state, int jumped);

#endif

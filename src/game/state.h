/* A state: all that the rules of a game need to go on from here. A flat value: copying it is taking
 * a move back. */
#ifndef GAME_STATE_H
#define GAME_STATE_H

#include "game/board.h"

#include <stddef.h>

/* The two ways to castle, by the side of the board that the rook comes from. */
enum wing { WING_A, WING_H };

struct state {
    struct board board;
    uint8_t side;        /* enum side: who moves */
    uint8_t rooks[2][2]; /* by side and wing: the rook that may still castle, or NO_SQUARE */
    uint8_t en_passant;  /* the square that a pawn has just jumped over, or NO_SQUARE */
    uint8_t quiet_plies; /* since a capture or a pawn's move; stays at 255 */
    uint16_t ply;        /* counted from 0 */
};

_Static_assert(sizeof(struct state) <= 512, "states are copied in every search");

enum action_kind { ACTION_MOVE, ACTION_CASTLE };

/* One thing that a player does. */
struct action {
    uint8_t kind;     /* enum action_kind */
    uint8_t from, to; /* CASTLE: the king's square and the rook's */
    uint8_t promote;  /* enum piece_kind, or NO_PIECE */
};

/* No position of the games has more: orthodox chess at most 218. */
enum { MOST_ACTIONS = 512 };

struct actions {
    struct action items[MOST_ACTIONS];
    size_t count;
};

#endif

/* A state: all that the rules of a game need to go on from here. A flat value: copying it is taking
 * a move back.
 *
 * Every game has the board; what else lies on the table is kept in parts that games name for
 * themselves (the `fields` of struct game): checkers and graves under squares, sets of squares,
 * small numbers, piles of cards. What a part is not used for stays zero. */
#ifndef GAME_STATE_H
#define GAME_STATE_H

#include "game/board.h"
#include "game/random.h"

#include <assert.h>
#include <stddef.h>

/* The two ways to castle, by the side of the board that the rook comes from. */
enum wing { WING_A, WING_H };

enum { MOST_CARDS = 52, PILE_COUNT = 8, SET_COUNT = 4, COUNT_COUNT = 32 };

/* Cards in piles, one behind the other: pile 0 first, the bottom card of each first. A card that
 * leaves a pile goes to another, so that none is lost or doubled (game/cards.h). */
struct cards {
    uint8_t items[MOST_CARDS];
    uint8_t ends[PILE_COUNT];
};

struct state {
    struct board board;
    uint8_t side;        /* enum side: who moves */
    uint8_t rooks[2][2]; /* by side and wing: the rook that may still castle, or NO_SQUARE */
    uint8_t en_passant;  /* the square that a pawn has just jumped over, or NO_SQUARE */
    uint8_t quiet_plies; /* since a capture or a pawn's move; stays at 255 */
    uint8_t phase;       /* which part of a turn it is; a turn begins with 0 */
    uint16_t ply;        /* turns of one side, counted from 0 */

    uint8_t under[2][64];        /* what lies under each square, mostly by the side that it is of */
    uint8_t counts[COUNT_COUNT]; /* numbers, squares and kinds */
    squares sets[SET_COUNT];
    struct cards cards;
    struct random chance; /* for what is shuffled in the middle of a game */
};

_Static_assert(sizeof(struct state) <= 512, "states are copied in every search");

/* Actions that all games have; a game's own verbs count from ACTION_OWN. */
enum action_kind { ACTION_MOVE, ACTION_CASTLE, ACTION_PASS, ACTION_OWN };

/* One thing that a player does. What an action does not need is zero, so that equal actions are
 * equal bytes. */
struct action {
    uint8_t kind;     /* enum action_kind, or a verb of the game */
    uint8_t from, to; /* CASTLE: the king's square and the rook's */
    uint8_t promote;  /* enum piece_kind, or NO_PIECE */
    uint8_t card;     /* as in struct cards, or 0 */
    uint8_t third;    /* one more square or number */
};

enum { MOST_ACTIONS = 2048 };

struct actions {
    struct action items[MOST_ACTIONS];
    size_t count;
};

static inline void actions_add(struct actions *out, struct action action)
{
    assert(out->count < MOST_ACTIONS);
    out->items[out->count++] = action;
}

/* Add an action once for each square of a set, with that square as its `to` or its `from`. */
void actions_add_to(struct actions *out, struct action action, squares to);
void actions_add_from(struct actions *out, struct action action, squares from);

static inline enum side other_side(enum side side)
{
    return side == WHITE ? BLACK : WHITE;
}

/* An empty board, nobody may castle, White begins. */
void state_clear(struct state *state);

#endif

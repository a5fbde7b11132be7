#include "game/solo.h"

#include "game/armies.h"

#include <string.h>

static const card_counts officers = {
    [KNIGHT] = 2, [BISHOP] = 2, [ROOK] = 2, [QUEEN] = 1, [KING] = 1};

void solo_begin(struct state *state, int pile, struct random *random)
{
    state_clear(state);
    pile_add_deck(state, pile, WHITE, officers);
    pile_add_deck(state, pile, BLACK, officers);
    pile_shuffle(state, pile, random);
}

/* ---- Turns ---- */

void solo_end_turn(struct state *state)
{
    state->phase = 0;
    state->ply += 2;
}

int solo_turns(const struct state *state)
{
    return state->ply / 2;
}

void solo_arrange(struct state *state)
{
    memset(state->rooks, NO_SQUARE, sizeof state->rooks);
    state->side = WHITE;
}

/* ---- The box ---- */

struct mismatch solo_compare(const struct state *state, int pile, uint8_t in_hand)
{
    struct mismatch found = {false, false};
    for (uint8_t piece = PAWN; piece <= LAST_PIECE; piece++) {
        if (!is_piece(piece))
            continue;
        int pieces = count_of(board_find(&state->board, piece)) + (piece == in_hand);
        int cards = pile_seen(state, pile, piece);
        found.pieces |= pieces > cards;
        found.cards |= pieces < cards;
    }
    return found;
}

bool solo_exceeds_set(const struct state *state, int pile)
{
    for (uint8_t piece = PAWN; piece <= LAST_PIECE; piece++) {
        int taken = pile == NO_PILE ? 0 : pile_seen(state, pile, piece);
        if (is_piece(piece) &&
            count_of(board_find(&state->board, piece)) + taken > officers[kind_of(piece)])
            return true;
    }
    return false;
}

const char *solo_impossible(const struct state *state, unsigned piles)
{
    if (state->board.kinds[PAWN])
        return "the pawns stay in the box";
    if (solo_exceeds_set(state, NO_PILE))
        return "there are more pieces of a type than a chess set has";
    const char *reason = castling_impossible(state);
    return reason ? reason : deck_impossible(state, piles, officers);
}

const char *solo_move_refuse(const struct state *state, struct action action)
{
    if (action.kind != ACTION_MOVE)
        return action.kind == ACTION_PASS     ? "a move cannot be left out"
               : action.kind == ACTION_CASTLE ? "there is no castling in this game"
                                              : "that is not done in this game";
    if (action.promote)
        return "no piece becomes another one in this game";
    if (!state->board.at[action.from])
        return "there is no piece on that square";
    return action.from == action.to ? "a move leads to another square" : NULL;
}

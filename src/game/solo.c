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

void solo_count_pieces(piece_counts out, const struct board *board)
{
    memset(out, 0, sizeof(piece_counts));
    for (squares left = board_occupied(board); left; left &= left - 1)
        out[board->at[first_of(left)]]++;
}

void solo_count_cards(piece_counts counts, const struct state *state, int pile)
{
    for (int i = 0; i < pile_count(state, pile); i++)
        counts[pile_card(state, pile, i) & 15]++;
}

struct mismatch solo_compare(const struct state *state, int pile, uint8_t in_hand)
{
    piece_counts pieces, cards = {0};
    struct mismatch found = {false, false};
    solo_count_pieces(pieces, &state->board);
    solo_count_cards(cards, state, pile);
    pieces[in_hand & 15]++;
    for (int i = PAWN; i < 16; i++) {
        found.pieces |= pieces[i] > cards[i];
        found.cards |= pieces[i] < cards[i];
    }
    return found;
}

bool solo_is_within_set(const piece_counts counts)
{
    for (int piece = PAWN; piece < 16; piece++)
        if (counts[piece] > officers[piece & 7])
            return false;
    return true;
}

const char *solo_impossible(const struct state *state)
{
    piece_counts counts;
    solo_count_pieces(counts, &state->board);
    if (state->board.kinds[PAWN])
        return "the pawns stay in the box";
    if (!solo_is_within_set(counts))
        return "there are more pieces of a type than a chess set has";
    return castling_impossible(state);
}

const char *solo_cards_impossible(const struct state *state, const int *piles, int count)
{
    piece_counts counts = {0};
    int all = 0;
    for (int i = 0; i < count; i++) {
        solo_count_cards(counts, state, piles[i]);
        all += pile_count(state, piles[i]);
        for (int j = 0; j < pile_count(state, piles[i]); j++)
            if (pile_card(state, piles[i], j) > 15)
                return "only cards of pieces belong there";
    }
    if (counts[piece_of(WHITE, PAWN)] || counts[piece_of(BLACK, PAWN)] || counts[CHECKER] ||
        counts[CHECKER | 8])
        return "the deck has neither pawns nor checkers";
    return solo_is_within_set(counts) && all <= 16 ? NULL : "the deck has one card for each piece";
}

const char *solo_move_refuse(const struct state *state, struct action action)
{
    if (action.kind != ACTION_MOVE)
        return action.kind == ACTION_PASS     ? "a move cannot be left out"
               : action.kind == ACTION_CASTLE ? "there is no castling in this game"
                                              : "that is not done in this game";
    if (action.promote)
        return "no piece becomes another one in this game";
    if (action.card || action.third)
        return "a move is from one square to another and nothing besides";
    if (action.from > 63 || action.to > 63)
        return "that square is not on the board";
    if (!state->board.at[action.from])
        return "there is no piece on that square";
    return action.from == action.to ? "a move leads to another square" : NULL;
}

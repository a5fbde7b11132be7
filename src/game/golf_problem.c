#include "game/golf_problem.h"

#include "game/cards.h"
#include "game/game.h"

/* Where a state keeps what the game calls by this name. */
static int find_field(const char *name)
{
    const struct field *field = game_find(slice_of("golf"))->fields;
    while (!slice_eq(slice_of(field->name), name))
        field++;
    return field->index;
}

const char *golf_problem_take(struct golf_problem *out, const struct state *state)
{
    int chosen = find_field("chosen");
    *out = (struct golf_problem){.board = state->board,
                                 .card_count = pile_count(state, chosen),
                                 .rules = golf_rules_of_book};
    for (int i = 0; i < out->card_count && i < GOLF_MOST_CARDS; i++)
        out->cards[i] = pile_card(state, chosen, i);
    return pile_count(state, find_field("taken")) || state->counts[find_field("captor")]
               ? "a problem begins before the first capture"
               : NULL;
}

/* The pieces of a card; none for a card that is no piece's. */
static squares pieces_of(const struct board *board, uint8_t card)
{
    if (card >= 16 || kind_of(card) < KNIGHT || kind_of(card) > KING)
        return 0;
    return board->kinds[kind_of(card)] & board->sides[side_of(card)];
}

const char *golf_refuse(const struct golf_problem *problem)
{
    int wanted[16] = {0};
    squares chosen = 0;
    if (problem->board.kinds[PAWN])
        return "pawns take no part in Chess Golf";
    if (problem->card_count < 2 || problem->card_count > GOLF_MOST_CARDS)
        return "two to eight cards choose the pieces";
    for (int i = 0; i < problem->card_count; i++) {
        squares found = pieces_of(&problem->board, problem->cards[i]);
        if (!found || ++wanted[problem->cards[i]] > count_of(found))
            return "a card has no piece on the board that matches it";
        chosen |= found;
    }
    if (problem->captor && !wanted[problem->captor])
        return "the piece that is to capture has not been chosen";
    return count_of(chosen) < 2 ? "there are no two chosen pieces on the board" : NULL;
}

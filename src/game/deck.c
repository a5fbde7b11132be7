#include "game/deck.h"

int deck_missing(const struct state *state, const card_counts counts)
{
    int size = 0;
    for (int kind = PAWN; kind <= CHECKER; kind++)
        size += 2 * counts[kind];
    return size - state->cards.ends[PILE_COUNT - 1];
}

int pile_seen(const struct state *state, int pile, uint8_t card)
{
    int seen = 0;
    for (int i = 0; i < pile_count(state, pile); i++)
        seen += pile_card(state, pile, i) == card;
    return seen;
}

int deck_seen(const struct state *state, uint8_t card)
{
    int seen = 0;
    for (int pile = 0; pile < PILE_COUNT; pile++)
        seen += pile_seen(state, pile, card);
    return seen;
}

/* A card of a piece or a checker, not one of another kind of deck. */
static bool is_face(uint8_t card)
{
    return card < 16 && (card & 7) != 0;
}

int deck_find(const struct state *state, int pile, uint8_t card, const card_counts counts)
{
    if (!is_face(card))
        return -1;
    int found = pile_find(state, pile, card);
    if (found < 0 && deck_seen(state, card) < counts[card & 7])
        found = pile_find(state, pile, NO_CARD);
    return found;
}

void pile_add_unseen(struct state *state, int pile, int count)
{
    while (count-- > 0 && state->cards.ends[PILE_COUNT - 1] < MOST_CARDS)
        pile_add(state, pile, NO_CARD);
}

void pile_reveal(struct state *state, int from, int index, int to, uint8_t card)
{
    pile_remove(state, from, index);
    pile_add(state, to, card);
}

const char *deck_impossible(const struct state *state, const card_counts counts)
{
    for (int i = 0; i < state->cards.ends[PILE_COUNT - 1]; i++) {
        uint8_t card = state->cards.items[i];
        if (card == NO_CARD)
            continue;
        if (!is_face(card) || !counts[card & 7])
            return "the deck has no such card";
        if (deck_seen(state, card) > counts[card & 7])
            return "the deck has fewer cards of that piece";
    }
    return deck_missing(state, counts) < 0 ? "the deck has fewer cards" : NULL;
}

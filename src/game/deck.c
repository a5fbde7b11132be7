#include "game/deck.h"

static int deck_size(const card_counts counts)
{
    int size = 0;
    for (int kind = PAWN; kind <= CHECKER; kind++)
        size += 2 * counts[kind];
    return size;
}

int deck_missing(const struct state *state, const card_counts counts)
{
    return deck_size(counts) - cards_count(state);
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
    return card <= LAST_CARD && (card & 7) != 0;
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
    while (count-- > 0 && cards_count(state) < MOST_CARDS)
        pile_add(state, pile, NO_CARD);
}

void piles_add_missing(struct state *state, int white, const card_counts counts)
{
    for (uint8_t card = PAWN; card <= LAST_CARD; card++)
        for (int seen = deck_seen(state, card); seen < counts[card & 7]; seen++)
            pile_add(state, white + (int)side_of(card), card);
}

void actions_add_cards(struct actions *out, struct action action, const card_counts counts)
{
    for (uint8_t card = PAWN; card <= LAST_CARD; card++) {
        action.card = card;
        if (counts[card & 7])
            actions_add(out, action);
    }
}

void pile_reveal(struct state *state, int from, int index, int to, uint8_t card)
{
    pile_remove(state, from, index);
    pile_add(state, to, card);
}

bool cards_lie_with_side(const struct state *state)
{
    for (int pile = 0; pile < PILE_COUNT; pile++)
        for (int i = 0; i < pile_count(state, pile); i++)
            if ((int)side_of(pile_card(state, pile, i)) != pile % 2)
                return false;
    return true;
}

static const char *card_impossible(const struct state *state, uint8_t card,
                                   const card_counts counts)
{
    if (card == NO_CARD)
        return NULL;
    if (!is_face(card) || !counts[card & 7])
        return "the deck has no such card";
    return deck_seen(state, card) > counts[card & 7]
               ? "there are more cards of a kind than the deck has"
               : NULL;
}

const char *deck_impossible(const struct state *state, unsigned piles, const card_counts counts)
{
    const char *reason = NULL;
    int all = 0;
    for (int pile = 0; pile < PILE_COUNT; pile++) {
        int count = piles >> pile & 1 ? pile_count(state, pile) : 0;
        for (int i = 0; i < count && !reason; i++)
            reason = card_impossible(state, pile_card(state, pile, i), counts);
        all += count;
    }
    return !reason && all > deck_size(counts) ? "there are more cards than the deck has" : reason;
}

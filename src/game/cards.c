#include "game/cards.h"

#include <string.h>

const card_counts one_set = {
    [PAWN] = 8, [KNIGHT] = 2, [BISHOP] = 2, [ROOK] = 2, [QUEEN] = 1, [KING] = 1,
};

static int begin_of(const struct state *state, int pile)
{
    return pile ? state->cards.ends[pile - 1] : 0;
}

int pile_count(const struct state *state, int pile)
{
    return state->cards.ends[pile] - begin_of(state, pile);
}

uint8_t pile_card(const struct state *state, int pile, int index)
{
    assert(index >= 0 && index < pile_count(state, pile));
    return state->cards.items[begin_of(state, pile) + index];
}

uint8_t pile_top(const struct state *state, int pile)
{
    int count = pile_count(state, pile);
    return count ? pile_card(state, pile, count - 1) : NO_CARD;
}

int pile_find(const struct state *state, int pile, uint8_t card)
{
    int i = pile_count(state, pile) - 1;
    while (i >= 0 && pile_card(state, pile, i) != card)
        i--;
    return i;
}

int pile_seen(const struct state *state, int pile, uint8_t card)
{
    int seen = 0;
    for (int i = 0; i < pile_count(state, pile); i++)
        seen += pile_card(state, pile, i) == card;
    return seen;
}

int cards_count(const struct state *state)
{
    return state->cards.ends[PILE_COUNT - 1];
}

/* ---- Changing ---- */

void pile_insert(struct state *state, int pile, int index, uint8_t card)
{
    struct cards *cards = &state->cards;
    int at = begin_of(state, pile) + index, all = cards->ends[PILE_COUNT - 1];
    assert(all < MOST_CARDS && index >= 0 && index <= pile_count(state, pile));
    memmove(cards->items + at + 1, cards->items + at, (size_t)(all - at));
    cards->items[at] = card;
    for (int i = pile; i < PILE_COUNT; i++)
        cards->ends[i]++;
}

void pile_add(struct state *state, int pile, uint8_t card)
{
    pile_insert(state, pile, pile_count(state, pile), card);
}

uint8_t pile_remove(struct state *state, int pile, int index)
{
    struct cards *cards = &state->cards;
    uint8_t card = pile_card(state, pile, index);
    int at = begin_of(state, pile) + index, all = cards->ends[PILE_COUNT - 1];
    memmove(cards->items + at, cards->items + at + 1, (size_t)(all - at - 1));
    cards->items[all - 1] = NO_CARD;
    for (int i = pile; i < PILE_COUNT; i++)
        cards->ends[i]--;
    return card;
}

void pile_move(struct state *state, int from, int index, int to)
{
    pile_add(state, to, pile_remove(state, from, index));
}

void pile_move_all(struct state *state, int from, int to)
{
    while (pile_count(state, from))
        pile_move(state, from, 0, to);
}

bool pile_deal(struct state *state, int from, int to, int count)
{
    for (; count > 0; count--) {
        int left = pile_count(state, from);
        if (!left)
            return false;
        pile_move(state, from, left - 1, to);
    }
    return true;
}

void pile_shuffle(struct state *state, int pile, struct random *random)
{
    uint8_t *cards = state->cards.items + begin_of(state, pile);
    for (int i = pile_count(state, pile) - 1; i > 0; i--) {
        uint32_t j = random_below(random, (uint32_t)i + 1);
        uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

void pile_add_deck(struct state *state, int pile, enum side side, const card_counts counts)
{
    for (int kind = PAWN; kind <= CHECKER; kind++)
        for (int i = 0; i < counts[kind]; i++)
            pile_add(state, pile, (uint8_t)(kind | (int)side << 3));
}

int card_gap(uint8_t card)
{
    static const int gaps[KIND_COUNT] = {
        [KNIGHT] = 1, [BISHOP] = 2, [ROOK] = 3, [QUEEN] = 5, [KING] = 6};
    enum piece_kind kind = kind_of(card);
    return kind < KIND_COUNT ? gaps[kind] : 0;
}

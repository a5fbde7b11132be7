#include "game/checker_cards.h"

#include "game/deck.h"
#include "game/rows.h"

/* A card for each piece and two checkers a side, the sixes ("Tar Pit Chess" and "Booster Chess" in
 * the rulebook, Equipment). */
static const card_counts deck = {
    [PAWN] = 8, [KNIGHT] = 2, [BISHOP] = 2, [ROOK] = 2, [QUEEN] = 1, [KING] = 1, [CHECKER] = 2,
};

enum { FIRST_HAND = 6 };

const struct field checker_card_fields[] = {
    {"white-checkers", FIELD_STACKS, WHITE, 0},
    {"black-checkers", FIELD_STACKS, BLACK, 0},
    {"white-front", FIELD_NUMBER, COUNT_FRONT + WHITE, 0},
    {"black-front", FIELD_NUMBER, COUNT_FRONT + BLACK, 0},
    {"white-hand", FIELD_PILE, PILE_HAND + WHITE, 0},
    {"black-hand", FIELD_PILE, PILE_HAND + BLACK, 0},
    {"deck", FIELD_PILE, PILE_DECK, 0},
    {"discards", FIELD_PILE, PILE_DISCARDS, 0},
    {"moved", FIELD_SQUARE, COUNT_MOVED, 0},
    {"jumped", FIELD_SQUARE, COUNT_JUMPED, 0},
    {"phase", FIELD_PHASE, 0, 0},
    {"chance", FIELD_CHANCE, 0, 0},
    {0},
};

void checker_cards_begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game;
    set_up_row(state, "RNBQKBNR");
    for (int side = WHITE; side <= BLACK; side++) {
        state->counts[COUNT_FRONT + side] = FIRST_HAND;
        pile_add_deck(state, PILE_DECK, (enum side)side, deck);
    }
    pile_shuffle(state, PILE_DECK, random);
    for (int side = WHITE; side <= BLACK; side++)
        pile_deal(state, PILE_DECK, PILE_HAND + side, FIRST_HAND);
    state->chance.seed = 1 + (uint64_t)random_below(random, UINT32_MAX);
}

/* ---- Checkers ---- */

int checkers_in_front(const struct state *state, enum side side)
{
    int stated = state->counts[COUNT_FRONT + side];
    return stated ? stated : pile_count(state, PILE_HAND + (int)side);
}

void state_checkers_in_front(struct state *state)
{
    for (int side = WHITE; side <= BLACK; side++)
        state->counts[COUNT_FRONT + side] = (uint8_t)checkers_in_front(state, (enum side)side);
}

void checkers_return(struct state *state, enum side side, int square, int keep)
{
    int back = state->under[side][square] - keep;
    if (back <= 0)
        return;
    state->under[side][square] = (uint8_t)keep;
    state->counts[COUNT_FRONT + side] = (uint8_t)(state->counts[COUNT_FRONT + side] + back);
}

void checkers_cancel(struct state *state, int square)
{
    int white = state->under[WHITE][square], black = state->under[BLACK][square];
    int pairs = white < black ? white : black;
    checkers_return(state, WHITE, square, white - pairs);
    checkers_return(state, BLACK, square, black - pairs);
}

void add_checker(struct state *state, uint8_t card, int square)
{
    discard_card(state, card);
    state->counts[COUNT_FRONT + state->side]--;
    state->under[state->side][square]++;
}

bool checker_exposes_king(const struct state *state, int square, const struct checker_rules *rules)
{
    struct state after = *state;
    after.under[state->side][square]++;
    checkers_cancel(&after, square);
    return checkers_check(&after, (enum side)state->side, rules);
}

/* ---- Cards ---- */

const char *refuse_card(const struct state *state, uint8_t card)
{
    int hand = PILE_HAND + state->side;
    if (!pile_count(state, hand) && deck_missing(state, deck))
        return "the hand is not stated, as in white-hand=Pn or black-hand=??";
    return deck_find(state, hand, card, deck) < 0 ? "you do not hold that card" : NULL;
}

const char *refuse_checker(const struct state *state, int square)
{
    return state->board.at[square] ? NULL : "a checker is added under a piece";
}

bool card_has_match(const struct state *state, uint8_t card)
{
    return is_piece(card) && board_find(&state->board, card);
}

void list_cards(struct actions *out, const struct state *state, uint8_t verb)
{
    for (uint8_t card = PAWN; card <= LAST_CARD; card++)
        if (!refuse_card(state, card))
            actions_add(out, (struct action){.kind = verb, .card = card});
}

void list_card_adds(struct actions *out, const struct state *state, uint8_t verb)
{
    for (uint8_t card = PAWN; card <= LAST_CARD; card++)
        if (!refuse_card(state, card))
            actions_add_to(out, (struct action){.kind = verb, .card = card},
                           board_occupied(&state->board));
}

void discard_card(struct state *state, uint8_t card)
{
    int hand = PILE_HAND + state->side;
    pile_reveal(state, hand, deck_find(state, hand, card, deck), PILE_DISCARDS, card);
}

void draw_up(struct state *state, enum side side)
{
    int hand = PILE_HAND + (int)side;
    while (pile_count(state, hand) < state->counts[COUNT_FRONT + side]) {
        if (!pile_count(state, PILE_DECK) && deck_missing(state, deck) > 0) {
            pile_add_unseen(state, hand, 1);
            continue;
        }
        if (!pile_count(state, PILE_DECK)) {
            pile_move_all(state, PILE_DISCARDS, PILE_DECK);
            pile_shuffle(state, PILE_DECK, &state->chance);
        }
        if (!pile_deal(state, PILE_DECK, hand, 1))
            return;
    }
}

void checker_cards_end_turn(struct state *state)
{
    draw_up(state, (enum side)state->side);
    checkers_end_turn(state);
}

/* ---- States ---- */

void checker_cards_arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    for (int side = WHITE; side <= BLACK; side++) {
        for (int square = 0; square < 64; square++)
            state->under[side][square] =
                scene->rings[side == WHITE ? RING_WHITE : RING_BLACK][square];
        if (scene->stacks[side] > 0 && scene->stacks[side] <= UINT8_MAX)
            state->counts[COUNT_FRONT + side] = (uint8_t)scene->stacks[side];
    }
    pile_add_shown(state, PILE_HAND + WHITE, scene, BESIDE_WHITE, BOTH);
    pile_add_shown(state, PILE_HAND + BLACK, scene, BESIDE_BLACK, BOTH);
    pile_add_shown(state, PILE_DECK, scene, BESIDE_MIDDLE, BACKS);
    pile_add_shown(state, PILE_DISCARDS, scene, BESIDE_MIDDLE, FACES);
}

const char *checker_cards_impossible(const struct state *state, int most, int to_discard)
{
    for (int side = WHITE; side <= BLACK; side++) {
        int spare = side == state->side ? to_discard : 0;
        int stated = state->counts[COUNT_FRONT + side];
        int front = spare ? stated : checkers_in_front(state, (enum side)side);
        if (front + checkers_on_board(state, (enum side)side) > most)
            return "a side has more checkers than there are";
        if (stated && pile_count(state, PILE_HAND + side) > stated + spare)
            return "a hand has at most one card for each checker in front of the player";
    }
    return deck_impossible(state, ALL_PILES, deck);
}

#include "game/partners.h"

#include "game/armies.h"
#include "game/deck.h"
#include "game/fallen.h"
#include "game/orthodox.h"
#include "game/rows.h"
#include "game/turn.h"

void partners_set_up(struct state *state, struct random *random)
{
    set_up_row(state, "RNBQKBNR");
    pile_add_deck(state, PILE_DRAW, WHITE, one_set);
    pile_add_deck(state, PILE_DRAW, BLACK, one_set);
    pile_shuffle(state, PILE_DRAW, random);
}

/* ---- Actions ---- */

void partners_list(struct actions *out, const struct game *game, const struct state *state)
{
    moves_list(out, state, game->rules);
    actions_add_cards(out, (struct action){.kind = ACTION_PLAY}, one_set);
    actions_add(out, (struct action){.kind = ACTION_PASS});
    game_keep_legal(out, game, state);
}

const char *partners_refuse_card(const struct state *state, uint8_t card)
{
    int hand = PILE_HAND + state->side;
    if (!pile_count(state, hand) && deck_missing(state, one_set))
        return "the hand is not stated, as in white=Pn or black=??";
    if (deck_find(state, hand, card, one_set) < 0)
        return "that card is not in the hand";
    return NULL;
}

void partners_play_card(struct state *state, uint8_t card, int pile)
{
    int hand = PILE_HAND + state->side;
    pile_reveal(state, hand, deck_find(state, hand, card, one_set), pile, card);
}

/* ---- Ends ---- */

struct outcome partners_outcome(const struct state *state)
{
    if (state->phase == 0 && !pile_count(state, PILE_HAND + state->side) &&
        !deck_missing(state, one_set))
        return (struct outcome){.result = LOST, .why = "the cards ran out, and both kings stand"};
    return (struct outcome){.result = GOING_ON};
}

const char *partners_refuse(const struct state *state)
{
    const char *reason = fallen_refuse(state);
    if (!reason && partners_outcome(state).result == LOST)
        reason = "the game is over: the cards ran out";
    return reason;
}

int partners_kinds_gone(const struct board *board)
{
    int gone = 0;
    for (int kind = PAWN; kind < KIND_COUNT; kind++)
        gone += !board->kinds[kind];
    return gone;
}

/* ---- What cannot be ---- */

static const char *impossible_kings(const struct state *state, struct partners_table table)
{
    const struct board *board = &state->board;
    int own = count_of(board->kinds[KING] & board->sides[state->side]);
    int other = count_of(board->kinds[KING]) - own;
    if (own != 1 || other > 1 || (!other && state->phase != table.captures))
        return "each side has one king until one is captured, which ends the game";
    return NULL;
}

/* A hand is filled up at the end of its turn as long as there are cards to draw. */
static const char *impossible_hands(const struct state *state, struct partners_table table)
{
    bool full = pile_count(state, PILE_DRAW) && !deck_missing(state, one_set);
    for (int side = WHITE; side <= BLACK; side++) {
        int wanted = table.hand_size - (side == state->side && table.played);
        int held = pile_count(state, PILE_HAND + side);
        if (held > wanted)
            return "a hand has too many cards";
        if (full && held < wanted)
            return "a hand has too few cards while there are cards to draw";
    }
    return NULL;
}

const char *partners_impossible(const struct game *game, const struct state *state,
                                struct partners_table table)
{
    const char *reason = impossible_kings(state, table);
    if (state->phase > table.last)
        return "a turn has no such part";
    for (int side = WHITE; side <= BLACK && !reason; side++)
        reason = men_impossible(&state->board, (enum side)side, game->rules);
    if (!reason)
        reason = deck_impossible(state, ALL_PILES, one_set);
    for (int pile = PARTNERS_PILES; pile < PILE_COUNT && !reason; pile++)
        if (pile_find(state, pile, NO_CARD) >= 0)
            reason = "only cards in hands and in the draw pile lie face down";
    if (!reason)
        reason = impossible_hands(state, table);
    return reason ? reason : turn_impossible(state, COUNT_JUMPED);
}

/* ---- Pictures ---- */

void partners_arrange(struct state *state, const struct scene *scene, int hand_size)
{
    pile_add_shown(state, PILE_HAND + WHITE, scene, BESIDE_WHITE, BACKS);
    pile_add_shown(state, PILE_HAND + BLACK, scene, BESIDE_BLACK, BACKS);
    pile_add_shown(state, PILE_DRAW, scene, BESIDE_MIDDLE, BACKS);
    if (!pile_count(state, PILE_DRAW))
        return;
    for (int side = WHITE; side <= BLACK; side++)
        pile_add_unseen(state, PILE_HAND + side, hand_size - pile_count(state, PILE_HAND + side));
    pile_add_unseen(state, PILE_DRAW, deck_missing(state, one_set));
}

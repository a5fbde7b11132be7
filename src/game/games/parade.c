/* Parade Chess Solitaire: pieces order enemies about until all stand in one group ("Parade Chess
 * Solitaire" in the book of experiments). */
#include "game/layout.h"
#include "game/neighbours.h"
#include "game/solo.h"

/* SPENT has the cards that paid for moves, face down. */
enum pile { DECK, DISCARD, SPENT };
enum count { OVERTIME }; /* 1 when all cards were picked up to count what the player owes */
enum { ORDER = ACTION_OWN, ADD };

static const struct verb verbs[] = {
    [ORDER - ACTION_OWN] = {"order", HAS_THIRD | HAS_FROM | HAS_TO}, /* by, from, to */
    [ADD - ACTION_OWN] = {"add", 0},
    {0},
};

static const struct field fields[] = {
    {"deck", FIELD_PILE, DECK, 0},
    {"discard", FIELD_PILE, DISCARD, 0},
    {"spent", FIELD_PILE, SPENT, 0},
    {"overtime", FIELD_NUMBER, OVERTIME, 0},
    {0},
};

/* ("Parade Chess Solitaire", Setup) */
static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game;
    solo_begin(state, DECK, random);
    pile_deal(state, DECK, DISCARD, 8);
    lay_out(&state->board, state, DISCARD);
}

/* A position that names neither a deck nor spent cards leaves open what there is to spend. */
static bool are_cards_told(const struct state *state)
{
    return pile_count(state, DECK) || pile_count(state, SPENT);
}

/* ("Parade Chess Solitaire", Winning) */
static bool is_formed(const struct state *state)
{
    return is_one_group(board_occupied(&state->board), TOUCH_SIDES);
}

/* ---- Actions ---- */

/* Where the commander can put the piece that it orders: ("Parade Chess Solitaire", Play) it is
 * picked up first, so that its own square does not stop a line. In the example the bishop sends a
 * knight farther along the same diagonal. */
static squares destinations(const struct board *board, int by, int from)
{
    squares others = board_occupied(board) & ~bit(from);
    return attacks_of(kind_of(board->at[by]), by, others) & ~others & ~bit(from);
}

static squares ordered_by(const struct board *board, int by)
{
    uint8_t piece = board->at[by];
    return attacks_of(kind_of(piece), by, board_occupied(board)) &
           board->sides[other_side(side_of(piece))];
}

static const char *refuse_spending(const struct state *state)
{
    if (is_formed(state))
        return "the pieces have formed one group";
    return are_cards_told(state) && !pile_count(state, DECK) ? "no card is left to spend" : NULL;
}

/* ("Parade Chess Solitaire", Play) The text puts its example on g7, but one empty square behind the
 * bishop on e4 is g4. */
static const char *refuse_add(const struct state *state)
{
    uint8_t card = pile_top(state, DECK);
    if (state->counts[OVERTIME])
        return "pieces are only moved, not added, once all cards were picked up";
    if (card == NO_CARD)
        return "the next card of the deck is not known";
    if (layout_square(&state->board, card) == NO_SQUARE)
        return "the gap of that card leaves no square behind the last piece";
    return NULL;
}

/* ("Parade Chess Solitaire", Play) */
static const char *refuse_order(const struct board *board, struct action a)
{
    if (!board->at[a.third] || !board->at[a.from])
        return "one piece gives an order to another";
    if (side_of(board->at[a.third]) == side_of(board->at[a.from]))
        return "a piece orders only pieces of the other colour";
    if (!(ordered_by(board, a.third) & bit(a.from)))
        return "a piece orders only what it could attack";
    if (destinations(board, a.third, a.from) & bit(a.to))
        return NULL;
    if (a.to == a.from)
        return "the piece must go to another square";
    return board->at[a.to] ? "pieces are put on empty squares"
                           : "a piece is put only where the one that orders it could attack";
}

static const char *refuse(const struct game *game, const struct state *state, struct action action)
{
    const char *reason = refuse_spending(state);
    (void)game;
    if (reason)
        return reason;
    switch (action.kind) {
    case ORDER:
        return refuse_order(&state->board, action);
    case ADD:
        return refuse_add(state);
    case ACTION_PASS:
        return "a turn cannot be left out";
    default:
        return "a piece moves only by the order of another, as in order:e4f3g2";
    }
}

static void list_orders(struct actions *out, const struct board *board, int by)
{
    for (squares whom = ordered_by(board, by); whom; whom &= whom - 1) {
        struct action order = {
            .kind = ORDER, .third = (uint8_t)by, .from = (uint8_t)first_of(whom)};
        actions_add_to(out, order, destinations(board, by, order.from));
    }
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    out->count = 0;
    if (refuse_spending(state))
        return;
    for (squares left = board_occupied(&state->board); left; left &= left - 1)
        list_orders(out, &state->board, first_of(left));
    game_offer(out, game, state, (struct action){.kind = ADD});
}

/* ---- Playing ---- */

/* ("Parade Chess Solitaire", Winning) All sixteen, also those that a position did not name. */
static void pick_up_all(struct state *state)
{
    pile_move_all(state, DISCARD, DECK);
    pile_move_all(state, SPENT, DECK);
    pile_add_unseen(state, DECK, SOLO_CARDS - pile_count(state, DECK));
    state->counts[OVERTIME] = 1;
}

static void play(struct state *state, const struct game *game, struct action action)
{
    bool told = are_cards_told(state);
    (void)game;
    if (action.kind == ADD) {
        uint8_t card = pile_top(state, DECK);
        board_put(&state->board, layout_square(&state->board, card), card);
        pile_deal(state, DECK, DISCARD, 1);
    } else {
        board_move(&state->board, action.from, action.to);
        pile_deal(state, DECK, SPENT, 1);
    }
    if (told && !pile_count(state, DECK) && !state->counts[OVERTIME] && !is_formed(state))
        pick_up_all(state);
    solo_end_turn(state);
}

/* ("Parade Chess Solitaire", Winning) The text does not say what comes when the cards have been
 * counted through a second time; nothing is left to pay with, so that ends it. */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    int owed = pile_count(state, SPENT), left = pile_count(state, DECK);
    int score = state->counts[OVERTIME] ? -owed : left;
    if (is_formed(state))
        return (struct outcome){.result = WON,
                                .why = "the pieces form one group",
                                .scored = are_cards_told(state),
                                .score = {score, score}};
    if (refuse_spending(state))
        return (struct outcome){
            .result = LOST, .why = "all cards are spent", .scored = true, .score = {score, score}};
    /* A piece may be added by a card that is not known. */
    if (!game_action_count(game, state) &&
        (state->counts[OVERTIME] || pile_top(state, DECK) != NO_CARD))
        return (struct outcome){.result = LOST, .why = "nothing can be moved or added"};
    return (struct outcome){.result = GOING_ON};
}

/* ---- Positions ---- */

/* Whether the discard pile is all there: a position may name only some of the cards. */
static bool are_discards_told(const struct state *state)
{
    return pile_count(state, DISCARD) &&
           (cards_count(state) == SOLO_CARDS || !are_cards_told(state));
}

static const char *impossible(const struct game *game, const struct state *state)
{
    struct mismatch found = solo_compare(state, DISCARD, NO_PIECE);
    const char *reason = solo_impossible(state, ALL_PILES);
    (void)game;
    if (reason)
        return reason;
    if (state->counts[OVERTIME] > 1)
        return "overtime is 1 or left out";
    if (state->counts[OVERTIME] && pile_count(state, DISCARD))
        return "all cards were picked up, so none lies on the discard pile";
    /* Pieces come by cards that lie face up, and none ever leaves. */
    if (are_discards_told(state) && (found.pieces || found.cards))
        return "the pieces are not those of the cards on the discard pile";
    if (!state->counts[OVERTIME] && pile_count(state, DECK) + pile_count(state, SPENT) > 8)
        return "a player begins with eight cards";
    return NULL;
}

/* Faces are the cards that pieces came by, backs those that are still to be spent. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    solo_arrange(state);
    for (size_t i = 0; i < scene->card_count && i < MOST_CARDS; i++)
        pile_add(state, scene->cards[i].card ? DISCARD : DECK, scene->cards[i].card);
}

const struct game parade_game = {
    .id = "parade",
    .name = "Parade Chess Solitaire",
    .summary = "order enemy pieces about until all form one group",
    .verbs = verbs,
    .fields = fields,
    .begin = begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .impossible = impossible,
    .arrange = arrange,
};

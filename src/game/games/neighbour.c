/* Neighbour Chess Solitaire: cards drop pieces about the board, then pieces move as their
 * neighbours do until all stand in one group ("Neighbour Chess Solitaire" in the book of
 * experiments). */
#include "game/neighbours.h"
#include "game/solo.h"

/* The two draw piles with the discard pile of each. */
enum pile { PIECES, PLACES, USED_PIECES, USED_PLACES };
enum count {
    LAST,   /* square of the piece that was added last, plus 1; 0 for none, or not known */
    MOVING, /* 1 when the player has stopped adding */
};
/* PLACING: the card's square is occupied, and the player chooses one near it. */
enum phase { TURN, PLACING };
enum { ADD = ACTION_OWN, PLACE };
enum { PLACE_CARDS = 20, LEAST_STEPS = 2, MOST_STEPS = 6 };

static const struct verb verbs[] = {
    [ADD - ACTION_OWN] = {"add", 0},
    [PLACE - ACTION_OWN] = {"place", HAS_TO},
    {0},
};

static const struct field fields[] = {
    {"pieces", FIELD_PILE, PIECES, 0},
    {"places", FIELD_PILE, PLACES, 0},
    {"used-pieces", FIELD_PILE, USED_PIECES, 0},
    {"used-places", FIELD_PILE, USED_PLACES, 0},
    {"last", FIELD_SQUARE, LAST, 0},
    {"moving", FIELD_NUMBER, MOVING, 0},
    {"phase", FIELD_PHASE, 0, 0},
    {0},
};

/* ("Neighbour Chess Solitaire", Setup) Two to six of four suits: red ones go right, black ones up.
 */
static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game;
    solo_begin(state, PIECES, random);
    for (int steps = LEAST_STEPS; steps <= MOST_STEPS; steps++)
        for (int suit = 0; suit < 2; suit++) {
            pile_add(state, PLACES, (uint8_t)(CARD_RIGHT + steps));
            pile_add(state, PLACES, (uint8_t)(CARD_UP + steps));
        }
    pile_shuffle(state, PLACES, random);
}

static int used_count(const struct state *state)
{
    return pile_count(state, USED_PIECES) + pile_count(state, USED_PLACES);
}

static int left_count(const struct state *state)
{
    return pile_count(state, PIECES) + pile_count(state, PLACES);
}

/* Draw piles are empty at the end of a game, or when a position does not name them. */
static bool are_cards_told(const struct state *state)
{
    return left_count(state) || used_count(state) == SOLO_CARDS + PLACE_CARDS;
}

/* ("Neighbour Chess Solitaire", Winning) Neighbours are those on the eight squares around, as in
 * Play. The first piece alone is no group, or the game would be won with it. */
static bool is_formed(const struct state *state)
{
    return state->phase == TURN && is_one_group(board_occupied(&state->board), TOUCH_CORNERS);
}

/* ---- Adding ---- */

/* ("Neighbour Chess Solitaire", Play, 2 and 4) The square that a place card leads to, around the
 * edge of the board if need be. */
static int square_of_card(const struct state *state, uint8_t card)
{
    int from = state->counts[LAST] ? state->counts[LAST] - 1 : 0, steps = card & 0x0F;
    return card & CARD_UP ? (from + 8 * steps) % 64
                          : 8 * rank_of(from) + (file_of(from) + steps) % 8;
}

/* ("Neighbour Chess Solitaire", Play, 5) The free squares nearest to one that is occupied. */
static squares places_near(const struct board *board, int square)
{
    squares grown = bit(square), occupied = board_occupied(board);
    while (!(grown & ~occupied) && ~grown)
        grown |= neighbours_of(grown, TOUCH_CORNERS);
    return grown & ~occupied;
}

static squares places(const struct state *state)
{
    return places_near(&state->board, square_of_card(state, pile_top(state, USED_PLACES)));
}

/* By the rules, and not because a position leaves the cards open. */
static bool is_adding_over(const struct state *state)
{
    return state->counts[MOVING] ||
           (are_cards_told(state) && (!pile_count(state, PIECES) || !pile_count(state, PLACES)));
}

static const char *refuse_add(const struct state *state)
{
    if (state->counts[MOVING])
        return "no piece is added once pieces have moved";
    if (is_adding_over(state))
        return "no card is left to add a piece by";
    if (!pile_top(state, PIECES) || !pile_top(state, PLACES))
        return "the next cards are not known";
    if (!state->counts[LAST] && board_occupied(&state->board))
        return "it is not known which piece was added last";
    return NULL;
}

static const char *refuse_place(const struct state *state, struct action a)
{
    if (state->phase != PLACING)
        return "a place is chosen only when the card leads to an occupied square";
    if (state->board.at[a.to])
        return "a piece is added on an empty square";
    return places(state) & bit(a.to) ? NULL : "nearer squares are free";
}

static void put(struct state *state, int square)
{
    board_put(&state->board, square, pile_top(state, USED_PIECES));
    state->counts[LAST] = (uint8_t)(square + 1);
    solo_end_turn(state);
}

/* ("Neighbour Chess Solitaire", Play, 1 to 4) */
static void add(struct state *state)
{
    pile_deal(state, PIECES, USED_PIECES, 1);
    pile_deal(state, PLACES, USED_PLACES, 1);
    int square = square_of_card(state, pile_top(state, USED_PLACES));
    if (state->board.at[square])
        state->phase = PLACING;
    else
        put(state, square);
}

/* ---- Moving ---- */

/* ("Neighbour Chess Solitaire", Play) Nothing is said of captures, and all pieces are to be
 * gathered. */
static squares destinations(const struct board *board, int from)
{
    return borrowed_reach(board, from) & ~board_occupied(board);
}

static const char *refuse_move(const struct state *state, struct action a)
{
    const char *reason = solo_move_refuse(state, a);
    if (!reason && are_cards_told(state) && !left_count(state))
        reason = "no card is left to spend on a move";
    if (!reason)
        reason = borrowing_refuse(&state->board, a.from, a.to);
    if (reason || destinations(&state->board, a.from) & bit(a.to))
        return reason;
    return "nothing is captured in this game";
}

/* ("Neighbour Chess Solitaire", Play) Moving is to stop adding. Which pile the card is spent from
 * makes no difference: neither is drawn from again, and both count alike (Winning). */
static void move(struct state *state, struct action a)
{
    if (!pile_deal(state, PLACES, USED_PLACES, 1))
        pile_deal(state, PIECES, USED_PIECES, 1);
    board_move(&state->board, a.from, a.to);
    state->counts[MOVING] = 1;
    state->counts[LAST] = 0;
    solo_end_turn(state);
}

/* ---- Actions ---- */

static const char *refuse(const struct game *game, const struct state *state, struct action action)
{
    (void)game;
    if (is_formed(state))
        return "the pieces have formed one group";
    if (state->phase == PLACING && action.kind != PLACE)
        return "the piece in hand has to be placed";
    switch (action.kind) {
    case ADD:
        return refuse_add(state);
    case PLACE:
        return refuse_place(state, action);
    default:
        return refuse_move(state, action);
    }
}

static void list_moves(struct actions *out, const struct state *state)
{
    if (are_cards_told(state) && !left_count(state))
        return;
    for (squares left = board_occupied(&state->board); left; left &= left - 1) {
        uint8_t from = (uint8_t)first_of(left);
        actions_add_to(out, (struct action){.from = from}, destinations(&state->board, from));
    }
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    out->count = 0;
    if (is_formed(state))
        return;
    if (state->phase == PLACING) {
        actions_add_to(out, (struct action){.kind = PLACE}, places(state));
        return;
    }
    list_moves(out, state);
    game_offer(out, game, state, (struct action){.kind = ADD});
}

static void play(struct state *state, const struct game *game, struct action action)
{
    (void)game;
    if (action.kind == ADD)
        add(state);
    else if (action.kind == PLACE)
        put(state, action.to);
    else
        move(state, action);
}

static struct outcome outcome(const struct game *game, const struct state *state)
{
    int left = left_count(state);
    if (is_formed(state))
        return (struct outcome){.result = WON,
                                .why = "the pieces form one group",
                                .scored = are_cards_told(state),
                                .score = {left, left}};
    if (are_cards_told(state) && !left && state->phase == TURN)
        return (struct outcome){.result = LOST, .why = "all cards are spent"};
    if (!game_action_count(game, state) && is_adding_over(state))
        return (struct outcome){.result = LOST, .why = "nothing can be moved or added"};
    return (struct outcome){.result = GOING_ON};
}

/* ---- Positions ---- */

static bool is_place_card(uint8_t card)
{
    int steps = card & 0x0F, way = card & 0xF0;
    return (way == CARD_RIGHT || way == CARD_UP) && steps >= LEAST_STEPS && steps <= MOST_STEPS;
}

static const char *impossible_places(const struct state *state)
{
    static const int piles[] = {PLACES, USED_PLACES};
    uint8_t counts[256] = {0};
    int all = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < pile_count(state, piles[i]); j++, all++) {
            uint8_t card = pile_card(state, piles[i], j);
            if (card && !is_place_card(card))
                return "place cards go two to six squares right or up";
            if (card && ++counts[card] > 2)
                return "there are two place cards of each kind";
        }
    return all > PLACE_CARDS ? "there are twenty place cards" : NULL;
}

/* The pieces against their cards; nothing is amiss where a position names only some of the cards.
 */
static struct mismatch compare_cards(const struct state *state)
{
    int used = pile_count(state, USED_PIECES), all = used + pile_count(state, PIECES);
    if (!used || (all < SOLO_CARDS && left_count(state)))
        return (struct mismatch){false, false};
    bool in_hand = state->phase == PLACING;
    return solo_compare(state, USED_PIECES, in_hand ? pile_top(state, USED_PIECES) : NO_PIECE);
}

static const char *impossible_part(const struct state *state)
{
    int last = state->counts[LAST] - 1;
    if (state->phase > PLACING || state->counts[MOVING] > 1)
        return "moving and phase are 1 or left out";
    if (state->counts[MOVING] && (state->phase == PLACING || last >= 0))
        return "no piece is added once pieces have moved";
    if (last > 63 || (last >= 0 && !state->board.at[last]))
        return "the piece that was added last stands on no square";
    if (state->phase == PLACING &&
        (!pile_top(state, USED_PIECES) || !pile_top(state, USED_PLACES) ||
         !state->board.at[square_of_card(state, pile_top(state, USED_PLACES))]))
        return "a place is chosen only when the card leads to an occupied square";
    if (compare_cards(state).pieces)
        return "a piece is on the board without its card on the discard pile";
    /* Only cards of pieces that are spent on moves leave their pieces in the box. */
    if (!state->counts[MOVING] && compare_cards(state).cards)
        return "a card is on the discard pile without its piece on the board";
    return NULL;
}

static const char *impossible(const struct game *game, const struct state *state)
{
    const char *reason = solo_impossible(state, 1 << PIECES | 1 << USED_PIECES);
    (void)game;
    if (!reason)
        reason = impossible_places(state);
    return reason ? reason : impossible_part(state);
}

/* A playing card from two to six is a place card ("Neighbour Chess Solitaire", Setup). */
static uint8_t place_card_of(const struct shown_card *shown)
{
    bool red = shown->suit == 'H' || shown->suit == 'D';
    return (uint8_t)((red ? CARD_RIGHT : CARD_UP) + shown->rank);
}

/* Faces lie on the discard piles. More cards than pieces were spent on moves; else the last card of
 * a piece tells which was added last, unless there are two such pieces. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    solo_arrange(state);
    for (size_t i = 0; i < scene->card_count && i < MOST_CARDS; i++) {
        const struct shown_card *shown = &scene->cards[i];
        if (shown->rank >= LEAST_STEPS && shown->rank <= MOST_STEPS)
            pile_add(state, USED_PLACES, place_card_of(shown));
        else if (shown->card)
            pile_add(state, USED_PIECES, shown->card);
    }
    state->counts[MOVING] = compare_cards(state).cards;
    for (int square = 0, found = 0; square < 64 && !state->counts[MOVING]; square++)
        if (state->board.at[square] && state->board.at[square] == pile_top(state, USED_PIECES))
            state->counts[LAST] = found++ ? 0 : (uint8_t)(square + 1);
}

const struct game neighbour_game = {
    .id = "neighbour",
    .name = "Neighbour Chess Solitaire",
    .summary = "borrow the moves of neighbours until all form one group",
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

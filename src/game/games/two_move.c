/* Two Move Chess: both sides choose two cards, cards that both chose cancel, and the others move
 * pieces from the least valuable card to the most ("Two Move Chess" in the rulebook).
 *
 * The secret choices are made one after the other here, White's first; the state sees all cards. A
 * card that a position does not tell of is in its owner's hand. */
#include "game/armies.h"
#include "game/deck.h"
#include "game/fallen.h"
#include "game/orthodox.h"
#include "game/rows.h"

/* Piles, each for White and then for Black. The cards in play are face down until all four are
 * chosen, and face up on the table once they are used or cancelled. */
enum { HAND = 0, TABLE = 2, IN_PLAY = 4 };

enum { CHOOSING, MOVING, SETTING_UP };

enum { MOVES_LEFT }; /* in counts: how many moves the turn still has, both sides together */
enum { MOVED };      /* in sets: the pawns that have moved in this turn */

enum { CHOOSE = ACTION_OWN, SHOW };

enum { CARDS_CHOSEN = 2, MOVES_IN_TURN = 4 };

static const struct verb verbs[] = {{"choose", HAS_CARD}, {"show", HAS_CARD}, {0}};

static const struct field fields[] = {
    {"phase", FIELD_PHASE, 0, 0},
    {"moves", FIELD_NUMBER, MOVES_LEFT, 0},
    {"moved", FIELD_SQUARES, MOVED, 0},
    {"white-hand", FIELD_PILE, HAND + WHITE, 0},
    {"black-hand", FIELD_PILE, HAND + BLACK, 0},
    {"white-table", FIELD_PILE, TABLE + WHITE, 0},
    {"black-table", FIELD_PILE, TABLE + BLACK, 0},
    {"white-play", FIELD_PILE, IN_PLAY + WHITE, 0},
    {"black-play", FIELD_PILE, IN_PLAY + BLACK, 0},
    {0},
};

/* One card for each kind of piece but the pawn (Setup). */
static const card_counts deck = {[KNIGHT] = 1, [BISHOP] = 1, [ROOK] = 1, [QUEEN] = 1, [KING] = 1};

/* No check, and no capture en passant (Goal; Rare cases). */
static const struct chess_rules rules = {
    .field = ~(squares)0,
    .double_step = true,
    .kings_fall = true,
    .promotions = {QUEEN, ROOK, BISHOP, KNIGHT},
    .last_rank = {RANK_8, RANK_1},
};

static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game, (void)random;
    set_up_row(state, "RNBQKBNR");
    piles_add_missing(state, HAND, deck);
    state->phase = SETTING_UP;
}

/* ---- Choosing ---- */

/* White lays out two cards before the first turn (Setup); then each side chooses two of those that
 * do not lie face up (Play, 2nd paragraph). */
static const char *refuse_card(const struct state *state, struct action a)
{
    int side = state->side;
    if (state->phase == SETTING_UP && a.kind != SHOW)
        return "White first lays two cards face up";
    if (state->phase != SETTING_UP && a.kind != CHOOSE)
        return a.kind == SHOW ? "cards are laid out only before the first turn"
                              : "both sides choose two cards before pieces move";
    if ((int)side_of(a.card) != side)
        return side == WHITE ? "White has the white cards" : "Black has the black cards";
    if (!deck[a.card & 7])
        return "there are cards for knight, bishop, rook, queen and king only";
    if (pile_find(state, TABLE + side, a.card) >= 0)
        return "a card that lies face up cannot be chosen";
    return pile_find(state, IN_PLAY + side, a.card) >= 0 ? "that card is chosen already" : NULL;
}

/* ---- The card of the moment ---- */

/* The side whose card is the least valuable of those in play; equal ones have cancelled. */
static enum side next_side(const struct state *state)
{
    uint8_t white = pile_count(state, IN_PLAY + WHITE) ? pile_card(state, IN_PLAY + WHITE, 0) : 0;
    uint8_t black = pile_count(state, IN_PLAY + BLACK) ? pile_card(state, IN_PLAY + BLACK, 0) : 0;
    return !black || (white && kind_of(white) < kind_of(black)) ? WHITE : BLACK;
}

static enum piece_kind card_in_use(const struct state *state)
{
    int pile = IN_PLAY + state->side;
    return pile_count(state, pile) ? kind_of(pile_card(state, pile, 0)) : NO_PIECE;
}

static bool has_moved_pawn(const struct state *state, struct action a)
{
    return bit(a.from) & state->sets[MOVED];
}

/* The moves that pieces could make, were it not for the cards. */
static void list_movable(struct actions *out, const struct state *state)
{
    size_t kept = 0;
    moves_list(out, state, &rules);
    for (size_t i = 0; i < out->count; i++)
        if (!has_moved_pawn(state, out->items[i]))
            out->items[kept++] = out->items[i];
    out->count = kept;
}

/* The least valuable kind that can move. A pawn that has moved in this turn is no more movable than
 * one that is blocked (Play, 3rd and 4th paragraph). */
static enum piece_kind least_movable(const struct state *state, const struct actions *movable)
{
    enum piece_kind least = KING;
    for (size_t i = 0; i < movable->count; i++) {
        enum piece_kind kind = kind_of(state->board.at[movable->items[i].from]);
        least = kind < least ? kind : least;
    }
    return least;
}

/* NULL when the card in use may move that piece so. */
static const char *refuse_by_card(const struct state *state, struct action a, enum piece_kind least)
{
    static const char *const reasons[KIND_COUNT] = {
        [KNIGHT] = "a knight card moves a knight or the least valuable kind that can move",
        [BISHOP] = "a bishop card moves a bishop or the least valuable kind that can move",
        [ROOK] = "a rook card moves a rook or the least valuable kind that can move",
        [QUEEN] = "a queen card moves a queen or the least valuable kind that can move",
        [KING] = "a king card moves a king or the least valuable kind that can move",
    };
    enum piece_kind card = card_in_use(state), kind = kind_of(state->board.at[a.from]);
    if (a.kind == ACTION_CASTLE && card != KING)
        return "castling takes a king card"; /* Rare cases */
    return kind == card || kind == least ? NULL : reasons[card];
}

static void list_moves(struct actions *out, const struct state *state)
{
    list_movable(out, state);
    enum piece_kind least = least_movable(state, out);
    size_t kept = 0;
    for (size_t i = 0; i < out->count; i++)
        if (!refuse_by_card(state, out->items[i], least))
            out->items[kept++] = out->items[i];
    out->count = kept;
}

static const char *refuse_move(const struct state *state, struct action a)
{
    if (a.kind > ACTION_CASTLE)
        return a.kind == ACTION_PASS ? "a card that is not cancelled must make a move"
                                     : "the cards of this turn are chosen";
    const char *reason = moves_refuse(state, a, &rules);
    if (reason)
        return reason;
    if (has_moved_pawn(state, a))
        return "a pawn may not move twice in one turn";
    struct actions movable;
    list_movable(&movable, state);
    return refuse_by_card(state, a, least_movable(state, &movable));
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    uint8_t verb = state->phase == SETTING_UP ? SHOW : CHOOSE;
    out->count = 0;
    if (has_king_fallen(state))
        return;
    if (state->phase == MOVING) {
        list_moves(out, state);
    } else {
        actions_add_cards(out, (struct action){.kind = verb}, deck);
        game_keep_legal(out, game, state);
    }
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    const char *reason = fallen_refuse(state);
    (void)game;
    if (reason)
        return reason;
    return state->phase == MOVING ? refuse_move(state, a) : refuse_card(state, a);
}

/* ---- The course of a turn ---- */

/* The side with four cards face up takes them back, the other leaves its two (Play, last
 * paragraph). In a position that told of no cards it is White, as in the first turn. */
static void end_turn(struct state *state)
{
    int side = pile_count(state, TABLE + BLACK) > CARDS_CHOSEN ? BLACK : WHITE;
    pile_move_all(state, TABLE + side, HAND + side);
    state->phase = CHOOSING;
    state->side = WHITE;
    state->sets[MOVED] = 0;
    state->ply += 2;
}

/* One move of the card in use is made or cannot be made. Whoever has one card left where the other
 * was cancelled makes two moves with it: then fewer cards are in play than moves left. */
static void count_move(struct state *state)
{
    int cards = pile_count(state, IN_PLAY + WHITE) + pile_count(state, IN_PLAY + BLACK);
    int left = state->counts[MOVES_LEFT]--;
    if (left == cards || left == 2 * cards - 1)
        pile_move(state, IN_PLAY + state->side, 0, TABLE + state->side);
    if (left > 1)
        state->side = next_side(state);
}

/* Go on to the next move that can be made. A card for which nothing at all can move is spent
 * without one: a move is due only with what is movable (Play, 5th paragraph). */
static void go_on(struct state *state)
{
    struct actions movable;
    while (state->counts[MOVES_LEFT] && !has_king_fallen(state)) {
        list_moves(&movable, state);
        if (movable.count)
            return;
        count_move(state);
    }
    if (!state->counts[MOVES_LEFT])
        end_turn(state);
}

/* Cards that both sides chose do nothing (Play, 4th paragraph). */
static void reveal(struct state *state)
{
    for (int kind = KNIGHT; kind <= KING; kind++) {
        int white = pile_find(state, IN_PLAY + WHITE, piece_of(WHITE, (enum piece_kind)kind));
        int black = pile_find(state, IN_PLAY + BLACK, piece_of(BLACK, (enum piece_kind)kind));
        if (white < 0 || black < 0)
            continue;
        pile_move(state, IN_PLAY + WHITE, white, TABLE + WHITE);
        pile_move(state, IN_PLAY + BLACK, black, TABLE + BLACK);
    }
    state->phase = MOVING;
    state->counts[MOVES_LEFT] = pile_count(state, IN_PLAY + WHITE) ? MOVES_IN_TURN : 0;
    state->side = next_side(state);
    go_on(state);
}

/* Lay a card on a pile that is kept by value, since the order of the choice does not matter. */
static void lay(struct state *state, int pile, uint8_t card)
{
    int hand = HAND + state->side, place = 0;
    pile_remove(state, hand, pile_find(state, hand, card));
    while (place < pile_count(state, pile) && pile_card(state, pile, place) < card)
        place++;
    pile_insert(state, pile, place, card);
}

static void play_card(struct state *state, struct action a)
{
    int pile = (a.kind == SHOW ? TABLE : IN_PLAY) + state->side;
    int other = !state->side;
    lay(state, pile, a.card);
    if (pile_count(state, pile) < CARDS_CHOSEN)
        return;
    if (a.kind == SHOW) {
        state->phase = CHOOSING;
    } else if (pile_count(state, IN_PLAY + other) < CARDS_CHOSEN) {
        state->side = (uint8_t)other;
    } else {
        reveal(state);
    }
}

/* A pawn that became another piece is no pawn any more, and may move as that piece: only "the same
 * pawn" is kept from moving twice (Play, 4th paragraph). */
static void play_move(struct state *state, struct action a)
{
    bool pawn = kind_of(state->board.at[a.from]) == PAWN && !a.promote;
    state->sets[MOVED] &= ~bit(a.to);
    if (pawn)
        state->sets[MOVED] |= bit(a.to);
    moves_shift(state, a, &rules);
    count_move(state);
    go_on(state);
}

static void play(struct state *state, const struct game *game, struct action a)
{
    (void)game;
    piles_add_missing(state, HAND, deck);
    if (state->phase == MOVING)
        play_move(state, a);
    else
        play_card(state, a);
}

static struct outcome outcome(const struct game *game, const struct state *state)
{
    (void)game;
    return fallen_outcome(state, "the king is captured");
}

/* ---- Positions ---- */

static const char *impossible_piles(const struct state *state)
{
    if (deck_impossible(state, ALL_PILES, deck) || deck_seen(state, NO_CARD))
        return "each side has one card for knight, bishop, rook, queen and king";
    if (!cards_lie_with_side(state))
        return "a card lies with the side that it belongs to";
    for (int pile = IN_PLAY; pile < IN_PLAY + 2; pile++)
        if (pile_count(state, pile) > CARDS_CHOSEN)
            return "each side chooses two cards";
        else if (pile_count(state, pile) == 2 &&
                 pile_card(state, pile, 0) > pile_card(state, pile, 1))
            return "cards in play are named from the least valuable to the most";
    return NULL;
}

/* Before the cards are revealed, at most one side has cards face up, and those are two. */
static const char *impossible_choice(const struct state *state)
{
    int white = pile_count(state, TABLE + WHITE), black = pile_count(state, TABLE + BLACK);
    int chosen[2] = {pile_count(state, IN_PLAY + WHITE), pile_count(state, IN_PLAY + BLACK)};
    if (state->counts[MOVES_LEFT] || state->sets[MOVED])
        return "no piece moves before the cards are chosen";
    if (state->phase == SETTING_UP)
        return white > 1 || black || chosen[WHITE] || chosen[BLACK] || state->side != WHITE
                   ? "at the start White lays out two cards, before any are chosen"
                   : NULL;
    if (white && black)
        return "only one side leaves cards face up";
    if (white + black != 0 && white + black != CARDS_CHOSEN)
        return "two cards are left face up";
    if (chosen[!state->side] == 1)
        return "a side chooses both its cards before the other does";
    return chosen[state->side] == CARDS_CHOSEN ? "that side has chosen its cards" : NULL;
}

/* Two cards face up or in play on each side, and two more with whoever had left some. */
static const char *impossible_turn(const struct state *state)
{
    int in_play[2], all[2], left = state->counts[MOVES_LEFT];
    for (int side = WHITE; side <= BLACK; side++) {
        in_play[side] = pile_count(state, IN_PLAY + side);
        all[side] = in_play[side] + pile_count(state, TABLE + side);
        if (all[side] != CARDS_CHOSEN && all[side] != 2 * CARDS_CHOSEN)
            return "each side has played two cards in a turn";
    }
    int cards = in_play[WHITE] + in_play[BLACK];
    if (all[WHITE] + all[BLACK] > 3 * CARDS_CHOSEN)
        return "only one side leaves cards face up";
    if (!left || (left != cards && left != 2 * cards && left != 2 * cards - 1) ||
        left > MOVES_IN_TURN)
        return "a card makes one move, or two if the other was cancelled";
    if (cards && next_side(state) != (enum side)state->side)
        return "the least valuable card in play moves first";
    if (in_play[WHITE] && in_play[BLACK] &&
        kind_of(pile_card(state, IN_PLAY + WHITE, 0)) ==
            kind_of(pile_card(state, IN_PLAY + BLACK, 0)))
        return "equal cards cancel each other";
    return state->sets[MOVED] & ~state->board.kinds[PAWN] ? "only pawns are marked as moved" : NULL;
}

static const char *impossible(const struct game *game, const struct state *state)
{
    const char *reason = armies_impossible_fallen(&state->board, game->rules);
    if (!reason)
        reason = impossible_piles(state);
    if (reason)
        return reason;
    if (!state->board.kinds[KING])
        return "the game ends when one king is captured";
    if (state->en_passant != NO_SQUARE)
        return "pawns do not capture en passant";
    if (state->phase > SETTING_UP)
        return "a turn has two parts: choosing and moving";
    return state->phase == MOVING ? impossible_turn(state) : impossible_choice(state);
}

/* Cards lie with the side that played them. Four face up are those of a turn that is over. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    enum { MOST_SHOWN = 16 }; /* more than there are, so that too many are noticed */
    (void)game;
    for (size_t i = 0; i < scene->card_count && i < MOST_SHOWN; i++) {
        uint8_t card = scene->cards[i].card;
        if (card)
            pile_add(state, TABLE + (card & 8 ? BLACK : WHITE), card);
    }
    for (int side = WHITE; side <= BLACK; side++)
        if (pile_count(state, TABLE + side) == 2 * CARDS_CHOSEN)
            pile_move_all(state, TABLE + side, HAND + side);
    piles_add_missing(state, HAND, deck);
}

const struct game two_move_game = {
    .id = "two-move",
    .name = "Two Move Chess",
    .summary = "two secret cards a side say what moves",
    .rules = &rules,
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

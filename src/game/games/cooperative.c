/* Cooperative Chess: both players against the cards. A turn is a quiet move, a card, and captures
 * by that card and the partner's last ones ("Cooperative Chess" in the rulebook). */
#include "game/cards.h"
#include "game/fallen.h"
#include "game/partners.h"
#include "game/turn.h"

enum { HAND_SIZE = 3 };
enum { PHASE_QUIET, PHASE_CARD, PHASE_CAPTURES };
enum { PILE_STACK = PARTNERS_PILES, PILE_CAPTURED = PILE_STACK + 2 }; /* stacks by side */
enum {
    COUNT_MOVER = PARTNERS_COUNTS, /* the square, plus 1, of the piece that moves in this turn */
    COUNT_WILD,                    /* 1 when the next card to be captured is wild */
};

static const struct verb verbs[] = {{"play", HAS_CARD}, {0}};

static const struct field fields[] = {
    PARTNERS_FIELDS,
    {"wstack", FIELD_PILE, PILE_STACK, 0},
    {"bstack", FIELD_PILE, PILE_STACK + 1, 0},
    {"captured", FIELD_PILE, PILE_CAPTURED, 0},
    {"mover", FIELD_SQUARE, COUNT_MOVER, 0},
    {"wild", FIELD_NUMBER, COUNT_WILD, 0},
    {"phase", FIELD_PHASE, 0, 0},
    {0},
};

/* "Setup" */
static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game;
    partners_set_up(state, random);
    pile_deal(state, PILE_DRAW, PILE_HAND + WHITE, HAND_SIZE);
    pile_deal(state, PILE_DRAW, PILE_HAND + BLACK, HAND_SIZE);
}

/* ---- What the cards allow ---- */

/* Either colour of a card will do. A card of a type that its player has no piece of is wild on that
 * player's stack, at the moment when it is used ("Play", the first type of wild cards). */
static bool card_matches(const struct state *state, enum side player, enum piece_kind kind)
{
    enum piece_kind type = kind_of(pile_top(state, PILE_STACK + (int)player));
    return type == kind || !(state->board.kinds[type] & state->board.sides[player]);
}

static const char *refuse_capture(const struct state *state, struct action a, int victim)
{
    enum side side = (enum side)state->side, partner = other_side(side);
    const uint8_t *at = state->board.at;
    if (!pile_count(state, PILE_STACK + (int)partner))
        return "the partner's stack has no card to capture";
    if (!card_matches(state, side, kind_of(at[a.from])))
        return "the capturing piece is not of the type of the card just played";
    if (!state->counts[COUNT_WILD] && !card_matches(state, partner, kind_of(at[victim])))
        return "the captured piece is not of the type of the top card on the partner's stack";
    return NULL;
}

/* The steps of a turn in their order, and one piece for all its moves ("Play"). Castling is a move
 * of the king. */
static const char *refuse_move(const struct state *state, struct action a)
{
    if (state->phase == PHASE_CARD)
        return "the quiet move is made: now a card must be played";
    const char *reason = moves_refuse(state, a, &falling_king_rules);
    if (reason)
        return reason;
    int victim = turn_victim(state, a);
    if (state->phase == PHASE_QUIET)
        return victim == NO_SQUARE ? NULL : "a card must be played before a capture";
    if (victim == NO_SQUARE)
        return "only captures can follow the card";
    if (state->counts[COUNT_MOVER] && state->counts[COUNT_MOVER] - 1 != a.from)
        return "all moves of a turn are made with one piece";
    return refuse_capture(state, a, victim);
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    const char *reason = partners_refuse(state);
    (void)game;
    if (reason)
        return reason;
    switch (a.kind) {
    case ACTION_PASS:
        return state->phase == PHASE_CAPTURES ? NULL : "each turn a card must be played";
    case ACTION_PLAY:
        return state->phase == PHASE_CAPTURES ? "a turn has one card"
                                              : partners_refuse_card(state, a.card);
    default:
        return refuse_move(state, a);
    }
}

/* ---- Playing ---- */

static void end_turn(struct state *state)
{
    int hand = PILE_HAND + state->side;
    state->counts[COUNT_MOVER] = state->counts[COUNT_WILD] = 0;
    pile_deal(state, PILE_DRAW, hand, HAND_SIZE - pile_count(state, hand));
    turn_end(state, COUNT_JUMPED);
}

/* The partner's card goes to the captured ones. When it and the card just played both have the
 * colours of the pieces, the next card is wild ("Play", the second type of wild cards); pieces
 * of a type that a wild card stands in for have their colour all the same. */
static void capture_card(struct state *state)
{
    enum side side = (enum side)state->side, partner = other_side(side);
    int stack = PILE_STACK + (int)partner;
    state->counts[COUNT_WILD] = side_of(pile_top(state, PILE_STACK + (int)side)) == side &&
                                side_of(pile_top(state, stack)) == partner;
    pile_deal(state, stack, PILE_CAPTURED, 1);
}

static void play_move(struct state *state, struct action a)
{
    enum side side = (enum side)state->side;
    bool captures = turn_victim(state, a) != NO_SQUARE;
    if (captures)
        capture_card(state);
    turn_move(state, a, &falling_king_rules, COUNT_JUMPED);
    int to = a.kind == ACTION_CASTLE ? king_of(&state->board, side) : a.to;
    state->counts[COUNT_MOVER] = (uint8_t)(to + 1);
    state->phase = captures ? PHASE_CAPTURES : PHASE_CARD;
}

/* A turn ends by itself when nothing can be captured. */
static void play(struct state *state, const struct game *game, struct action a)
{
    if (a.kind == ACTION_PASS) {
        end_turn(state);
        return;
    }
    if (a.kind == ACTION_PLAY) {
        partners_play_card(state, a.card, PILE_STACK + state->side);
        state->phase = PHASE_CAPTURES;
    } else {
        play_move(state, a);
    }
    if (state->phase != PHASE_CAPTURES || has_king_fallen(state))
        return;
    if (game_action_count(game, state) == 1) /* to pass */
        end_turn(state);
}

/* "Winning" */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    int score = partners_kinds_gone(&state->board);
    (void)game;
    if (!has_king_fallen(state))
        return partners_outcome(state);
    return (struct outcome){WON, "a king is captured", true, {score, score}};
}

static const char *impossible(const struct game *game, const struct state *state)
{
    const struct partners_table table = {HAND_SIZE, PHASE_CAPTURES, PHASE_CAPTURES,
                                         state->phase == PHASE_CAPTURES};
    int mover = state->counts[COUNT_MOVER] - 1;
    const char *reason = partners_impossible(game, state, table);
    if (reason)
        return reason;
    if (state->phase == PHASE_CAPTURES && !pile_count(state, PILE_STACK + state->side))
        return "the card just played lies on its player's stack";
    if ((mover >= 0 && state->phase == PHASE_QUIET) ||
        (state->counts[COUNT_WILD] && (mover < 0 || state->phase != PHASE_CAPTURES)))
        return "a turn begins with no piece moved and no card wild";
    if (mover >= 0 && !(state->board.sides[state->side] & bit(mover)))
        return "the piece that moves in this turn is of the side whose turn it is";
    return NULL;
}

/* Stacks lie face up at each player's end, captured cards beside the middle; the last card of a row
 * is its top. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    pile_add_shown(state, PILE_STACK + WHITE, scene, BESIDE_WHITE, FACES);
    pile_add_shown(state, PILE_STACK + BLACK, scene, BESIDE_BLACK, FACES);
    pile_add_shown(state, PILE_CAPTURED, scene, BESIDE_MIDDLE, FACES);
    partners_arrange(state, scene, HAND_SIZE);
}

const struct game cooperative_game = {
    .id = "cooperative",
    .name = "Cooperative Chess",
    .summary = "both players against the cards, which say what captures what",
    /* Kings may be left in check ("Play", the last paragraph). A pawn becomes what it can become in
     * chess: a second king would make nonsense of the game's end. */
    .rules = &falling_king_rules,
    .verbs = verbs,
    .fields = fields,
    .begin = begin,
    .list = partners_list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .impossible = impossible,
    .arrange = arrange,
};

/* Cooperative Chess 2: both players against a line of cards, in which neighbours say what captures
 * what ("Cooperative Chess 2" in the book of new rules). Its design questions are none of ours. */
#include "game/deck.h"
#include "game/fallen.h"
#include "game/partners.h"
#include "game/turn.h"

enum { HAND_SIZE = 2, SET_SIZE = 32, BONUS = 10, LEAST_SCORE = 32, GREAT_SCORE = 50 };
enum {
    PHASE_CARD,
    PHASE_MOVES,    /* one quiet move, or the first capture */
    PHASE_CAPTURES, /* only captures are left */
    PHASE_DISCARD,  /* which of several cards leaves the line for what has just been done */
    PHASE_PLACE,    /* where the card of a promoted piece comes into the line */
};
enum { PILE_LINE = PARTNERS_PILES, PILE_DISCARDS }; /* the line begins next to the draw pile */
enum {
    COUNT_TAKER = PARTNERS_COUNTS, /* kinds: what has just captured, */
    COUNT_TAKEN,                   /* what it has captured, until its card is discarded, */
    COUNT_PROMOTED,                /* and what a pawn has become, until its card is placed */
    COUNT_ALONE,                   /* 1 for one player without a hand ("Solitaire") */
};
enum { ACTION_DISCARD = ACTION_PLAY + 1, ACTION_PLACE };

static const struct verb verbs[] = {
    {"play", HAS_CARD}, {"discard", HAS_NUMBER}, {"place", HAS_NUMBER}, {0}};

static const struct field fields[] = {
    PARTNERS_FIELDS,
    {"line", FIELD_PILE, PILE_LINE, 0},
    {"discards", FIELD_PILE, PILE_DISCARDS, 0},
    {"taker", FIELD_LETTERS, COUNT_TAKER, 0},
    {"taken", FIELD_LETTERS, COUNT_TAKEN, 0},
    {"promoted", FIELD_LETTERS, COUNT_PROMOTED, 0},
    {"alone", FIELD_NUMBER, COUNT_ALONE, 0},
    {"phase", FIELD_PHASE, 0, 0},
    {0},
};

static uint8_t own_card(const struct state *state, uint8_t kind)
{
    return piece_of((enum side)state->side, (enum piece_kind)kind);
}

static uint8_t partner_card(const struct state *state, uint8_t kind)
{
    return piece_of(other_side((enum side)state->side), (enum piece_kind)kind);
}

/* ---- Drawing ---- */

/* A king goes to the line at once, and another card is drawn for it ("Play"). */
static void draw_up(struct state *state, int hand)
{
    while (pile_count(state, hand) < HAND_SIZE && pile_deal(state, PILE_DRAW, hand, 1))
        if (kind_of(pile_top(state, hand)) == KING)
            pile_move(state, hand, pile_count(state, hand) - 1, PILE_LINE);
}

/* One player alone begins a turn with a drawn card in the line, and one more behind a king. */
static void draw_alone(struct state *state)
{
    while (pile_deal(state, PILE_DRAW, PILE_LINE, 1)) {
        state->phase = PHASE_MOVES;
        if (kind_of(pile_top(state, PILE_LINE)) != KING)
            break;
    }
}

/* "Setup" */
static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game;
    partners_set_up(state, random);
    draw_up(state, PILE_HAND + WHITE);
    draw_up(state, PILE_HAND + BLACK);
}

/* ---- The line ---- */

/* Whether a card of the line is such a card, beside another one where `beside` is a card. A card is
 * like a piece when both type and colour are its own: the example's black pawn card does not
 * capture a white pawn. */
static bool card_fits(const struct state *state, int index, uint8_t card, uint8_t beside)
{
    int count = pile_count(state, PILE_LINE);
    if (index < 0 || index >= count || pile_card(state, PILE_LINE, index) != card)
        return false;
    return !beside || (index > 0 && pile_card(state, PILE_LINE, index - 1) == beside) ||
           (index + 1 < count && pile_card(state, PILE_LINE, index + 1) == beside);
}

/* The first such card behind another place, or -1. */
static int next_fit(const struct state *state, int behind, uint8_t card, uint8_t beside)
{
    for (int i = behind + 1; i < pile_count(state, PILE_LINE); i++)
        if (card_fits(state, i, card, beside))
            return i;
    return -1;
}

/* Which card has to leave the line: that of the captured piece, which lies beside that of the
 * capturing one, and then that of the pawn that has promoted. */
struct duty {
    uint8_t card, beside;
};

static struct duty duty_of(const struct state *state)
{
    if (state->counts[COUNT_TAKEN])
        return (struct duty){partner_card(state, state->counts[COUNT_TAKEN]),
                             own_card(state, state->counts[COUNT_TAKER])};
    return (struct duty){own_card(state, PAWN), NO_CARD};
}

/* Discard the card if it does not matter which one; else the player is asked. Which one leaves a
 * run of equal cards never matters. */
static bool discard_by_itself(struct state *state)
{
    struct duty d = duty_of(state);
    int first = next_fit(state, -1, d.card, d.beside);
    for (int last = first, i; (i = next_fit(state, last, d.card, d.beside)) >= 0; last = i)
        if (i != last + 1) {
            state->phase = PHASE_DISCARD;
            return false;
        }
    pile_move(state, PILE_LINE, first, PILE_DISCARDS);
    return true;
}

/* ---- What the cards allow ---- */

static const char *refuse_capture(const struct state *state, struct action a, int victim)
{
    uint8_t taker = state->board.at[a.from], taken = state->board.at[victim];
    if (pile_find(state, PILE_LINE, taker) < 0)
        return "no card like the capturing piece lies in the line";
    if (pile_find(state, PILE_LINE, taken) < 0)
        return "no card like the captured piece lies in the line";
    if (next_fit(state, -1, taken, taker) < 0)
        return "the cards of the two pieces are not beside each other in the line";
    return NULL;
}

/* A piece that has been captured has its card in the discards; a pawn becomes a piece of its own
 * colour, so that it is its own side's card that comes back ("Play", on the last rank). */
static const char *refuse_promotion(const struct state *state, struct action a)
{
    if (pile_find(state, PILE_LINE, own_card(state, PAWN)) < 0)
        return "a pawn needs a card like it in the line to go to the last rank";
    if (pile_find(state, PILE_DISCARDS, own_card(state, a.promote)) < 0)
        return "a pawn becomes only a piece that has been captured, whose card is in the discards";
    return NULL;
}

/* What has to be done before moves and the end of a turn, or NULL. */
static const char *first_thing(const struct state *state)
{
    static const char *const things[] = {
        [PHASE_CARD] = "each turn begins with a card",
        [PHASE_DISCARD] = "first it must be chosen which card leaves the line",
        [PHASE_PLACE] = "first the promoted piece's card must be put in the line",
    };
    return state->phase <= PHASE_PLACE ? things[state->phase] : "a turn has no such part";
}

/* Each move is a legal one of chess; a king that is in check may stay there when no move is made,
 * which is how a king can be captured in a later turn ("Play", the last paragraph). */
static const char *refuse_move(const struct state *state, struct action a)
{
    const char *reason = moves_refuse(state, a, &orthodox_rules);
    if (reason)
        return reason;
    int victim = turn_victim(state, a);
    if (victim == NO_SQUARE && state->phase == PHASE_CAPTURES)
        return "a quiet move comes before all captures, and once in a turn";
    if (victim != NO_SQUARE)
        reason = refuse_capture(state, a, victim);
    return !reason && a.promote ? refuse_promotion(state, a) : reason;
}

static const char *refuse_card(const struct state *state, uint8_t card)
{
    if (state->phase != PHASE_CARD)
        return "a turn has one card";
    if (kind_of(card) == KING)
        return "a king card goes to the line as soon as it is drawn";
    return partners_refuse_card(state, card);
}

static const char *refuse_discard(const struct state *state, int number)
{
    struct duty d = duty_of(state);
    if (state->phase != PHASE_DISCARD)
        return "there is no choice of cards to discard";
    if (number < 1 || number > pile_count(state, PILE_LINE))
        return "the line has no such card";
    if (card_fits(state, number - 1, d.card, d.beside))
        return NULL;
    return d.beside ? "the card to discard is like the captured piece, beside the capturing one's"
                    : "the card to discard is like the pawn";
}

static const char *refuse_place(const struct state *state, int number)
{
    if (state->phase != PHASE_PLACE)
        return "no card has to be put in the line";
    if (number < 1 || number > pile_count(state, PILE_LINE) + 1)
        return "the line has no such place";
    return NULL;
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    const char *reason = partners_refuse(state);
    (void)game;
    if (reason)
        return reason;
    switch (a.kind) {
    case ACTION_PLAY:
        return refuse_card(state, a.card);
    case ACTION_DISCARD:
        return refuse_discard(state, a.third);
    case ACTION_PLACE:
        return refuse_place(state, a.third);
    case ACTION_PASS:
        return first_thing(state);
    default:
        return first_thing(state) ? first_thing(state) : refuse_move(state, a);
    }
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    partners_list(out, game, state);
    for (int i = 1; i <= pile_count(state, PILE_LINE) + 1; i++)
        for (uint8_t kind = ACTION_DISCARD; kind <= ACTION_PLACE; kind++)
            game_offer(out, game, state, (struct action){.kind = kind, .third = (uint8_t)i});
}

/* ---- Playing ---- */

static void end_turn(struct state *state)
{
    if (!state->counts[COUNT_ALONE])
        draw_up(state, PILE_HAND + state->side);
    turn_end(state, COUNT_JUMPED);
    if (state->counts[COUNT_ALONE])
        draw_alone(state);
}

static void place(struct state *state, int index)
{
    uint8_t card = own_card(state, state->counts[COUNT_PROMOTED]);
    pile_remove(state, PILE_DISCARDS, pile_find(state, PILE_DISCARDS, card));
    pile_insert(state, PILE_LINE, index, card);
    state->counts[COUNT_PROMOTED] = NO_PIECE;
    state->phase = PHASE_CAPTURES;
}

static void ask_for_place(struct state *state)
{
    state->phase = PHASE_PLACE;
    if (!pile_count(state, PILE_LINE))
        place(state, 0);
}

static void forget_taken(struct state *state)
{
    state->counts[COUNT_TAKER] = state->counts[COUNT_TAKEN] = NO_PIECE;
}

/* What follows from a move: the captured piece's card first, then the promotion. */
static void move_cards(struct state *state)
{
    state->phase = PHASE_CAPTURES;
    if (state->counts[COUNT_TAKEN]) {
        if (!discard_by_itself(state))
            return;
        forget_taken(state);
    }
    if (has_king_fallen(state))
        state->counts[COUNT_PROMOTED] = NO_PIECE; /* it is over before that */
    if (state->counts[COUNT_PROMOTED] && discard_by_itself(state))
        ask_for_place(state);
}

static void play_move(struct state *state, struct action a)
{
    int victim = turn_victim(state, a);
    if (victim != NO_SQUARE) {
        state->counts[COUNT_TAKER] = (uint8_t)kind_of(state->board.at[a.from]);
        state->counts[COUNT_TAKEN] = (uint8_t)kind_of(state->board.at[victim]);
    }
    state->counts[COUNT_PROMOTED] = a.promote;
    turn_move(state, a, &orthodox_rules, COUNT_JUMPED);
    move_cards(state);
}

static void play_discard(struct state *state, int index)
{
    pile_move(state, PILE_LINE, index, PILE_DISCARDS);
    if (state->counts[COUNT_TAKEN]) {
        forget_taken(state);
        move_cards(state);
    } else {
        ask_for_place(state);
    }
}

static void play_one(struct state *state, struct action a)
{
    switch (a.kind) {
    case ACTION_PASS:
        end_turn(state);
        break;
    case ACTION_PLAY:
        partners_play_card(state, a.card, PILE_LINE);
        state->phase = PHASE_MOVES;
        break;
    case ACTION_DISCARD:
        play_discard(state, a.third - 1);
        break;
    case ACTION_PLACE:
        place(state, a.third - 1);
        break;
    default:
        play_move(state, a);
        break;
    }
}

/* A turn ends by itself when nothing can be moved or captured. */
static void play(struct state *state, const struct game *game, struct action a)
{
    play_one(state, a);
    if (first_thing(state) || has_king_fallen(state))
        return;
    if (game_action_count(game, state) == 1) /* to pass */
        end_turn(state);
}

/* ---- Ends ---- */

/* A capture takes one piece off the board, a king too, and a promotion none, so what has been
 * captured is what a set lacks: 23 pieces and two types are the 43 points of "Winning". */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    int score = SET_SIZE - count_of(board_occupied(&state->board)) +
                BONUS * partners_kinds_gone(&state->board);
    (void)game;
    if (!has_king_fallen(state))
        return partners_outcome(state);
    const char *why = score < LEAST_SCORE   ? "a king is captured for fewer than 32 points"
                      : score > GREAT_SCORE ? "a king is captured with a great score"
                                            : "a king is captured";
    return (struct outcome){score < LEAST_SCORE ? LOST : WON, why, true, {score, score}};
}

/* ---- What cannot be ---- */

static const char *impossible_phase(const struct state *state)
{
    const uint8_t *counts = state->counts;
    struct duty d = duty_of(state);
    bool taken = counts[COUNT_TAKEN], promoted = counts[COUNT_PROMOTED];
    if (taken != (counts[COUNT_TAKER] != NO_PIECE) || (taken && state->phase != PHASE_DISCARD) ||
        (promoted && state->phase < PHASE_DISCARD))
        return "captures and promotions are noted only until their cards have gone";
    if (state->phase == PHASE_DISCARD &&
        ((!taken && !promoted) || next_fit(state, -1, d.card, d.beside) < 0))
        return "there is no card to discard";
    if (promoted && pile_find(state, PILE_DISCARDS, own_card(state, counts[COUNT_PROMOTED])) < 0)
        return "the promoted piece's card is in the discards until it is placed";
    if (state->phase == PHASE_PLACE && !promoted)
        return "there is no card to put in the line";
    return NULL;
}

/* How many pieces and discards of a kind there are beyond a set, while cards are to follow. */
static int cards_behind(const struct state *state, uint8_t card)
{
    const uint8_t *counts = state->counts;
    int behind = 0;
    if (state->phase == PHASE_DISCARD && counts[COUNT_TAKEN])
        behind -= card == partner_card(state, counts[COUNT_TAKEN]);
    if (state->phase == PHASE_DISCARD && counts[COUNT_PROMOTED])
        behind -= card == own_card(state, PAWN);
    if (counts[COUNT_PROMOTED])
        behind += card == own_card(state, counts[COUNT_PROMOTED]);
    return behind;
}

/* A piece's card is discarded when the piece goes, and comes back with it. Only a table that is
 * known to the last card can be held to that. */
static const char *impossible_discards(const struct state *state)
{
    if (deck_missing(state, one_set) || deck_seen(state, NO_CARD) || has_king_fallen(state))
        return NULL;
    for (int side = WHITE; side <= BLACK; side++)
        for (int kind = PAWN; kind < KIND_COUNT; kind++) {
            uint8_t card = piece_of((enum side)side, (enum piece_kind)kind);
            int pieces = count_of(board_find(&state->board, card));
            int cards = pile_seen(state, PILE_DISCARDS, card) - cards_behind(state, card);
            if (pieces + cards != one_set[kind])
                return "the discards are the cards of the pieces that have left the board";
        }
    return NULL;
}

static const char *impossible(const struct game *game, const struct state *state)
{
    bool alone = state->counts[COUNT_ALONE];
    const struct partners_table table = {alone ? 0 : HAND_SIZE, PHASE_CAPTURES, PHASE_PLACE,
                                         !alone && state->phase != PHASE_CARD};
    const char *reason = partners_impossible(game, state, table);
    for (int i = 0; i < 4 && !reason; i++)
        if (pile_find(state, PILE_HAND + i / 2, piece_of((enum side)(i % 2), KING)) >= 0)
            reason = "a king card goes to the line as soon as it is drawn";
    if (!reason && alone && state->phase == PHASE_CARD && pile_count(state, PILE_DRAW))
        reason = "a turn alone begins with a card of the draw pile in the line: phase=1";
    if (!reason)
        reason = impossible_phase(state);
    return reason ? reason : impossible_discards(state);
}

/* ---- Pictures ---- */

/* The line lies beside the draw pile. Discards are not shown, but can be told from the board. In
 * one of the book's pictures captured cards are still in the line, so that they are no discards. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    pile_add_shown(state, PILE_LINE, scene, BESIDE_MIDDLE, FACES);
    for (int side = WHITE; side <= BLACK; side++)
        for (int kind = PAWN; kind < KIND_COUNT; kind++) {
            uint8_t card = piece_of((enum side)side, (enum piece_kind)kind);
            int gone = one_set[kind] - count_of(board_find(&state->board, card));
            while (gone-- > 0 && deck_seen(state, card) < one_set[kind] &&
                   cards_count(state) < MOST_CARDS)
                pile_add(state, PILE_DISCARDS, card);
        }
    partners_arrange(state, scene, HAND_SIZE);
}

const struct game cooperative_2_game = {
    .id = "cooperative-2",
    .name = "Cooperative Chess 2",
    .summary = "both players against a line of cards, whose neighbours capture each other",
    .rules = &orthodox_rules,
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

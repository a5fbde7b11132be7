/* Gravity Chess: both sides fall down the same board and score for where they come to rest
 * ("Gravity Chess" in the book of new rules). */
#include "game/armies.h"
#include "game/deck.h"
#include "game/game.h"

#include <string.h>

enum { PHASE_MOVE, PHASE_ADD, PHASE_OVER };
enum {
    PILE_DECK,        /* by side: the cards of its pieces, which the other player flips */
    PILE_FLIPPED = 2, /* the card of this turn, until its piece is added */
    PILE_USED,        /* the cards of pieces that have been added */
    PILE_ASIDE,       /* by side: pieces that found no room in the top row */
};
enum { SET_DONE };       /* the pieces that have had their move in this turn */
enum { SIDE_SIZE = 12 }; /* pieces and cards of a side */
enum { ACTION_BLOCKED = ACTION_OWN, ACTION_ADD };

#define TOP_ROW RANK_8

/* Four pawns a side are put away ("Setup"). */
static const card_counts deck = {
    [PAWN] = 4, [KNIGHT] = 2, [BISHOP] = 2, [ROOK] = 2, [QUEEN] = 1, [KING] = 1,
};

static const struct verb verbs[] = {
    {"blocked", HAS_FROM}, /* what the player of a piece says when it cannot move */
    {"add", HAS_CARD | HAS_TO},
    {0},
};

static const struct field fields[] = {
    {"white", FIELD_PILE, PILE_DECK, 0},
    {"black", FIELD_PILE, PILE_DECK + 1, 0},
    {"flipped", FIELD_PILE, PILE_FLIPPED, 0},
    {"used", FIELD_PILE, PILE_USED, 0},
    {"waside", FIELD_PILE, PILE_ASIDE, 0},
    {"baside", FIELD_PILE, PILE_ASIDE + 1, 0},
    {"done", FIELD_SQUARES, SET_DONE, 0},
    {"phase", FIELD_PHASE, 0, 0},
    {0},
};

/* ---- Falling ---- */

static squares rows_below(int square)
{
    return bit(square & 56) - 1;
}

/* Where each downward move of a piece begins. A pawn has one: it is stacked on a stacked piece even
 * where it could capture aslant, as the pawn on h4 is in the example of "Game End", with an active
 * king on g3. */
static squares first_steps(enum piece_kind kind, int square)
{
    squares straight = bit(square) >> 8, aslant = pawn_attacks(BLACK, square);
    switch (kind) {
    case KNIGHT:
        return attacks_of(KNIGHT, square, 0) & rows_below(square);
    case BISHOP:
        return aslant;
    case ROOK:
    case PAWN:
        return straight;
    default:
        return straight | aslant;
    }
}

/* The bottom row, and what has only stacked pieces to fall on ("Stacked Pieces"). That depends on
 * lower rows alone, so one pass upward finds all. */
static squares find_stacked(const struct board *board)
{
    squares stacked = 0;
    for (squares all = board_occupied(board); all; all &= all - 1) {
        int square = first_of(all);
        if (!(first_steps(kind_of(board->at[square]), square) & ~stacked))
            stacked |= bit(square);
    }
    return stacked;
}

static squares stacked(const struct state *state)
{
    return find_stacked(&state->board);
}

static squares pawn_falls(int from, squares free, squares prey)
{
    squares to = pawn_attacks(BLACK, from) & prey, one = bit(from) >> 8 & free;
    /* Pawns are added in the top row and never come back to it: there they have not moved. */
    if (one && bit(from) & TOP_ROW)
        one |= one >> 8 & free;
    return to | one;
}

/* Where a piece can go: down, or onto an active enemy in its row ("Moving Pieces"). */
static squares find_falls(const struct state *state, int from)
{
    const struct board *board = &state->board;
    squares stacked = find_stacked(board), occupied = board_occupied(board);
    squares prey = board->sides[other_side(side_of(board->at[from]))] & ~stacked;
    squares below = rows_below(from), row = (squares)0xFF << (from & 56);
    enum piece_kind kind = kind_of(board->at[from]);
    if (stacked & bit(from))
        return 0;
    if (kind == PAWN)
        return pawn_falls(from, ~occupied, prey);
    squares to = attacks_of(kind, from, occupied);
    return (to & below & ~occupied) | (to & (below | row) & prey);
}

/* The pieces that have still to move in this turn. */
static squares find_waiting(const struct state *state)
{
    return state->board.sides[state->side] & ~state->sets[SET_DONE] & ~find_stacked(&state->board);
}

static bool any_can_move(const struct state *state)
{
    for (squares waiting = find_waiting(state); waiting; waiting &= waiting - 1)
        if (find_falls(state, first_of(waiting)))
            return true;
    return false;
}

/* The part of the turn, also for a position that somebody wrote down before they saw that no piece
 * can move. */
static int phase_of(const struct state *state)
{
    if (state->phase != PHASE_MOVE || any_can_move(state))
        return state->phase;
    if (pile_count(state, PILE_FLIPPED))
        return PHASE_ADD;
    return state->side == WHITE ? PHASE_OVER : PHASE_MOVE;
}

/* ---- Refusing ---- */

static const char *refuse_waiting(const struct state *state, int from)
{
    uint8_t piece = state->board.at[from];
    if (phase_of(state) == PHASE_ADD)
        return "all pieces have moved: now a piece must be added";
    if (!piece)
        return "there is no piece on that square";
    if (side_of(piece) != state->side)
        return state->side == WHITE ? "it is White's turn" : "it is Black's turn";
    if (state->sets[SET_DONE] & bit(from))
        return "that piece has had its move in this turn";
    return find_stacked(&state->board) & bit(from) ? "a stacked piece cannot move" : NULL;
}

static const char *refuse_pawn(struct action a)
{
    int step = a.from - a.to;
    if (pawn_attacks(BLACK, a.from) & bit(a.to))
        return "a pawn goes aslant only to capture";
    if (step != 8 && step != 16)
        return "a pawn moves straight down, and captures aslant one square down";
    if (step == 16 && !(bit(a.from) & TOP_ROW))
        return "a pawn goes two squares only in its first move";
    return "a piece stands in the pawn's way";
}

static const char *refuse_move(const struct state *state, struct action a)
{
    const struct board *board = &state->board;
    const char *reason = refuse_waiting(state, a.from);
    if (reason)
        return reason;
    if (a.promote)
        return "pawns stay pawns";
    if (find_falls(state, a.from) & bit(a.to))
        return NULL;
    if (board->at[a.to] && side_of(board->at[a.to]) == state->side)
        return "a piece of the same side stands there";
    if (rank_of(a.to) > rank_of(a.from))
        return "no piece goes up";
    if (kind_of(board->at[a.from]) != PAWN)
        reason = moves_refuse_piece(state, a);
    else if (!board->at[a.to] || !(pawn_attacks(BLACK, a.from) & bit(a.to)))
        reason = refuse_pawn(a);
    if (reason)
        return reason;
    return board->at[a.to] ? "a stacked piece cannot be captured"
                           : "a piece must end in a lower row unless it captures";
}

/* "This pawn can't move" ("Moving Pieces"): the piece stays for this turn. */
static const char *refuse_blocked(const struct state *state, int from)
{
    const char *reason = refuse_waiting(state, from);
    return !reason && find_falls(state, from) ? "that piece can move, so it must" : reason;
}

static const char *refuse_add(const struct state *state, struct action a)
{
    if (phase_of(state) != PHASE_ADD)
        return "all active pieces move before a piece is added";
    if (deck_find(state, PILE_FLIPPED, a.card, deck) < 0 || side_of(a.card) == state->side)
        return "the piece to add is the one of the card that was flipped";
    if (!(bit(a.to) & TOP_ROW))
        return "pieces are added in the top row";
    return state->board.at[a.to] ? "a piece stands there" : NULL;
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    (void)game;
    if (phase_of(state) == PHASE_OVER)
        return "the game is over";
    switch (a.kind) {
    case ACTION_MOVE:
        return refuse_move(state, a);
    case ACTION_BLOCKED:
        return refuse_blocked(state, a.from);
    case ACTION_ADD:
        return refuse_add(state, a);
    case ACTION_CASTLE:
        return "there is no castling in this game";
    default:
        return "no part of a turn can be left out";
    }
}

/* ---- Listing ---- */

static void list_moves(struct actions *out, const struct state *state)
{
    for (squares waiting = find_waiting(state); waiting; waiting &= waiting - 1) {
        uint8_t from = (uint8_t)first_of(waiting);
        squares to = find_falls(state, from);
        if (!to)
            actions_add(out, (struct action){.kind = ACTION_BLOCKED, .from = from});
        actions_add_to(out, (struct action){.from = from}, to);
    }
}

static void list_adding(struct actions *out, const struct state *state)
{
    for (int kind = PAWN; kind < KIND_COUNT; kind++) {
        uint8_t card = piece_of(other_side((enum side)state->side), (enum piece_kind)kind);
        actions_add_to(out, (struct action){.kind = ACTION_ADD, .card = card}, TOP_ROW);
    }
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    out->count = 0;
    if (phase_of(state) == PHASE_MOVE)
        list_moves(out, state);
    else if (phase_of(state) == PHASE_ADD)
        list_adding(out, state);
    game_keep_legal(out, game, state);
}

/* ---- Playing ---- */

/* A turn of White's for which there was no card to flip is the last one ("Game End"). */
static void end_turn(struct state *state, bool flipped)
{
    enum side side = (enum side)state->side;
    state->sets[SET_DONE] = 0;
    if (side == WHITE && !flipped) {
        state->phase = PHASE_OVER;
        return;
    }
    moves_end_turn(state);
    pile_deal(state, PILE_DECK + (int)side, PILE_FLIPPED, 1);
}

/* Go on until there is something to choose. Pieces that cannot move need not be named when no other
 * piece is left that could make way for them. The text does not say what happens to a piece when
 * the top row is full: here it is put aside, as neither stacked nor captured. */
static void settle(struct state *state)
{
    while (state->phase == PHASE_MOVE && !any_can_move(state)) {
        enum side other = other_side((enum side)state->side);
        state->sets[SET_DONE] = 0;
        if (!pile_count(state, PILE_FLIPPED)) {
            end_turn(state, false);
        } else if (TOP_ROW & ~board_occupied(&state->board)) {
            state->phase = PHASE_ADD;
        } else {
            pile_deal(state, PILE_FLIPPED, PILE_ASIDE + (int)other, 1);
            end_turn(state, true);
        }
    }
}

static void play(struct state *state, const struct game *game, struct action a)
{
    struct board *board = &state->board;
    (void)game;
    switch (a.kind) {
    case ACTION_MOVE:
        if (board->at[a.to])
            board_remove(board, a.to);
        board_move(board, a.from, a.to);
        state->sets[SET_DONE] |= bit(a.to);
        break;
    case ACTION_BLOCKED:
        state->sets[SET_DONE] |= bit(a.from);
        break;
    default:
        board_put(board, a.to, a.card);
        pile_reveal(state, PILE_FLIPPED, 0, PILE_USED, a.card);
        end_turn(state, true);
        break;
    }
    settle(state);
}

/* "Setup". White has nothing to move in the first turn. */
static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game;
    state_clear(state);
    for (int side = WHITE; side <= BLACK; side++) {
        pile_add_deck(state, PILE_DECK + side, (enum side)side, deck);
        pile_shuffle(state, PILE_DECK + side, random);
    }
    pile_deal(state, PILE_DECK + BLACK, PILE_FLIPPED, 1);
    settle(state);
}

/* ---- Scoring ---- */

/* How many pieces of a side have come onto the board. Decks that are not stated are used up. */
static int count_added(const struct state *state, enum side side)
{
    int flipped = side != (enum side)state->side ? pile_count(state, PILE_FLIPPED) : 0;
    return SIDE_SIZE - pile_count(state, PILE_DECK + (int)side) - flipped -
           pile_count(state, PILE_ASIDE + (int)side);
}

/* "Game End" */
static int count_points(const struct state *state, enum side side)
{
    enum side other = other_side(side);
    int points = count_added(state, other) - count_of(state->board.sides[other]);
    squares stacked = find_stacked(&state->board) & state->board.sides[side];
    for (; stacked; stacked &= stacked - 1)
        points += rank_of(first_of(stacked)) + 1;
    return points;
}

/* Below 0 when Black has more in the highest row that differs, 0 when none does. */
static int compare_rows(const struct board *board)
{
    squares stacked = find_stacked(board);
    int lead = 0;
    for (int rank = 7; rank >= 0 && !lead; rank--) {
        squares row = stacked & (squares)0xFF << 8 * rank;
        lead = count_of(row & board->sides[WHITE]) - count_of(row & board->sides[BLACK]);
    }
    return lead;
}

/* The score is that of the moment, also while the game goes on. */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    (void)game;
    struct outcome o = {
        .scored = true,
        .score = {count_points(state, WHITE), count_points(state, BLACK)},
    };
    int lead = o.score[WHITE] - o.score[BLACK];
    if (phase_of(state) != PHASE_OVER)
        return o;
    o.why = "more points";
    if (!lead) {
        lead = compare_rows(&state->board);
        o.why = lead ? "equal points, but more stacked in the highest row that differs"
                     : "equal points and equal rows";
    }
    o.result = lead > 0 ? WHITE_WINS : lead < 0 ? BLACK_WINS : DRAWN;
    return o;
}

/* ---- What cannot be ---- */

static const char *impossible_pieces(const struct state *state, enum side side)
{
    const struct board *board = &state->board;
    for (int kind = PAWN; kind < KIND_COUNT; kind++) {
        uint8_t card = piece_of(side, (enum piece_kind)kind);
        int pieces = count_of(board_find(board, card));
        int to_come = pile_seen(state, PILE_DECK + (int)side, card) +
                      pile_seen(state, PILE_FLIPPED, card) +
                      pile_seen(state, PILE_ASIDE + (int)side, card);
        if (pieces > deck[kind])
            return kind == PAWN ? "a side has four pawns" : "a side has one set of pieces";
        if (pieces + to_come > deck[kind])
            return "a piece stands on the board, but its card has not been flipped";
    }
    if (count_added(state, side) < count_of(board->sides[side]))
        return "there are more pieces on the board than cards that were flipped";
    return NULL;
}

static bool has_colour(const struct state *state, int pile, enum side side)
{
    int found = 0;
    for (int kind = PAWN; kind < KIND_COUNT; kind++)
        found += pile_seen(state, pile, piece_of(side, (enum piece_kind)kind));
    return found > 0;
}

static const char *impossible_piles(const struct state *state)
{
    for (int side = WHITE; side <= BLACK; side++) {
        enum side other = other_side((enum side)side);
        if (has_colour(state, PILE_DECK + side, other) ||
            has_colour(state, PILE_ASIDE + side, other))
            return "each deck has cards of one colour";
    }
    if (has_colour(state, PILE_FLIPPED, (enum side)state->side))
        return "the flipped card is of the opponent's colour";
    return pile_count(state, PILE_FLIPPED) > 1 ? "one card is flipped in a turn" : NULL;
}

static const char *impossible_phase(const struct state *state)
{
    int flipped = pile_count(state, PILE_FLIPPED);
    int next = PILE_DECK + (int)other_side((enum side)state->side);
    if (state->phase > PHASE_OVER)
        return "a turn has no such part";
    if (state->phase == PHASE_OVER &&
        (flipped || pile_count(state, PILE_DECK) || pile_count(state, PILE_DECK + 1)))
        return "the game is over only when all cards are used";
    if (state->phase == PHASE_MOVE && !flipped && pile_count(state, next))
        return "a card is flipped before pieces move";
    if (state->phase == PHASE_ADD && !flipped)
        return "there is no card of a piece to add";
    if (state->sets[SET_DONE] & ~state->board.sides[state->side] ||
        (state->phase != PHASE_MOVE && state->sets[SET_DONE]))
        return "only pieces of the side that moves have had their move";
    return NULL;
}

static const char *impossible(const struct game *game, const struct state *state)
{
    (void)game;
    const char *reason = deck_impossible(state, ALL_PILES, deck);
    if (!reason)
        reason = castling_impossible(state);
    if (!reason)
        reason = impossible_phase(state);
    if (!reason)
        reason = impossible_piles(state);
    for (int side = WHITE; side <= BLACK && !reason; side++)
        reason = impossible_pieces(state, (enum side)side);
    return reason;
}

/* ---- Pictures ---- */

struct shown {
    bool deck;   /* a back, at the side's end of the board */
    uint8_t top; /* the last card that was flipped */
};

static struct shown find_shown(const struct scene *scene, enum side side)
{
    struct shown shown = {0};
    for (size_t i = 0; i < scene->card_count; i++) {
        const struct shown_card *card = &scene->cards[i];
        if (card->card == NO_CARD)
            shown.deck |= card->beside == (side == WHITE ? BESIDE_WHITE : BESIDE_BLACK);
        else if (side_of(card->card) == side)
            shown.top = card->card;
    }
    return shown;
}

/* A picture shows a back for each deck and the last card of each side that was flipped. The
 * opponent's is that of this turn, unless all such pieces are on the board: then no card was
 * flipped, which is so only in the last turn, when the decks are used up. What has been captured
 * before that cannot be seen; all that is not on the board is taken to be in the decks. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    enum side side = (enum side)state->side, other = other_side(side);
    struct shown shown[2] = {find_shown(scene, WHITE), find_shown(scene, BLACK)};
    uint8_t flipped = shown[other].top;
    (void)game;
    memset(state->rooks, NO_SQUARE, sizeof state->rooks);
    if (!is_piece(flipped) ||
        count_of(board_find(&state->board, flipped)) >= deck[kind_of(flipped)])
        return;
    pile_add(state, PILE_FLIPPED, flipped);
    for (int i = WHITE; i <= BLACK; i++)
        if (shown[i].deck)
            pile_add_unseen(state, PILE_DECK + i,
                            SIDE_SIZE - count_of(state->board.sides[i]) - (i == (int)other));
}

const struct game gravity_game = {
    .id = "gravity",
    .name = "Gravity Chess",
    .summary = "all pieces fall each turn, and score for where they are stacked",
    .verbs = verbs,
    .fields = fields,
    .begin = begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .stacked = stacked,
    .impossible = impossible,
    .arrange = arrange,
};

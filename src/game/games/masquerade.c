/* Masquerade Chess ("Masquerade Chess" in the rulebook): pieces move as they look and capture as
 * the opponent has secretly decided, one kind of capture for each kind of piece.
 *
 * A state has what both players wrote: the captures that were given to each side's pieces, and what
 * each player can be sure of about their own. Both are tables with a row for each kind of piece, K
 * Q R B N. Captures that are left out are not known, as when an author gives only a board. */
#include "game/fallen.h"
#include "game/orthodox.h"
#include "game/rows.h"

enum { ROWS = 5 };

/* In counts, ROWS numbers each for White and then for Black. */
enum {
    GIVEN = 0,          /* the kind that a row's pieces capture as, or NO_PIECE */
    CROSSED = 2 * ROWS, /* the kinds that they cannot capture as for all their player knows */
};

static const struct field fields[] = {
    {"white-captures", FIELD_LETTERS, GIVEN, ROWS - 1},
    {"black-captures", FIELD_LETTERS, GIVEN + ROWS, ROWS - 1},
    {"white-crosses", FIELD_CHOICES, CROSSED, ROWS - 1},
    {"black-crosses", FIELD_CHOICES, CROSSED + ROWS, ROWS - 1},
    {0},
};

/* The rows and columns of a table. */
static const uint8_t order[ROWS] = {KING, QUEEN, ROOK, BISHOP, KNIGHT};

enum { ANY_KIND = 1 << KING | 1 << QUEEN | 1 << ROOK | 1 << BISHOP | 1 << KNIGHT };

static int row_of(enum piece_kind kind)
{
    int row = 0;
    while (order[row] != kind)
        row++;
    return row;
}

static uint8_t *table(struct state *state, int part, enum side side)
{
    return state->counts + part + (int)side * ROWS;
}

static const uint8_t *const_table(const struct state *state, int part, enum side side)
{
    return state->counts + part + (int)side * ROWS;
}

/* ---- What a player can be sure of ---- */

/* Fill in the rows from `row` on in every way that `crossed` allows, each kind once; add to `open`
 * what the whole ways use. Returns whether there is one. */
static bool complete(uint8_t open[ROWS], const uint8_t crossed[ROWS], int row, unsigned used)
{
    bool any = row == ROWS;
    for (int i = 0; i < ROWS && row < ROWS; i++) {
        unsigned kind = 1u << order[i];
        if ((used | crossed[row]) & kind || !complete(open, crossed, row + 1, used | kind))
            continue;
        open[row] |= (uint8_t)kind;
        any = true;
    }
    return any;
}

/* Cross out what no whole table could have: one circle in each row and column (Setup). A row with
 * four crosses has its circle. */
static bool deduce(uint8_t crossed[ROWS])
{
    uint8_t open[ROWS] = {0};
    bool any = complete(open, crossed, 0, 0);
    for (int row = 0; row < ROWS; row++)
        crossed[row] = (uint8_t)(ANY_KIND & ~open[row]);
    return any;
}

/* ---- What may be done ---- */

/* The kinds of piece that could capture from one square on another. */
static unsigned kinds_that_reach(const struct state *state, int from, int to)
{
    unsigned kinds = 0;
    for (int i = 0; i < ROWS; i++)
        if (attacks_of((enum piece_kind)order[i], from, board_occupied(&state->board)) & bit(to))
            kinds |= 1u << order[i];
    return kinds;
}

/* Pawns capture as always, and so nobody has to ask (Play). */
static bool is_attempt(const struct state *state, struct action a)
{
    const squares *sides = state->board.sides;
    return a.kind == ACTION_MOVE && bit(a.from) & sides[state->side] & ~state->board.kinds[PAWN] &&
           bit(a.to) & sides[!state->side];
}

/* A player may point at any of his pieces and any of the opponent's and ask (Play): how the piece
 * looks does not matter, nor what its player knows already, for an attempt that must fail is a
 * bluff. Only what no piece could do with any capture is refused: nothing is asked by that. */
static const char *refuse_attempt(const struct state *state, struct action a)
{
    if (a.promote)
        return "only a pawn becomes another piece";
    if (kinds_that_reach(state, a.from, a.to))
        return NULL;
    return attacks_of(QUEEN, a.from, 0) & bit(a.to)
               ? "a piece stands in the way of every capture"
               : "there is no capture that goes so, whatever the piece was given";
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    const char *reason = fallen_refuse(state);
    if (reason)
        return reason;
    if (a.kind == ACTION_PASS)
        return "a turn is a move, castling or an attempt to capture, and nothing else";
    if (is_attempt(state, a))
        return refuse_attempt(state, a);
    return moves_refuse(state, a, game->rules);
}

/* Beyond the moves of chess, what a piece could take as another: king, rook and bishop take nothing
 * that a queen could not. */
static void list(struct actions *out, const struct game *game, const struct state *state)
{
    const struct board *board = &state->board;
    squares pieces = board->sides[state->side] & ~board->kinds[PAWN];
    moves_list(out, state, game->rules);
    for (; pieces; pieces &= pieces - 1) {
        int from = first_of(pieces);
        squares reach =
            attacks_of(QUEEN, from, board_occupied(board)) | attacks_of(KNIGHT, from, 0);
        squares known = moves_reach(state, from, kind_of(board->at[from]), game->rules);
        moves_add(out, state, from, reach & board->sides[!state->side] & ~known, game->rules);
    }
    game_keep_legal(out, game, state);
}

/* ---- Playing ---- */

/* The opponent's answer. Where nobody has said what the piece was given, it may capture as long as
 * that does not contradict what is known. */
static bool may_capture(const struct state *state, struct action a, int row)
{
    enum side side = (enum side)state->side;
    unsigned reach = kinds_that_reach(state, a.from, a.to);
    uint8_t given = const_table(state, GIVEN, side)[row];
    return given ? reach >> given & 1 : reach & ~const_table(state, CROSSED, side)[row];
}

/* Learn from the answer, whichever it is; true for yes. */
static bool ask(struct state *state, struct action a)
{
    int row = row_of(kind_of(state->board.at[a.from]));
    unsigned reach = kinds_that_reach(state, a.from, a.to);
    bool yes = may_capture(state, a, row);
    uint8_t *crossed = table(state, CROSSED, (enum side)state->side);
    crossed[row] |= (uint8_t)(ANY_KIND & (yes ? ~reach : reach));
    deduce(crossed);
    return yes;
}

/* A capture that fails leaves everything where it is and ends the turn (Play). */
static void play(struct state *state, const struct game *game, struct action a)
{
    if (!is_attempt(state, a) || ask(state, a))
        moves_shift(state, a, game->rules);
    else
        moves_skip(state);
    moves_end_turn(state);
}

/* ---- Beginning and end ---- */

static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game;
    set_up_row(state, "RNBQKBNR");
    for (int side = WHITE; side <= BLACK; side++) {
        uint8_t *given = table(state, GIVEN, (enum side)side);
        for (int i = 0; i < ROWS; i++) { /* each order of the five as likely as the others */
            uint32_t j = random_below(random, (uint32_t)i + 1);
            given[i] = given[j];
            given[j] = order[i];
        }
    }
}

/* A captured king ends the game, and there is no stalemate of kings alone, since one can take the
 * other (Game End). What is left are the draws of chess: no move at all, and fifty moves without a
 * capture or a pawn's move. */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    if (has_king_fallen(state))
        return fallen_outcome(state, "the king was captured");
    return orthodox_end(state, game_action_count(game, state) > 0, false);
}

/* ---- States that cannot be ---- */

/* One circle in each row and each column (Setup), and no cross where there is a circle. */
static const char *tables_impossible(const struct state *state, enum side side)
{
    const uint8_t *given = const_table(state, GIVEN, side);
    uint8_t crossed[ROWS];
    unsigned columns = 0;
    int rows = 0;
    for (int row = 0; row < ROWS; row++) {
        crossed[row] = const_table(state, CROSSED, side)[row];
        rows += given[row] != NO_PIECE;
        if (given[row] && !(ANY_KIND >> given[row] & 1))
            return "pieces capture as a king, queen, rook, bishop or knight";
        if (given[row] && columns >> given[row] & 1)
            return "each capture is given to one kind of piece";
        columns |= given[row] ? 1u << given[row] : 0;
        if (crossed[row] & ~ANY_KIND)
            return "pieces capture as a king, queen, rook, bishop or knight";
        if (crossed[row] >> given[row] & 1)
            return "a capture that a piece was given is crossed out";
    }
    if (rows && rows != ROWS)
        return "each kind of piece is given one capture";
    return deduce(crossed) ? NULL : "the crosses leave no way to give each piece a capture";
}

static const char *impossible(const struct game *game, const struct state *state)
{
    const char *reason = fallen_impossible(state, game->rules);
    for (int side = WHITE; side <= BLACK && !reason; side++)
        reason = tables_impossible(state, (enum side)side);
    return reason;
}

const struct game masquerade_game = {
    .id = "masquerade",
    .name = "Masquerade Chess",
    .summary = "chess with secret captures that each player has to find out",
    .rules = &falling_king_rules,
    .fields = fields,
    .begin = begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .impossible = impossible,
};

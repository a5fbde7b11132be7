/* Synchronous Chess: both sides write a move, the moves are made at once, and then pieces that came
 * under attack may be taken in an exchange of blows ("Synchronous Chess" in the rulebook).
 *
 * Here White writes first and the state keeps the move hidden until Black has written. Draws by
 * repetition need the record of the game, which a state does not have. */
#include "game/armies.h"
#include "game/fallen.h"
#include "game/orthodox.h"

enum { WRITING, EXCHANGING };

/* In counts: White's written move, a castling by the squares of king and rook; no move while there
 * is none or it is a pass. Then the square on which each side may strike next, counted from 1. */
enum { FROM, TO, BECOMES, TARGET };

/* In sets: the pieces that may strike now, of both sides, and those that have struck. */
enum { ABLE, STRUCK };

static const struct field fields[] = {
    {"phase", FIELD_PHASE, 0, 0},
    {"from", FIELD_SQUARE, FROM, 0},
    {"to", FIELD_SQUARE, TO, 0},
    {"becomes", FIELD_LETTERS, BECOMES, 0},
    {"white-target", FIELD_SQUARE, TARGET + WHITE, 0},
    {"black-target", FIELD_SQUARE, TARGET + BLACK, 0},
    {"able", FIELD_SQUARES, ABLE, 0},
    {"struck", FIELD_SQUARES, STRUCK, 0},
    {0},
};

/* No capture en passant (Play). */
static const struct chess_rules rules = {
    .field = ~(squares)0,
    .double_step = true,
    .promotions = {QUEEN, ROOK, BISHOP, KNIGHT},
    .last_rank = {RANK_8, RANK_1},
};

/* ---- Writing a move ---- */

/* A king under attack must go to a safe square itself: nothing else helps against an attacker that
 * may move at the same time (Play, on kings under attack). */
static bool must_move_king(const struct state *state, struct action a)
{
    enum side side = (enum side)state->side;
    return state->board.at[a.from] != piece_of(side, KING) && is_in_check(state, side);
}

static void list_moves(struct actions *out, const struct state *state)
{
    size_t kept = 0;
    moves_list(out, state, &rules);
    for (size_t i = 0; i < out->count; i++)
        if (!must_move_king(state, out->items[i]))
            out->items[kept++] = out->items[i];
    out->count = kept;
}

static const char *refuse_move(const struct state *state, struct action a)
{
    if (a.kind == ACTION_PASS)
        return "only in an exchange of blows may a side write no move";
    uint8_t piece = a.kind == ACTION_MOVE ? state->board.at[a.from] : NO_PIECE;
    if (piece && side_of(piece) == (enum side)state->side && must_move_king(state, a))
        return "a king under attack must move itself, since the attacker may move as well";
    return moves_refuse(state, a, &rules);
}

/* ---- Writing a blow ---- */

static int target_of(const struct state *state, int side)
{
    return state->counts[TARGET + side] ? state->counts[TARGET + side] - 1 : NO_SQUARE;
}

static void list_blows(struct actions *out, const struct state *state)
{
    squares own = state->board.sides[state->side] & state->sets[ABLE];
    for (; own; own &= own - 1)
        moves_add(out, state, first_of(own), bit(target_of(state, state->side)), &rules);
    actions_add(out, (struct action){.kind = ACTION_PASS});
}

static const char *refuse_blow(const struct state *state, struct action a)
{
    if (a.kind == ACTION_PASS)
        return NULL;
    if (a.kind == ACTION_CASTLE || a.to != target_of(state, state->side))
        return "in an exchange of blows a side captures on the square in question, or passes";
    if (bit(a.from) & state->sets[STRUCK])
        return "a piece moves only once in an exchange of blows";
    const char *reason = moves_refuse_fatal(state, a, &rules);
    if (!reason && !(bit(a.from) & state->sets[ABLE]))
        reason = "only a piece that attacked the square before the moves begins an exchange";
    return reason;
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    (void)game;
    out->count = 0;
    if (has_king_fallen(state))
        return;
    if (state->phase == WRITING)
        list_moves(out, state);
    else
        list_blows(out, state);
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    const char *reason = fallen_refuse(state);
    (void)game;
    if (reason)
        return reason;
    return state->phase == WRITING ? refuse_move(state, a) : refuse_blow(state, a);
}

/* ---- Making two moves at once ---- */

static void write_down(struct state *state, struct action a)
{
    bool moves = a.kind != ACTION_PASS;
    state->counts[FROM] = moves ? (uint8_t)(a.from + 1) : 0;
    state->counts[TO] = moves ? (uint8_t)(a.to + 1) : 0;
    state->counts[BECOMES] = a.promote;
}

/* White's move; a pass where there is none. */
static struct action written(const struct state *state)
{
    if (!state->counts[FROM] || !state->counts[TO])
        return (struct action){.kind = ACTION_PASS};
    struct action a = {.kind = ACTION_MOVE,
                       .from = (uint8_t)(state->counts[FROM] - 1),
                       .to = (uint8_t)(state->counts[TO] - 1),
                       .promote = state->counts[BECOMES]};
    if (a.to < 64 && state->board.at[a.to] == piece_of(WHITE, ROOK))
        a.kind = ACTION_CASTLE;
    return a;
}

/* Take up the piece that moves: what it is to be put down as, or NO_PIECE. */
static uint8_t lift(struct state *state, struct action a)
{
    if (a.kind != ACTION_MOVE)
        return NO_PIECE;
    uint8_t piece = state->board.at[a.from];
    moves_remove(state, a.from);
    return a.promote ? piece_of(side_of(piece), (enum piece_kind)a.promote) : piece;
}

static void put_down(struct state *state, struct action a, uint8_t piece)
{
    if (!piece)
        return;
    if (state->board.at[a.to])
        moves_remove(state, a.to);
    board_put(&state->board, a.to, piece);
}

/* Both moves by the three rules of Play: with both pieces in the air, what still stands on a square
 * did not move and is captured; pieces that change places miss each other; two that meet on an
 * empty square are both gone. Nothing meets a castling: its squares are empty and not attacked, and
 * a pawn that could step on one attacks the square beside it. */
static void move_both(struct state *state, const struct action moves[2])
{
    uint8_t pieces[2];
    for (int side = WHITE; side <= BLACK; side++)
        if (moves[side].kind == ACTION_CASTLE) {
            state->side = (uint8_t)side;
            moves_shift(state, moves[side], &rules);
        }
    for (int side = WHITE; side <= BLACK; side++)
        pieces[side] = lift(state, moves[side]);
    if (pieces[WHITE] && pieces[BLACK] && moves[WHITE].to == moves[BLACK].to)
        return;
    for (int side = WHITE; side <= BLACK; side++)
        put_down(state, moves[side], pieces[side]);
}

/* Fifty moves of each side without a capture or a pawn's move; a blow is a capture. */
static void count_quiet(struct state *state, const struct state *before,
                        const struct action moves[2])
{
    bool quiet =
        count_of(board_occupied(&state->board)) == count_of(board_occupied(&before->board));
    int plies = before->quiet_plies;
    for (int side = WHITE; side <= BLACK; side++)
        if (moves[side].kind == ACTION_MOVE)
            quiet &= kind_of(before->board.at[moves[side].from]) != PAWN;
    if (state->phase == WRITING)
        plies = plies < UINT8_MAX - 1 ? plies + 2 : UINT8_MAX;
    state->quiet_plies = (uint8_t)(quiet ? plies : 0);
}

/* ---- The exchange of blows ---- */

/* Of some pieces, those of a side that can capture on a square. A blow must be legal in chess, as
 * all moves, so that it leaves no king in danger; but for the blow against a king, which ends the
 * game. */
static squares strikers(const struct state *state, int side, int target, squares some)
{
    struct state turn = *state;
    struct actions legal;
    squares able = 0;
    turn.side = (uint8_t)side;
    moves_list_fatal(&legal, &turn, &rules);
    for (size_t i = 0; i < legal.count; i++)
        if (legal.items[i].kind == ACTION_MOVE && legal.items[i].to == target)
            able |= bit(legal.items[i].from) & some;
    return able;
}

/* Where the piece that a side has moved stands now, or NO_SQUARE; the king if it has castled. */
static int landing(const struct state *state, const struct action moves[2], int side)
{
    struct action own = moves[side], other = moves[!side];
    if (own.kind == ACTION_CASTLE)
        return king_of(&state->board, (enum side)side);
    bool met = other.kind == ACTION_MOVE && other.to == own.to;
    return own.kind == ACTION_PASS || met ? NO_SQUARE : own.to;
}

/* The pieces of a side that attacked a square before the moves, where they stand now. */
static squares old_attackers(const struct state *state, const struct state *before,
                             const struct action moves[2], int side, int square)
{
    squares then =
        attackers(&before->board, square, (enum side)side, board_occupied(&before->board));
    int from = moves[side].from, to = landing(state, moves, side);
    if (to != NO_SQUARE && then & bit(from))
        then = (then & ~bit(from)) | bit(to);
    return then;
}

/* Each side may strike where the other's piece has just gone. The first blow is for pieces that
 * attacked that square before the moves and still do; behind it any piece may strike back that has
 * not struck yet (Play, on the exchange of blows). */
static void find_blows(struct state *state, const struct state *before,
                       const struct action moves[2])
{
    bool first = before->phase == WRITING;
    state->sets[ABLE] = 0;
    for (int side = WHITE; side <= BLACK; side++) {
        int target = landing(state, moves, !side);
        squares able = 0;
        if (target != NO_SQUARE)
            able = strikers(state, side, target,
                            first ? old_attackers(state, before, moves, side, target)
                                  : ~state->sets[STRUCK]);
        state->sets[ABLE] |= able;
        state->counts[TARGET + side] = able ? (uint8_t)(target + 1) : 0;
    }
}

static bool can_strike(const struct state *state, enum side side)
{
    return state->sets[ABLE] & state->board.sides[side];
}

static void end_turn(struct state *state)
{
    state->sets[ABLE] = state->sets[STRUCK] = 0;
    state->counts[TARGET + WHITE] = state->counts[TARGET + BLACK] = 0;
    state->phase = WRITING;
    state->side = WHITE;
    state->ply += 2;
}

static void resolve(struct state *state, const struct action moves[2])
{
    struct state before = *state;
    move_both(state, moves);
    count_quiet(state, &before, moves);
    write_down(state, (struct action){.kind = ACTION_PASS});
    for (int side = WHITE; side <= BLACK; side++)
        if (state->phase == EXCHANGING && moves[side].kind == ACTION_MOVE)
            state->sets[STRUCK] |= bit(moves[side].to);
    find_blows(state, &before, moves);
    state->phase = EXCHANGING;
    state->side = can_strike(state, WHITE) ? WHITE : BLACK;
    if (!state->sets[ABLE] || has_king_fallen(state))
        end_turn(state);
}

/* White's move waits for Black's, unless only White has a blow to strike. */
static void play(struct state *state, const struct game *game, struct action a)
{
    const struct action pass = {.kind = ACTION_PASS};
    (void)game;
    if (state->side == BLACK) {
        resolve(state, (const struct action[2]){written(state), a});
    } else if (state->phase == WRITING || can_strike(state, BLACK)) {
        write_down(state, a);
        state->side = BLACK;
    } else {
        resolve(state, (const struct action[2]){a, pass});
    }
}

/* ---- Outcome ---- */

enum standing { CAN_MOVE, STALEMATED, CHECKMATED };

static enum standing standing_of(const struct state *state, enum side side)
{
    struct state turn = *state;
    struct actions moves;
    turn.side = (uint8_t)side;
    list_moves(&moves, &turn);
    return moves.count ? CAN_MOVE : is_in_check(state, side) ? CHECKMATED : STALEMATED;
}

static bool in_check(const struct game *game, const struct state *state)
{
    (void)game;
    return is_in_check(state, (enum side)state->side);
}

/* Both sides are looked at before each turn, since both have to move. */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    struct outcome fallen = fallen_outcome(state, "the king is captured");
    (void)game;
    if (fallen.result != GOING_ON || state->phase == EXCHANGING)
        return fallen;
    enum standing white = standing_of(state, WHITE), black = standing_of(state, BLACK);
    if (white == CHECKMATED && black == CHECKMATED)
        return (struct outcome){.result = DRAWN, .why = "both kings are checkmated"};
    if (white == CHECKMATED || black == CHECKMATED)
        return (struct outcome){.result = white == CHECKMATED ? BLACK_WINS : WHITE_WINS,
                                .why = "checkmate"};
    return orthodox_end(state, white == CAN_MOVE && black == CAN_MOVE, false);
}

/* ---- Positions ---- */

static const char *impossible_exchange(const struct state *state)
{
    if (!can_strike(state, (enum side)state->side))
        return "an exchange of blows waits for a side that can strike";
    for (int side = WHITE; side <= BLACK; side++) {
        squares able = state->sets[ABLE] & state->board.sides[side];
        int target = target_of(state, side);
        if (!able != (target == NO_SQUARE) ||
            (able && able & ~strikers(state, side, target, ~state->sets[STRUCK])))
            return "a piece that may strike can capture on its side's target";
    }
    return (state->sets[ABLE] | state->sets[STRUCK]) & ~board_occupied(&state->board)
               ? "pieces strike, not empty squares"
               : NULL;
}

static const char *impossible_writing(const struct game *game, const struct state *state)
{
    struct state turn = *state;
    struct action a = written(state);
    turn.side = WHITE;
    if (a.kind == ACTION_PASS)
        return state->counts[FROM] || state->counts[TO] || state->counts[BECOMES]
                   ? "a written move has two squares"
                   : NULL;
    if (state->side == WHITE)
        return "White's move is written before it is Black's turn to write";
    return game_refuse(game, &turn, a);
}

static const char *impossible(const struct game *game, const struct state *state)
{
    const char *reason = armies_impossible_fallen(&state->board, game->rules);
    if (reason)
        return reason;
    if (state->en_passant != NO_SQUARE)
        return "there is no capture en passant";
    if (state->phase > EXCHANGING)
        return "a turn has two parts: the moves and the exchange of blows";
    if (state->phase == EXCHANGING)
        reason = impossible_exchange(state);
    else if (state->sets[ABLE] || state->sets[STRUCK] || state->counts[TARGET + WHITE] ||
             state->counts[TARGET + BLACK])
        reason = "blows are struck after the moves";
    return reason ? reason : impossible_writing(game, state);
}

const struct game synchronous_game = {
    .id = "synchronous",
    .name = "Synchronous Chess",
    .summary = "both sides move at once",
    .rules = &rules,
    .fields = fields,
    .begin = orthodox_begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .in_check = in_check,
    .impossible = impossible,
};

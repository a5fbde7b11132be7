/* Moves are those of chess by falling_king_rules, and kings are looked at behind them: what attacks
 * a king differs from game to game. */
#include "game/checkers.h"

#include "game/orthodox.h"
#include "game/steps.h"
#include "game/turn.h"

/* The moves of chess before kings are looked at: what attacks them differs from game to game. */
static const struct chess_rules *const unguarded = &falling_king_rules;

/* How a piece moves that others have slowed down. */
static const struct chess_rules hobbled_rules = {
    .field = ~(squares)0,
    .en_passant = true,
    .kings_fall = true,
};

int checkers_on_board(const struct state *state, enum side side)
{
    int count = 0;
    for (int square = 0; square < 64; square++)
        count += state->under[side][square];
    return count;
}

int checkers_under(const struct state *state, int square)
{
    return state->under[WHITE][square] + state->under[BLACK][square];
}

static bool is_hobbled(const struct state *state, int square, const struct checker_rules *rules)
{
    uint8_t piece = state->board.at[square];
    return rules->hobble && piece && state->under[other_side(side_of(piece))][square] > 0;
}

static squares reach(const struct state *state, int from, const struct checker_rules *rules)
{
    enum piece_kind kind = kind_of(state->board.at[from]);
    if (!is_hobbled(state, from, rules))
        return moves_reach(state, from, kind, unguarded);
    return kind == PAWN ? 0 : moves_reach(state, from, PAWN, &hobbled_rules);
}

/* ---- Moving ---- */

/* Where the piece stands that a move captures, or NO_SQUARE. */
static int victim_of(const struct state *state, struct action a, const struct checker_rules *rules)
{
    int victim = turn_victim(state, a);
    if (victim == NO_SQUARE && a.to == state->en_passant && file_of(a.from) != file_of(a.to) &&
        is_hobbled(state, a.from, rules)) /* en passant, as a pawn does */
        victim = a.to + (state->side == WHITE ? -8 : 8);
    return victim;
}

static void shift(struct state *state, struct action a, const struct checker_rules *rules)
{
    if (a.kind == ACTION_CASTLE) {
        moves_shift(state, a, unguarded);
        return;
    }
    int victim = victim_of(state, a, rules), carried[2] = {0, 0};
    for (int side = WHITE; side <= BLACK; side++) {
        carried[side] = state->under[side][a.from];
        state->under[side][a.from] = 0;
        if (victim != NO_SQUARE) {
            carried[side] += state->under[side][victim];
            state->under[side][victim] = 0;
        }
    }
    if (victim != NO_SQUARE && victim != a.to)
        board_remove(&state->board, victim); /* en passant, not always by a pawn */
    moves_shift(state, a, unguarded);
    if (victim != NO_SQUARE)
        state->quiet_plies = 0;
    for (int side = WHITE; side <= BLACK; side++)
        state->under[side][a.to] = (uint8_t)carried[side];
    if (rules->settle)
        rules->settle(state, a.to);
}

void checkers_move(struct state *state, struct action a, const struct checker_rules *rules)
{
    shift(state, a, rules);
    if (a.kind == ACTION_MOVE)
        state->counts[COUNT_MOVED] = (uint8_t)(a.to + 1);
    turn_hold_jump(state, COUNT_JUMPED);
}

void checkers_end_turn(struct state *state)
{
    state->counts[COUNT_MOVED] = 0;
    turn_end(state, COUNT_JUMPED);
}

/* ---- Threats ---- */

/* What a side sees that is about to move: en passant only if it is that side's to capture. */
static struct state seen_by(const struct state *state, enum side side)
{
    struct state view = *state;
    view.side = (uint8_t)side;
    if (view.counts[COUNT_JUMPED])
        view.en_passant = (uint8_t)(view.counts[COUNT_JUMPED] - 1);
    if (rank_of(view.en_passant) != (side == WHITE ? 5 : 2))
        view.en_passant = NO_SQUARE;
    return view;
}

/* Some regular move of a piece to one of the squares `to` lets it reach the target by steps. */
static bool steps_threaten(const struct state *view, int from, squares to, int target,
                           const struct checker_rules *rules)
{
    for (; to; to &= to - 1) {
        struct action a = {.from = (uint8_t)from, .to = (uint8_t)first_of(to)};
        int victim = victim_of(view, a, rules);
        if (!checkers_under(view, from) && (victim == NO_SQUARE || !checkers_under(view, victim)))
            continue;
        struct state after = *view;
        shift(&after, a, rules);
        if (steps_reach(&after, a.to, target, rules->steps))
            return true;
    }
    return false;
}

bool checkers_check(const struct state *state, enum side side, const struct checker_rules *rules)
{
    int king = king_of(&state->board, side);
    if (king == NO_SQUARE)
        return false;
    struct state view = seen_by(state, other_side(side));
    for (squares left = view.board.sides[view.side]; left; left &= left - 1) {
        int from = first_of(left);
        squares to = reach(&view, from, rules);
        if (to & bit(king) || (rules->steps && steps_threaten(&view, from, to, king, rules)))
            return true;
    }
    return false;
}

static const char *refuse_check(const struct state *before, const struct state *after,
                                struct action a, const struct checker_rules *rules)
{
    enum side side = (enum side)before->side;
    if (!checkers_check(after, side, rules))
        return NULL;
    return moves_check_reason(before, a, checkers_check(before, side, rules));
}

/* ---- Castling ---- */

/* The king would be attacked somewhere on its way, the rook still on its square. */
static bool way_is_threatened(const struct state *state, struct action a, int king_to,
                              const struct checker_rules *rules)
{
    int step = king_to < a.from ? -1 : 1;
    for (int at = a.from; at != king_to + step; at += step) {
        struct state there = *state;
        if (at == a.to)
            continue; /* the rook's own square: it will have left */
        if (at != a.from)
            board_move(&there.board, a.from, at);
        if (checkers_check(&there, (enum side)state->side, rules))
            return true;
    }
    return false;
}

static const char *refuse_castling(const struct state *state, struct action a,
                                   const struct checker_rules *rules)
{
    enum side side = (enum side)state->side;
    int king_to = moves_castling(state, a).king_to;
    const char *reason = moves_refuse_castling(state, a, unguarded);
    if (reason)
        return reason;
    if (checkers_under(state, a.from) || checkers_under(state, a.to))
        return rules->no_castling;
    if (checkers_check(state, side, rules))
        return "a king in check may not castle";
    struct state after = *state;
    shift(&after, a, rules);
    if (way_is_threatened(state, a, king_to, rules) || checkers_check(&after, side, rules))
        return "the king would castle through or into check";
    return NULL;
}

/* ---- Regular moves ---- */

static const char *refuse_way(const struct state *state, struct action a,
                              const struct checker_rules *rules)
{
    uint8_t piece = state->board.at[a.from];
    if (!piece || side_of(piece) != state->side || !is_hobbled(state, a.from, rules))
        return moves_refuse(state, a, unguarded);
    if (kind_of(piece) == PAWN)
        return rules->stuck_pawn;
    if (!(reach(state, a.from, rules) & bit(a.to)))
        return rules->slow_piece;
    return moves_refuse_promotion(state, a, unguarded);
}

const char *checkers_refuse_move(const struct state *state, struct action a,
                                 const struct checker_rules *rules)
{
    if (a.kind == ACTION_CASTLE)
        return refuse_castling(state, a, rules);
    const char *reason = refuse_way(state, a, rules);
    if (reason)
        return reason;
    struct state after = *state;
    shift(&after, a, rules);
    return refuse_check(state, &after, a, rules);
}

void checkers_list_moves(struct actions *out, const struct state *state,
                         const struct checker_rules *rules)
{
    enum side side = (enum side)state->side;
    int king = king_of(&state->board, side);
    for (squares left = state->board.sides[side]; left; left &= left - 1)
        moves_add(out, state, first_of(left), reach(state, first_of(left), rules), unguarded);
    for (int wing = WING_A; wing <= WING_H; wing++)
        if (state->rooks[side][wing] != NO_SQUARE && king != NO_SQUARE)
            actions_add(out, (struct action){.kind = ACTION_CASTLE,
                                             .from = (uint8_t)king,
                                             .to = state->rooks[side][wing]});
}

/* ---- Steps ---- */

const char *checkers_refuse_step(const struct state *state, struct action a,
                                 const struct checker_rules *rules)
{
    const struct board *board = &state->board;
    if (a.from + 1 != state->counts[COUNT_MOVED])
        return "an extra step is only for the piece that has just moved";
    if (rules->steps(state, (enum side)state->side, a.from) <= 0)
        return "no checker is left under that piece for an extra step";
    if (!(attacks_of(KING, a.from, 0) & bit(a.to)))
        return "an extra step goes one square, as a king goes";
    if (board->sides[state->side] & bit(a.to))
        return "a piece of the same side stands there";
    if (kind_of(board->at[a.to]) == KING)
        return "a king is never captured";
    const char *reason = moves_refuse_promotion(state, a, unguarded);
    if (reason)
        return reason;
    struct state after = *state;
    checkers_step(&after, a, rules);
    return refuse_check(state, &after, a, rules);
}

void checkers_list_steps(struct actions *out, const struct state *state, uint8_t verb)
{
    if (!state->counts[COUNT_MOVED])
        return;
    int from = state->counts[COUNT_MOVED] - 1;
    size_t first = out->count;
    moves_add(out, state, from, attacks_of(KING, from, 0), unguarded);
    for (size_t i = first; i < out->count; i++)
        out->items[i].kind = verb;
}

void checkers_step(struct state *state, struct action a, const struct checker_rules *rules)
{
    uint8_t quiet = state->quiet_plies;
    a.kind = ACTION_MOVE;
    rules->spend(state, a.from);
    state->counts[COUNT_JUMPED] = 0; /* a pawn that makes a step is not captured en passant */
    shift(state, a, rules);
    if (state->quiet_plies)
        state->quiet_plies = quiet; /* still the same turn */
    state->counts[COUNT_MOVED] = (uint8_t)(a.to + 1);
}

/* ---- States ---- */

struct outcome checkers_outcome(const struct game *game, const struct state *state,
                                const struct checker_rules *rules)
{
    if (state->phase)
        return (struct outcome){.result = GOING_ON};
    return orthodox_end(state, game_action_count(game, state) > 0,
                        checkers_check(state, (enum side)state->side, rules));
}

const char *checkers_impossible(const struct state *state, enum side mover,
                                const struct checker_rules *rules)
{
    int moved = state->counts[COUNT_MOVED];
    for (int side = WHITE; side <= BLACK; side++)
        if (state->board.kinds[PAWN] & state->board.sides[side] & unguarded->last_rank[side])
            return "no pawn can stay on the last rank";
    for (int square = 0; square < 64; square++)
        if (checkers_under(state, square) && !state->board.at[square])
            return "a checker lies under no piece";
    if (moved > 64 || (moved && !(state->board.sides[mover] & bit(moved - 1))))
        return "the piece that has moved is not on its square";
    if (turn_impossible(state, COUNT_JUMPED) ||
        (state->counts[COUNT_JUMPED] && turn_jumper(state, COUNT_JUMPED) != moved - 1))
        return "no pawn has just jumped over that square";
    if (checkers_check(state, mover, rules))
        return "the side that has just moved is in check";
    return NULL;
}

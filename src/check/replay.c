/* The moves of a reading against the moves of its game. */
#include "check/reading.h"
#include "check/scene.h"
#include "check/special.h"
#include "game/golf_rules.h"
#include "game/neighbours.h"

#include <stdlib.h>
#include <string.h>

/* A board in play. */
struct replay {
    const struct reading *reading;
    struct board board;
    squares unknown;
};

static struct state state_of(const struct replay *p, const struct step *step)
{
    struct state state;
    state_clear(&state);
    state.board = p->board;
    state.side = (uint8_t)side_of(step->piece);
    return state;
}

static bool is_pawn_capture(const struct step *step)
{
    return kind_of(step->piece) == PAWN && file_of(step->from) != file_of(step->to);
}

/* What the piece has become on the last rank, by what stands there behind all moves. */
static uint8_t promotion(const struct replay *p, const struct step *step)
{
    enum side side = side_of(step->piece);
    if (kind_of(step->piece) != PAWN || !is_last_rank(p->reading->game, step->to, side))
        return NO_PIECE;
    uint8_t shown = p->reading->last.at[step->to];
    bool told = shown && side_of(shown) == side && kind_of(shown) != PAWN;
    return (uint8_t)(told ? kind_of(shown) : QUEEN);
}

static const struct chess_rules *rules_of(const struct replay *p)
{
    const struct reading *r = p->reading;
    return !r->rules->kings_are_safe ? &falling_king_rules
           : r->game->rules          ? r->game->rules
                                     : &orthodox_rules;
}

/* Castling is judged by its first half, when king and rook still stand where they begin. */
static const char *refuse_castling(const struct replay *p, const struct step *step,
                                   const struct step *half)
{
    const struct step *king = kind_of(step->piece) == KING ? step : half;
    const struct step *rook = king == step ? half : step;
    struct state state = state_of(p, step);
    if (p->board.at[king->from] != king->piece || p->board.at[rook->from] != rook->piece)
        return NULL;
    struct action action = {.kind = ACTION_CASTLE, .from = king->from, .to = rook->from};
    state.rooks[state.side][rook->from < king->from ? WING_A : WING_H] = rook->from;
    return moves_refuse(&state, action, rules_of(p));
}

static const char *refuse_chess(const struct replay *p, const struct step *step)
{
    struct state state = state_of(p, step);
    struct action action = {.from = step->from, .to = step->to, .promote = promotion(p, step)};
    /* A pawn that went aslant took what cannot be seen any more, or took it in passing. */
    if (is_pawn_capture(step) && !state.board.at[step->to]) {
        if (p->unknown & bit(step->to))
            board_put(
                &state.board, step->to,
                piece_of(other_side(side_of(step->piece)), promotion(p, step) ? KNIGHT : PAWN));
        else if (!p->reading->last.at[rank_of(step->from) * 8 + file_of(step->to)])
            state.en_passant = step->to;
    }
    return moves_refuse(&state, action, rules_of(p));
}

/* Behind its first move a piece goes on like a king. */
static const char *refuse_steps(const struct replay *p, const struct step *step, size_t index)
{
    bool goes_on = index > 0 && p->reading->steps[index - 1].to == step->from;
    if (goes_on && attacks_of(KING, step->from, 0) & bit(step->to))
        return NULL;
    return refuse_chess(p, step);
}

static const char *refuse_tar(const struct replay *p, const struct step *step)
{
    const char *reason = refuse_chess(p, step);
    int ahead = side_of(step->piece) == WHITE ? 8 : -8, way = step->to - step->from;
    bool like_pawn =
        way == ahead || (pawn_attacks(side_of(step->piece), step->from) & bit(step->to));
    return like_pawn ? NULL : reason;
}

/* Which of the two its checkers make it do cannot be said of a piece that has spent them. */
static const char *refuse_boosted(const struct replay *p, const struct step *step, size_t index)
{
    return refuse_tar(p, step) ? refuse_steps(p, step, index) : NULL;
}

/* Only its owner's opponent knows how a piece captures. */
static const char *refuse_masked(const struct replay *p, const struct step *step)
{
    const char *reason = refuse_chess(p, step);
    uint8_t on = p->board.at[step->to];
    bool may_take = on ? side_of(on) != side_of(step->piece) : p->unknown & bit(step->to);
    squares occupied = board_occupied(&p->board);
    squares reach = attacks_of(QUEEN, step->from, occupied) | attacks_of(KNIGHT, step->from, 0);
    return kind_of(step->piece) != PAWN && may_take && reach & bit(step->to) ? NULL : reason;
}

/* "Parade Chess Solitaire", Play. The piece is picked up first. */
static const char *refuse_order(const struct replay *p, const struct step *step)
{
    const struct reading *r = p->reading;
    if (r->roles[step->arrow] != ROLE_ORDER)
        return NULL;
    int by = square_on_board(&r->diagram->arrows.items[step->arrow].from);
    enum piece_kind kind = kind_of(p->board.at[by]);
    squares occupied = board_occupied(&p->board);
    if (!(attacks_of(kind, by, occupied) & bit(step->from)))
        return "a piece orders only what it could attack";
    return attacks_of(kind, by, occupied & ~bit(step->from)) & bit(step->to)
               ? NULL
               : "a piece is put only where the one that orders it could attack";
}

static const char *refuse_borrowed(const struct replay *p, const struct step *step)
{
    if (golf_reach(&p->board, step->from, &golf_rules_of_book) & bit(step->to))
        return NULL;
    const char *reason = borrowing_refuse(&p->board, step->from, step->to);
    return reason ? reason : "no neighbour of its colour lends it that move";
}

/* "Gravity Chess", Moving Pieces. */
static const char *refuse_down(const struct replay *p, const struct step *step)
{
    enum piece_kind kind = kind_of(step->piece);
    int rows = rank_of(step->from) - rank_of(step->to);
    int files = abs(file_of(step->from) - file_of(step->to));
    uint8_t on = p->board.at[step->to];
    bool may_take = (on && side_of(on) != side_of(step->piece)) || p->unknown & bit(step->to);
    if (on && side_of(on) == side_of(step->piece))
        return "a piece of the same side stands there";
    if (rows < 0 || (rows == 0 && !may_take))
        return "a piece moves down, or captures in its own row";
    if (kind == PAWN && files == 0)
        return on          ? "a piece stands in the pawn's way"
               : rows <= 2 ? NULL
                           : "a pawn does not move so";
    if (kind == PAWN)
        return files == 1 && rows == 1 && may_take ? NULL : "a pawn does not move so";
    squares reach = attacks_of(kind, step->from, board_occupied(&p->board));
    return reach & bit(step->to) ? NULL
           : attacks_of(kind, step->from, 0) & bit(step->to)
               ? "a piece stands in the way"
               : "a piece of this kind does not move so";
}

/* The core knows both sides of the mirror: put the rings back to where they lay before the move.
 * What was captured stood on the side of the piece that captured it. */
static const char *refuse_mirror(const struct replay *p, const struct step *step)
{
    struct arena arena = {0};
    const struct reading *r = p->reading;
    struct scene scene = scene_of_diagram(&arena, r->diagram);
    struct state state = state_of(p, step);
    enum ring ring = side_of(step->piece) == WHITE ? RING_WHITE : RING_BLACK;
    enum ring other = ring == RING_WHITE ? RING_BLACK : RING_WHITE;
    if (r->view == VIEW_AFTER) {
        scene.rings[ring][step->from] = !scene.rings[ring][step->to];
        scene.rings[other][step->to] = scene.rings[ring][step->from];
        scene.rings[ring][step->to] = 0;
    }
    r->game->arrange(&state, r->game, &scene);
    struct action action = {.from = step->from, .to = step->to, .promote = promotion(p, step)};
    const char *reason = game_refuse(r->game, &state, action);
    arena_free(&arena);
    return reason;
}

static bool moves_by_chess(enum law law)
{
    return law == LAW_CHESS || law == LAW_STEPS || law == LAW_TAR || law == LAW_MASKED ||
           law == LAW_BOOSTED;
}

static const char *refuse_step(const struct replay *p, size_t index)
{
    const struct step *step = &p->reading->steps[index];
    const struct step *half = castling_half(p->reading, step);
    if (half && moves_by_chess(p->reading->rules->law))
        return refuse_castling(p, step, half);
    if (half && p->reading->rules->law == LAW_MIRROR)
        return NULL; /* what stands behind the mirror is in nobody's way */
    switch (p->reading->rules->law) {
    case LAW_CHESS:
        return refuse_chess(p, step);
    case LAW_STEPS:
        return refuse_steps(p, step, index);
    case LAW_TAR:
        return refuse_tar(p, step);
    case LAW_BORROWED:
        return refuse_borrowed(p, step);
    case LAW_MIRROR:
        return refuse_mirror(p, step);
    case LAW_DOWN:
        return refuse_down(p, step);
    case LAW_MASKED:
        return refuse_masked(p, step);
    case LAW_BOOSTED:
        return refuse_boosted(p, step, index);
    case LAW_ORDERS:
        return refuse_order(p, step);
    case LAW_NONE:
        break;
    }
    return NULL;
}

/* ---- Orders of play ---- */

/* Play the steps in an order to the first refusal: what comes later would only repeat it. The
 * number of steps that were played. */
static size_t play_in_order(const char **reason, const struct reading *r, const size_t *order)
{
    struct replay p = {r, r->view == VIEW_AFTER ? r->first.board : r->shown, r->first.unknown};
    for (size_t i = 0; i < r->step_count; i++) {
        const struct step *step = &r->steps[order[i]];
        *reason = NULL;
        if (!step->piece && p.unknown & bit(step->from))
            continue; /* whatever it was, it is captured */
        *reason = p.board.at[step->from] == step->piece ? refuse_step(&p, order[i])
                                                        : "the piece is not there yet";
        if (*reason)
            return i;
        if (moves_at_once(r))
            continue;
        step_play(&p.board, step);
        p.unknown &= ~bit(step->to);
    }
    return r->step_count;
}

/* Arrows may be listed in another order than they are played. */
static bool find_order(struct reading *r)
{
    enum { MOST_PERMUTED = 6 };
    size_t order[MOST_STEPS];
    const char *reason;
    for (size_t i = 0; i < r->step_count; i++)
        order[i] = i;
    while (r->step_count <= MOST_PERMUTED && next_order(order, r->step_count))
        if (play_in_order(&reason, r, order) == r->step_count) {
            struct step steps[MOST_STEPS];
            for (size_t i = 0; i < r->step_count; i++)
                steps[i] = r->steps[order[i]];
            memcpy(r->steps, steps, sizeof steps);
            return true;
        }
    return false;
}

bool moves_are_legal(struct reading *r)
{
    size_t order[MOST_STEPS];
    const char *reason;
    if (r->view == VIEW_OPTIONS) {
        struct replay p = {r, r->shown, 0};
        for (size_t i = 0; i < r->step_count; i++)
            if (refuse_step(&p, i))
                return false;
        return true;
    }
    for (size_t i = 0; i < r->step_count; i++)
        order[i] = i;
    return play_in_order(&reason, r, order) == r->step_count || (r->step_count && find_order(r));
}

/* Whether this step and the one before are of one turn: castling, or a piece that goes on. */
static bool is_same_turn(const struct reading *r, size_t index)
{
    const struct step *step = &r->steps[index];
    return index && (castling_half(r, step) == step - 1 || step[-1].to == step->from);
}

/* Where the board before is known, no side has had two turns more than the other behind the moves.
 */
static void check_turns(struct sink *sink, const struct reading *r)
{
    int turns[2] = {0};
    const struct step *last[2] = {NULL};
    if (r->view != VIEW_AFTER || !r->rules->alternates || r->rules->comes_back || !r->continues ||
        r->told_count)
        return;
    for (size_t i = 0; i < r->step_count; i++) {
        enum side side = side_of(r->steps[i].piece);
        turns[side] += !is_same_turn(r, i);
        last[side] = &r->steps[i];
    }
    for (int side = WHITE; side <= BLACK; side++)
        if (last[side] && turns[side] > turns[!side] + 1)
            finding_add(sink, ILLEGAL_MOVE, r->diagram->arrows.items[last[side]->arrow].at,
                        "%s moves %d times here, and the other side %d: they take turns",
                        side == WHITE ? "White" : "Black", turns[side], turns[!side]);
}

static size_t replay_moves(struct sink *sink, struct reading *r)
{
    size_t order[MOST_STEPS];
    const char *reason;
    for (size_t i = 0; i < r->step_count; i++)
        order[i] = i;
    size_t played = play_in_order(&reason, r, order);
    if (played == r->step_count || find_order(r)) {
        check_turns(sink, r);
        return r->step_count;
    }
    finding_add(sink, ILLEGAL_MOVE, r->diagram->arrows.items[r->steps[played].arrow].at,
                "this move is not legal: %s", reason);
    r->view = VIEW_UNREAD;
    return played;
}

/* Each by itself: none of them is played. */
static size_t try_options(struct sink *sink, const struct reading *r)
{
    struct replay p = {r, r->shown, 0};
    for (size_t i = 0; i < r->step_count; i++) {
        const char *reason = refuse_step(&p, i);
        if (reason)
            finding_add(sink, ILLEGAL_OPTION, r->diagram->arrows.items[r->steps[i].arrow].at,
                        "this would not be legal: %s", reason);
    }
    return r->step_count;
}

size_t check_moves(struct sink *sink, struct readings *readings)
{
    size_t played = 0;
    for (size_t i = 0; i < readings->count; i++) {
        struct reading *r = &readings->items[i];
        if (!r->step_count || r->view == VIEW_UNREAD)
            continue;
        size_t count = r->view == VIEW_OPTIONS ? try_options(sink, r) : replay_moves(sink, r);
        played += r->rules->law == LAW_NONE ? 0 : count;
    }
    return played;
}

/* Moves between two boards that no arrow shows: only the text tells them. */
#include "check/told.h"

#include "check/special.h"

#include <string.h>

enum { MOST_TOLD = 4, MOST_SEARCHED = 12, MANY_MOVES = 3 };

struct search {
    const struct partial_board *goal;
    squares among; /* where moves begin and end */
    bool detours;  /* quiet moves may end elsewhere, and go on from there */
    struct step line[MOST_TOLD];
    size_t found;          /* how many moves the line has */
    struct told_miss miss; /* the board on any line that differs least */
};

static bool search_on(struct search *s, const struct board *board, size_t made, size_t most,
                      enum side side);

static bool try_action(struct search *s, const struct board *board, size_t made, size_t most,
                       struct action action)
{
    struct state state;
    state_clear(&state);
    state.board = *board;
    state.side = (uint8_t)side_of(board->at[action.from]);
    int to = action.to;
    if (action.kind == ACTION_CASTLE) {
        enum wing wing = action.to < action.from ? WING_A : WING_H;
        state.rooks[state.side][wing] = action.to;
        to = moves_castling(&state, action).king_to;
    }
    if (moves_refuse(&state, action, &falling_king_rules))
        return false;
    s->line[made] = (struct step){action.from, (uint8_t)to, board->at[action.from], 0};
    moves_play(&state, action, &falling_king_rules);
    return search_on(s, &state.board, made + 1, most, (enum side)state.side);
}

/* Whether a piece that has moved on the way here could have gone to a square at once: nobody loses
 * a move to show an example. */
static bool wastes_move(const struct search *s, const struct board *board, size_t made, int from,
                        int to)
{
    uint8_t piece = board->at[from];
    for (size_t i = 0; i < made; i++) {
        int tail = s->line[i].from;
        if (s->line[i].to != from)
            continue;
        squares reach = attacks_of(kind_of(piece), tail, board_occupied(board) & ~bit(from));
        return kind_of(piece) == PAWN ? (rank_of(tail) == 1 || rank_of(tail) == 6) &&
                                            (to - tail == 16 || tail - to == 16)
                                      : (reach & bit(to)) != 0 || to == tail;
    }
    return false;
}

static bool try_ply(struct search *s, const struct board *board, size_t made, size_t most, int from,
                    int to)
{
    if (s->detours && wastes_move(s, board, made, from, to))
        return false;
    struct action action = {.from = (uint8_t)from, .to = (uint8_t)to};
    int rook, rook_to;
    if (castled_rook(&rook, &rook_to, board->at[from], from, to)) {
        action.kind = ACTION_CASTLE;
        action.to = (uint8_t)rook;
        if (board->at[rook] != piece_of(side_of(board->at[from]), ROOK))
            return false;
    }
    return try_action(s, board, made, most, action);
}

/* Sides take turns; each ply mends at most two squares, or three with what is taken in passing. */
static bool search_on(struct search *s, const struct board *board, size_t made, size_t most,
                      enum side side)
{
    squares left = board_differences(s->goal, board);
    if (!left || count_of(left) < count_of(s->miss.squares))
        s->miss = (struct told_miss){*board, left, made, made % 2 ? other_side(side) : side};
    if (!left) {
        s->found = made;
        return true;
    }
    /* One more than could be mended: what is left then is a near miss. */
    if (made == most || (size_t)count_of(left) > 2 * (most - made) + (s->detours ? 0 : 2))
        return false;
    squares tails = s->among, heads = s->among;
    for (size_t i = 0; i < made && s->detours; i++)
        tails |= bit(s->line[i].to);
    if (s->detours && made + 1 < most)
        heads = ~board_occupied(board);
    for (squares from = board->sides[side] & tails; from; from &= from - 1)
        for (squares to = heads & ~board->sides[side]; to; to &= to - 1)
            if (try_ply(s, board, made, most, first_of(from), first_of(to)))
                return true;
    return false;
}

/* What might be played may also be a threat of the side that is not to move. */
static bool has_moved(const struct reading *r)
{
    return r->step_count && r->view == VIEW_AFTER;
}

/* Whether plies of which this side makes the first may come between two boards: where sides take
 * turns, behind the moves of the one and before those of the other. */
static bool may_take_turns(const struct reading *r, const struct reading *earlier,
                           const struct board *from, enum side first, size_t plies)
{
    if (!r->rules->alternates)
        return true;
    if (has_moved(r) && (side_of(r->steps[0].piece) != first) != (plies % 2 != 0))
        return false;
    if (!earlier)
        return first == WHITE;
    if (!earlier->step_count || earlier->view == VIEW_OPTIONS)
        return true;
    enum side moved = side_of(earlier->steps[earlier->step_count - 1].piece);
    bool behind = from == (earlier->view == VIEW_BEFORE ? &earlier->last : &earlier->shown);
    return behind ? first != moved : first == side_of(earlier->steps[0].piece);
}

bool told_find(struct reading *r, struct told_miss *miss, const struct reading *earlier,
               const struct board *from, squares different, enum told_way way)
{
    struct search s = {.goal = &r->first,
                       .among = different | r->first.unknown | r->first.passed,
                       .detours = way == TOLD_WITH_DETOURS};
    s.miss = (struct told_miss){.board = *from, .squares = different};
    *miss = s.miss;
    if (count_of(s.among) > MOST_SEARCHED)
        return false;
    for (size_t most = 1; most <= MOST_TOLD; most++)
        for (int side = WHITE; side <= BLACK; side++)
            if (may_take_turns(r, earlier, from, (enum side)side, most) &&
                search_on(&s, from, 0, most, (enum side)side)) {
                memcpy(r->told, s.line, sizeof r->told);
                r->told_count = s.found;
                *miss = s.miss;
                return true;
            }
    *miss = s.miss;
    return false;
}

/* ---- A piece that no moves bring to its square ---- */

/* How many moves a piece needs to a square, other pieces standing still; MANY_MOVES where it cannot
 * get there in fewer. */
static int moves_between(const struct board *board, uint8_t piece, int from, int to)
{
    squares occupied = board_occupied(board) & ~bit(from), reached = bit(from);
    for (int moves = 1; moves < MANY_MOVES; moves++) {
        squares next = reached;
        for (squares set = reached; set; set &= set - 1)
            next |= attacks_of(kind_of(piece), first_of(set), occupied) & ~occupied;
        reached = next;
        if (reached & bit(to))
            return moves;
    }
    return MANY_MOVES;
}

/* Pawns keep to their file, where nothing was captured, and do not go back. */
static int pawn_moves_between(uint8_t piece, int from, int to)
{
    int rows = rank_of(to) - rank_of(from), home = side_of(piece) == WHITE ? 1 : 6;
    if (side_of(piece) == BLACK)
        rows = -rows;
    if (rows <= 0 || file_of(from) != file_of(to))
        return MANY_MOVES;
    return rows - (rows > 1 && rank_of(from) == home);
}

/* Whether the plies of both sides can be the turns between two boards. */
static bool are_turns(const struct reading *r, const struct reading *earlier,
                      const struct told_miss *miss, enum side side, int moves)
{
    enum { WASTED = 1, SHORT = 4 };
    int plies[2] = {0};
    for (size_t i = 0; i < miss->plies; i++)
        plies[i % 2 ? other_side(miss->first) : miss->first]++;
    plies[side] += moves;
    int ahead = plies[WHITE] - plies[BLACK], least = -1, most = 1;
    if (!earlier)
        least = 0;
    if (has_moved(r) && !earlier)
        least = most = side_of(r->steps[0].piece) == BLACK;
    /* Whoever makes up an example may lose a move on the way. */
    int allowed = plies[WHITE] + plies[BLACK] > SHORT ? WASTED : 0;
    return ahead >= least - allowed && ahead <= most + allowed;
}

/* Where pieces may borrow moves or go on like a king, nothing can be said; the latter only once
 * something was captured before the moves that are shown. */
static bool moves_as_in_chess(const struct reading *r)
{
    enum { SET = 32 };
    switch (r->rules->law) {
    case LAW_CHESS:
    case LAW_TAR:
    case LAW_MIRROR:
        return true;
    case LAW_STEPS:
        return count_of(board_occupied(&r->first.board) | r->first.unknown) >= SET;
    case LAW_BORROWED:
    case LAW_DOWN:
    case LAW_MASKED:
    case LAW_BOOSTED:
    case LAW_ORDERS:
    case LAW_NONE:
        break;
    }
    return false;
}

bool told_is_astray(const struct reading *r, const struct told_miss *miss,
                    const struct reading *earlier)
{
    const struct board *then = &miss->board, *now = &r->first.board;
    if (count_of(miss->squares) != 2 || !moves_as_in_chess(r))
        return false;
    int one = first_of(miss->squares), two = first_of(miss->squares & (miss->squares - 1));
    int from = then->at[one] ? one : two, to = then->at[one] ? two : one;
    uint8_t piece = then->at[from];
    if (!piece || then->at[to] || now->at[to] != piece || now->at[from])
        return false;
    int moves = kind_of(piece) == PAWN ? pawn_moves_between(piece, from, to)
                                       : moves_between(then, piece, from, to);
    return moves == MANY_MOVES ||
           (r->rules->alternates && !are_turns(r, earlier, miss, side_of(piece), moves));
}

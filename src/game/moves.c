#include "game/moves.h"

#define ALL_SQUARES (~(squares)0)

const struct chess_rules orthodox_rules = {
    .field = ALL_SQUARES,
    .double_step = true,
    .en_passant = true,
    .promotions = {QUEEN, ROOK, BISHOP, KNIGHT},
    .last_rank = {RANK_8, RANK_1},
};

const struct chess_rules falling_king_rules = {
    .field = ALL_SQUARES,
    .double_step = true,
    .en_passant = true,
    .kings_fall = true,
    .promotions = {QUEEN, ROOK, BISHOP, KNIGHT},
    .last_rank = {RANK_8, RANK_1},
};

int king_of(const struct board *board, enum side side)
{
    squares king = board->kinds[KING] & board->sides[side];
    return king ? first_of(king) : NO_SQUARE;
}

bool is_in_check(const struct state *state, enum side side)
{
    int king = king_of(&state->board, side);
    return king != NO_SQUARE &&
           attackers(&state->board, king, other_side(side), board_occupied(&state->board));
}

/* ---- Listing ---- */

/* What is worked out once for all moves of a position. */
struct lister {
    struct actions *out;
    const struct state *state;
    const struct chess_rules *rules;
    enum side side;
    int king;
    squares own, enemies, occupied;
    squares checkers; /* what gives check */
    squares targets;  /* where a piece other than the king may go: anywhere, or against the check */
    squares pinned;   /* own pieces that shield the king */
};

static void add(struct lister *l, enum action_kind kind, int from, int to, uint8_t promote)
{
    actions_add(l->out, (struct action){.kind = (uint8_t)kind,
                                        .from = (uint8_t)from,
                                        .to = (uint8_t)to,
                                        .promote = promote});
}

/* Own pieces that stand alone between the king and a slider that would attack it. */
static squares find_pinned(const struct lister *l)
{
    const squares *kinds = l->state->board.kinds;
    squares rooks = (kinds[ROOK] | kinds[QUEEN]) & l->enemies;
    squares bishops = (kinds[BISHOP] | kinds[QUEEN]) & l->enemies;
    squares snipers = (rooks & attacks_of(ROOK, l->king, l->enemies)) |
                      (bishops & attacks_of(BISHOP, l->king, l->enemies));
    squares pinned = 0;
    for (; snipers; snipers &= snipers - 1) {
        squares shield = between(l->king, first_of(snipers)) & l->own;
        if (count_of(shield) == 1)
            pinned |= shield;
    }
    return pinned;
}

static void prepare(struct lister *l)
{
    const struct board *board = &l->state->board;
    l->side = (enum side)l->state->side;
    l->own = board->sides[l->side];
    l->enemies = board->sides[other_side(l->side)];
    l->occupied = l->own | l->enemies;
    l->king = king_of(board, l->side);
    l->targets = l->rules->field;
    if (l->king == NO_SQUARE || l->rules->kings_fall) /* nothing to guard */
        return;
    l->checkers = attackers(board, l->king, other_side(l->side), l->occupied);
    l->pinned = find_pinned(l);
    if (count_of(l->checkers) == 1) {
        int checker = first_of(l->checkers);
        l->targets &= l->checkers | between(l->king, checker);
    } else if (l->checkers) {
        l->targets = 0;
    }
}

/* Where a pinned piece may go: along the line of its pin. */
static squares pin_line(const struct lister *l, int from)
{
    return l->pinned & bit(from) ? line_through(l->king, from) : ALL_SQUARES;
}

static void list_pieces(struct lister *l)
{
    const struct board *board = &l->state->board;
    squares pieces = l->own & ~(board->kinds[PAWN] | board->kinds[KING]);
    for (; pieces; pieces &= pieces - 1) {
        int from = first_of(pieces);
        squares to = attacks_of(kind_of(board->at[from]), from, l->occupied) & ~l->own &
                     l->targets & pin_line(l, from);
        for (; to; to &= to - 1)
            add(l, ACTION_MOVE, from, first_of(to), NO_PIECE);
    }
}

static void add_pawn_move(struct lister *l, int from, int to)
{
    if (!(bit(to) & l->rules->last_rank[l->side])) {
        add(l, ACTION_MOVE, from, to, NO_PIECE);
        return;
    }
    for (int i = 0; i < 4 && l->rules->promotions[i]; i++)
        add(l, ACTION_MOVE, from, to, l->rules->promotions[i]);
}

void moves_add(struct actions *out, const struct state *state, int from, squares to,
               const struct chess_rules *rules)
{
    uint8_t piece = state->board.at[from];
    struct lister l = {.out = out, .rules = rules, .side = side_of(piece)};
    for (; to; to &= to - 1)
        if (kind_of(piece) == PAWN)
            add_pawn_move(&l, from, first_of(to));
        else
            add(&l, ACTION_MOVE, from, first_of(to), NO_PIECE);
}

static squares pawn_reach(const struct state *state, enum side side, int from,
                          const struct chess_rules *rules)
{
    squares enemies = state->board.sides[other_side(side)];
    squares free = rules->field & ~board_occupied(&state->board);
    int ahead = side == WHITE ? 8 : -8, one = from + ahead;
    if (state->en_passant != NO_SQUARE && side == (enum side)state->side)
        enemies |= bit(state->en_passant);
    squares to = pawn_attacks(side, from) & enemies & rules->field;
    if (one < 0 || one > 63 || !(free & bit(one)))
        return to;
    to |= bit(one);
    if (rules->double_step && rank_of(from) == (side == WHITE ? 1 : 6))
        to |= free & bit(one + ahead);
    return to;
}

squares moves_reach(const struct state *state, int from, enum piece_kind kind,
                    const struct chess_rules *rules)
{
    enum side side = side_of(state->board.at[from]);
    if (kind == PAWN)
        return pawn_reach(state, side, from, rules);
    return attacks_of(kind, from, board_occupied(&state->board)) & rules->field &
           ~state->board.sides[side];
}

/* Two pawns leave their rank at once, so that no pin tells whether the king is safe. */
static bool en_passant_is_safe(const struct lister *l, int from)
{
    int to = l->state->en_passant, taken = to + (l->side == WHITE ? -8 : 8);
    struct board after = l->state->board;
    board_remove(&after, taken);
    board_move(&after, from, to);
    return l->king == NO_SQUARE ||
           !attackers(&after, l->king, other_side(l->side), board_occupied(&after));
}

static void list_pawns(struct lister *l)
{
    const struct state *state = l->state;
    int ahead = l->side == WHITE ? 8 : -8;
    squares home = l->side == WHITE ? RANK_1 << 8 : RANK_8 >> 8;
    for (squares pawns = state->board.kinds[PAWN] & l->own; pawns; pawns &= pawns - 1) {
        int from = first_of(pawns), one = from + ahead;
        squares allowed = l->targets & pin_line(l, from);
        squares takes = pawn_attacks(l->side, from);
        for (squares to = takes & l->enemies & allowed; to; to &= to - 1)
            add_pawn_move(l, from, first_of(to));
        if (state->en_passant != NO_SQUARE && takes & bit(state->en_passant) &&
            (l->rules->kings_fall || en_passant_is_safe(l, from)))
            add(l, ACTION_MOVE, from, state->en_passant, NO_PIECE);
        if (one < 0 || one > 63 || (l->occupied | ~l->rules->field) & bit(one))
            continue;
        if (bit(one) & allowed)
            add_pawn_move(l, from, one);
        if (l->rules->double_step && bit(from) & home && bit(one + ahead) & allowed & ~l->occupied)
            add(l, ACTION_MOVE, from, one + ahead, NO_PIECE);
    }
}

static void list_king(struct lister *l)
{
    if (l->king == NO_SQUARE)
        return;
    squares to = attacks_of(KING, l->king, 0) & ~l->own & l->rules->field;
    for (; to; to &= to - 1)
        /* Without the king on its square, it does not hide behind itself. */
        if (l->rules->kings_fall || !attackers(&l->state->board, first_of(to), other_side(l->side),
                                               l->occupied & ~bit(l->king)))
            add(l, ACTION_MOVE, l->king, first_of(to), NO_PIECE);
}

/* ---- Castling ---- */

static struct castling castling_of(const struct state *state, enum side side, enum wing wing)
{
    int base = side == WHITE ? 0 : 56;
    return (struct castling){king_of(&state->board, side), state->rooks[side][wing],
                             base + (wing == WING_A ? 2 : 6), base + (wing == WING_A ? 3 : 5)};
}

static enum wing wing_of(struct action action)
{
    return action.to < action.from ? WING_A : WING_H;
}

struct castling moves_castling(const struct state *state, struct action action)
{
    return castling_of(state, (enum side)state->side, wing_of(action));
}

/* The squares from one to another of a rank, both included. */
static squares path(int a, int b)
{
    return between(a, b) | bit(a) | bit(b);
}

/* FIDE laws 3.8.2 and II.3: NULL, or why castling is not allowed. */
static const char *refuse_castling(const struct state *state, enum side side, enum wing wing,
                                   const struct chess_rules *rules)
{
    struct castling c = castling_of(state, side, wing);
    if (c.rook == NO_SQUARE || c.king == NO_SQUARE)
        return "the king or that rook has moved";
    squares others = board_occupied(&state->board) & ~bit(c.king) & ~bit(c.rook);
    if ((path(c.king, c.king_to) | path(c.rook, c.rook_to)) & others)
        return "a piece stands in the way of castling";
    if (rules->kings_fall)
        return NULL;
    if (is_in_check(state, side))
        return "a king in check may not castle";
    for (squares way = path(c.king, c.king_to); way; way &= way - 1)
        if (attackers(&state->board, first_of(way), other_side(side), others | bit(c.rook)))
            return "the king would castle through or into check";
    /* The rook may have shielded the square that the king ends on. */
    if (attackers(&state->board, c.king_to, other_side(side), others | bit(c.rook_to)))
        return "the king would castle into check";
    return NULL;
}

static void list_castling(struct lister *l)
{
    if (l->checkers)
        return;
    for (int wing = WING_A; wing <= WING_H; wing++) {
        int rook = l->state->rooks[l->side][wing];
        if (rook != NO_SQUARE && !refuse_castling(l->state, l->side, (enum wing)wing, l->rules))
            add(l, ACTION_CASTLE, l->king, rook, NO_PIECE);
    }
}

void moves_list(struct actions *out, const struct state *state, const struct chess_rules *rules)
{
    struct lister l = {.out = out, .state = state, .rules = rules};
    out->count = 0;
    prepare(&l);
    if (count_of(l.checkers) < 2) {
        list_pawns(&l);
        list_pieces(&l);
        list_castling(&l);
    }
    list_king(&l);
}

/* ---- Playing ---- */

static void lose_rook(struct state *state, int square)
{
    for (int side = 0; side < 2; side++)
        for (int wing = 0; wing < 2; wing++)
            if (state->rooks[side][wing] == square)
                state->rooks[side][wing] = NO_SQUARE;
}

static void lose_castling(struct state *state, enum side side)
{
    state->rooks[side][WING_A] = state->rooks[side][WING_H] = NO_SQUARE;
}

void moves_remove(struct state *state, int square)
{
    uint8_t piece = state->board.at[square];
    int behind = square + (rank_of(square) < 4 ? -8 : 8);
    if (state->en_passant == behind)
        state->en_passant = NO_SQUARE;
    lose_rook(state, square);
    if (kind_of(piece) == KING)
        lose_castling(state, side_of(piece));
    board_remove(&state->board, square);
}

static void count_quiet(struct state *state, bool quiet)
{
    if (!quiet)
        state->quiet_plies = 0;
    else if (state->quiet_plies < UINT8_MAX)
        state->quiet_plies++;
}

void moves_skip(struct state *state)
{
    state->en_passant = NO_SQUARE;
    count_quiet(state, true);
}

static void play_castling(struct state *state, enum side side, struct action action)
{
    struct castling c = moves_castling(state, action);
    board_remove(&state->board, c.king);
    board_remove(&state->board, c.rook);
    board_put(&state->board, c.king_to, piece_of(side, KING));
    board_put(&state->board, c.rook_to, piece_of(side, ROOK));
    moves_skip(state);
}

static void play_move(struct state *state, enum side side, struct action action,
                      const struct chess_rules *rules)
{
    struct board *board = &state->board;
    int ahead = side == WHITE ? 8 : -8;
    bool pawn = kind_of(board->at[action.from]) == PAWN;
    bool quiet = !pawn && !board->at[action.to];

    if (pawn && action.to == state->en_passant)
        board_remove(board, action.to - ahead);
    if (board->at[action.to])
        moves_remove(state, action.to);
    board_move(board, action.from, action.to);
    if (action.promote) {
        board_remove(board, action.to);
        board_put(board, action.to, piece_of(side, (enum piece_kind)action.promote));
    }
    lose_rook(state, action.from);
    state->en_passant = NO_SQUARE;
    if (rules->en_passant && pawn && action.to - action.from == 2 * ahead)
        state->en_passant = (uint8_t)(action.from + ahead);
    count_quiet(state, quiet);
}

void moves_shift(struct state *state, struct action action, const struct chess_rules *rules)
{
    enum side side = (enum side)state->side;
    bool king = kind_of(state->board.at[action.from]) == KING;
    if (action.kind == ACTION_CASTLE)
        play_castling(state, side, action);
    else
        play_move(state, side, action, rules);
    if (king)
        lose_castling(state, side);
}

void moves_end_turn(struct state *state)
{
    state->side = other_side((enum side)state->side);
    state->phase = 0;
    state->ply++;
}

void moves_play(struct state *state, struct action action, const struct chess_rules *rules)
{
    moves_shift(state, action, rules);
    moves_end_turn(state);
}

/* ---- Refusing ---- */

static bool is_promotion(const struct chess_rules *rules, uint8_t kind)
{
    for (int i = 0; i < 4 && rules->promotions[i]; i++)
        if (rules->promotions[i] == kind)
            return true;
    return false;
}

const char *moves_refuse_promotion(const struct state *state, struct action a,
                                   const struct chess_rules *rules)
{
    if (kind_of(state->board.at[a.from]) != PAWN)
        return a.promote ? "only a pawn becomes another piece" : NULL;
    if (!(bit(a.to) & rules->last_rank[state->side]))
        return a.promote ? "a pawn becomes another piece only on the last rank" : NULL;
    return is_promotion(rules, a.promote) ? NULL
           : a.promote                    ? "a pawn may not become that piece"
                                          : "a pawn on the last rank must become another piece";
}

/* NULL when the pawn could go there if kings did not matter. */
static const char *refuse_pawn(const struct state *state, struct action a,
                               const struct chess_rules *rules)
{
    const struct board *board = &state->board;
    enum side side = (enum side)state->side;
    int ahead = side == WHITE ? 8 : -8, step = a.to - a.from;
    bool takes = pawn_attacks(side, a.from) & bit(a.to);

    if (takes && !board->at[a.to] && a.to != state->en_passant)
        return "a pawn goes aslant only to capture";
    if (!takes && step != ahead && step != 2 * ahead)
        return "a pawn does not move so";
    if (step == 2 * ahead && !rules->double_step)
        return "no pawn goes two squares in this game";
    if (!takes && (board->at[a.to] || (step == 2 * ahead && board->at[a.from + ahead])))
        return "a piece stands in the pawn's way";
    if (step == 2 * ahead && rank_of(a.from) != (side == WHITE ? 1 : 6))
        return "a pawn may go two squares only from where it began";
    return moves_refuse_promotion(state, a, rules);
}

const char *moves_refuse_piece(const struct state *state, struct action a)
{
    enum piece_kind kind = kind_of(state->board.at[a.from]);
    if (a.promote)
        return "only a pawn becomes another piece";
    if (attacks_of(kind, a.from, board_occupied(&state->board)) & bit(a.to))
        return NULL;
    if (attacks_of(kind, a.from, 0) & bit(a.to))
        return "a piece stands in the way";
    static const char *const reasons[KIND_COUNT] = {
        [KNIGHT] = "a knight does not move so", [BISHOP] = "a bishop does not move so",
        [ROOK] = "a rook does not move so",     [QUEEN] = "a queen does not move so",
        [KING] = "a king does not move so",
    };
    return reasons[kind];
}

const char *moves_check_reason(const struct state *state, struct action action, bool was_in_check)
{
    if (kind_of(state->board.at[action.from]) == KING)
        return "a king may not move into check";
    return was_in_check ? "the king would still be in check" : "this would leave the king in check";
}

static const char *refuse_check(const struct state *state, struct action a,
                                const struct chess_rules *rules)
{
    struct state after = *state;
    enum side side = (enum side)state->side;
    moves_play(&after, a, rules);
    return is_in_check(&after, side) ? moves_check_reason(state, a, is_in_check(state, side))
                                     : NULL;
}

const char *moves_refuse_castling(const struct state *state, struct action a,
                                  const struct chess_rules *rules)
{
    struct castling c = moves_castling(state, a);
    if (rules->no_castling)
        return "there is no castling in this game";
    if (c.king != a.from || c.rook != a.to)
        return "the king or that rook has moved";
    return refuse_castling(state, (enum side)state->side, wing_of(a), rules);
}

const char *moves_refuse(const struct state *state, struct action action,
                         const struct chess_rules *rules)
{
    const struct board *board = &state->board;
    uint8_t piece = action.from < 64 ? board->at[action.from] : NO_PIECE;

    if (action.kind == ACTION_CASTLE)
        return moves_refuse_castling(state, action, rules);
    if (action.from > 63 || action.to > 63 || !(rules->field & bit(action.from)) ||
        !(rules->field & bit(action.to)))
        return "that square is not on the board";
    if (!piece)
        return "there is no piece on that square";
    if (side_of(piece) != state->side)
        return state->side == WHITE ? "it is White's turn" : "it is Black's turn";
    if (board->at[action.to] && side_of(board->at[action.to]) == state->side)
        return "a piece of the same side stands there";
    const char *reason = kind_of(piece) == PAWN ? refuse_pawn(state, action, rules)
                                                : moves_refuse_piece(state, action);
    return reason || rules->kings_fall ? reason : refuse_check(state, action, rules);
}

/* ---- Kings that can be taken ---- */

static struct chess_rules without_check(const struct chess_rules *rules)
{
    struct chess_rules loose = *rules;
    loose.kings_fall = true;
    return loose;
}

const char *moves_refuse_fatal(const struct state *state, struct action action,
                               const struct chess_rules *rules)
{
    struct chess_rules loose = without_check(rules);
    bool fatal = action.kind == ACTION_MOVE &&
                 action.to == king_of(&state->board, other_side((enum side)state->side));
    return moves_refuse(state, action, fatal ? &loose : rules);
}

void moves_list_fatal(struct actions *out, const struct state *state,
                      const struct chess_rules *rules)
{
    struct chess_rules loose = without_check(rules);
    size_t kept = 0;
    if (!is_in_check(state, other_side((enum side)state->side))) {
        moves_list(out, state, rules);
        return;
    }
    moves_list(out, state, &loose);
    for (size_t i = 0; i < out->count; i++)
        if (!moves_refuse_fatal(state, out->items[i], rules))
            out->items[kept++] = out->items[i];
    out->count = kept;
}

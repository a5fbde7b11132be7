/* Half Alice Chess: a piece that moves goes over to the other side of the mirror, where it stands
 * on a checker of its colour, or back ("Half Alice Chess" in the rulebook).
 *
 * Each side of the mirror is a game of chess of its own: a move is first held against that, then
 * the piece switches, then its king is looked at again. */
#include "game/armies.h"
#include "game/orthodox.h"

enum { SUPPLY = 12 }; /* checkers a side (Equipment) */

/* sets[side]: the pieces of a side that stand on checkers. */
static const struct field fields[] = {
    {"white", FIELD_SQUARES, WHITE, 0},
    {"black", FIELD_SQUARES, BLACK, 0},
    {0},
};

static squares on_checkers(const struct state *state)
{
    return state->sets[WHITE] | state->sets[BLACK];
}

/* The game on one side of the mirror: that of the piece on a square. */
static struct state side_of_mirror(const struct state *state, int square)
{
    struct state one = *state;
    squares checkers = on_checkers(state);
    squares others = square < 64 && checkers & bit(square) ? ~checkers : checkers;
    for (squares gone = board_occupied(&state->board) & others; gone; gone &= gone - 1)
        board_remove(&one.board, first_of(gone));
    for (int side = WHITE; side <= BLACK; side++)
        for (int wing = WING_A; wing <= WING_H; wing++)
            if (one.rooks[side][wing] != NO_SQUARE && !one.board.at[one.rooks[side][wing]])
                one.rooks[side][wing] = NO_SQUARE;
    /* The pawn that jumped has switched: only from there can it be taken en passant. */
    if (one.en_passant != NO_SQUARE && !one.board.at[one.en_passant + (one.side == WHITE ? -8 : 8)])
        one.en_passant = NO_SQUARE;
    return one;
}

static bool king_in_check(const struct state *state, enum side side)
{
    struct state one = side_of_mirror(state, king_of(&state->board, side));
    return is_in_check(&one, side);
}

/* ---- Playing ---- */

/* "Switch the moved piece" (Play): both that castle have moved. */
static squares arrived(const struct state *after, struct action action)
{
    if (action.kind == ACTION_MOVE)
        return bit(action.to);
    struct castling ways = moves_castling(after, action);
    return bit(ways.king_to) | bit(ways.rook_to);
}

static void move_and_switch(struct state *state, struct action action)
{
    enum side side = (enum side)state->side, enemy = other_side(side);
    bool checker = state->sets[side] & bit(action.from);
    moves_shift(state, action, &orthodox_rules);
    state->sets[enemy] &= state->board.sides[enemy]; /* a captured piece gives its checker back */
    state->sets[side] &= state->board.sides[side];
    if (!checker)
        state->sets[side] |= arrived(state, action);
    /* A pawn may jump over a piece of the other side of the mirror, but then nobody can go where it
     * jumped. */
    if (state->en_passant != NO_SQUARE && state->board.at[state->en_passant])
        state->en_passant = NO_SQUARE;
}

static void play(struct state *state, const struct game *game, struct action action)
{
    (void)game;
    move_and_switch(state, action);
    moves_end_turn(state);
}

/* ---- Legality ---- */

/* "Half Alice Chess", Play: pieces pass each other through the mirror, but do not capture there;
 * and the square must be free on both sides, since the piece switches on it. `reason` is what the
 * move breaks as if nothing stood there; a pawn aslant meant to capture all the same. */
static const char *refuse_landing(const struct state *state, struct action a, const char *reason)
{
    enum side side = (enum side)state->side;
    bool aimed =
        state->board.at[a.from] == piece_of(side, PAWN) && pawn_attacks(side, a.from) & bit(a.to);
    if (reason && !aimed)
        return reason;
    return side_of(state->board.at[a.to]) == side
               ? "a piece of the same side stands there, beyond the mirror"
               : "a piece cannot capture through the mirror";
}

/* The move as one of chess on its side of the mirror. The king counts only if it is on that side,
 * as in the game that this one is taken from: so a piece may come through the mirror to shield it.
 */
static const char *refuse_before(const struct state *state, struct action a)
{
    struct state one = side_of_mirror(state, a.from);
    if (a.kind == ACTION_CASTLE)
        return moves_refuse(&one, a, &orthodox_rules);
    const char *reason = moves_refuse(&one, a, &falling_king_rules);
    if (state->board.at[a.to] && !one.board.at[a.to])
        return refuse_landing(state, a, reason);
    if (reason)
        return reason;
    moves_shift(&one, a, &falling_king_rules);
    return is_in_check(&one, (enum side)state->side)
               ? "the king would be in check before the piece switches sides of the mirror"
               : NULL;
}

/* "Half Alice Chess", Play and Winning. */
static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    enum side side = (enum side)state->side;
    (void)game;
    if (a.kind == ACTION_PASS)
        return "a player has to move";
    const char *reason = refuse_before(state, a);
    if (reason)
        return reason;

    struct state after = *state;
    moves_shift(&after, a, &falling_king_rules);
    squares there = arrived(&after, a);
    if (a.kind == ACTION_CASTLE && there & on_checkers(state))
        return "king and rook cannot castle onto a piece beyond the mirror";
    if (!(state->sets[side] & bit(a.from)) &&
        count_of(state->sets[side]) + count_of(there) > SUPPLY)
        return "there is no free checker left for a piece that has none";
    after = *state;
    move_and_switch(&after, a);
    return king_in_check(&after, side)
               ? "the king would be in check after the piece switches sides of the mirror"
               : NULL;
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    struct actions mirrored;
    squares checkers = on_checkers(state);
    struct state plain = side_of_mirror(state, NO_SQUARE);
    moves_list(out, &plain, &falling_king_rules);
    if (checkers) {
        struct state other = side_of_mirror(state, first_of(checkers));
        moves_list(&mirrored, &other, &falling_king_rules);
        for (size_t i = 0; i < mirrored.count; i++)
            actions_add(out, mirrored.items[i]);
    }
    game_keep_legal(out, game, state);
}

static bool in_check(const struct game *game, const struct state *state)
{
    (void)game;
    return king_in_check(state, (enum side)state->side);
}

static struct outcome outcome(const struct game *game, const struct state *state)
{
    return orthodox_end(state, game_action_count(game, state) > 0,
                        king_in_check(state, (enum side)state->side));
}

/* ---- States ---- */

static const char *impossible_checkers(const struct state *state, enum side side)
{
    squares checkers = state->sets[side];
    squares home = (squares)0xFF << (side == WHITE ? 8 : 48);
    if (checkers & ~board_occupied(&state->board))
        return "a checker lies under no piece";
    if (checkers & ~state->board.sides[side])
        return "a checker lies under a piece of the other colour";
    if (count_of(checkers) > SUPPLY)
        return "each side has twelve checkers";
    if (checkers & home & state->board.kinds[PAWN])
        return "a pawn where it began has not moved, so it cannot be on a checker";
    for (int wing = WING_A; wing <= WING_H; wing++)
        if (state->rooks[side][wing] != NO_SQUARE &&
            checkers & (bit(state->rooks[side][wing]) | bit(king_of(&state->board, side))))
            return "a king or rook on a checker has moved and cannot castle any more";
    return NULL;
}

static const char *impossible(const struct game *game, const struct state *state)
{
    const char *reason = armies_impossible(&state->board, game->rules);
    for (int side = WHITE; side <= BLACK && !reason; side++)
        reason = impossible_checkers(state, (enum side)side);
    if (!reason && king_in_check(state, other_side((enum side)state->side)))
        reason = "the side that has just moved is in check";
    return reason;
}

/* White and black rings are checkers; a grey one is a checker of the piece on it. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    for (int square = 0; square < 64; square++) {
        uint8_t piece = state->board.at[square];
        if (scene->rings[RING_WHITE][square])
            state->sets[WHITE] |= bit(square);
        if (scene->rings[RING_BLACK][square])
            state->sets[BLACK] |= bit(square);
        if (scene->rings[RING_GREY][square])
            state->sets[piece ? side_of(piece) : WHITE] |= bit(square);
    }
    for (int side = WHITE; side <= BLACK; side++)
        for (int wing = WING_A; wing <= WING_H; wing++) {
            int rook = state->rooks[side][wing], king = king_of(&state->board, (enum side)side);
            if (rook != NO_SQUARE && state->sets[side] & (bit(rook) | bit(king)))
                state->rooks[side][wing] = NO_SQUARE;
        }
}

const struct game half_alice_game = {
    .id = "half-alice",
    .name = "Half Alice Chess",
    .summary = "pieces switch to the other side of a mirror and back",
    .rules = &orthodox_rules,
    .fields = fields,
    .begin = orthodox_begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .in_check = in_check,
    .impossible = impossible,
    .arrange = arrange,
};

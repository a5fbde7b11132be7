/* Crowded House: two teams of two, each player with one half of the board ("Crowded House" in the
 * rulebook).
 *
 * Four players move in turn: king side White, king side Black, queen side White, queen side Black.
 * So the number of the move tells who it is: the king-side players have the odd ones. */
#include "game/armies.h"
#include "game/orthodox.h"

#define QUEEN_SIDE ((squares)0x0F0F0F0F0F0F0F0F)
#define KING_SIDE  (~QUEEN_SIDE)

static bool is_queen_side(const struct state *state)
{
    return state->ply >> 1 & 1;
}

static squares own_half(const struct state *state)
{
    return is_queen_side(state) ? QUEEN_SIDE : KING_SIDE;
}

/* The half of the player who comes behind the one to move: of Black's partner who sits opposite, or
 * of White's other one. */
static squares next_half(const struct state *state)
{
    return state->side == WHITE ? own_half(state) : ~own_half(state);
}

/* ---- Legality ---- */

/* Whether a player of `side` with one half could capture on a square: a piece that starts there, or
 * any if the square is there ("Crowded House", Rule changes). Who could make the capture threatens,
 * even if it would cost the own king, as in chess. */
static bool can_capture(const struct board *board, int square, enum side side, squares half,
                        squares occupied)
{
    if (square == NO_SQUARE)
        return false;
    squares pieces = attackers(board, square, side, occupied);
    return half & bit(square) ? pieces : pieces & half;
}

/* Whether the next player could capture the king of the side to move. */
static bool next_takes_king(const struct state *state)
{
    enum side side = (enum side)state->side;
    return can_capture(&state->board, king_of(&state->board, side), other_side(side),
                       next_half(state), board_occupied(&state->board));
}

/* "Crowded House", Rule changes: both pieces that castle are moved, so each has to start or end on
 * the player's half; and only what the next player attacks stands against it. */
static const char *refuse_castling(const struct state *state, struct action a)
{
    enum side side = (enum side)state->side;
    struct castling ways = moves_castling(state, a);
    squares half = own_half(state);

    if (!(half & (bit(a.from) | bit(ways.king_to))))
        return "castling would move a king that neither starts nor ends on the player's half";
    if (!(half & (bit(a.to) | bit(ways.rook_to))))
        return "castling would move a rook that neither starts nor ends on the player's half";
    if (next_takes_king(state))
        return "a king may castle out of check only if the next player cannot capture it";
    for (squares way = between(a.from, ways.king_to); way; way &= way - 1)
        if (can_capture(&state->board, first_of(way), other_side(side), next_half(state),
                        board_occupied(&state->board) & ~bit(a.from)))
            return "the king would castle through a square where the next player could capture it";
    return NULL;
}

static const char *refuse_half(const struct state *state, struct action a)
{
    if (own_half(state) & (bit(a.from) | bit(a.to)))
        return NULL;
    return is_queen_side(state)
               ? "the queen-side player moves only what starts or ends on the queen side"
               : "the king-side player moves only what starts or ends on the king side";
}

static const char *refuse_move(const struct state *state, struct action a)
{
    const char *reason = moves_refuse(state, a, &falling_king_rules);
    if (!reason)
        reason = a.kind == ACTION_CASTLE ? refuse_castling(state, a) : refuse_half(state, a);
    if (reason)
        return reason;
    struct state after = *state;
    moves_shift(&after, a, &falling_king_rules);
    return next_takes_king(&after) ? "the next player could capture the king" : NULL;
}

static void list_moves(struct actions *out, const struct game *game, const struct state *state)
{
    moves_list(out, state, &falling_king_rules);
    game_keep_legal(out, game, state);
}

/* "Crowded House", Rule changes: a turn is left out only by a player with no piece on that half and
 * none that can go there. Who has pieces there, but no legal move, is stalemated as in chess; who
 * could only look on while the king is captured is mated. */
static const char *refuse_pass(const struct game *game, const struct state *state)
{
    struct actions moves;
    if (state->board.sides[state->side] & own_half(state))
        return "a player with a piece on that half may not leave out a turn";
    list_moves(&moves, game, state);
    if (moves.count)
        return "a player who can move a piece to that half may not leave out a turn";
    return next_takes_king(state) ? "the next player could capture the king" : NULL;
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    return a.kind == ACTION_PASS ? refuse_pass(game, state) : refuse_move(state, a);
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    list_moves(out, game, state);
    if (!out->count && !refuse_pass(game, state))
        actions_add(out, (struct action){.kind = ACTION_PASS});
}

/* ---- The course of the game ---- */

static void play(struct state *state, const struct game *game, struct action action)
{
    (void)game;
    if (action.kind != ACTION_PASS) {
        moves_shift(state, action, &falling_king_rules);
    } else {
        moves_skip(state); /* only the next player may capture en passant (Rule changes) */
    }
    /* A position that was written without the number of the move begins with the first round. */
    state->ply = (uint16_t)((state->ply & ~1u) | state->side);
    moves_end_turn(state);
}

static bool in_check(const struct game *game, const struct state *state)
{
    (void)game;
    return next_takes_king(state);
}

/* "Crowded House", Winning. */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    return orthodox_end(state, game_action_count(game, state) > 0, next_takes_king(state));
}

/* Whether the player to move could capture the other king. */
static bool takes_king(const struct state *state)
{
    enum side side = (enum side)state->side;
    return can_capture(&state->board, king_of(&state->board, other_side(side)), side,
                       own_half(state), board_occupied(&state->board));
}

static const char *impossible(const struct game *game, const struct state *state)
{
    const char *reason = armies_impossible(&state->board, game->rules);
    if (reason)
        return reason;
    return takes_king(state) ? "the player to move could capture the king" : NULL;
}

/* A frame around one half shows whose turn it is. Without it, it is that of the king-side player,
 * who begins, unless the board shows that it cannot be. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    state->ply = state->side;
    if (scene->framed == QUEEN_SIDE || (scene->framed != KING_SIDE && takes_king(state)))
        state->ply += 2;
}

const struct game crowded_house_game = {
    .id = "crowded-house",
    .name = "Crowded House",
    .summary = "chess for four, each with one half of the board",
    .rules = &orthodox_rules,
    .begin = orthodox_begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .in_check = in_check,
    .impossible = impossible,
    .arrange = arrange,
};

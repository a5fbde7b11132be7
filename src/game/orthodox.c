#include "game/orthodox.h"

#include "game/action_text.h"
#include "game/shape.h"

void orthodox_list(struct actions *out, const struct game *game, const struct state *state)
{
    moves_list(out, state, game->rules);
}

const char *orthodox_refuse(const struct game *game, const struct state *state,
                            struct action action)
{
    if (shape_refuse(game, action) || action.kind == ACTION_PASS)
        return "a turn is a move or castling, and nothing else";
    return moves_refuse(state, action, game->rules);
}

void orthodox_play(struct state *state, const struct game *game, struct action action)
{
    moves_play(state, action, game->rules);
}

struct outcome orthodox_outcome(const struct game *game, const struct state *state)
{
    struct actions actions;
    moves_list(&actions, state, game->rules);
    if (actions.count == 0 && is_in_check(state, (enum side)state->side))
        return (struct outcome){.result = state->side == WHITE ? BLACK_WINS : WHITE_WINS,
                                .why = "checkmate"};
    if (actions.count == 0)
        return (struct outcome){.result = DRAWN, .why = "stalemate"};
    if (state->quiet_plies >= 100)
        return (struct outcome){.result = DRAWN,
                                .why = "fifty moves without a capture or a pawn's move"};
    return (struct outcome){.result = GOING_ON};
}

struct outcome fallen_kings(const struct state *state)
{
    bool white = king_of(&state->board, WHITE) != NO_SQUARE;
    bool black = king_of(&state->board, BLACK) != NO_SQUARE;
    if (white && black)
        return (struct outcome){.result = GOING_ON};
    if (!white && !black)
        return (struct outcome){.result = DRAWN, .why = "both kings are captured"};
    return (struct outcome){.result = white ? WHITE_WINS : BLACK_WINS,
                            .why = "the king is captured"};
}

bool has_king_fallen(const struct state *state)
{
    return fallen_kings(state).result != GOING_ON;
}

const char *refuse_after_fall(const struct game *game, const struct state *state,
                              struct action action)
{
    const char *reason = shape_refuse(game, action);
    if (!reason && has_king_fallen(state))
        reason = "the game is over: a king is captured";
    return reason;
}

const char *one_king_impossible(const struct board *board, enum side side)
{
    if (count_of(board->sides[side] & board->kinds[KING]) == 1)
        return NULL;
    return side == WHITE ? "White has one king" : "Black has one king";
}

int count_promoted(const struct board *board, enum side side)
{
    static const int whole_set[KIND_COUNT] = {[KNIGHT] = 2, [BISHOP] = 2, [ROOK] = 2, [QUEEN] = 1};
    int promoted = 0;
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        int extra = count_of(board->sides[side] & board->kinds[kind]) - whole_set[kind];
        promoted += extra > 0 ? extra : 0;
    }
    return promoted;
}

const char *army_impossible(const struct board *board, enum side side,
                            const struct chess_rules *rules)
{
    squares own = board->sides[side];
    int pawns = count_of(own & board->kinds[PAWN]);

    if (pawns > 8)
        return side == WHITE ? "White has at most eight pawns" : "Black has at most eight pawns";
    if (count_promoted(board, side) > 8 - pawns)
        return "there are more pieces than promotion could make";
    if (own & board->kinds[PAWN] & (rules->last_rank[WHITE] | rules->last_rank[BLACK]))
        return "no pawn can stand on a first or last rank";
    return own & ~rules->field ? "a piece stands off the board" : NULL;
}

const char *impossible_set(const struct game *game, const struct state *state)
{
    const char *reason = NULL;
    for (int side = WHITE; side <= BLACK && !reason; side++) {
        if (king_of(&state->board, (enum side)side) != NO_SQUARE)
            reason = one_king_impossible(&state->board, (enum side)side);
        if (!reason)
            reason = army_impossible(&state->board, (enum side)side, game->rules);
    }
    return reason;
}

const char *orthodox_impossible(const struct game *game, const struct state *state)
{
    const char *reason = NULL;
    for (int side = WHITE; side <= BLACK && !reason; side++) {
        reason = one_king_impossible(&state->board, (enum side)side);
        if (!reason)
            reason = army_impossible(&state->board, (enum side)side, game->rules);
    }
    if (!reason && is_in_check(state, other_side((enum side)state->side)))
        reason = "the side that has just moved is in check";
    return reason;
}

#include "game/orthodox.h"

void orthodox_list(struct actions *out, const struct game *game, const struct state *state)
{
    moves_list(out, state, game->rules);
}

const char *orthodox_refuse(const struct game *game, const struct state *state,
                            struct action action)
{
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

const char *orthodox_impossible_men(const struct board *board, enum side side,
                                    const struct chess_rules *rules)
{
    static const int whole_set[KIND_COUNT] = {[KNIGHT] = 2, [BISHOP] = 2, [ROOK] = 2, [QUEEN] = 1};
    squares own = board->sides[side];
    int pawns = count_of(own & board->kinds[PAWN]), promoted = 0;

    if (pawns > 8)
        return side == WHITE ? "White has at most eight pawns" : "Black has at most eight pawns";
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        int extra = count_of(own & board->kinds[kind]) - whole_set[kind];
        promoted += extra > 0 ? extra : 0;
    }
    if (promoted > 8 - pawns)
        return "there are more pieces than promotion could make";
    if (own & board->kinds[PAWN] & (rules->last_rank[WHITE] | rules->last_rank[BLACK]))
        return "no pawn can stand on a first or last rank";
    return own & ~rules->field ? "a piece stands off the board" : NULL;
}

static const char *impossible_side(const struct board *board, enum side side,
                                   const struct chess_rules *rules)
{
    if (count_of(board->sides[side] & board->kinds[KING]) != 1)
        return side == WHITE ? "White has one king" : "Black has one king";
    return orthodox_impossible_men(board, side, rules);
}

const char *orthodox_impossible(const struct game *game, const struct state *state)
{
    const char *reason = impossible_side(&state->board, WHITE, game->rules);
    if (!reason)
        reason = impossible_side(&state->board, BLACK, game->rules);
    if (!reason && is_in_check(state, state->side == WHITE ? BLACK : WHITE))
        reason = "the side that has just moved is in check";
    return reason;
}

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

struct outcome outcome_of_moves(const struct state *state, bool can_move, bool in_check)
{
    if (!can_move && in_check)
        return (struct outcome){.result = state->side == WHITE ? BLACK_WINS : WHITE_WINS,
                                .why = "checkmate"};
    if (!can_move)
        return (struct outcome){.result = DRAWN, .why = "stalemate"};
    if (state->quiet_plies >= 100)
        return (struct outcome){.result = DRAWN,
                                .why = "fifty moves without a capture or a pawn's move"};
    return (struct outcome){.result = GOING_ON};
}

struct outcome orthodox_outcome(const struct game *game, const struct state *state)
{
    struct actions actions;
    moves_list(&actions, state, game->rules);
    return outcome_of_moves(state, actions.count > 0, is_in_check(state, (enum side)state->side));
}

static const char *impossible_set(const struct board *board, enum side side)
{
    static const int whole_set[KIND_COUNT] = {[KNIGHT] = 2, [BISHOP] = 2, [ROOK] = 2, [QUEEN] = 1};
    squares own = board->sides[side];
    int pawns = count_of(own & board->kinds[PAWN]), promoted = 0;

    if (count_of(own & board->kinds[KING]) != 1)
        return side == WHITE ? "White has one king" : "Black has one king";
    if (pawns > 8)
        return side == WHITE ? "White has at most eight pawns" : "Black has at most eight pawns";
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        int extra = count_of(own & board->kinds[kind]) - whole_set[kind];
        promoted += extra > 0 ? extra : 0;
    }
    return promoted > 8 - pawns ? "there are more pieces than promotion could make" : NULL;
}

const char *impossible_sets(const struct board *board)
{
    const char *reason = impossible_set(board, WHITE);
    return reason ? reason : impossible_set(board, BLACK);
}

const char *orthodox_impossible(const struct game *game, const struct state *state)
{
    const struct chess_rules *rules = game->rules;
    squares pawns = state->board.kinds[PAWN];
    const char *reason = impossible_sets(&state->board);
    if (reason)
        return reason;
    if (pawns & (rules->last_rank[WHITE] | rules->last_rank[BLACK]))
        return "no pawn can stand on a first or last rank";
    if (board_occupied(&state->board) & ~rules->field)
        return "a piece stands off the board";
    return is_in_check(state, other_side((enum side)state->side))
               ? "the side that has just moved is in check"
               : NULL;
}

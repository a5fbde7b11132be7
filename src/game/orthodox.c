#include "game/orthodox.h"

#include "game/armies.h"
#include "game/rows.h"

void orthodox_begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game, (void)random;
    set_up_row(state, "RNBQKBNR");
}

void orthodox_list(struct actions *out, const struct game *game, const struct state *state)
{
    moves_list(out, state, game->rules);
}

const char *orthodox_refuse(const struct game *game, const struct state *state,
                            struct action action)
{
    if (action.kind == ACTION_PASS)
        return "a turn is a move or castling, and nothing else";
    return moves_refuse(state, action, game->rules);
}

void orthodox_play(struct state *state, const struct game *game, struct action action)
{
    moves_play(state, action, game->rules);
}

struct outcome orthodox_end(const struct state *state, bool can_move, bool in_check)
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

bool orthodox_in_check(const struct game *game, const struct state *state)
{
    (void)game;
    return is_in_check(state, (enum side)state->side);
}

struct outcome orthodox_outcome(const struct game *game, const struct state *state)
{
    struct actions actions;
    moves_list(&actions, state, game->rules);
    return orthodox_end(state, actions.count > 0, is_in_check(state, (enum side)state->side));
}

const char *orthodox_impossible(const struct game *game, const struct state *state)
{
    const char *reason = armies_impossible(&state->board, game->rules);
    if (!reason && is_in_check(state, other_side((enum side)state->side)))
        reason = "the side that has just moved is in check";
    return reason;
}

#include "game/turn.h"

int turn_jumper(const struct state *state, int jumped)
{
    return state->counts[jumped] - 1 + (state->side == WHITE ? 8 : -8);
}

int turn_victim(const struct state *state, struct action a)
{
    if (a.kind != ACTION_MOVE)
        return NO_SQUARE;
    if (state->board.at[a.to])
        return a.to;
    if (a.to != state->en_passant || kind_of(state->board.at[a.from]) != PAWN ||
        file_of(a.from) == file_of(a.to))
        return NO_SQUARE;
    return a.to + (state->side == WHITE ? -8 : 8);
}

void turn_hold_jump(struct state *state, int jumped)
{
    bool jumps = state->en_passant != NO_SQUARE;
    state->counts[jumped] = jumps ? (uint8_t)(state->en_passant + 1) : 0;
    state->en_passant = NO_SQUARE;
}

void turn_move(struct state *state, struct action a, const struct chess_rules *rules, int jumped)
{
    uint8_t before = turn_jumper(state, jumped) == a.from ? 0 : state->counts[jumped];
    moves_shift(state, a, rules);
    turn_hold_jump(state, jumped);
    if (!state->counts[jumped])
        state->counts[jumped] = before;
}

void turn_end(struct state *state, int jumped)
{
    uint8_t *over = &state->counts[jumped];
    state->en_passant = *over ? (uint8_t)(*over - 1) : NO_SQUARE;
    *over = 0;
    moves_end_turn(state);
}

const char *turn_impossible(const struct state *state, int jumped)
{
    enum side side = (enum side)state->side;
    int over = state->counts[jumped] - 1;
    if (over < 0)
        return NULL;
    if (rank_of(over) != (side == WHITE ? 2 : 5) || state->board.at[over] ||
        state->board.at[turn_jumper(state, jumped)] != piece_of(side, PAWN))
        return "no pawn has jumped over that square in this turn";
    return NULL;
}

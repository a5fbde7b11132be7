#include "game/turn.h"

/* The square of a pawn of the side to move that has jumped over `over`. */
static int jumper(const struct state *state, int over)
{
    return over + (state->side == WHITE ? 8 : -8);
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

void turn_move(struct state *state, struct action a, const struct chess_rules *rules, int jumped)
{
    uint8_t *over = &state->counts[jumped];
    int victim = turn_victim(state, a);
    if (*over && jumper(state, *over - 1) == a.from)
        *over = 0;
    if (victim != NO_SQUARE && kind_of(state->board.at[victim]) == KING) {
        uint8_t *rights = state->rooks[other_side((enum side)state->side)];
        rights[WING_A] = rights[WING_H] = NO_SQUARE;
    }
    moves_shift(state, a, rules);
    if (state->en_passant != NO_SQUARE)
        *over = (uint8_t)(state->en_passant + 1);
    state->en_passant = NO_SQUARE;
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
        state->board.at[jumper(state, over)] != piece_of(side, PAWN))
        return "no pawn has jumped over that square in this turn";
    return NULL;
}

#include "game/fallen.h"
#include "game/armies.h"

#include "game/orthodox.h"

bool fallen_note(struct state *state, int index)
{
    enum side enemy = other_side((enum side)state->side);
    if (king_of(&state->board, enemy) != NO_SQUARE)
        return false;
    state->counts[index] = (uint8_t)(1 + enemy);
    state->rooks[enemy][WING_A] = state->rooks[enemy][WING_H] = NO_SQUARE;
    return true;
}

struct outcome fallen_outcome(const struct state *state, int index, const char *why)
{
    if (!state->counts[index])
        return (struct outcome){.result = GOING_ON};
    return (struct outcome){.result = state->counts[index] == 1 + WHITE ? BLACK_WINS : WHITE_WINS,
                            .why = why};
}

const char *fallen_impossible(const struct state *state, int index)
{
    uint8_t fallen = state->counts[index];
    const char *reason = NULL;
    if (fallen && fallen != 1 + state->side)
        return "a king falls at the end of the other side's turn";
    if (fallen && king_of(&state->board, (enum side)state->side) != NO_SQUARE)
        return "a king that fell is not on the board";
    for (int side = WHITE; side <= BLACK && !reason; side++)
        if (fallen != 1 + side)
            reason = one_king_impossible(&state->board, (enum side)side);
    return reason;
}

#include "game/state.h"

#include <string.h>

void state_clear(struct state *state)
{
    memset(state, 0, sizeof *state);
    memset(state->rooks, NO_SQUARE, sizeof state->rooks);
    state->en_passant = NO_SQUARE;
}

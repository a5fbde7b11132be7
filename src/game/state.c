#include "game/state.h"

#include <string.h>

void actions_add_to(struct actions *out, struct action action, squares to)
{
    for (; to; to &= to - 1) {
        action.to = (uint8_t)first_of(to);
        actions_add(out, action);
    }
}

void actions_add_from(struct actions *out, struct action action, squares from)
{
    for (; from; from &= from - 1) {
        action.from = (uint8_t)first_of(from);
        actions_add(out, action);
    }
}

void state_clear(struct state *state)
{
    memset(state, 0, sizeof *state);
    memset(state->rooks, NO_SQUARE, sizeof state->rooks);
    state->en_passant = NO_SQUARE;
}

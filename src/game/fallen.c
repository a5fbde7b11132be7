#include "game/fallen.h"

#include "game/armies.h"

bool has_king_fallen(const struct state *state)
{
    return king_of(&state->board, WHITE) == NO_SQUARE || king_of(&state->board, BLACK) == NO_SQUARE;
}

struct outcome fallen_outcome(const struct state *state, const char *why)
{
    bool white = king_of(&state->board, WHITE) != NO_SQUARE;
    bool black = king_of(&state->board, BLACK) != NO_SQUARE;
    if (white && black)
        return (struct outcome){.result = GOING_ON};
    if (!white && !black)
        return (struct outcome){.result = DRAWN, .why = "both kings are captured"};
    return (struct outcome){.result = white ? WHITE_WINS : BLACK_WINS, .why = why};
}

const char *fallen_refuse(const struct state *state)
{
    return has_king_fallen(state) ? "the game is over: a king has been captured" : NULL;
}

const char *fallen_impossible(const struct state *state, const struct chess_rules *rules)
{
    if (king_of(&state->board, other_side((enum side)state->side)) == NO_SQUARE)
        return "a king falls at the end of the other side's turn";
    return armies_impossible_fallen(&state->board, rules);
}

#include "game/steps.h"

struct walk {
    const struct state *state;
    int (*worth)(const struct state *state, enum side side, int square);
    enum side side;
    squares open; /* all but the other pieces of the walker's side */
    squares target;
};

static int worth_of(const struct walk *w, int square)
{
    return w->worth(w->state, w->side, square);
}

/* The target is out of reach even if all that the walker could ever gain were in its hand at once.
 */
static bool is_hopeless(const struct walk *w, int at, int left, squares stacked)
{
    squares reached = bit(at), gained = 0;
    for (int step = 0; step < left; step++) {
        squares next = reached | (king_attacks(reached) & w->open);
        if (next & w->target)
            return false;
        if (next == reached)
            break;
        reached = next;
        for (squares more = reached & stacked & ~gained; more; more &= more - 1) {
            int worth = worth_of(w, first_of(more));
            left += worth > 0 ? worth : 0;
        }
        gained |= reached & stacked;
    }
    return true;
}

/* A walk goes from one piece with checkers to the next, each captured once and so worth something
 * once: spread over the squares between them, and go on from each such piece that is reached. */
static bool walk(const struct walk *w, int at, int left, squares stacked)
{
    squares reached = bit(at), tried = 0;
    if (is_hopeless(w, at, left, stacked))
        return false;
    for (; left > 0; left--) {
        squares next = king_attacks(reached) & w->open;
        if (next & w->target)
            return true;
        for (squares found = next & stacked & ~tried; found; found &= found - 1) {
            int square = first_of(found);
            if (walk(w, square, left - 1 + worth_of(w, square), stacked & ~bit(square)))
                return true;
        }
        tried |= next & stacked;
        reached |= next & ~stacked;
    }
    return false;
}

bool steps_reach(const struct state *state, int from, int target,
                 int (*worth)(const struct state *state, enum side side, int square))
{
    enum side side = side_of(state->board.at[from]);
    struct walk w = {.state = state,
                     .worth = worth,
                     .side = side,
                     .open = ~state->board.sides[side] | bit(from),
                     .target = bit(target)};
    squares stacked = 0;
    for (squares left = state->board.sides[other_side(side)] & ~w.target; left; left &= left - 1)
        if (worth_of(&w, first_of(left)))
            stacked |= bit(first_of(left));
    return walk(&w, from, worth_of(&w, from), stacked);
}

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

/* A set with the squares of `chain` that are joined to it by steps over `chain`. */
static squares joined(squares set, squares chain)
{
    for (squares more; (more = neighbours_of(set, TOUCH_CORNERS) & chain & ~set);)
        set |= more;
    return set;
}

/* What the checkers of some pieces are worth beyond the steps onto them. */
static int surplus(const struct walk *w, squares pieces)
{
    int sum = 0;
    for (; pieces; pieces &= pieces - 1)
        sum += worth_of(w, first_of(pieces)) - 1;
    return sum;
}

/* The target is out of reach even if the walker could be in several places at once, and so gain
 * from each piece that it comes to: one whose checkers pay for the step onto it costs nothing. */
static bool is_hopeless(const struct walk *w, int at, int left, squares stacked)
{
    squares paid = 0;
    for (squares rest = stacked; rest; rest &= rest - 1)
        if (worth_of(w, first_of(rest)) > 0)
            paid |= bit(first_of(rest));
    squares reached = joined(bit(at), paid);
    int budget = left > 0 ? left + surplus(w, reached & paid) : 0;
    for (; budget > 0; budget--) {
        squares next = neighbours_of(reached, TOUCH_CORNERS) & w->open & ~reached;
        if (next & w->target)
            return false;
        if (!next)
            break;
        next = joined(reached | next, paid);
        budget += surplus(w, next & ~reached & paid);
        reached = next;
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
        squares next = neighbours_of(reached, TOUCH_CORNERS) & w->open;
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

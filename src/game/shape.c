#include "game/shape.h"

static const unsigned common[ACTION_OWN] = {
    [ACTION_MOVE] = HAS_FROM | HAS_TO | HAS_MAYBE_KIND,
    [ACTION_CASTLE] = HAS_FROM | HAS_TO,
};

static bool has_verb(const struct game *game, int index)
{
    if (!game->verbs)
        return false;
    for (int i = 0; game->verbs[i].word; i++)
        if (i == index)
            return true;
    return false;
}

/* A value that is there if it is wanted, and otherwise only if it is welcome. */
static bool fits(uint8_t value, bool wanted, bool welcome)
{
    return value ? wanted || welcome : !wanted;
}

const char *shape_refuse(const struct game *game, struct action a)
{
    if (a.kind >= ACTION_OWN && !has_verb(game, a.kind - ACTION_OWN))
        return "this game has no such action";
    unsigned shape = a.kind < ACTION_OWN ? common[a.kind] : game->verbs[a.kind - ACTION_OWN].shape;
    if (!fits(a.card, shape & HAS_CARD, shape & HAS_MAYBE_CARD) ||
        !fits(a.promote, shape & HAS_KIND, shape & HAS_MAYBE_KIND) || a.promote >= KIND_COUNT ||
        !fits(a.from, false, shape & HAS_FROM) || !fits(a.to, false, shape & HAS_TO) ||
        !fits(a.third, false, shape & (HAS_THIRD | HAS_NUMBER)))
        return "that is not what this action is done with";
    /* A king that may not castle is written with NO_SQUARE for its rook. */
    int last = a.kind == ACTION_CASTLE ? NO_SQUARE : 63;
    if (a.from > last || a.to > last || (shape & HAS_THIRD && a.third > last))
        return "that square is not on the board";
    return NULL;
}

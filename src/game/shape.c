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

const char *shape_refuse(const struct game *game, struct action a)
{
    if (a.kind >= ACTION_OWN && !has_verb(game, a.kind - ACTION_OWN))
        return "this game has no such action";
    unsigned shape = a.kind < ACTION_OWN ? common[a.kind] : game->verbs[a.kind - ACTION_OWN].shape;
    if ((!(shape & (HAS_CARD | HAS_MAYBE_CARD)) && a.card) || (!(shape & HAS_FROM) && a.from) ||
        (!(shape & HAS_TO) && a.to) || (!(shape & (HAS_THIRD | HAS_NUMBER)) && a.third) ||
        (!(shape & (HAS_KIND | HAS_MAYBE_KIND)) && a.promote) || a.promote >= KIND_COUNT)
        return "that is not what this action is done with";
    /* A king that may not castle is written with NO_SQUARE for its rook. */
    if (a.kind != ACTION_CASTLE &&
        (a.from > 63 || a.to > 63 || (shape & HAS_THIRD && a.third > 63)))
        return "that square is not on the board";
    return NULL;
}

void actions_filter(struct actions *actions, const struct game *game, const struct state *state)
{
    size_t kept = 0;
    for (size_t i = 0; i < actions->count; i++)
        if (!game->refuse(game, state, actions->items[i]))
            actions->items[kept++] = actions->items[i];
    actions->count = kept;
}

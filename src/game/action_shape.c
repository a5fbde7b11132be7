#include "game/action_shape.h"

/* The shape of a kind of action; false for verbs that the game does not have. */
static bool find_shape(unsigned *shape, const struct game *game, uint8_t kind)
{
    switch (kind) {
    case ACTION_MOVE:
        *shape = HAS_FROM | HAS_TO | HAS_MAYBE_KIND;
        return true;
    case ACTION_CASTLE: /* its squares may be missing where there is no king or rook */
        *shape = 0;
        return true;
    case ACTION_PASS:
        *shape = 0;
        return true;
    default:
        for (int i = 0; game->verbs && game->verbs[i].word; i++)
            if (kind == ACTION_OWN + i) {
                *shape = game->verbs[i].shape;
                return true;
            }
        return false;
    }
}

static bool square_fits(bool wanted, uint8_t square)
{
    return wanted ? square < NO_SQUARE : square == 0;
}

const char *action_misfit(const struct game *game, struct action a)
{
    unsigned shape;
    if (!find_shape(&shape, game, a.kind))
        return "this game has no such action";
    if (a.kind != ACTION_CASTLE &&
        (!square_fits(shape & HAS_FROM, a.from) || !square_fits(shape & HAS_TO, a.to)))
        return "that square is not on the board";
    if (!(shape & HAS_NUMBER) && !square_fits(shape & HAS_THIRD, a.third))
        return "that square is not on the board";
    if ((shape & HAS_CARD && !a.card) || (a.card && !(shape & (HAS_CARD | HAS_MAYBE_CARD))) ||
        (shape & HAS_KIND && !a.promote) || (a.promote && !(shape & (HAS_KIND | HAS_MAYBE_KIND))))
        return "that is not what this action is done with";
    return NULL;
}

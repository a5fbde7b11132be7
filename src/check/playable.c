#include "check/playable.h"

#include "game/notation.h"

/* What is done before a move is few things in a row; trying them all is bounded all the same. */
enum { MOST_BEFORE = 4, MOST_TRIED = 1024 };

/* Whether an action of a game's own takes the piece on `from` to `to`, as an order does and a throw
 * does not. */
static bool takes_along(const struct game *game, const struct state *state, struct action action)
{
    const unsigned way = HAS_FROM | HAS_TO;
    struct state after = *state;
    if ((game->verbs[action.kind - ACTION_OWN].shape & way) != way)
        return false;
    game->play(&after, game, action);
    return after.board.at[action.to] == state->board.at[action.from] &&
           !after.board.at[action.from];
}

static int goes_to(const struct game *game, const struct state *state, struct action action)
{
    switch (action.kind) {
    case ACTION_MOVE:
        return action.to;
    case ACTION_CASTLE:
        return moves_castling(state, action).king_to;
    case ACTION_PASS:
        return NO_SQUARE;
    default:
        return takes_along(game, state, action) ? action.to : NO_SQUARE;
    }
}

/* What comes before a move may be done by both sides, as the choice of cards is; the turn goes on.
 */
static void gather(struct playable *out, const struct game *game, const struct state *state,
                   enum side side, int before, int *tries)
{
    struct actions actions;
    bool moves = false;
    game->list(&actions, game, state);
    for (size_t i = 0; i < actions.count; i++) {
        int to = goes_to(game, state, actions.items[i]);
        if (to == NO_SQUARE)
            continue;
        if (state->side == side)
            out->to[actions.items[i].from] |= bit(to);
        moves = true;
    }
    for (size_t i = 0; i < actions.count && !moves && before && *tries > 0; i++) {
        struct state after = *state;
        --*tries;
        game->play(&after, game, actions.items[i]);
        if (after.ply == state->ply)
            gather(out, game, &after, side, before - 1, tries);
    }
}

void playable_find(struct playable *out, const struct game *game, const struct state *state)
{
    int tries = MOST_TRIED;
    *out = (struct playable){0};
    gather(out, game, state, (enum side)state->side, MOST_BEFORE, &tries);
}

int playable_count(const struct playable *playable)
{
    int count = 0;
    for (int from = 0; from < 64; from++)
        count += count_of(playable->to[from]);
    return count;
}

const char *playable_text(struct arena *arena, const struct playable *playable, squares from)
{
    enum { MOST_NAMED = 12 };
    struct text text = text_new(arena);
    int named = 0;
    for (; from; from &= from - 1)
        for (squares to = playable->to[first_of(from)]; to; to &= to - 1) {
            if (named++ >= MOST_NAMED)
                continue;
            text_add(&text, named > 1 ? ", " : "");
            square_add(&text, first_of(from));
            square_add(&text, first_of(to));
        }
    if (named > MOST_NAMED)
        text_format(&text, " and %d more", named - MOST_NAMED);
    return named ? text.ptr : "no move";
}

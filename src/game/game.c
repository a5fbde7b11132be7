#include "game/game.h"

#define GAME(id) extern const struct game id##_game;
#include "game/games.def"
#undef GAME

const struct game *const games[] = {
#define GAME(id) &id##_game,
#include "game/games.def"
#undef GAME
    NULL,
};

const struct game *game_find(struct slice id)
{
    for (size_t i = 0; games[i]; i++)
        if (slice_eq(id, games[i]->id))
            return games[i];
    return NULL;
}

/* The last actions are counted and not played. */
uint64_t game_perft(const struct game *game, const struct state *state, unsigned depth)
{
    struct actions actions;
    uint64_t ways = 0;

    if (depth == 0)
        return 1;
    game->list(&actions, game, state);
    if (depth == 1)
        return actions.count;
    for (size_t i = 0; i < actions.count; i++) {
        struct state after = *state;
        game->play(&after, game, actions.items[i]);
        ways += game_perft(game, &after, depth - 1);
    }
    return ways;
}

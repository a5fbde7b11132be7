#include "game/game.h"

#include "game/shape.h"

#include <string.h>

#define GAME(id) extern const struct game id##_game;
#include "game/games.def"
#undef GAME

const struct game *const games[] = {
#define GAME(id) &id##_game,
#include "game/games.def"
#undef GAME
    NULL,
};

/* Letters and digits in small letters, without the words that most names have: "Zombie Chess" and
 * "zombie-chess" are "zombie". */
static void shorten(char out[64], struct slice name)
{
    static const char *const common[] = {"chess", "solitaire"};
    size_t len = 0;
    for (size_t i = 0; i < name.len && len < 63; i++) {
        char c = to_lower(name.ptr[i]);
        if (is_digit(c) || is_letter(c))
            out[len++] = c;
    }
    out[len] = '\0';
    for (size_t i = 0; i < sizeof common / sizeof *common; i++) {
        size_t word = strlen(common[i]);
        char *found = strstr(out, common[i]);
        if (found && strlen(out) > word)
            memmove(found, found + word, strlen(found + word) + 1);
    }
}

/* Most names begin with another letter, which needs no shortening to be seen; before that may only
 * stand one of the common words. */
static bool is_short_for(const char *wanted, const char *name)
{
    char shortened[64];
    char first = to_lower(*name);
    if (first != wanted[0] && first != 'c' && first != 's')
        return false;
    shorten(shortened, slice_of(name));
    return strcmp(wanted, shortened) == 0;
}

const struct game *game_find(struct slice name)
{
    char wanted[64];
    shorten(wanted, name);
    for (size_t i = 0; games[i]; i++)
        if (is_short_for(wanted, games[i]->id) || is_short_for(wanted, games[i]->name))
            return games[i];
    return NULL;
}

bool game_lists(const struct game *game, const struct state *state, struct action action)
{
    struct actions actions;
    game->list(&actions, game, state);
    for (size_t i = 0; i < actions.count; i++)
        if (memcmp(&actions.items[i], &action, sizeof action) == 0)
            return true;
    return false;
}

size_t game_action_count(const struct game *game, const struct state *state)
{
    struct actions actions;
    game->list(&actions, game, state);
    return actions.count;
}

const char *game_refuse(const struct game *game, const struct state *state, struct action action)
{
    const char *reason = shape_refuse(game, action);
    return reason ? reason : game->refuse(game, state, action);
}

void game_offer(struct actions *out, const struct game *game, const struct state *state,
                struct action action)
{
    if (!game_refuse(game, state, action))
        actions_add(out, action);
}

void game_keep_legal(struct actions *actions, const struct game *game, const struct state *state)
{
    size_t kept = 0;
    for (size_t i = 0; i < actions->count; i++)
        if (!game_refuse(game, state, actions->items[i]))
            actions->items[kept++] = actions->items[i];
    actions->count = kept;
}

void game_play_forced(struct state *state, const struct game *game)
{
    struct actions actions;
    while (state->phase && (game->list(&actions, game, state), actions.count == 1))
        game->play(state, game, actions.items[0]);
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

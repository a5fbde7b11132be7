/* Whatever bytes an action has, every game answers without harm, and lets pass what it lists and
 * nothing else. */
#include "game/game.h"

#include "../test.h"

/* Bytes that mean something more often than not. */
static uint8_t some_byte(struct random *random)
{
    static const uint32_t ranges[] = {2, 8, 16, 64, 66, 256};
    return (uint8_t)random_below(random, ranges[random_below(random, 6)]);
}

/* One of the actions with some bytes changed. */
static struct action spoil(struct action a, struct random *random)
{
    uint8_t bytes[sizeof a];
    memcpy(bytes, &a, sizeof a);
    for (uint32_t i = 1 + random_below(random, 3); i > 0; i--)
        bytes[random_below(random, sizeof bytes)] = some_byte(random);
    memcpy(&a, bytes, sizeof a);
    return a;
}

static void try_game(const struct game *game)
{
    enum { ACTIONS = 400, TRIES = 40 };
    struct random random = {3};
    struct state s;
    struct actions actions;
    game->begin(&s, game, &random);
    for (int i = 0; i < ACTIONS; i++) {
        game->list(&actions, game, &s);
        if (!actions.count || game->outcome(game, &s).result != GOING_ON) {
            game->begin(&s, game, &random);
            continue;
        }
        struct action next = actions.items[random_below(&random, (uint32_t)actions.count)];
        for (int try = 0; try < TRIES; try++) {
            struct action a = spoil(next, &random);
            const char *reason = game_refuse(game, &s, a);
            if (!reason != game_lists(game, &s, a))
                fail_msg("%s: %d %d %d %d %d %d: %s", game->id, a.kind, a.from, a.to, a.promote,
                         a.card, a.third, reason ? reason : "legal, but not listed");
        }
        game->play(&s, game, next);
    }
}

static void any_action_is_answered(void **state)
{
    (void)state;
    for (size_t i = 0; games[i]; i++)
        try_game(games[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_action_is_answered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

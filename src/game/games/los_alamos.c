/* Los Alamos chess, which other games are based on. */
#include "game/inner_board.h"
#include "game/orthodox.h"

static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game, (void)random;
    inner_set_up(state);
}

const struct game los_alamos_game = {
    .id = "los-alamos",
    .name = "Los Alamos Chess",
    .summary = "chess without bishops on 6 by 6 squares",
    .rules = &inner_rules,
    .begin = begin,
    .list = orthodox_list,
    .refuse = orthodox_refuse,
    .play = orthodox_play,
    .outcome = orthodox_outcome,
    .in_check = orthodox_in_check,
    .impossible = inner_impossible,
};

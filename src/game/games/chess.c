/* Orthodox chess, by the FIDE Laws of Chess of 2023. */
#include "game/orthodox.h"
#include "game/rows.h"

static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game, (void)random;
    set_up_row(state, "RNBQKBNR");
}

const struct game chess_game = {
    .id = "chess",
    .name = "Chess",
    .summary = "the game that the others vary",
    .rules = &orthodox_rules,
    .begin = begin,
    .list = orthodox_list,
    .refuse = orthodox_refuse,
    .play = orthodox_play,
    .outcome = orthodox_outcome,
    .impossible = orthodox_impossible,
};

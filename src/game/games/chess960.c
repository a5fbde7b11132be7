/* Chess960: orthodox chess from one of 960 rows, castling to the usual squares (FIDE Laws of Chess,
 * Guidelines II; "Chess960" in the rulebook, Starting Position and Castling). */
#include "game/orthodox.h"
#include "game/rows.h"

static void begin(struct state *state, const struct game *game, struct random *random)
{
    char row[8];
    (void)game;
    row_draw(row, random);
    set_up_row(state, row);
}

/* The cards of a picture chose the row; once the game has begun, they do not matter. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    (void)scene;
    assume_row_castling(state);
}

const struct game chess960_game = {
    .id = "chess960",
    .name = "Chess960",
    .summary = "chess from one of 960 rows",
    .rules = &orthodox_rules,
    .begin = begin,
    .list = orthodox_list,
    .refuse = orthodox_refuse,
    .play = orthodox_play,
    .outcome = orthodox_outcome,
    .in_check = orthodox_in_check,
    .impossible = orthodox_impossible,
    .arrange = arrange,
};

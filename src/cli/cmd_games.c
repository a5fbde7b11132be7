/* `rookpress games`: the games that can be played. */
#include "base/text.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "game/game.h"

#include <string.h>

static int run_games(const struct invocation *invocation)
{
    struct text out = text_new(invocation->arena);
    int id = 0, name = 0; /* the widths of the columns */
    for (size_t i = 0; games[i]; i++) {
        id = (int)strlen(games[i]->id) > id ? (int)strlen(games[i]->id) : id;
        name = (int)strlen(games[i]->name) > name ? (int)strlen(games[i]->name) : name;
    }
    for (size_t i = 0; games[i]; i++)
        text_format(&out, "%-*s  %-*s  %s\n", id, games[i]->id, name, games[i]->name,
                    games[i]->summary);
    return output_write(text_slice(&out)) ? EXIT_CLEAN : EXIT_IO;
}

const struct command games_command = {
    .name = "games",
    .summary = "list the games whose rules are known",
    .operands = "",
    .description =
        "Lists the games that 'moves' and 'perft' can play: the word to call each by, its "
        "name, and what it is.",
    .run = run_games,
};

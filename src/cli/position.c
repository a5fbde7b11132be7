#include "cli/position.h"

#include "base/number.h"
#include "base/suggest.h"
#include "base/text.h"
#include "check/scene.h"
#include "cli/load.h"
#include "cli/output.h"
#include "diag/report.h"
#include "game/position.h"

#include <string.h>

const char *const turn_choices[] = {"white", "black", NULL};

const struct game *position_game(const struct invocation *invocation)
{
    enum { MOST_GAMES = 64 };
    const char *ids[MOST_GAMES];
    size_t count = 0;
    struct slice id = slice_of(invocation->operands[0]);
    const struct game *game = game_find(id);

    if (game)
        return game;
    for (; games[count] && count < MOST_GAMES; count++)
        ids[count] = games[count]->id;
    complain("rookpress %s: unknown game '%s'", invocation->command->name, id.ptr);
    const char *near = suggest(id, ids, count);
    if (near)
        complain("did you mean '%s'?", near);
    complain("'rookpress games' lists them");
    return NULL;
}

static int read_start(struct state *state, const struct invocation *invocation,
                      const struct game *game)
{
    const char *word = option_value(invocation, "seed");
    long seed = 1;
    if (word && (!number_parse_whole(&seed, slice_of(word)) || seed < 0)) {
        complain("rookpress %s: --seed is a whole number, not '%s'", invocation->command->name,
                 word);
        return EXIT_USAGE;
    }
    struct random random = {(uint64_t)seed};
    game->begin(state, game, &random);
    return EXIT_CLEAN;
}

static int read_fen(struct state *state, const struct invocation *invocation,
                    const struct game *game, size_t first)
{
    struct text fen = text_new(invocation->arena);
    const char *why;
    size_t at;
    for (size_t i = first; i < invocation->operand_count; i++) {
        text_add(&fen, i > first ? " " : "");
        text_add(&fen, invocation->operands[i]);
    }
    if (position_parse(state, &why, &at, game, text_slice(&fen)))
        return EXIT_CLEAN;
    complain("rookpress %s: the position is wrong at column %zu: %s", invocation->command->name,
             at + 1, why);
    complain("%s", fen.ptr);
    complain("%*s", (int)at + 1, "^");
    return EXIT_USAGE;
}

static int read_diagram(struct state *state, const struct invocation *invocation,
                        const struct game *game)
{
    struct library library = library_new(invocation->arena);
    struct book book;
    const char *turn = option_value(invocation, "turn");
    const uint32_t file = 0;

    if (!library_load_block(&book, &library, "-"))
        return EXIT_IO;
    sink_sort(&library.sink);
    struct run run = {
        .sources = &library.sources, .sink = &library.sink, .files = &file, .file_count = 1};
    struct text report = text_new(invocation->arena);
    report_short(&report, &run);
    complain_text(text_slice(&report));
    if (sink_count(&library.sink, ERROR))
        return EXIT_FINDINGS;
    if (!book.diagrams.count || book.diagrams.items[0].kind != DIAGRAM_BOARD) {
        complain("rookpress %s: there is no board on standard input", invocation->command->name);
        return EXIT_USAGE;
    }
    scene_state(state, invocation->arena, game, &book.diagrams.items[0],
                turn && strcmp(turn, "black") == 0 ? BLACK : WHITE);
    return EXIT_CLEAN;
}

int position_read(struct state *state, const struct invocation *invocation, const struct game *game,
                  size_t first)
{
    int code;
    if (invocation->operand_count <= first)
        code = read_start(state, invocation, game);
    else if (strcmp(invocation->operands[first], "-") == 0)
        code = read_diagram(state, invocation, game);
    else
        code = read_fen(state, invocation, game, first);
    const char *reason = code == EXIT_CLEAN ? game->impossible(game, state) : NULL;
    if (!reason)
        return code;
    complain("rookpress %s: no such position in %s: %s", invocation->command->name, game->name,
             reason);
    return EXIT_FINDINGS;
}

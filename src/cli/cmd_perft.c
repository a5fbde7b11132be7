/* `rookpress perft`: count the ways to play on, to compare with other programs. */
#include "base/number.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/position.h"
#include "game/action_text.h"

#include <inttypes.h>

static const struct option options[] = {
    {"divide", 0, NULL, NULL, "count for each first action by itself, too"},
    {"turn", 0, "SIDE", turn_choices, "who moves in a diagram. Default: white."},
    {"seed", 0, "N", NULL, "what chance decides at the start of the game. Default: 1."},
    {0},
};

static const struct entry examples[] = {
    {"rookpress perft chess 5", "Counts the ways to play five moves from the start."},
    {0},
};

static uint64_t divide(struct text *out, const struct game *game, const struct state *state,
                       unsigned depth)
{
    struct actions actions;
    uint64_t all = 0;
    game->list(&actions, game, state);
    for (size_t i = 0; i < actions.count; i++) {
        struct state after = *state;
        game->play(&after, game, actions.items[i]);
        uint64_t ways = game_perft(game, &after, depth - 1);
        action_add(out, game, actions.items[i]);
        text_format(out, " %" PRIu64 "\n", ways);
        all += ways;
    }
    return all;
}

static int run_perft(const struct invocation *invocation)
{
    enum { DEEPEST = 20 };
    const struct game *game = position_game(invocation);
    struct text out = text_new(invocation->arena);
    struct state state;
    long depth;

    if (!game)
        return EXIT_USAGE;
    if (!number_parse_whole(&depth, slice_of(invocation->operands[1])) || depth < 0 ||
        depth > DEEPEST) {
        complain("rookpress perft: DEPTH is a number from 0 to %d, not '%s'", DEEPEST,
                 invocation->operands[1]);
        return EXIT_USAGE;
    }
    int code = position_read(&state, invocation, game, 2);
    if (code != EXIT_CLEAN)
        return code;
    uint64_t ways = option_is_set(invocation, "divide") && depth > 0
                        ? divide(&out, game, &state, (unsigned)depth)
                        : game_perft(game, &state, (unsigned)depth);
    text_format(&out, "%" PRIu64 "\n", ways);
    return output_write(text_slice(&out)) ? EXIT_CLEAN : EXIT_IO;
}

const struct command perft_command = {
    .name = "perft",
    .summary = "count the ways to play on in a game",
    .operands = "GAME DEPTH [POSITION]",
    .description =
        "Prints in how many ways DEPTH actions can be played from POSITION, which is given "
        "as for 'moves'. Programs that know the same rules count the same.",
    .options = options,
    .examples = examples,
    .min_operands = 2,
    .max_operands = 8,
    .run = run_perft,
};

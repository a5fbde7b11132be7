/* `rookpress moves`: what can be done in a position, or why something cannot. */
#include "base/text.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/position.h"
#include "game/action_text.h"

#include <stdlib.h>
#include <string.h>

static const struct option options[] = {
    {"why", 0, "ACTION", NULL,
     "say whether this action is legal, and if not, which rule it breaks (exit code 1)"},
    {"turn", 0, "SIDE", turn_choices, "who moves in a diagram. Default: white."},
    {"seed", 0, "N", NULL, "what chance decides at the start of the game. Default: 1."},
    {0},
};

static const struct entry examples[] = {
    {"rookpress moves chess", "Lists the moves from the start."},
    {"rookpress moves chess --why=e1g1 'r3k2r/8/8/8/8/5q2/8/R3K2R w KQkq -'",
     "Asks why a move is not legal."},
    {"rookpress moves chess - --turn=black <board.txt", "Takes the lines of a diagram."},
    {0},
};

static int answer_why(const struct invocation *invocation, const struct game *game,
                      const struct state *state, const char *word)
{
    struct action action;
    const char *why;
    if (!action_parse(&action, &why, game, state, slice_of(word))) {
        complain("rookpress moves: '%s' is no action: %s", word, why);
        return EXIT_USAGE;
    }
    const char *reason = game_refuse(game, state, action);
    char *line = format_string(invocation->arena, "%s: %s\n", word, reason ? reason : "legal");
    if (!output_write(slice_of(line)))
        return EXIT_IO;
    return reason ? EXIT_FINDINGS : EXIT_CLEAN;
}

static int by_text(const void *left, const void *right)
{
    const char *const *a = left, *const *b = right;
    return strcmp(*a, *b);
}

static const char *result_words(enum result result)
{
    static const char *const words[] = {[GOING_ON] = "the game goes on",
                                        [WHITE_WINS] = "White wins",
                                        [BLACK_WINS] = "Black wins",
                                        [DRAWN] = "draw",
                                        [WON] = "won",
                                        [LOST] = "lost"};
    return words[result];
}

static int list_actions(const struct invocation *invocation, const struct game *game,
                        const struct state *state)
{
    struct text out = text_new(invocation->arena);
    struct outcome outcome = game->outcome(game, state);
    struct actions actions;
    const char *words[MOST_ACTIONS];

    game->list(&actions, game, state);
    for (size_t i = 0; i < actions.count; i++) {
        struct text word = text_new(invocation->arena);
        action_add(&word, game, actions.items[i]);
        words[i] = word.ptr;
    }
    qsort(words, actions.count, sizeof *words, by_text);
    for (size_t i = 0; i < actions.count; i++)
        text_format(&out, "%s\n", words[i]);
    if (outcome.result != GOING_ON)
        text_format(&out, "%s: %s\n", result_words(outcome.result), outcome.why);
    if (outcome.result != GOING_ON && outcome.scored)
        text_format(&out, "score: %d %d\n", outcome.score[WHITE], outcome.score[BLACK]);
    return output_write(text_slice(&out)) ? EXIT_CLEAN : EXIT_IO;
}

static int run_moves(const struct invocation *invocation)
{
    const struct game *game = position_game(invocation);
    const char *why = option_value(invocation, "why");
    struct state state;
    if (!game)
        return EXIT_USAGE;
    int code = position_read(&state, invocation, game, 1);
    if (code != EXIT_CLEAN)
        return code;
    return why ? answer_why(invocation, game, &state, why) : list_actions(invocation, game, &state);
}

const struct command moves_command = {
    .name = "moves",
    .summary = "list what can be done in a position of a game",
    .operands = "GAME [POSITION]",
    .description =
        "Lists the legal actions of a position, one a line, and the result if the game is over. "
        "POSITION is a FEN, or '-' for the lines of a diagram on standard input, so that you can "
        "ask "
        "about the diagram you are writing; without it the game has just begun.",
    .options = options,
    .examples = examples,
    .min_operands = 1,
    .max_operands = 7, /* a FEN may be left unquoted */
    .run = run_moves,
};

/* What the parts of `rookpress golf` read from the command line and write. */
#include "base/number.h"
#include "cli/cores.h"
#include "cli/golf/golf.h"
#include "cli/output.h"
#include "game/cards.h"
#include "game/notation.h"
#include "game/position.h"

#include <string.h>

/* ---- The command line ---- */

bool golf_number(long *value, const struct invocation *invocation, const char *option, long least,
                 long most, long usual)
{
    const char *word = option_value(invocation, option);
    *value = usual;
    if (!word || (number_parse_whole(value, slice_of(word)) && *value >= least && *value <= most))
        return true;
    complain("rookpress golf: --%s is a whole number from %ld to %ld, not '%s'", option, least,
             most, word);
    return false;
}

bool golf_limits_read(struct golf_limits *limits, const struct invocation *invocation,
                      long usual_effort)
{
    enum { MOST_EFFORT = 1000000, MOST_SECONDS = 1000000, MOST_MEGABYTES = 1 << 20 };
    long moves, megabytes, threads, effort, seconds, cores = cores_to_use();
    if (!golf_number(&moves, invocation, "max", 1, GOLF_MOST_MOVES, GOLF_MOST_MOVES) ||
        !golf_number(&megabytes, invocation, "memory", 1, MOST_MEGABYTES, 128) ||
        !golf_number(&threads, invocation, "threads", 1, MOST_THREADS, cores) ||
        !golf_number(&effort, invocation, "effort", 0, MOST_EFFORT, usual_effort) ||
        !golf_number(&seconds, invocation, "seconds", 0, MOST_SECONDS, 0))
        return false;
    *limits = (struct golf_limits){.most_moves = (int)moves,
                                   .memory = (size_t)megabytes << 20,
                                   .threads = (unsigned)threads,
                                   .positions = (uint64_t)effort * 1000000,
                                   .seconds = (double)seconds};
    return true;
}

struct golf_rules golf_rules_read(const struct invocation *invocation)
{
    struct golf_rules rules = golf_rules_of_book;
    const char *step = option_value(invocation, "step");
    const char *captor = option_value(invocation, "captor");
    if (step)
        rules.step = strcmp(step, "none") == 0    ? GOLF_STEP_NONE
                     : strcmp(step, "piece") == 0 ? GOLF_STEP_PIECE
                                                  : GOLF_STEP_COLOUR;
    if (captor)
        rules.one_captor = strcmp(captor, "one") == 0;
    return rules;
}

struct golf_solver *golf_solver_start(const struct golf_limits *limits)
{
    struct golf_solver *solver = golf_solver_new(limits);
    if (!solver)
        complain("rookpress golf: there is no memory left on this machine");
    return solver;
}

/* ---- Writing ---- */

static bool is_chosen(const struct golf_problem *problem, uint8_t piece)
{
    return piece && memchr(problem->cards, piece, (size_t)problem->card_count);
}

void golf_add_diagram(struct text *out, const struct golf_problem *problem)
{
    for (int row = 7; row >= 0; row--) {
        text_add(out, "   ");
        for (int file = 0; file < 8; file++)
            text_format(out, " %c", piece_letter(problem->board.at[row * 8 + file]));
        text_add_char(out, '\n');
    }
    text_add(out, "    margins: 0, 0, 4, 0\n");
    for (int i = 0; i < problem->card_count; i++)
        text_format(out, "    card: %c, %d%s, 2.5\n", piece_letter(problem->cards[i]), 9 + i / 2,
                    i % 2 ? ".5" : "");
    for (int square = 0; square < 64; square++) {
        uint8_t piece = problem->board.at[square];
        if (!is_chosen(problem, piece))
            continue;
        text_add(out, "    arrow: ");
        square_add(out, square);
        text_add(out, ", ");
        square_add(out, square);
        text_add(out, side_of(piece) == WHITE ? ", white\n" : ", black\n");
    }
}

void golf_add_position(struct text *out, const struct golf_problem *problem)
{
    const struct game *game = game_find(slice_of("golf"));
    struct state state;
    state_clear(&state);
    state.board = problem->board;
    position_add(out, game, &state);
    text_add(out, " chosen=");
    for (int i = 0; i < problem->card_count; i++)
        card_add(out, problem->cards[i]);
}

bool golf_position_read(struct golf_problem *problem, const char **why, size_t *at,
                        struct slice text)
{
    struct state state;
    if (!position_parse(&state, why, at, game_find(slice_of("golf")), text))
        return false;
    *at = slice_find(text, '='); /* the fields of the game */
    *why = golf_problem_take(problem, &state);
    return !*why;
}

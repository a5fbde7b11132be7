/* `rookpress golf solve`: the least number of moves, and the solutions. */
#include "check/golf_book.h"
#include "cli/at_line.h"
#include "cli/golf/golf.h"
#include "cli/output.h"
#include "diag/report.h"
#include "game/notation.h"

#include <inttypes.h>
#include <string.h>

/* ---- The problem ---- */

static int read_text(struct golf_problem *problem, const struct invocation *invocation)
{
    struct text text = text_new(invocation->arena);
    const char *why;
    size_t at;
    for (size_t i = 1; i < invocation->operand_count; i++)
        text_format(&text, "%s%s", i > 1 ? " " : "", invocation->operands[i]);
    if (golf_position_read(problem, &why, &at, text_slice(&text)))
        return EXIT_CLEAN;
    complain("rookpress golf: the position is wrong at column %zu: %s", at + 1, why);
    complain("%s", text.ptr);
    complain("%*s", (int)at + 1, "^");
    return EXIT_USAGE;
}

static int read_book(struct golf_problem *problem, const struct invocation *invocation,
                     const char *operand)
{
    struct library library = library_new(invocation->arena);
    struct book book;
    uint32_t line;
    const char *path = split_line(&line, invocation->arena, operand);
    if (!library_load_block(&book, &library, path))
        return EXIT_IO;
    size_t index = diagram_at_line(&book, line);
    if (index == book.diagrams.count) {
        complain("rookpress golf: there is no diagram in %s%s", path,
                 line ? " at that line or behind it" : "");
        return EXIT_USAGE;
    }
    if (!line && book.diagrams.count > 1) {
        complain("rookpress golf: %s has %zu diagrams: name a line, as in %s:LINE", path,
                 book.diagrams.count, path);
        return EXIT_USAGE;
    }
    const struct diagram *d = &book.diagrams.items[index];
    if (d->kind == DIAGRAM_BOARD && d->sound) {
        golf_problem_read(problem, d);
        return EXIT_CLEAN;
    }
    complain("rookpress golf: the diagram at %s:%u is no sound board: see 'rookpress check'", path,
             source_place(book.doc->source, d->at.begin).line);
    return EXIT_FINDINGS;
}

/* A FEN has ranks; names of files with that many slashes do not come up. */
static bool is_fen(const char *word)
{
    int slashes = 0;
    for (; *word; word++)
        slashes += *word == '/';
    return slashes == 7;
}

/* The cards of --cards in place of those of the position. */
static bool read_cards(struct golf_problem *problem, const struct invocation *invocation)
{
    const char *word = option_value(invocation, "cards");
    if (!word)
        return true;
    struct slice rest = slice_of(word);
    problem->card_count = 0;
    for (uint8_t card; rest.len;) {
        if (!card_take(&card, &rest) || !kind_of(card) || (card & 7) > KING ||
            problem->card_count == GOLF_MOST_CARDS) {
            complain("rookpress golf: --cards are two to eight letters of KQRBNkqrbn, not '%s'",
                     word);
            return false;
        }
        problem->cards[problem->card_count++] = card;
    }
    return true;
}

static bool read_captor(struct golf_problem *problem, const struct invocation *invocation)
{
    const char *word = option_value(invocation, "from");
    if (!word)
        return true;
    problem->captor = strlen(word) == 1 ? piece_from_letter(*word) : NO_PIECE;
    if (!problem->captor)
        complain("rookpress golf: --from is a piece, as in K or b, not '%s'", word);
    return problem->captor;
}

static int read_problem(struct golf_problem *problem, const struct invocation *invocation)
{
    if (invocation->operand_count < 2) {
        complain("rookpress golf solve: name a problem: FILE:LINE, '-' for a block on standard "
                 "input, or a FEN");
        return EXIT_USAGE;
    }
    const char *operand = invocation->operands[1];
    *problem = (struct golf_problem){0};
    int code =
        is_fen(operand) ? read_text(problem, invocation) : read_book(problem, invocation, operand);
    if (code != EXIT_CLEAN)
        return code;
    problem->rules = golf_rules_read(invocation);
    if (!read_cards(problem, invocation) || !read_captor(problem, invocation))
        return EXIT_USAGE;
    const char *reason = golf_refuse(problem);
    if (!reason)
        return EXIT_CLEAN;
    complain("rookpress golf: this is no problem: %s", reason);
    return EXIT_FINDINGS;
}

/* ---- The answer ---- */

struct printer {
    struct text *out; /* NULL when lines are only counted */
    int moves;
    uint64_t count;
};

/* "g4g3, g3c7  (rook, queen x)": whose moves were borrowed, and where something was captured. */
static bool print_line(void *context, const struct golf_line *line)
{
    static const char *const names[KIND_COUNT] = {[KNIGHT] = "knight",
                                                  [BISHOP] = "bishop",
                                                  [ROOK] = "rook",
                                                  [QUEEN] = "queen",
                                                  [KING] = "king"};
    struct printer *p = context;
    p->count++;
    if (!p->out)
        return true;
    golf_add_line(p->out, line, p->moves);
    text_add(p->out, "  (");
    for (int i = 0; i < p->moves; i++)
        text_format(p->out, "%s%s%s", i ? ", " : "", names[line->moves[i].borrowed],
                    line->moves[i].taken ? " x" : "");
    text_add(p->out, ")\n");
    return true;
}

static void add_solved(struct text *out, const struct invocation *invocation,
                       struct golf_solver *solver, const struct golf_answer *answer)
{
    struct text lines = text_new(invocation->arena);
    bool lists = option_is_set(invocation, "all"), counts = option_is_set(invocation, "count");
    struct printer printer = {lists || !counts ? &lines : NULL, answer->moves, 0};
    bool complete = true;
    text_format(out, "%d move%s\n", answer->moves, answer->moves == 1 ? "" : "s");
    if (lists || counts)
        complete = golf_each_solution(solver, print_line, &printer);
    else
        print_line(&printer, &answer->first);
    if (counts || !complete)
        text_format(out, "%s%" PRIu64 " solution%s\n", complete ? "" : "at least ", printer.count,
                    printer.count == 1 ? "" : "s");
    text_add_slice(out, text_slice(&lines));
}

int run_golf_solve(const struct invocation *invocation)
{
    struct text out = text_new(invocation->arena);
    struct golf_problem problem;
    struct golf_limits limits;
    struct golf_answer answer;

    if (!golf_limits_read(&limits, invocation, 0))
        return EXIT_USAGE;
    int code = read_problem(&problem, invocation);
    if (code != EXIT_CLEAN)
        return code;
    struct golf_solver *solver = golf_solver_start(&limits);
    if (!solver)
        return EXIT_IO;
    golf_solve(&answer, solver, &problem);
    if (answer.status == GOLF_SOLVED)
        add_solved(&out, invocation, solver, &answer);
    else if (answer.status == GOLF_HOPELESS)
        text_add(&out, "no solution: no piece can move\n");
    else
        text_format(&out, "more than %d move%s\n", answer.moves, answer.moves == 1 ? "" : "s");
    if (option_is_set(invocation, "stats"))
        text_format(&out, "%" PRIu64 " positions\n", answer.positions);
    golf_solver_free(solver);
    if (!output_write(text_slice(&out)))
        return EXIT_IO;
    return answer.status == GOLF_SOLVED ? EXIT_CLEAN : EXIT_FINDINGS;
}

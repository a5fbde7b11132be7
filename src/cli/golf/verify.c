/* `rookpress golf verify`: every printed solution of a book against its problem. */
#include "check/golf_book.h"
#include "cli/golf/golf.h"
#include "cli/load.h"
#include "cli/output.h"

/* "rules.md:1569:4: problem 1: " */
static void add_place(struct text *out, const struct book *book, struct span at, long number)
{
    struct place place = source_place(book->doc->source, at.begin);
    text_format(out, "%s:%u:%u: problem %ld: ", book->doc->source->name, place.line, place.column,
                number);
}

/* What a solution fails of before anything is played, and where; or NULL. */
static const char *refuse_early(struct span *at, const struct printed_solution *s)
{
    *at = s->at;
    if (!s->diagram)
        return "there is no problem of that number";
    if (!s->is_read)
        return "its problem cannot be read";
    const char *reason = golf_refuse(&s->problem);
    if (!reason && s->unread.end) {
        *at = s->unread;
        reason = "this is no move";
    }
    return reason;
}

/* Legal, or a line that says why not. */
static bool replay(struct text *out, const struct book *book, const struct printed_solution *s)
{
    size_t bad = s->moves.count;
    struct span at;
    const char *reason = refuse_early(&at, s);
    if (!reason) {
        reason = golf_solution_refuse(&bad, s);
        at = s->moves.items[bad < s->moves.count ? bad : 0].at;
    }
    add_place(out, book, at, s->number);
    if (reason && bad < s->moves.count)
        text_format(out, "move %zu: %s\n", bad + 1, reason);
    else if (reason)
        text_format(out, "%s\n", reason);
    return !reason;
}

static bool verify(struct text *out, const struct book *book, const struct printed_solution *s,
                   struct golf_solver *solver)
{
    struct golf_answer answer;
    size_t printed = s->moves.count;
    if (!replay(out, book, s))
        return false;
    golf_solve(&answer, solver, &s->problem);
    text_format(out, "%zu move%s, legal", printed, printed == 1 ? "" : "s");
    if (answer.status != GOLF_SOLVED) {
        text_format(out, "; whether fewer are enough is open from %d on\n", answer.moves + 1);
        return true;
    }
    if ((size_t)answer.moves == printed) {
        text_add(out, " and as few as can be\n");
        return true;
    }
    text_format(out, "; %d %s enough: ", answer.moves, answer.moves == 1 ? "is" : "are");
    golf_add_line(out, &answer.first, answer.moves);
    text_add_char(out, '\n');
    return false;
}

int run_golf_verify(const struct invocation *invocation)
{
    struct library library = library_new(invocation->arena);
    struct text out = text_new(invocation->arena);
    struct golf_limits limits;
    bool all_right = true;

    if (!golf_limits_read(&limits, invocation, 0))
        return EXIT_USAGE;
    if (invocation->operand_count < 2) {
        complain("rookpress golf verify: name a book");
        return EXIT_USAGE;
    }
    struct golf_solver *solver = golf_solver_start(&limits);
    if (!solver)
        return EXIT_IO;
    for (size_t i = 1; i < invocation->operand_count; i++) {
        struct book book;
        if (!library_load(&book, &library, invocation->operands[i]))
            continue;
        struct printed_solutions solutions = golf_solutions_read(invocation->arena, &book);
        for (size_t j = 0; j < solutions.count; j++)
            all_right &= verify(&out, &book, &solutions.items[j], solver);
        if (!solutions.count)
            text_format(&out, "%s: no printed solutions\n", book.doc->source->name);
    }
    golf_solver_free(solver);
    if (!output_write(text_slice(&out)) || library.failed)
        return EXIT_IO;
    return all_right ? EXIT_CLEAN : EXIT_FINDINGS;
}

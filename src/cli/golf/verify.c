/* `rookpress golf verify`: every printed solution of a book against its problem. */
#include "check/golf_book.h"
#include "cli/golf/golf.h"
#include "cli/load.h"
#include "cli/output.h"

#include <inttypes.h>

/* "rules.md:1569:4: problem 1: " */
static void add_place(struct text *out, const struct book *book, struct span at, long number)
{
    struct place place = source_place(book->doc->source, at.begin);
    text_format(out, "%s:%u:%u: problem %ld: ", book->doc->source->name, place.line, place.column,
                number);
}

static bool verify(struct text *out, const struct book *book, const struct printed_solution *s,
                   const struct golf_limits *limits)
{
    size_t bad;
    struct golf_answer answer;
    if (!s->diagram) {
        add_place(out, book, s->at, s->number);
        text_add(out, "there is no problem of that number\n");
        return false;
    }
    const char *reason = golf_refuse(&s->problem);
    if (!reason)
        reason = golf_solution_refuse(&bad, s);
    else
        bad = s->moves.count;
    add_place(out, book, bad < s->moves.count ? s->moves.items[bad].at : s->moves.items[0].at,
              s->number);
    if (reason && bad < s->moves.count) {
        text_format(out, "move %zu: %s\n", bad + 1, reason);
        return false;
    }
    if (reason) {
        text_format(out, "%s\n", reason);
        return false;
    }
    golf_solve(&answer, &s->problem, limits);
    if (answer.status != GOLF_SOLVED)
        text_format(out, "%zu moves, legal; there are none of %d\n", s->moves.count, answer.moves);
    else if ((size_t)answer.moves == s->moves.count)
        text_format(out, "%d moves, legal and as few as can be\n", answer.moves);
    else {
        text_format(out, "%zu moves, legal; %d are enough: ", s->moves.count, answer.moves);
        golf_add_line(out, &answer.first, answer.moves);
        text_add_char(out, '\n');
        return false;
    }
    return true;
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
    for (size_t i = 1; i < invocation->operand_count; i++) {
        struct book book;
        if (!library_load(&book, &library, invocation->operands[i]))
            continue;
        struct printed_solutions solutions = golf_solutions_read(invocation->arena, &book);
        for (size_t j = 0; j < solutions.count; j++)
            all_right &= verify(&out, &book, &solutions.items[j], &limits);
        if (!solutions.count)
            text_format(&out, "%s: no printed solutions\n", book.doc->source->name);
    }
    if (!output_write(text_slice(&out)) || library.failed)
        return EXIT_IO;
    return all_right ? EXIT_CLEAN : EXIT_FINDINGS;
}

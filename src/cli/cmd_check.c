/* `rookpress check`: read the books, check them, report. */
#include "cli/commands.h"
#include "cli/cores.h"
#include "cli/load.h"
#include "cli/output.h"
#include "diag/report.h"

#include <stdlib.h>
#include <string.h>

static const char *const colour_choices[] = {"auto", "always", "never", NULL};

/* By enum golf_effort. */
static const char *const golf_choices[] = {"legal", "shorter", "exact", NULL};

static const struct option options[] = {
    {"report", 0, "FORMAT", report_names,
     "the format of the report. Without this option it is 'human', or 'github' in a GitHub "
     "workflow."},
    {"golf", 0, "EFFORT", golf_choices,
     "what is asked of printed solutions of Chess Golf: that they are legal, that nothing shorter "
     "is found in about a second's work a problem, or that there is nothing shorter. Default: "
     "shorter."},
    {"werror", 0, NULL, NULL, "fail on warnings, too"},
    {"colour", 0, "WHEN", colour_choices,
     "whether to colour the human report. 'auto', the default, does so on a terminal."},
    {0},
};

static const struct entry examples[] = {
    {"rookpress check rules.md", "Checks a book and shows what is wrong with it."},
    {"rookpress check --report=junit rules.md >report.xml",
     "Writes a JUnit report with one test case a diagram."},
    {"rookpress check --werror --report=sarif *.md >report.sarif",
     "Checks several books for a build that should fail on warnings."},
    {0},
};

struct units {
    struct checked_unit *items;
    size_t count, capacity;
};

static void add_units(struct units *units, struct arena *arena, const struct book *book)
{
    for (size_t i = 0; i < book->diagrams.count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        *vec_push(arena, units) = (struct checked_unit){d->at, diagram_title(arena, book->doc, d)};
    }
}

static bool wants_colour(const struct invocation *invocation)
{
    const char *when = option_value(invocation, "colour");
    const char *no_colour = getenv("NO_COLOR");
    if (when && strcmp(when, "auto") != 0)
        return strcmp(when, "always") == 0;
    return output_is_terminal() && !(no_colour && *no_colour);
}

static report_fn *chosen_report(const struct invocation *invocation)
{
    const char *name = option_value(invocation, "report");
    const char *github = getenv("GITHUB_ACTIONS");
    if (!name)
        name = github && strcmp(github, "true") == 0 ? "github" : "human";
    return report_find(slice_of(name));
}

static struct check_run new_run(const struct invocation *invocation)
{
    struct check_run run = {.golf = GOLF_SHORTER, .threads = cores_to_use()};
    const char *golf = option_value(invocation, "golf");
    for (int i = 0; golf && golf_choices[i]; i++)
        if (strcmp(golf, golf_choices[i]) == 0)
            run.golf = (enum golf_effort)i;
    return run;
}

static int run_check(const struct invocation *invocation)
{
    struct arena *arena = invocation->arena;
    struct library library = library_new(arena);
    struct units units = {0};
    struct check_run checking = new_run(invocation);
    VEC(uint32_t) files = {0};

    for (size_t i = 0; i < invocation->operand_count; i++) {
        struct book book;
        uint32_t index = (uint32_t)library.sources.list.count;
        if (!library_load(&book, &library, invocation->operands[i]))
            continue;
        check_book(arena, &library.sink, &book, &checking);
        add_units(&units, arena, &book);
        *vec_push(arena, &files) = index;
    }
    sink_sort(&library.sink);
    struct run run = {.sources = &library.sources,
                      .sink = &library.sink,
                      .files = files.items,
                      .file_count = files.count,
                      .units = units.items,
                      .unit_count = units.count,
                      .moves = checking.moves,
                      .colour = wants_colour(invocation),
                      .werror = option_is_set(invocation, "werror")};
    struct text report = text_new(arena);
    chosen_report(invocation)(&report, &run);
    if (!output_write(text_slice(&report)) || library.failed)
        return EXIT_IO;
    bool failed = sink_count(&library.sink, ERROR) > 0 ||
                  (run.werror && sink_count(&library.sink, WARNING) > 0);
    return failed ? EXIT_FINDINGS : EXIT_CLEAN;
}

const struct command check_command = {
    .name = "check",
    .summary = "check books and report what is wrong with them",
    .operands = "FILE...",
    .description =
        "Reads markdown books and checks their diagrams and their text: the rows, letters and "
        "directives of every diagram, what its numbers, squares, colours and cards may be, whether "
        "one chess set and one deck could show it, whether all of it lies in the picture; tables, "
        "headings, link references and the contents file STEM_contents.csv beside the book.\n\n"
        "A FILE of '-' is standard input. All books are checked in one run; each fault is one "
        "finding with its line and column, and the check goes on behind it.",
    .options = options,
    .examples = examples,
    .min_operands = 1,
    .max_operands = OPERANDS_NO_LIMIT,
    .run = run_check,
};

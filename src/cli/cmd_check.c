/* `rookpress check`: read the books, check them, report. */
#include "base/file.h"
#include "cli/commands.h"
#include "cli/cores.h"
#include "cli/load.h"
#include "cli/output.h"
#include "diag/baseline.h"
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
    {"baseline", 0, "FILE", NULL,
     "do not tell again what FILE lists, the JSON report of an earlier run. A finding is known by "
     "its "
     "file, its code, its message and the text of its line, wherever that line has moved. What "
     "FILE "
     "lists and is not found any more is a note."},
    {"deck", 0, "=FILE", NULL,
     "hold the book's tables of cards against the deck that FILE defines, or that comes with "
     "rookpress: as many cards for each piece, its gap as pips, a row for every card."},
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
    {"rookpress check --report=json rules.md >known.json",
     "Writes down what is known to be wrong with an old book."},
    {"rookpress check --baseline=known.json rules.md", "Tells only what has come since."},
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

/* The baseline that the user asks for, or an empty one; false when it cannot be used. */
static bool read_baseline(struct baseline *baseline, const struct invocation *invocation)
{
    const char *path = option_value(invocation, "baseline");
    struct slice text;
    const char *why;
    *baseline = (struct baseline){0};
    if (!path)
        return true;
    if (!file_read(&text, &why, invocation->arena, path)) {
        complain("rookpress check: the baseline %s cannot be read: %s", path, why);
        return false;
    }
    if (!baseline_read(baseline, &why, invocation->arena, text)) {
        complain("rookpress check: the baseline %s is no report of --report=json: %s", path, why);
        return false;
    }
    return true;
}

static void use_baseline(struct baseline *baseline, struct library *library,
                         const struct invocation *invocation, const struct check_run *checking)
{
    bool looked_for[FINDING_COUNT];
    for (int id = 0; id < FINDING_COUNT; id++)
        looked_for[id] = check_looks_for(checking, (enum finding_id)id);
    baseline_waive(baseline, &library->sink, &library->sources);
    baseline_tell_gone(baseline, &library->sink, &library->sources,
                       option_value(invocation, "baseline"), looked_for);
}

static int run_check(const struct invocation *invocation)
{
    struct arena *arena = invocation->arena;
    struct library library = library_new(arena);
    struct units units = {0};
    struct check_run checking = new_run(invocation);
    struct baseline baseline;
    struct check_deck deck;
    VEC(uint32_t) files = {0};

    if (!read_baseline(&baseline, invocation))
        return EXIT_USAGE;
    if (option_is_set(invocation, "deck")) {
        int code = count_deck(&deck, invocation, option_value(invocation, "deck"));
        if (code != EXIT_CLEAN)
            return code;
        checking.deck = &deck;
    }
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
    if (option_is_set(invocation, "baseline"))
        use_baseline(&baseline, &library, invocation, &checking);
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

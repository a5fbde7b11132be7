/* `rookpress dump`: a book as a stage of the program sees it. */
#include "check/reading.h"
#include "cli/commands.h"
#include "cli/load.h"
#include "cli/output.h"

#include <string.h>

static void dump_tree(struct text *out, const struct book *book)
{
    doc_dump(out, book->doc);
}

static void dump_diagrams(struct text *out, const struct book *book)
{
    diagrams_dump(out, book->doc, &book->diagrams);
}

static void dump_readings(struct text *out, const struct book *book)
{
    struct sink sink = {.arena = out->arena};
    struct readings readings = readings_read(out->arena, &sink, book, NULL);
    check_continuity(out->arena, &sink, book, &readings);
    check_moves(&sink, &readings);
    readings_dump(out, book, &readings);
}

static const char *const stages[] = {"tree", "diagrams", "readings", "pages", NULL};

static const char *const columns[] = {"1", "2", NULL};

static const struct option options[] = {
    {"paper", 0, "SIZE", NULL, "the size of the pages, as for 'rookpress build'. Default: letter."},
    {"columns", 0, "N", columns,
     "1 or 2 columns of text. Default: 2 where lines would be too long."},
    {0},
};

static const struct entry examples[] = {
    {"rookpress dump diagrams rules.md", "Shows how each diagram was read."},
    {"rookpress dump pages --paper=a5 rules.md", "Shows what lies where on the pages."},
    {0},
};

static int run_dump(const struct invocation *invocation)
{
    static void (*const dumps[])(struct text *, const struct book *) = {dump_tree, dump_diagrams,
                                                                        dump_readings};
    struct library library = library_new(invocation->arena);
    struct text out = text_new(invocation->arena);
    struct book book;
    size_t stage = 0;

    if (strcmp(invocation->operands[0], "pages") == 0)
        return run_dump_pages(invocation);
    while (strcmp(stages[stage], invocation->operands[0]) != 0)
        stage++;
    if (!library_load(&book, &library, invocation->operands[1]))
        return EXIT_IO;
    dumps[stage](&out, &book);
    return output_write(text_slice(&out)) && !library.failed ? EXIT_CLEAN : EXIT_IO;
}

const struct command dump_command = {
    .name = "dump",
    .summary = "show a book as a stage of the program sees it",
    .operands = "STAGE FILE",
    .description =
        "Prints a book as text after one of the stages that it goes through: 'tree', "
        "the blocks and inlines of the markdown with their places, 'diagrams', the "
        "values of each diagram with theirs, 'readings', what each means in its game, or "
        "'pages', what lies where in print. Faults in the book are not reported.",
    .options = options,
    .examples = examples,
    .min_operands = 2,
    .max_operands = 2,
    .first_words = stages,
    .run = run_dump,
};

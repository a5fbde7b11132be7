/* `rookpress build`: books as PDF. */
#include "base/file.h"
#include "cli/commands.h"
#include "cli/draw/names.h"
#include "cli/draw/press.h"
#include "cli/load.h"
#include "cli/output.h"
#include "diag/report.h"
#include "paint/book_pdf.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

struct build {
    const struct invocation *invocation;
    struct arena *arena;
    const char *folder;
    struct press press;
};

/* ---- The command line ---- */

static bool read_options(struct build *b)
{
    const struct invocation *in = b->invocation;
    const char *folder = option_value(in, "output");
    b->folder = folder ? folder : "out";
    b->press =
        (struct press){.arena = b->arena,
                       .theme = theme_find(slice_of(option_is_set(in, "grey") ? "grey" : "colour")),
                       .draft = option_is_set(in, "draft"),
                       .is_smart = !option_is_set(in, "no-smart"),
                       .captions = option_is_set(in, "captions")};
    return press_read_paper(&b->press, in);
}

/* ---- One book ---- */

static void report(struct build *b, struct library *library)
{
    uint32_t file = 0;
    struct text text = text_new(b->arena);
    struct run run = {.sources = &library->sources,
                      .sink = &library->sink,
                      .files = &file,
                      .file_count = 1,
                      .unit_count = 0};
    sink_sort(&library->sink);
    report_short(&text, &run);
    complain_text(text_slice(&text));
}

static bool write_book(struct build *b, const char *path, struct slice pdf)
{
    const char *why;
    const char *name = format_string(b->arena, "%s/%s.pdf", b->folder,
                                     strcmp(path, "-") == 0 ? "book" : path_stem(b->arena, path));
    if (mkdir(b->folder, 0777) != 0 && errno != EEXIST) {
        complain("rookpress: %s: %s", b->folder, strerror(errno));
        return false;
    }
    if (file_write(&why, b->arena, name, pdf))
        return true;
    complain("rookpress: %s: %s", name, why);
    return false;
}

static int typeset(struct build *b, struct library *library, const struct book *book,
                   const char *path)
{
    const struct book_pages *pages = press_pages(&b->press, library, book);
    struct slice pdf;
    const char *why;
    report(b, library);
    if (!book_pdf(&pdf, &why, &b->press.painter, pages, &(struct book_pdf_options){0})) {
        complain("rookpress: %s: the PDF cannot be made: %s", path, why);
        return EXIT_IO;
    }
    return write_book(b, path, pdf) ? EXIT_CLEAN : EXIT_IO;
}

static int build_one(struct build *b, const char *path)
{
    struct library library = library_new(b->arena);
    struct book book;
    struct check_run run = {.golf = GOLF_LEGAL};
    if (!library_load(&book, &library, path) || library.failed)
        return EXIT_IO;
    check_book(b->arena, &library.sink, &book, &run);
    if (sink_count(&library.sink, ERROR) && !b->press.draft) {
        report(b, &library);
        return EXIT_FINDINGS;
    }
    return typeset(b, &library, &book, path);
}

int run_build(const struct invocation *invocation)
{
    struct build b = {.invocation = invocation, .arena = invocation->arena};
    int worst = EXIT_CLEAN;
    if (!read_options(&b))
        return EXIT_USAGE;
    if (!press_start(&b.press, option_value(invocation, "pieces")))
        return EXIT_IO;
    for (size_t i = 0; i < invocation->operand_count; i++) {
        int code = build_one(&b, invocation->operands[i]);
        worst = code > worst ? code : worst;
    }
    press_stop(&b.press);
    return worst;
}

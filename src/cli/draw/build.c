/* `rookpress build`: books as PDF. */
#include "art/art.h"
#include "base/data.h"
#include "base/file.h"
#include "cli/commands.h"
#include "cli/draw/names.h"
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
    struct paper paper;
    const struct theme *theme;
    struct painter painter;
    bool draft;
};

/* ---- The command line ---- */

static bool read_options(struct build *b)
{
    const char *paper = option_value(b->invocation, "paper");
    const char *folder = option_value(b->invocation, "output");
    b->folder = folder ? folder : "out";
    b->draft = option_is_set(b->invocation, "draft");
    b->theme = theme_find(slice_of(option_is_set(b->invocation, "grey") ? "grey" : "colour"));
    if (paper_parse(&b->paper, slice_of(paper ? paper : "letter")))
        return true;
    complain("rookpress build: --paper is letter, a4, a5, half-letter or a size such as 6x9in, "
             "not '%s'",
             paper);
    return false;
}

static const char *folder_of(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? arena_copy(arena, path, (size_t)(slash - path)) : "";
}

/* ---- One book ---- */

static const struct drawing **draw_all(struct build *b, const struct library *library,
                                       const struct book *book)
{
    size_t count = book->diagrams.count;
    const struct drawing **drawings = arena_alloc(b->arena, (count + 1) * sizeof *drawings);
    for (size_t i = 0; i < count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        struct drawing *drawing = art_draw(b->arena, b->theme, book->doc, d);
        VEC(struct finding) faults = {0};
        for (size_t k = 0; b->draft && k < library->sink.findings.count; k++) {
            const struct finding *found = &library->sink.findings.items[k];
            if (found->at.source == d->at.source && found->at.begin >= d->at.begin &&
                found->at.begin <= d->at.end)
                *vec_push(b->arena, &faults) = *found;
        }
        art_box_faults(drawing, b->theme, d, faults.items, faults.count);
        drawings[i] = drawing;
    }
    return drawings;
}

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
    struct pages_job job = {.doc = book->doc,
                            .diagrams = &book->diagrams,
                            .contents = &book->contents,
                            .drawings = draw_all(b, library, book),
                            .theme = b->theme,
                            .fonts = b->painter.fonts,
                            .paper = b->paper,
                            .folder = folder_of(b->arena, path),
                            .is_smart = !option_is_set(b->invocation, "no-smart"),
                            .captions = option_is_set(b->invocation, "captions")};
    struct typesetter *setter = typesetter_new(b->arena, b->painter.fonts);
    const struct book_pages *pages = pages_make(b->arena, &library->sink, setter, &job);
    struct slice pdf;
    const char *why;
    bool painted = book_pdf(&pdf, &why, &b->painter, pages);
    typesetter_free(setter);
    report(b, library);
    if (!painted) {
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
    if (sink_count(&library.sink, ERROR) && !b->draft) {
        report(b, &library);
        return EXIT_FINDINGS;
    }
    return typeset(b, &library, &book, path);
}

int run_build(const struct invocation *invocation)
{
    struct build b = {.invocation = invocation, .arena = invocation->arena};
    const char *set = option_value(invocation, "pieces");
    const char *why;
    int worst = EXIT_CLEAN;
    if (!read_options(&b))
        return EXIT_USAGE;
    const char *folder = piece_set_find(&why, b.arena, set ? set : "rook");
    struct piece_set *pieces = folder ? piece_set_load(&why, b.arena, folder) : NULL;
    if (!pieces) {
        complain("rookpress: %s", why);
        return EXIT_IO;
    }
    b.painter = (struct painter){.arena = b.arena, .pieces = pieces, .fonts = fonts_new(b.arena)};
    for (size_t i = 0; i < invocation->operand_count; i++) {
        int code = build_one(&b, invocation->operands[i]);
        worst = code > worst ? code : worst;
    }
    fonts_free(b.painter.fonts);
    piece_set_free(pieces);
    return worst;
}

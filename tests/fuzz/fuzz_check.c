/* Any bytes as a book: parsed, checked, dumped and reported in every format. */
#include "check/check.h"
#include "diag/report.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct sources sources = {.arena = &arena};
    struct sink sink = {.arena = &arena};
    const struct source *source =
        source_add(&sources, "fuzz.md", (struct slice){(const char *)data, size});
    struct book book = {.doc = doc_parse(&arena, &sink, source)};
    book.diagrams = diagrams_parse(&arena, &sink, book.doc);
    check_book(&arena, &sink, &book, &(struct check_run){.golf = GOLF_LEGAL});
    sink_sort(&sink);

    struct checked_unit *units = arena_alloc(&arena, book.diagrams.count * sizeof *units);
    for (size_t i = 0; i < book.diagrams.count; i++)
        units[i] = (struct checked_unit){book.diagrams.items[i].at,
                                         diagram_title(&arena, book.doc, &book.diagrams.items[i])};
    const uint32_t file = 0;
    struct run run = {.sources = &sources,
                      .sink = &sink,
                      .files = &file,
                      .file_count = 1,
                      .units = units,
                      .unit_count = book.diagrams.count};
    struct text out = text_new(&arena);
    doc_dump(&out, book.doc);
    diagrams_dump(&out, book.doc, &book.diagrams);
    for (size_t i = 0; report_names[i]; i++)
        report_find(slice_of(report_names[i]))(&out, &run);
    arena_free(&arena);
    return 0;
}

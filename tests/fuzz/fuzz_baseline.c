/* Any bytes as a baseline, of a book with two findings in one line. */
#include "diag/baseline.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct sources sources = {.arena = &arena};
    struct sink sink = {.arena = &arena};
    struct baseline baseline;
    const char *why;
    const struct source *book = source_add(&sources, "a.md", slice_of("z9 z9\n"));
    struct span at = {book->index, 0, 2};
    bool looked_for[FINDING_COUNT] = {[BAD_SQUARE] = true};

    finding_add(&sink, BAD_SQUARE, at, "no square");
    finding_add(&sink, BAD_SQUARE, at, "no square");
    if (baseline_read(&baseline, &why, &arena, (struct slice){(const char *)data, size})) {
        baseline_waive(&baseline, &sink, &sources);
        baseline_tell_gone(&baseline, &sink, &sources, "b.json", looked_for);
    }
    arena_free(&arena);
    return 0;
}

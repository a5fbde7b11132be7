/* Any bytes as a book that is merged into markdown: each diagram becomes one picture. Every section
 * is found by its anchor. */
#include "base/text.h"
#include "doc/anchors.h"
#include "fuzz.h"
#include "web/merge.h"

#include <stdlib.h>

static size_t count(struct slice text, const char *word)
{
    size_t found = 0;
    for (; text.len; text.ptr++, text.len--)
        found += slice_starts(text, word);
    return found;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct sources sources = {.arena = &arena};
    struct sink sink = {.arena = &arena};
    const struct source *source =
        source_add(&sources, "fuzz.md", (struct slice){(const char *)data, size});
    const struct doc *doc = doc_parse(&arena, &sink, source);
    struct diagrams diagrams = diagrams_parse(&arena, &sink, doc);
    struct contents contents = {0};
    struct merge_picture *pictures = arena_alloc(&arena, (diagrams.count + 1) * sizeof *pictures);
    for (size_t i = 0; i < diagrams.count; i++)
        pictures[i] = (struct merge_picture){"fuzz (1).svg", "[words] *of* it"};
    struct slice merged =
        merge_markdown(&arena, &(struct merge_job){doc, &diagrams, &contents, pictures});
    if (count(merged, "](fuzz%20%281%29.svg)") != diagrams.count)
        abort();

    const struct anchors anchors = anchors_make(&arena, doc);
    for (size_t i = 0; i < doc->sections.count; i++) {
        size_t section;
        struct text url = text_new(&arena);
        text_add_char(&url, '#');
        text_add_slice(&url, anchors.names[i]);
        if (!anchors_find(&section, &arena, &anchors, text_slice(&url)))
            abort();
    }
    arena_free(&arena);
    return 0;
}

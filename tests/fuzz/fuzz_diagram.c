/* Any bytes as the lines of one diagram, past the markdown that would take some of them away. */
#include "diagram/diagram.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct sources sources = {.arena = &arena};
    struct sink sink = {.arena = &arena};
    const struct source *source =
        source_add(&sources, "fuzz.md", (struct slice){(const char *)data, size});
    struct block block = {.at = {0, 0, (uint32_t)source->text.len}, .section = NO_SECTION};
    VEC(struct block_line) lines = {0};
    for (uint32_t i = 0; i < source->line_count; i++) {
        struct slice line = slice_trim(source_line(source, i));
        struct span at = source_span(source, line);
        if (line.len)
            *vec_push(&arena, &lines) = (struct block_line){at.begin, at.end};
    }
    block.lines = lines.items;
    block.line_count = lines.count;

    struct doc doc = {.source = source};
    *vec_push(&arena, &doc.blocks) = &block;
    struct diagrams diagrams = diagrams_parse(&arena, &sink, &doc);
    struct text out = text_new(&arena);
    diagrams_dump(&out, &doc, &diagrams);
    arena_free(&arena);
    return 0;
}

/* Any bytes as the lines of one diagram, past the markdown that would take some of them away: read,
 * dumped, and drawn as a draft, in which every number must be one. */
#include "art/art.h"
#include "fuzz.h"

#include <math.h>
#include <stdlib.h>

static void require(bool holds)
{
    if (!holds)
        abort();
}

static void require_finite(const struct drawing *drawing)
{
    require(isfinite(drawing->width) && isfinite(drawing->height));
    for (size_t i = 0; i < drawing->ops.count; i++) {
        const struct op *op = &drawing->ops.items[i];
        require(isfinite(op->at.x) && isfinite(op->at.y) && isfinite(op->size));
        for (size_t p = 0; p < op->path.points.count; p++)
            require(isfinite(op->path.points.items[p].x) && isfinite(op->path.points.items[p].y));
    }
}

static void draw(struct arena *arena, const struct doc *doc, const struct diagrams *diagrams,
                 const struct sink *sink)
{
    for (size_t i = 0; i < diagrams->count; i++)
        for (const char *const *name = theme_names; *name; name++) {
            const struct theme *theme = theme_find(slice_of(*name));
            const struct diagram *d = &diagrams->items[i];
            struct drawing *drawing = art_draw(arena, theme, doc, d);
            art_box_faults(drawing, theme, d, sink->findings.items, sink->findings.count);
            require_finite(drawing);
        }
}

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
    draw(&arena, &doc, &diagrams, &sink);
    arena_free(&arena);
    return 0;
}

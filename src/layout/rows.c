/* Chunks as rows: one line of text a row, with what a page costs that ends between them. */
#include "layout/row.h"

#include "base/text.h"

#include <math.h>

/* ---- Rows ---- */

struct row *row_add(struct composer *c, struct rows *rows, double height)
{
    struct row *row = vec_push(c->arena, rows);
    row->strip.height = height;
    return row;
}

struct placed *row_place(struct composer *c, struct row *row, enum placed_kind kind, double x,
                         double y)
{
    struct placed *placed = vec_push(c->arena, &row->placed);
    *placed = (struct placed){.kind = kind, .x = x, .y = y, .section = NO_SECTION};
    return placed;
}

static double note_height(struct composer *c, const struct footnote *note)
{
    struct setting setting = {
        .type = c->style.note, .widths = &c->style.width, .width_count = 1, .align = ALIGN_RAGGED};
    return (double)text_set(c, &note->runs, &setting).paragraph.line_count * c->style.note.lead;
}

/* Footnotes that the line's pieces are the numbers of. */
static void add_notes(struct composer *c, struct row *row, const struct set_text *text,
                      const struct text_line *line)
{
    for (size_t i = 0; i < line->piece_count; i++) {
        uint32_t note = text->runs[line->pieces[i].run].note;
        bool is_new = note != NO_NOTE && note <= c->chapter->notes.count &&
                      (!row->notes.count || row->notes.items[row->notes.count - 1] != note);
        if (!is_new)
            continue;
        *vec_push(c->arena, &row->notes) = note;
        row->strip.notes += note_height(c, &c->chapter->notes.items[note - 1]);
    }
}

void row_place_line(struct composer *c, struct row *row, const struct set_text *text, size_t line,
                    double x, double baseline, const struct tag *tag)
{
    struct placed *placed = row_place(c, row, PLACED_LINE, x, baseline);
    placed->line = &text->paragraph.lines[line];
    placed->runs = text->runs;
    placed->width = placed->line->width;
    placed->tag = tag;
    add_notes(c, row, text, placed->line);
}

void row_merge(struct composer *c, struct row *row, const struct row *from, double x, double y)
{
    for (size_t i = 0; i < from->placed.count; i++) {
        struct placed *placed = vec_push(c->arena, &row->placed);
        *placed = from->placed.items[i];
        placed->x += x;
        placed->y += y;
    }
    for (size_t i = 0; i < from->notes.count; i++)
        *vec_push(c->arena, &row->notes) = from->notes.items[i];
    row->strip.notes += from->strip.notes;
}

double rows_height(const struct row *rows, size_t count)
{
    double height = 0;
    for (size_t i = 0; i < count; i++)
        height += rows[i].strip.height + (i > 0 ? rows[i].strip.space : 0);
    return height;
}

/* ---- Text ---- */

/* Widths of the lines in a frame, less what lists and quotes take. */
static size_t frame_widths(double **out, struct composer *c, const struct frame *frame,
                           double indent)
{
    size_t count = frame->narrow_count + 1;
    double *widths = arena_alloc(c->arena, count * sizeof *widths);
    for (size_t i = 0; i < frame->narrow_count; i++)
        widths[i] = fmax(frame->narrow - indent, 1);
    widths[count - 1] = fmax(frame->width - indent, 1);
    *out = widths;
    return count;
}

/* No line alone at the foot or the head of a page. */
static double line_penalty(size_t line, size_t count)
{
    static const double TORN = 30;
    return line == 1 || line + 1 == count ? BREAK_NEVER : TORN;
}

static void place_marker(struct composer *c, struct row *row, const struct chunk *chunk,
                         double indent, double baseline)
{
    static const double GAP = 0.45;
    double size = c->style.body.size;
    struct set_text marker = words_set(c, RUN_ROMAN, size, chunk->marker);
    if (!marker.paragraph.line_count)
        return;
    double x = indent - GAP * size - marker.paragraph.lines[0].width;
    row_place_line(c, row, &marker, 0, x, baseline, chunk->marker_tag);
}

/* The bar at the left of a quote reaches up to the line before. */
static void place_quote_bar(struct composer *c, struct row *row, const struct chunk *chunk,
                            bool is_first)
{
    double above = is_first ? 0 : row->strip.space;
    double x = (chunk->depth - 1) * c->style.indent + c->style.indent * 0.3;
    struct placed *bar = row_place(c, row, PLACED_BAR, x, -above);
    bar->ink = PAGE_INK_RULE;
    bar->width = c->style.body.size * 0.14;
    bar->height = row->strip.height + above;
}

/* The deepest lists must leave some room for words. */
static double indent_of(const struct composer *c, const struct chunk *chunk, double width)
{
    return fmin(chunk->depth * c->style.indent, width * 0.6);
}

static void text_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                      const struct frame *frame)
{
    struct type type = c->style.body;
    double indent = indent_of(c, chunk, frame->narrow_count ? frame->narrow : frame->width);
    double *widths, baseline = type_baseline(c, type, RUN_ROMAN);
    size_t count = frame_widths(&widths, c, frame, indent);
    struct setting setting = {
        .type = type, .widths = widths, .width_count = count, .align = ALIGN_JUSTIFIED};
    struct set_text text = text_set(c, &chunk->runs, &setting);
    text_tell(c, &text, chunk->at);
    size_t lines = text.paragraph.line_count;
    for (size_t i = 0; i < lines; i++) {
        struct row *row = row_add(c, rows, type.lead);
        row->strip.penalty = i ? line_penalty(i, lines) : 0;
        if (i == 0 && chunk->marker.len)
            place_marker(c, row, chunk, indent, baseline);
        row_place_line(c, row, &text, i, indent, baseline, chunk->tag);
        if (chunk->quotes)
            place_quote_bar(c, row, chunk, i == 0);
    }
    if (!lines && chunk->marker.len)
        place_marker(c, row_add(c, rows, type.lead), chunk, indent, baseline);
}

static void heading_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                         const struct frame *frame)
{
    const struct type *types[] = {&c->style.part, &c->style.chapter, &c->style.section,
                                  &c->style.topic};
    unsigned level = chunk->level < 1 ? 1 : chunk->level > 4 ? 4 : chunk->level;
    struct type type = *types[level - 1];
    struct setting setting = {
        .type = type, .widths = &frame->width, .width_count = 1, .align = ALIGN_RAGGED};
    struct set_text text = text_set(c, &chunk->runs, &setting);
    double baseline = type_baseline(c, type, RUN_HEADING);
    text_tell(c, &text, chunk->at);
    for (size_t i = 0; i < text.paragraph.line_count; i++) {
        struct row *row = row_add(c, rows, type.lead);
        row->strip.penalty = i ? BREAK_NEVER : 0;
        row_place_line(c, row, &text, i, 0, baseline, chunk->tag);
        if (i == 0)
            row->placed.items[0].section = chunk->section;
    }
    if (level > 2 || !rows->count)
        return;
    struct row *last = &rows->items[rows->count - 1]; /* a rule below the title of a chapter */
    struct placed *bar =
        row_place(c, last, PLACED_BAR, 0, last->strip.height + c->style.body.size * 0.3);
    bar->ink = PAGE_INK_RULE;
    bar->width = frame->width;
    bar->height = c->style.body.size * 0.12;
    last->strip.height += c->style.body.size * 0.6;
}

/* ---- The rest ---- */

static void code_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                      const struct frame *frame)
{
    struct type type = c->style.code;
    double indent = indent_of(c, chunk, frame->width) + c->style.indent / 2;
    double width = fmax(frame->width - indent, 1);
    struct setting setting = {
        .type = type, .widths = &width, .width_count = 1, .align = ALIGN_RAGGED};
    struct set_text text = text_set(c, &chunk->runs, &setting);
    size_t lines = text.paragraph.line_count;
    double baseline = type_baseline(c, type, RUN_MONO);
    text_tell(c, &text, chunk->at);
    for (size_t i = 0; i < lines; i++) {
        struct row *row = row_add(c, rows, type.lead);
        row->strip.penalty = i ? line_penalty(i, lines) : 0;
        row_place_line(c, row, &text, i, indent, baseline, chunk->tag);
    }
}

static void figure_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                        const struct frame *frame)
{
    struct figure_size size = figure_size(c, chunk, frame->width);
    struct row *row = row_add(c, rows, fmax(size.height, 1));
    figure_place(c, row, chunk, size, (frame->width - size.width) / 2, 0);
}

static void rule_rows(struct composer *c, struct rows *rows, const struct frame *frame)
{
    struct row *row = row_add(c, rows, c->style.body.lead);
    double width = frame->width / 4;
    struct placed *bar =
        row_place(c, row, PLACED_BAR, (frame->width - width) / 2, c->style.body.lead / 2);
    bar->ink = PAGE_INK_RULE;
    bar->width = width;
    bar->height = c->style.body.size * 0.08;
}

/* An image is as wide as the text, but for one that is higher than wide. What cannot be loaded is
 * told, and its description stands for it. */
static void image_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                       const struct frame *frame)
{
    const char *why, *name = arena_copy(c->arena, chunk->url.ptr, chunk->url.len);
    const char *path = *name == '/' || !*c->job->folder
                           ? name
                           : format_string(c->arena, "%s/%s", c->job->folder, name);
    const struct picture *picture = image_load(c, &why, path);
    if (!picture) {
        finding_add(c->sink, IMAGE_MISSING, chunk->at, "the image cannot be set: %s", why);
        struct tag *tag = arena_alloc(c->arena, sizeof *tag);
        struct chunk words = *chunk;
        *tag = (struct tag){"P", chunk->tag->parent};
        words.tag = tag;
        text_rows(c, rows, &words, frame);
        return;
    }
    double shape = fmax(picture_shape(picture), 0.01), most = c->style.height * 0.45;
    double width = fmin(frame->width * 0.75, most * shape);
    struct row *row = row_add(c, rows, width / shape);
    struct placed *placed = row_place(c, row, PLACED_PICTURE, (frame->width - width) / 2, 0);
    struct text words = text_new(c->arena);
    for (size_t i = 0; i < chunk->runs.count; i++)
        text_add_slice(&words, chunk->runs.items[i].text);
    placed->picture = picture;
    placed->width = width;
    placed->height = width / shape;
    placed->tag = chunk->tag;
    placed->description = words.len ? words.ptr : name;
}

/* ---- Dispatch ---- */

struct space {
    double space, stretch, shrink;
};

/* Above the first row of a chunk. */
static struct space space_above(const struct composer *c, const struct chunk *chunk)
{
    double gap = c->style.gap;
    switch (chunk->kind) {
    case CHUNK_HEADING:
        return chunk->level <= 2   ? (struct space){gap * 2, 0, 0}
               : chunk->level == 3 ? (struct space){gap * 2.2, gap * 1.2, gap * 0.6}
                                   : (struct space){gap * 1.5, gap * 0.8, gap * 0.4};
    case CHUNK_FIGURE:
    case CHUNK_IMAGE:
    case CHUNK_TABLE:
        return (struct space){gap * 1.1, gap * 0.9, gap * 0.3};
    default:
        return chunk->is_close ? (struct space){gap * 0.15, gap * 0.3, gap * 0.1}
                               : (struct space){gap, gap * 0.6, gap * 0.25};
    }
}

void chunk_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                const struct frame *frame)
{
    size_t first = rows->count;
    switch (chunk->kind) {
    case CHUNK_TEXT:
        text_rows(c, rows, chunk, frame);
        break;
    case CHUNK_HEADING:
        heading_rows(c, rows, chunk, frame);
        break;
    case CHUNK_FIGURE:
        figure_rows(c, rows, chunk, frame);
        break;
    case CHUNK_IMAGE:
        image_rows(c, rows, chunk, frame);
        break;
    case CHUNK_CODE:
        code_rows(c, rows, chunk, frame);
        break;
    case CHUNK_TABLE:
        table_rows(c, rows, chunk, frame);
        break;
    case CHUNK_RULE:
        rule_rows(c, rows, frame);
        break;
    case CHUNK_CONTENTS:
        contents_rows(c, rows, chunk);
        break;
    }
    if (first == rows->count)
        return;
    struct space space = space_above(c, chunk);
    struct strip_item *strip = &rows->items[first].strip;
    strip->space = space.space;
    strip->stretch = space.stretch;
    strip->shrink = space.shrink;
}

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

/* Footnotes that the line's pieces are the numbers of. */
static void add_notes(struct composer *c, struct row *row, const struct set_text *text,
                      const struct text_line *line)
{
    for (size_t i = 0; i < line->piece_count; i++) {
        uint32_t note = text->runs[line->pieces[i].run].note;
        if (note != NO_NOTE && note <= c->chapter->notes.count)
            row_add_note(c, row, note);
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
        row_add_note(c, row, from->notes.items[i]);
    for (size_t i = 0; i < from->faults.count; i++)
        *vec_push(c->arena, &row->faults) = from->faults.items[i];
}

/* ---- Faults ---- */

void row_add_fault(struct composer *c, struct row *row, enum finding_id id, struct span at,
                   const char *message)
{
    *vec_push(c->arena, &row->faults) = (struct fault){id, at, message};
}

void row_add_faults(struct composer *c, struct row *row, const struct set_text *text,
                    struct span around)
{
    for (size_t i = 0; i < text->paragraph.finding_count; i++) {
        const struct paragraph_finding *fault = &text->paragraph.findings[i];
        const struct styled *run = &text->runs[fault->run];
        bool is_wide = fault->fault == FAULT_TOO_WIDE;
        const char *words =
            finding_quote(c->sink, (struct slice){run->text.ptr + fault->at, fault->len});
        struct span at = around;
        if (run->offset) {
            at.begin = run->offset + (uint32_t)fault->at;
            at.end = at.begin + (uint32_t)fault->len;
        }
        row_add_fault(c, row, is_wide ? WORD_TOO_WIDE : NO_GLYPH, at,
                      is_wide ? format_string(c->arena, "%s is too long for its line", words)
                              : format_string(c->arena, "no font has a glyph for %s", words));
    }
}

void row_tell(struct composer *c, const struct row *row)
{
    for (size_t i = 0; i < row->faults.count; i++) {
        const struct fault *fault = &row->faults.items[i];
        finding_add(c->sink, fault->id, fault->at, "%s", fault->message);
    }
}

double rows_height(const struct row *rows, size_t count)
{
    double height = 0;
    for (size_t i = 0; i < count; i++)
        height += rows[i].strip.height + (i > 0 ? rows[i].strip.space : 0);
    return height;
}

/* ---- Text ---- */

/* The width that indents are a part of. */
static double frame_indented(const struct frame *frame)
{
    return frame->narrow_count ? frame->narrow : frame->width;
}

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

/* No line alone at the foot or the head of a page, and no word that goes on overleaf. */
static double line_penalty(const struct paragraph *paragraph, size_t line)
{
    static const double TORN = 30, TORN_WORD = 400;
    if (line == 1 || line + 1 == paragraph->line_count)
        return BREAK_NEVER;
    return paragraph->lines[line - 1].is_hyphenated ? TORN_WORD : TORN;
}

/* How far lists and quotes move text to the right; the deepest must leave it some room. */
static double indent_at(const struct composer *c, unsigned depth, unsigned digits, double width)
{
    static const double DIGIT = 0.58; /* of the size */
    return fmin(depth * c->style.indent + digits * DIGIT * c->style.body.size, width * 0.6);
}

double chunk_indent(const struct composer *c, const struct chunk *chunk, double width)
{
    return indent_at(c, chunk->depth, chunk->digits, width);
}

/* ---- Markers and quotes ---- */

static double first_baseline(struct composer *c, const struct row *row)
{
    for (size_t i = 0; i < row->placed.count; i++)
        if (row->placed.items[i].kind == PLACED_LINE)
            return row->placed.items[i].y;
    return type_baseline(c, c->style.body, RUN_ROMAN);
}

/* In front of the first line, where they are read. */
static void place_markers(struct composer *c, struct row *row, const struct chunk *chunk,
                          double width)
{
    static const double GAP = 0.45;
    double size = c->style.body.size, baseline = first_baseline(c, row);
    struct row whole = *row;
    whole.placed = (struct placed_list){0};
    for (const struct marker *m = chunk->marker; m; m = m->next) {
        struct set_text text = words_set(c, RUN_ROMAN, size, m->text);
        if (!text.paragraph.line_count)
            continue;
        double right = indent_at(c, m->depth, m->digits, width) - GAP * size;
        row_place_line(c, &whole, &text, 0, right - text.paragraph.lines[0].width, baseline,
                       m->tag);
    }
    for (size_t i = 0; i < row->placed.count; i++)
        *vec_push(c->arena, &whole.placed) = row->placed.items[i];
    *row = whole;
}

/* Whether the chunk before is in the quote, too. */
static bool goes_on(const struct composer *c, const struct chunk *chunk, const struct quote *quote)
{
    const struct quote *before = chunk > c->chapter->chunks.items ? chunk[-1].quote : NULL;
    while (before && before != quote)
        before = before->around;
    return before;
}

/* A bar at the left for each quote around the row. */
static void place_quote_bars(struct composer *c, struct row *row, const struct chunk *chunk,
                             bool is_first, double width)
{
    for (const struct quote *quote = chunk->quote; quote; quote = quote->around) {
        double x = indent_at(c, quote->depth, quote->digits, width) - c->style.indent * 0.7;
        struct placed *bar = row_place(c, row, PLACED_BAR, x, 0);
        bar->ink = PAGE_INK_RULE;
        bar->width = c->style.body.size * 0.14;
        bar->height = row->strip.height;
        bar->joins = !is_first || goes_on(c, chunk, quote);
    }
}

/* ---- Kinds of text ---- */

static void text_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                      const struct frame *frame)
{
    struct type type = c->style.body;
    double indent = chunk_indent(c, chunk, frame_indented(frame));
    double *widths, baseline = type_baseline(c, type, RUN_ROMAN);
    size_t count = frame_widths(&widths, c, frame, indent);
    struct setting setting = {
        .type = type, .widths = widths, .width_count = count, .align = ALIGN_JUSTIFIED};
    struct set_text text = text_set(c, &chunk->runs, &setting);
    size_t lines = text.paragraph.line_count;
    for (size_t i = 0; i < lines; i++) {
        struct row *row = row_add(c, rows, type.lead);
        row->strip.penalty = i ? line_penalty(&text.paragraph, i) : 0;
        row_place_line(c, row, &text, i, indent, baseline, chunk->tag);
        if (i == 0)
            row_add_faults(c, row, &text, chunk->at);
    }
    if (!lines && chunk->marker)
        row_add(c, rows, type.lead);
}

static void heading_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                         const struct frame *frame)
{
    const struct type *types[] = {&c->style.part, &c->style.chapter, &c->style.section,
                                  &c->style.topic};
    /* One in a list or quote opens nothing. */
    unsigned level = chunk->level < 1 ? 1 : chunk->level > 4 || chunk->depth ? 4 : chunk->level;
    double indent = chunk_indent(c, chunk, frame->width), width = frame->width - indent;
    struct setting setting = {
        .type = *types[level - 1], .widths = &width, .width_count = 1, .align = ALIGN_RAGGED};
    struct set_text text = text_set_title(c, &chunk->runs, &setting);
    struct type type = setting.type;
    double baseline = type_baseline(c, type, RUN_HEADING);
    for (size_t i = 0; i < text.paragraph.line_count; i++) {
        struct row *row = row_add(c, rows, type.lead);
        row->strip.penalty = i ? BREAK_NEVER : 0;
        row_place_line(c, row, &text, i, indent, baseline, chunk->tag);
        if (i > 0)
            continue;
        row->placed.items[0].section = chunk->section;
        row_add_faults(c, row, &text, chunk->at);
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
    double indent = chunk_indent(c, chunk, frame->width) + c->style.indent / 2;
    double width = fmax(frame->width - indent, 1);
    struct setting setting = {
        .type = type, .widths = &width, .width_count = 1, .align = ALIGN_RAGGED};
    struct set_text text = text_set(c, &chunk->runs, &setting);
    size_t lines = text.paragraph.line_count;
    double baseline = type_baseline(c, type, RUN_MONO);
    for (size_t i = 0; i < lines; i++) {
        struct row *row = row_add(c, rows, type.lead);
        row->strip.penalty = i ? line_penalty(&text.paragraph, i) : 0;
        row_place_line(c, row, &text, i, indent, baseline, chunk->tag);
        if (i == 0)
            row_add_faults(c, row, &text, chunk->at);
    }
}

static void figure_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                        const struct frame *frame)
{
    struct figure_size size = figure_size(c, chunk, frame->width);
    struct row *row = row_add(c, rows, fmax(size.height, 1));
    figure_place(c, row, chunk, size, (frame->width - size.width) / 2, 0);
}

static void rule_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                      const struct frame *frame)
{
    struct row *row = row_add(c, rows, c->style.body.lead);
    double indent = chunk_indent(c, chunk, frame->width), width = (frame->width - indent) / 4;
    struct placed *bar =
        row_place(c, row, PLACED_BAR, indent + 1.5 * width, c->style.body.lead / 2);
    bar->ink = PAGE_INK_RULE;
    bar->width = width;
    bar->height = c->style.body.size * 0.08;
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
               : chunk->level == 3 ? (struct space){gap * 2.2, gap * 0.9, gap}
                                   : (struct space){gap * 1.5, gap * 0.6, gap * 0.6};
    case CHUNK_FIGURE:
    case CHUNK_IMAGE:
    case CHUNK_TABLE:
        return (struct space){gap * 1.1, gap * 0.7, gap * 0.5};
    default:
        return chunk->is_close ? (struct space){gap * 0.2, gap * 0.15, gap * 0.1}
                               : (struct space){gap, gap * 0.35, gap * 0.4};
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
        rule_rows(c, rows, chunk, frame);
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
    if (chunk->marker)
        place_markers(c, &rows->items[first], chunk, frame_indented(frame));
    for (size_t i = first; i < rows->count && chunk->quote; i++)
        place_quote_bars(c, &rows->items[i], chunk, i == first, frame_indented(frame));
}

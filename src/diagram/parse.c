/* Blocks into diagrams: which lines are rows, and which are directives. */
#include "base/utf8.h"
#include "diagram/reader.h"
#include "doc/shape.h"

#include <string.h>

/* ---- Lines ---- */

enum line_kind { LINE_ROW, LINE_DIRECTIVE, LINE_NO_COLON, LINE_STRAY };

/* The first word of a line, or the first two where they make a directive's name. */
static struct slice leading_name(struct slice line)
{
    struct slice rest = line;
    struct slice first = slice_next_word(&rest);
    struct slice second = slice_next_word(&rest);
    struct slice both = {line.ptr, (size_t)(second.ptr - line.ptr) + second.len};
    return directive_exists(both) ? both : first;
}

static enum line_kind line_kind(struct slice line, bool rows_may_follow)
{
    if (shape_is_row(line))
        return LINE_ROW;
    if (slice_find(line, ':') < line.len)
        return LINE_DIRECTIVE;
    struct slice name = leading_name(line);
    if (directive_exists(name) || (slice_find(line, ',') < line.len && directive_suggest(name)))
        return LINE_NO_COLON;
    return rows_may_follow ? LINE_ROW : LINE_STRAY;
}

static void report_no_colon(struct reader *r, struct slice line)
{
    struct slice name = leading_name(line);
    const char *meant = directive_meant(r, name);
    finding_add(r->sink, MISSING_COLON, source_span(r->source, name),
                "a directive's name ends with a colon");
    if (meant)
        finding_note(r->sink, "did you mean '%s:'?", meant);
}

/* Whether the line is the other half of a last row that was broken in two. */
static bool ends_last_row(struct rows rows, struct slice line)
{
    size_t squares = row_squares(line);
    return rows.count == BOARD_SIZE && squares &&
           row_squares(rows.items[BOARD_SIZE - 1]) + squares == BOARD_SIZE;
}

/* Whether a row has a directive behind its squares; if so, cut the line there. */
static bool cut_directive(struct slice *directive, struct slice *line)
{
    size_t squares = 0, end = 0;
    for (; end < line->len && squares < BOARD_SIZE; end++) {
        if (!is_blank(line->ptr[end]) && !shape_is_board_letter((unsigned char)line->ptr[end]))
            return false;
        squares += !is_blank(line->ptr[end]);
    }
    if (end == line->len || !is_blank(line->ptr[end]))
        return false;
    struct slice rest = slice_trim((struct slice){line->ptr + end, line->len - end});
    *directive = rest;
    struct slice name = slice_trim(slice_next_field(&rest, ':'));
    if (!directive_exists(name) && !directive_suggest(name))
        return false;
    line->len = end;
    return true;
}

/* The lines of a board as far as they are read. */
struct board_lines {
    struct slice *rows;
    size_t count;
    bool directives, misplaced;
};

static void take_row(struct reader *r, struct board_lines *b, struct slice line)
{
    if (b->directives && !b->misplaced && b->count < BOARD_SIZE) {
        finding_add(r->sink, STRAY_LINE, source_span(r->source, line),
                    "the rows of a board stand before its directives");
        b->misplaced = true;
    }
    b->rows[b->count++] = line;
}

static void take_directive(struct reader *r, struct board_lines *b, struct slice line)
{
    struct slice row = line;
    if (b->count < BOARD_SIZE && cut_directive(&line, &row)) {
        take_row(r, b, row);
        finding_add(r->sink, STRAY_LINE, source_span(r->source, line),
                    "a directive needs a line of its own");
    } else {
        b->directives = true; /* behind a row it has been reported: more rows may follow */
    }
    read_directive(r, line);
}

/* Whether the directive in `line` was broken in two; if so, report its other half. */
static bool is_broken(struct reader *r, struct slice line, struct slice next)
{
    struct slice rest = line;
    if (slice_find(next, ':') < next.len || !directive_goes_on(line, next) ||
        line_kind(next, false) != LINE_STRAY)
        return false;
    directive_meant(r, slice_trim(slice_next_field(&rest, ':')));
    finding_add(r->sink, STRAY_LINE, source_span(r->source, next),
                "this is the rest of the line above: a directive stands on one line");
    return true;
}

/* Whether a second board begins with the row at line `i`: two rows running, behind a whole board
 * and its directives. */
static bool is_second_board(const struct reader *r, const struct board_lines *b,
                            const struct block *block, size_t i)
{
    return b->count >= BOARD_SIZE && b->directives && i + 1 < block->line_count &&
           shape_is_row(reader_line(r, block->lines[i + 1]));
}

static void read_stray(struct reader *r, struct slice line)
{
    doubt_margins(r);
    finding_add(r->sink, STRAY_LINE, source_span(r->source, line),
                "%s is neither a row nor a directive", finding_quote(r->sink, line));
}

static void read_board_lines(struct reader *r, const struct block *block)
{
    struct board_lines b = {.rows = arena_alloc(r->arena, block->line_count * sizeof *b.rows)};

    for (size_t i = 0; i < block->line_count; i++) {
        struct slice line = reader_line(r, block->lines[i]);
        bool row = b.count < BOARD_SIZE || ends_last_row((struct rows){b.rows, b.count}, line);
        switch (line_kind(line, !b.directives && row)) {
        case LINE_ROW:
            if (is_second_board(r, &b, block, i)) {
                finding_add(r->sink, ROW_COUNT, source_span(r->source, line),
                            "a second board begins here; an empty line parts two diagrams");
                i = block->line_count; /* what follows is of another diagram */
            } else {
                take_row(r, &b, line);
            }
            break;
        case LINE_DIRECTIVE:
            if (i + 1 < block->line_count &&
                is_broken(r, line, reader_line(r, block->lines[i + 1])))
                b.directives = true, i++;
            else
                take_directive(r, &b, line);
            break;
        case LINE_NO_COLON:
            b.directives = true;
            report_no_colon(r, line);
            break;
        case LINE_STRAY:
            read_stray(r, line);
            break;
        }
    }
    read_board(r, (struct rows){b.rows, b.count}, block->at);
}

/* Whether any line is as it should be: a block of other code gets one finding, not one a line. */
static bool looks_like_diagram(const struct reader *r, const struct block *block)
{
    for (size_t i = 0; i < block->line_count; i++) {
        struct slice line = reader_line(r, block->lines[i]), rest = line;
        if (row_squares(line) == BOARD_SIZE ||
            directive_exists(slice_trim(slice_next_field(&rest, ':'))))
            return true;
    }
    return false;
}

static void read_block(struct reader *r, const struct block *block)
{
    struct slice first = block->line_count ? reader_line(r, block->lines[0]) : (struct slice){0};
    if (shape_is_type(first))
        read_table(r, block);
    else if (is_misspelt_type(first)) {
        r->diagram->sound = false; /* the rows of a table would make no sense on a board */
        finding_add(r->sink, UNKNOWN_DIRECTIVE, source_span(r->source, first),
                    "a table begins with 'type:'");
        finding_note(r->sink, "did you mean 'type'?");
    } else if (looks_like_diagram(r, block))
        read_board_lines(r, block);
    else {
        r->diagram->sound = false;
        finding_add(r->sink, NOT_A_DIAGRAM, block->at,
                    "this block is no diagram: no line of it is a row of 8 squares or a directive");
        finding_note(r->sink, "a table begins with 'type:'; other code belongs between fences");
    }
}

/* ---- All blocks ---- */

static size_t chapter_of(const struct doc *doc, size_t section)
{
    while (section != NO_SECTION && doc->sections.items[section].level > 2)
        section = doc->sections.items[section].parent;
    return section;
}

struct diagrams diagrams_parse(struct arena *arena, struct sink *sink, const struct doc *doc)
{
    struct diagram *diagrams = arena_alloc(arena, doc->blocks.count * sizeof *diagrams);
    const struct diagram *before = NULL;
    size_t chapter = NO_SECTION;
    unsigned number = 0;

    for (size_t i = 0; i < doc->blocks.count; i++) {
        const struct block *block = doc->blocks.items[i];
        struct diagram *d = &diagrams[i];
        struct reader r = {.arena = arena, .sink = sink, .source = doc->source, .diagram = d};
        size_t own = chapter_of(doc, block->section);
        number = own == chapter ? number + 1 : 1;
        r.before = own == chapter ? before : NULL;
        chapter = own;
        d->at = block->at;
        d->section = block->section;
        d->chapter = chapter;
        d->number = number;
        d->sound = true;
        memset(d->squares, '.', sizeof d->squares);
        read_block(&r, block);
        before = d->sound && d->kind == DIAGRAM_BOARD ? d : r.before;
    }
    return (struct diagrams){diagrams, doc->blocks.count};
}

const char *diagram_title(struct arena *arena, const struct doc *doc, const struct diagram *d)
{
    struct text title = text_new(arena);
    if (d->chapter != NO_SECTION) {
        utf8_add_clean(&title, doc->sections.items[d->chapter].title);
        text_add(&title, ", ");
    }
    text_format(&title, "diagram %u", d->number);
    return title.ptr;
}

struct span diagram_square_at(const struct diagram *d, size_t index)
{
    uint32_t begin = d->square_at[index];
    return (struct span){d->at.source, begin, begin + 1};
}

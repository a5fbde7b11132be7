#include "doc/lift.h"

#include "doc/foreign.h"
#include "doc/shape.h"

enum { CODE_INDENT = 4 };

struct scanner {
    struct arena *arena;
    const struct source *source;
    struct lifts lifts;
    struct foreign foreign;
};

size_t lift_quote_len(struct slice line)
{
    size_t quoted = 0, first = 0;
    while (first < line.len && first < 3 && line.ptr[first] == ' ')
        first++;
    if (first == line.len || line.ptr[first] != '>')
        return 0;
    for (size_t at = 0; at < line.len; at++) {
        if (line.ptr[at] == '>') {
            quoted = at + 1;
            if (quoted < line.len && line.ptr[quoted] == ' ')
                quoted++;
        } else if (line.ptr[at] != ' ' || at >= quoted + 3) {
            break;
        }
    }
    return quoted;
}

static size_t quote_depth(struct slice line)
{
    size_t depth = 0;
    for (size_t at = 0, end = lift_quote_len(line); at < end; at++)
        depth += line.ptr[at] == '>';
    return depth;
}

/* A line without the marks of a quote; with its indentation, and without. */
static struct slice raw_line(const struct source *source, uint32_t line)
{
    struct slice raw = source_line(source, line);
    size_t quoted = lift_quote_len(raw);
    return (struct slice){raw.ptr + quoted, raw.len - quoted};
}

static struct slice line_of(const struct scanner *s, uint32_t line)
{
    return slice_trim(raw_line(s->source, line));
}

static uint32_t indent_of(const struct scanner *s, uint32_t line)
{
    return foreign_indent(raw_line(s->source, line));
}

static bool is_indented(const struct scanner *s, uint32_t line)
{
    struct slice raw = raw_line(s->source, line);
    if (slice_starts(raw, "    ") && raw.len > CODE_INDENT && !is_blank(raw.ptr[CODE_INDENT]))
        return true; /* nearly always */
    return raw.len && is_blank(*raw.ptr) && foreign_indent(raw) >= CODE_INDENT &&
           slice_trim(raw).len > 0;
}

/* Prose, nearly always: a letter in the first column, and a line too long for a row or beginning
 * with a word. It needs no second look. */
static bool is_plain(const struct scanner *s, uint32_t line)
{
    enum { LONGEST_ROW = 64 };
    const struct source *source = s->source;
    uint32_t begin = source->line_begin[line];
    size_t end = line + 1 < source->line_count ? source->line_begin[line + 1] : source->text.len;
    const char *text = source->text.ptr + begin;
    if (foreign_is_inside(&s->foreign) || s->foreign.has_comments)
        return false;
    if (end - begin < 2)
        return true;
    if (text[0] == 't' && text[1] == 'y') /* `type:` */
        return false;
    return is_letter(text[0]) &&
           (end - begin > LONGEST_ROW + 2 ||
            (is_letter(text[1]) && !shape_is_board_letter((unsigned char)text[1])));
}

/* ---- Lines that slipped ---- */

/* Whether a line could be part of the diagram. The rows of a table begin with a single letter, and
 * its header with one or with the word above them. */
static bool is_notation(const struct scanner *s, uint32_t line, bool table)
{
    struct slice text = line_of(s, line), rest = text;
    if (shape_is_known_directive(text))
        return true;
    if (!table)
        return shape_is_row(text);
    struct slice word = slice_next_word(&rest);
    if (shape_is_type(text) || slice_same_nocase(word, slice_of("piece")))
        return true;
    return word.len == 1 && *word.ptr != '#' && *word.ptr != '*' && *word.ptr != '-';
}

/* No prose has a cell with nothing in it. */
static bool has_empty_cell(struct slice line)
{
    for (struct slice word; (word = slice_next_word(&line)).len;)
        if (slice_eq(word, ".") || slice_eq(word, "_"))
            return true;
    return false;
}

/* A line of a diagram that slipped to the left, straight behind another: with some indentation
 * left, or none where the diagram goes on behind it or where it can be nothing else. */
static bool is_slipped(const struct scanner *s, uint32_t line, bool table)
{
    struct slice text = line_of(s, line), rest = text;
    if (is_indented(s, line) || !is_notation(s, line, table) || !is_notation(s, line - 1, table))
        return false;
    bool exact = shape_is_directive_name(slice_trim(slice_next_field(&rest, ':'))) ||
                 (table && has_empty_cell(text));
    return indent_of(s, line) > 0 || exact ||
           (line + 1 < s->source->line_count && is_indented(s, line + 1) &&
            is_notation(s, line + 1, table));
}

/* A whole board that is not indented enough: four rows and more, one behind the other. */
static bool is_board_in_text(const struct scanner *s, uint32_t line)
{
    enum { SURE = 4 };
    for (uint32_t i = line; i < line + SURE; i++)
        if (i >= s->source->line_count || !shape_is_row(line_of(s, i)))
            return false;
    return true;
}

/* A table that is not indented enough, or just its first line: it names a type that exists. */
static bool is_table_in_text(const struct scanner *s, uint32_t line)
{
    return shape_is_table(line_of(s, line)) && line + 1 < s->source->line_count &&
           is_notation(s, line + 1, true);
}

/* ---- Chunks ---- */

/* A chunk is a run of indented lines of one quote without a blank one; this is the line behind it.
 */
static uint32_t chunk_end(const struct scanner *s, uint32_t first, bool slipped)
{
    uint32_t line = first;
    if (line >= s->source->line_count)
        return line;
    bool table = shape_is_type(line_of(s, line));
    bool only_first = table && first + 1 < s->source->line_count && is_indented(s, first + 1);
    size_t depth = quote_depth(source_line(s->source, line));
    while (line < s->source->line_count &&
           (is_indented(s, line) || (line > first && is_slipped(s, line, table)) ||
            (slipped && (line == first || !only_first) && is_notation(s, line, table))) &&
           quote_depth(source_line(s->source, line)) == depth &&
           !foreign_opens_fence(line_of(s, line)))
        line++;
    return line;
}

static uint32_t skip_blank(const struct scanner *s, uint32_t line)
{
    while (line < s->source->line_count && line_of(s, line).len == 0)
        line++;
    return line;
}

struct chunk_look {
    uint32_t rows, directives, lines;
    bool table; /* the first line says `type:` */
};

static struct chunk_look look_at(const struct scanner *s, uint32_t first, uint32_t end)
{
    struct chunk_look look = {.lines = end - first};
    look.table = look.lines && shape_is_type(line_of(s, first));
    for (uint32_t i = first; i < end; i++) {
        struct slice line = line_of(s, i);
        if (shape_is_row(line))
            look.rows++;
        else if (shape_is_known_directive(line))
            look.directives++;
    }
    return look;
}

static bool is_mostly_notation(struct chunk_look look)
{
    return (look.rows + look.directives) * 2 >= look.lines;
}

/* One row alone could be anything. */
static bool begins_diagram(struct chunk_look look)
{
    return look.table ||
           (look.rows > 0 && look.rows + look.directives > 1 && is_mostly_notation(look));
}

/* Unless the other rows of the board follow an empty line. */
static bool begins_parted_board(const struct scanner *s, uint32_t end, struct chunk_look look)
{
    enum { OTHER_ROWS = 7 };
    if (look.rows != 1 || look.lines != 1)
        return false;
    uint32_t next = skip_blank(s, end);
    struct chunk_look more = look_at(s, next, chunk_end(s, next, false));
    return begins_diagram(more) && !more.table && more.rows == OTHER_ROWS &&
           shape_is_row(line_of(s, next));
}

/* Whether a chunk is more of the table before it, rather than a board or other code. */
static bool goes_on_with_table(const struct scanner *s, uint32_t first, uint32_t end,
                               struct chunk_look look)
{
    enum { MOST_ROWS = 5 }; /* of those whose cells look like squares */
    if (look.table || look.rows > MOST_ROWS)
        return false;
    for (uint32_t line = first; line < end; line++)
        if (!is_notation(s, line, true))
            return false;
    return true;
}

/* Whether the first line of the diagram slipped: a row or `type:` right before its other lines. */
static bool slipped_before(const struct scanner *s, uint32_t first)
{
    struct slice line = line_of(s, first - 1);
    return !is_indented(s, first - 1) && (shape_is_row(line) || shape_is_type(line));
}

/* Lift the diagram whose first chunk is [first, end). A chunk behind a blank line still belongs to
 * it, unless it begins a board or table anew. Returns the line to go on with. */
static uint32_t lift_diagram(struct scanner *s, uint32_t first, uint32_t end,
                             struct chunk_look look)
{
    uint32_t rows = look.rows;
    bool complete = look.table || look.directives > 0;
    struct lift *lift = vec_push(s->arena, &s->lifts);

    if (first > 0 && slipped_before(s, first))
        first--;
    *lift = (struct lift){.first = first, .last = end - 1};
    for (;;) {
        uint32_t next = skip_blank(s, end);
        uint32_t next_end = chunk_end(s, next, false);
        if (next_end == next)
            return end;
        struct chunk_look more = look_at(s, next, next_end);
        bool starts_with_row = shape_is_row(line_of(s, next)) || more.table;
        bool more_table = look.table && goes_on_with_table(s, next, next_end, more);
        if (begins_diagram(more) && starts_with_row && (complete || rows >= 8) && !more_table)
            return end;
        if (!is_mostly_notation(more) && !more_table) {
            lift->has_tail = true;
            return end;
        }
        rows += more.rows;
        complete = complete || more.directives > 0;
        lift->last = next_end - 1;
        end = next_end;
    }
}

struct lifts lift_find(struct arena *arena, struct sink *sink, const struct source *source,
                       uint32_t from)
{
    struct scanner s = {.arena = arena, .source = source, .foreign = foreign_new(source->text)};
    uint32_t line = from;

    while (line < source->line_count) {
        if (is_plain(&s, line) || foreign_takes(&s.foreign, raw_line(source, line), line)) {
            line++;
            continue;
        }
        bool indented = is_indented(&s, line);
        if (!indented && !is_board_in_text(&s, line) && !is_table_in_text(&s, line)) {
            line++;
            continue;
        }
        uint32_t end = chunk_end(&s, line, !indented);
        struct chunk_look look = look_at(&s, line, end);
        if (end == line)
            end++;
        bool begins = begins_diagram(look) || begins_parted_board(&s, end, look);
        line = begins ? lift_diagram(&s, line, end, look) : end;
    }
    if (s.foreign.fence) {
        finding_add(sink, FENCE_OPEN, source_span(source, line_of(&s, s.foreign.fence_line)),
                    "the fenced block that begins here is never closed");
        finding_note(sink, "all that follows is read as code");
    }
    return s.lifts;
}

void lift_report(struct sink *sink, const struct source *source, const struct lifts *lifts)
{
    struct scanner s = {.source = source};
    for (size_t i = 0; i < lifts->count; i++) {
        const struct lift *lift = &lifts->items[i];
        bool whole = true; /* one fault, where no line is indented as it should be */
        for (uint32_t line = lift->first; line <= lift->last; line++)
            whole = whole && !is_indented(&s, line);
        for (uint32_t line = lift->first; line <= lift->last; line++) {
            if (!line_of(&s, line).len || is_indented(&s, line))
                continue;
            finding_add(sink, BAD_INDENT, source_span(source, line_of(&s, line)),
                        "the lines of a diagram are indented by %d columns; %s by %u", CODE_INDENT,
                        whole ? "these" : "this one", indent_of(&s, line));
            if (whole)
                break;
        }
    }
}

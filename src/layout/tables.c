#include "layout/tables.h"

#include "base/vec.h"

static bool is_line_end(const struct styled *run)
{
    return run->is_break || run->is_newline;
}

/* ---- The line under the head ---- */

static bool is_dashes(struct slice cell)
{
    cell = slice_trim(cell);
    if (cell.len && *cell.ptr == ':') {
        cell.ptr++;
        cell.len--;
    }
    if (cell.len && cell.ptr[cell.len - 1] == ':')
        cell.len--;
    for (size_t i = 0; i < cell.len; i++)
        if (cell.ptr[i] != '-')
            return false;
    return cell.len > 0;
}

/* Without the bars at its ends. */
static struct slice strip_bars(struct slice line)
{
    line = slice_trim(line);
    if (line.len && *line.ptr == '|') {
        line.ptr++;
        line.len--;
    }
    if (line.len && line.ptr[line.len - 1] == '|')
        line.len--;
    return line;
}

/* The columns that a line of dashes parts, 0 when it is none. */
static size_t count_columns(struct slice line)
{
    size_t count = 0;
    if (slice_find(line, '|') == line.len)
        return 0;
    for (struct slice rest = strip_bars(line); rest.len; count++)
        if (!is_dashes(slice_next_field(&rest, '|')))
            return 0;
    return count;
}

static size_t end_of_line(const struct runs *runs, size_t at)
{
    while (at < runs->count && !is_line_end(&runs->items[at]))
        at++;
    return at;
}

static bool has_bar(const struct runs *runs, size_t begin, size_t end)
{
    for (size_t i = begin; i < end; i++) {
        const struct styled *run = &runs->items[i];
        if (run->face != RUN_MONO && !run->is_literal && slice_find(run->text, '|') < run->text.len)
            return true;
    }
    return false;
}

/* The run between two ends, or NULL when there are several. */
static const struct styled *only_run(const struct runs *runs, size_t begin, size_t end)
{
    return begin + 1 == end ? &runs->items[begin] : NULL;
}

size_t tables_find(const struct runs *runs)
{
    size_t begin = 0, end = end_of_line(runs, 0);
    while (end < runs->count) {
        size_t next = end_of_line(runs, end + 1);
        const struct styled *below = only_run(runs, end + 1, next);
        if (below && has_bar(runs, begin, end) && count_columns(below->text) > 0)
            return begin;
        begin = end + 1;
        end = next;
    }
    return runs->count;
}

/* ---- Rows ---- */

struct table_reader {
    struct arena *arena;
    struct chunk_table *table;
    struct runs *cells; /* of the row that is read */
    size_t column;
    VEC(struct table_cell) all;
};

static void add_part(struct table_reader *r, const struct styled *run, struct slice part)
{
    if (r->column >= r->table->columns || !part.len)
        return;
    struct styled *new = vec_push(r->arena, &r->cells[r->column]);
    *new = *run;
    new->text = part;
    new->offset += (uint32_t)(part.ptr - run->text.ptr);
}

/* Text is cut at its bars; one at the very beginning of a row opens the first cell. */
static void add_run(struct table_reader *r, const struct styled *run, bool is_first)
{
    struct slice rest = run->text;
    if (run->face == RUN_MONO || run->piece || run->is_literal) {
        add_part(r, run, rest);
        return;
    }
    if (is_first && slice_trim(rest).len && *slice_trim(rest).ptr == '|')
        slice_next_field(&rest, '|');
    for (;;) {
        size_t bar = slice_find(rest, '|');
        add_part(r, run, (struct slice){rest.ptr, bar});
        if (bar == rest.len)
            return;
        r->column++;
        rest.ptr += bar + 1;
        rest.len -= bar + 1;
    }
}

static void trim_cell(struct runs *runs)
{
    if (!runs->count)
        return;
    struct styled *first = &runs->items[0], *last = &runs->items[runs->count - 1];
    struct slice trimmed = slice_trim(first->text);
    size_t cut = (size_t)(trimmed.ptr - first->text.ptr);
    first->text.ptr += cut;
    first->text.len -= cut;
    first->offset += (uint32_t)cut;
    last->text.len =
        (size_t)(slice_trim(last->text).ptr - last->text.ptr) + slice_trim(last->text).len;
}

static void end_row(struct table_reader *r, const struct tag *table)
{
    struct tag *row = arena_alloc(r->arena, sizeof *row);
    *row = (struct tag){"TR", table};
    for (size_t i = 0; i < r->table->columns; i++) {
        struct tag *tag = arena_alloc(r->arena, sizeof *tag);
        *tag = (struct tag){r->table->rows ? "TD" : "TH", row};
        trim_cell(&r->cells[i]);
        *vec_push(r->arena, &r->all) = (struct table_cell){r->cells[i], tag};
        r->cells[i] = (struct runs){0};
    }
    r->column = 0;
    r->table->rows++;
}

static void read_aligns(struct chunk_table *table, struct slice dashes)
{
    struct slice rest = strip_bars(dashes);
    for (size_t i = 0; i < table->columns; i++) {
        struct slice cell = slice_trim(slice_next_field(&rest, '|'));
        bool left = *cell.ptr == ':', right = cell.ptr[cell.len - 1] == ':';
        table->aligns[i] = left && right ? CELL_MIDDLE : right ? CELL_RIGHT : CELL_LEFT;
    }
}

const struct chunk_table *tables_read(struct arena *arena, const struct runs *runs,
                                      const struct tag *tag)
{
    const struct styled *dashes = &runs->items[end_of_line(runs, 0) + 1];
    struct chunk_table *table = arena_alloc(arena, sizeof *table);
    table->columns = count_columns(dashes->text);
    table->aligns = arena_alloc(arena, table->columns * sizeof *table->aligns);
    read_aligns(table, dashes->text);
    struct table_reader r = {.arena = arena, .table = table};
    r.cells = arena_alloc(arena, table->columns * sizeof *r.cells);
    bool is_first = true;
    for (size_t i = 0; i < runs->count; i++) {
        const struct styled *run = &runs->items[i];
        if (run == dashes) {
            i++; /* and the end of its line */
        } else if (is_line_end(run)) {
            end_row(&r, tag);
            is_first = true;
        } else {
            add_run(&r, run, is_first);
            is_first = false;
        }
    }
    if (!is_first)
        end_row(&r, tag);
    table->cells = r.all.items;
    return table;
}

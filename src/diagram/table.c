/* Table blocks: `type: masquerade`, `type: cloak`, `type: cards`. */
#include "diagram/reader.h"

#include "base/suggest.h"
#include "doc/shape.h"

#include <string.h>

/* A row of cells that is read from its front. */
struct cells {
    struct reader *r;
    struct slice rest;
    struct span line_at;
};

/* The next cell; one that was left out is empty and stands at its line. */
static struct field next_cell(struct cells *cells)
{
    struct slice word = slice_next_word(&cells->rest);
    if (!word.len)
        return (struct field){word, cells->line_at};
    return reader_field(cells->r, word);
}

static bool is_empty(struct slice cell)
{
    return !cell.len || slice_eq(cell, ".") || slice_eq(cell, "_");
}

static void unsound(struct reader *r)
{
    r->diagram->sound = false;
}

static size_t count_cells(struct cells cells)
{
    size_t count = 0;
    while (next_cell(&cells).text.len)
        count++;
    return count;
}

/* ---- Masquerade and Cloak ---- */

static const char grid_letters[] = "KQRBN";

struct grid_type {
    const char *columns; /* the header's letters */
    bool ordered;        /* in this order only */
    bool has_combo;
    const char *header; /* for people */
};

static const struct grid_type masquerade = {"KQRBN", false, true, ". K Q R B N combo"};
static const struct grid_type cloak = {"12345678", true, false, ". 1 2 3 4 5 6 7 8"};

static bool read_grid_header(struct grid *grid, const struct grid_type *type, struct cells cells)
{
    size_t count = strlen(type->columns);
    grid->columns = count;
    memcpy(grid->column_letters, type->columns, count);
    if (!is_empty(next_cell(&cells).text))
        return false;
    for (size_t i = 0; i < count; i++) {
        struct slice cell = next_cell(&cells).text;
        const char *known = cell.len == 1 ? strchr(type->columns, *cell.ptr) : NULL;
        if (!known || (type->ordered && known != type->columns + i))
            return false;
        for (size_t j = 0; j < i; j++)
            if (grid->column_letters[j] == *cell.ptr)
                return false;
        grid->column_letters[i] = *cell.ptr;
    }
    struct slice last = next_cell(&cells).text;
    grid->has_combo = type->has_combo && slice_same_nocase(last, slice_of("combo"));
    return (!last.len || grid->has_combo) && !next_cell(&cells).text.len;
}

static bool read_mark(enum mark *mark, struct reader *r, struct field cell)
{
    char letter = cell.text.len == 1 ? to_upper(*cell.text.ptr) : '?';
    *mark = letter == 'O' ? MARK_CIRCLE : letter == 'X' ? MARK_CROSS : MARK_NONE;
    if (is_empty(cell.text) || *mark != MARK_NONE)
        return true;
    finding_add(r->sink, TABLE_CELL, cell.at, "%s is neither a circle 'O' nor a cross 'X'",
                finding_quote(r->sink, cell.text));
    if (slice_eq(cell.text, "0"))
        finding_note(r->sink, "did you mean 'O'?");
    unsound(r);
    return false;
}

/* The letter that begins a grid row, which must be new. */
static bool read_grid_letter(struct grid_row *row, struct reader *r, struct grid *grid,
                             size_t count, struct field cell)
{
    if (cell.text.len != 1 || !strchr(grid_letters, *cell.text.ptr)) {
        finding_add(r->sink, TABLE_ROW, cell.at,
                    "a row begins with one of K, Q, R, B and N, not %s",
                    finding_quote(r->sink, cell.text));
        return false;
    }
    for (size_t i = 0; i < count; i++)
        if (grid->rows[i].letter == *cell.text.ptr) {
            finding_add(r->sink, TABLE_ROW, cell.at, "there are two rows %c", *cell.text.ptr);
            finding_note_at(r->sink, grid->rows[i].letter_at, "the first is here");
            grid->rows[i].faulty = true; /* either may be the wrong one */
            return false;
        }
    row->letter = *cell.text.ptr;
    row->letter_at = cell.at;
    return true;
}

static void report_extra_cell(struct reader *r, struct field extra)
{
    finding_add(r->sink, TABLE_ROW, extra.at, "this row has more cells than the table has columns");
    unsound(r);
}

static void read_grid_row(struct grid *grid, size_t index, struct cells cells)
{
    struct reader *r = cells.r;
    struct grid_row *row = &grid->rows[index];
    bool full = count_cells(cells) == 1 + grid->columns + grid->has_combo;

    if (!read_grid_letter(row, r, grid, index, next_cell(&cells))) {
        row->faulty = true;
        unsound(r);
        return;
    }
    for (size_t i = 0; i < grid->columns; i++) {
        struct field cell = next_cell(&cells);
        row->cells[i].at = cell.at;
        if (read_mark(&row->cells[i].mark, r, cell))
            continue;
        row->faulty = true;
        if (!full)
            return; /* the cells behind it may be shifted */
    }
    struct field last = next_cell(&cells);
    if (grid->has_combo) {
        row->combo.at = last.at;
        if (!is_empty(last.text))
            row->combo.text = last.text;
        last = next_cell(&cells);
    }
    if (last.text.len) {
        row->faulty = true;
        report_extra_cell(r, last);
    }
}

static void report_row_count(struct reader *r, size_t count, struct span at)
{
    finding_add(r->sink, TABLE_ROW, at, "this table has 5 rows, K, Q, R, B and N; here are %zu",
                count);
    unsound(r);
}

/* The one cell that a row has more than there are columns; of no length where it has not just one.
 */
static struct slice spare_cell(const struct grid *grid, struct cells cells)
{
    if (count_cells(cells) != 1 + grid->columns + 1)
        return (struct slice){0};
    for (size_t i = 0; i <= grid->columns; i++)
        next_cell(&cells);
    return next_cell(&cells).text;
}

static bool is_combo(struct slice cell)
{
    return cell.len == 2 && strchr(grid_letters, cell.ptr[0]) && strchr(grid_letters, cell.ptr[1]);
}

/* Whether a row has a combo, or all rows the empty cell for one. */
static bool has_combos(const struct grid *grid, const struct cells *rows, size_t count)
{
    size_t spare = 0;
    for (size_t i = 0; i < count; i++) {
        struct slice cell = spare_cell(grid, rows[i]);
        if (is_combo(cell))
            return true;
        spare += cell.len && is_empty(cell);
    }
    return count > 1 && spare == count;
}

/* A header that lacks just the word above the combos: one fault, not one a row. */
static void check_combo_column(struct reader *r, struct grid *grid, const struct grid_type *type,
                               const struct cells *lines, size_t count)
{
    if (!type->has_combo || grid->has_combo || !has_combos(grid, lines + 1, count - 1))
        return;
    grid->has_combo = true;
    finding_add(r->sink, TABLE_HEADER, lines[0].line_at,
                "rows have a combo, but the header has no 'combo'");
    finding_note(r->sink, "the header of this table is '%s'", type->header);
    unsound(r);
}

static void read_grid(struct reader *r, const struct grid_type *type, const struct cells *lines,
                      size_t count)
{
    struct grid *grid = arena_alloc(r->arena, sizeof *grid);
    r->diagram->grid = grid;
    if (!read_grid_header(grid, type, lines[0])) {
        finding_add(r->sink, TABLE_HEADER, lines[0].line_at, "the header of this table is '%s'",
                    type->header);
        unsound(r); /* without columns no row can be judged */
        return;
    }
    check_combo_column(r, grid, type, lines, count);
    for (size_t i = 1; i < count && i <= GRID_ROWS; i++)
        read_grid_row(grid, i - 1, lines[i]);
    /* A row that is no row, or one too many of its kind, has been reported. */
    if (count - 1 != GRID_ROWS && r->diagram->sound) {
        size_t at = count - 1 < GRID_ROWS ? count - 1 : GRID_ROWS + 1;
        report_row_count(r, count - 1, lines[at].line_at);
    }
}

/* ---- Cards ---- */

static const char card_letters[] = "pnbrqkcPNBRQKC";

static bool read_card_letter(struct card_row *row, struct reader *r, const struct card_table *table,
                             struct field cell)
{
    if (cell.text.len != 1 || !strchr(card_letters, *cell.text.ptr)) {
        finding_add(r->sink, TABLE_ROW, cell.at, "a row begins with a piece or a checker, not %s",
                    finding_quote(r->sink, cell.text));
        return false;
    }
    for (size_t i = 0; i < table->count; i++)
        if (table->items[i].letter == *cell.text.ptr) {
            finding_add(r->sink, TABLE_ROW, cell.at, "there are two rows %c", *cell.text.ptr);
            finding_note_at(r->sink, table->items[i].letter_at, "the first is here");
            return false;
        }
    row->letter = *cell.text.ptr;
    row->letter_at = cell.at;
    return true;
}

static void read_card_row(struct card_table *table, struct cells cells)
{
    struct reader *r = cells.r;
    struct card_row row = {0};
    size_t count = count_cells(cells), wanted = 1 + CARDS_A_ROW + 1;

    if (!read_card_letter(&row, r, table, next_cell(&cells))) {
        unsound(r);
        return;
    }
    for (size_t i = 0; i < CARDS_A_ROW; i++) {
        struct field cell = next_cell(&cells);
        row.cards[i].at = cell.at;
        row.cards[i].given = !is_empty(cell.text) && read_playing_card(&row.cards[i].face, r, cell);
        if (row.cards[i].given || is_empty(cell.text))
            continue;
        if (count != wanted)
            return; /* the cells behind it may be shifted */
        row.faulty = true;
    }
    struct field gap = next_cell(&cells);
    row.gap_at = gap.at;
    if (count > wanted) /* a card too many may stand where the gap belongs */
        report_extra_cell(r, next_cell(&cells));
    else
        row.has_gap = !is_empty(gap.text) && read_whole(&row.gap, r, gap, 0, SQUARE_COUNT - 1);
    row.faulty = row.faulty || count > wanted || (!row.has_gap && !is_empty(gap.text));
    *vec_push(r->arena, table) = row;
}

static void read_cards(struct reader *r, const struct cells *lines, size_t count)
{
    static const char *const header[] = {"Piece", "Cards", "Gap"};
    struct card_table *table = arena_alloc(r->arena, sizeof *table);
    struct cells cells = lines[0];
    bool sound = true;

    r->diagram->card_table = table;
    for (size_t i = 0; i < 3; i++)
        sound = slice_same_nocase(next_cell(&cells).text, slice_of(header[i])) && sound;
    sound = !next_cell(&cells).text.len && sound;
    if (!sound) {
        finding_add(r->sink, TABLE_HEADER, lines[0].line_at,
                    "the header of this table is 'Piece Cards Gap'");
        unsound(r);
    }
    for (size_t i = 1; i < count; i++) {
        struct cells first = lines[i];
        if (sound || next_cell(&first).text.len == 1) /* else it may be of the header */
            read_card_row(table, lines[i]);
    }
    if (count < 2) {
        finding_add(r->sink, TABLE_ROW, lines[0].line_at, "this table has no rows");
        unsound(r);
    }
}

/* ---- All tables ---- */

static bool read_type(struct reader *r, struct slice line)
{
    static const enum diagram_kind kinds[TABLE_TYPES] = {DIAGRAM_MASQUERADE, DIAGRAM_CLOAK,
                                                         DIAGRAM_CARDS};
    struct slice rest = line;
    slice_next_field(&rest, ':');
    struct field type = reader_field(r, rest);
    for (size_t i = 0; i < TABLE_TYPES; i++)
        if (slice_eq(type.text, table_types[i])) {
            r->diagram->kind = kinds[i];
            return true;
        }
    struct span at = type.text.len ? type.at : source_span(r->source, line);
    finding_add(r->sink, UNKNOWN_TABLE, at, "there is no table type %s",
                finding_quote(r->sink, type.text));
    if (!finding_suggest(r->sink, type.text, table_types, TABLE_TYPES))
        finding_note(r->sink, "there are masquerade, cloak and cards");
    unsound(r);
    return false;
}

bool is_misspelt_type(struct slice line)
{
    static const char *const word[] = {"type"};
    struct slice value = line;
    struct slice name = slice_trim(slice_next_field(&value, ':'));
    if (!shape_is_directive(line) || directive_exists(name))
        return false;
    for (size_t i = 0; i < TABLE_TYPES; i++)
        if (slice_eq(slice_trim(value), table_types[i]))
            return suggest(name, word, 1) != NULL;
    return false;
}

void read_table(struct reader *r, const struct block *block)
{
    struct cells *lines = arena_alloc(r->arena, block->line_count * sizeof *lines);
    size_t count = 0;

    if (!read_type(r, reader_line(r, block->lines[0])))
        return;
    for (size_t i = 1; i < block->line_count; i++) {
        struct slice line = reader_line(r, block->lines[i]);
        if (shape_is_directive(line))
            read_directive(r, line);
        else
            lines[count++] = (struct cells){r, line, source_span(r->source, line)};
    }
    if (!count) {
        finding_add(r->sink, TABLE_HEADER, block->at, "this table has no header and no rows");
        unsound(r);
    } else if (r->diagram->kind == DIAGRAM_CARDS) {
        read_cards(r, lines, count);
    } else {
        read_grid(r, r->diagram->kind == DIAGRAM_CLOAK ? &cloak : &masquerade, lines, count);
    }
}

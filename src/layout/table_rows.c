/* Pipe tables as rows: columns as wide as they like where the page has room for that, else the wide
 * ones give way. */
#include "layout/row.h"

#include <math.h>

static const double PADDING = 0.6; /* on both sides of a cell, in ems */
static const double ROOM = 0.17;   /* above and below a cell, in lines */

struct column {
    double least, natural, width;
};

static struct setting cell_setting(const struct composer *c, const double *width, bool is_head)
{
    return (struct setting){.type = c->style.small,
                            .widths = width,
                            .width_count = 1,
                            .align = ALIGN_RAGGED,
                            .is_bold = is_head};
}

/* The widest line of a cell when it has so much room. */
static double cell_width(struct composer *c, const struct table_cell *cell, double room,
                         bool is_head)
{
    struct setting setting = cell_setting(c, &room, is_head);
    struct set_text text = text_set(c, &cell->runs, &setting);
    double widest = 0;
    for (size_t i = 0; i < text.paragraph.line_count; i++)
        widest = fmax(widest, text.paragraph.lines[i].width);
    return widest;
}

/* A hair more than a line needs, so that it fits when it is set again. */
static double padded(const struct composer *c, double width)
{
    return width + 2 * PADDING * c->style.small.size + 0.5;
}

static void measure(struct column *columns, struct composer *c, const struct chunk_table *table)
{
    for (size_t i = 0; i < table->rows * table->columns; i++) {
        struct column *column = &columns[i % table->columns];
        bool is_head = i < table->columns;
        double natural = cell_width(c, &table->cells[i], 1e6, is_head);
        double least = fmin(natural, c->style.small.size * 5);
        column->natural = fmax(column->natural, padded(c, natural));
        column->least = fmax(column->least, padded(c, least));
    }
}

/* False when even the least widths are too much; then all columns shrink alike. */
static bool share_width(struct column *columns, size_t count, double room)
{
    double least = 0, natural = 0;
    for (size_t i = 0; i < count; i++) {
        least += columns[i].least;
        natural += columns[i].natural;
    }
    for (size_t i = 0; i < count; i++) {
        struct column *column = &columns[i];
        if (natural <= room)
            column->width = column->natural;
        else if (least >= room)
            column->width = column->least * room / least;
        else
            column->width = column->least +
                            (room - least) * (column->natural - column->least) / (natural - least);
    }
    return least <= room;
}

static double aligned(enum cell_align align, double spare)
{
    return align == CELL_RIGHT ? spare : align == CELL_MIDDLE ? spare / 2 : 0;
}

/* Words are told of where the table itself has room: one fault, one finding. */
static double place_cell(struct composer *c, struct row *row, const struct chunk *chunk, size_t at,
                         double x, const struct column *column)
{
    const struct chunk_table *table = chunk->table;
    const struct table_cell *cell = &table->cells[at];
    struct type type = c->style.small;
    bool is_head = at < table->columns;
    double padding = PADDING * type.size, room = fmax(column->width - 2 * padding, 1);
    struct setting setting = cell_setting(c, &room, is_head);
    struct set_text text = text_set(c, &cell->runs, &setting);
    double baseline = type_baseline(c, type, RUN_ROMAN);
    if (column->width >= column->least)
        row_add_faults(c, row, &text, chunk->at);
    for (size_t i = 0; i < text.paragraph.line_count; i++) {
        double spare = room - text.paragraph.lines[i].width;
        row_place_line(c, row, &text, i,
                       x + padding + aligned(table->aligns[at % table->columns], spare),
                       ((double)i + ROOM) * type.lead + baseline, cell->tag);
    }
    return ((double)text.paragraph.line_count + 2 * ROOM) * type.lead;
}

static void place_rule(struct composer *c, struct row *row, double x, double width, double heavy)
{
    struct placed *bar = row_place(c, row, PLACED_BAR, x, row->strip.height);
    bar->ink = PAGE_INK_RULE;
    bar->width = width;
    bar->height = heavy;
}

static double place_cells(struct composer *c, struct row *row, const struct chunk *chunk, size_t r,
                          double x, const struct column *columns)
{
    size_t count = chunk->table->columns;
    double height = 0;
    for (size_t i = 0; i < count; x += columns[i++].width)
        height = fmax(height, place_cell(c, row, chunk, r * count + i, x, &columns[i]));
    return height;
}

/* The head as it is repeated: for the eye only. */
static const struct row *repeated(struct composer *c, const struct row *head)
{
    struct row *copy = arena_alloc(c->arena, sizeof *copy);
    *copy = (struct row){.strip = {.height = head->strip.height}};
    row_merge(c, copy, head, 0, 0);
    for (size_t i = 0; i < copy->placed.count; i++)
        copy->placed.items[i].tag = NULL;
    copy->faults.count = 0;
    return copy;
}

bool table_fits(struct composer *c, const struct chunk *chunk, double width)
{
    const struct chunk_table *table = chunk->table;
    struct column *columns = arena_alloc(c->arena, (table->columns + 1) * sizeof *columns);
    measure(columns, c, table);
    return share_width(columns, table->columns, width);
}

void table_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                const struct frame *frame)
{
    const struct chunk_table *table = chunk->table;
    struct column *columns = arena_alloc(c->arena, (table->columns + 1) * sizeof *columns);
    double indent = chunk_indent(c, chunk, frame->width), room = frame->width - indent;
    measure(columns, c, table);
    bool fits = share_width(columns, table->columns, room);
    double whole = 0;
    for (size_t i = 0; i < table->columns; i++)
        whole += columns[i].width;
    double left = indent + (chunk->depth ? 0 : (room - whole) / 2);
    const struct row *head = NULL;
    for (size_t r = 0; r < table->rows; r++) {
        struct row *row = row_add(c, rows, 1);
        row->strip.height = place_cells(c, row, chunk, r, left, columns);
        row->strip.penalty = r == 1 || r + 1 == table->rows ? BREAK_NEVER : 60;
        place_rule(c, row, left, whole, c->style.body.size * (r ? 0.035 : 0.09));
        if (r == 0)
            head = repeated(c, row);
        if (r == 0 && !fits)
            row_add_fault(c, row, TABLE_TOO_WIDE, chunk->at,
                          "the table has more columns than the page has room for");
        row->head = r ? head : NULL;
        row->strip.head = r ? head->strip.height : 0;
    }
}

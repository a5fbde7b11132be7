/* What the cells of a grid say together. */
#include "check/parts.h"

/* ---- Masquerade and Cloak: circles ---- */

struct tally {
    size_t circles, crosses;
};

static struct tally tally(const struct grid *grid)
{
    struct tally t = {0};
    for (size_t row = 0; row < GRID_ROWS; row++)
        for (size_t i = 0; i < grid->columns; i++) {
            t.circles += grid->rows[row].cells[i].mark == MARK_CIRCLE;
            t.crosses += grid->rows[row].cells[i].mark == MARK_CROSS;
        }
    return t;
}

/* A table that somebody has filled in, or meant to: all circles but one are there, which leave one
 * place for the last, or most of them and no crosses, which belong to a table in which one notes
 * what one has learnt so far. */
static bool is_filled(struct tally t, size_t circles)
{
    return t.circles + 1 >= circles || (t.crosses == 0 && t.circles * 2 > circles);
}

/* The circles a row may have: one, but for the pairs of a Cloak table. */
static size_t row_limit(const struct diagram *d, char letter)
{
    bool pair = letter == 'R' || letter == 'B' || letter == 'N';
    return d->kind == DIAGRAM_CLOAK && pair ? 2 : 1;
}

static size_t count_circles(const struct grid *grid, const struct grid_row *row)
{
    size_t circles = 0;
    for (size_t i = 0; i < grid->columns; i++)
        circles += row->cells[i].mark == MARK_CIRCLE;
    return circles;
}

static bool is_overfull(const struct diagram *d, const struct grid_row *row)
{
    return count_circles(d->grid, row) > row_limit(d, row->letter);
}

/* What has been reported: one misplaced circle breaks more than one rule. */
struct told {
    bool row[GRID_ROWS]; /* its combo, or that circles are missing */
    size_t circles;
};

/* Report circles past the row's limit. */
static void check_row(struct told *told, struct sink *sink, const struct diagram *d,
                      const struct grid_row *row)
{
    size_t circles = 0, most = row_limit(d, row->letter);
    for (size_t i = 0; i < d->grid->columns; i++) {
        if (row->cells[i].mark != MARK_CIRCLE || ++circles <= most)
            continue;
        finding_add(sink, TABLE_CIRCLE, row->cells[i].at, "row %c has more than %zu %s",
                    row->letter, most, most == 1 ? "circle" : "circles");
        told->circles++;
    }
}

/* At most one circle a column, in any table at any time. A row with too many or too few has been
 * reported, and so has a circle that its combo does not agree with. */
static void check_columns(struct told *told, struct sink *sink, const struct diagram *d)
{
    const struct grid *grid = d->grid;

    for (size_t i = 0; i < grid->columns; i++) {
        size_t first = GRID_ROWS;
        for (size_t row = 0; row < GRID_ROWS; row++) {
            const struct grid_row *r = &grid->rows[row];
            if (r->cells[i].mark != MARK_CIRCLE || r->faulty || is_overfull(d, r) || told->row[row])
                continue;
            if (first == GRID_ROWS) {
                first = row;
                continue;
            }
            finding_add(sink, TABLE_CIRCLE, r->cells[i].at, "column %c has a second circle",
                        grid->column_letters[i]);
            finding_note_at(sink, grid->rows[first].cells[i].at, "the first is here");
            told->circles++;
        }
    }
}

/* The column of a row's circle, or `columns`. */
static size_t circle_in(const struct grid *grid, const struct grid_row *row)
{
    size_t i = 0;
    while (i < grid->columns && row->cells[i].mark != MARK_CIRCLE)
        i++;
    return i;
}

/* Whether a finding was made. */
static bool check_combo(struct sink *sink, const struct grid *grid, const struct grid_row *row,
                        bool wanted)
{
    struct slice combo = row->combo.text;
    size_t column = circle_in(grid, row);
    bool circle = column < grid->columns;

    if (!combo.len && wanted && circle)
        finding_add(sink, TABLE_COMBO, row->letter_at, "row %c has no combo; it is %c%c",
                    row->letter, row->letter, grid->column_letters[column]);
    else if (!combo.len)
        return false;
    else if (!circle)
        finding_add(sink, TABLE_COMBO, row->combo.at, "combo %s, but row %c has no circle",
                    finding_quote(sink, combo), row->letter);
    else if (combo.len != 2 || combo.ptr[0] != row->letter ||
             combo.ptr[1] != grid->column_letters[column])
        finding_add(sink, TABLE_COMBO, row->combo.at, "combo %s, but row %c has its circle at %c",
                    finding_quote(sink, combo), row->letter, grid->column_letters[column]);
    else
        return false;
    return true;
}

/* Whoever is certain of a circle can rule out the rest of its row and column, and crosses them out.
 * A few circles with neither crosses nor combos belong to a table that should be empty. */
static void check_stray(struct sink *sink, const struct grid *grid)
{
    for (size_t row = 0; row < GRID_ROWS; row++) {
        size_t column = circle_in(grid, &grid->rows[row]);
        if (grid->rows[row].faulty || column == grid->columns)
            continue;
        finding_add(sink, TABLE_CIRCLE, grid->rows[row].cells[column].at,
                    "this circle stands in an empty table");
        finding_note(sink, "a table that is filled in has a circle in every row; one that notes "
                           "what is known so far has crosses beside it");
    }
}

static void check_masquerade(struct sink *sink, const struct diagram *d)
{
    const struct grid *grid = d->grid;
    struct tally t = tally(grid);
    bool filled = d->sound && is_filled(t, GRID_ROWS);
    bool combos = false;
    struct told told = {0};

    for (size_t row = 0; row < GRID_ROWS; row++)
        combos = combos || grid->rows[row].combo.text.len;
    for (size_t row = 0; row < GRID_ROWS; row++) {
        const struct grid_row *r = &grid->rows[row];
        if (r->faulty)
            continue;
        check_row(&told, sink, d, r);
        if (!is_overfull(d, r))
            told.row[row] = check_combo(sink, grid, r, filled && combos);
        /* A combo without a circle has just been reported. */
        if (filled && !count_circles(grid, r) && !r->combo.text.len)
            finding_add(sink, TABLE_CIRCLE, r->letter_at, "row %c has no circle", r->letter);
    }
    check_columns(&told, sink, d);
    if (d->sound && t.circles && !t.crosses && !combos && !filled && !told.circles)
        check_stray(sink, grid);
}

/* ---- Cloak: a row that Chess960 would allow ---- */

static const struct grid_row *row_of(const struct grid *grid, char letter)
{
    for (size_t row = 0; row < GRID_ROWS; row++)
        if (grid->rows[row].letter == letter)
            return &grid->rows[row];
    return NULL;
}

/* How many circles a row has, and the columns of the first two; none for a row that is faulty. */
static size_t circles_of(const struct grid *grid, char letter, size_t columns[2])
{
    const struct grid_row *row = row_of(grid, letter);
    size_t count = 0;
    if (!row || row->faulty)
        return 0;
    for (size_t i = 0; i < grid->columns; i++)
        if (row->cells[i].mark == MARK_CIRCLE && count++ < 2)
            columns[count - 1] = i;
    return count;
}

static void check_960(struct sink *sink, const struct grid *grid)
{
    size_t king[2], rooks[2], bishops[2];

    if (circles_of(grid, 'K', king) == 1 && circles_of(grid, 'R', rooks) == 2 &&
        (king[0] < rooks[0] || king[0] > rooks[1]))
        finding_add(sink, CLOAK_SET, row_of(grid, 'K')->cells[king[0]].at,
                    "the king is not between the rooks");
    if (circles_of(grid, 'B', bishops) == 2 && bishops[0] % 2 == bishops[1] % 2)
        finding_add(sink, CLOAK_SET, row_of(grid, 'B')->cells[bishops[1]].at,
                    "both bishops are on squares of one colour");
}

static void check_cloak(struct sink *sink, const struct diagram *d)
{
    bool filled = d->sound && is_filled(tally(d->grid), GRID_COLUMNS);
    struct told told = {0};

    for (size_t row = 0; row < GRID_ROWS; row++) {
        const struct grid_row *r = &d->grid->rows[row];
        size_t wanted = row_limit(d, r->letter), circles = count_circles(d->grid, r);
        if (r->faulty)
            continue;
        check_row(&told, sink, d, r);
        if (filled && circles < wanted) {
            finding_add(sink, TABLE_CIRCLE, r->letter_at, "row %c has %zu of %zu circles",
                        r->letter, circles, wanted);
            told.circles++;
            told.row[row] = true;
        }
    }
    check_columns(&told, sink, d);
    if (!told.circles) /* a circle in the wrong place breaks these rules, too */
        check_960(sink, d->grid);
}

/* ---- All ---- */

/* A table of which nothing could be read has no cells. */
void check_table(struct sink *sink, const struct diagram *d)
{
    switch (d->kind) {
    case DIAGRAM_BOARD:
        break;
    case DIAGRAM_MASQUERADE:
        if (d->grid)
            check_masquerade(sink, d);
        break;
    case DIAGRAM_CLOAK:
        if (d->grid)
            check_cloak(sink, d);
        break;
    case DIAGRAM_CARDS: /* see check_deck */
        break;
    }
}

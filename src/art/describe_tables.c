/* Tables in words. */
#include "art/describe.h"

#include "base/utf8.h"

static void say_unread(struct text *out, bool nothing)
{
    say_gap(out);
    text_format(out, "The table could not be read%s.", nothing ? "" : " in full");
}

/* ---- Masquerade and Cloak ---- */

struct row_tally {
    size_t circles, crosses;
};

static struct row_tally tally(const struct grid *grid, const struct grid_row *row)
{
    struct row_tally t = {0};
    for (size_t i = 0; i < grid->columns; i++) {
        t.circles += row->cells[i].mark == MARK_CIRCLE;
        t.crosses += row->cells[i].mark == MARK_CROSS;
    }
    return t;
}

static bool is_blank_row(const struct grid *grid, const struct grid_row *row)
{
    struct row_tally t = tally(grid, row);
    return !t.circles && !t.crosses && !row->combo.text.len;
}

/* The columns of a mark: "a rook and a king", "1, 2 or 5". */
static void say_columns(struct text *out, const struct grid *grid, const struct grid_row *row,
                        enum mark mark, size_t count)
{
    for (size_t i = 0, said = 0; i < grid->columns; i++) {
        char letter = grid->column_letters[i];
        if (row->cells[i].mark != mark)
            continue;
        say_comma(out, said++, count, mark == MARK_CIRCLE ? " and " : " or ");
        if (is_digit(letter))
            text_add_char(out, letter);
        else
            text_format(out, "a %s", piece_name(letter));
    }
}

/* Crosses say something only where a circle does not say it already. */
static void say_crosses(struct text *out, const struct grid *grid, const struct grid_row *row,
                        struct row_tally t, const char * not )
{
    if (t.crosses && t.circles + t.crosses == grid->columns) {
        text_add(out, ", all others are crossed out");
    } else if (t.crosses) {
        text_add(out, not );
        say_columns(out, grid, row, MARK_CROSS, t.crosses);
    }
}

static void say_masquerade_row(struct text *out, const struct grid *grid,
                               const struct grid_row *row)
{
    struct row_tally t = tally(grid, row);

    say_capital(out, piece_name(row->letter));
    if (t.circles) {
        text_add(out, " captures like ");
        say_columns(out, grid, row, MARK_CIRCLE, t.circles);
        say_crosses(out, grid, row, t, ", not like ");
    } else if (t.crosses) {
        text_add(out, " does not capture like ");
        say_columns(out, grid, row, MARK_CROSS, t.crosses);
    }
    if (row->combo.text.len) {
        text_add(out, t.circles || t.crosses ? ", combo " : ": combo ");
        utf8_add_clean(out, row->combo.text);
    }
}

static void say_cloak_row(struct text *out, const struct grid *grid, const struct grid_row *row)
{
    struct row_tally t = tally(grid, row);
    const char *piece = piece_name(row->letter);

    if (!t.circles) {
        text_format(out, "No %s is number ", piece);
        say_columns(out, grid, row, MARK_CROSS, t.crosses);
        return;
    }
    say_capital(out, piece);
    text_add(out, t.circles == 1 ? " is number " : "s are numbers ");
    say_columns(out, grid, row, MARK_CIRCLE, t.circles);
    say_crosses(out, grid, row, t, ", not number ");
}

/* "the king and the knight" for the rows that are blank; for all, "king, queen and rook". */
static size_t say_row_names(struct text *out, const struct grid *grid, bool all, const char *before)
{
    size_t count = 0, said = 0;
    for (size_t i = 0; i < GRID_ROWS; i++)
        count += grid->rows[i].letter && (all || is_blank_row(grid, &grid->rows[i]));
    if (count)
        text_add(out, before);
    for (size_t i = 0; i < GRID_ROWS; i++)
        if (grid->rows[i].letter && (all || is_blank_row(grid, &grid->rows[i]))) {
            say_comma(out, said++, count, " and ");
            text_format(out, "%s%s", all ? "" : "the ", piece_name(grid->rows[i].letter));
        }
    return count;
}

static void say_blank_grid(struct text *out, const struct diagram *d)
{
    bool cloak = d->kind == DIAGRAM_CLOAK;
    say_gap(out);
    say_row_names(out, d->grid, true,
                  cloak ? "A blank table. Rows for "
                        : "A blank table. Rows for the moves and columns for the captures of ");
    if (cloak)
        text_format(out, "; columns for the numbers 1 to %zu", d->grid->columns);
    else if (d->grid->has_combo)
        text_add(out, ", and a last column for the combo");
    text_add_char(out, '.');
}

static void say_filled_grid(struct text *out, const struct diagram *d)
{
    bool cloak = d->kind == DIAGRAM_CLOAK;
    const struct grid *grid = d->grid;

    say_gap(out);
    text_add(out, cloak ? "A table of which number is which piece."
                        : "A table of how each piece captures.");
    for (size_t i = 0; i < GRID_ROWS; i++) {
        const struct grid_row *row = &grid->rows[i];
        if (!row->letter || is_blank_row(grid, row))
            continue;
        say_gap(out);
        if (cloak)
            say_cloak_row(out, grid, row);
        else
            say_masquerade_row(out, grid, row);
        text_add_char(out, '.');
    }
    if (say_row_names(out, grid, false, " Nothing is marked for "))
        text_add_char(out, '.');
}

void describe_grid(struct text *out, const struct diagram *d)
{
    size_t rows = 0, blank = 0;
    for (size_t i = 0; d->grid && i < GRID_ROWS; i++) {
        rows += d->grid->rows[i].letter != 0;
        blank += d->grid->rows[i].letter && is_blank_row(d->grid, &d->grid->rows[i]);
    }
    if (!d->sound || !rows)
        say_unread(out, !rows);
    if (rows && rows == blank)
        say_blank_grid(out, d);
    else if (rows)
        say_filled_grid(out, d);
}

/* ---- Cards ---- */

/* The cards of a row without its empty cells. */
struct faces {
    struct card_face items[CARDS_A_ROW];
    size_t count;
};

/* How many cards from `first` on follow each other in one suit. */
static size_t run_length(const struct faces *faces, size_t first)
{
    const struct card_face *run = &faces->items[first];
    size_t len = 1;
    while (first + len < faces->count && run[len].suit == run->suit &&
           run[len].rank == run->rank + (int)len)
        len++;
    return len;
}

/* "the two to five of spades, the eight of hearts and the nine and ten of clubs" */
static void say_faces(struct text *out, const struct faces *faces)
{
    size_t items = 0;
    for (size_t i = 0; i < faces->count; i += run_length(faces, i))
        items++;
    for (size_t i = 0, said = 0, len; i < faces->count; i += len, said++) {
        const struct card_face *run = &faces->items[i];
        len = run_length(faces, i);
        say_comma(out, said, items, " and ");
        text_format(out, "the %s", rank_word(run->rank));
        if (len > 1)
            text_format(out, " %s %s", len == 2 ? "and" : "to", rank_word(run[len - 1].rank));
        text_format(out, " of %s", suit_word(run->suit));
    }
}

static void say_card_row(struct text *out, const struct card_row *row)
{
    struct faces faces = {.count = 0};
    for (size_t i = 0; i < CARDS_A_ROW; i++)
        if (row->cards[i].given)
            faces.items[faces.count++] = row->cards[i].face;

    say_gap(out);
    say_capital(out, side_name(row->letter));
    text_format(out, " %s: ", piece_name(row->letter));
    if (faces.count)
        say_faces(out, &faces);
    else
        text_add(out, "no cards");
    if (row->has_gap)
        text_format(out, ", gap %d", row->gap);
    text_add_char(out, '.');
}

void describe_card_table(struct text *out, const struct diagram *d)
{
    const struct card_table *table = d->card_table;
    size_t rows = table ? table->count : 0;
    bool gaps = false;

    for (size_t i = 0; i < rows; i++)
        gaps = gaps || table->items[i].has_gap;
    if (!d->sound || !rows)
        say_unread(out, !rows);
    if (!rows)
        return;
    say_gap(out);
    text_format(out, "A table of the playing cards that match each piece%s.",
                gaps ? ", and of the gap to leave before it" : "");
    for (size_t i = 0; i < rows; i++)
        say_card_row(out, &table->items[i]);
}

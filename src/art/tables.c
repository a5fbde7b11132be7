/* Pictures of tables: Masquerade and Cloak grids, and the playing cards that match the pieces. */
#include "art/parts.h"

#include "base/text.h"

/* All in squares of a board, so that a table stands beside the boards of its book. */
static const double EDGE = 0.1; /* paper around the table: half of its outer line, and some air */
static const double ROW = 0.75;
static const double BODY = 0.33, HEAD = 0.3, SMALL = 0.19; /* heights of a capital letter */
static const double THICK = 0.045, MIDDLE = 0.03, THIN = 0.014;
static const double SYMBOL = 0.62;

/* A table while it is drawn. */
struct sheet {
    struct drawing *drawing;
    const struct theme *theme;
};

static void rule(const struct sheet *s, double width, ink colour, double x1, double y1, double x2,
                 double y2)
{
    struct path *path = draw_path(s->drawing, INK_NONE, colour, width);
    path_move(s->drawing->arena, path, x1, y1);
    path_line(s->drawing->arena, path, x2, y2);
}

static void tint(const struct sheet *s, double x, double y, double w, double h)
{
    path_rect(s->drawing->arena, draw_path(s->drawing, s->theme->light, INK_NONE, 0), x, y, w, h);
}

static void words(const struct sheet *s, struct slice text, double x, double y, double size,
                  enum text_face face, enum text_anchor anchor)
{
    draw_text(s->drawing, text, x, y, size, face, anchor, s->theme->words);
}

static struct slice letter_text(const struct sheet *s, char letter)
{
    return slice_of(arena_copy(s->drawing->arena, &letter, 1));
}

/* A checker seen from above, where a piece has its symbol. */
static void checker(const struct sheet *s, bool white, double x, double y)
{
    const struct theme *t = s->theme;
    const double radius = 0.21;
    ink fill = white ? t->white_fill : t->black_fill;
    ink line = white ? t->white_line : t->black_line;
    struct arena *arena = s->drawing->arena;

    path_circle(arena, draw_path(s->drawing, fill, white ? line : fill, MIDDLE), x, y, radius);
    path_circle(arena, draw_path(s->drawing, INK_NONE, line, MIDDLE / 2), x, y, radius * 0.68);
}

/* ---- Masquerade and Cloak ---- */

/* Where the columns of a grid lie. */
struct grid_sheet {
    struct sheet sheet;
    const struct grid *grid;
    double cell;          /* the width of a column */
    double left, top;     /* of the cells */
    double right, bottom; /* of the cells */
    double combo;         /* the right edge of the combo column; `right` where there is none */
};

static struct grid_sheet grid_sheet(const struct grid *grid)
{
    const double names = 1.15, combo = 1.5;
    struct grid_sheet g = {
        .grid = grid,
        .cell = is_digit(grid->column_letters[0]) ? 0.8 : 0.95,
        .left = EDGE + names,
        .top = EDGE + ROW,
    };
    g.right = g.left + g.cell * (double)grid->columns;
    g.bottom = g.top + ROW * GRID_ROWS;
    g.combo = g.right + (grid->has_combo ? combo : 0);
    return g;
}

struct box art_grid_cell(const struct grid *grid, size_t row, int column)
{
    struct grid_sheet g = grid_sheet(grid);
    double top = g.top + ROW * (double)row, left = g.left + g.cell * column;
    if (column == GRID_LETTER)
        return (struct box){EDGE, top, g.left, top + ROW};
    if (column == (int)grid->columns)
        return (struct box){g.right, top, g.combo, top + ROW};
    return (struct box){left, top, left + g.cell, top + ROW};
}

/* The middle of a cell. */
static struct point cell_middle(const struct grid_sheet *g, size_t row, size_t column)
{
    return (struct point){g->left + g->cell * ((double)column + 0.5),
                          g->top + ROW * ((double)row + 0.5)};
}

/* "K" and a king: the letters are what players write, the symbol is what they look for. */
static void name_piece(const struct sheet *s, char letter, double x, double y)
{
    if (is_digit(letter)) {
        words(s, letter_text(s, letter), x, y, HEAD, FACE_BOLD, ANCHOR_MIDDLE);
        return;
    }
    const double apart = 0.21, symbol = 0.55;
    words(s, letter_text(s, letter), x - apart, y, HEAD, FACE_BOLD, ANCHOR_MIDDLE);
    draw_piece(s->drawing, letter, x + apart - symbol / 2, y - symbol / 2, symbol);
}

static void draw_grid_rules(const struct grid_sheet *g)
{
    const struct sheet *s = &g->sheet;
    ink line = s->theme->line;

    for (size_t i = 1; i < g->grid->columns; i++) {
        double x = g->left + g->cell * (double)i;
        rule(s, THIN, line, x, EDGE, x, g->bottom);
    }
    for (size_t i = 1; i < GRID_ROWS; i++) {
        double y = g->top + ROW * (double)i;
        rule(s, THIN, line, EDGE, y, g->right, y);
    }
    rule(s, MIDDLE, line, g->left, EDGE, g->left, g->bottom);
    rule(s, MIDDLE, line, EDGE, g->top, g->combo, g->top);
    if (g->grid->has_combo)
        rule(s, MIDDLE, line, g->right, EDGE, g->right, g->bottom);
    path_rect(s->drawing->arena, draw_path(s->drawing, INK_NONE, line, THICK), EDGE, EDGE,
              g->combo - EDGE, g->bottom - EDGE);
}

/* Captures are read down from the top, moves across from the left. */
static void draw_corner(const struct grid_sheet *g)
{
    const struct sheet *s = &g->sheet;
    rule(s, THIN, s->theme->line, EDGE, EDGE, g->left, g->top);
    words(s, slice_of("cap"), g->left - 0.12, EDGE + 0.22, SMALL, FACE_BODY, ANCHOR_RIGHT);
    words(s, slice_of("mv"), EDGE + 0.12, g->top - 0.2, SMALL, FACE_BODY, ANCHOR_LEFT);
}

static void draw_grid_heads(const struct grid_sheet *g)
{
    const struct sheet *s = &g->sheet;
    for (size_t i = 0; i < g->grid->columns; i++)
        name_piece(s, g->grid->column_letters[i], cell_middle(g, 0, i).x, EDGE + ROW / 2);
    for (size_t row = 0; row < GRID_ROWS; row++)
        if (g->grid->rows[row].letter)
            name_piece(s, g->grid->rows[row].letter, (EDGE + g->left) / 2,
                       cell_middle(g, row, 0).y);
    if (g->grid->has_combo)
        words(s, slice_of("combo"), (g->right + g->combo) / 2, EDGE + ROW / 2, SMALL * 1.2,
              FACE_BODY, ANCHOR_MIDDLE);
}

static void draw_mark(const struct sheet *s, enum mark mark, struct point at)
{
    const double radius = 0.23, arm = 0.15;
    struct arena *arena = s->drawing->arena;
    struct path *path;

    if (mark == MARK_CIRCLE) {
        path = draw_path(s->drawing, INK_NONE, s->theme->words, 0.055);
        path_circle(arena, path, at.x, at.y, radius);
    } else if (mark == MARK_CROSS) {
        path = draw_path(s->drawing, INK_NONE, s->theme->words, 0.028);
        path_move(arena, path, at.x - arm, at.y - arm);
        path_line(arena, path, at.x + arm, at.y + arm);
        path_move(arena, path, at.x - arm, at.y + arm);
        path_line(arena, path, at.x + arm, at.y - arm);
    }
}

/* A line to write on, with what is written there. */
static void draw_combo(const struct grid_sheet *g, size_t row)
{
    const struct sheet *s = &g->sheet;
    const double indent = 0.22;
    struct slice combo = g->grid->rows[row].combo.text;
    double y = g->top + ROW * ((double)row + 1) - 0.15;

    rule(s, THIN, s->theme->words, g->right + indent, y, g->combo - indent, y);
    if (combo.len)
        draw_text(s->drawing, combo, (g->right + g->combo) / 2, y - 0.1 - BODY / 2, BODY, FACE_BODY,
                  ANCHOR_MIDDLE, s->theme->words)
            ->most = g->combo - g->right - 2 * indent;
}

void art_draw_grid(struct drawing *drawing, const struct theme *theme, const struct diagram *d)
{
    struct grid_sheet g = grid_sheet(d->grid);

    g.sheet = (struct sheet){drawing, theme};
    drawing->width = g.combo + EDGE;
    drawing->height = g.bottom + EDGE;
    tint(&g.sheet, EDGE, EDGE, g.combo - EDGE, ROW);
    tint(&g.sheet, EDGE, g.top, g.left - EDGE, g.bottom - g.top);
    draw_grid_rules(&g);
    draw_grid_heads(&g);
    if (d->kind == DIAGRAM_MASQUERADE)
        draw_corner(&g);
    for (size_t row = 0; row < GRID_ROWS; row++) {
        for (size_t i = 0; i < d->grid->columns; i++)
            draw_mark(&g.sheet, d->grid->rows[row].cells[i].mark, cell_middle(&g, row, i));
        if (d->grid->has_combo)
            draw_combo(&g, row);
    }
}

/* ---- Cards ---- */

/* Columns of the card table, from the left edge. */
static const double PIECE_WIDTH = 1.3, CARD_CELL = 1.12, GAP_WIDTH = 1.2;

struct box art_card_table_cell(size_t row, int column)
{
    double top = EDGE + ROW * ((double)row + 1), left = EDGE + PIECE_WIDTH + CARD_CELL * column;
    if (column == GRID_LETTER)
        return (struct box){EDGE, top, EDGE + PIECE_WIDTH, top + ROW};
    return (struct box){left, top, left + (column == CARDS_A_ROW ? GAP_WIDTH : CARD_CELL),
                        top + ROW};
}

/* The rank ends and the suit begins at a fixed place, so that both line up down the column. */
static void draw_playing_card(const struct sheet *s, struct card_face face, double x, double y)
{
    const double middle = 0.06, air = 0.07, suit = 0.33;
    const char *name = card_face_name(s->drawing->arena, face);
    struct slice rank = {name, slice_of(name).len - 1};

    draw_text(s->drawing, rank, x + middle, y, BODY, FACE_BODY, ANCHOR_RIGHT,
              art_suit_ink(s->theme, face.suit));
    art_draw_suit(s->drawing, s->theme, face.suit, x + middle + air + suit / 2, y, suit);
}

static void draw_card_row(const struct sheet *s, const struct card_row *row, double top)
{
    double y = top + ROW / 2, x = EDGE + PIECE_WIDTH;
    bool white = row->letter == to_upper(row->letter);

    if (to_lower(row->letter) == 'c')
        checker(s, white, EDGE + PIECE_WIDTH / 2, y);
    else if (row->letter)
        draw_piece(s->drawing, row->letter, EDGE + (PIECE_WIDTH - SYMBOL) / 2, y - SYMBOL / 2,
                   SYMBOL);
    for (size_t i = 0; i < CARDS_A_ROW; i++)
        if (row->cards[i].given)
            draw_playing_card(s, row->cards[i].face, x + CARD_CELL * ((double)i + 0.5), y);
    if (row->has_gap)
        words(s, slice_of(format_string(s->drawing->arena, "%d", row->gap)),
              x + CARD_CELL * CARDS_A_ROW + GAP_WIDTH / 2, y, BODY, FACE_BODY, ANCHOR_MIDDLE);
}

static void draw_card_heads(const struct sheet *s)
{
    double y = EDGE + ROW / 2, cards = EDGE + PIECE_WIDTH, gap = cards + CARD_CELL * CARDS_A_ROW;
    words(s, slice_of("Piece"), EDGE + PIECE_WIDTH / 2, y, HEAD, FACE_BOLD, ANCHOR_MIDDLE);
    words(s, slice_of("Cards"), (cards + gap) / 2, y, HEAD, FACE_BOLD, ANCHOR_MIDDLE);
    words(s, slice_of("Gap"), gap + GAP_WIDTH / 2, y, HEAD, FACE_BOLD, ANCHOR_MIDDLE);
}

void art_draw_card_table(struct drawing *drawing, const struct theme *theme,
                         const struct diagram *d)
{
    struct sheet s = {drawing, theme};
    const struct card_table *table = d->card_table;
    double right = EDGE + PIECE_WIDTH + CARD_CELL * CARDS_A_ROW + GAP_WIDTH, y = EDGE + ROW;

    tint(&s, EDGE, EDGE, right - EDGE, ROW);
    draw_card_heads(&s);
    for (size_t i = 0; i < table->count; i++, y += ROW) {
        if (i)
            rule(&s, THIN, theme->faint, EDGE, y, right, y);
        draw_card_row(&s, &table->items[i], y);
    }
    rule(&s, THICK, theme->line, EDGE, EDGE, right, EDGE);
    rule(&s, MIDDLE, theme->line, EDGE, EDGE + ROW, right, EDGE + ROW);
    rule(&s, THICK, theme->line, EDGE, y, right, y);
    drawing->width = right + EDGE;
    drawing->height = y + EDGE;
}

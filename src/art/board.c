/* The picture of a board: squares, frame, pieces, and the marks that lie under and over them. */
#include "art/arrow_plan.h"
#include "art/art.h"
#include "art/canvas.h"
#include "art/parts.h"

#include "base/utf8.h"

static const double LINE = 0.03; /* the common width of a line */

struct ink_pair canvas_inks(const struct canvas *c, enum colour colour)
{
    const struct theme *t = c->theme;
    switch (colour) {
    case COLOUR_WHITE:
        return (struct ink_pair){t->white_fill, t->white_line};
    case COLOUR_BLACK:
        return (struct ink_pair){t->black_fill, t->black_line};
    default:
        return (struct ink_pair){t->grey_fill, t->grey_line};
    }
}

static bool is_dark(int file, int rank)
{
    return (file + rank) % 2 == 0;
}

/* ---- Squares ---- */

void canvas_add_hatching(const struct canvas *c, struct path *path, struct point corner,
                         double side, int strokes)
{
    struct arena *arena = c->drawing->arena;
    double left = c->origin.x + corner.x, top = c->origin.y + corner.y;
    for (int i = 1; i < 2 * strokes; i += 2) {
        double along = side * i / strokes;
        double before = along > side ? along - side : 0, behind = along > side ? side : along;
        path_move(arena, path, left + before, top + behind);
        path_line(arena, path, left + behind, top + before);
    }
}

/* Every second file and every second rank as a stripe: what lies in one of them and not in two, by
 * the even-odd rule, are the dark squares. */
static void draw_stripes(const struct canvas *c)
{
    struct path *dark = draw_path(c->drawing, c->theme->dark, INK_NONE, 0);
    for (int i = 1; i < BOARD_SIZE; i += 2) {
        path_rect(c->drawing->arena, dark, c->origin.x + i, c->origin.y, 1, BOARD_SIZE);
        path_rect(c->drawing->arena, dark, c->origin.x, c->origin.y + i, BOARD_SIZE, 1);
    }
}

static void draw_hatching(const struct canvas *c)
{
    struct path *strokes = draw_path(c->drawing, INK_NONE, c->theme->line, HATCHING);
    for (int rank = BOARD_SIZE; rank >= 1; rank--)
        for (int file = 1; file <= BOARD_SIZE; file++)
            if (is_dark(file, rank))
                canvas_add_hatching(c, strokes, (struct point){file - 1, BOARD_SIZE - rank}, 1, 8);
}

static void draw_squares(const struct canvas *c)
{
    struct arena *arena = c->drawing->arena;
    path_rect(arena, draw_path(c->drawing, c->theme->light, INK_NONE, 0), c->origin.x, c->origin.y,
              BOARD_SIZE, BOARD_SIZE);
    if (c->theme->hatched)
        draw_hatching(c);
    else
        draw_stripes(c);
    path_rect(arena, draw_path(c->drawing, INK_NONE, c->theme->line, LINE), c->origin.x,
              c->origin.y, BOARD_SIZE, BOARD_SIZE);
}

static void draw_coordinates(const struct canvas *c)
{
    static const char files[] = "abcdefgh", ranks[] = "12345678";
    const double height = 0.16, middle = FRAME_WIDTH / 2;
    for (int i = 0; i < BOARD_SIZE; i++) {
        draw_text(c->drawing, (struct slice){files + i, 1}, c->origin.x + i + 0.5,
                  c->origin.y + BOARD_SIZE + middle, height, FACE_BODY, ANCHOR_MIDDLE,
                  c->theme->words);
        draw_text(c->drawing, (struct slice){ranks + i, 1}, c->origin.x - middle,
                  c->origin.y + BOARD_SIZE - i - 0.5, height, FACE_BODY, ANCHOR_MIDDLE,
                  c->theme->words);
    }
}

/* ---- Marks ---- */

void canvas_checker(const struct canvas *c, struct ink_pair inks, double x, double y, double radius)
{
    struct arena *arena = c->drawing->arena;
    const double groove = 0.76;
    path_circle(arena, draw_path(c->drawing, inks.fill, inks.line, LINE), c->origin.x + x,
                c->origin.y + y, radius);
    path_circle(arena, draw_path(c->drawing, INK_NONE, inks.line, LINE / 2), c->origin.x + x,
                c->origin.y + y, radius * groove);
}

static bool is_ring(const struct arrow *arrow)
{
    return arrow->from.file == arrow->to.file && arrow->from.rank == arrow->to.rank;
}

static void draw_rings(const struct canvas *c)
{
    const double radius = 0.46;
    for (size_t i = 0; i < c->diagram->arrows.count; i++) {
        const struct arrow *ring = &c->diagram->arrows.items[i];
        struct box at = square_middle(&ring->from);
        if (is_ring(ring))
            canvas_checker(c, canvas_inks(c, ring->colour), at.left, at.top, radius);
    }
}

static void draw_pieces(const struct canvas *c)
{
    for (size_t i = 0; i < SQUARE_COUNT; i++)
        if (c->diagram->squares[i] != '.')
            draw_piece(c->drawing, c->diagram->squares[i], c->origin.x + (double)(i % BOARD_SIZE),
                       c->origin.y + (double)(i / BOARD_SIZE), 1);
}

static void draw_rects(const struct canvas *c)
{
    const double width = 0.08;
    for (size_t i = 0; i < c->diagram->rects.count; i++) {
        const struct rect *r = &c->diagram->rects.items[i];
        double left = r->x1.value < r->x2.value ? r->x1.value : r->x2.value;
        double low = r->y1.value < r->y2.value ? r->y1.value : r->y2.value;
        double wide = r->x1.value + r->x2.value - 2 * left;
        double high = r->y1.value + r->y2.value - 2 * low;
        struct path *path = draw_path(c->drawing, INK_NONE, c->theme->accent, width);
        path_rect(c->drawing->arena, path, c->origin.x + left - 1,
                  c->origin.y + BOARD_SIZE - low - high, wide + 1, high + 1);
        draw_dashed(c->drawing, 0.3, 0.2);
    }
}

static void draw_texts(const struct canvas *c)
{
    const double height = 0.34;
    for (size_t i = 0; i < c->diagram->texts.count; i++) {
        const struct words *text = &c->diagram->texts.items[i];
        draw_text(c->drawing, text->words, c->origin.x + text->x.value - 0.5,
                  c->origin.y + BOARD_SIZE + 0.5 - text->y.value, height, FACE_BODY, ANCHOR_MIDDLE,
                  c->theme->words);
    }
}

/* A badge in the square's corner, so that it reads on any ground. */
static void draw_corner_texts(const struct canvas *c)
{
    const double height = 0.2, side = 0.36, letter = 0.16;
    for (size_t i = 0; i < c->diagram->corner_texts.count; i++) {
        const struct words *text = &c->diagram->corner_texts.items[i];
        double x = c->origin.x + text->x.value - 1 + 0.02;
        double y = c->origin.y + BOARD_SIZE - text->y.value + 0.02;
        double wide = letter * (double)utf8_count(text->words) + 0.2;
        wide = wide < side ? side : wide > 0.96 ? 0.96 : wide;
        path_round_rect(c->drawing->arena,
                        draw_path(c->drawing, c->theme->paper, c->theme->line, LINE), x, y, wide,
                        side, side / 2);
        draw_text(c->drawing, text->words, x + wide / 2, y + side / 2, height, FACE_BOLD,
                  ANCHOR_MIDDLE, c->theme->words)
            ->most = wide - 0.1;
    }
}

/* One stack of unused checkers: a few of them show that it is a stack, the number says how high. */
static void draw_stack(const struct canvas *c, enum colour colour, int count, double x, double y)
{
    const double radius = 0.56, step = 0.09;
    struct ink_pair inks = canvas_inks(c, colour);
    char *number = format_string(c->drawing->arena, "%d", count);

    if (count == 0) {
        path_circle(c->drawing->arena, draw_path(c->drawing, INK_NONE, c->theme->line, LINE),
                    c->origin.x + x, c->origin.y + y, radius);
        draw_dashed(c->drawing, 0.1, 0.1);
        inks.line = c->theme->words;
    }
    for (int i = count < 3 ? count : 3; i > 0; i--)
        canvas_checker(c, inks, x, y + step * (i - 1), radius);
    draw_text(c->drawing, slice_of(number), c->origin.x + x, c->origin.y + y, 0.42, FACE_BOLD,
              ANCHOR_MIDDLE, inks.line);
}

static void draw_stacks(const struct canvas *c)
{
    struct box panel = checkers_box();
    double middle = (panel.left + panel.right) / 2;
    if (!c->diagram->checkers.given)
        return;
    draw_stack(c, COLOUR_BLACK, c->diagram->checkers.black, middle, panel.top + CARD_HEIGHT / 4);
    draw_stack(c, COLOUR_WHITE, c->diagram->checkers.white, middle,
               panel.top + CARD_HEIGHT * 3 / 4);
}

/* Marks that lie under a piece come before it. */
static void draw_board(const struct canvas *c)
{
    struct arrow_plan arrows = plan_arrows(c);
    draw_squares(c);
    draw_coordinates(c);
    draw_rings(c);
    canvas_draw_arrows(c, &arrows);
    draw_pieces(c);
    canvas_uncover_heads(c, &arrows);
    draw_rects(c);
    draw_corner_texts(c);
    draw_stacks(c);
    canvas_draw_cards(c);
    draw_texts(c);
}

struct drawing *art_draw(struct arena *arena, const struct theme *theme, const struct doc *doc,
                         const struct diagram *d)
{
    struct drawing *drawing = arena_alloc(arena, sizeof *drawing);
    struct box picture = picture_box(d);
    struct canvas canvas = {drawing, theme, d, {-picture.left, -picture.top}};

    drawing->arena = arena;
    drawing->title = diagram_title(arena, doc, d);
    drawing->description = art_describe(arena, d);
    drawing->width = picture.right - picture.left;
    drawing->height = picture.bottom - picture.top;
    if (d->grid)
        art_draw_grid(drawing, theme, d);
    else if (d->card_table)
        art_draw_card_table(drawing, theme, d);
    else
        draw_board(&canvas);
    return drawing;
}

/* Drafts: the faults of a diagram, boxed in its picture. */
#include "art/art.h"
#include "art/parts.h"

#include "diagram/geometry.h"

/* Whether what stands at `part` is among what the fault points at. */
static bool points_at(struct span fault, struct span part)
{
    return part.begin < part.end && part.begin >= fault.begin && part.begin < fault.end;
}

/* Whether the fault lies in a line that was read. */
static bool lies_in(struct span fault, struct span line)
{
    return fault.begin >= line.begin && fault.begin < line.end;
}

/* What a fault points at, as far as it was found. */
struct area {
    bool any;
    struct box box;
};

static void area_add(struct area *area, struct box box)
{
    area->box = area->any ? box_around(area->box, box) : box;
    area->any = true;
}

/* ---- Boards ---- */

static struct box square_box(double x, double y)
{
    return (struct box){x, y, x + 1, y + 1};
}

/* A fault in a row points at all its squares. */
static void add_squares(struct area *area, const struct diagram *d, struct span fault)
{
    for (size_t i = 0; i < SQUARE_COUNT; i++)
        if (d->square_at[i] && points_at(fault, diagram_square_at(d, i)))
            area_add(area, square_box((double)(i % BOARD_SIZE), (double)(i / BOARD_SIZE)));
}

/* Of an arrow, the square it points at. */
static void add_arrows(struct area *area, const struct diagram *d, struct span fault)
{
    for (size_t i = 0; i < d->arrows.count; i++) {
        struct box middle = square_middle(&d->arrows.items[i].to);
        if (lies_in(fault, d->arrows.items[i].at))
            area_add(area, square_box(middle.left - 0.5, middle.top - 0.5));
    }
}

static void add_cards(struct area *area, const struct diagram *d, struct span fault)
{
    for (size_t i = 0; i < d->cards.count; i++)
        if (lies_in(fault, d->cards.items[i].at))
            area_add(area, card_box(&d->cards.items[i]));
    if (d->checkers.given && lies_in(fault, d->checkers.at))
        area_add(area, checkers_box());
}

/* The box of a text is the least it takes; most letters are wider. */
static void add_words(struct area *area, const struct diagram *d, struct span fault)
{
    const double wider = 1.5;
    for (size_t i = 0; i < d->texts.count; i++) {
        struct box box = text_box(&d->texts.items[i]);
        double more = (box.right - box.left) * (wider - 1) / 2;
        if (lies_in(fault, d->texts.items[i].at))
            area_add(area, (struct box){box.left - more, box.top, box.right + more, box.bottom});
    }
    for (size_t i = 0; i < d->corner_texts.count; i++)
        if (lies_in(fault, d->corner_texts.items[i].at))
            area_add(area, corner_text_box(&d->corner_texts.items[i]));
}

static void add_rects(struct area *area, const struct diagram *d, struct span fault)
{
    for (size_t i = 0; i < d->rects.count; i++) {
        const struct rect *r = &d->rects.items[i];
        struct box one = square_box(r->x1.value - 1, BOARD_SIZE - r->y1.value);
        struct box other = square_box(r->x2.value - 1, BOARD_SIZE - r->y2.value);
        if (lies_in(fault, r->at))
            area_add(area, box_around(one, other));
    }
}

/* What of a board the fault points at, in the picture's units. */
static struct area board_area(const struct diagram *d, struct span fault)
{
    static void (*const finders[])(struct area *, const struct diagram *, struct span) = {
        add_squares, add_cards, add_arrows, add_words, add_rects};
    struct box picture = picture_box(d);
    struct area area = {0};
    for (size_t i = 0; i < sizeof finders / sizeof *finders && !area.any; i++)
        finders[i](&area, d, fault);
    area.box.left -= picture.left, area.box.right -= picture.left;
    area.box.top -= picture.top, area.box.bottom -= picture.top;
    return area;
}

/* ---- Tables ---- */

static struct area grid_area(const struct diagram *d, struct span fault)
{
    struct area area = {0};
    for (size_t row = 0; row < GRID_ROWS; row++) {
        const struct grid_row *r = &d->grid->rows[row];
        if (points_at(fault, r->letter_at))
            area_add(&area, art_grid_cell(d->grid, row, GRID_LETTER));
        /* A cell that was left out stands where its row does. */
        for (int i = 0; i < (int)d->grid->columns; i++)
            if (points_at(fault, r->cells[i].at) && r->cells[i].at.begin > r->letter_at.begin)
                area_add(&area, art_grid_cell(d->grid, row, i));
        if (points_at(fault, r->combo.at) && r->combo.at.begin > r->letter_at.begin)
            area_add(&area, art_grid_cell(d->grid, row, (int)d->grid->columns));
    }
    return area;
}

static struct area card_table_area(const struct diagram *d, struct span fault)
{
    struct area area = {0};
    for (size_t row = 0; row < d->card_table->count; row++) {
        const struct card_row *r = &d->card_table->items[row];
        if (points_at(fault, r->letter_at))
            area_add(&area, art_card_table_cell(row, GRID_LETTER));
        for (int i = 0; i < CARDS_A_ROW; i++)
            if (r->cards[i].given && points_at(fault, r->cards[i].at))
                area_add(&area, art_card_table_cell(row, i));
        if (r->has_gap && points_at(fault, r->gap_at))
            area_add(&area, art_card_table_cell(row, CARDS_A_ROW));
    }
    return area;
}

/* ---- Boxes ---- */

/* What of the picture the fault points at; all of it where it was not drawn or is cut off. */
static struct box fault_box(const struct drawing *drawing, const struct diagram *d,
                            struct span fault)
{
    struct area area = d->grid         ? grid_area(d, fault)
                       : d->card_table ? card_table_area(d, fault)
                                       : board_area(d, fault);
    struct box all = {0, 0, drawing->width, drawing->height}, *b = &area.box;
    bool seen =
        area.any && b->left < all.right && b->right > 0 && b->top < all.bottom && b->bottom > 0;
    return seen ? *b : all;
}

/* The line lies in the picture, whatever it surrounds. */
static double within(double at, double end, double half)
{
    return at < half ? half : at > end - half ? end - half : at;
}

void art_box_faults(struct drawing *drawing, const struct theme *theme, const struct diagram *d,
                    const struct finding *findings, size_t count)
{
    const double width = 0.08, half = width / 2;
    for (size_t i = 0; i < count; i++) {
        if (finding_kind(findings[i].id)->severity == NOTE)
            continue;
        struct box box = fault_box(drawing, d, findings[i].at);
        double left = within(box.left, drawing->width, half);
        double top = within(box.top, drawing->height, half);
        path_rect(drawing->arena, draw_path(drawing, INK_NONE, theme->fault, width), left, top,
                  within(box.right, drawing->width, half) - left,
                  within(box.bottom, drawing->height, half) - top);
    }
}

#include "diagram/geometry.h"

#include "base/utf8.h"

struct box picture_box(const struct diagram *d)
{
    const struct margins *m = &d->margins;
    const double far_edge = BOARD_SIZE + FRAME_WIDTH;
    return (struct box){-FRAME_WIDTH - m->left.value, -FRAME_WIDTH - m->top.value,
                        far_edge + m->right.value, far_edge + m->bottom.value};
}

struct box card_box(const struct card *card)
{
    double x = card->x.value, y = card->y.value;
    return (struct box){x, y, x + CARD_WIDTH, y + CARD_HEIGHT};
}

struct box checkers_box(void)
{
    const double left = 8.5, top = 2.5;
    return (struct box){left, top, left + CARD_WIDTH, top + CARD_HEIGHT};
}

/* Files and ranks, (1, 1) the middle of a1 and up, into the picture's units. */
static struct box middle(double file, double rank)
{
    double x = file - 0.5, y = BOARD_SIZE + 0.5 - rank;
    return (struct box){x, y, x, y};
}

struct box square_middle(const struct square *square)
{
    return middle(square->file, square->rank);
}

struct box text_box(const struct words *text)
{
    struct box box = middle(text->x.value, text->y.value);
    double half = (double)utf8_count(text->words) * TEXT_LEAST_LETTER / 2;
    return (struct box){box.left - half, box.top - TEXT_HEIGHT / 2, box.right + half,
                        box.bottom + TEXT_HEIGHT / 2};
}

/* Small words in the upper left corner of their square: only the corner itself is sure. */
struct box corner_text_box(const struct words *text)
{
    struct box box = middle(text->x.value, text->y.value);
    return (struct box){box.left - 0.5, box.top - 0.5, box.left, box.top};
}

bool box_holds(struct box outer, struct box inner)
{
    const double hair = 1e-6;
    return inner.left >= outer.left - hair && inner.top >= outer.top - hair &&
           inner.right <= outer.right + hair && inner.bottom <= outer.bottom + hair;
}

struct box box_around(struct box a, struct box b)
{
    return (struct box){a.left < b.left ? a.left : b.left, a.top < b.top ? a.top : b.top,
                        a.right > b.right ? a.right : b.right,
                        a.bottom > b.bottom ? a.bottom : b.bottom};
}

/* Arrows in words. */
#include "art/describe.h"

/* A way on the board, for the geometry of two arrows. */
struct way {
    int x, y;
};

static struct way way(const struct square *from, const struct square *to)
{
    return (struct way){to->file - from->file, to->rank - from->rank};
}

static int cross(struct way a, struct way b)
{
    return a.x * b.y - a.y * b.x;
}

static int dot(struct way a, struct way b)
{
    return a.x * b.x + a.y * b.y;
}

/* Two grey half arrows that overlap on one line and point away from each other are how the author
 * draws one arrow with two heads (Chess Golf). Two that share their tail are two ways to go. */
static bool is_double_headed(const struct arrow *a, const struct arrow *b)
{
    struct way along = way(&a->from, &a->to), back = way(&b->from, &b->to);
    struct way tails = way(&a->from, &b->from);

    if (a->colour != COLOUR_GREY || b->colour != COLOUR_GREY)
        return false;
    if (cross(along, back) != 0 || cross(along, tails) != 0 || dot(along, back) >= 0)
        return false;
    return dot(along, tails) > 0 && dot(along, way(&b->from, &a->to)) >= 0 &&
           dot(along, way(&b->to, &a->from)) >= 0;
}

/* Whether `next` takes the same piece on: it begins where the last one ends, and nobody stays
 * there. Otherwise another piece makes room first, as in Gravity Chess. */
static bool continues(const struct diagram *d, const struct arrow *last, const struct arrow *next)
{
    size_t joint = square_index(next->from.file, next->from.rank);
    return !is_ring(next) && next->colour == last->colour && same_square(&next->from, &last->to) &&
           (joint == SQUARE_COUNT || d->squares[joint] == '.');
}

/* Arrow `i` with those that continue it; how many were said. */
static size_t say_arrow(struct text *out, const struct diagram *d, size_t i)
{
    const struct arrow *arrow = &d->arrows.items[i];
    size_t used = 1, left = d->arrows.count - i;

    say_gap(out);
    if (left > 1 && is_double_headed(&arrow[0], &arrow[1])) {
        text_add(out, "A grey arrow with two heads between ");
        say_place(out, &arrow[0].to);
        text_add(out, " and ");
        say_place(out, &arrow[1].to);
        text_add_char(out, '.');
        return 2;
    }
    text_format(out, "A %s arrow from ", colour_name(arrow->colour));
    say_place(out, &arrow->from);
    text_add(out, " to ");
    say_place(out, &arrow->to);
    for (; used < left && continues(d, &arrow[used - 1], &arrow[used]); used++) {
        text_add(out, ", on to ");
        say_place(out, &arrow[used].to);
    }
    text_add_char(out, '.');
    return used;
}

void describe_arrows(struct text *out, const struct diagram *d)
{
    for (size_t i = 0; i < d->arrows.count;)
        i += is_ring(&d->arrows.items[i]) ? 1 : say_arrow(out, d, i);
}

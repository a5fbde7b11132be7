/* What hangs over the edge of the picture. Where several things hang over one edge, the margin is
 * at fault and not each thing by itself. */
#include "check/parts.h"

#include "base/vec.h"
#include "diagram/geometry.h"

enum edge { LEFT, TOP, RIGHT, BOTTOM, EDGE_COUNT };

static const char *const edge_names[EDGE_COUNT] = {"left", "top", "right", "bottom"};

/* Something in the picture that may hang over. */
struct thing {
    struct box box;
    struct span at;
    const char *name;
};

struct things {
    struct thing *items;
    size_t count, capacity;
};

/* ---- Gathering ---- */

static void add(struct things *things, struct arena *arena, struct box box, struct span at,
                const char *name)
{
    *vec_push(arena, things) = (struct thing){box, at, name};
}

/* Squares of the board are always shown, or cut off by a negative margin on purpose: not what an
 * arrow points at. */
static bool is_in_margin(const struct square *square)
{
    return square->file > BOARD_SIZE || square->rank < 1 || square->rank > BOARD_SIZE;
}

/* Whether no part of a square of the board is shown. */
static bool is_cut_off(struct box picture, const struct square *square)
{
    struct box box = square_middle(square);
    return box.right + 0.5 <= picture.left || box.bottom + 0.5 <= picture.top ||
           box.left - 0.5 >= picture.right || box.top - 0.5 >= picture.bottom;
}

/* Of an arrow in the margin, the end that is farther out. */
static void add_arrow(struct things *things, struct arena *arena, struct box picture,
                      const struct arrow *arrow)
{
    const struct square *end = is_in_margin(&arrow->from) ? &arrow->from : &arrow->to;
    if (is_in_margin(&arrow->to) && arrow->to.file > end->file)
        end = &arrow->to;
    if (is_in_margin(end))
        add(things, arena, square_middle(end), end->at, "this arrow");
    else if (is_cut_off(picture, &arrow->from))
        add(things, arena, square_middle(&arrow->from), arrow->from.at, "this arrow");
    else if (is_cut_off(picture, &arrow->to))
        add(things, arena, square_middle(&arrow->to), arrow->to.at, "this arrow");
}

static struct things gather(struct arena *arena, const struct diagram *d)
{
    struct things things = {0};
    for (size_t i = 0; i < d->arrows.count; i++)
        add_arrow(&things, arena, picture_box(d), &d->arrows.items[i]);
    for (size_t i = 0; i < d->cards.count; i++)
        add(&things, arena, card_box(&d->cards.items[i]), d->cards.items[i].at, "this card");
    for (size_t i = 0; i < d->texts.count; i++)
        add(&things, arena, text_box(&d->texts.items[i]), d->texts.items[i].at, "this text");
    for (size_t i = 0; i < d->corner_texts.count; i++)
        add(&things, arena, corner_text_box(&d->corner_texts.items[i]), d->corner_texts.items[i].at,
            "this text");
    if (d->checkers.given)
        add(&things, arena, checkers_box(), d->checkers.at, "the panel of checkers");
    return things;
}

/* ---- Judging ---- */

static double beyond(struct box outer, struct box inner, enum edge edge)
{
    const double by[EDGE_COUNT] = {outer.left - inner.left, outer.top - inner.top,
                                   inner.right - outer.right, inner.bottom - outer.bottom};
    return by[edge];
}

/* The edge that it reaches beyond the farthest. */
static enum edge worst_edge(struct box outer, struct box inner)
{
    enum edge worst = LEFT;
    for (int edge = TOP; edge < EDGE_COUNT; edge++)
        if (beyond(outer, inner, (enum edge)edge) > beyond(outer, inner, worst))
            worst = (enum edge)edge;
    return worst;
}

static void report_thing(struct sink *sink, const struct diagram *d, const struct thing *thing)
{
    const struct margins *m = &d->margins;
    struct box picture = picture_box(d);
    enum edge edge = worst_edge(picture, thing->box);
    finding_add(sink, OUTSIDE_PICTURE, thing->at,
                "%s reaches %.2f squares beyond the picture's %s edge", thing->name,
                beyond(picture, thing->box, edge), edge_names[edge]);
    if (m->at.end)
        finding_note(sink,
                     "a picture is the framed board and its margins: %g left, %g top, %g right, "
                     "%g bottom",
                     m->left.value, m->top.value, m->right.value, m->bottom.value);
    else
        finding_note(sink, "this diagram has no 'margins' line");
}

/* What hangs over one edge. */
struct tally {
    size_t over;
    const struct thing *farthest;
    double by;
};

static bool is_over(const struct diagram *d, const struct thing *thing, enum edge edge)
{
    struct box picture = picture_box(d);
    return !box_holds(picture, thing->box) && worst_edge(picture, thing->box) == edge;
}

static struct tally tally_edge(const struct diagram *d, const struct things *things, enum edge edge)
{
    struct tally t = {0};
    for (size_t i = 0; i < things->count; i++) {
        const struct thing *thing = &things->items[i];
        if (!is_over(d, thing, edge))
            continue;
        double by = beyond(picture_box(d), thing->box, edge);
        if (!t.over++ || by > t.by) {
            t.farthest = thing;
            t.by = by;
        }
    }
    return t;
}

/* Things laid too far out would be as many faults as things; one margin that is too narrow for
 * them all, or that cuts into the board, is one. */
static void report_edge(struct sink *sink, const struct diagram *d, const struct things *things,
                        enum edge edge)
{
    const struct number *const margins[EDGE_COUNT] = {&d->margins.left, &d->margins.top,
                                                      &d->margins.right, &d->margins.bottom};
    struct tally t = tally_edge(d, things, edge);
    if (!t.over)
        return;
    if (t.over == 1 && margins[edge]->value >= 0) {
        report_thing(sink, d, t.farthest);
        return;
    }
    finding_add(sink, OUTSIDE_PICTURE, margins[edge]->at,
                "this margin is %.2f squares too narrow for what lies at the picture's %s", t.by,
                edge_names[edge]);
    finding_note_at(sink, t.farthest->at, "%s reaches the farthest beyond the edge",
                    t.farthest->name);
}

void check_outside(struct arena *arena, struct sink *sink, const struct diagram *d)
{
    struct things things = gather(arena, d);
    if (d->margins_unknown)
        return;
    if (d->margins.at.end) {
        for (int edge = LEFT; edge < EDGE_COUNT; edge++)
            report_edge(sink, d, &things, (enum edge)edge);
        return;
    }
    for (size_t i = 0; i < things.count; i++)
        if (!box_holds(picture_box(d), things.items[i].box)) {
            report_thing(sink, d, &things.items[i]);
            return; /* the `margins` line is missing, and that is all */
        }
}

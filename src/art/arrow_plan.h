/* Which way each arrow of a board takes, so that no two hide each other. Private to the stage. */
#ifndef ART_ARROW_PLAN_H
#define ART_ARROW_PLAN_H

#include "art/canvas.h"

/* An arrow between the middles of two squares, in the board's units. */
struct shape {
    struct point from, to;
    enum colour colour;
    bool double_headed;
    bool bent;           /* a knight's move around `corner` */
    struct point corner; /* the middle of a square */
    double aside;        /* how far a straight arrow keeps to its own right */
};

/* Long ones first: a short arrow lies on a long one that it shares its way with, and both are
 * seen. The order in the source makes no difference. */
struct arrow_plan {
    struct shape *items;
    size_t count;
};

struct arrow_plan plan_arrows(const struct canvas *c);

/* The piece that stands around the point, '.' for none. */
char canvas_piece_at(const struct canvas *c, struct point p);

#endif

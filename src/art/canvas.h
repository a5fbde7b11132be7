/* A drawing of a board while it is made: what its parts share. Private to the stage.
 *
 * Parts think in the board's units (diagram/geometry.h), in which a8 begins at (0, 0); `origin` is
 * that corner in the drawing. */
#ifndef ART_CANVAS_H
#define ART_CANVAS_H

#include "art/drawing.h"
#include "art/theme.h"
#include "diagram/geometry.h"

struct canvas {
    struct drawing *drawing;
    const struct theme *theme;
    const struct diagram *diagram;
    struct point origin;
};

/* The two inks of a colour of the notation. */
struct ink_pair {
    ink fill, line;
};

struct ink_pair canvas_inks(const struct canvas *c, enum colour colour);

/* A checker seen from above. */
void canvas_checker(const struct canvas *c, struct ink_pair inks, double x, double y,
                    double radius);

/* Add parallel strokes from the lower left to the upper right, twice as far apart as a `strokes`-th
 * of the side, to the square with this upper left corner: how a theme without tints shows a dark
 * square. */
void canvas_add_hatching(const struct canvas *c, struct path *path, struct point corner,
                         double side, int strokes);

#define HATCHING 0.015 /* the width of a stroke */

/* The parts of a board's picture, each in its own file. */
struct arrow_plan;
void canvas_draw_arrows(const struct canvas *c, const struct arrow_plan *plan);
/* Over the pieces: the heads that would be hidden under one they do not point at. */
void canvas_uncover_heads(const struct canvas *c, const struct arrow_plan *plan);
void canvas_draw_cards(const struct canvas *c);

#endif

/* Where things lie in the picture of a board. The unit is one square, the origin the outer corner
 * of a8, x runs to the right and y down. */
#ifndef DIAGRAM_GEOMETRY_H
#define DIAGRAM_GEOMETRY_H

#include "diagram/diagram.h"

#define FRAME_WIDTH (1.0 / 3)
#define CARD_WIDTH  1.9
#define CARD_HEIGHT 2.95

/* The height of words, and a width that no letter's average falls below: a check that has no fonts
 * can say what is surely cut off, and no more. */
#define TEXT_HEIGHT       0.5
#define TEXT_LEAST_LETTER 0.2

struct box {
    double left, top, right, bottom;
};

/* The framed board plus its margins. */
struct box picture_box(const struct diagram *d);
struct box card_box(const struct card *card);
struct box checkers_box(void);
struct box text_box(const struct words *text);
struct box corner_text_box(const struct words *text);

/* The middle of a square, as a box without extent. */
struct box square_middle(const struct square *square);

/* The smallest box that holds both. */
struct box box_around(struct box a, struct box b);

/* Whether `inner` lies in `outer`, but for less than a hair. */
bool box_holds(struct box outer, struct box inner);

#endif

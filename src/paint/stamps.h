/* Pictures that come again and again in a PDF, private to `paint`.
 *
 * Cairo looks through a picture each time it is painted, which took a third of the time of a book.
 * So it is given a square instead, in a colour that says which picture is meant and that no picture
 * has, as it is not one of eight bits. Each picture is painted once, on a page behind the book's;
 * pdf_finish makes a form of that page and puts it in place of the squares. */
#ifndef PAINT_STAMPS_H
#define PAINT_STAMPS_H

#include "art/picture.h"
#include "base/vec.h"

#include <stdbool.h>

/* The side of a stamp's page, in points. */
enum { STAMP_SIDE = 100 };

struct stamps {
    struct arena *arena;
    VEC(const struct picture *) pictures; /* in the order of their pages */
};

/* Stand in for the picture in a box of side 1 at the origin of `cr`. */
void stamps_put(struct stamps *stamps, const struct picture *picture, bool upside_down,
                cairo_t *cr);

/* The picture that a colour stands for; false for a colour that is one. */
bool stamp_of_colour(size_t *picture, bool *upside_down, const double rgb[3]);

#endif

/* Lengths on paper as people write them: 2.5in, 63mm, 6.3cm, 180pt, 750px. In points. */
#ifndef BASE_LENGTH_H
#define BASE_LENGTH_H

#include "base/slice.h"

#define POINTS_AN_INCH 72.0
#define POINTS_A_MM    (72 / 25.4)

/* One length with its unit. `pixel` is the side of a pixel in points; 0 where there are none. */
bool length_parse(double *points, struct slice word, double pixel);

/* Two lengths with an 'x' between them. A unit behind the second serves both, as in 6x9in. */
bool length_parse_sides(double *width, double *height, struct slice word, double pixel);

#endif

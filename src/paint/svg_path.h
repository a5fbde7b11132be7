/* SVG path data, as short as it can be said; private to `paint`.
 *
 * Coordinates are rounded to hundredths once, and relative commands are differences of rounded
 * places: nothing drifts, and the text is the same in every locale. */
#ifndef PAINT_SVG_PATH_H
#define PAINT_SVG_PATH_H

#include "art/drawing.h"
#include "base/text.h"

enum { SVG_DECIMALS = 2 };

/* The data of `path` with all coordinates multiplied by `scale`. */
void svg_add_path_data(struct text *out, const struct path *path, double scale);

#endif

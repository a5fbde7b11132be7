/* Outlines of letters with fewer curves, private to `text`.
 *
 * The fonts of the book are TrueType: their curves are quadratic, and a round letter has twenty or
 * thirty of them. Cubic curves, which all outputs know, say the same with a third. */
#ifndef TEXT_OUTLINE_H
#define TEXT_OUTLINE_H

#include <cairo.h>

/* Add `path` to the current path of `cr` with as few curves as stay within `tolerance` of it.
 * Corners and straight lines stay as they are. */
void outline_simplify(cairo_t *cr, const cairo_path_t *path, double tolerance);

#endif

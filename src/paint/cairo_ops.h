/* What the outputs share: drawings on cairo, private to `paint`. */
#ifndef PAINT_CAIRO_OPS_H
#define PAINT_CAIRO_OPS_H

#include "base/text.h"
#include "paint/paint.h"

/* Paint all operations on `cr`, whose unit is one square. Text is filled outlines. */
void ops_paint(const struct painter *painter, const struct drawing *drawing, cairo_t *cr);

/* Paint a picture into the box of side 1 at the origin of `cr`. */
void ops_paint_picture(const struct painter *painter, const struct picture *picture,
                       bool upside_down, cairo_t *cr);

/* Add the outline of a text operation to the current path of `cr`, in its place. */
void ops_add_text(const struct painter *painter, const struct op *op, cairo_t *cr);

/* A picture without area, as negative margins can make one, is refused by all outputs. */
bool ops_have_area(const char **why, const struct drawing *drawing);

/* `string` on one line and without what XML and PDF cannot hold. NULL is an empty string. */
struct slice ops_plain(struct arena *arena, const char *string);

/* A cairo_write_func_t that adds to a struct text. */
cairo_status_t ops_write(void *text, const unsigned char *data, unsigned len);

/* Write what is left, give both back, and say whether all went well. */
cairo_status_t ops_finish(cairo_t *cr, cairo_surface_t *surface);

/* True, or the reason in `why`. */
bool ops_succeeded(const char **why, struct arena *arena, cairo_status_t status);

#endif

/* Pictures in the SVG that cairo writes, private to `paint`: each defined once, in the markup of
 * its own file. Cairo 1.16 would write them worse, and never give them back. */
#ifndef PAINT_SVG_STAMPS_H
#define PAINT_SVG_STAMPS_H

#include "base/text.h"
#include "paint/stamps.h"

/* A picture's markup with its ids made different from those of others. */
void svg_add_markup(struct text *out, struct slice markup, const char *prefix);

/* The definitions of all stamps, named s0, s1 and so on. */
void svg_define_stamps(struct text *out, const struct stamps *stamps);

/* Add the file with the squares of stamps replaced by uses of them. */
void svg_add_with_stamps(struct text *out, struct slice svg, const struct stamps *stamps);

#endif

/* Drawings as files: SVG, PDF, PNG. The same drawing gives the same bytes, whatever the clock, the
 * locale, the folder or the machine. */
#ifndef PAINT_PAINT_H
#define PAINT_PAINT_H

#include "art/drawing.h"
#include "art/pieces.h"
#include "text/font.h"

struct painter {
    struct arena *arena;
    const struct piece_set *pieces;
    struct fonts *fonts;
    double square; /* the side of a square on paper, in points */
    bool type;     /* PDF: set text as type in embedded fonts, rather than as outlines */
};

/* On failure all of them give the reason in `why`; a picture without area is refused. */

/* An SVG that stands for itself: each piece that occurs defined once, text as outlines, a <title>,
 * a <desc>. Its ids begin with `prefix`, so that several can be pasted into one page; it is made of
 * letters, digits, '-' and '_'. A square is 48 units. */
bool paint_svg(struct slice *out, const char **why, const struct painter *painter,
               const struct drawing *drawing, const char *prefix);

/* A PDF of one page with the drawing, tagged as a figure with its description. Its date is that of
 * SOURCE_DATE_EPOCH, or it has none. */
bool paint_pdf(struct slice *out, const char **why, const struct painter *painter,
               const struct drawing *drawing);

/* A PNG on white paper, which knows its size in print. Refused beyond 20,000 pixels a side or 200
 * million in all. */
bool paint_png(struct slice *out, const char **why, const struct painter *painter,
               const struct drawing *drawing, double dpi);

#endif

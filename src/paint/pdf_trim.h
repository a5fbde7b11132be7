/* Shorter content streams, private to `paint`.
 *
 * Cairo keeps coordinates in 256ths of a unit, writes 36.8 as 36.801, and all in units of the page.
 * Rounded to what print can show, and with each larger path told from its own corner, a picture is
 * a fifth smaller. */
#ifndef PAINT_PDF_TRIM_H
#define PAINT_PDF_TRIM_H

#include "base/arena.h"
#include "base/slice.h"

/* How bright red, green and blue look together. */
double grey_of(const double rgb[3]);

struct pdf_trimming {
    int places;              /* decimals of coordinates */
    bool grey;               /* colours as the grey that is as bright */
    const bool *is_artifact; /* by number of marked content, as many as there are */
    size_t mark_count;
    size_t stamp_count; /* squares in the colours of stamps become forms /s0, /s1 and so on */
    bool *stamps_used;  /* which of them did, set to true */
};

/* The stream with the coordinates of its paths and matrices rounded, its colours to what eight bits
 * can tell apart. All else is kept. A stream with comments or images in it comes back as it is. */
struct slice pdf_trim(struct arena *arena, struct slice content, const struct pdf_trimming *how);

#endif

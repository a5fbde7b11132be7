/* Shorter content streams, private to `paint`.
 *
 * Cairo keeps coordinates in 256ths of a unit, writes 36.8 as 36.801, and all in units of the page.
 * Rounded to what print can show, and with each larger path told from its own corner, a picture is
 * a fifth smaller. */
#ifndef PAINT_PDF_TRIM_H
#define PAINT_PDF_TRIM_H

#include "base/arena.h"
#include "base/slice.h"

/* The stream with the coordinates of its paths rounded to `places` decimals and its colours to what
 * eight bits can tell apart. All else is kept. A stream with strings, comments or images in it
 * comes back as it is. */
struct slice pdf_trim(struct arena *arena, struct slice content, int places);

#endif

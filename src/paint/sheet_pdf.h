/* Sheets as a PDF. */
#ifndef PAINT_SHEET_PDF_H
#define PAINT_SHEET_PDF_H

#include "layout/sheet.h"
#include "paint/paint.h"

/* A page a side, each tagged as one figure with its description. A drawing that is there several
 * times is held once. Asks to be printed at 100 %. False, with the reason in `why`, when it cannot
 * be made, and when the PDF fails its own preflight: a font that is not embedded, a box that is not
 * where the sheets have it. The painter's `square` is not used. */
bool paint_sheets(struct slice *out, const char **why, const struct painter *painter,
                  const struct sheets *sheets);

/* Look a finished PDF over as a print shop would: so many pages, all fonts embedded, on each page
 * the trim box inside the page by these distances, and the page all bleed. */
bool preflight_pdf(const char **why, struct arena *arena, struct slice pdf, size_t pages,
                   double trim_x, double trim_y);

#endif

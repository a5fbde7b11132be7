/* A finished PDF's pages on sheets to print and fold. */
#ifndef PAINT_IMPOSE_PDF_H
#define PAINT_IMPOSE_PDF_H

#include "base/slice.h"
#include "layout/impose.h"

/* Sheets with the trimmed pages of `pdf` as the imposition places them, each page a form, so that
 * type stays type. Links, bookmarks, labels and tags are dropped: they belong to pages in their
 * order. Pages of a booklet ask the printer to turn the paper over its short edge. `marks` draws
 * the folds and the cut as thin dashed and whole lines. False, with the reason in `why`, for bytes
 * that are no PDF and for a page that `pdf` does not have. */
bool impose_pdf(struct slice *out, const char **why, struct arena *arena, struct slice pdf,
                const struct imposition *sheets, bool marks);

#endif

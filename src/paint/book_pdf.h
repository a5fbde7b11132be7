/* A book's pages as a PDF: real text in embedded fonts, bookmarks, links, tags. */
#ifndef PAINT_BOOK_PDF_H
#define PAINT_BOOK_PDF_H

#include "layout/page.h"
#include "paint/paint.h"

struct book_pdf_options {
    double bleed; /* paper beyond the cut, in points; 0: pages are not cut */
    bool marks;   /* lines beside the page that say where to cut */
    bool grey;    /* all of it */
};

/* On failure the reason is in `why`. The same pages give the same bytes. */
bool book_pdf(struct slice *out, const char **why, const struct painter *painter,
              const struct book_pages *pages, const struct book_pdf_options *options);

#endif

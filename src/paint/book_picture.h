/* Single pages of a book as pictures. */
#ifndef PAINT_BOOK_PICTURE_H
#define PAINT_BOOK_PICTURE_H

#include "layout/page.h"
#include "paint/paint.h"

/* On failure both give the reason in `why`. The same page gives the same bytes. */

/* Text as outlines, so that the picture does not depend on its reader's fonts. */
bool book_page_svg(struct slice *out, const char **why, const struct painter *painter,
                   const struct book_pages *pages, size_t page);

struct book_png_options {
    double dpi;
    bool grey; /* all of it */
};

/* On white paper; as for diagrams, refused when it is too large. */
bool book_page_png(struct slice *out, const char **why, const struct painter *painter,
                   const struct book_pages *pages, size_t page,
                   const struct book_png_options *options);

#endif

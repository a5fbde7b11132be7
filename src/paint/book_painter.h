/* The pages of a book on cairo, private to `paint`. */
#ifndef PAINT_BOOK_PAINTER_H
#define PAINT_BOOK_PAINTER_H

#include "layout/page.h"
#include "paint/paint.h"
#include "paint/structure.h"

struct book_painter {
    const struct painter *painter;
    const struct book_pages *pages;
    cairo_t *cr;
    double shift; /* of the trimmed page, right and down, from the corner of what is painted */
    size_t page;
    struct structure structure;
    size_t open;  /* the element that what is painted now belongs to, or PDF_ARTIFACT */
    bool is_open; /* cairo has been told so */
};

/* Paint a page with its corner at the origin of `cr`. */
void book_paint_page(struct book_painter *b, size_t number);

/* Where a section begins, as cairo wants to be told; NULL when that is on none of the pages. */
const char *book_place_words(const struct book_painter *b, size_t section);

#endif

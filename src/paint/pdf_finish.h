/* The last step of every PDF: what cairo 1.16 has no words for, and a smaller file.
 *
 * Cairo draws and tags; what it wrote goes in, and comes out with its language, boxes, labels,
 * descriptions of figures and metadata, packed. The same bytes and facts give the same bytes. A
 * file is dated by SOURCE_DATE_EPOCH, or not at all. */
#ifndef PAINT_PDF_FINISH_H
#define PAINT_PDF_FINISH_H

#include "base/arena.h"
#include "base/slice.h"

#include <stdint.h>

enum pdf_numerals { PDF_ARABIC, PDF_ROMAN, PDF_UNNUMBERED };

/* What readers call the pages from `page` (0 is the first) up to where the next labels begin. */
struct pdf_labels {
    size_t page;
    enum pdf_numerals numerals;
    unsigned first;     /* the number of that page; 0 stands for 1 */
    const char *prefix; /* in front of the number, or NULL */
};

/* Distances of a box from the edges of the page that cairo drew, in points. */
struct pdf_insets {
    double left, top, right, bottom;
};

/* What to show on a screen, what to print for the cutter, what is left when it is cut. */
struct pdf_boxes {
    struct pdf_insets crop, bleed, trim;
};

/* Where a link in the file leads; x and y count from the lower left corner. */
struct pdf_place {
    size_t page;
    double x, y;
};

/* An element of the document's structure. */
struct pdf_element {
    const char *kind; /* "P", "Figure", "Link" */
    size_t parent;    /* an earlier one, or PDF_NO_PARENT below the document itself */
    /* Of a figure what it shows, of a link where it leads, of a span what it is read as; or NULL.
     */
    const char *alt;
    double box[4];              /* of a figure: its corners on the page, the lower left one first */
    const struct pdf_place *to; /* of a link, unless it leads out of the file */
};

/* What cairo was told to tag, whatever the name: the n-th of a page is a part of this element. */
struct pdf_mark {
    size_t page, element; /* PDF_ARTIFACT: of none, such as the number of the page */
};

#define PDF_NO_PARENT SIZE_MAX
#define PDF_ARTIFACT  SIZE_MAX

enum pdf_duplex { PDF_DUPLEX_UNSAID, PDF_SIMPLEX, PDF_DUPLEX_LONG_EDGE, PDF_DUPLEX_SHORT_EDGE };

/* What is zero is not said, or stays as cairo wrote it. Strings are UTF-8. */
struct pdf_facts {
    const char *title, *author, *subject, *keywords;
    const char *language;    /* "en-GB" */
    const char *const *alts; /* of the figures, in the order in which they were tagged */
    size_t alt_count;        /* must be their number, if there are tags at all */
    /* If there are elements, they replace cairo's, which must not be nested; `alts` is not used.
     * They stand in the order of reading, and each has a mark, itself or further down. */
    const struct pdf_element *elements;
    size_t element_count;
    const struct pdf_mark *marks; /* in the order of painting */
    size_t mark_count;
    const struct pdf_labels *labels; /* by page */
    size_t label_count;
    const struct pdf_boxes
        *boxes;       /* one a page; the last holds for the pages behind it too. With */
    size_t box_count; /* none, the page is cut nowhere: its trim box is its size. */
    enum pdf_duplex duplex;
    bool print_unscaled; /* ask the print dialogue for 100 % */
    size_t stamps;       /* how many pages at the end are stamps: see paint/stamps.h */
    bool grey;           /* all colours as greys */
    bool xmp; /* for libraries and checkers: metadata as XMP too, what colours mean; 1.5 kB */
};

/* On failure the reason is in `why`: bytes that are no PDF, figures and descriptions that do not
 * match in number, or a box without area. */
bool pdf_finish(struct slice *out, const char **why, struct arena *arena, struct slice pdf,
                const struct pdf_facts *facts);

#endif

/* Sizes of paper, and the measures of a book that is printed on it. Lengths are in points. */
#ifndef LAYOUT_PAPER_H
#define LAYOUT_PAPER_H

#include "base/slice.h"

struct paper {
    double width, height;
};

/* A size by name (letter, a4, a5, half-letter) or by its sides, as in 6x9in, 148x210mm, 432x648pt.
 * False for anything else, and for what is too small to hold a board or larger than a PDF's page.
 */
bool paper_parse(struct paper *out, struct slice word);

/* Types of lines. The sizes are those of the letters, the leads the distances between lines. */
struct type {
    double size, lead;
};

/* All that a page's look depends on. Margins are mirrored: `inner` is at the binding. */
struct style {
    struct paper paper;
    double inner, outer, top, bottom;
    unsigned columns;     /* of the text: 1 or 2 */
    double width, height; /* of a column */
    double full;          /* the width of all columns and what is between them */
    struct type body, small, note, code;
    struct type part, chapter, section, topic; /* headings of levels 1 to 4 and deeper */
    double gap;                                /* between paragraphs */
    double indent;                             /* of lists and quotes */
    double gutter;                             /* between a figure and the text beside it */
    double square;                             /* the largest side of a board's square */
};

/* In so many columns, or in as many as suit the paper when that is 0. */
struct style style_for(struct paper paper, unsigned columns);

/* The same with lines over the whole width. */
struct style style_single(const struct style *style);

/* How far a column is from the left edge of the text. */
double style_column_x(const struct style *style, unsigned column);

#endif

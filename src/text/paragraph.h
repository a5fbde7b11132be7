/* Paragraphs: styled text in, lines of placed glyphs out.
 *
 * Lengths are in points. What a paragraph looks like is decided here: quotes and dashes, where
 * words are divided, which breaks are best for it as a whole. Where its lines stand on a page is
 * not: each line begins at x = 0 on its own baseline, y counts down. */
#ifndef TEXT_PARAGRAPH_H
#define TEXT_PARAGRAPH_H

#include "text/font.h"

struct text_style {
    enum font_role face;
    double size;      /* of the em */
    double rise;      /* above the baseline, for a superscript */
    bool is_verbatim; /* code and addresses: each space stands, nothing is made smart or divided */
};

/* A piece of text in one style. Blanks in a row count as one; a line end in the text ends the
 * line. A run with a picture stands for one letter of that size on the baseline; its text is what
 * it shows, in words or as a character. */
struct text_run {
    struct slice text;
    struct text_style style;
    double picture_width, picture_height; /* 0: no picture */
};

enum paragraph_align { ALIGN_JUSTIFIED, ALIGN_RAGGED };

struct paragraph_job {
    const struct text_run *runs;
    size_t run_count;
    const double *widths; /* of the lines; the last one holds for all that follow */
    size_t width_count;   /* at least 1 */
    enum paragraph_align align;
    struct slice language; /* whose hyphenation is used; empty: words are not divided */
    bool is_smart;         /* curly quotes, dashes and ellipses from plain ones */
    int looseness;         /* so many lines more, or fewer, than are best, if that can be */
};

/* Glyphs of one run in one font, for cairo_set_font_face, cairo_set_font_size and
 * cairo_show_text_glyphs; or a picture, which has no glyphs. */
struct line_piece {
    size_t run;              /* of the job: for its link, its colour, its picture */
    cairo_font_face_t *face; /* lives as long as the typesetter; NULL for a picture */
    double size;
    double x, width;             /* the space behind a word belongs to its run */
    const cairo_glyph_t *glyphs; /* placed on the line; rise is in them */
    size_t glyph_count;
    struct slice text; /* what is to be read and copied: a hyphen at a line's end is U+00AD, a space
                        * there has no width */
    const cairo_text_cluster_t *clusters;
    size_t cluster_count;
    cairo_text_cluster_flags_t flags;
};

struct text_line {
    const struct line_piece *pieces;
    size_t piece_count;
    double width;           /* as set */
    double natural;         /* before its spaces were stretched or shrunk */
    double ascent, descent; /* of the faces and pictures in it */
    bool is_hyphenated;
};

enum paragraph_fault {
    FAULT_TOO_WIDE, /* a word that fits no line: torn where a line ends, or sticking out */
    FAULT_NO_GLYPH  /* a character that no font has */
};

struct paragraph_finding {
    enum paragraph_fault fault;
    size_t run, at; /* the first byte, in the text of the run */
    size_t len;     /* bytes in the same run */
};

struct paragraph {
    const struct text_line *lines;
    size_t line_count;
    const struct paragraph_finding *findings; /* in the order of the text */
    size_t finding_count;
    double demerits; /* how ugly it is: to choose between widths or numbers of lines */
};

/* What paragraphs share: words that were shaped, patterns for dividing them. */
struct typesetter;

struct typesetter *typesetter_new(struct arena *arena, struct fonts *fonts);
void typesetter_free(struct typesetter *setter); /* before its fonts */

/* Whether words of this language can be divided. */
bool typesetter_divides(struct typesetter *setter, struct slice language);

/* Never fails; text that is empty or all blank has no lines. Widths below a point count as one. */
struct paragraph paragraph_set(struct arena *arena, struct typesetter *setter,
                               const struct paragraph_job *job);

/* The width of a text on one line of its own, and how far its face reaches: for what is not a
 * paragraph. */
double text_width(struct typesetter *setter, struct text_style style, struct slice text);
double text_ascent(struct typesetter *setter, struct text_style style);
double text_descent(struct typesetter *setter, struct text_style style);

/* Such a line with curly quotes, dashes and ellipses from plain ones. */
struct slice text_smart_line(struct arena *arena, struct slice line);

#endif

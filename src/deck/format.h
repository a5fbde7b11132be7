/* How large a card is, what print services and home printers want, and the words for it. Lengths
 * are in points. */
#ifndef DECK_FORMAT_H
#define DECK_FORMAT_H

#include "base/slice.h"

struct extent {
    double width, height;
};

/* Three boxes around one middle: what is printed, what is left when it is cut, and what the cut is
 * sure to leave alone. */
struct card_format {
    struct extent full, trim, safe;
};

/* The cut size called `word` (poker, bridge, euro, tarot, mini), or by its sides, as in 57x87mm.
 * `pixel` is the side of a pixel in points. */
bool format_parse_size(struct extent *trim, struct slice word, double pixel);

/* Whether cards can be of this size at all. */
bool format_is_card(struct extent trim);

/* The most that these margins may be on a card of that size. */
double format_most_bleed(void);
double format_most_safe(struct extent trim);

/* A cut size with so much bleed around it and so much safety inside. */
struct card_format format_around(struct extent trim, double bleed, double safe);

/* Where backs are printed: not at all, on the other side of paper that turns over an edge, or above
 * the fronts, to be folded behind them. */
enum backs { BACKS_NONE, BACKS_DUPLEX_LONG, BACKS_DUPLEX_SHORT, BACKS_GUTTERFOLD };

/* Where to cut. */
enum marks { MARKS_NONE, MARKS_EDGE, MARKS_FULL };

/* Their names in deck files and options, ended by NULL, and which of them a word is: it must be
 * one. */
extern const char *const backs_names[], *const marks_names[];
enum backs backs_find(struct slice name);
enum marks marks_find(struct slice name);

/* What a preset makes. */
enum preset_kind {
    PRESET_IMAGES, /* a picture for each side of each card, in a folder */
    PRESET_PAGES,  /* a PDF with a side a page: back, front, back, front */
    PRESET_SHEETS  /* a PDF of sheets to print and cut at home */
};

/* Where the cards of a preset lie on its sheets. */
struct preset_sheet {
    const char *paper;
    bool landscape;
    double left, top;    /* of the first card */
    double gap;          /* between columns */
    double fold, gutter; /* gutterfold: where the fold is, and the distance of the rows; else 0 */
};

struct preset {
    const char *name;
    enum preset_kind kind;
    struct card_format format;
    struct preset_sheet sheet;
};

/* NULL when there is none of that name. */
const struct preset *preset_find(struct slice name);

/* Ended by NULL. */
extern const char *const preset_names[];

#endif

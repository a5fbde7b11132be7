/* Where the lines of a paragraph end: the best breaks of all, not the first that fit.
 *
 * The model and the measure of beauty are those of Knuth and Plass, "Breaking Paragraphs into
 * Lines" (1981): a paragraph is a row of boxes, glue and penalties; a line is as bad as the cube of
 * what its glue must give; neighbours that are loose and tight, or both hyphenated, cost extra.
 * This file knows nothing of letters. */
#ifndef TEXT_BREAK_H
#define TEXT_BREAK_H

#include "base/arena.h"

#include <stdbool.h>

enum break_kind {
    BREAK_BOX,    /* ink: is never dropped */
    BREAK_GLUE,   /* a space: a line may end at it when a box comes before; dropped there */
    BREAK_PENALTY /* a place where a line may end, at a cost */
};

/* Costs of a penalty: from BREAK_NEVER on no line ends there, at BREAK_FORCED one must. */
#define BREAK_NEVER  10000.0
#define BREAK_FORCED (-10000.0)

struct break_item {
    enum break_kind kind;
    bool is_fill;    /* of glue: stretches as far as need be, as at the end of a paragraph */
    bool is_flagged; /* of a penalty: a hyphen, of which two lines in a row should not have one */
    double width;    /* of a penalty: what is added to the line when it ends there */
    double stretch, shrink;
    double cost;
};

struct break_rules {
    const double *widths; /* of the lines; the last one holds for all that follow */
    size_t width_count;   /* at least 1 */
    double tolerance;     /* the badness that no line may exceed */
    double line_stretch;  /* each line's own, as at the right edge of ragged text */
    double last_width;    /* a last line that is shorter looks lost */
    int looseness;        /* so many lines more (or fewer) than are best, if that can be */
    bool must;            /* give breaks in any case, with lines too wide where nothing else fits */
};

/* The items at which the lines end; the last one is that of the paragraph. */
struct breaks {
    const size_t *at;
    size_t count;
    double demerits;
};

/* False when no breaks keep to the rules. The last item must be a forced break. Time is in
 * proportion to the items, times those of one line. */
bool breaks_find(struct breaks *out, struct arena *arena, const struct break_item *items,
                 size_t count, const struct break_rules *rules);

/* How far the glue of a line is to be set from its natural width: 1 is its whole stretch, -1 its
 * whole shrink. Nothing to stretch gives a very large number. */
double break_ratio(double natural, double width, double stretch, double shrink);

#endif

/* Which page goes where on the sheets that are printed, folded and read as a book.
 *
 * Lengths are in points, y counts down from the sheet's upper left corner. Sheets lie on their long
 * side; the two sides of one are printed so that it turns over its short edge, left to right. */
#ifndef LAYOUT_IMPOSE_H
#define LAYOUT_IMPOSE_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

enum impose_kind {
    IMPOSE_BOOKLET, /* two pages a side, all sheets folded as one and stitched in the fold */
    IMPOSE_ZINE     /* eight pages on one side of one sheet, folded thrice and cut once */
};

enum { IMPOSE_ZINE_PAGES = 8 };

struct impose_job {
    enum impose_kind kind;
    size_t pages;
    double page_width, page_height;
    double sheet_width, sheet_height; /* either way round */
    double thickness; /* of a sheet: inner sheets of a booklet stick out by it, so their pages are
                       * moved as much towards the fold */
};

#define IMPOSE_BLANK SIZE_MAX

/* A page, or a blank, whose upper left corner on the sheet is (x, y), also when it is turned. */
struct impose_slot {
    size_t page; /* 0 is the first */
    double x, y, scale;
    bool upside_down;
};

/* Front and back take turns; a zine has a front only. */
struct impose_side {
    const struct impose_slot *slots;
    size_t count;
};

struct impose_line {
    double x1, y1, x2, y2;
    bool is_cut; /* else a fold */
};

struct imposition {
    double width, height; /* of a sheet as it lies */
    const struct impose_side *sides;
    size_t side_count;
    const struct impose_line *lines; /* on every front */
    size_t line_count;
};

/* False, with the reason in `why`, for sizes that are none and for more pages than a zine has. */
bool impose(struct imposition *out, const char **why, struct arena *arena,
            const struct impose_job *job);

#endif

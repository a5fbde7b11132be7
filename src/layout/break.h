/* Page breaks, chosen over a whole chapter.
 *
 * A chapter is a strip of items from top to bottom: lines, figures, whatever cannot be cut. A
 * column is a run of items, a page has one column or two; what one costs is how far its spaces are
 * from their natural size, how large a hole it leaves, how uneven it is with its neighbour, and the
 * penalty of the place where it ends. Of all ways to cut the strip the cheapest is found; paper
 * costs more than looks, and what must not be torn costs more than paper. */
#ifndef LAYOUT_BREAK_H
#define LAYOUT_BREAK_H

#include "base/arena.h"

#include <stdbool.h>

struct strip_item {
    double space;           /* above it, gone at the top of a column */
    double stretch, shrink; /* how much more or less that space may be */
    double height;          /* its own, above zero */
    double notes;           /* the height of the footnotes that it brings to its column */
    double head;            /* the height of what is repeated above it at the top of a column */
    double penalty;         /* of a column that ends before it; BREAK_NEVER where none may */
};

#define BREAK_NEVER 1e8 /* torn all the same when a column has no other place to end */

/* Footnotes of an item that an earlier one brings, too: in one column they stand once. */
struct strip_repeat {
    size_t item, earlier;
    double notes; /* their height */
};

struct strip {
    const struct strip_item *items;
    size_t count;
    const struct strip_repeat *repeats; /* in the order of their items */
    size_t repeat_count;
    unsigned columns; /* of a page: 1 or 2 */
    double page_height;
    double first_room;  /* in the columns of the first page; 0: a whole page */
    double notes_space; /* above the footnotes of a column */
    bool first_is_left; /* the first page faces the next one */
};

/* Items `begin` up to `end`; `set` times their stretch, or shrink when it is negative, is added to
 * each space but the first. */
struct strip_column {
    size_t begin, end;
    unsigned column; /* of its page; 0 begins a new one */
    double set;
    double depth; /* what the items take, without footnotes */
};

struct strip_columns {
    struct strip_column *items;
    size_t count;
    size_t pages;
    double cost;
};

/* An empty strip has no columns. An item that is higher than a column has one to itself. The two
 * columns of the last page are about as deep. */
struct strip_columns strip_break(struct arena *arena, const struct strip *strip);

#endif

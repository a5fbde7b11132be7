/* Page breaks, chosen over a whole chapter.
 *
 * A chapter is a strip of items from top to bottom: lines, figures, whatever cannot be cut. A page
 * is a run of items; what it costs is how far its spaces are from their natural size, how large a
 * hole it leaves, how uneven it is with the page that faces it, and the penalty of the place where
 * it ends. Of all ways to cut the strip the cheapest is found; paper costs more than looks, and
 * what must not be torn costs more than paper. */
#ifndef LAYOUT_BREAK_H
#define LAYOUT_BREAK_H

#include "base/arena.h"

#include <stdbool.h>

struct strip_item {
    double space;           /* above it, gone at the top of a page */
    double stretch, shrink; /* how much more or less that space may be */
    double height;          /* its own, above zero */
    double notes;           /* the height of the footnotes that it brings to its page */
    double head;            /* the height of what is repeated above it at the top of a page */
    double penalty;         /* of a page that ends before it; BREAK_NEVER where none may */
};

#define BREAK_NEVER 1e8 /* torn all the same when a page has no other place to end */

struct strip {
    const struct strip_item *items;
    size_t count;
    double page_height;
    double first_room;  /* on the first page; 0: a whole page */
    double notes_space; /* above the footnotes of a page */
    bool first_is_left; /* the first page faces the next one */
};

/* Items `begin` up to `end`; `set` times their stretch, or shrink when it is negative, is added to
 * each space but the first. */
struct strip_page {
    size_t begin, end;
    double set;
    double depth; /* what the items take, without footnotes */
};

struct strip_pages {
    struct strip_page *items;
    size_t count;
    double cost;
};

/* An empty strip has no pages. An item that is higher than a page has one to itself. */
struct strip_pages strip_break(struct arena *arena, const struct strip *strip);

#endif

/* Inlines of the document as runs, private to the stage. */
#ifndef LAYOUT_INLINES_H
#define LAYOUT_INLINES_H

#include "doc/anchors.h"
#include "layout/chunk.h"

struct inliner {
    struct arena *arena;
    struct sink *sink;
    const struct chunk_options *options;
    struct book_text *book;
    struct chapter *chapter; /* that notes are added to */
    struct anchors anchors;
    bool in_note; /* what is added are the words of a footnote */
};

/* Add the inlines below `node` to `runs`. */
void inlines_add(struct inliner *in, struct runs *runs, const struct node *node,
                 enum run_face face);

#endif

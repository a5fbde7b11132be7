/* Checks: what can be said of a book's diagrams and text. */
#ifndef CHECK_CHECK_H
#define CHECK_CHECK_H

#include "diagram/diagram.h"
#include "doc/contents.h"

/* A book as the earlier stages left it. */
struct book {
    const struct doc *doc;
    struct diagrams diagrams;
    struct contents contents;
};

void check_book(struct arena *arena, struct sink *sink, const struct book *book);

#endif

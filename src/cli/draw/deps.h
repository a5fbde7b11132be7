/* A rule for make: what a build made of a book, and what it read for that. */
#ifndef CLI_DRAW_DEPS_H
#define CLI_DRAW_DEPS_H

#include "cli/draw/products.h"

/* Inputs are named as targets, too, so that make goes on when one of them is gone. */
void deps_add(struct text *out, const struct products *products, const struct library *library,
              const struct book *book);

#endif

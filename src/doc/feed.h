/* What cmark gets to see: the source with its front matter and diagrams blanked out, line for line.
 *
 * The first line of a diagram becomes an empty HTML comment, by whose line number the diagram is
 * found again in the tree. */
#ifndef DOC_FEED_H
#define DOC_FEED_H

#include "doc/lift.h"
#include "doc/locate.h"

/* cmark claims NODE_TEXT and its like otherwise. */
#define CMARK_NO_SHORT_NAMES
#include <cmark.h>

/* Feed `source` to `parser`, `front_lines` at its start and `lifts` left out. */
void feed_source(cmark_parser *parser, struct sink *sink, const struct source *source,
                 uint32_t front_lines, const struct lifts *lifts);

/* The colon behind `[^label]`, at which cmark would take a footnote for the definition of a link,
 * is fed as U+FFFD. This is the piece of such a one. */
bool feed_hid_colon(const struct source *source, const struct piece *piece);

#endif

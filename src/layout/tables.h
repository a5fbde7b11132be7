/* Pipe tables, which CommonMark does not know: a paragraph whose second line is of dashes and bars.
 * Private to the stage. */
#ifndef LAYOUT_TABLES_H
#define LAYOUT_TABLES_H

#include "layout/chunk.h"

/* Where the head of a table begins among the runs of a paragraph, words before it may be; their
 * count when there is none. */
size_t tables_find(const struct runs *runs);

/* The table of runs that begin with its head; its rows and cells are tagged below `tag`. */
const struct chunk_table *tables_read(struct arena *arena, const struct runs *runs,
                                      const struct tag *tag);

#endif

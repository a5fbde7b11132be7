/* Pipe tables, which CommonMark does not know: a paragraph whose second line is of dashes and bars.
 * Private to the stage. */
#ifndef LAYOUT_TABLES_H
#define LAYOUT_TABLES_H

#include "layout/chunk.h"

/* Whether the runs of a paragraph are those of a table. */
bool tables_recognise(const struct runs *runs);

/* The table of such runs; its rows and cells are tagged below `tag`. */
const struct chunk_table *tables_read(struct arena *arena, const struct runs *runs,
                                      const struct tag *tag);

#endif

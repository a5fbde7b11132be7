/* Lines of placed glyphs from items and the breaks between them. Private to `text`. */
#ifndef TEXT_LINES_H
#define TEXT_LINES_H

#include "text/items.h"

/* `scratch` is dropped after the paragraph, what `out` holds is in `arena`. */
void lines_set(struct paragraph *out, struct arena *arena, struct arena *scratch,
               const struct items_job *job, const struct items *items, const struct breaks *breaks);

#endif

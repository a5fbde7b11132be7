/* Pictures of diagrams. */
#ifndef ART_ART_H
#define ART_ART_H

#include "art/drawing.h"
#include "art/theme.h"
#include "diagram/diagram.h"

/* The picture of a diagram that has no errors, or of what could be read of one that has. Title and
 * description are filled in. */
struct drawing *art_draw(struct arena *arena, const struct theme *theme, const struct doc *doc,
                         const struct diagram *d);

/* Box the faults in red: the squares and marks they point at, else the whole picture. `findings`
 * lie in the diagram. */
void art_box_faults(struct drawing *drawing, const struct theme *theme, const struct diagram *d,
                    const struct finding *findings, size_t count);

/* The diagram in words that a blind reader can follow: the pieces, then moves, marks and cards. */
const char *art_describe(struct arena *arena, const struct diagram *d);

#endif

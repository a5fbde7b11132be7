/* One SVG drawing of a stranger: vetted, then cleaned for use inside other SVGs.
 *
 * Refused are drawings that are broken, that hold scripts or reach for another file or the network,
 * that look different from machine to machine, and those that are small to read but huge to draw.
 * What is kept is a list of what is known to be harmless, not the rest after a list of harms.
 *
 * This is about the text of the drawing only; files and painting are for art/pieces. */
#ifndef ART_CLEAN_H
#define ART_CLEAN_H

#include "base/arena.h"
#include "base/slice.h"

struct cleaned {
    struct slice content;                 /* elements, without the <svg> around them */
    struct slice view_box, width, height; /* as the <svg> has them; empty where it does not */
};

/* Vet and clean `svg`. Ids that something refers to get `prefix`, the others go. On failure the
 * reason in `why` names the line where there is one. */
bool clean_svg(struct cleaned *out, const char **why, struct arena *arena, struct slice svg,
               const char *prefix);

#endif

/* Images of pixels, PNG and JPEG, as surfaces; private to `art`. */
#ifndef ART_RASTER_H
#define ART_RASTER_H

#include "base/arena.h"
#include "base/slice.h"

#include <cairo.h>

bool raster_is_one(struct slice bytes);

/* NULL, with the reason in `why`, for what is broken or too large. A JPEG keeps its bytes, which a
 * PDF takes as they are; its pixels are not unpacked, so it can be shown in nothing else. `bytes`
 * must live as long as the surface, which is to be released with cairo_surface_destroy. */
cairo_surface_t *raster_load(const char **why, struct arena *arena, struct slice bytes);

#endif

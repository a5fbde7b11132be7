/* PNG files from a painting function, private to `paint`. */
#ifndef PAINT_PNG_FILE_H
#define PAINT_PNG_FILE_H

#include "base/arena.h"
#include "base/slice.h"

#include <cairo.h>

/* What is to be seen, and its size in points. */
struct png_job {
    void (*paint)(cairo_t *cr, const void *what); /* one unit is a point */
    const void *what;
    double width, height, dpi;
};

/* On white paper. On failure the reason is in `why`: no resolution, too many pixels. */
bool png_file(struct slice *out, const char **why, struct arena *arena, const struct png_job *job);

#endif

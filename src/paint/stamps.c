#include "paint/stamps.h"

#include <math.h>

/* Thousandths of no 255th. */
static const double RED = 0.123457, BLUE = 0.654321, STEPS = 4096;

static size_t index_of(struct stamps *stamps, const struct picture *picture)
{
    for (size_t i = 0; i < stamps->pictures.count; i++)
        if (stamps->pictures.items[i] == picture)
            return i;
    *vec_push(stamps->arena, &stamps->pictures) = picture;
    return stamps->pictures.count - 1;
}

void stamps_put(struct stamps *stamps, const struct picture *picture, bool upside_down, cairo_t *cr)
{
    double code = 2 * (double)index_of(stamps, picture) + upside_down;
    cairo_set_source_rgb(cr, RED, (code + 0.5) / STEPS, BLUE);
    cairo_rectangle(cr, 0, 0, 1, 1);
    cairo_fill(cr);
}

bool stamp_of_colour(size_t *picture, bool *upside_down, const double rgb[3])
{
    static const double NEAR = 2e-6;
    if (fabs(rgb[0] - RED) > NEAR || fabs(rgb[2] - BLUE) > NEAR || !(rgb[1] > 0 && rgb[1] < 1))
        return false;
    size_t code = (size_t)(rgb[1] * STEPS);
    *picture = code / 2;
    *upside_down = code % 2;
    return true;
}

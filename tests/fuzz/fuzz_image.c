/* Any bytes as an image of pixels. */
#include "art/raster.h"
#include "fuzz.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct slice bytes = {(const char *)data, size};
    const char *why = NULL;
    if (raster_is_one(bytes)) {
        cairo_surface_t *surface = raster_load(&why, &arena, bytes);
        if (!surface && !why)
            abort();
        cairo_surface_destroy(surface);
    }
    arena_free(&arena);
    return 0;
}

/* PNG by cairo, with the resolution added so that it prints at its true size. */
#include "base/text.h"
#include "paint/cairo_ops.h"
#include "paint/paint.h"
#include "paint/png_file.h"

#include <math.h>
#include <stdint.h>

/* Past this a picture is a mistake in the options, and would take gigabytes. */
static const double MOST_PIXELS_A_SIDE = 20000, MOST_PIXELS = 200e6;

static bool fits(const char **why, struct arena *arena, double width, double height)
{
    if (!(width <= MOST_PIXELS_A_SIDE && height <= MOST_PIXELS_A_SIDE)) {
        *why = format_string(arena, "%.0f x %.0f pixels: a side has at most %.0f", width, height,
                             MOST_PIXELS_A_SIDE);
        return false;
    }
    if (width * height > MOST_PIXELS) {
        *why = format_string(arena, "%.0f x %.0f pixels: a picture has at most %.0f million", width,
                             height, MOST_PIXELS / 1e6);
        return false;
    }
    return true;
}

/* ---- The resolution ---- */

static void add_u32(struct text *out, uint32_t value)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        text_add_char(out, (char)(unsigned char)(value >> shift & 255));
}

/* The check sum of a chunk (PNG specification, annex D). */
static uint32_t crc32_of(struct slice s)
{
    uint32_t crc = 0xFFFFFFFFu;
    for (size_t i = 0; i < s.len; i++) {
        crc ^= (unsigned char)s.ptr[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc & 1 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
    }
    return ~crc;
}

/* Pixels a metre, both ways: the chunk that goes behind the header. */
static void add_resolution(struct text *out, double dpi)
{
    enum { CHUNK = 4 + 9 };
    uint32_t density = (uint32_t)fmin(round(dpi / 0.0254), INT32_MAX);
    add_u32(out, CHUNK - 4);
    size_t begin = out->len;
    text_add(out, "pHYs");
    add_u32(out, density);
    add_u32(out, density);
    text_add_char(out, 1);
    add_u32(out, crc32_of((struct slice){out->ptr + begin, CHUNK}));
}

/* ---- The file ---- */

static cairo_status_t render(struct text *png, const struct png_job *job, int width, int height)
{
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *cr = cairo_create(surface);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    /* Exactly to the edges, lest the last row and column are half paper. */
    cairo_scale(cr, width / job->width, height / job->height);
    job->paint(cr, job->what);
    cairo_status_t status = cairo_status(cr);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_write_to_png_stream(surface, ops_write, png);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    return status;
}

bool png_file(struct slice *out, const char **why, struct arena *arena, const struct png_job *job)
{
    if (!(job->dpi > 0)) {
        *why = "a resolution is more than 0 pixels an inch";
        return false;
    }
    double width = fmax(1, round(job->width * job->dpi / 72));
    double height = fmax(1, round(job->height * job->dpi / 72));
    if (!fits(why, arena, width, height))
        return false;
    struct text png = text_new(arena), whole = text_new(arena);
    if (!ops_succeeded(why, arena, render(&png, job, (int)width, (int)height)))
        return false;
    enum { HEADER = 8 + 25 }; /* signature and IHDR */
    text_add_slice(&whole, (struct slice){png.ptr, HEADER});
    add_resolution(&whole, job->dpi);
    text_add_slice(&whole, (struct slice){png.ptr + HEADER, png.len - HEADER});
    *out = text_slice(&whole);
    return true;
}

/* ---- Drawings ---- */

struct drawn {
    const struct painter *painter;
    const struct drawing *drawing;
};

static void paint_drawing(cairo_t *cr, const void *what)
{
    const struct drawn *drawn = what;
    cairo_scale(cr, drawn->painter->square, drawn->painter->square);
    ops_paint(drawn->painter, drawn->drawing, cr);
}

bool paint_png(struct slice *out, const char **why, const struct painter *painter,
               const struct drawing *drawing, double dpi)
{
    const struct drawn drawn = {painter, drawing};
    const struct png_job job = {.paint = paint_drawing,
                                .what = &drawn,
                                .width = drawing->width * painter->square,
                                .height = drawing->height * painter->square,
                                .dpi = dpi};
    return ops_have_area(why, drawing) && png_file(out, why, painter->arena, &job);
}

/* Reads one file, has art/clean vet it, records and paints it. */
#include "art/picture.h"

#include "art/clean.h"
#include "art/raster.h"
#include "base/file.h"
#include "base/text.h"

#include <errno.h>
#include <glib.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>
#include <sys/stat.h>

/* No drawing of a piece comes near the first; what does is a photograph or a trap. */
enum { LARGEST_KB = 256, LARGEST_IMAGE_KB = 8192 };

/* The longer side of a recording. Cairo keeps coordinates in 256ths, and librsvg draws masks and
 * filters in pixels of this size: fine enough for print. */
enum { RECORDED_SIDE = 480 };

struct picture {
    struct picture_markup markup;
    double width, height; /* of the recording */
    int pixels;           /* that an image is wide */
    cairo_surface_t *recording;
};

/* ---- The box of a drawing ---- */

/* Beyond these, nothing could be scaled to print. */
static const double SMALLEST = 1e-3, LARGEST = 1e6;

/* One number off the front; false when there is none or it is out of all reason. */
static bool take_number(double *value, const char **at)
{
    char *end;
    *value = g_ascii_strtod(*at, &end); /* the same in every locale */
    bool ok = end != *at && fabs(*value) <= LARGEST;
    *at = end;
    return ok;
}

static bool read_view_box(double box[4], struct slice s)
{
    const char *at = s.ptr;
    for (size_t i = 0; i < 4; i++) {
        while (i && (is_blank(*at) || *at == ','))
            at++;
        if (!take_number(&box[i], &at))
            return false;
    }
    return at == s.ptr + s.len && box[2] >= SMALLEST && box[3] >= SMALLEST;
}

/* A length in CSS pixels. Parts of a page that is not there yet (50%) have none. */
static bool read_length(double *pixels, struct slice s)
{
    static const struct {
        const char *name;
        double pixels;
    } UNITS[] = {{"", 1},           {"px", 1},         {"pt", 96 / 72.0}, {"pc", 16},
                 {"mm", 96 / 25.4}, {"cm", 96 / 2.54}, {"in", 96}};
    const char *at = s.ptr;
    if (!s.len || !take_number(pixels, &at) || *pixels < SMALLEST)
        return false;
    struct slice unit = {at, s.len - (size_t)(at - s.ptr)};
    for (size_t i = 0; i < sizeof UNITS / sizeof *UNITS; i++)
        if (slice_eq(unit, UNITS[i].name)) {
            *pixels *= UNITS[i].pixels;
            return true;
        }
    return false;
}

/* The view box of a drawing, or what stands for it: 0 0 width height. */
static bool read_box(double box[4], const char **why, const struct cleaned *svg)
{
    if (svg->view_box.len) {
        *why = "its viewBox is not four numbers, the last two above 0";
        return read_view_box(box, svg->view_box);
    }
    *why = "it has no viewBox, nor width and height";
    box[0] = box[1] = 0;
    return read_length(&box[2], svg->width) && read_length(&box[3], svg->height);
}

static struct slice format_box(struct arena *arena, const double box[4])
{
    struct text text = text_new(arena);
    for (size_t i = 0; i < 4; i++) {
        char digits[G_ASCII_DTOSTR_BUF_SIZE];
        g_ascii_formatd(digits, sizeof digits, "%.7g", box[i]);
        text_format(&text, i ? " %s" : "%s", digits);
    }
    return text_slice(&text);
}

/* ---- Loading ---- */

/* Looked at before it is opened: a pipe would keep us waiting, a huge file fill the memory. */
static bool read_drawing(struct slice *svg, const char **why, struct arena *arena, const char *path,
                         int most_kb)
{
    struct stat st;
    if (stat(path, &st) < 0)
        *why = strerror(errno);
    else if (!S_ISREG(st.st_mode))
        *why = "not a file";
    else if (st.st_size > most_kb * 1024)
        *why = format_string(arena, "larger than %d kB", most_kb);
    else
        return file_read(svg, why, arena, path);
    return false;
}

static bool draws_nothing(cairo_surface_t *recording)
{
    double x, y, width, height;
    cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height);
    return width <= 0 || height <= 0;
}

/* Without a base URI librsvg loads nothing but `svg` itself. */
static bool record(struct picture *picture, const char **why, struct arena *arena, struct slice svg)
{
    GError *error = NULL;
    RsvgHandle *handle = rsvg_handle_new_from_data((const guint8 *)svg.ptr, svg.len, &error);
    bool ok = false;
    if (handle) {
        cairo_rectangle_t extents = {0, 0, picture->width, picture->height};
        RsvgRectangle viewport = {0, 0, picture->width, picture->height};
        picture->recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
        cairo_t *cr = cairo_create(picture->recording);
        rsvg_handle_set_dpi(handle, 96); /* what CSS means by an inch */
        ok = rsvg_handle_render_document(handle, cr, &viewport, &error) &&
             cairo_surface_status(picture->recording) == CAIRO_STATUS_SUCCESS;
        cairo_destroy(cr);
        g_object_unref(handle);
    }
    if (!ok)
        *why = format_string(arena, "librsvg: %s", error ? error->message : "cannot draw it");
    g_clear_error(&error);
    if (ok && draws_nothing(picture->recording)) {
        *why = "it draws nothing";
        ok = false;
    }
    return ok;
}

/* The recording's longer side is always the same. Returns its scale. */
static double set_size(struct picture *picture, double width, double height)
{
    double scale = RECORDED_SIDE / (width > height ? width : height);
    picture->width = width * scale;
    picture->height = height * scale;
    return scale;
}

static bool load_drawing(struct picture *picture, const char **why, struct arena *arena,
                         struct slice svg, const char *name)
{
    struct cleaned clean;
    const char *prefix = format_string(arena, PICTURE_ID_MARK "%s-", name);
    double box[4];
    if (!clean_svg(&clean, why, arena, svg, prefix) || !read_box(box, why, &clean))
        return false;
    picture->markup = (struct picture_markup){clean.content, format_box(arena, box)};
    set_size(picture, box[2], box[3]);
    return record(picture, why, arena, svg);
}

static bool load_raster(struct picture *picture, const char **why, struct arena *arena,
                        struct slice bytes)
{
    cairo_surface_t *pixels = raster_load(why, arena, bytes);
    if (!pixels)
        return false;
    picture->pixels = cairo_image_surface_get_width(pixels);
    double scale = set_size(picture, picture->pixels, cairo_image_surface_get_height(pixels));
    cairo_rectangle_t extents = {0, 0, picture->width, picture->height};
    picture->recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
    cairo_t *cr = cairo_create(picture->recording);
    cairo_scale(cr, scale, scale);
    cairo_set_source_surface(cr, pixels, 0, 0);
    cairo_paint(cr);
    bool ok = cairo_status(cr) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(cr);
    cairo_surface_destroy(pixels);
    *why = "cannot be drawn";
    return ok;
}

static bool load(struct picture *picture, const char **why, struct arena *arena, const char *path,
                 const char *name)
{
    struct slice svg;
    return read_drawing(&svg, why, arena, path, LARGEST_KB) &&
           load_drawing(picture, why, arena, svg, name);
}

static bool load_image(struct picture *picture, const char **why, struct arena *arena,
                       const char *path)
{
    struct slice bytes;
    if (!read_drawing(&bytes, why, arena, path, LARGEST_IMAGE_KB))
        return false;
    if (raster_is_one(bytes))
        return load_raster(picture, why, arena, bytes);
    *why = "neither SVG, PNG nor JPEG";
    return slice_starts(slice_trim(bytes), "<") &&
           load_drawing(picture, why, arena, bytes, "image");
}

/* The picture, or what is told of the file instead. */
static struct picture *loaded(const char **why, struct arena *arena, struct picture *picture,
                              bool ok, const char *path, const char *reason)
{
    if (ok)
        return picture;
    *why = format_string(arena, "%s: %s", path, reason);
    picture_free(picture);
    return NULL;
}

struct picture *picture_load(const char **why, struct arena *arena, const char *path,
                             const char *name)
{
    struct picture *picture = arena_alloc(arena, sizeof *picture);
    const char *reason = "";
    bool ok = load(picture, &reason, arena, path, name);
    return loaded(why, arena, picture, ok, path, reason);
}

struct picture *picture_load_image(const char **why, struct arena *arena, const char *path)
{
    struct picture *picture = arena_alloc(arena, sizeof *picture);
    const char *reason = "";
    bool ok = load_image(picture, &reason, arena, path);
    return loaded(why, arena, picture, ok, path, reason);
}

void picture_free(struct picture *picture)
{
    if (!picture)
        return;
    cairo_surface_destroy(picture->recording);
    picture->recording = NULL;
}

/* ---- Using ---- */

struct picture_markup picture_markup(const struct picture *picture)
{
    return picture->markup;
}

double picture_shape(const struct picture *picture)
{
    return picture->width / picture->height;
}

int picture_pixels(const struct picture *picture)
{
    return picture->pixels;
}

void picture_paint(const struct picture *picture, cairo_t *cr)
{
    cairo_save(cr);
    cairo_scale(cr, 1.0 / RECORDED_SIDE, 1.0 / RECORDED_SIDE);
    cairo_set_source_surface(cr, picture->recording, (RECORDED_SIDE - picture->width) / 2,
                             (RECORDED_SIDE - picture->height) / 2);
    cairo_paint(cr);
    cairo_restore(cr);
}

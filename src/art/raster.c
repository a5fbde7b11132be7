#include "art/raster.h"

#include "base/text.h"

#include <stdint.h>

/* In pixels: enough for a full page in print. */
static const uint32_t MOST_PIXELS = 16000000;

static const char PNG[] = "\x89PNG\r\n\x1a\n", JPEG[] = "\xFF\xD8\xFF";

struct raster_size {
    uint32_t width, height;
};

static bool begins_with(struct slice bytes, const char *mark, size_t len)
{
    return bytes.len >= len && memcmp(bytes.ptr, mark, len) == 0;
}

static bool is_png(struct slice bytes)
{
    return begins_with(bytes, PNG, sizeof PNG - 1);
}

bool raster_is_one(struct slice bytes)
{
    return is_png(bytes) || begins_with(bytes, JPEG, sizeof JPEG - 1);
}

/* The number in `len` bytes, highest first; 0 beyond the end. */
static uint32_t number_at(struct slice bytes, size_t at, size_t len)
{
    uint32_t number = 0;
    if (at > bytes.len || bytes.len - at < len)
        return 0;
    for (size_t i = 0; i < len; i++)
        number = number << 8 | (unsigned char)bytes.ptr[at + i];
    return number;
}

/* Before anything is unpacked: a few bytes may claim to be terabytes. */
static bool is_sane(const char **why, struct arena *arena, struct raster_size size)
{
    if (!size.width || !size.height)
        *why = "it has no size";
    else if (size.width > MOST_PIXELS / size.height)
        *why = format_string(arena, "more than %u million pixels", MOST_PIXELS / 1000000);
    else
        return true;
    return false;
}

/* ---- PNG ---- */

static cairo_status_t read_some(void *closure, unsigned char *data, unsigned len)
{
    struct slice *rest = closure;
    if (len > rest->len)
        return CAIRO_STATUS_READ_ERROR;
    memcpy(data, rest->ptr, len);
    rest->ptr += len;
    rest->len -= len;
    return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *load_png(const char **why, struct arena *arena, struct slice bytes)
{
    enum { WIDTH_AT = 16, HEIGHT_AT = 20 };
    struct raster_size size = {number_at(bytes, WIDTH_AT, 4), number_at(bytes, HEIGHT_AT, 4)};
    return is_sane(why, arena, size) ? cairo_image_surface_create_from_png_stream(read_some, &bytes)
                                     : NULL;
}

/* ---- JPEG ---- */

/* The segment that tells the size; 0 when there is none. */
static size_t find_frame(struct slice bytes)
{
    size_t at = 2;
    while (at + 4 <= bytes.len && (unsigned char)bytes.ptr[at] == 0xFF) {
        uint32_t mark = number_at(bytes, at + 1, 1);
        bool is_frame =
            mark >= 0xC0 && mark <= 0xCF && mark != 0xC4 && mark != 0xC8 && mark != 0xCC;
        if (is_frame)
            return at;
        if (mark == 0xFF) /* padding */
            at++;
        else
            at += 2 + number_at(bytes, at + 2, 2);
    }
    return 0;
}

/* Whether the mark of its end comes behind the frame. */
static bool is_whole(struct slice bytes, size_t at)
{
    while (at + 1 < bytes.len) {
        at += slice_find((struct slice){bytes.ptr + at, bytes.len - at}, '\xFF') + 1;
        if (number_at(bytes, at, 1) == 0xD9)
            return true;
    }
    return false;
}

static cairo_surface_t *load_jpeg(const char **why, struct arena *arena, struct slice bytes)
{
    size_t at = find_frame(bytes);
    struct raster_size size = {at ? number_at(bytes, at + 7, 2) : 0,
                               at ? number_at(bytes, at + 5, 2) : 0};
    uint32_t bits = number_at(bytes, at + 4, 1), colours = number_at(bytes, at + 9, 1);
    if (!is_sane(why, arena, size) || !is_whole(bytes, at))
        return NULL;
    if (bits != 8 || (colours != 1 && colours != 3)) {
        *why = "a JPEG is to have 8 bits a colour, and grey or red, green and blue";
        return NULL;
    }
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)size.width, (int)size.height);
    cairo_surface_set_mime_data(surface, CAIRO_MIME_TYPE_JPEG, (const unsigned char *)bytes.ptr,
                                bytes.len, NULL, NULL);
    return surface;
}

cairo_surface_t *raster_load(const char **why, struct arena *arena, struct slice bytes)
{
    *why = "broken";
    cairo_surface_t *surface =
        is_png(bytes) ? load_png(why, arena, bytes) : load_jpeg(why, arena, bytes);
    if (surface && cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
        return surface;
    cairo_surface_destroy(surface);
    return NULL;
}

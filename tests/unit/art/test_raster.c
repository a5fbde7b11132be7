/* PNG and JPEG as they come from strangers. */
#include "art/raster.h"

#include "../test.h"

#include "base/text.h"

static cairo_status_t add_bytes(void *closure, const unsigned char *data, unsigned len)
{
    text_add_slice(closure, (struct slice){(const char *)data, len});
    return CAIRO_STATUS_SUCCESS;
}

static struct slice png_of(struct arena *arena, int width, int height)
{
    struct text bytes = text_new(arena);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_surface_write_to_png_stream(surface, add_bytes, &bytes);
    cairo_surface_destroy(surface);
    return text_slice(&bytes);
}

#define JPEG(bits, height, width, colours)                                                         \
    "\xFF\xD8\xFF\xE0\x00\x04zz\xFF\xFF\xC2\x00\x0B" bits height width colours                     \
    "\x01\x11\x00\xFF\xDA and so on \xFF\xD9"
#define SLICE(literal) ((struct slice){literal, sizeof literal - 1})

static void expect(struct arena *arena, struct slice bytes, int width, int height,
                   const char *wanted)
{
    const char *why = "";
    cairo_surface_t *surface = raster_load(&why, arena, bytes);
    assert_true(raster_is_one(bytes));
    if (wanted) {
        assert_null(surface);
        assert_string_equal(why, wanted);
        return;
    }
    assert_non_null(surface);
    assert_int_equal(cairo_image_surface_get_width(surface), width);
    assert_int_equal(cairo_image_surface_get_height(surface), height);
    cairo_surface_destroy(surface);
}

static void test_png(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct slice png = png_of(&arena, 7, 5);
    expect(&arena, png, 7, 5, NULL);
    for (size_t len = 8; len < png.len - 12; len++) /* without its last chunk it may be whole */
        expect(&arena, (struct slice){png.ptr, len}, 0, 0, len < 24 ? "it has no size" : "broken");
    char *huge = arena_copy(&arena, png.ptr, png.len);
    memset(huge + 16, 0x7F, 8);
    expect(&arena, (struct slice){huge, png.len}, 0, 0, "more than 16 million pixels");
    arena_free(&arena);
}

static void test_jpeg(void **state)
{
    (void)state;
    struct arena arena = {0};
    static const char colours[] = "a JPEG is to have 8 bits a colour, and grey or red, green and "
                                  "blue";
    static const char good[] = JPEG("\x08", "\x00\x05", "\x00\x07", "\x03");
    expect(&arena, SLICE(good), 7, 5, NULL);
    expect(&arena, SLICE(JPEG("\x08", "\x00\x05", "\x00\x07", "\x01")), 7, 5, NULL);
    expect(&arena, SLICE(JPEG("\x08", "\x00\x05", "\x00\x07", "\x04")), 0, 0, colours);
    expect(&arena, SLICE(JPEG("\x0C", "\x00\x05", "\x00\x07", "\x03")), 0, 0, colours);
    expect(&arena, SLICE(JPEG("\x08", "\x00\x00", "\x00\x07", "\x03")), 0, 0, "it has no size");
    expect(&arena, SLICE(JPEG("\x08", "\xFF\xFF", "\xFF\xFF", "\x03")), 0, 0,
           "more than 16 million pixels");
    expect(&arena, SLICE("\xFF\xD8\xFF\xC4\x00\x00\xFF"), 0, 0, "it has no size");
    for (size_t len = 3; len < sizeof good - 1; len++)
        expect(&arena, (struct slice){good, len}, 0, 0, len < 18 ? "it has no size" : "broken");
    arena_free(&arena);
}

static void test_neither(void **state)
{
    (void)state;
    static const char *const texts[] = {"", "\xFF\xD8", "\x89PNG", "<svg/>", "GIF89a"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_false(raster_is_one(slice_of(texts[i])));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_png),
        cmocka_unit_test(test_jpeg),
        cmocka_unit_test(test_neither),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

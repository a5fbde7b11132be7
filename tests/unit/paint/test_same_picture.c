/* The SVG and the PDF of a diagram show the same picture: both are made into pixels, by librsvg and
 * by poppler, and compared. */
#include "art/art.h"
#include "base/file.h"
#include "base/text.h"
#include "paint/paint.h"

#include "../test.h"

#include <librsvg/rsvg.h>
#include <stdlib.h>
#include <unistd.h>

/* The tolerance is of 255, in the mean of a spot of BLUR pixels, a millimetre: poppler moves lines
 * to whole pixels, librsvg does not. */
enum { DPI = 300, BLUR = 12, TOLERANCE = 12 };

struct pixels {
    int width, height;
    unsigned char *rgb;
};

static struct drawing *draw(struct arena *arena, const char *path, const char *theme)
{
    struct sources sources = {.arena = arena};
    struct sink sink = {.arena = arena};
    struct slice text;
    const char *why;
    assert_true(file_read(&text, &why, arena, path));
    const struct doc *doc = doc_parse(arena, &sink, source_add(&sources, path, text));
    struct diagrams diagrams = diagrams_parse(arena, &sink, doc);
    assert_int_equal(diagrams.count, 1);
    return art_draw(arena, theme_find(slice_of(theme)), doc, &diagrams.items[0]);
}

static struct pixels pixels_of(struct arena *arena, cairo_surface_t *surface)
{
    struct pixels out = {.width = cairo_image_surface_get_width(surface),
                         .height = cairo_image_surface_get_height(surface)};
    out.rgb = arena_alloc(arena, (size_t)(3 * out.width * out.height));
    cairo_surface_flush(surface);
    const unsigned char *data = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < out.height; y++)
        for (int x = 0; x < out.width; x++)
            for (int c = 0; c < 3; c++)
                out.rgb[3 * (y * out.width + x) + c] = data[y * stride + 4 * x + 2 - c];
    cairo_surface_destroy(surface);
    return out;
}

static struct pixels pixels_of_svg(struct arena *arena, struct slice svg, int width, int height)
{
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *cr = cairo_create(surface);
    RsvgHandle *handle = rsvg_handle_new_from_data((const guint8 *)svg.ptr, svg.len, NULL);
    RsvgRectangle all = {0, 0, width, height};
    assert_non_null(handle);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    assert_true(rsvg_handle_render_document(handle, cr, &all, NULL));
    g_object_unref(handle);
    cairo_destroy(cr);
    return pixels_of(arena, surface);
}

static struct pixels pixels_of_pdf(struct arena *arena, struct slice pdf)
{
    char folder[] = "/tmp/rookpress-test-XXXXXX";
    const char *why;
    assert_non_null(mkdtemp(folder));
    const char *path = format_string(arena, "%s/x.pdf", folder);
    assert_true(file_write(&why, arena, path, pdf));
    assert_int_equal(system(format_string(arena, "pdftocairo -png -r %d -singlefile %s %s/x", DPI,
                                          path, folder)),
                     0);
    cairo_surface_t *surface =
        cairo_image_surface_create_from_png(format_string(arena, "%s/x.png", folder));
    assert_int_equal(cairo_surface_status(surface), CAIRO_STATUS_SUCCESS);
    assert_int_equal(system(format_string(arena, "rm -r %s", folder)), 0);
    return pixels_of(arena, surface);
}

/* The largest difference of two pictures after both were blurred a little: two renderers put the
 * edge of a shape into different pixels, but the same shape into the same place. */
static double worst_difference(const struct pixels *a, const struct pixels *b)
{
    double worst = 0;
    for (int y = 0; y + BLUR <= a->height; y += BLUR / 2)
        for (int x = 0; x + BLUR <= a->width; x += BLUR / 2)
            for (int c = 0; c < 3; c++) {
                int sum = 0;
                for (int i = 0; i < BLUR * BLUR; i++) {
                    int at = 3 * ((y + i / BLUR) * a->width + x + i % BLUR) + c;
                    sum += a->rgb[at] - b->rgb[at];
                }
                double mean = abs(sum) / (double)(BLUR * BLUR);
                worst = mean > worst ? mean : worst;
            }
    return worst;
}

static void svg_and_pdf_are_alike(void **state)
{
    static const struct {
        const char *name, *theme;
    } cases[] = {
        {"start", "colour"},      {"arrow-knight", "colour"}, {"arrow-step", "colour"},
        {"card", "colour"},       {"card-fan", "grey"},       {"text", "colour"},
        {"ring", "colour"},       {"rect", "colour"},         {"checkers", "grey"},
        {"margins", "colour"},    {"corner-text", "colour"},  {"cards", "colour"},
        {"masquerade", "colour"}, {"cloak", "grey"},          {"arrow-crowd", "ink"},
        {"card", "ink"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        const char *why;
        struct slice svg, pdf;
        struct painter painter = {.arena = &arena, .square = 21.6};
        struct piece_set *pieces = piece_set_load(&why, &arena, "cards/pieces/rook");
        assert_non_null(pieces);
        painter.pieces = pieces;
        painter.fonts = fonts_new(&arena);
        struct drawing *drawing = draw(
            &arena, format_string(&arena, "tests/cases/draw/%s.md", cases[i].name), cases[i].theme);
        assert_true(paint_svg(&svg, &why, &painter, drawing, "x"));
        assert_true(paint_pdf(&pdf, &why, &painter, drawing));
        struct pixels from_pdf = pixels_of_pdf(&arena, pdf);
        struct pixels from_svg = pixels_of_svg(&arena, svg, from_pdf.width, from_pdf.height);
        double worst = worst_difference(&from_svg, &from_pdf);
        if (worst > TOLERANCE)
            print_error("%s in %s: differs by %g of 255\n", cases[i].name, cases[i].theme, worst);
        assert_true(worst <= TOLERANCE);
        fonts_free(painter.fonts);
        piece_set_free(pieces);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(svg_and_pdf_are_alike)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

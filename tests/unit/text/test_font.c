/* The faces and lines of text; runs from the top of the source tree, with the fonts' packages. */
#include "../test.h"

#include "base/file.h"
#include "base/text.h"
#include "text/faces.h"
#include "text/font.h"
#include "text/outline.h"

#include <math.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

struct fixture {
    struct arena arena;
    struct fonts *fonts;
    cairo_t *cr;
};

static int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);
    setenv("ROOKPRESS_DATA", ".", 1);
    f->fonts = fonts_new(&f->arena);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    f->cr = cairo_create(surface);
    cairo_surface_destroy(surface);
    *state = f;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    cairo_destroy(f->cr);
    fonts_free(f->fonts);
    arena_free(&f->arena);
    free(f);
    return 0;
}

static struct line line_of(enum font_role role, const char *text)
{
    return (struct line){.role = role, .text = slice_of(text), .cap_height = 1};
}

static double width_of(struct fixture *f, enum font_role role, const char *text)
{
    struct line line = line_of(role, text);
    return line_width(f->fonts, &line);
}

struct extents {
    double left, top, right, bottom;
};

/* Of the outline drawn at `scale`, in units of the line. */
static struct extents extents_of(struct fixture *f, const struct line *line, double scale)
{
    struct extents e;
    cairo_save(f->cr);
    cairo_scale(f->cr, scale, scale);
    cairo_new_path(f->cr);
    line_add_path(f->fonts, line, f->cr);
    cairo_path_extents(f->cr, &e.left, &e.top, &e.right, &e.bottom);
    cairo_restore(f->cr);
    return e;
}

static void assert_near(double a, double b, double tolerance)
{
    if (!(fabs(a - b) <= tolerance))
        fail_msg("%g and %g are more than %g apart", a, b, tolerance);
}

/* ---- Faces ---- */

static void faces_are_found(void **state)
{
    struct fixture *f = *state;
    for (int role = 0; role < FONT_ROLE_COUNT; role++) {
        struct font_source source = font_source(f->fonts, &f->arena, role);
        assert_string_equal(source.found, source.wanted);
        assert_true(file_exists(source.file));
    }
}

static void other_families_are_hidden(void **state)
{
    struct fixture *f = *state;
    FcConfig *config = faces_config(&f->arena);
    const FcFontSet *set = FcConfigGetFonts(config, FcSetSystem);
    assert_true(set->nfont > 0);
    for (int i = 0; i < set->nfont; i++) {
        FcChar8 *family;
        assert_int_equal(FcPatternGetString(set->fonts[i], FC_FAMILY, 0, &family), FcResultMatch);
        static const char *const ours[] = {"Lato", "Quicksand", "DejaVu Sans", "DejaVu Sans Mono"};
        bool known = false;
        for (size_t n = 0; n < sizeof ours / sizeof *ours; n++)
            known = known || strcmp((char *)family, ours[n]) == 0;
        assert_true(known);
    }
    FcConfigDestroy(config);
}

/* A folder `fonts` in a new temporary folder, which is returned. */
static char *make_folder(struct fixture *f, const char *config)
{
    const char *why;
    char *top = format_string(&f->arena, "/tmp/test_font.XXXXXX");
    assert_non_null(mkdtemp(top));
    assert_int_equal(mkdir(format_string(&f->arena, "%s/fonts", top), 0700), 0);
    const char *path = format_string(&f->arena, "%s/fonts/fonts.conf", top);
    assert_true(file_write(&why, &f->arena, path, slice_of(config)));
    return top;
}

static void remove_folder(struct fixture *f, const char *top)
{
    unlink(format_string(&f->arena, "%s/fonts/own.TTF", top));
    unlink(format_string(&f->arena, "%s/fonts/broken.ttf", top));
    unlink(format_string(&f->arena, "%s/fonts/fonts.conf", top));
    rmdir(format_string(&f->arena, "%s/fonts", top));
    rmdir(top);
}

static struct font_source source_with(struct fixture *f, const char *data, enum font_role role)
{
    setenv("ROOKPRESS_DATA", data, 1);
    struct fonts *fonts = fonts_new(&f->arena);
    struct font_source source = font_source(fonts, &f->arena, role);
    struct line line = line_of(role, "Rook");
    assert_true(line_width(fonts, &line) > 0);
    fonts_free(fonts);
    setenv("ROOKPRESS_DATA", ".", 1);
    return source;
}

static void dropped_file_wins(void **state)
{
    struct fixture *f = *state;
    struct slice config, font;
    const char *why;
    struct font_source installed = font_source(f->fonts, &f->arena, FONT_BODY_BOLD);
    assert_true(file_read(&config, &why, &f->arena, "fonts/fonts.conf"));
    assert_true(file_read(&font, &why, &f->arena, installed.file));
    char *top = make_folder(f, arena_copy(&f->arena, config.ptr, config.len));
    const char *own = format_string(&f->arena, "%s/fonts/own.TTF", top);
    const char *broken = format_string(&f->arena, "%s/fonts/broken.ttf", top);
    assert_true(file_write(&why, &f->arena, own, font));
    assert_true(file_write(&why, &f->arena, broken, slice_of("no font")));

    struct font_source bold = source_with(f, top, FONT_BODY_BOLD);
    assert_string_equal(bold.file, own);
    assert_string_equal(bold.found, "Lato Bold");
    /* The other weights are still the installed ones. */
    assert_string_equal(source_with(f, top, FONT_BODY).file,
                        font_source(f->fonts, &f->arena, FONT_BODY).file);
    remove_folder(f, top);
}

static void others_stand_in(void **state)
{
    struct fixture *f = *state;
    char *top = make_folder(f, "<fontconfig><dir>/nonexistent</dir></fontconfig>");
    assert_string_not_equal(source_with(f, top, FONT_BODY).file, "");
    remove_folder(f, top);
    assert_string_not_equal(source_with(f, "/nonexistent", FONT_BODY).file, "");

    top = make_folder(f, "<fontconfig><dir>/usr/share/fonts/truetype/lato</dir>"
                         "<cachedir>/var/cache/fontconfig</cachedir></fontconfig>");
    struct font_source heading = source_with(f, top, FONT_HEADING);
    assert_string_equal(heading.wanted, "Quicksand Bold");
    assert_string_equal(heading.found, "Lato Bold");
    remove_folder(f, top);
}

/* ---- Lines ---- */

static void widths_add_up(void **state)
{
    struct fixture *f = *state;
    for (int role = 0; role < FONT_ROLE_COUNT; role++) {
        double apart = width_of(f, role, "Rook") + width_of(f, role, "press");
        assert_near(width_of(f, role, "Rookpress"), apart, apart / 50);
        assert_true(width_of(f, role, "a b") > width_of(f, role, "ab"));
    }
    assert_true(width_of(f, FONT_BODY_BOLD, "Rook") > width_of(f, FONT_BODY, "Rook"));
    struct line line = line_of(FONT_BODY, "Rook");
    double width = line_width(f->fonts, &line);
    line.cap_height = 3;
    assert_near(line_width(f->fonts, &line), 3 * width, 1e-9);
}

static void capitals_have_their_height(void **state)
{
    struct fixture *f = *state;
    for (int role = 0; role < FONT_ROLE_COUNT; role++) {
        struct line line = line_of(role, "H");
        line.cap_height = 0.4;
        struct extents e = extents_of(f, &line, 1000);
        assert_near(e.top, -0.2, 1e-3);
        assert_near(e.bottom, 0.2, 1e-3);
        assert_true(e.left >= 0 && e.right <= line_width(f->fonts, &line));
    }
}

static void scale_changes_nothing(void **state)
{
    struct fixture *f = *state;
    struct line line = line_of(FONT_HEADING, "Half Alice & Golf");
    struct extents small = extents_of(f, &line, 10), large = extents_of(f, &line, 10000);
    assert_near(small.left, large.left, 0.001);
    assert_near(small.top, large.top, 0.001);
    assert_near(small.right, large.right, 0.001);
    assert_near(small.bottom, large.bottom, 0.001);
}

static void long_lines_are_condensed(void **state)
{
    struct fixture *f = *state;
    struct line line = line_of(FONT_BODY, "Cooperative Chess");
    double natural = line_width(f->fonts, &line);
    line.most = natural + 1;
    assert_near(line_width(f->fonts, &line), natural, 1e-9);
    line.most = natural / 2;
    assert_near(line_width(f->fonts, &line), natural / 2, 1e-9);
    struct extents e = extents_of(f, &line, 1000);
    assert_true(e.left >= 0 && e.right <= natural / 2);
    assert_true(e.right > natural / 2 * 0.95);
    assert_true(e.top < -0.5); /* as high as before */
}

/* Cairo leaves out glyphs far from its surface, where a long line at a large size ends. */
static void very_long_lines_are_whole(void **state)
{
    struct fixture *f = *state;
    struct text text = text_new(&f->arena);
    text_add_repeat(&text, 'H', 400);
    struct line line = line_of(FONT_BODY, text.ptr);
    double width = line_width(f->fonts, &line);
    assert_true(width > 300);
    assert_near(extents_of(f, &line, 100).right, width, 0.5);
}

static void empty_lines_are_nothing(void **state)
{
    struct fixture *f = *state;
    struct line empty = line_of(FONT_BODY, ""), flat = line_of(FONT_BODY, "Rook");
    flat.cap_height = 0;
    assert_true(line_width(f->fonts, &empty) == 0);
    assert_true(line_width(f->fonts, &flat) == 0);
    cairo_new_path(f->cr);
    line_add_path(f->fonts, &empty, f->cr);
    line_add_path(f->fonts, &flat, f->cr);
    assert_false(cairo_has_current_point(f->cr));
}

static void any_bytes_are_shown(void **state)
{
    struct fixture *f = *state;
    static const char bytes[] = "a\xff\xfe\x80"
                                "b\0c\xed\xa0\x80\xf0\x9f\x99\x88\xe2\x99\x9e\n\t\x1b[31m\xc3";
    struct line line = line_of(FONT_BODY, "");
    for (size_t len = 1; len < sizeof bytes; len++) {
        line.text = (struct slice){bytes, len};
        assert_true(line_width(f->fonts, &line) > 0);
        extents_of(f, &line, 10);
    }
    assert_int_equal(cairo_status(f->cr), CAIRO_STATUS_SUCCESS);
}

/* Only the latest lines are remembered; what is forgotten comes back the same. */
static void forgotten_lines_come_back(void **state)
{
    struct fixture *f = *state;
    double before = width_of(f, FONT_BODY, "a1");
    for (int i = 0; i < 300; i++)
        width_of(f, FONT_BODY, format_string(&f->arena, "%d", i));
    assert_near(width_of(f, FONT_BODY, "a1"), before, 0);
    assert_true(width_of(f, FONT_BODY_BOLD, "a1") != before);
}

/* ---- Outlines ---- */

static size_t count_curves(const cairo_path_t *path)
{
    size_t count = 0;
    for (int i = 0; i < path->num_data; i += path->data[i].header.length)
        count += path->data[i].header.type == CAIRO_PATH_CURVE_TO;
    return count;
}

static cairo_path_t *simplified(cairo_t *cr, double tolerance)
{
    cairo_path_t *path = cairo_copy_path(cr);
    cairo_new_path(cr);
    outline_simplify(cr, path, tolerance);
    cairo_path_destroy(path);
    return cairo_copy_path(cr);
}

static void circle_of(cairo_t *cr, int parts)
{
    const double pi = 3.14159265358979;
    cairo_new_path(cr);
    for (int i = 0; i < parts; i++)
        cairo_arc(cr, 0, 0, 500, 2 * pi * i / parts, 2 * pi * (i + 1) / parts);
    cairo_close_path(cr);
}

static void curves_are_merged(void **state)
{
    struct fixture *f = *state;
    circle_of(f->cr, 32);
    cairo_path_t *path = simplified(f->cr, 1);
    assert_in_range(count_curves(path), 3, 5);
    cairo_path_destroy(path);
    cairo_path_t *flat = cairo_copy_path_flat(f->cr);
    for (int i = 0; i < flat->num_data; i += flat->data[i].header.length)
        if (flat->data[i].header.length > 1)
            assert_near(hypot(flat->data[i + 1].point.x, flat->data[i + 1].point.y), 500, 1.2);
    cairo_path_destroy(flat);

    circle_of(f->cr, 32);
    path = simplified(f->cr, 0); /* nothing is that near */
    assert_int_equal(count_curves(path), 32);
    cairo_path_destroy(path);
}

static void corners_are_kept(void **state)
{
    struct fixture *f = *state;
    cairo_new_path(f->cr);
    cairo_move_to(f->cr, 0, 0);
    cairo_curve_to(f->cr, 10, 0, 20, 10, 20, 20);
    cairo_curve_to(f->cr, 10, 20, 0, 10, 0, 0);
    cairo_line_to(f->cr, 5, 5);
    cairo_curve_to(f->cr, 5, 5, 6, 6, 6, 6); /* without handles */
    cairo_curve_to(f->cr, 6, 6, 6, 6, 7, 6);
    cairo_close_path(f->cr);
    cairo_path_t *path = simplified(f->cr, 1);
    assert_int_equal(path->status, CAIRO_STATUS_SUCCESS);
    assert_int_equal(count_curves(path), 4);
    cairo_path_destroy(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(faces_are_found),
        cmocka_unit_test(other_families_are_hidden),
        cmocka_unit_test(dropped_file_wins),
        cmocka_unit_test(others_stand_in),
        cmocka_unit_test(widths_add_up),
        cmocka_unit_test(capitals_have_their_height),
        cmocka_unit_test(scale_changes_nothing),
        cmocka_unit_test(long_lines_are_condensed),
        cmocka_unit_test(very_long_lines_are_whole),
        cmocka_unit_test(empty_lines_are_nothing),
        cmocka_unit_test(any_bytes_are_shown),
        cmocka_unit_test(forgotten_lines_come_back),
        cmocka_unit_test(curves_are_merged),
        cmocka_unit_test(corners_are_kept),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}

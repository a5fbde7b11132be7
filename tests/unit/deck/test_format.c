/* Sizes of cards and the figures of the presets, as the services publish them. */
#include "../test.h"

#include "base/length.h"
#include "deck/format.h"

#include <math.h>

static void assert_inches(double points, double inches)
{
    assert_true(fabs(points / POINTS_AN_INCH - inches) < 1e-9);
}

static void assert_pixels(double points, long pixels)
{
    assert_true(fabs(points / POINTS_AN_INCH * 300 - (double)pixels) < 1e-6);
}

static void sizes_have_names_or_sides(void **state)
{
    (void)state;
    static const struct {
        const char *word;
        double width, height; /* inches */
    } rows[] = {{"poker", 2.5, 3.5},
                {"bridge", 2.25, 3.5},
                {"tarot", 2.75, 4.75},
                {"mini", 1.75, 2.5},
                {"euro", 63 / 25.4, 88 / 25.4},
                {"2.5x3.5in", 2.5, 3.5},
                {"57x87mm", 57 / 25.4, 87 / 25.4},
                {"180x252pt", 2.5, 3.5},
                {"750x1050px", 2.5, 3.5},
                {"2in x 5cm", 0, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct extent size;
        bool parsed = format_parse_size(&size, slice_of(rows[i].word), 72 / 300.0);
        assert_int_equal(parsed, rows[i].width > 0);
        if (parsed) {
            assert_inches(size.width, rows[i].width);
            assert_inches(size.height, rows[i].height);
        }
    }
    struct extent size;
    assert_false(format_parse_size(&size, slice_of("750x1050px"), 0));
    assert_false(format_is_card((struct extent){10, 100}));
    assert_false(format_is_card((struct extent){100, 10000}));
}

static void presets_are_exact(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        enum preset_kind kind;
        long full[2], trim[2], safe[2]; /* pixels at 300 dpi */
    } rows[] = {
        {"tgc-poker", PRESET_IMAGES, {825, 1125}, {750, 1050}, {675, 975}},
        {"tgc-bridge", PRESET_IMAGES, {750, 1125}, {675, 1050}, {600, 975}},
        {"tgc-euro", PRESET_IMAGES, {825, 1125}, {744, 1038}, {669, 963}},
        {"tgc-tarot", PRESET_IMAGES, {900, 1500}, {825, 1425}, {750, 1350}},
        {"tgc-micro", PRESET_IMAGES, {450, 600}, {375, 525}, {300, 450}},
        {"mpc-poker", PRESET_IMAGES, {816, 1110}, {744, 1038}, {684, 981}},
        {"dtc-poker", PRESET_PAGES, {825, 1125}, {750, 1050}, {675, 975}},
        {"letter-9", PRESET_SHEETS, {825, 1125}, {750, 1050}, {675, 975}},
        {"gutterfold", PRESET_SHEETS, {825, 1125}, {750, 1050}, {675, 975}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct preset *preset = preset_find(slice_of(rows[i].name));
        assert_non_null(preset);
        assert_int_equal(preset->kind, rows[i].kind);
        assert_pixels(preset->format.full.width, rows[i].full[0]);
        assert_pixels(preset->format.full.height, rows[i].full[1]);
        assert_pixels(preset->format.trim.width, rows[i].trim[0]);
        assert_pixels(preset->format.trim.height, rows[i].trim[1]);
        assert_pixels(preset->format.safe.width, rows[i].safe[0]);
        assert_pixels(preset->format.safe.height, rows[i].safe[1]);
    }
    for (size_t i = 0; preset_names[i]; i++)
        assert_non_null(preset_find(slice_of(preset_names[i])));
    assert_null(preset_find(slice_of("tgc")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes_have_names_or_sides),
        cmocka_unit_test(presets_are_exact),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

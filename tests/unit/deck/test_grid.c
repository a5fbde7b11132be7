/* Where cards and their backs lie on paper. */
#include "../arena.h"
#include "../test.h"

#include "base/length.h"
#include "deck/grid.h"

#include <math.h>

static const double MARGIN = 6 * POINTS_A_MM;

static struct card_grid plan(void **state, const char *paper, const char *size, enum backs backs,
                             double gap)
{
    struct grid_job job = {.gap = gap, .backs = backs};
    struct card_grid grid;
    struct extent trim;
    const char *why = "";
    assert_true(paper_parse(&job.paper, slice_of(paper)));
    assert_true(format_parse_size(&trim, slice_of(size), 0));
    job.format = format_around(trim, 9, 9);
    if (!grid_plan(&grid, &why, *state, &job))
        fail_msg("%s", why);
    return grid;
}

static struct card_grid plan_preset(void **state, const char *name, enum backs backs)
{
    const struct preset *preset = preset_find(slice_of(name));
    struct grid_job job = {.format = preset->format, .backs = backs, .preset = &preset->sheet};
    struct card_grid grid;
    const char *why;
    assert_true(paper_parse(&job.paper, slice_of(preset->sheet.paper)));
    assert_true(grid_plan(&grid, &why, *state, &job));
    return grid;
}

static void as_many_as_fit(void **state)
{
    static const struct {
        const char *paper, *size;
        enum backs backs;
        size_t count;
    } rows[] = {
        {"letter", "poker", BACKS_NONE, 9},
        {"a4", "poker", BACKS_DUPLEX_LONG, 9},
        {"letter", "bridge", BACKS_NONE, 9},
        {"a4", "euro", BACKS_NONE, 9},
        {"letter", "tarot", BACKS_DUPLEX_SHORT, 4},
        {"letter", "mini", BACKS_NONE, 18},
        {"letter", "poker", BACKS_GUTTERFOLD, 4},
        {"letter", "mini", BACKS_GUTTERFOLD, 8},
        {"a5", "poker", BACKS_NONE, 4},
        {"297x420mm", "poker", BACKS_NONE, 18},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct card_grid grid = plan(state, rows[i].paper, rows[i].size, rows[i].backs, 0);
        if (grid_count(&grid) != rows[i].count)
            fail_msg("%s on %s: %zu cards", rows[i].size, rows[i].paper, grid_count(&grid));
        struct grid_margins m = grid_margins(&grid);
        for (int side = 0; side < GRID_SIDES; side++)
            assert_true(m.at[side] >= MARGIN - 1e-6);
        assert_true(grid_strip(&grid) < GRID_SIDES);
    }
}

/* The widest margin of this paper is too short for the ruler. */
static void rulers_lie_where_they_fit(void **state)
{
    struct card_grid grid = plan(state, "300x90mm", "63x64mm", BACKS_NONE, 0);
    struct grid_margins m = grid_margins(&grid);
    bool upright = grid.height > grid.width;
    enum grid_side side = grid_strip(&grid);
    assert_int_equal(grid_count(&grid), 4);
    assert_true(upright ? side == GRID_LEFT : side == GRID_TOP);
    assert_true(m.at[upright ? GRID_TOP : GRID_LEFT] > m.at[side]);
}

static void what_cannot_be_is_told(void **state)
{
    struct grid_job job = {.paper = {300, 300},
                           .format = format_around((struct extent){290, 290}, 9, 9)};
    struct card_grid grid;
    const char *why = "";
    assert_false(grid_plan(&grid, &why, *state, &job));
    assert_non_null(strstr(why, "no card of 102.3 x 102.3 mm fits on paper of 106 x 106 mm"));
}

static void assert_at(struct area area, double x_inches, double y_inches)
{
    assert_true(fabs(area.x / POINTS_AN_INCH - x_inches) < 1e-3);
    assert_true(fabs(area.y / POINTS_AN_INCH - y_inches) < 1e-3);
}

static void presets_lie_where_they_should(void **state)
{
    struct card_grid letter = plan_preset(state, "letter-9", BACKS_DUPLEX_LONG);
    assert_int_equal(grid_count(&letter), 9);
    for (size_t i = 0; i < 9; i++) /* centres at x 1.75 4.25 6.75, y 2 5.5 9 */
        assert_at(grid_trim(&letter, i), 1.75 + 2.5 * (double)(i % 3) - 1.25,
                  2 + 3.5 * (double)(i / 3) - 1.75);
    struct card_grid a4 = plan_preset(state, "a4-9", BACKS_DUPLEX_LONG);
    assert_int_equal(grid_count(&a4), 9);
    assert_at(grid_trim(&a4, 0), 10.5 / 25.4, 10 / 25.4);
    assert_at(grid_trim(&a4, 8), (10.5 + 126) / 25.4, (10 + 176) / 25.4);
    struct card_grid fold = plan_preset(state, "gutterfold", BACKS_GUTTERFOLD);
    static const double columns[] = {0.35, 2.95, 5.55, 8.15};
    assert_int_equal(grid_count(&fold), 4);
    for (size_t i = 0; i < 4; i++) {
        assert_at(grid_trim(&fold, i), columns[i], 4.8);
        assert_at(grid_behind(&fold, grid_trim(&fold, i)), columns[i], 0.225);
    }
    assert_true(grid_turns(&fold));
}

/* Turn the paper as the printer does, and look through it from the front. */
static struct area seen_through(const struct card_grid *grid, struct area back)
{
    bool upright = grid->height > grid->width;
    if (grid->backs == BACKS_GUTTERFOLD)
        back.y = 2 * grid->fold - (back.y + back.height);
    else if ((grid->backs == BACKS_DUPLEX_LONG) == upright)
        back.x = grid->width - (back.x + back.width);
    else
        back.y = grid->height - (back.y + back.height);
    return back;
}

static void backs_lie_behind_fronts(void **state)
{
    const double tenth_mm = 0.1 * POINTS_A_MM;
    static const char *const sizes[] = {"poker", "bridge", "tarot", "mini", "87x57mm"};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int backs = BACKS_DUPLEX_LONG; backs <= BACKS_GUTTERFOLD; backs++) {
            struct card_grid grid =
                plan(state, i % 2 ? "a4" : "letter", sizes[i], (enum backs)backs, (double)i);
            for (size_t slot = 0; slot < grid_count(&grid); slot++) {
                struct area front = grid_trim(&grid, slot);
                struct area back = grid_behind(&grid, front);
                struct area seen = seen_through(&grid, back);
                assert_true(back.x >= MARGIN - 1e-6 && back.y >= MARGIN - 1e-6);
                assert_true(fabs(seen.x - front.x) < tenth_mm);
                assert_true(fabs(seen.y - front.y) < tenth_mm);
            }
        }
}

/* Bleed never lies over a neighbour's card. */
static void bleed_keeps_to_itself(void **state)
{
    struct card_grid grid = plan(state, "a4", "mini", BACKS_DUPLEX_LONG, 4);
    for (size_t a = 0; a < grid_count(&grid); a++)
        for (size_t b = 0; b < grid_count(&grid); b++) {
            struct area shown = grid_shown(&grid, a, HUGE_VAL), trim = grid_trim(&grid, b);
            bool apart = shown.x + shown.width <= trim.x || trim.x + trim.width <= shown.x ||
                         shown.y + shown.height <= trim.y || trim.y + trim.height <= shown.y;
            assert_true(a == b || apart);
        }
    struct area first = grid_shown(&grid, 0, HUGE_VAL), trim = grid_trim(&grid, 0);
    assert_true(fabs(trim.x - first.x - 9) < 1e-9);
    assert_true(fabs(first.width - trim.width - 9 - 2) < 1e-9);
}

/* A back that is printed too far to the left shows, through the paper, to the right. */
static void corrections_undo_the_drift(void **state)
{
    static const enum backs kinds[] = {BACKS_DUPLEX_LONG, BACKS_DUPLEX_SHORT};
    for (size_t i = 0; i < 2; i++) {
        struct card_grid grid = plan(state, "a4", "poker", kinds[i], 0);
        struct area front = grid_trim(&grid, 0), back = grid_behind(&grid, front);
        struct area drifted = {back.x + 3, back.y - 2, back.width, back.height};
        struct area seen = seen_through(&grid, drifted);
        struct point fix = grid_correction(&grid, seen.x - front.x, seen.y - front.y);
        assert_true(fabs(fix.x + 3) < 1e-9 && fabs(fix.y - 2) < 1e-9);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(as_many_as_fit),
        cmocka_unit_test(rulers_lie_where_they_fit),
        cmocka_unit_test(what_cannot_be_is_told),
        cmocka_unit_test(presets_lie_where_they_should),
        cmocka_unit_test(backs_lie_behind_fronts),
        cmocka_unit_test(bleed_keeps_to_itself),
        cmocka_unit_test(corrections_undo_the_drift),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}

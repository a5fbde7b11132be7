/* Where things lie in a picture. */
#include "diagram/geometry.h"

#include "../test.h"

static bool near(double a, double b)
{
    return a - b < 1e-9 && b - a < 1e-9;
}

static void the_picture_is_frame_and_margins(void **state)
{
    struct diagram d = {
        .margins = {{.value = 1}, {.value = -2}, {.value = 4.5}, {.value = 0}, {0}}};
    struct box box = picture_box(&d);
    (void)state;
    assert_true(near(box.left, -4.0 / 3));
    assert_true(near(box.top, 5.0 / 3));
    assert_true(near(box.right, 8 + 1.0 / 3 + 4.5));
    assert_true(near(box.bottom, 8 + 1.0 / 3));
}

static void cards_count_down_and_squares_up(void **state)
{
    struct card card = {.x = {.value = 8.5}, .y = {.value = 5}};
    struct square a1 = {.file = 1, .rank = 1}, e0 = {.file = 5, .rank = 0};
    (void)state;
    assert_true(near(card_box(&card).right, 10.4));
    assert_true(near(card_box(&card).bottom, 7.95));
    assert_true(near(square_middle(&a1).left, 0.5));
    assert_true(near(square_middle(&a1).top, 7.5));
    assert_true(near(square_middle(&e0).top, 8.5));
    assert_true(near(checkers_box().right, 10.4));
}

static void a_box_holds_what_fits_to_a_hair(void **state)
{
    struct box outer = {0, 0, 8 + 1.0 / 3 + 2, 1};
    (void)state;
    assert_true(box_holds(outer, (struct box){0, 0, 10.0 + 1.0 / 3, 1}));
    assert_true(box_holds(outer, (struct box){-1e-9, 0, 1, 1}));
    assert_false(box_holds(outer, (struct box){-0.01, 0, 1, 1}));
    assert_false(box_holds(outer, (struct box){0, 0, 1, 1.01}));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_picture_is_frame_and_margins),
        cmocka_unit_test(cards_count_down_and_squares_up),
        cmocka_unit_test(a_box_holds_what_fits_to_a_hair),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* What looks like a line of a diagram, and what does not. */
#include "doc/shape.h"

#include "../test.h"

static void rows_are_known_by_their_letters(void **state)
{
    static const char *const rows[] = {
        "r n b q k b n r", "rnbqkbnr",          "........",  ". . . . . . . .", "r n b x k b n r",
        "p p p p p p p",   "p p p p p p p p p", "pppp pppp", "P P P",           "r n b q k é n r",
    };
    static const char *const others[] = {
        "",
        "I",
        "a b c d e f",
        "The knight moves",
        "arrow: e2, e4, white",
        "margins: 0, 0, 4, 0",
        "brink",
        "1. d3b5, a5c6",
        "K",
        "* * *",
        "- - -",
        "type: cloak",
        "Place the coins",
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_true(shape_is_row(slice_of(rows[i])));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_false(shape_is_row(slice_of(others[i])));
}

static void directives_have_a_short_name(void **state)
{
    (void)state;
    assert_true(shape_is_directive(slice_of("arrow: e2, e4, white")));
    assert_true(shape_is_directive(slice_of("corner text: 3, 3, 1")));
    assert_true(shape_is_directive(slice_of("arow:e2")));
    assert_false(shape_is_directive(slice_of("arrow e2")));
    assert_false(shape_is_directive(slice_of(": e2")));
    assert_false(shape_is_directive(slice_of("As an example: look")));
    assert_false(shape_is_directive(slice_of("Something much longer: look")));
    assert_true(shape_is_type(slice_of("type: cloak")));
    assert_true(shape_is_type(slice_of("type :cloak")));
    assert_false(shape_is_type(slice_of("types: cloak")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_are_known_by_their_letters),
        cmocka_unit_test(directives_have_a_short_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

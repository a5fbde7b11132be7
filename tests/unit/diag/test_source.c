/* Sources: lines, places, spans. */
#include "diag/source.h"

#include "../test.h"

#include <string.h>

static const struct source *load(struct arena *arena, const char *text)
{
    struct sources *sources = arena_alloc(arena, sizeof *sources);
    sources->arena = arena;
    return source_add(sources, "x.md", slice_of(text));
}

static void every_line_end_counts(void **state)
{
    struct arena arena = {0};
    const struct source *source = load(&arena, "a\nb\r\nc\rd\r\r\ne");
    static const char *const lines[] = {"a", "b", "c", "d", "", "e"};
    (void)state;
    assert_int_equal(source->line_count, 6);
    for (uint32_t i = 0; i < 6; i++)
        assert_slice(source_line(source, i), lines[i]);
    arena_free(&arena);
}

static void an_empty_text_has_one_line(void **state)
{
    struct arena arena = {0};
    const struct source *source = load(&arena, "");
    (void)state;
    assert_int_equal(source->line_count, 1);
    assert_slice(source_line(source, 0), "");
    assert_int_equal(source_place(source, 0).line, 1);
    assert_int_equal(source_place(source, 0).column, 1);
    arena_free(&arena);
}

static void columns_count_code_points(void **state)
{
    struct arena arena = {0};
    const struct source *source = load(&arena, "\xEF\xBB\xBF"
                                               "first\ncaf\xC3\xA9 x\xFFy\n");
    (void)state;
    assert_slice(source_line(source, 0), "first");
    struct place place = source_place(source, 6 + 6);
    assert_int_equal(place.line, 2);
    assert_int_equal(place.column, 6);
    assert_int_equal(source_place(source, 6 + 8).column, 8);
    assert_int_equal(source_place(source, (uint32_t)source->text.len).line, 2);
    arena_free(&arena);
}

static void spans_lead_back_to_text(void **state)
{
    struct arena arena = {0};
    const struct source *source = load(&arena, "one two\nthree");
    (void)state;
    struct slice two = {source->text.ptr + 4, 3};
    struct span span = source_span(source, two);
    assert_int_equal(span.begin, 4);
    assert_int_equal(span.end, 7);
    assert_slice(source_text(source, span), "two");
    for (uint32_t at = 0; at <= 12; at++)
        assert_int_equal(source_line_at(source, at), at < 8 ? 0 : 1);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_line_end_counts),
        cmocka_unit_test(an_empty_text_has_one_line),
        cmocka_unit_test(columns_count_code_points),
        cmocka_unit_test(spans_lead_back_to_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

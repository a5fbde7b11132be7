/* Strips of lines and figures are cut into columns; what every cut must keep to is asked of strips
 * of many shapes. */
#include "../test.h"

#include "layout/break.h"

#include <math.h>

enum { ITEMS = 120 };

static const double LINE = 10, ROOM = 400;

struct sample {
    struct strip_item items[ITEMS];
    struct strip strip;
};

static uint32_t next_random(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 16;
}

/* Paragraphs of a few lines, a figure now and then, which must stay with the line above it. */
static struct sample *sample_of(struct arena *arena, uint32_t seed, unsigned columns)
{
    struct sample *s = arena_alloc(arena, sizeof *s);
    size_t count = 1 + next_random(&seed) % ITEMS, left = 0;
    bool was_figure = true;
    for (size_t i = 0; i < count; i++) {
        struct strip_item *item = &s->items[i];
        bool is_figure = !was_figure && left == 0 && next_random(&seed) % 3 == 0;
        was_figure = is_figure;
        item->height = is_figure ? 120 : LINE;
        item->penalty = is_figure ? BREAK_NEVER : left > 0 ? 30 : 0;
        if (left > 0) {
            left--;
            continue;
        }
        left = is_figure ? 0 : next_random(&seed) % 7;
        item->space = 5;
        item->stretch = 2;
        item->shrink = 2;
    }
    s->strip = (struct strip){.items = s->items,
                              .count = count,
                              .columns = columns,
                              .page_height = ROOM,
                              .first_room = seed % 2 ? ROOM * 0.8 : 0,
                              .notes_space = LINE};
    return s;
}

static double natural_height(const struct strip_item *items, const struct strip_column *column,
                             double *shrink)
{
    double height = 0;
    *shrink = 0;
    for (size_t i = column->begin; i < column->end; i++) {
        height += items[i].height + (i > column->begin ? items[i].space : 0);
        *shrink += i > column->begin ? items[i].shrink : 0;
    }
    return height;
}

static void assert_columns(const struct strip *strip, const struct strip_columns *cut)
{
    size_t at = 0, pages = 0;
    for (size_t i = 0; i < cut->count; i++) {
        const struct strip_column *column = &cut->items[i];
        double shrink, height = natural_height(strip->items, column, &shrink);
        pages += column->column == 0;
        double room = pages == 1 && strip->first_room > 0 ? strip->first_room : ROOM;
        assert_int_equal(column->begin, at);
        assert_true(column->end > at);
        assert_int_equal(column->column, i % strip->columns);
        assert_true(height - shrink <= room + 1e-6 || column->end == at + 1);
        assert_true(column->set >= -1 && column->set <= 1);
        assert_true(column->depth <= room + 1e-6 || column->end == at + 1);
        at = column->end;
    }
    assert_int_equal(at, strip->count);
    assert_int_equal(pages, cut->pages);
}

static void all_items_are_in_columns_with_room_for_them(void **state)
{
    (void)state;
    for (uint32_t seed = 0; seed < 300; seed++) {
        struct arena arena = {0};
        struct sample *s = sample_of(&arena, seed, 1 + seed % 2);
        struct strip_columns cut = strip_break(&arena, &s->strip);
        assert_columns(&s->strip, &cut);
        arena_free(&arena);
    }
}

static void what_belongs_together_is_not_torn(void **state)
{
    (void)state;
    for (uint32_t seed = 0; seed < 300; seed++) {
        struct arena arena = {0};
        struct sample *s = sample_of(&arena, seed, 1 + seed % 2);
        struct strip_columns cut = strip_break(&arena, &s->strip);
        for (size_t i = 1; i < cut.count; i++)
            assert_true(s->items[cut.items[i].begin].penalty < BREAK_NEVER);
        arena_free(&arena);
    }
}

/* Nothing is gained by more pages than filling each column to the brim takes. */
static void no_paper_is_wasted(void **state)
{
    (void)state;
    for (size_t count = 1; count <= ITEMS; count++) {
        struct arena arena = {0};
        struct sample s = {0};
        for (size_t i = 0; i < count; i++)
            s.items[i].height = LINE;
        s.strip = (struct strip){
            .items = s.items, .count = count, .columns = 1 + count % 2, .page_height = ROOM};
        struct strip_columns cut = strip_break(&arena, &s.strip);
        size_t lines = (size_t)(ROOM / LINE) * s.strip.columns;
        assert_int_equal(cut.pages, (count + lines - 1) / lines);
        arena_free(&arena);
    }
}

static void columns_of_the_last_page_are_even(void **state)
{
    (void)state;
    for (size_t count = 2; count <= ITEMS; count++) {
        struct arena arena = {0};
        struct sample s = {0};
        for (size_t i = 0; i < count; i++)
            s.items[i].height = LINE;
        s.strip =
            (struct strip){.items = s.items, .count = count, .columns = 2, .page_height = ROOM};
        struct strip_columns cut = strip_break(&arena, &s.strip);
        const struct strip_column *last = &cut.items[cut.count - 1];
        size_t right = last->column ? last->end - last->begin : 0;
        size_t left = last->column ? last[-1].end - last[-1].begin : last->end - last->begin;
        assert_true(left == right || left == right + 1);
        arena_free(&arena);
    }
}

static void what_is_too_high_has_a_column_to_itself(void **state)
{
    (void)state;
    for (unsigned columns = 1; columns <= 2; columns++) {
        struct arena arena = {0};
        struct sample s = {0};
        static const double heights[] = {LINE, 2 * ROOM, 3 * ROOM, LINE, LINE, 2 * ROOM};
        enum { COUNT = sizeof heights / sizeof *heights };
        for (size_t i = 0; i < COUNT; i++)
            s.items[i].height = heights[i];
        s.strip = (struct strip){
            .items = s.items, .count = COUNT, .columns = columns, .page_height = ROOM};
        struct strip_columns cut = strip_break(&arena, &s.strip);
        assert_columns(&s.strip, &cut);
        for (size_t i = 0; i < cut.count; i++)
            for (size_t k = cut.items[i].begin; k < cut.items[i].end; k++)
                assert_true(s.items[k].height <= ROOM ||
                            cut.items[i].end == cut.items[i].begin + 1);
        arena_free(&arena);
    }
}

static void footnotes_take_room(void **state)
{
    struct arena arena = {0};
    struct sample s = {0};
    (void)state;
    for (size_t i = 0; i < 40; i++)
        s.items[i].height = LINE;
    s.items[3].notes = 5 * LINE;
    s.strip = (struct strip){
        .items = s.items, .count = 40, .columns = 1, .page_height = ROOM, .notes_space = LINE};
    struct strip_columns cut = strip_break(&arena, &s.strip);
    assert_int_equal(cut.pages, 2);
    assert_true(cut.items[0].end <= 34);
    arena_free(&arena);
}

static void nothing_has_no_pages(void **state)
{
    struct arena arena = {0};
    struct strip strip = {.columns = 2, .page_height = ROOM};
    (void)state;
    struct strip_columns cut = strip_break(&arena, &strip);
    assert_int_equal(cut.count, 0);
    assert_int_equal(cut.pages, 0);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_items_are_in_columns_with_room_for_them),
        cmocka_unit_test(what_belongs_together_is_not_torn),
        cmocka_unit_test(no_paper_is_wasted),
        cmocka_unit_test(columns_of_the_last_page_are_even),
        cmocka_unit_test(what_is_too_high_has_a_column_to_itself),
        cmocka_unit_test(footnotes_take_room),
        cmocka_unit_test(nothing_has_no_pages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Arena, vector, string builder. */
#include "base/text.h"
#include "base/vec.h"

#include "../test.h"

#include <string.h>

static void arena_gives_zeroed_aligned_memory(void **state)
{
    struct arena arena = {0};
    (void)state;
    for (size_t size = 0; size < 300000; size = size * 3 + 1) {
        char *p = arena_alloc(&arena, size);
        assert_int_equal((uintptr_t)p % sizeof(void *), 0);
        for (size_t i = 0; i < size; i++)
            assert_int_equal(p[i], 0);
        memset(p, 0xAA, size);
    }
    arena_free(&arena);
    assert_null(arena.block);
}

static void arena_grows_in_place_at_the_top(void **state)
{
    struct arena arena = {0};
    (void)state;
    char *a = arena_alloc(&arena, 16);
    memcpy(a, "0123456789abcdef", 16);
    assert_ptr_equal(arena_grow(&arena, a, 16, 64), a);
    arena_alloc(&arena, 1);
    char *moved = arena_grow(&arena, a, 64, 128);
    assert_ptr_not_equal(moved, a);
    assert_memory_equal(moved, "0123456789abcdef", 16);
    assert_int_equal(moved[127], 0);
    arena_free(&arena);
}

static void vec_keeps_items_over_growth(void **state)
{
    struct arena arena = {0};
    VEC(int) numbers = {0};
    (void)state;
    for (int i = 0; i < 10000; i++) {
        *vec_push(&arena, &numbers) = i;
        if (i % 7 == 0)
            arena_alloc(&arena, 8); /* so that some growth must move */
    }
    assert_int_equal(numbers.count, 10000);
    for (int i = 0; i < 10000; i++)
        assert_int_equal(numbers.items[i], i);
    arena_free(&arena);
}

static void text_builds_any_length(void **state)
{
    struct arena arena = {0};
    struct text text = text_new(&arena);
    (void)state;
    assert_string_equal(text.ptr, "");
    text_add(&text, "a");
    text_add_char(&text, 'b');
    text_add_repeat(&text, 'c', 100);
    text_format(&text, "%d %s", 42, "words that do not fit into the room that is left");
    text_add_slice(&text, (struct slice){0});
    assert_int_equal(text.len, 2 + 100 + 3 + 48);
    assert_int_equal(text.ptr[text.len], 0);
    assert_string_equal(text.ptr + 102, "42 words that do not fit into the room that is left");
    assert_string_equal(format_string(&arena, "%05.1f|%c", 2.5, 'x'), "002.5|x");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arena_gives_zeroed_aligned_memory),
        cmocka_unit_test(arena_grows_in_place_at_the_top),
        cmocka_unit_test(vec_keeps_items_over_growth),
        cmocka_unit_test(text_builds_any_length),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

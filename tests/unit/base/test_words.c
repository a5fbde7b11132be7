/* Slices, UTF-8, numbers, suggestions. */
#include "base/number.h"
#include "base/slice.h"
#include "base/suggest.h"
#include "base/utf8.h"

#include "../test.h"

#include <string.h>

static void slices_are_cut(void **state)
{
    (void)state;
    struct slice s = slice_of(" \tone  two,three \r\n");
    assert_slice(slice_trim(s), "one  two,three");
    assert_slice(slice_next_word(&s), "one");
    assert_slice(slice_next_word(&s), "two,three");
    assert_slice(slice_next_word(&s), "");
    s = slice_of("a,,b");
    assert_slice(slice_next_field(&s, ','), "a");
    assert_slice(slice_next_field(&s, ','), "");
    assert_slice(slice_next_field(&s, ','), "b");
    assert_slice(slice_next_field(&s, ','), "");
    assert_int_equal(slice_find(slice_of("abc"), 'c'), 2);
    assert_int_equal(slice_find(slice_of("abc"), 'd'), 3);
    assert_int_equal(slice_find((struct slice){0}, 'd'), 0);
}

static void slices_are_compared(void **state)
{
    (void)state;
    assert_true(slice_eq(slice_of("ab"), "ab"));
    assert_false(slice_eq(slice_of("ab"), "abc"));
    assert_true(slice_same((struct slice){0}, slice_of("")));
    assert_true(slice_same_nocase(slice_of("Combo"), slice_of("cOMBO")));
    assert_false(slice_same_nocase(slice_of("Combo"), slice_of("Comb")));
    assert_true(slice_starts(slice_of("abc"), "ab"));
    assert_false(slice_starts(slice_of("a"), "ab"));
    assert_true(slice_compare(slice_of("a"), slice_of("ab")) < 0);
    assert_true(slice_compare(slice_of("b"), slice_of("ab")) > 0);
    assert_int_equal(slice_compare(slice_of(""), (struct slice){0}), 0);
}

static void utf8_finds_the_first_bad_byte(void **state)
{
    static const struct {
        const char *text;
        size_t valid;
    } rows[] = {
        {"", 0},
        {"plain", 5},
        {"caf\xC3\xA9", 5},
        {"\xE2\x99\x98\xF0\x9F\x92\xA9", 7},
        {"12345678\xFF", 8},
        {"1234567\xC3", 7},      /* cut short */
        {"\xC0\xAF", 0},         /* overlong */
        {"\xE0\x80\x80", 0},     /* overlong */
        {"\xED\xA0\x80", 0},     /* a surrogate */
        {"\xF4\x90\x80\x80", 0}, /* past the last */
        {"\xF5", 0},
        {"\xE2\x28\xA1", 0},
        {"\x80", 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(utf8_valid_len(slice_of(rows[i].text)), rows[i].valid);
}

static void utf8_counts_and_cleans(void **state)
{
    struct arena arena = {0};
    struct text out = text_new(&arena);
    (void)state;
    assert_int_equal(utf8_count(slice_of("caf\xC3\xA9")), 4);
    assert_int_equal(utf8_count(slice_of("\xFF\xFE")), 2);
    utf8_add_clean(&out, slice_of("a\tb\x1B[31m\xFF\x7F\xC2\x9B"
                                  "c\n\xEF\xBF\xBE\xC3\xA9"));
    assert_string_equal(out.ptr, "a\tb\xEF\xBF\xBD[31m\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD"
                                 "c\xEF\xBF\xBD\xEF\xBF\xBD\xC3\xA9");
    arena_free(&arena);
}

static void numbers_are_decimal_only(void **state)
{
    static const char *const refused[] = {"",    "-",        ".",   "-.",  "1e5",   "0x10",
                                          "nan", "inf",      "1,5", "1 2", "--1",   "1.2.3",
                                          "1-",  "infinity", "3.",  "007", "-01.5", "\xC2\xB2"};
    static const struct {
        const char *text;
        double value;
    } read[] = {{"8.5", 8.5}, {"-0.75", -0.75}, {".25", .25}, {"3", 3},
                {"+2", 2},    {"-0", 0},        {"0.5", .5},  {"1.5000000000000000000001", 1.5}};
    double value;
    long whole;
    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        assert_false(number_parse(&value, slice_of(refused[i])));
    for (size_t i = 0; i < sizeof read / sizeof *read; i++) {
        assert_true(number_parse(&value, slice_of(read[i].text)));
        assert_true(value == read[i].value);
    }
    assert_true(number_parse(&value, slice_of("999999999999999999999999999999999999")));
    assert_true(value == 1e9);
    assert_true(number_parse_whole(&whole, slice_of("-99999999999999999999")));
    assert_true(whole == -1000000000L);
    assert_false(number_parse_whole(&whole, slice_of("1.0")));
}

static void the_nearest_word_is_suggested(void **state)
{
    static const char *const known[] = {"arrow", "card", "checkers", "rect", "corner text"};
    enum { COUNT = sizeof known / sizeof *known };
    (void)state;
    assert_string_equal(suggest(slice_of("arow"), known, COUNT), "arrow");
    assert_string_equal(suggest(slice_of("ARROW"), known, COUNT), "arrow");
    assert_string_equal(suggest(slice_of("acrd"), known, COUNT), "card");
    assert_string_equal(suggest(slice_of("chekcesr"), known, COUNT), "checkers");
    assert_string_equal(suggest(slice_of("cornertext"), known, COUNT), "corner text");
    assert_null(suggest(slice_of("legend"), known, COUNT));
    assert_null(suggest(slice_of("x"), known, COUNT));
    assert_null(suggest(slice_of(""), known, COUNT));
    assert_null(
        suggest(slice_of("a word much too long to be any of those that are known"), known, COUNT));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slices_are_cut),
        cmocka_unit_test(slices_are_compared),
        cmocka_unit_test(utf8_finds_the_first_bad_byte),
        cmocka_unit_test(utf8_counts_and_cleans),
        cmocka_unit_test(numbers_are_decimal_only),
        cmocka_unit_test(the_nearest_word_is_suggested),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

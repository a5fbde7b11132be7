/* The JSON reader: what is JSON and what is not, and what strings mean. */
#include "base/json.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

static bool is_json(struct slice text)
{
    struct json json = json_new(text);
    return json_skip(&json) && json_end(&json);
}

static void test_good(void **state)
{
    static const char *const texts[] = {
        "0",
        "-0.5e+3",
        "1E9",
        "true",
        "false",
        " null\n",
        "\"\"",
        "[]",
        "{}",
        "[1, [2], {\"a\": 3}]",
        "{\"a\": \"\\u00e9\\n\\/\", \"a\": []}",
        "\xEF\xBB\xBF[]",
        "\"\\ud83d\\ude00\"",
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (!is_json(slice_of(texts[i])))
            fail_msg("%s", texts[i]);
}

/* Each of them, and each text that breaks off early. */
static void test_bad(void **state)
{
    static const char *const texts[] = {
        "",
        "01",
        "-",
        "1.",
        "1e",
        "+1",
        ".5",
        "nul",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[",
        "{\"a\"}",
        "{a: 1}",
        "{\"a\": 1,}",
        "\"\n\"",
        "\"\\x\"",
        "\"\\u12g4\"",
        "\"\\ud800\"",
        "\"\\udc00\\ud800\"",
        "\"\\ud800\\u0041\"",
        "[] []",
        "\"\xFF\"",
        "]",
        "'a'",
    };
    static const char whole[] = "{\"a\": [1.5e3, \"\\u00e9\"], \"b\": {\"c\": null}}";
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (is_json(slice_of(texts[i])))
            fail_msg("%s", texts[i]);
    for (size_t len = 0; len + 1 < sizeof whole; len++)
        assert_false(is_json((struct slice){whole, len}));
    assert_true(is_json(slice_of(whole)));
    assert_false(is_json((struct slice){"[\0]", 3}));
}

static void test_deep(void **state)
{
    enum { DEEP = 1000000 };
    char *text = malloc(DEEP);
    (void)state;
    assert_non_null(text);
    memset(text, '[', DEEP);
    assert_false(is_json((struct slice){text, DEEP}));
    free(text);
}

static void test_strings(void **state)
{
    struct arena arena = {0};
    struct json json = json_new(slice_of(" \"a\\\"\\u00e9\\u265f\\ud83d\\ude00\\t/\" 1"));
    struct slice value;
    size_t line, column;
    (void)state;
    assert_true(json_string(&value, &json, &arena));
    assert_true(slice_eq(value, "a\"\xC3\xA9\xE2\x99\x9F\xF0\x9F\x98\x80\t/"));
    assert_false(json_end(&json));
    assert_false(json_skip(&json));
    json = json_new(slice_of("[\n\"\xC3\xA9\" x]"));
    assert_false(json_skip(&json));
    json_place(&line, &column, &json);
    assert_int_equal(line, 2);
    assert_int_equal(column, 5);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_good),
        cmocka_unit_test(test_bad),
        cmocka_unit_test(test_deep),
        cmocka_unit_test(test_strings),
    };
    return cmocka_run_group_tests_name("json", tests, NULL, NULL);
}

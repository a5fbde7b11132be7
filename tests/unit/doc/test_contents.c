/* The contents file: its quoting, its name. */
#include "doc/contents.h"

#include "../test.h"

#include <string.h>

static void rows_are_read_as_csv(void **state)
{
    struct arena arena = {0};
    struct sources sources = {.arena = &arena};
    struct sink sink = {.arena = &arena};
    (void)state;
    struct contents contents =
        contents_parse(&arena, &sink,
                       source_add(&sources, "x.csv",
                                  slice_of("heading,description\r\n"
                                           "Zombie Chess , bury and rise \r\n"
                                           "\r\n"
                                           "\"Chess, \"\"Golf\"\"\",\"two\nlines\"\r\n"
                                           "Last,one")));
    assert_int_equal(sink.findings.count, 0);
    assert_int_equal(contents.count, 3);
    assert_slice(contents.items[0].heading, "Zombie Chess");
    assert_slice(contents.items[0].description, "bury and rise");
    assert_slice(contents.items[1].heading, "Chess, \"Golf\"");
    assert_slice(contents.items[1].description, "two\nlines");
    assert_slice(contents.items[2].description, "one");
    arena_free(&arena);
}

static void the_file_stands_beside_its_book(void **state)
{
    static const struct {
        const char *book, *contents;
    } rows[] = {
        {"rules.md", "rules_contents.csv"},
        {"a.b/rules", "a.b/rules_contents.csv"},
        {"./rules.x.md", "./rules.x_contents.csv"},
        {"/a/.md", "/a/.md_contents.csv"},
    };
    struct arena arena = {0};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(contents_path(&arena, rows[i].book), rows[i].contents);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_are_read_as_csv),
        cmocka_unit_test(the_file_stands_beside_its_book),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

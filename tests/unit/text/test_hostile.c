/* Paragraphs that nobody would write: set all the same, in time that does not run away. */
#include "typeset.h"

#include "base/utf8.h"

enum { LONG = 100000 };

/* `LONG` bytes of `pattern` over and over. */
static const char *repeated(struct arena *arena, const char *pattern)
{
    size_t len = strlen(pattern);
    struct text text = text_new(arena);
    while (text.len + len <= LONG)
        text_add(&text, pattern);
    return text.ptr;
}

static struct paragraph set_and_look(struct fixture *f, const char *text, double width)
{
    struct paragraph set = set_plain(f, text, width);
    double widest = width > 1 ? width : 1;
    for (size_t i = 0; i < set.line_count; i++) {
        assert_true(set.lines[i].width <= widest + 0.01 || set.finding_count);
        for (size_t p = 0; p < set.lines[i].piece_count; p++) {
            require_clusters(&set.lines[i].pieces[p]);
            assert_int_equal(utf8_valid_len(set.lines[i].pieces[p].text),
                             set.lines[i].pieces[p].text.len);
        }
    }
    for (size_t i = 0; i < set.finding_count; i++)
        assert_true(set.findings[i].len &&
                    set.findings[i].at + set.findings[i].len <= strlen(text));
    return set;
}

static void test_nothing_to_set(void **state)
{
    struct fixture *f = *state;
    static const char *const rows[] = {"", " ", "\t\r\n \n", "\n"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(set_and_look(f, rows[i], 100).line_count, 0);
    assert_int_equal(set_and_look(f, repeated(&f->arena, " "), 100).line_count, 0);
    double width = 100;
    struct paragraph_job job = job_of(NULL, 0, &width);
    assert_int_equal(paragraph_set(&f->arena, f->setter, &job).line_count, 0);
    struct text_run run = run_of("", FONT_BODY);
    job = job_of(&run, 1, &width);
    assert_int_equal(paragraph_set(&f->arena, f->setter, &job).line_count, 0);
}

static void test_long_paragraphs(void **state)
{
    struct fixture *f = *state;
    static const char *const patterns[] = {
        "a ",                /* only breaks */
        "the rook takes, ",  /* a long paragraph of a book */
        "incomprehensible ", /* all to be divided */
        "a\n",               /* only lines */
        "a-b",               /* one word with joints that are none */
        "ab-cd/",            /* one word, all joints */
        "https://a.b/",      /* one address */
        "\"'",               /* quotes that never close */
        "a\u00A0",           /* words that are held together */
        "\u00AD",            /* hyphens without a word */
        "\u200B",            /* breaks without a word */
        "a\u200B",
        "\u0301",        /* marks without a letter */
        "\u05E9\u05DC ", /* from right to left */
        "\xFF\xC3(",     /* bytes that are no text */
        "\uE000 ",       /* signs that no font has */
        "- ",
        ". . . ",
    };
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        struct arena arena = {0};
        assert_true(set_and_look(f, repeated(&arena, patterns[i]), 300).line_count > 0);
        arena_free(&arena);
    }
}

/* They stick out, but there is nothing to see of it. */
static void test_only_spaces_that_hold(void **state)
{
    struct fixture *f = *state;
    struct arena arena = {0};
    struct paragraph set = set_plain(f, repeated(&arena, "\u00A0"), 300);
    assert_int_equal(set.line_count, 1);
    assert_int_equal(set.finding_count, 0);
    arena_free(&arena);
}

static void test_no_spaces(void **state)
{
    struct fixture *f = *state;
    struct arena arena = {0};
    struct paragraph set = set_and_look(f, repeated(&arena, "x"), 100);
    assert_int_equal(set.finding_count, 1);
    assert_int_equal(set.findings[0].fault, FAULT_TOO_WIDE);
    assert_int_equal(set.findings[0].at, 0);
    assert_int_equal(set.findings[0].len, LONG);
    arena_free(&arena);
}

static void test_any_width(void **state)
{
    struct fixture *f = *state;
    static const double widths[] = {0, -5, 0.001, 1, 3, 1e6, 1e300, NAN, INFINITY, -INFINITY};
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        struct paragraph set = set_plain(f, "A few words, incomprehensible.", widths[i]);
        assert_true(set.line_count > 0);
        assert_int_equal(set.finding_count > 0, !(widths[i] > 3));
        for (size_t p = 0; p < set.lines[0].piece_count; p++)
            assert_true(isfinite(set.lines[0].pieces[p].x));
    }
}

static void test_verbatim_blanks(void **state)
{
    struct fixture *f = *state;
    double width = 100;
    struct text_run run = run_of(repeated(&f->arena, " "), FONT_MONO);
    run.style.is_verbatim = true;
    struct paragraph_job job = job_of(&run, 1, &width);
    paragraph_set(&f->arena, f->setter, &job);
    run.text = slice_of("    x    y\n    z");
    struct paragraph set = paragraph_set(&f->arena, f->setter, &job);
    assert_string_equal(lines_text(&f->arena, &set), "    x    y|    z");
}

static void test_many_runs(void **state)
{
    struct fixture *f = *state;
    enum { RUNS = 5000 };
    static struct text_run runs[RUNS];
    for (size_t i = 0; i < RUNS; i++) {
        runs[i] = run_of(i % 3 ? "ab" : " ", (enum font_role)(i % FONT_ROLE_COUNT));
        if (i % 7 == 0)
            runs[i].picture_width = runs[i].picture_height = 4;
    }
    double width = 200;
    struct paragraph_job job = job_of(runs, RUNS, &width);
    struct paragraph set = paragraph_set(&f->arena, f->setter, &job);
    size_t pictures = 0;
    for (size_t i = 0; i < set.line_count; i++)
        for (size_t p = 0; p < set.lines[i].piece_count; p++)
            pictures += !set.lines[i].pieces[p].face;
    assert_int_equal(pictures, (RUNS + 6) / 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_to_set),
        cmocka_unit_test(test_long_paragraphs),
        cmocka_unit_test(test_only_spaces_that_hold),
        cmocka_unit_test(test_no_spaces),
        cmocka_unit_test(test_any_width),
        cmocka_unit_test(test_verbatim_blanks),
        cmocka_unit_test(test_many_runs),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}

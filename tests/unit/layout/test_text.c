/* Markdown as it lies on pages: notes, tables, lists, quotes, code. */
#include "../text/typeset.h"

#include "layout/page.h"

struct book {
    struct sources sources;
    struct sink sink;
    const struct book_pages *pages;
};

/* A book without diagrams on small pages. */
static struct book *book_of(struct fixture *f, const char *markdown)
{
    struct book *book = arena_alloc(&f->arena, sizeof *book);
    struct diagrams none = {0};
    book->sources.arena = book->sink.arena = &f->arena;
    struct pages_job job = {
        .doc = doc_parse(&f->arena, &book->sink,
                         source_add(&book->sources, "book.md", slice_of(markdown))),
        .diagrams = &none,
        .fonts = f->fonts,
        .paper = {300, 300},
        .folder = "tests/cases/readme",
        .is_smart = true,
    };
    book->pages = pages_make(&f->arena, &book->sink, f->setter, &job);
    return book;
}

/* ---- Reading pages ---- */

static size_t page_count(const struct book *book)
{
    return book->pages->pages.count;
}

static const struct page *page_at(const struct book *book, size_t number)
{
    assert_true(number < page_count(book));
    return &book->pages->pages.items[number];
}

static void add_line(struct text *out, const struct text_line *line)
{
    for (size_t i = 0; i < line->piece_count; i++)
        text_add_slice(out, line->pieces[i].text);
}

static bool has_tag(const struct placed *placed, const char *name)
{
    return placed->tag && strcmp(placed->tag->name, name) == 0;
}

/* The lines of all pages that have this tag, or any for NULL, each with a bar behind it. */
static const char *lines_tagged(struct fixture *f, const struct book *book, const char *tag)
{
    struct text out = text_new(&f->arena);
    text_add(&out, "");
    for (size_t p = 0; p < page_count(book); p++)
        for (size_t i = 0; i < page_at(book, p)->placed.count; i++) {
            const struct placed *placed = &page_at(book, p)->placed.items[i];
            if (placed->kind != PLACED_LINE || (tag ? !has_tag(placed, tag) : !placed->tag))
                continue;
            add_line(&out, placed->line);
            text_add_char(&out, '|');
        }
    return out.len ? out.ptr : "";
}

static const struct placed *find_line(struct fixture *f, const struct book *book,
                                      const char *beginning)
{
    for (size_t p = 0; p < page_count(book); p++)
        for (size_t i = 0; i < page_at(book, p)->placed.count; i++) {
            const struct placed *placed = &page_at(book, p)->placed.items[i];
            struct text text = text_new(&f->arena);
            if (placed->kind == PLACED_LINE)
                add_line(&text, placed->line);
            if (text.len && strncmp(text.ptr, beginning, strlen(beginning)) == 0)
                return placed;
        }
    fail_msg("no line begins with '%s'", beginning);
    return NULL;
}

static void expect_findings(const struct book *book, const enum finding_id *ids, size_t count)
{
    assert_int_equal(book->sink.findings.count, count);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(book->sink.findings.items[i].id, ids[i]);
}

/* ---- Footnotes ---- */

static void test_notes_stand_once_on_a_page(void **state)
{
    struct fixture *f = *state;
    struct book *book = book_of(f, "# A\n\nOne[^x], [a](https://a.b/c?d--e='f'), two[^x], "
                                   "[b](https://a.b/c?d--e='f'), three[^y].\n\n"
                                   "[^x]: The *note* [here](https://c.d/).\n[^y]: https://e.f/\n");
    assert_string_equal(lines_tagged(f, book, "Note"), "1 The note here (https://c.d/).|"
                                                       "2 https://a.b/c?d--e='f'|"
                                                       "3 https://e.f/|");
    assert_string_equal(lines_tagged(f, book, "P"), "One1, a2, two1, b2, three3.|");
    expect_findings(book, NULL, 0);
}

static void test_addresses_that_are_read_anyhow_have_no_note(void **state)
{
    struct fixture *f = *state;
    struct book *book = book_of(f, "<https://a.b/c> [a.b](https://a.b/) <me@a.b> [x](#y) "
                                   "[file](other.md) [w](mailto:me@a.b)\n\n# Y\n");
    assert_string_equal(lines_tagged(f, book, "Note"), "1 me@a.b|");
    assert_int_equal(book->pages->text->links.items[3].section, 0);
}

static void test_a_note_comes_back_on_another_page(void **state)
{
    struct fixture *f = *state;
    struct text text = text_new(&f->arena);
    text_add(&text, "# A\n\nFirst[^n].\n");
    for (int i = 0; i < 30; i++)
        text_add(&text, "\nA paragraph.\n");
    text_add(&text, "\nLast[^n].\n\n[^n]: A note.\n");
    struct book *book = book_of(f, text.ptr);
    assert_true(page_count(book) > 1);
    assert_string_equal(lines_tagged(f, book, "Note"), "1 A note.|1 A note.|");
}

/* Pages of `count` paragraphs of which the first, or each, has a mark of the same note. */
static size_t pages_of_marks(struct fixture *f, int count, bool each)
{
    struct text text = text_new(&f->arena);
    text_add(&text, "# A\n\nFirst[^n].\n");
    for (int i = 1; i < count; i++)
        text_add(&text, each ? "\nWords[^n].\n" : "\nWords.\n");
    text_add(&text, "\n[^n]: A note.\n");
    return page_count(book_of(f, text.ptr));
}

static void test_a_note_takes_its_height_once(void **state)
{
    struct fixture *f = *state;
    int most = 1;
    while (pages_of_marks(f, most + 1, false) == 1)
        most++;
    assert_true(most > 4);
    assert_int_equal(pages_of_marks(f, most, true), 1);
    assert_int_equal(pages_of_marks(f, most + 1, true), 2);
}

static void test_marks_without_a_note_stand_as_they_are(void **state)
{
    struct fixture *f = *state;
    struct book *book = book_of(f, "A[^1] b[^2].\n\n[^1]: see [^1] and [^2]\n");
    assert_string_equal(lines_tagged(f, book, "P"), "A1 b[^2].|");
    assert_string_equal(lines_tagged(f, book, "Note"), "1 see [^1] and [^2]|");
}

/* ---- Tables ---- */

static void test_the_head_of_a_table_comes_again(void **state)
{
    struct fixture *f = *state;
    struct text text = text_new(&f->arena);
    text_add(&text, "Words before\n| Name | No |\n|---|--:|\n");
    for (int i = 0; i < 40; i++)
        text_format(&text, "| x | %d |\n", i);
    struct book *book = book_of(f, text.ptr);
    assert_true(page_count(book) > 2);
    assert_string_equal(lines_tagged(f, book, "TH"), "Name|No|");
    for (size_t p = 1; p < page_count(book); p++) {
        const struct placed *first = &page_at(book, p)->placed.items[0];
        assert_null(first->tag);
        assert_int_equal(first->kind, PLACED_LINE);
        assert_slice(first->line->pieces[0].text, "Name");

        assert_true(page_at(book, p)->depth <= book->pages->style.height + 0.01);
    }
    assert_string_equal(lines_tagged(f, book, "P"), "Words before|");
}

static void test_bars_in_cells(void **state)
{
    struct fixture *f = *state;
    struct book *book = book_of(f, "| a | b |\n|---|---|\n| x \\| y | `p|q` &#124; |\n"
                                   "| **m** `n` | o |\n| only |\n");
    assert_string_equal(lines_tagged(f, book, "TD"), "x | y|p|q ||m n|o|only|");
}

static void test_tables_that_are_none(void **state)
{
    struct fixture *f = *state;
    struct book *book = book_of(f, "a\n---|---\nb\n\n| a |\n| b |\n\n- | a |\n  |---|\n");
    assert_string_equal(lines_tagged(f, book, "TD"), "");
    assert_string_equal(lines_tagged(f, book, "TH"), "a|");
}

static void test_a_table_too_wide_is_told_once(void **state)
{
    struct fixture *f = *state;
    static const enum finding_id wanted[] = {TABLE_TOO_WIDE};
    struct text text = text_new(&f->arena);
    for (int row = 0; row < 3; row++) {
        for (int i = 0; i < 40; i++)
            text_add(&text, row == 1 ? "|---" : "| word");
        text_add(&text, "|\n");
    }
    expect_findings(book_of(f, text.ptr), wanted, 1);
}

/* ---- Lists and quotes ---- */

static void test_markers(void **state)
{
    struct fixture *f = *state;
    struct book *book =
        book_of(f, "999. one\n1000. two\n\n* - inner\n* # Head\n* ```\n  code\n  ```\n*\n");
    assert_string_equal(lines_tagged(f, book, "Lbl"),
                        "999.|1000.|\u2022|\u2013|\u2022|\u2022|\u2022|");
    const struct placed *wide = find_line(f, book, "1000."), *words = find_line(f, book, "two");
    assert_true(wide->x >= book->pages->style.inner - 0.01);
    assert_true(wide->x + wide->width < words->x);
    assert_true(fabs(wide->y - words->y) < 0.01);
    const struct placed *head = find_line(f, book, "Head"), *dot = head - 1;
    assert_true(has_tag(dot, "Lbl") && fabs(dot->y - head->y) < 0.01);
    assert_true(head->line->pieces[0].size < 1.5 * book->pages->style.body.size);
}

static void test_the_bar_of_a_quote_has_no_gaps(void **state)
{
    struct fixture *f = *state;
    struct book *book = book_of(f, "# A\n\n> one\n>\n> two\n>\n> > deep\n>\n> - item\n\nafter\n");
    double bottom = 0, x = 0;
    size_t bars = 0;
    for (size_t i = 0; i < page_at(book, 0)->placed.count; i++) {
        const struct placed *bar = &page_at(book, 0)->placed.items[i];
        if (bar->kind != PLACED_BAR || bar->ink != PAGE_INK_RULE || bar->height < 5)
            continue;
        if (bars && fabs(bar->x - x) > 0.01)
            continue; /* of the inner quote */
        assert_true(bars == 0 || fabs(bar->y - bottom) < 0.01);
        x = bar->x;
        bottom = bar->y + bar->height;
        bars++;
    }
    assert_int_equal(bars, 4);
    assert_true(bottom < find_line(f, book, "after")->y);
}

/* ---- The rest ---- */

static void test_code_keeps_its_columns(void **state)
{
    struct fixture *f = *state;
    struct book *book = book_of(f, "> ```\n> a\tb -- 'c'\n>\n> \tx...\n> ```\n");
    assert_string_equal(lines_tagged(f, book, "Code"), "a   b -- 'c' ||    x...|");
}

static void test_faults_are_told_where_they_are(void **state)
{
    struct fixture *f = *state;
    static const char text[] = "> ```\n> ok\n>   \uE000\n> ```\n\n| a |\n|---|\n| b\uE001 |\n\n"
                               "x[^1]\n\n[^1]: n\uE002\n";
    static const enum finding_id wanted[] = {NO_GLYPH, NO_GLYPH, NO_GLYPH};
    struct book *book = book_of(f, text);
    expect_findings(book, wanted, 3);
    for (size_t i = 0; i < 3; i++) {
        struct span at = book->sink.findings.items[i].at;
        assert_int_equal(at.end - at.begin, 3);
        assert_int_equal(text[at.begin + 2], (char)(0x80 + i));
    }
}

static void test_html(void **state)
{
    struct fixture *f = *state;
    static const enum finding_id wanted[] = {HTML_LEFT_OUT, HTML_LEFT_OUT, HTML_LEFT_OUT};
    struct book *book = book_of(
        f,
        "a<br>b <!-- no --> <b>c</b> H<sub>2</sub>O x<sup>2</sup> <a id='i'></a><blink>d</blink> "
        "<a href='u'>f</a>"
        "\n\n<!-- nothing -->\n\n<div class=\"x\">\n\ne\n\n</div>\n\n<table><tr></tr></table>\n");
    assert_string_equal(lines_tagged(f, book, "P"), "a |b c H2O x2 d f|e|");
    expect_findings(book, wanted, 3);
    const struct text_line *line = find_line(f, book, "b c")->line;
    double low = 0, high = 0;
    for (size_t p = 0; p < line->piece_count; p++)
        if (line->pieces[p].glyph_count && line->pieces[p].text.ptr[0] == '2') {
            low = fmax(low, line->pieces[p].glyphs[0].y);
            high = fmin(high, line->pieces[p].glyphs[0].y);
        }
    assert_true(low > 0.5 && high < -1);
}

static void test_headings_are_set_smaller_rather_than_torn(void **state)
{
    struct fixture *f = *state;
    struct book *book = book_of(f, "# Unaccommodatingness\n\n## So\n");
    assert_string_equal(lines_tagged(f, book, "H1"), "Unaccommodatingness|");
    expect_findings(book, NULL, 0);
}

static void test_titles_have_even_lines(void **state)
{
    struct fixture *f = *state;
    struct book *book = book_of(f, "# Games for the Chess Kit\n");
    assert_string_equal(lines_tagged(f, book, "H1"), "Games for |the Chess Kit|");
}

static void test_images(void **state)
{
    struct fixture *f = *state;
    static const enum finding_id wanted[] = {IMAGE_AMONG_WORDS, IMAGE_MISSING};
    struct book *book = book_of(f, "![a](board.svg)\n[![b](board.svg)](https://a.b)\n\n"
                                   "words ![c](board.svg)\n\n![d](gone.png)\n");
    size_t pictures = 0;
    for (size_t p = 0; p < page_count(book); p++)
        for (size_t i = 0; i < page_at(book, p)->placed.count; i++)
            pictures += page_at(book, p)->placed.items[i].kind == PLACED_PICTURE;
    pages_free(book->pages);
    assert_int_equal(pictures, 2);
    expect_findings(book, wanted, 2);
    assert_string_equal(lines_tagged(f, book, "P"), "words c|d|");
}

static void test_books_of_nothing(void **state)
{
    struct fixture *f = *state;
    static const char *const texts[] = {
        "",  "\n\n", "#",     "# \n\n##\n", "---",
        "-", ">",    "[^1]:", "|\n|-|",     "\r\n# A\r\n\r\ntext\r\n"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_true(page_count(book_of(f, texts[i])) >= 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_notes_stand_once_on_a_page),
        cmocka_unit_test(test_addresses_that_are_read_anyhow_have_no_note),
        cmocka_unit_test(test_a_note_comes_back_on_another_page),
        cmocka_unit_test(test_a_note_takes_its_height_once),
        cmocka_unit_test(test_marks_without_a_note_stand_as_they_are),
        cmocka_unit_test(test_the_head_of_a_table_comes_again),
        cmocka_unit_test(test_bars_in_cells),
        cmocka_unit_test(test_tables_that_are_none),
        cmocka_unit_test(test_a_table_too_wide_is_told_once),
        cmocka_unit_test(test_markers),
        cmocka_unit_test(test_the_bar_of_a_quote_has_no_gaps),
        cmocka_unit_test(test_code_keeps_its_columns),
        cmocka_unit_test(test_faults_are_told_where_they_are),
        cmocka_unit_test(test_html),
        cmocka_unit_test(test_headings_are_set_smaller_rather_than_torn),
        cmocka_unit_test(test_titles_have_even_lines),
        cmocka_unit_test(test_images),
        cmocka_unit_test(test_books_of_nothing),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}

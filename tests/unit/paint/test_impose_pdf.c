/* Sheets as poppler reads them: where the words of each page come to lie. */
#include "../test.h"

#include "base/text.h"
#include "paint/impose_pdf.h"

#include <cairo-pdf.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static cairo_status_t add_bytes(void *text, const unsigned char *data, unsigned len)
{
    text_add_slice(text, (struct slice){(const char *)data, len});
    return CAIRO_STATUS_SUCCESS;
}

/* Pages of 200 x 300 points, the word "page" and its number in the upper left corner of each. */
static struct slice draw_pages(struct arena *arena, int count)
{
    struct text out = text_new(arena);
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(add_bytes, &out, 200, 300);
    cairo_t *cr = cairo_create(surface);
    cairo_select_font_face(cr, "Lato", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cr, 20);
    for (int i = 1; i <= count; i++) {
        cairo_move_to(cr, 20, 40);
        cairo_show_text(cr, format_string(arena, "page%d", i));
        cairo_show_page(cr);
    }
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    return text_slice(&out);
}

/* What `pdftotext -bbox` prints of the sheets. */
static const char *read_sheets(struct arena *arena, enum impose_kind kind, int pages)
{
    const struct impose_job job = {kind, (size_t)pages, 200, 300, 400, 300, 0};
    struct imposition sheets;
    struct slice out;
    const char *why = "";
    if (!impose(&sheets, &why, arena, &job) ||
        !impose_pdf(&out, &why, arena, draw_pages(arena, pages), &sheets, true))
        fail_msg("%s", why);
    char path[] = "/tmp/sheetsXXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0 && write(fd, out.ptr, out.len) == (ssize_t)out.len);
    close(fd);
    struct text seen = text_new(arena);
    FILE *pipe = popen(format_string(arena,
                                     "qpdf --check %s >/dev/null && "
                                     "pdftotext -bbox %s - | grep -E '<page|<word'",
                                     path, path),
                       "r");
    assert_non_null(pipe);
    for (char line[256]; fgets(line, sizeof line, pipe);)
        text_add(&seen, line);
    assert_int_equal(pclose(pipe), 0);
    unlink(path);
    return text_slice(&seen).ptr;
}

/* The words of the sheets in the order of the file, "side word left|right upper|lower". */
static const char *list_words(struct arena *arena, const char *seen, double middle)
{
    struct text out = text_new(arena);
    int side = 0;
    for (const char *line = seen; *line; line = strchr(line, '\n') + 1) {
        double x1, y1, x2, y2;
        char word[32];
        side += strstr(line, "<page") && strstr(line, "<page") < strchr(line, '\n');
        if (sscanf(line, " <word xMin=\"%lf\" yMin=\"%lf\" xMax=\"%lf\" yMax=\"%lf\">%31[a-z0-9]",
                   &x1, &y1, &x2, &y2, word) == 5)
            text_format(&out, "%d %s %s %s\n", side, word, x1 < middle ? "left" : "right",
                        y1 < 150 ? "upper" : "lower");
    }
    return text_slice(&out).ptr;
}

static void booklet_words_lie_right(void **state)
{
    struct arena arena = {0};
    (void)state;
    const char *words = list_words(&arena, read_sheets(&arena, IMPOSE_BOOKLET, 7), 200);
    assert_string_equal(words, "1 page1 right upper\n"
                               "2 page2 left upper\n2 page7 right upper\n"
                               "3 page6 left upper\n3 page3 right upper\n"
                               "4 page4 left upper\n4 page5 right upper\n");
    arena_free(&arena);
}

/* Upright pages begin at the upper left; turned ones end at the lower right of their cell. */
static void zine_words_lie_right(void **state)
{
    struct arena arena = {0};
    (void)state;
    const char *seen = read_sheets(&arena, IMPOSE_ZINE, 8);
    static const struct {
        const char *word;
        double left, top;
    } cases[] = {{"page1", 300, 150}, {"page2", 300, 0}, {"page5", 0, 0}, {"page6", 0, 150}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *end = strstr(seen, format_string(&arena, ">%s<", cases[i].word));
        assert_non_null(end);
        while (end > seen && *end != '\n')
            end--;
        double x1, y1;
        assert_int_equal(sscanf(end, " <word xMin=\"%lf\" yMin=\"%lf\"", &x1, &y1), 2);
        bool turned = cases[i].top == 0;
        assert_true(x1 >= cases[i].left && x1 < cases[i].left + 100);
        assert_true(turned ? y1 > 75 && y1 < 150 : y1 >= 150 && y1 < 225);
        assert_true(turned ? x1 > cases[i].left + 30 : x1 < cases[i].left + 30);
    }
    arena_free(&arena);
}

static void missing_pages_are_refused(void **state)
{
    struct arena arena = {0};
    struct imposition sheets;
    struct slice out;
    const char *why = "";
    const struct impose_job job = {IMPOSE_BOOKLET, 4, 200, 300, 400, 300, 0};
    (void)state;
    assert_true(impose(&sheets, &why, &arena, &job));
    assert_false(impose_pdf(&out, &why, &arena, draw_pages(&arena, 3), &sheets, false));
    assert_false(impose_pdf(&out, &why, &arena, slice_of("no PDF"), &sheets, false));
    assert_true(slice_starts(slice_of(why), "qpdf: "));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(booklet_words_lie_right),
        cmocka_unit_test(zine_words_lie_right),
        cmocka_unit_test(missing_pages_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

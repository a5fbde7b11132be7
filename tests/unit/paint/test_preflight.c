/* PDFs that a print shop would send back. */
#include "../arena.h"
#include "../test.h"

#include "base/text.h"
#include "paint/sheet_pdf.h"

/* A page of 200 x 300 points with these boxes, and a font. */
static struct slice write_pdf(struct arena *arena, const char *boxes, const char *font)
{
    struct text pdf = text_new(arena);
    size_t at[5];
    text_add(&pdf, "%PDF-1.5\n");
    const char *const objects[] = {
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>",
        format_string(arena,
                      "<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 200 300 ] %s"
                      " /Resources << /Font << /F 4 0 R >> >> >>",
                      boxes),
        format_string(arena, "<< /Type /Font /BaseFont /Odd %s >>", font),
    };
    for (size_t i = 0; i < 4; i++) {
        at[i] = pdf.len;
        text_format(&pdf, "%zu 0 obj\n%s\nendobj\n", i + 1, objects[i]);
    }
    at[4] = pdf.len;
    text_add(&pdf, "xref\n0 5\n0000000000 65535 f \n");
    for (size_t i = 0; i < 4; i++)
        text_format(&pdf, "%010zu 00000 n \n", at[i]);
    text_format(&pdf, "trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n%zu\n%%%%EOF\n", at[4]);
    return text_slice(&pdf);
}

#define GOOD_BOXES "/TrimBox [ 9 12 191 288 ] /BleedBox [ 0 0 200 300 ]"
#define GOOD_FONT  "/Subtype /Type3"

static void each_fault_is_told(void **state)
{
    static const struct {
        const char *boxes, *font;
        size_t pages;
        const char *why; /* NULL: nothing is wrong */
    } rows[] = {
        {GOOD_BOXES, GOOD_FONT, 1, NULL},
        {GOOD_BOXES, GOOD_FONT, 2, "preflight: 1 pages instead of 2"},
        {GOOD_BOXES, "/Subtype /TrueType", 1, "preflight: the font /Odd is not embedded"},
        {GOOD_BOXES, "/Subtype /TrueType /FontDescriptor << /Type /FontDescriptor >>", 1,
         "preflight: the font /Odd is not embedded"},
        {"/TrimBox [ 9 12 191 288 ]", GOOD_FONT, 1, "preflight: page 1: a box is not in its place"},
        {"/BleedBox [ 0 0 200 300 ]", GOOD_FONT, 1, "preflight: page 1: a box is not in its place"},
        {"/TrimBox [ 9 12 192 288 ] /BleedBox [ 0 0 200 300 ]", GOOD_FONT, 1,
         "preflight: page 1: a box is not in its place"},
        {"/TrimBox [ 9 12 191 288 ] /BleedBox [ 1 0 200 300 ]", GOOD_FONT, 1,
         "preflight: page 1: a box is not in its place"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *why = NULL;
        struct slice pdf = write_pdf(*state, rows[i].boxes, rows[i].font);
        bool good = preflight_pdf(&why, *state, pdf, rows[i].pages, 9, 12);
        assert_int_equal(good, rows[i].why == NULL);
        if (rows[i].why)
            assert_string_equal(why, rows[i].why);
    }
}

/* Paper is cut nowhere: its trim box is its size. */
static void paper_is_not_cut(void **state)
{
    const char *why;
    assert_true(preflight_pdf(&why, *state,
                              write_pdf(*state, "/TrimBox [ 0 0 200 300 ]", GOOD_FONT), 1, 0, 0));
    assert_false(preflight_pdf(&why, *state, write_pdf(*state, GOOD_BOXES, GOOD_FONT), 1, 0, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_fault_is_told),
        cmocka_unit_test(paper_is_not_cut),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}

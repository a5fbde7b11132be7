/* The last step of a PDF, on pages that cairo draws here. */
#include "../test.h"

#include "base/text.h"
#include "paint/pdf_finish.h"

#include <cairo-pdf.h>
#include <qpdf/qpdf-c.h>
#include <stdlib.h>

static int set_up(void **state)
{
    *state = calloc(1, sizeof(struct arena));
    unsetenv("SOURCE_DATE_EPOCH");
    return 0;
}

static int tear_down(void **state)
{
    arena_free(*state);
    free(*state);
    return 0;
}

static cairo_status_t add_bytes(void *text, const unsigned char *data, unsigned len)
{
    text_add_slice(text, (struct slice){(const char *)data, len});
    return CAIRO_STATUS_SUCCESS;
}

static void draw_tagged(cairo_t *cr, const char *tag, double x, double y)
{
    cairo_tag_begin(cr, tag, NULL);
    cairo_rectangle(cr, x, y, 20, 20);
    cairo_fill(cr);
    cairo_tag_end(cr, tag);
}

/* Three pages, each with a figure, a bookmark, and a table: a row of heads, a row with one. */
static struct slice draw_pages(struct arena *arena)
{
    struct text out = text_new(arena);
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(add_bytes, &out, 300, 400);
    cairo_t *cr = cairo_create(surface);
    cairo_tag_begin(cr, "Document", NULL);
    for (int page = 0; page < 3; page++) {
        cairo_pdf_surface_add_outline(surface, CAIRO_PDF_OUTLINE_ROOT, "Page", "page=1 pos=[0 0]",
                                      0);
        draw_tagged(cr, "Figure", 10, 10);
        cairo_tag_begin(cr, "Table", NULL);
        for (int row = 0; row < 2; row++) {
            cairo_tag_begin(cr, "TR", NULL);
            draw_tagged(cr, "TH", 10, 50 + 30 * row);
            draw_tagged(cr, row ? "TD" : "TH", 50, 50 + 30 * row);
            cairo_tag_end(cr, "TR");
        }
        cairo_tag_end(cr, "Table");
        cairo_show_page(cr);
    }
    cairo_tag_end(cr, "Document");
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    return text_slice(&out);
}

static const char *const ALTS[] = {"Eins", "K\xc3\xb6nig \xe2\x99\x9a", "Drei"};

static struct slice finish(struct arena *arena, const struct pdf_facts *facts)
{
    struct slice out = {0};
    const char *why = "";
    if (!pdf_finish(&out, &why, arena, draw_pages(arena), facts))
        fail_msg("%s", why);
    return out;
}

static qpdf_data open_finished(struct arena *arena, const struct pdf_facts *facts)
{
    struct slice pdf = finish(arena, facts);
    qpdf_data q = qpdf_init();
    assert_int_equal(qpdf_read_memory(q, "test", pdf.ptr, pdf.len, NULL), QPDF_SUCCESS);
    assert_int_equal(qpdf_check_pdf(q), QPDF_SUCCESS);
    return q;
}

static void assert_key(qpdf_data q, qpdf_oh dictionary, const char *key, const char *object)
{
    assert_string_equal(qpdf_oh_unparse_resolved(q, qpdf_oh_get_key(q, dictionary, key)), object);
}

static void same_bytes_twice(void **state)
{
    const struct pdf_facts facts = {.alts = ALTS, .alt_count = 3, .title = "T", .xmp = true};
    struct slice first = finish(*state, &facts);
    assert_true(slice_same(first, finish(*state, &facts)));
}

static void figures_and_heads_are_told(void **state)
{
    qpdf_data q = open_finished(*state, &(struct pdf_facts){.alts = ALTS, .alt_count = 3});
    qpdf_oh tree = qpdf_oh_get_key(q, qpdf_get_root(q), "/StructTreeRoot");
    qpdf_oh document = qpdf_oh_get_array_item(q, qpdf_oh_get_key(q, tree, "/K"), 0);
    qpdf_oh kids = qpdf_oh_get_key(q, document, "/K");
    for (int i = 0; i < 3; i++) {
        qpdf_oh figure = qpdf_oh_get_array_item(q, kids, 2 * i);
        qpdf_oh alt = qpdf_oh_get_key(q, figure, "/Alt");
        assert_string_equal(qpdf_oh_get_utf8_value(q, alt), ALTS[i]);
    }
    qpdf_oh rows = qpdf_oh_get_key(q, qpdf_oh_get_array_item(q, kids, 1), "/K");
    static const char *const scopes[2][2] = {
        {"<< /O /Table /Scope /Column >>", "<< /O /Table /Scope /Column >>"},
        {"<< /O /Table /Scope /Row >>", "null"}};
    for (int row = 0; row < 2; row++)
        for (int column = 0; column < 2; column++) {
            qpdf_oh cells = qpdf_oh_get_key(q, qpdf_oh_get_array_item(q, rows, row), "/K");
            assert_key(q, qpdf_oh_get_array_item(q, cells, column), "/A", scopes[row][column]);
        }
    qpdf_cleanup(&q);
}

static void boxes_lie_in_the_page(void **state)
{
    const struct pdf_boxes boxes[] = {
        {.trim = {9, 10, 11, 12}, .bleed = {1, 1, 1, 1}},
        {.trim = {5, 5, 5, 5}, .crop = {2, 0, 0, 0}},
    };
    qpdf_data q = open_finished(
        *state, &(struct pdf_facts){.alts = ALTS, .alt_count = 3, .boxes = boxes, .box_count = 2});
    qpdf_oh first = qpdf_get_page_n(q, 0), last = qpdf_get_page_n(q, 2);
    assert_key(q, first, "/TrimBox", "[ 9 12 289 390 ]");
    assert_key(q, first, "/BleedBox", "[ 1 1 299 399 ]");
    assert_key(q, first, "/CropBox", "null");
    assert_key(q, last, "/TrimBox", "[ 5 5 295 395 ]");
    assert_key(q, last, "/CropBox", "[ 2 0 300 400 ]");
    qpdf_cleanup(&q);
}

static void catalogue_says_how_to_read(void **state)
{
    const struct pdf_labels labels[] = {{.page = 0, .numerals = PDF_ROMAN},
                                        {.page = 1, .first = 5, .prefix = "A-"},
                                        {.page = 2, .numerals = PDF_UNNUMBERED}};
    qpdf_data q = open_finished(*state, &(struct pdf_facts){.alts = ALTS,
                                                            .alt_count = 3,
                                                            .language = "en-GB",
                                                            .labels = labels,
                                                            .label_count = 3,
                                                            .print_unscaled = true,
                                                            .duplex = PDF_DUPLEX_SHORT_EDGE});
    qpdf_oh root = qpdf_get_root(q);
    assert_key(q, root, "/Lang", "(en-GB)");
    assert_key(q, root, "/MarkInfo", "<< /Marked true >>");
    assert_key(q, root, "/PageMode", "/UseOutlines");
    assert_key(q, qpdf_oh_get_key(q, root, "/Outlines"), "/Count", "3");
    assert_key(q, root, "/ViewerPreferences",
               "<< /DisplayDocTitle true /Duplex /DuplexFlipShortEdge /PrintScaling /None >>");
    assert_key(q, qpdf_oh_get_key(q, root, "/PageLabels"), "/Nums",
               "[ 0 << /S /r >> 1 << /P (A-) /S /D /St 5 >> 2 << >> ]");
    qpdf_cleanup(&q);
}

static void metadata_is_escaped_and_dated(void **state)
{
    unsigned char *xmp = NULL;
    size_t len = 0;
    setenv("SOURCE_DATE_EPOCH", "1700000000", 1);
    qpdf_data q = open_finished(*state, &(struct pdf_facts){.alts = ALTS,
                                                            .alt_count = 3,
                                                            .title = "<K\xc3\xb6nig & Dame>",
                                                            .author = "A. Author",
                                                            .xmp = true});
    unsetenv("SOURCE_DATE_EPOCH");
    qpdf_oh info = qpdf_oh_get_key(q, qpdf_get_trailer(q), "/Info");
    assert_string_equal(qpdf_oh_get_utf8_value(q, qpdf_oh_get_key(q, info, "/Title")),
                        "<K\xc3\xb6nig & Dame>");
    assert_key(q, info, "/CreationDate", "(D:20231114221320Z)");
    qpdf_oh stream = qpdf_oh_get_key(q, qpdf_get_root(q), "/Metadata");
    assert_int_equal(qpdf_oh_get_stream_data(q, stream, qpdf_dl_generalized, NULL, &xmp, &len),
                     QPDF_SUCCESS);
    const char *text = arena_copy(*state, (const char *)xmp, len);
    free(xmp);
    assert_non_null(strstr(text, "&lt;K\xc3\xb6nig &amp; Dame&gt;</rdf:li>"));
    assert_non_null(strstr(text, "<xmp:CreateDate>2023-11-14T22:13:20Z</xmp:CreateDate>"));
    assert_null(strstr(text, "pdf:Keywords"));
    qpdf_cleanup(&q);
}

static void what_cannot_be_is_refused(void **state)
{
    const struct pdf_boxes narrow = {.trim = {150, 0, 150, 0}};
    const struct {
        struct slice pdf;
        struct pdf_facts facts;
        const char *why;
    } cases[] = {
        {draw_pages(*state), {.alts = ALTS, .alt_count = 2}, "3 figures, but 2 descriptions"},
        {draw_pages(*state),
         {.alts = ALTS, .alt_count = 3, .boxes = &narrow, .box_count = 1},
         "page 1: a box without area"},
        {slice_of("no PDF"), {0}, "qpdf: "},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct slice out;
        const char *why = "";
        assert_false(pdf_finish(&out, &why, *state, cases[i].pdf, &cases[i].facts));
        assert_true(slice_starts(slice_of(why), cases[i].why));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_bytes_twice),
        cmocka_unit_test(figures_and_heads_are_told),
        cmocka_unit_test(boxes_lie_in_the_page),
        cmocka_unit_test(catalogue_says_how_to_read),
        cmocka_unit_test(metadata_is_escaped_and_dated),
        cmocka_unit_test(what_cannot_be_is_refused),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}

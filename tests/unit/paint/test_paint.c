/* Drawings as files; runs from the top of the source tree, for cards/pieces/rook. */
#include "../test.h"

#include "base/text.h"
#include "paint/decimal.h"
#include "paint/paint.h"
#include "paint/pdf_trim.h"
#include "paint/svg_path.h"

#include <libxml/parser.h>
#include <math.h>
#include <qpdf/qpdf-c.h>
#include <stdlib.h>

struct fixture {
    struct arena arena;
    struct painter painter;
    struct piece_set *pieces;
};

static int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);
    const char *why = "";
    setenv("ROOKPRESS_DATA", ".", 1);
    unsetenv("SOURCE_DATE_EPOCH");
    f->pieces = piece_set_load(&why, &f->arena, "cards/pieces/rook");
    if (!f->pieces) {
        print_error("%s\n", why);
        return 1;
    }
    f->painter = (struct painter){
        .arena = &f->arena, .pieces = f->pieces, .fonts = fonts_new(&f->arena), .square = 36};
    *state = f;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    fonts_free(f->painter.fonts);
    piece_set_free(f->pieces);
    arena_free(&f->arena);
    free(f);
    xmlCleanupParser();
    return 0;
}

/* ---- Drawings ---- */

static struct drawing *new_drawing(struct fixture *f, double width, double height)
{
    struct drawing *d = arena_alloc(&f->arena, sizeof *d);
    *d = (struct drawing){.arena = &f->arena, .width = width, .height = height};
    d->title = "A drawing";
    d->description = "What it shows.";
    return d;
}

/* The start position with its frame and coordinates. */
static struct drawing *start_position(struct fixture *f)
{
    static const char men[] = "rnbqkbnrpppppppp"
                              "................"
                              "................"
                              "PPPPPPPPRNBQKBNR";
    const double frame = 1 / 3.0;
    struct drawing *d = new_drawing(f, 8 + 2 * frame, 8 + 2 * frame);
    path_rect(&f->arena, draw_path(d, 0xf0d9b5ff, 0x333333ff, 0.03), frame, frame, 8, 8);
    struct path *dark = draw_path(d, 0xb58863ff, INK_NONE, 0);
    for (int i = 0; i < 64; i++)
        if ((i / 8 + i % 8) % 2)
            path_rect(&f->arena, dark, frame + i % 8, frame + i / 8, 1, 1);
    for (int i = 0; i < 8; i++) {
        draw_text(d, (struct slice){"abcdefgh" + i, 1}, frame + i + 0.5, 8 + 1.5 * frame, 0.16,
                  FACE_BODY, ANCHOR_MIDDLE, 0x222222ff);
        draw_text(d, (struct slice){"87654321" + i, 1}, frame / 2, frame + i + 0.5, 0.16, FACE_BODY,
                  ANCHOR_MIDDLE, 0x222222ff);
    }
    for (int i = 0; i < 64; i++)
        if (men[i] != '.')
            draw_piece(d, men[i], frame + i % 8, frame + i / 8, 1);
    return d;
}

/* One of everything. */
static struct drawing *medley(struct fixture *f)
{
    struct drawing *d = new_drawing(f, 4, 3);
    path_round_rect(&f->arena, draw_path(d, 0x336699ff, 0x000000ff, 0.05), 0.5, 0.5, 2, 1, 0.2);
    path_circle(&f->arena, draw_path(d, INK_NONE, 0xcc000080, 0.1), 2, 1, 0.5);
    draw_dashed(d, 0.3, 0.2);
    path_rect(&f->arena, draw_path(d, INK_NONE, INK_NONE, 1), 0, 0, 4, 3);
    draw_text(d, slice_of("Rook"), 2, 2, 0.3, FACE_BOLD, ANCHOR_LEFT, 0x112233ff);
    draw_text(d, slice_of("press"), 2, 2, 0.3, FACE_HEADING, ANCHOR_RIGHT, 0x112233ff)
        ->upside_down = true;
    draw_piece(d, 'n', 3, 1, 0.5);
    d->ops.items[d->ops.count - 1].upside_down = true;
    return d;
}

static const char *svg_of(struct fixture *f, const struct drawing *d, const char *prefix)
{
    struct slice out = {0};
    const char *why = "";
    assert_true(paint_svg(&out, &why, &f->painter, d, prefix));
    return arena_copy(&f->arena, out.ptr, out.len);
}

static struct slice pdf_of(struct fixture *f, const struct drawing *d)
{
    struct slice out = {0};
    const char *why = "";
    if (!paint_pdf(&out, &why, &f->painter, d))
        fail_msg("%s", why);
    return out;
}

static struct slice png_of(struct fixture *f, const struct drawing *d, double dpi)
{
    struct slice out = {0};
    const char *why = "";
    if (!paint_png(&out, &why, &f->painter, d, dpi))
        fail_msg("%s", why);
    return out;
}

static void assert_contains(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("no %s in %.3000s", part, text);
}

static void assert_lacks(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("%s in %.3000s", part, text);
}

/* ---- All outputs ---- */

static void outputs_repeat(void **state)
{
    struct fixture *f = *state;
    struct drawing *drawings[] = {start_position(f), medley(f)};
    for (size_t i = 0; i < 2; i++) {
        const struct drawing *d = drawings[i];
        assert_string_equal(svg_of(f, d, "a"), svg_of(f, d, "a"));
        struct slice pdf = pdf_of(f, d), png = png_of(f, d, 96);
        assert_true(slice_same(pdf, pdf_of(f, d)));
        assert_true(slice_same(png, png_of(f, d, 96)));
    }
}

static void start_position_is_small(void **state)
{
    struct fixture *f = *state;
    struct drawing *d = start_position(f);
    assert_in_range(strlen(svg_of(f, d, "start")), 1, 25000);
    assert_in_range(pdf_of(f, d).len, 1, 12000);
}

static void no_area_is_refused(void **state)
{
    struct fixture *f = *state;
    struct slice out;
    const double sizes[][2] = {{0, 1}, {1, 0}, {-1, 2}, {1, -0.5}, {1, (double)NAN}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct drawing *d = new_drawing(f, sizes[i][0], sizes[i][1]);
        const char *why = NULL;
        assert_false(paint_svg(&out, &why, &f->painter, d, "a"));
        assert_contains(why, "no area");
        why = NULL;
        assert_false(paint_pdf(&out, &why, &f->painter, d));
        assert_contains(why, "no area");
        why = NULL;
        assert_false(paint_png(&out, &why, &f->painter, d, 96));
        assert_contains(why, "no area");
    }
}

static void empty_drawings_are_fine(void **state)
{
    struct fixture *f = *state;
    struct drawing *d = new_drawing(f, 1, 1);
    d->title = d->description = NULL;
    assert_lacks(svg_of(f, d, "a"), "<defs>");
    assert_true(pdf_of(f, d).len > 0);
    assert_true(png_of(f, d, 10).len > 0);
}

/* ---- SVG ---- */

typedef VEC(const char *) names;

/* All ids below `node`, and all that is referred to, without the number sign. */
static void collect(struct fixture *f, names *ids, names *uses, xmlNode *node)
{
    for (; node; node = node->next) {
        xmlChar *id = xmlGetProp(node, BAD_CAST "id"), *href = xmlGetProp(node, BAD_CAST "href");
        if (id)
            *vec_push(&f->arena, ids) = format_string(&f->arena, "%s", (char *)id);
        if (href)
            *vec_push(&f->arena, uses) = format_string(&f->arena, "%s", (char *)href + 1);
        xmlFree(id);
        xmlFree(href);
        collect(f, ids, uses, node->type == XML_ELEMENT_NODE ? node->children : NULL);
    }
}

static bool has_name(const names *list, const char *name)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->items[i], name) == 0)
            return true;
    return false;
}

static void read_ids(struct fixture *f, names *ids, names *uses, const char *svg)
{
    xmlDoc *doc = xmlReadMemory(svg, (int)strlen(svg), "a.svg", NULL, XML_PARSE_NONET);
    assert_non_null(doc);
    xmlNode *root = xmlDocGetRootElement(doc);
    assert_string_equal((const char *)root->name, "svg");
    assert_string_equal((const char *)root->ns->href, "http://www.w3.org/2000/svg");
    collect(f, ids, uses, root);
    xmlFreeDoc(doc);
}

static void svg_has_its_ids(void **state)
{
    struct fixture *f = *state;
    static const char *const expected[] = {"x1-t",  "x1-d",  "x1-wP", "x1-wN", "x1-wB",
                                           "x1-wR", "x1-wQ", "x1-wK", "x1-bP", "x1-bN",
                                           "x1-bB", "x1-bR", "x1-bQ", "x1-bK"};
    names ids = {0}, uses = {0};
    const char *svg = svg_of(f, start_position(f), "x1");
    read_ids(f, &ids, &uses, svg);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        assert_true(has_name(&ids, expected[i]));
    assert_int_equal(ids.count, sizeof expected / sizeof *expected);
    assert_int_equal(uses.count, 32);
    for (size_t i = 0; i < uses.count; i++)
        assert_true(has_name(&ids, uses.items[i]));
    assert_contains(svg, "role=\"img\" aria-labelledby=\"x1-t x1-d\"");
    assert_contains(svg, "viewBox=\"0 0 416 416\"");
    assert_contains(svg, "aria-hidden=\"true\"");
    assert_lacks(svg, "ROOKPRESS");
}

static void prefixes_keep_ids_apart(void **state)
{
    struct fixture *f = *state;
    names here = {0}, there = {0}, uses = {0};
    read_ids(f, &here, &uses, svg_of(f, start_position(f), "here"));
    read_ids(f, &there, &uses, svg_of(f, start_position(f), "there"));
    for (size_t i = 0; i < here.count; i++) {
        assert_false(has_name(&there, here.items[i]));
        assert_true(strncmp(here.items[i], "here-", 5) == 0);
    }
}

static void svg_says_what_is_drawn(void **state)
{
    struct fixture *f = *state;
    const char *svg = svg_of(f, medley(f), "m");
    assert_contains(svg, "fill=\"#369\" stroke=\"#000\" stroke-width=\"2.4\"");
    assert_contains(svg, "stroke=\"#c00\" stroke-opacity=\".5\" stroke-width=\"4.8\"");
    assert_contains(svg, "stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    assert_contains(svg, "stroke-dasharray=\"14.4 9.6\"");
    assert_contains(svg, "<g fill=\"#123\">"); /* both texts */
    assert_contains(svg, "<use href=\"#m-bN\" x=\"144\" y=\"48\" width=\"24\" height=\"24\" "
                         "transform=\"rotate(180 156 60)\"/>");
    assert_lacks(svg, "evenodd"); /* no path has two parts */
    assert_lacks(svg, "192 0");   /* nor is the unseen one there */
    assert_contains(svg_of(f, start_position(f), "s"), "fill-rule=\"evenodd\"");
}

static void hostile_words_are_escaped(void **state)
{
    struct fixture *f = *state;
    struct drawing *d = new_drawing(f, 1, 1);
    names ids = {0}, uses = {0};
    d->title = "</title><script>alert('\"&')</script>";
    d->description = "]]> &amp;\n\x01\xff\xef\xbf\xbe <!--";
    const char *svg = svg_of(f, d, "h");
    read_ids(f, &ids, &uses, svg);
    assert_lacks(svg, "<script");
    assert_contains(svg, "&lt;/title&gt;&lt;script&gt;alert('&quot;&amp;')&lt;/script&gt;");
    assert_contains(svg, "]]&gt; &amp;amp; \xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd &lt;!--");
    assert_true(pdf_of(f, d).len > 0);
}

static const char *data_of(struct fixture *f, const struct path *path, double scale)
{
    struct text out = text_new(&f->arena);
    svg_add_path_data(&out, path, scale);
    return out.ptr;
}

static void path_data_is_short(void **state)
{
    struct fixture *f = *state;
    struct arena *a = &f->arena;
    struct path box = {0}, zigzag = {0}, idle = {0}, dot = {0};
    path_rect(a, &box, 1, 2, 3, 4);
    assert_string_equal(data_of(f, &box, 1), "m1 2h3v4H1z");
    assert_string_equal(data_of(f, &box, 0.125), "m.13.25H.5v.5H.13z");

    path_move(a, &zigzag, 0, 0);
    path_line(a, &zigzag, 0.5, -0.25);
    path_line(a, &zigzag, 100, 100);
    path_line(a, &zigzag, 100, 100);
    path_curve(a, &zigzag, (struct point){101, 99}, (struct point){100.5, 98},
               (struct point){0, 98});
    path_line(a, &zigzag, 0, 0);
    path_close(a, &zigzag);
    assert_string_equal(data_of(f, &zigzag, 1), "m0 0 .5-.25L100 100c1-1 .5-2-100-2z");

    path_move(a, &idle, 1, 1);
    path_move(a, &idle, 2, 2);
    path_line(a, &idle, 3, 3);
    path_move(a, &idle, 4, 4);
    assert_string_equal(data_of(f, &idle, 1), "m2 2 1 1");

    path_move(a, &dot, 1, 1);
    path_line(a, &dot, 1, 1);
    assert_string_equal(data_of(f, &dot, 1), "m1 1h0");
}

static void numbers_are_short(void **state)
{
    struct fixture *f = *state;
    static const struct {
        double value;
        int places;
        const char *text;
    } cases[] = {
        {0, 2, "0"},
        {-0.001, 2, "0"},
        {1, 2, "1"},
        {-1, 2, "-1"},
        {0.5, 2, ".5"},
        {-0.25, 2, "-.25"},
        {12.345, 1, "12.3"},
        {12.05, 2, "12.05"},
        {100, 2, "100"},
        {1.1, 2, "1.1"},
        {0.999, 2, "1"},
        {0.04, 3, ".04"},
        {3.7, 0, "4"},
        {1e300, 0, "1000000000"},
        {-1e300, 2, "-1000000000"},
        {(double)NAN, 0, "1000000000"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct text out = text_new(&f->arena);
        decimal_add(&out, cases[i].value, cases[i].places);
        assert_string_equal(out.ptr, cases[i].text);
    }
}

/* ---- PDF ---- */

static qpdf_data open_pdf(struct slice pdf)
{
    qpdf_data q = qpdf_init();
    assert_int_equal(qpdf_read_memory(q, "test", pdf.ptr, pdf.len, NULL), QPDF_SUCCESS);
    return q;
}

/* The object that a path of keys leads to from the catalogue; arrays give their first item. */
static qpdf_oh follow(qpdf_data q, qpdf_oh from, const char *const *keys)
{
    for (; *keys; keys++) {
        from = qpdf_oh_get_key_if_dict(q, from, *keys);
        if (qpdf_oh_is_array(q, from))
            from = qpdf_oh_get_array_item(q, from, 0);
    }
    return from;
}

static void pdf_is_tagged(void **state)
{
    struct fixture *f = *state;
    struct drawing *d = start_position(f);
    d->description = "Wei\xc3\x9f: K\xc3\xb6nig e1. \xe2\x99\x9a";
    struct slice pdf = pdf_of(f, d);
    assert_true(slice_starts(pdf, "%PDF-1."));
    qpdf_data q = open_pdf(pdf);
    qpdf_oh root = qpdf_get_root(q), page = qpdf_get_page_n(q, 0);
    qpdf_oh figure = follow(q, root, (const char *[]){"/StructTreeRoot", "/K", "/K", NULL});
    assert_string_equal(qpdf_oh_get_name(q, qpdf_oh_get_key(q, figure, "/S")), "/Figure");
    assert_string_equal(qpdf_oh_get_utf8_value(q, qpdf_oh_get_key(q, figure, "/Alt")),
                        d->description);
    assert_string_equal(qpdf_oh_get_utf8_value(q, qpdf_oh_get_key(q, root, "/Lang")), "en");
    assert_true(
        qpdf_oh_get_bool_value(q, follow(q, root, (const char *[]){"/MarkInfo", "/Marked", NULL})));
    assert_true(qpdf_oh_get_bool_value(
        q, follow(q, root, (const char *[]){"/ViewerPreferences", "/DisplayDocTitle", NULL})));
    assert_string_equal(qpdf_oh_unparse(q, qpdf_oh_get_key(q, page, "/TrimBox")),
                        "[ 0 0 312 312 ]");
    assert_string_equal(qpdf_get_info_key(q, "/Title"), "A drawing");
    assert_string_equal(qpdf_get_info_key(q, "/Creator"), "rookpress");
    assert_null(qpdf_get_info_key(q, "/CreationDate"));
    qpdf_cleanup(&q);
}

static size_t count_keys(qpdf_data q, qpdf_oh dictionary)
{
    size_t count = 0;
    qpdf_oh_begin_dict_key_iter(q, dictionary);
    for (; qpdf_oh_dict_more_keys(q); count++)
        qpdf_oh_dict_next_key(q);
    return count;
}

static size_t count_of(struct slice content, const char *word)
{
    size_t count = 0;
    for (struct slice token; (token = slice_next_word(&content)).len;)
        count += slice_eq(token, word);
    return count;
}

static void pdf_has_each_piece_once(void **state)
{
    struct fixture *f = *state;
    unsigned char *bytes = NULL;
    size_t len = 0;
    qpdf_data q = open_pdf(pdf_of(f, start_position(f)));
    qpdf_oh page = qpdf_get_page_n(q, 0);
    qpdf_oh forms = follow(q, page, (const char *[]){"/Resources", "/XObject", NULL});
    assert_int_equal(count_keys(q, forms), 12);
    assert_int_equal(qpdf_oh_get_page_content_data(q, page, &bytes, &len), QPDF_SUCCESS);
    assert_int_equal(count_of((struct slice){(char *)bytes, len}, "Do"), 32);
    free(bytes);
    qpdf_cleanup(&q);
}

static void pdf_is_dated_by_the_environment_only(void **state)
{
    struct fixture *f = *state;
    static const char *const cases[][2] = {{"1700000000", "D:20231114221320Z"},
                                           {"0", "D:19700101000000Z"},
                                           {"", NULL},
                                           {"-5", NULL},
                                           {"12x", NULL},
                                           {"99999999999999999999", NULL}};
    struct drawing *d = new_drawing(f, 1, 1);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        setenv("SOURCE_DATE_EPOCH", cases[i][0], 1);
        qpdf_data q = open_pdf(pdf_of(f, d));
        const char *date = qpdf_get_info_key(q, "/CreationDate");
        if (cases[i][1])
            assert_string_equal(date, cases[i][1]);
        else
            assert_null(date);
        qpdf_cleanup(&q);
    }
    unsetenv("SOURCE_DATE_EPOCH");
}

static void huge_pages_are_refused(void **state)
{
    struct fixture *f = *state;
    struct slice out;
    const char *why = NULL;
    assert_false(paint_pdf(&out, &why, &f->painter, new_drawing(f, 401, 1)));
    assert_string_equal(why, "14436 x 36 points: a PDF page has at most 14400");
}

static void content_is_trimmed(void **state)
{
    struct fixture *f = *state;
    static const bool is_artifact[] = {false, true};
    const struct pdf_trimming how = {.places = 2, .is_artifact = is_artifact, .mark_count = 2};
    static const char *const cases[][2] = {
        {"1 0 0 -1 0 312.12345 cm", "1 0 0 -1 0 312.12 cm\n"},
        {"q 1 0 0 1 0 0 cm 0.0123456789 0 0 1 1.999 0 Tm Q", "q .0123457 0 0 1 2 0 Tm Q\n"},
        {"0.5 0.5 0.5 rg 1 0 0 RG", ".5 g 1 0 0 RG\n"},
        {"[(\\) ] m)-1.5<0A>]TJ(a (b) 1.0 m)Tj<00 01>Tj",
         "[(\\) ] m)-1.5<0A>] TJ (a (b) 1.0 m) Tj <00 01> Tj\n"},
        {"/P << /MCID 1 >> BDC EMC /P << /MCID 0 >> BDC EMC /P << /MCID 2 >> BDC EMC",
         "/Artifact BMC EMC /P << /MCID 0 >> BDC EMC /P << /MCID 2 >> BDC EMC\n"},
        {"0.133333 0.5 1 rg 1.2345 w\n36.801 0.499 m 2 -3.456 l S",
         ".133 .5 1 rg 1.2345 w 36.8 .5 m 2 -3.46 l S\n"},
        {"1 2 m 5 2 l 5 8 l 1 8 l h 1 2 m f*", "1 2 4 6 re f*\n"},
        {"1 2 m 1 8 l 5 8 l 5 2 l h f", "1 2 m 1 8 l 5 8 l 5 2 l h f\n"}, /* turns the other way */
        {"9 9 m 1.111 2.222 m 3 3 l W n", "1.11 2.22 m 3 3 l W n\n"},
        {"[ 0.3333 1.2 ] 0 d /Figure << /MCID 0 >> BDC /x5 Do EMC",
         "[ 0.3333 1.2 ] 0 d /Figure << /MCID 0 >> BDC /x5 Do EMC\n"},
        {"10 20 m 11 20 l 11 21 l 12 21 l 12 22 l 13 22.333 l 10.5 25 l h f",
         "q 1 0 0 1 10 20 cm 0 0 m 1 0 l 1 1 l 2 1 l 2 2 l 3 2.33 l .5 5 l h f Q\n"},
        {"1.23456 0 m (text", NULL},
        {"[1.23456 0 m", NULL},
        {"<1.23456 0 m", NULL},
        {"BI 1.23456 0 m EI", NULL},
        {"% 1.23456 0 m f", NULL},
        {"1.23456 0 m", NULL},
        {"1.23456 0", NULL},
        {"x m f", "x m f\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct slice out = pdf_trim(&f->arena, slice_of(cases[i][0]), &how);
        assert_slice(out, cases[i][1] ? cases[i][1] : cases[i][0]);
    }
    assert_slice(pdf_trim(&f->arena, slice_of("1 0 0 RG 0 1 0 rg 0 0 0 1 k"),
                          &(struct pdf_trimming){.places = 2, .grey = true}),
                 ".299 G .587 g 0 0 0 1 k\n");
    bool used[2] = {false, false};
    const char *stamped =
        "0.123457 0.000366 0.654321 rg 10 20 50 50 re f 1 1 1 rg 0 0 9 9 re f "
        "0.123457 0.000610 0.654321 rg 0 0 100 100 re f* 0.123457 0.5 0.654321 rg";
    assert_slice(
        pdf_trim(&f->arena, slice_of(stamped),
                 &(struct pdf_trimming){.places = 2, .stamp_count = 2, .stamps_used = used}),
        "q -.5 0 0 .5 60 20 cm /s0 Do Q 1 g 0 0 9 9 re f q 1 0 0 -1 0 100 cm /s1 Do Q "
        ".123 .5 .654 rg\n");
    assert_true(used[0] && used[1]);
}

/* ---- PNG ---- */

static uint32_t u32_at(struct slice s, size_t at)
{
    const unsigned char *p = (const unsigned char *)s.ptr + at;
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static void png_has_its_size(void **state)
{
    struct fixture *f = *state;
    static const struct {
        double width, height, dpi;
        uint32_t x, y, density;
    } cases[] = {
        {8, 4, 72, 288, 144, 2835}, {8, 4, 300, 1200, 600, 11811}, {1, 0.001, 96, 48, 1, 3780}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct drawing *d = new_drawing(f, cases[i].width, cases[i].height);
        struct slice png = png_of(f, d, cases[i].dpi);
        assert_true(slice_starts(png, "\x89PNG\r\n\x1a\n"));
        assert_int_equal(u32_at(png, 16), cases[i].x);
        assert_int_equal(u32_at(png, 20), cases[i].y);
        assert_memory_equal(png.ptr + 37, "pHYs", 4);
        assert_int_equal(u32_at(png, 41), cases[i].density);
    }
}

struct reading {
    struct slice rest;
};

static cairo_status_t read_bytes(void *closure, unsigned char *data, unsigned len)
{
    struct reading *reading = closure;
    if (len > reading->rest.len)
        return CAIRO_STATUS_READ_ERROR;
    memcpy(data, reading->rest.ptr, len);
    reading->rest.ptr += len;
    reading->rest.len -= len;
    return CAIRO_STATUS_SUCCESS;
}

static uint32_t pixel(cairo_surface_t *s, int x, int y)
{
    uint32_t value;
    int stride = cairo_image_surface_get_stride(s);
    memcpy(&value, cairo_image_surface_get_data(s) + y * stride + 4 * x, sizeof value);
    return value & 0xffffff;
}

static void png_shows_the_drawing(void **state)
{
    struct fixture *f = *state;
    struct drawing *d = new_drawing(f, 4, 2);
    struct path *ring = draw_path(d, 0x336699ff, INK_NONE, 0);
    path_rect(&f->arena, ring, 0, 0, 2, 2);
    path_rect(&f->arena, ring, 0.5, 0.5, 1, 1);
    path_rect(&f->arena, draw_path(d, 0x00000080, INK_NONE, 0), 3, 0, 1, 2);
    struct reading reading = {png_of(f, d, 20)}; /* ten pixels a square */
    cairo_surface_t *s = cairo_image_surface_create_from_png_stream(read_bytes, &reading);
    assert_int_equal(cairo_surface_status(s), CAIRO_STATUS_SUCCESS);
    assert_int_equal(pixel(s, 0, 0), 0x336699);
    assert_int_equal(pixel(s, 10, 10), 0xffffff); /* the hole */
    assert_int_equal(pixel(s, 25, 10), 0xffffff); /* the paper */
    assert_int_equal(pixel(s, 39, 19), 0x7f7f7f);
    cairo_surface_destroy(s);
}

static void huge_images_are_refused(void **state)
{
    struct fixture *f = *state;
    static const struct {
        double width, height, dpi;
        const char *why;
    } cases[] = {
        {10, 1, 4001, "20005 x 2001 pixels: a side has at most 20000"},
        {8, 8, 4000, "16000 x 16000 pixels: a picture has at most 200 million"},
        {8, 8, HUGE_VAL, "inf x inf pixels: a side has at most 20000"},
        {8, 8, 0, "a resolution is more than 0 pixels an inch"},
        {8, 8, -96, "a resolution is more than 0 pixels an inch"},
        {8, 8, (double)NAN, "a resolution is more than 0 pixels an inch"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct drawing *d = new_drawing(f, cases[i].width, cases[i].height);
        struct slice out;
        const char *why = NULL;
        assert_false(paint_png(&out, &why, &f->painter, d, cases[i].dpi));
        assert_string_equal(why, cases[i].why);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(outputs_repeat),
        cmocka_unit_test(start_position_is_small),
        cmocka_unit_test(no_area_is_refused),
        cmocka_unit_test(empty_drawings_are_fine),
        cmocka_unit_test(svg_has_its_ids),
        cmocka_unit_test(prefixes_keep_ids_apart),
        cmocka_unit_test(svg_says_what_is_drawn),
        cmocka_unit_test(hostile_words_are_escaped),
        cmocka_unit_test(path_data_is_short),
        cmocka_unit_test(numbers_are_short),
        cmocka_unit_test(pdf_is_tagged),
        cmocka_unit_test(pdf_has_each_piece_once),
        cmocka_unit_test(pdf_is_dated_by_the_environment_only),
        cmocka_unit_test(huge_pages_are_refused),
        cmocka_unit_test(content_is_trimmed),
        cmocka_unit_test(png_has_its_size),
        cmocka_unit_test(png_shows_the_drawing),
        cmocka_unit_test(huge_images_are_refused),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}

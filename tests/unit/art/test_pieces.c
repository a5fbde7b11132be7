/* Piece sets: what loads, what is refused, what is left of a drawing, what is painted. */
#include "art/clean.h"
#include "art/pieces.h"
#include "base/file.h"
#include "base/text.h"

#include "../test.h"

#include <cairo-pdf.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* Parts of drawings, and how an id of the white king comes out. */
#define NS    "xmlns=\"http://www.w3.org/2000/svg\" "
#define XLINK "xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
#define BOX   "viewBox=\"0 0 10 10\""
#define OPEN  "<svg " NS BOX ">"
#define ID    PICTURE_ID_MARK "wK-"
#define PLAIN OPEN "<path d=\"M0 0h10v10z\"/></svg>"

#define SVG_DTD                                                                                    \
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "                                            \
    "\"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\""

/* A folder of its own for each test, full of plain pieces. */
struct room {
    struct arena arena;
    char path[64];
};

static const char *const NAMES[PIECE_COUNT] = {"wP", "wN", "wB", "wR", "wQ", "wK",
                                               "bP", "bN", "bB", "bR", "bQ", "bK"};

static const char *in(struct room *room, const char *name)
{
    return format_string(&room->arena, "%s/%s.svg", room->path, name);
}

static void put(struct room *room, const char *name, struct slice svg)
{
    const char *why;
    assert_true(file_write(&why, &room->arena, in(room, name), svg));
}

static int enter(void **state)
{
    struct room *room = calloc(1, sizeof *room);
    strcpy(room->path, "/tmp/rookpress-test-XXXXXX");
    *state = room;
    if (!mkdtemp(room->path))
        return -1;
    for (size_t i = 0; i < PIECE_COUNT; i++)
        put(room, NAMES[i], slice_of(PLAIN));
    return 0;
}

static int leave(void **state)
{
    struct room *room = *state;
    for (size_t i = 0; i < PIECE_COUNT; i++) {
        unlink(in(room, NAMES[i]));
        rmdir(in(room, NAMES[i]));
    }
    int failed = rmdir(room->path);
    arena_free(&room->arena);
    free(room);
    return failed;
}

static struct piece_set *load(struct room *room)
{
    const char *why = NULL;
    struct piece_set *set = piece_set_load(&why, &room->arena, room->path);
    if (!set)
        fail_msg("%s", why);
    return set;
}

/* What cleaning leaves of a white king. */
static const char *cleaned(struct room *room, const char *svg)
{
    struct cleaned clean;
    const char *why = NULL;
    if (!clean_svg(&clean, &why, &room->arena, slice_of(svg), ID))
        fail_msg("%s", why);
    return arena_copy(&room->arena, clean.content.ptr, clean.content.len);
}

/* The set is refused for its file `name`, for a reason with `word` in it. */
static void assert_refused(struct room *room, const char *name, const char *word)
{
    const char *why = NULL;
    assert_null(piece_set_load(&why, &room->arena, room->path));
    assert_non_null(why);
    if (!strstr(why, in(room, name)) || !strstr(why, word))
        fail_msg("'%s' does not name %s and '%s'", why, name, word);
}

static void assert_drawing_refused(struct room *room, struct slice svg, const char *word)
{
    put(room, "bQ", svg);
    assert_refused(room, "bQ", word);
}

/* ---- The project's own set ---- */

static const char *own_set(void)
{
    static char path[4096];
    const char *source = getenv("ROOKPRESS_SOURCE");
    snprintf(path, sizeof path, "%s/cards/pieces/rook", source ? source : ".");
    return path;
}

static xmlDoc *parse_wrapped(struct room *room, struct picture_markup markup)
{
    struct text text = text_new(&room->arena);
    text_add(&text, "<svg " NS ">");
    text_add_slice(&text, markup.content);
    text_add(&text, "</svg>");
    return xmlReadMemory(text.ptr, (int)text.len, NULL, NULL, XML_PARSE_NONET);
}

static void own_set_loads_and_its_markup_is_well_formed(void **state)
{
    struct room *room = *state;
    const char *why = NULL;
    struct piece_set *set = piece_set_load(&why, &room->arena, own_set());
    if (!set)
        fail_msg("%s", why);
    for (size_t i = 0; i < PIECE_COUNT; i++) {
        struct picture_markup markup = picture_markup(piece_set_picture(set, PIECE_LETTERS[i]));
        assert_slice(markup.view_box, "0 0 48 48");
        xmlDoc *doc = parse_wrapped(room, markup);
        assert_non_null(doc);
        xmlFreeDoc(doc);
        const char *content = arena_copy(&room->arena, markup.content.ptr, markup.content.len);
        assert_null(strstr(content, "<title"));
        assert_null(strchr(content, '\n'));
        assert_null(strstr(content, PICTURE_ID_MARK));
    }
    piece_set_free(set);
}

/* ---- Finding ---- */

static void sets_are_found(void **state)
{
    struct room *room = *state;
    const char *why = NULL;
    assert_string_equal(piece_set_find(&why, &room->arena, room->path), room->path);
    assert_string_equal(piece_set_find(&why, &room->arena, "cards"), "cards");

    setenv("ROOKPRESS_DATA", room->path, 1);
    const char *cards = format_string(&room->arena, "%s/cards", room->path);
    const char *pieces = format_string(&room->arena, "%s/pieces", cards);
    const char *rook = format_string(&room->arena, "%s/rook", pieces);
    assert_int_equal(mkdir(cards, 0777) | mkdir(pieces, 0777) | mkdir(rook, 0777), 0);
    const char *found = piece_set_find(&why, &room->arena, "rook");
    rmdir(rook);
    rmdir(pieces);
    rmdir(cards);
    setenv("ROOKPRESS_DATA", ".", 1);
    assert_string_equal(found, rook);
}

static void what_is_not_found_is_named(void **state)
{
    struct room *room = *state;
    static const char *const ODD[] = {
        "", "-x", "a b", "a\nb", "r\xC3\xB6k", "%s", "no/such", "nosuch", "../../etc/passwd"};
    const char *why = NULL;
    for (size_t i = 0; i < sizeof ODD / sizeof *ODD; i++) {
        assert_null(piece_set_find(&why, &room->arena, ODD[i]));
        assert_non_null(strstr(why, ODD[i]));
    }
}

/* ---- Refusing ---- */

static void files_that_cannot_be_read_are_refused(void **state)
{
    struct room *room = *state;
    unlink(in(room, "bN"));
    assert_refused(room, "bN", "No such file");
    assert_int_equal(mkdir(in(room, "bN"), 0777), 0);
    assert_refused(room, "bN", "not a file");
    rmdir(in(room, "bN"));
    assert_int_equal(mkfifo(in(room, "bN"), 0666), 0); /* opening it would wait for ever */
    assert_refused(room, "bN", "not a file");
    unlink(in(room, "bN"));
    put(room, "bN", (struct slice){0});
    assert_refused(room, "bN", "not XML");
}

static const struct {
    const char *svg, *word;
} REFUSALS[] = {
    /* broken */
    {"hello", "not XML: line 1"},
    {OPEN "\n\n<g></svg>", "not XML: line 3"},
    {OPEN "<path d=\"\xFF\"/></svg>", "not XML"},
    {OPEN "&nbsp;</svg>", "not XML"},
    {OPEN "<use xlink:href=\"#a\"/></svg>", "xlink"}, /* a prefix without its namespace */
    {"<html/>", "root is not <svg>"},
    {"<svg xmlns=\"urn:other\" " BOX "/>", "root is not <svg>"},
    /* no size */
    {"<svg " NS "/>", "no viewBox"},
    {"<svg " NS "width=\"10\"/>", "no viewBox"},
    {"<svg " NS "width=\"100%\" height=\"100%\"/>", "no viewBox"},
    {"<svg " NS "width=\"0\" height=\"1\"/>", "no viewBox"},
    {"<svg " NS "viewBox=\"0 0 10\"/>", "viewBox"},
    {"<svg " NS "viewBox=\"0 0 10 0\"/>", "viewBox"},
    {"<svg " NS "viewBox=\"0 0 10 10 10\"/>", "viewBox"},
    {"<svg " NS "viewBox=\"0 0 nan inf\"/>", "viewBox"},
    {"<svg " NS "viewBox=\"0 0 1e300 1\"/>", "viewBox"},
    {"<svg " NS "viewBox=\"0 0 1e-320 1e-320\"/>", "viewBox"},
    {"<svg " NS BOX " transform=\"scale(2)\"/>", "transform"},
    /* scripts */
    {OPEN "<script/></svg>", "<script>"},
    {OPEN "\n<g><g><script>x</script></g></g></svg>", "line 2: <script>"},
    {"<s:svg xmlns:s=\"http://www.w3.org/2000/svg\" " BOX "><s:script/></s:svg>", "<script>"},
    {OPEN "<metadata><script/></metadata></svg>", "<script>"},
    {OPEN "<x:y xmlns:x=\"urn:x\"><script/></x:y></svg>", "<script>"},
    {OPEN "<g onclick=\"x()\"/></svg>", "onclick"},
    {OPEN "<g OnLoad=\"x()\"/></svg>", "OnLoad"},
    {"<svg " NS BOX " onload=\"x()\"/>", "onload"},
    {OPEN "<SCRIPT/></svg>", "<SCRIPT>"}, /* HTML does not care about the case */
    /* not a still picture, or not one that looks the same everywhere */
    {OPEN "<animate/></svg>", "<animate>"},
    {OPEN "<animateTransform/></svg>", "<animateTransform>"},
    {OPEN "<animateMotion/></svg>", "<animateMotion>"},
    {OPEN "<set/></svg>", "<set>"},
    {OPEN "<a><path/></a></svg>", "<a>"},
    {OPEN "<foreignObject/></svg>", "<foreignObject>"},
    {OPEN "<text>K</text></svg>", "<text>"},
    {OPEN "<switch/></svg>", "<switch>"},
    {OPEN "<img/></svg>", "<img>"},
    {OPEN "<p xmlns=\"http://www.w3.org/1999/xhtml\"/></svg>", "<p>"},
    /* reaching out */
    {OPEN "<image href=\"#a\"/></svg>", "<image>"},
    {OPEN "<filter><feImage href=\"x.png\"/></filter></svg>", "<feImage>"},
    {OPEN "<use href=\"other.svg#a\"/></svg>", "other.svg#a"},
    {OPEN "<use href=\"\"/></svg>", "href"},
    {OPEN "<use HREF=\"#a\"/></svg>", "HREF"},
    {"<svg " NS XLINK BOX "><use xlink:href=\"http://x.org/a#b\"/></svg>", "http://x.org/a#b"},
    {"<svg " NS XLINK BOX "><use xlink:href=\"data:image/svg+xml,x\"/></svg>", "data:"},
    {OPEN "<path fill=\"url(http://x.org/#a)\"/></svg>", "http://x.org"},
    {OPEN "<path fill=\"URL( 'x.svg#a' )\"/></svg>", "x.svg#a"},
    {OPEN "<path fill=\"url(#a) url(//x)\"/></svg>", "//x"},
    {OPEN "<path fill=\"url(#a\"/></svg>", "url(#a"},
    {OPEN "<path style=\"fill:url(x)\"/></svg>", "url(x)"},
    {OPEN "<path style=\"fill:u\\72l(x)\"/></svg>", "\\"},
    {OPEN "<path style=\"cursor:image-set('x' 1x)\"/></svg>", "image-set("},
    {OPEN "<g/></svg>", "draws nothing"},
    {OPEN "<path style=\"a:'b;c' url(http://x)\"/></svg>", "broken CSS"},
    {OPEN "<g xml:base=\"http://x.org\"/></svg>", "xml:base"},
    {OPEN "<g xml:id=\"a\"/></svg>", "xml:id"},
    {OPEN "<i:include xmlns:i=\"http://www.w3.org/2001/XInclude\" href=\"/etc/passwd\"/></svg>",
     "<include>"},
    {"<?xml-stylesheet href=\"x.css\"?>" PLAIN, "xml-stylesheet"},
    {OPEN "<g><?xml-stylesheet href=\"x.css\"?></g></svg>", "xml-stylesheet"},
    {PLAIN "<?php x?>", "php"},
    /* style sheets */
    {OPEN "<style>@import 'x.css';</style></svg>", "@import"},
    {OPEN "<style>.a{fill:url(x.svg#a)}</style></svg>", "x.svg#a"},
    {OPEN "<style>@font-face{src:url(x)}</style></svg>", "'@font-face'"},
    {OPEN "<style>path{fill:red}</style></svg>", "'path'"},
    {OPEN "<style>.a .b{fill:red}</style></svg>", "'.a .b'"},
    {OPEN "<style>.a:hover{fill:red}</style></svg>", "'.a:hover'"},
    {OPEN "<style>.a,#b{fill:red}</style></svg>", "'#b'"},
    {OPEN "<style>@media print{.a{fill:red}}</style></svg>", "'@media print'"},
    {OPEN "<style>.a{fill:red</style></svg>", "broken rule"},
    {OPEN "<style>{fill:red}</style></svg>", "broken rule"},
    {OPEN "<style media=\"print\">.a{fill:red}</style></svg>", "all media"},
    {OPEN "<style type=\"text/less\">.a{fill:red}</style></svg>", "all media"},
    /* references */
    {OPEN "<use id=\"a\" href=\"#a\"/></svg>", "refers to itself"},
    {OPEN "<g id=\"a\"><g><use href=\"#a\"/></g></g></svg>", "refers to itself"},
    {OPEN "<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g></svg>",
     "refers to itself"},
    {OPEN "<mask id=\"a\"><g mask=\"url(#a)\"/></mask></svg>", "refers to itself"},
    {OPEN "<style>.m{mask:url(#a)}</style><mask id=\"a\"><g class=\"m\"/></mask></svg>",
     "refers to itself"},
    {OPEN "<linearGradient id=\"a\" href=\"#a\"/></svg>", "refers to itself"},
    {OPEN "<metadata><g id=\"a\"/></metadata><use href=\"#a\"/></svg>", "#a"},
    {OPEN "<marker id=\"a\"/><path marker-end=\"url(#a)\"/></svg>", "markers"},
    {OPEN "<pattern id=\"a\"/><g fill=\"url(#a)\"><path/></g></svg>", "pattern"},
    {OPEN "<g style=\"mask: inherit\"/></svg>", "inherited"},
};

static void bad_drawings_are_refused_by_name(void **state)
{
    struct room *room = *state;
    for (size_t i = 0; i < sizeof REFUSALS / sizeof *REFUSALS; i++)
        assert_drawing_refused(room, slice_of(REFUSALS[i].svg), REFUSALS[i].word);
}

/* ---- Bombs: small or dull files that would take for ever ---- */

/* `head`, then `count` times `part`, where #0 becomes the name of this turn and #1 of the next. */
static struct slice repeated(struct room *room, const char *head, const char *part, size_t count,
                             const char *tail)
{
    struct text text = text_new(&room->arena);
    text_add(&text, head);
    for (size_t i = 0; i < count; i++)
        for (const char *p = part; *p; p++) {
            if (*p == '#' && (p[1] == '0' || p[1] == '1')) {
                text_format(&text, "n%zu", i + (size_t)(p[1] - '0'));
                p++;
            } else {
                text_add_char(&text, *p);
            }
        }
    text_add(&text, tail);
    return text_slice(&text);
}

static void entities_are_refused(void **state)
{
    struct room *room = *state;
    struct slice laughs = repeated(room, "<!DOCTYPE svg [<!ENTITY n0 \"ha\">",
                                   "<!ENTITY #1 \"&#0;&#0;&#0;&#0;&#0;&#0;&#0;&#0;\">", 30,
                                   "]>" OPEN "<g id=\"&n30;\">&n30;</g></svg>");
    assert_drawing_refused(room, laughs, "DOCTYPE");
    assert_drawing_refused(
        room, slice_of("<!DOCTYPE svg [<!ENTITY x SYSTEM \"/etc/passwd\">]>" OPEN "&x;</svg>"),
        "DOCTYPE");
    assert_drawing_refused(room, slice_of("<!DOCTYPE svg SYSTEM \"http://x.org/x.dtd\">" PLAIN),
                           "DOCTYPE");
    assert_drawing_refused(room, slice_of(SVG_DTD "[<!ENTITY x \"y\">]>" PLAIN), "DOCTYPE");
    assert_drawing_refused(room, slice_of(SVG_DTD ">" OPEN "&x;</svg>"), "not XML");
}

/* What Inkscape, Illustrator and their like put in front of a drawing. */
static void the_doctype_of_svg_is_passed_over(void **state)
{
    struct room *room = *state;
    assert_string_equal(cleaned(room, SVG_DTD ">" PLAIN), cleaned(room, PLAIN));
    put(room, "wK", slice_of("<?xml version=\"1.0\"?>\n" SVG_DTD ">\n" PLAIN));
    piece_set_free(load(room));
}

static void what_multiplies_is_refused(void **state)
{
    static const struct {
        const char *part, *word;
    } TOWERS[] = {
        {"<g id=\"#0\"><use href=\"##1\"/><use href=\"##1\"/></g>", "too much to draw"},
        {"<mask id=\"#0\"><g mask=\"url(##1)\"/><g mask=\"url(##1)\"/></mask>", "too much to draw"},
        {"<clipPath id=\"#0\"><path clip-path=\"url(##1)\"/>"
         "<path style=\"clip-path:url('##1')\"/></clipPath>",
         "too much to draw"},
        {"<pattern id=\"#0\"><path fill=\"url(##1)\"/><path stroke=\"url(##1)\"/></pattern>",
         "too much to draw"},
        {"<metadata><g id=\"#0\"><use href=\"##1\"/><use href=\"##1\"/></g></metadata>"
         "<use href=\"##0\"/>",
         "not drawn"},
        {"<filter id=\"#0\"><feGaussianBlur stdDeviation=\"9\"/></filter>"
         "<path filter=\"url(##0)\"/>",
         "too much to draw"},
    };
    struct room *room = *state;
    for (size_t i = 0; i < sizeof TOWERS / sizeof *TOWERS; i++)
        assert_drawing_refused(room, repeated(room, OPEN, TOWERS[i].part, 60, "</svg>"),
                               TOWERS[i].word);
    /* A chain does not multiply, but each link is a call deeper. */
    assert_drawing_refused(
        room, repeated(room, OPEN, "<use id=\"#0\" href=\"##1\"/>", 1900, "</svg>"), "deep");
    assert_drawing_refused(
        room, repeated(room, OPEN "<style>", ".a{fill:#01}", 500, ".b{fill:red}</style></svg>"),
        "style rules");
    struct slice sheet = repeated(room, OPEN "<style>", ".a{fill:red;stroke:red}", 499, "</style>");
    assert_drawing_refused(room, repeated(room, sheet.ptr, "<g class=\"a\"/>", 1000, "</svg>"),
                           "styles");
}

static void what_is_too_large_is_refused(void **state)
{
    struct room *room = *state;
    assert_drawing_refused(room, repeated(room, OPEN, "<!-- -->", 40000, "</svg>"), "256 kB");
    assert_drawing_refused(room, repeated(room, OPEN, "<path/>", 2000, "</svg>"), "elements");
    struct slice deep = repeated(room, OPEN, "<g>", 64, "");
    assert_drawing_refused(room, repeated(room, deep.ptr, "</g>", 64, "</svg>"), "64 deep");
    deep = repeated(room, OPEN, "<g>", 20000, "");
    assert_drawing_refused(room, repeated(room, deep.ptr, "</g>", 20000, "</svg>"), "64 deep");
    deep = repeated(room, OPEN, "<g>", 63, "");
    put(room, "bQ", repeated(room, deep.ptr, "</g>", 63, "<path d=\"M0 0h10v10z\"/></svg>"));
    piece_set_free(load(room));
}

/* ---- Cleaning ---- */

static void nothing_needless_is_left(void **state)
{
    struct room *room = *state;
    assert_string_equal(
        cleaned(
            room,
            "<?xml version=\"1.0\"?>\n<!-- by me -->\n"
            "<svg " NS BOX " version=\"1.1\" width=\"4cm\" height=\"4cm\" id=\"svg2\"\n"
            "  xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\"\n"
            "  xmlns:sodipodi=\"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd\"\n"
            "  inkscape:version=\"0.48\" sodipodi:docname=\"C:\\wK.svg\" xml:space=\"preserve\">\n"
            "  <title>King</title><desc>A king</desc>\n"
            "  <metadata><?xpacket begin='x'?><r:RDF xmlns:r=\"urn:r\"><r:a r:b=\"http://x\"/>"
            "</r:RDF></metadata>\n"
            "  <sodipodi:namedview pagecolor=\"#fff\" onx=\"\"><inkscape:grid/>"
            "</sodipodi:namedview>\n"
            "  <defs id=\"defs4\"/>\n"
            "  <g id=\"layer1\" inkscape:label=\"1\" data-name=\"x\" aria-label=\"y\">stray\n"
            "    <path d=\"M 0,0\n   1,1\" style=\"fill: #fff ;; /* x */ -inkscape-stroke:none;"
            " stroke : none\"/>\n"
            "  </g><!-- end -->\n</svg>\n"),
        "<g><path d=\"M 0,0 1,1\" style=\"fill:#fff;stroke:none\"/></g>");
    assert_string_equal(cleaned(room, "<svg:svg xmlns:svg=\"http://www.w3.org/2000/svg\" " BOX
                                      "><svg:path d=\"M0 0\"/></svg:svg>"),
                        "<path d=\"M0 0\"/>");
    assert_string_equal(
        cleaned(room, OPEN "<path font-family=\"'a' &amp; &quot;&lt;&gt;\"/></svg>"),
        "<path font-family=\"'a' &amp; &quot;&lt;&gt;\"/>");
}

static void what_the_root_says_stays(void **state)
{
    struct room *room = *state;
    assert_string_equal(
        cleaned(room, "<svg " NS BOX " width=\"45\" height=\"45\" fill=\"none\" class=\"k\" "
                      "fill-rule=\"evenodd\" style=\"enable-background:new;stroke:red\">"
                      "<style>.k{opacity:.5}</style><path/></svg>"),
        "<g fill=\"none\" fill-rule=\"evenodd\" style=\"opacity:.5;stroke:red\"><path/></g>");
}

static void ids_are_marked_and_classes_inlined(void **state)
{
    struct room *room = *state;
    assert_string_equal(
        cleaned(room, "<svg " NS XLINK BOX "><defs><style type=\"text/css\"><![CDATA[\n"
                      "/* sheet */ .a, .b { fill : url( '#g' ) red; }\n.b{stroke:none}]]></style>"
                      "<linearGradient id=\"f\"><stop/></linearGradient>"
                      "<linearGradient id=\"g\" xlink:href=\"#f\"/></defs>"
                      "<path id=\"unused one\" class=\"x b\" style=\"fill:blue\"/>"
                      "<path id=\"p\" class=\"a\" clip-path=\"url(#none)\"/>"
                      "<path id=\"p\"/><use xlink:href=\"#q\" href=\"#p\"/></svg>"),
        "<defs><linearGradient id=\"" ID "f\"><stop/></linearGradient>"
        "<linearGradient id=\"" ID "g\" href=\"#" ID "f\"/></defs>"
        "<path style=\"fill:url(#" ID "g) red;stroke:none;fill:blue\"/>"
        "<path id=\"" ID "p\" clip-path=\"url(#" ID "none)\" style=\"fill:url(#" ID "g) red\"/>"
        "<path/><use href=\"#" ID "p\"/>");
}

static void views_are_read(void **state)
{
    static const struct {
        const char *root, *view_box;
    } BOXES[] = {
        {"viewBox=\"0 0 45 45\"", "0 0 45 45"},
        {"viewBox=\" -1.5,-2 , 3e1\n+40.25 \" width=\"9\" height=\"9\"", "-1.5 -2 30 40.25"},
        {"width=\"45\" height=\"50\"", "0 0 45 50"},
        {"width=\"45px\" height=\"72pt\"", "0 0 45 96"},
        {"width=\"45mm\" height=\"2.54cm\"", "0 0 170.0787 96"},
        {"width=\"1in\" height=\"6pc\"", "0 0 96 96"},
    };
    struct room *room = *state;
    for (size_t i = 0; i < sizeof BOXES / sizeof *BOXES; i++) {
        put(room, "wK",
            slice_of(format_string(&room->arena, "<svg " NS "%s><path d=\"M0 0h9v9z\"/></svg>",
                                   BOXES[i].root)));
        struct piece_set *set = load(room);
        assert_slice(picture_markup(piece_set_picture(set, 'K')).view_box, BOXES[i].view_box);
        piece_set_free(set);
    }
}

/* ---- Painting ---- */

enum { SIDE = 64 };

struct screen {
    cairo_surface_t *surface;
    cairo_t *cr;
};

/* A white picture of SIDE by SIDE pixels with the unit square all over it. */
static struct screen screen_new(void)
{
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIDE, SIDE);
    struct screen p = {surface, cairo_create(surface)};
    cairo_set_source_rgb(p.cr, 1, 1, 1);
    cairo_paint(p.cr);
    cairo_scale(p.cr, SIDE, SIDE);
    return p;
}

static void screen_free(struct screen p)
{
    assert_int_equal(cairo_status(p.cr), CAIRO_STATUS_SUCCESS);
    cairo_destroy(p.cr);
    cairo_surface_destroy(p.surface);
}

/* 0xRRGGBB at a place given in parts of the side. */
static unsigned colour_at(struct screen p, double x, double y)
{
    cairo_surface_flush(p.surface);
    const unsigned char *row = cairo_image_surface_get_data(p.surface) +
                               cairo_image_surface_get_stride(p.surface) * (int)(y * SIDE);
    uint32_t pixel;
    memcpy(&pixel, row + 4 * (int)(x * SIDE), sizeof pixel);
    return pixel & 0xFFFFFF;
}

static void pieces_are_painted_in_the_unit_square(void **state)
{
    struct room *room = *state;
    put(room, "wK",
        slice_of("<svg " NS "viewBox=\"-10 -10 20 20\">"
                 "<rect x=\"-10\" y=\"-10\" width=\"10\" height=\"10\"/>"
                 "<rect x=\"-40\" y=\"5\" width=\"80\" height=\"5\" fill=\"red\"/></svg>"));
    put(room, "wQ",
        slice_of("<svg " NS "width=\"20mm\" height=\"10mm\" "
                 "preserveAspectRatio=\"none\"><rect width=\"20mm\" height=\"5mm\"/></svg>"));
    struct piece_set *set = load(room);
    struct screen p = screen_new();
    picture_paint(piece_set_picture(set, 'K'), p.cr);
    assert_int_equal(colour_at(p, .25, .25), 0x000000);
    assert_int_equal(colour_at(p, .75, .25), 0xFFFFFF);
    assert_int_equal(colour_at(p, .25, .6), 0xFFFFFF);
    assert_int_equal(colour_at(p, .9, .9), 0xFF0000);
    screen_free(p);

    p = screen_new(); /* twice as wide as high: in the middle, nothing above and below */
    picture_paint(piece_set_picture(set, 'Q'), p.cr);
    assert_int_equal(colour_at(p, .5, .2), 0xFFFFFF);
    assert_int_equal(colour_at(p, .02, .3), 0x000000);
    assert_int_equal(colour_at(p, .98, .45), 0x000000);
    assert_int_equal(colour_at(p, .5, .6), 0xFFFFFF);
    screen_free(p);

    p = screen_new(); /* what is outside of its box is not painted */
    cairo_scale(p.cr, .5, .5);
    cairo_translate(p.cr, .5, .5);
    picture_paint(piece_set_picture(set, 'K'), p.cr);
    assert_int_equal(colour_at(p, .1, .7), 0xFFFFFF);
    assert_int_equal(colour_at(p, .5, .7), 0xFF0000);
    assert_int_equal(colour_at(p, .9, .7), 0xFFFFFF);
    screen_free(p);
    piece_set_free(set);
}

static void own_pieces_look_as_they_should(void **state)
{
    struct room *room = *state;
    const char *why = NULL;
    struct piece_set *set = piece_set_load(&why, &room->arena, own_set());
    assert_non_null(set);
    for (size_t i = 0; i < PIECE_COUNT; i++) {
        struct screen p = screen_new();
        size_t dark = 0;
        picture_paint(piece_set_picture(set, PIECE_LETTERS[i]), p.cr);
        for (int y = 0; y < SIDE; y++)
            for (int x = 0; x < SIDE; x++)
                dark += (colour_at(p, (x + .5) / SIDE, (y + .5) / SIDE) & 0xFF) < 0x80;
        assert_int_equal(colour_at(p, .02, .02), 0xFFFFFF);
        if (i < 6)
            assert_in_range(dark, SIDE * SIDE / 50, SIDE * SIDE / 5);
        else
            assert_in_range(dark, SIDE * SIDE / 8, SIDE * SIDE / 2);
        screen_free(p);
    }
    piece_set_free(set);
}

/* Drawings of the kind that chess sites have. What is made of them looks the same. */
static const char *const SITES[] = {
    "<svg " NS XLINK "width=\"50mm\" height=\"50mm\" fill=\"#fff\" stroke=\"#000\">"
    "<defs><linearGradient id=\"a\"><stop stop-color=\"#f00\"/><stop offset=\"1\" "
    "stop-color=\"#00f\"/></linearGradient>"
    "<radialGradient id=\"b\" xlink:href=\"#a\" cx=\"60\" cy=\"60\" r=\"80\" "
    "gradientUnits=\"userSpaceOnUse\"/></defs>"
    "<circle cx=\"90\" cy=\"90\" r=\"70\" style=\"fill:url(#b);stroke-width:9\"/></svg>",

    "<svg version=\"1.1\" id=\"Layer_1\" " NS XLINK "x=\"0px\" y=\"0px\" viewBox=\"0 0 50 50\" "
    "style=\"enable-background:new 0 0 50 50;\" xml:space=\"preserve\">\n"
    "<style type=\"text/css\">\n\t.st0{fill:#FFFFFF;stroke:#000000;stroke-width:2;}\n"
    "\t.st1,.st2{fill:#0A0}\n\t.st2{opacity:.5}\n\t.st3{fill:url(#SVGID_1_)}\n</style>\n"
    "<linearGradient id=\"SVGID_1_\" gradientUnits=\"userSpaceOnUse\" x2=\"50\">"
    "<stop offset=\"0\" style=\"stop-color:#FF0\"/><stop offset=\"1\" style=\"stop-color:#0FF\"/>"
    "</linearGradient>\n"
    "<path class=\"st0\" d=\"M5,5h40v40h-40z\"/><path class=\"st1\" fill=\"red\" d=\"M9,9h9v9z\"/>"
    "<g class=\"st2\"><path class=\"st0 st2\" d=\"M20,9h9v9z\"/></g>"
    "<rect class=\"st3\" x=\"10\" y=\"25\" width=\"30\" height=\"10\"/></svg>",

    "<svg width=\"45\" height=\"45\" viewBox=\"0 0 45 45\" fill=\"none\" " NS ">"
    "<g filter=\"url(#filter0_d)\"><path id=\"Vector 1\" d=\"M9 9h20v20z\" fill=\"#950\"/></g>"
    "<mask id=\"mask0\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"45\" height=\"45\">"
    "<circle cx=\"25\" cy=\"25\" r=\"10\" fill=\"#fff\"/></mask>"
    "<g mask=\"url(#mask0)\"><rect width=\"45\" height=\"25\" fill=\"blue\"/></g>"
    "<g clip-path='url(\"#clip0\")'><use href=\"#shape\" x=\"20\"/></g>"
    "<defs><filter id=\"filter0_d\" x=\"0\" y=\"0\" width=\"45\" height=\"45\" "
    "filterUnits=\"userSpaceOnUse\"><feFlood flood-opacity=\"0\" result=\"b\"/>"
    "<feColorMatrix in=\"SourceAlpha\" values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0\"/>"
    "<feOffset dy=\"4\"/><feGaussianBlur stdDeviation=\"2\"/><feBlend in2=\"b\" result=\"s\"/>"
    "<feBlend in=\"SourceGraphic\" in2=\"s\"/></filter>"
    "<clipPath id=\"clip0\"><path d=\"M0 0h45v40h-45z\"/></clipPath>"
    "<pattern id=\"dots\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\">"
    "<path fill=\"#080\" d=\"M0 0h2v2z\"/></pattern>"
    "<path id=\"shape\" d=\"M2 30h20v14z\" fill=\"url(#dots)\"/></defs></svg>",
};

static void assert_same_look(struct piece_set *a, struct piece_set *b, char piece)
{
    struct screen p = screen_new(), q = screen_new();
    picture_paint(piece_set_picture(a, piece), p.cr);
    picture_paint(piece_set_picture(b, piece), q.cr);
    unsigned painted = 0;
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            double at_x = (x + .5) / SIDE, at_y = (y + .5) / SIDE;
            assert_int_equal(colour_at(p, at_x, at_y), colour_at(q, at_x, at_y));
            painted += colour_at(p, at_x, at_y) != 0xFFFFFF;
        }
    assert_true(painted > SIDE);
    screen_free(p);
    screen_free(q);
}

static void ordinary_sets_load_and_look_the_same_when_cleaned(void **state)
{
    static const char *const GONE[] = {"class=", "<style", "xlink", "Vector", "\n"};
    struct room *room = *state;
    for (size_t i = 0; i < sizeof SITES / sizeof *SITES; i++) {
        put(room, "bK", slice_of(SITES[i]));
        struct piece_set *raw = load(room);
        struct picture_markup markup = picture_markup(piece_set_picture(raw, 'k'));
        const char *content = arena_copy(&room->arena, markup.content.ptr, markup.content.len);
        xmlDoc *doc = parse_wrapped(room, markup);
        assert_non_null(doc);
        xmlFreeDoc(doc);
        for (const char *at = content; (at = strchr(at, '#')); at++) /* no bare reference */
            assert_true(strncmp(at + 1, PICTURE_ID_MARK "bK-", strlen(PICTURE_ID_MARK "bK-")) ==
                            0 ||
                        strspn(at + 1, "0123456789abcdefABCDEF") >= 3);
        for (const char *at = content; (at = strstr(at, " id=\"")); at++)
            assert_memory_equal(at + 5, PICTURE_ID_MARK "bK-", strlen(PICTURE_ID_MARK "bK-"));
        for (size_t k = 0; k < sizeof GONE / sizeof *GONE; k++)
            assert_null(strstr(content, GONE[k]));
        struct slice box = markup.view_box;
        put(room, "bK",
            slice_of(format_string(&room->arena, "<svg " NS "viewBox=\"%.*s\">%s</svg>",
                                   (int)box.len, box.ptr, content)));
        struct piece_set *clean = load(room);
        assert_same_look(raw, clean, 'k');
        piece_set_free(raw);
        piece_set_free(clean);
    }
}

static cairo_status_t collect(void *into, const unsigned char *data, unsigned length)
{
    text_add_slice(into, (struct slice){(const char *)data, length});
    return CAIRO_STATUS_SUCCESS;
}

static void a_pdf_holds_each_piece_once(void **state)
{
    struct room *room = *state;
    struct piece_set *set = load(room);
    struct text pdf = text_new(&room->arena);
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(collect, &pdf, 100, 100);
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, 10, 10);
    for (int i = 0; i < 30; i++) {
        picture_paint(piece_set_picture(set, PIECE_LETTERS[i % 3]), cr);
        cairo_translate(cr, .25, .25);
    }
    cairo_destroy(cr);
    cairo_surface_finish(surface);
    assert_int_equal(cairo_surface_status(surface), CAIRO_STATUS_SUCCESS);
    cairo_surface_destroy(surface);
    size_t forms = 0;
    for (size_t i = 0; i + 14 < pdf.len; i++)
        forms += memcmp(pdf.ptr + i, "/Subtype /Form", 14) == 0;
    assert_int_equal(forms, 3);
    piece_set_free(set);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, enter, leave)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(own_set_loads_and_its_markup_is_well_formed),
        TEST(sets_are_found),
        TEST(what_is_not_found_is_named),
        TEST(files_that_cannot_be_read_are_refused),
        TEST(bad_drawings_are_refused_by_name),
        TEST(entities_are_refused),
        TEST(the_doctype_of_svg_is_passed_over),
        TEST(what_multiplies_is_refused),
        TEST(what_is_too_large_is_refused),
        TEST(nothing_needless_is_left),
        TEST(what_the_root_says_stays),
        TEST(ids_are_marked_and_classes_inlined),
        TEST(views_are_read),
        TEST(pieces_are_painted_in_the_unit_square),
        TEST(own_pieces_look_as_they_should),
        TEST(ordinary_sets_load_and_look_the_same_when_cleaned),
        TEST(a_pdf_holds_each_piece_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

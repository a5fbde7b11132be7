#include "paint/book_picture.h"

#include "base/escape.h"
#include "base/text.h"
#include "paint/book_painter.h"
#include "paint/cairo_ops.h"
#include "paint/png_file.h"
#include "paint/svg_stamps.h"

#include <cairo-svg.h>

struct one_page {
    const struct painter *painter;
    const struct book_pages *pages;
    size_t page;
    bool grey;
};

static void paint_page(cairo_t *cr, const void *what)
{
    const struct one_page *one = what;
    struct book_painter b = {.painter = one->painter,
                             .pages = one->pages,
                             .cr = cr,
                             .structure = {.arena = one->painter->arena}};
    book_paint_page(&b, one->page);
    if (one->grey) {
        cairo_set_operator(cr, CAIRO_OPERATOR_HSL_SATURATION);
        cairo_set_source_rgb(cr, 0, 0, 0);
        cairo_paint(cr);
    }
}

bool book_page_png(struct slice *out, const char **why, const struct painter *painter,
                   const struct book_pages *pages, size_t page,
                   const struct book_png_options *options)
{
    const struct one_page one = {painter, pages, page, options->grey};
    const struct png_job job = {.paint = paint_page,
                                .what = &one,
                                .width = pages->style.paper.width,
                                .height = pages->style.paper.height,
                                .dpi = options->dpi};
    return png_file(out, why, painter->arena, &job);
}

/* ---- SVG ---- */

static const char NAMES[] = "surface"; /* what cairo calls a picture that comes again */

/* Cairo counts those of the whole process: count them anew, as they come in the file. */
static struct slice number_anew(struct arena *arena, struct slice svg)
{
    struct text out = text_new(arena);
    VEC(unsigned long) known = {0};
    const size_t len = sizeof NAMES - 1;
    for (size_t i = 0; i < svg.len;) {
        size_t digits = i + len;
        if (svg.len - i <= len || memcmp(svg.ptr + i, NAMES, len) != 0 ||
            !is_digit(svg.ptr[digits])) {
            text_add_char(&out, svg.ptr[i++]);
            continue;
        }
        unsigned long number = 0;
        for (; digits < svg.len && is_digit(svg.ptr[digits]); digits++)
            number = number * 10 + (unsigned long)(svg.ptr[digits] - '0');
        size_t at = 0;
        while (at < known.count && known.items[at] != number)
            at++;
        if (at == known.count)
            *vec_push(arena, &known) = number;
        text_format(&out, "%s%zu", NAMES, at);
        i = digits;
    }
    return text_slice(&out);
}

/* The title and the pictures go behind the first tag, that of the root. */
static struct slice complete(struct arena *arena, struct slice svg, const char *title,
                             const struct stamps *stamps)
{
    struct text out = text_new(arena);
    struct slice rest = svg;
    while (rest.len && !slice_starts(rest, "<svg")) {
        struct slice line = slice_next_field(&rest, '\n');
        text_add_slice(&out, line);
        text_add_char(&out, '\n');
    }
    struct slice root = slice_next_field(&rest, '>');
    text_add_slice(&out, root);
    text_add(&out, ">\n<title>");
    add_escaped(&out, ops_plain(arena, title), xml_escapes);
    text_add(&out, "</title>\n");
    svg_define_stamps(&out, stamps);
    slice_next_field(&rest, '\n');
    svg_add_with_stamps(&out, rest, stamps);
    return text_slice(&out);
}

static cairo_status_t render_svg(struct text *svg, const struct one_page *one)
{
    const struct paper paper = one->pages->style.paper;
    cairo_surface_t *surface =
        cairo_svg_surface_create_for_stream(ops_write, svg, paper.width, paper.height);
    cairo_t *cr = cairo_create(surface);
    paint_page(cr, one);
    return ops_end(cr, surface);
}

bool book_page_svg(struct slice *out, const char **why, const struct painter *painter,
                   const struct book_pages *pages, size_t page)
{
    struct arena *arena = painter->arena;
    struct stamps stamps = {.arena = arena};
    struct painter stamping = *painter;
    const struct one_page one = {&stamping, pages, page, false};
    struct slice name = pages->doc->front[FRONT_TITLE];
    struct text svg = text_new(arena), title = text_new(arena);
    stamping.stamps = &stamps;
    if (!ops_succeeded(why, arena, render_svg(&svg, &one)))
        return false;
    text_add_slice(&title, name.len ? name : slice_of(pages->doc->source->name));
    text_format(&title, ", page %zu", pages->first + page + 1);
    *out = complete(arena, number_anew(arena, text_slice(&svg)), title.ptr, &stamps);
    return true;
}

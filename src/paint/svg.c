/* SVG, written by hand: cairo's own writes several times the bytes and numbers its ids anew. */
#include "base/escape.h"
#include "base/vec.h"
#include "paint/cairo_ops.h"
#include "paint/decimal.h"
#include "paint/paint.h"
#include "paint/svg_path.h"
#include "paint/svg_stamps.h"

#include <assert.h>
#include <string.h>

/* Units of the file in one square: a piece set's own, and whole for most that is drawn. */
static const double UNITS = 48;

struct svg {
    struct text out;
    const struct painter *painter;
    const char *prefix;
    cairo_t *scratch;                     /* where outlines of text are taken from */
    VEC(const struct picture *) pictures; /* that are not pieces of the set */
};

/* ---- Attributes ---- */

static void add_number(struct svg *svg, double value)
{
    decimal_add(&svg->out, value, SVG_DECIMALS);
}

/* A length given in squares. */
static void add_length(struct svg *svg, const char *name, double squares)
{
    text_format(&svg->out, " %s=\"", name);
    add_number(svg, squares * UNITS);
    text_add_char(&svg->out, '"');
}

static void add_ink(struct svg *svg, const char *name, ink colour)
{
    unsigned r = colour >> 24 & 255, g = colour >> 16 & 255, b = colour >> 8 & 255;
    unsigned alpha = colour & 255;
    if (!alpha)
        text_format(&svg->out, " %s=\"none\"", name);
    else if (r % 17 == 0 && g % 17 == 0 && b % 17 == 0)
        text_format(&svg->out, " %s=\"#%x%x%x\"", name, r / 17, g / 17, b / 17);
    else
        text_format(&svg->out, " %s=\"#%02x%02x%02x\"", name, r, g, b);
    if (alpha && alpha < 255) {
        text_format(&svg->out, " %s-opacity=\"", name);
        add_number(svg, alpha / 255.0);
        text_add_char(&svg->out, '"');
    }
}

static bool is_stroked(const struct op *op)
{
    return op->kind == OP_PATH && op->stroke & 255 && op->width > 0;
}

static bool is_visible(const struct op *op)
{
    return op->kind == OP_PIECE || op->fill & 255 || is_stroked(op);
}

static void add_style(struct svg *svg, const struct op *op)
{
    add_ink(svg, "fill", op->fill);
    if (!is_stroked(op))
        return;
    add_ink(svg, "stroke", op->stroke);
    add_length(svg, "stroke-width", op->width);
    text_add(&svg->out, " stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    if (op->dash[0] > 0 && op->dash[1] > 0) {
        text_add(&svg->out, " stroke-dasharray=\"");
        add_number(svg, op->dash[0] * UNITS);
        text_add_char(&svg->out, ' ');
        add_number(svg, op->dash[1] * UNITS);
        text_add_char(&svg->out, '"');
    }
}

static bool has_same_style(const struct op *a, const struct op *b)
{
    if (a->fill != b->fill || is_stroked(a) != is_stroked(b))
        return false;
    return !is_stroked(a) || (a->stroke == b->stroke && a->width == b->width &&
                              a->dash[0] == b->dash[0] && a->dash[1] == b->dash[1]);
}

/* ---- Shapes ---- */

/* The outline of a text as one of our paths. Cairo rounds places to 1/256 of a device unit, so it
 * is drawn large. */
static struct path text_path(struct svg *svg, const struct op *op)
{
    struct path path = {0};
    struct arena *arena = svg->painter->arena;
    cairo_new_path(svg->scratch);
    ops_add_text(svg->painter, op, svg->scratch);
    cairo_path_t *outline = cairo_copy_path(svg->scratch);
    for (int i = 0; i < outline->num_data; i += outline->data[i].header.length) {
        const cairo_path_data_t *p = &outline->data[i];
        if (p->header.type == CAIRO_PATH_MOVE_TO)
            path_move(arena, &path, p[1].point.x, p[1].point.y);
        else if (p->header.type == CAIRO_PATH_LINE_TO)
            path_line(arena, &path, p[1].point.x, p[1].point.y);
        else if (p->header.type == CAIRO_PATH_CURVE_TO)
            path_curve(arena, &path, (struct point){p[1].point.x, p[1].point.y},
                       (struct point){p[2].point.x, p[2].point.y},
                       (struct point){p[3].point.x, p[3].point.y});
        else
            path_close(arena, &path);
    }
    cairo_path_destroy(outline);
    return path;
}

static size_t count_subpaths(const struct path *path)
{
    size_t count = 0;
    for (size_t i = 0; i < path->verbs.count; i++)
        count += path->verbs.items[i] == PATH_MOVE;
    return count;
}

/* `style`: with its own, rather than that of the group it stands in. */
static void add_shape(struct svg *svg, const struct op *op, bool style)
{
    bool is_text = op->kind == OP_TEXT;
    struct path path = is_text ? text_path(svg, op) : op->path;
    text_add(&svg->out, "<path");
    if (style)
        add_style(svg, op);
    if (!is_text && op->fill & 255 && count_subpaths(&path) > 1)
        text_add(&svg->out, " fill-rule=\"evenodd\"");
    text_add(&svg->out, " d=\"");
    svg_add_path_data(&svg->out, &path, UNITS);
    text_add(&svg->out, "\"/>\n");
}

/* ---- Pieces ---- */

static const char *piece_name(char piece)
{
    static const char names[] = "wP\0wN\0wB\0wR\0wQ\0wK\0bP\0bN\0bB\0bR\0bQ\0bK";
    const char *found = strchr(PIECE_LETTERS, piece);
    assert(piece && found);
    return names + 3 * (found - PIECE_LETTERS);
}

static bool has_piece(const struct drawing *drawing, char piece)
{
    for (size_t i = 0; i < drawing->ops.count; i++)
        if (drawing->ops.items[i].kind == OP_PIECE && drawing->ops.items[i].piece == piece)
            return true;
    return false;
}

static size_t picture_number(const struct svg *svg, const struct picture *picture)
{
    size_t number = 0;
    while (number < svg->pictures.count && svg->pictures.items[number] != picture)
        number++;
    return number;
}

static void add_symbol(struct svg *svg, const char *name, const struct picture *picture)
{
    struct picture_markup markup = picture_markup(picture);
    text_format(&svg->out, "<symbol id=\"%s-%s\" viewBox=\"", svg->prefix, name);
    text_add_slice(&svg->out, markup.view_box);
    text_add(&svg->out, "\">");
    svg_add_markup(&svg->out, markup.content, svg->prefix);
    text_add(&svg->out, "</symbol>\n");
}

static const char *symbol_name(const struct svg *svg, const struct op *op)
{
    return op->picture
               ? format_string(svg->painter->arena, "x%zu", picture_number(svg, op->picture) + 1)
               : piece_name(op->piece);
}

static void add_definitions(struct svg *svg, const struct drawing *drawing)
{
    bool any = false;
    for (size_t i = 0; i < drawing->ops.count; i++)
        any = any || drawing->ops.items[i].kind == OP_PIECE;
    text_add(&svg->out, any ? "<defs>\n" : "");
    for (const char *piece = PIECE_LETTERS; *piece; piece++)
        if (has_piece(drawing, *piece))
            add_symbol(svg, piece_name(*piece), piece_set_picture(svg->painter->pieces, *piece));
    for (size_t i = 0; i < drawing->ops.count; i++) {
        const struct op *op = &drawing->ops.items[i];
        if (!op->picture || picture_number(svg, op->picture) < svg->pictures.count)
            continue;
        *vec_push(svg->painter->arena, &svg->pictures) = op->picture;
        add_symbol(svg, symbol_name(svg, op), op->picture);
    }
    text_add(&svg->out, any ? "</defs>\n" : "");
}

static void add_piece(struct svg *svg, const struct op *op)
{
    text_format(&svg->out, "<use href=\"#%s-%s\"", svg->prefix, symbol_name(svg, op));
    add_length(svg, "x", op->at.x);
    add_length(svg, "y", op->at.y);
    add_length(svg, "width", op->size);
    add_length(svg, "height", op->size);
    if (op->upside_down) {
        text_add(&svg->out, " transform=\"rotate(180 ");
        add_number(svg, (op->at.x + op->size / 2) * UNITS);
        text_add_char(&svg->out, ' ');
        add_number(svg, (op->at.y + op->size / 2) * UNITS);
        text_add(&svg->out, ")\"");
    }
    text_add(&svg->out, "/>\n");
}

/* ---- The file ---- */

/* Add the operations from `i` on that share a style; return where they end. */
static size_t add_run(struct svg *svg, const struct drawing *drawing, size_t i)
{
    const struct op *ops = drawing->ops.items, *first = &ops[i];
    size_t end = i + 1;
    while (end < drawing->ops.count && ops[end].kind != OP_PIECE && is_visible(&ops[end]) &&
           has_same_style(first, &ops[end]))
        end++;
    bool grouped = end - i > 1;
    if (grouped) {
        text_add(&svg->out, "<g");
        add_style(svg, first);
        text_add(&svg->out, ">\n");
    }
    for (; i < end; i++)
        add_shape(svg, &ops[i], !grouped);
    if (grouped)
        text_add(&svg->out, "</g>\n");
    return end;
}

static void add_head(struct svg *svg, const struct drawing *drawing)
{
    const char *prefix = svg->prefix;
    text_add(&svg->out, "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    add_length(svg, "width", drawing->width);
    add_length(svg, "height", drawing->height);
    text_add(&svg->out, " viewBox=\"0 0 ");
    add_number(svg, drawing->width * UNITS);
    text_add_char(&svg->out, ' ');
    add_number(svg, drawing->height * UNITS);
    text_format(&svg->out, "\" role=\"img\" aria-labelledby=\"%s-t %s-d\">\n", prefix, prefix);
    text_format(&svg->out, "<title id=\"%s-t\">", prefix);
    add_escaped(&svg->out, ops_plain(svg->painter->arena, drawing->title), xml_escapes);
    text_format(&svg->out, "</title>\n<desc id=\"%s-d\">", prefix);
    add_escaped(&svg->out, ops_plain(svg->painter->arena, drawing->description), xml_escapes);
    text_add(&svg->out, "</desc>\n");
}

static bool is_name(const char *s)
{
    while (is_digit(*s) || is_letter(*s) || *s == '-' || *s == '_')
        s++;
    return *s == '\0';
}

bool paint_svg(struct slice *out, const char **why, const struct painter *painter,
               const struct drawing *drawing, const char *prefix)
{
    assert(is_name(prefix));
    if (!ops_have_area(why, drawing))
        return false;
    static const double large = 1000;
    struct svg svg = {.out = text_new(painter->arena), .painter = painter, .prefix = prefix};
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    svg.scratch = cairo_create(surface);
    cairo_scale(svg.scratch, large, large);
    add_head(&svg, drawing);
    add_definitions(&svg, drawing);
    text_add(&svg.out, "<g aria-hidden=\"true\">\n");
    for (size_t i = 0; i < drawing->ops.count;) {
        const struct op *op = &drawing->ops.items[i];
        if (op->kind == OP_PIECE)
            add_piece(&svg, op);
        i = op->kind == OP_PIECE || !is_visible(op) ? i + 1 : add_run(&svg, drawing, i);
    }
    text_add(&svg.out, "</g>\n</svg>\n");
    *out = text_slice(&svg.out);
    cairo_status_t status = cairo_status(svg.scratch);
    cairo_destroy(svg.scratch);
    cairo_surface_destroy(surface);
    return ops_succeeded(why, painter->arena, status);
}

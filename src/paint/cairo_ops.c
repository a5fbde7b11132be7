#include "paint/cairo_ops.h"

#include "base/utf8.h"
#include "paint/stamps.h"

static const double HALF_TURN = 3.14159265358979323846;

static void set_ink(cairo_t *cr, ink colour)
{
    cairo_set_source_rgba(cr, (colour >> 24 & 255) / 255.0, (colour >> 16 & 255) / 255.0,
                          (colour >> 8 & 255) / 255.0, (colour & 255) / 255.0);
}

static bool is_visible(ink colour)
{
    return (colour & 255) != 0;
}

/* ---- Paths ---- */

static void add_path(cairo_t *cr, const struct path *path)
{
    const struct point *p = path->points.items;
    for (size_t i = 0; i < path->verbs.count; i++) {
        switch ((enum path_verb)path->verbs.items[i]) {
        case PATH_MOVE:
            cairo_move_to(cr, p->x, p->y);
            p++;
            break;
        case PATH_LINE:
            cairo_line_to(cr, p->x, p->y);
            p++;
            break;
        case PATH_CURVE:
            cairo_curve_to(cr, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y);
            p += 3;
            break;
        case PATH_CLOSE:
            cairo_close_path(cr);
            break;
        }
    }
}

static void paint_path(cairo_t *cr, const struct op *op)
{
    add_path(cr, &op->path);
    if (is_visible(op->fill)) {
        set_ink(cr, op->fill);
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
        cairo_fill_preserve(cr);
    }
    if (is_visible(op->stroke) && op->width > 0) {
        set_ink(cr, op->stroke);
        cairo_set_line_width(cr, op->width);
        cairo_set_dash(cr, op->dash, op->dash[0] > 0 && op->dash[1] > 0 ? 2 : 0, 0);
        cairo_stroke_preserve(cr);
    }
    cairo_new_path(cr);
}

/* ---- Pieces and text ---- */

void ops_paint_picture(const struct painter *painter, const struct picture *picture,
                       bool upside_down, cairo_t *cr)
{
    if (painter->stamps) {
        stamps_put(painter->stamps, picture, upside_down, cr);
        return;
    }
    cairo_save(cr);
    if (upside_down) {
        cairo_translate(cr, 1, 1);
        cairo_scale(cr, -1, -1);
    }
    picture_paint(picture, cr);
    cairo_restore(cr);
}

static void paint_piece(const struct painter *painter, const struct op *op, cairo_t *cr)
{
    cairo_save(cr);
    cairo_translate(cr, op->at.x, op->at.y);
    cairo_scale(cr, op->size, op->size);
    ops_paint_picture(painter, piece_set_picture(painter->pieces, op->piece), op->upside_down, cr);
    cairo_restore(cr);
}

/* Move `cr` to where the text begins. */
static struct line enter_text(const struct painter *painter, const struct op *op, cairo_t *cr)
{
    static const enum font_role roles[] = {
        [FACE_BODY] = FONT_BODY, [FACE_BOLD] = FONT_BODY_BOLD, [FACE_HEADING] = FONT_HEADING};
    static const double before[] = {[ANCHOR_LEFT] = 0, [ANCHOR_MIDDLE] = 0.5, [ANCHOR_RIGHT] = 1};
    struct line line = {roles[op->face], op->text, op->size, op->most};
    cairo_translate(cr, op->at.x, op->at.y);
    if (op->upside_down)
        cairo_rotate(cr, HALF_TURN);
    cairo_translate(cr, -before[op->anchor] * line_width(painter->fonts, &line), 0);
    return line;
}

void ops_add_text(const struct painter *painter, const struct op *op, cairo_t *cr)
{
    cairo_save(cr);
    struct line line = enter_text(painter, op, cr);
    line_add_path(painter->fonts, &line, cr);
    cairo_restore(cr);
}

/* Fonts are drawn for the winding rule: their contours may overlap. */
static void paint_text(const struct painter *painter, const struct op *op, cairo_t *cr)
{
    if (!is_visible(op->fill))
        return;
    set_ink(cr, op->fill);
    if (painter->live_text) {
        cairo_save(cr);
        struct line line = enter_text(painter, op, cr);
        line_show(painter->fonts, &line, cr);
        cairo_restore(cr);
        return;
    }
    ops_add_text(painter, op, cr);
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING);
    cairo_fill(cr);
}

void ops_paint(const struct painter *painter, const struct drawing *drawing, cairo_t *cr)
{
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    for (size_t i = 0; i < drawing->ops.count; i++) {
        const struct op *op = &drawing->ops.items[i];
        cairo_new_path(cr);
        switch (op->kind) {
        case OP_PATH:
            paint_path(cr, op);
            break;
        case OP_PIECE:
            paint_piece(painter, op, cr);
            break;
        case OP_TEXT:
            paint_text(painter, op, cr);
            break;
        }
    }
}

/* ---- Helpers of the outputs ---- */

bool ops_have_area(const char **why, const struct drawing *drawing)
{
    if (drawing->width > 0 && drawing->height > 0)
        return true;
    *why = "the picture has no area: its margins take it all away";
    return false;
}

struct slice ops_plain(struct arena *arena, const char *string)
{
    struct text line = text_new(arena), plain = text_new(arena);
    for (const char *s = string ? string : ""; *s; s++)
        text_add_char(&line, is_blank(*s) ? ' ' : *s);
    utf8_add_clean(&plain, text_slice(&line));
    return text_slice(&plain);
}

cairo_status_t ops_write(void *text, const unsigned char *data, unsigned len)
{
    text_add_slice(text, (struct slice){(const char *)data, len});
    return CAIRO_STATUS_SUCCESS;
}

cairo_status_t ops_finish(cairo_t *cr, cairo_surface_t *surface)
{
    cairo_status_t status = cairo_status(cr);
    cairo_destroy(cr);
    cairo_surface_finish(surface);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return status;
}

bool ops_succeeded(const char **why, struct arena *arena, cairo_status_t status)
{
    if (status == CAIRO_STATUS_SUCCESS)
        return true;
    *why = format_string(arena, "cairo: %s", cairo_status_to_string(status));
    return false;
}

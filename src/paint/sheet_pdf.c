#include "paint/sheet_pdf.h"

#include "base/text.h"
#include "paint/cairo_ops.h"
#include "paint/pdf_finish.h"

#include <cairo-pdf.h>

/* A drawing that is on the sheets more than once. */
struct stamp {
    const struct drawing *drawing;
    cairo_surface_t *recording; /* NULL until it is wanted */
};

struct sheet_painter {
    struct painter painter;
    const struct sheets *sheets;
    VEC(struct stamp) stamps;
};

/* ---- Stamps ---- */

static struct stamp *find_stamp(struct sheet_painter *p, const struct drawing *drawing)
{
    for (size_t i = 0; i < p->stamps.count; i++)
        if (p->stamps.items[i].drawing == drawing)
            return &p->stamps.items[i];
    return NULL;
}

static void list_stamps(struct sheet_painter *p)
{
    for (size_t i = 0; i < p->sheets->sides.count; i++) {
        const struct sheet_side *side = &p->sheets->sides.items[i];
        for (size_t k = 0; k < side->items.count; k++)
            if (!find_stamp(p, side->items.items[k].drawing))
                *vec_push(p->painter.arena, &p->stamps) =
                    (struct stamp){.drawing = side->items.items[k].drawing};
    }
}

/* In points: what shortens the file later counts in them. */
static cairo_surface_t *record(const struct sheet_painter *p, const struct sheet_item *item)
{
    cairo_rectangle_t extents = {0, 0, item->drawing->width * item->unit,
                                 item->drawing->height * item->unit};
    cairo_surface_t *recording =
        cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
    cairo_t *cr = cairo_create(recording);
    cairo_scale(cr, item->unit, item->unit);
    ops_paint(&p->painter, item->drawing, cr);
    cairo_destroy(cr);
    return recording;
}

/* ---- Items ---- */

/* To the upper left corner of the drawing, wherever the turn takes that. */
static void enter(const struct sheet_item *item, cairo_t *cr)
{
    static const double QUARTER = 1.57079632679489661923;
    double width = item->drawing->width * item->unit, height = item->drawing->height * item->unit;
    int quarters = item->quarters & 3;
    cairo_translate(cr, item->x, item->y);
    if (quarters == 1)
        cairo_translate(cr, height, 0);
    else if (quarters == 2)
        cairo_translate(cr, width, height);
    else if (quarters == 3)
        cairo_translate(cr, 0, width);
    cairo_rotate(cr, quarters * QUARTER);
}

static void paint_item(struct sheet_painter *p, const struct sheet_item *item, cairo_t *cr)
{
    struct stamp *stamp = find_stamp(p, item->drawing);
    if (!stamp->recording)
        stamp->recording = record(p, item);
    cairo_save(cr);
    /* Even when all of it is shown: cairo 1.16 takes an unclipped picture for a new beginning of
     * the page and forgets the tags in front of it. */
    cairo_rectangle(cr, item->shown.x, item->shown.y, item->shown.width, item->shown.height);
    cairo_clip(cr);
    enter(item, cr);
    cairo_set_source_surface(cr, stamp->recording, 0, 0);
    cairo_paint(cr);
    cairo_restore(cr);
}

/* ---- The file ---- */

static void paint_side(struct sheet_painter *p, const struct sheet_side *side, cairo_t *cr)
{
    cairo_tag_begin(cr, "Figure", NULL);
    for (size_t i = 0; i < side->items.count; i++)
        paint_item(p, &side->items.items[i], cr);
    cairo_tag_end(cr, "Figure");
    cairo_show_page(cr);
}

static cairo_status_t render(struct sheet_painter *p, struct text *pdf)
{
    cairo_surface_t *surface =
        cairo_pdf_surface_create_for_stream(ops_write, pdf, p->sheets->width, p->sheets->height);
    cairo_t *cr = cairo_create(surface);
    cairo_tag_begin(cr, "Document", NULL);
    for (size_t i = 0; i < p->sheets->sides.count; i++)
        paint_side(p, &p->sheets->sides.items[i], cr);
    cairo_tag_end(cr, "Document");
    cairo_status_t status = ops_end(cr, surface);
    for (size_t i = 0; i < p->stamps.count; i++)
        cairo_surface_destroy(p->stamps.items[i].recording);
    return status;
}

static bool finish(struct slice *out, const char **why, struct arena *arena, struct slice drawn,
                   const struct sheets *sheets)
{
    static const enum pdf_duplex duplex[] = {[SHEET_TURN_UNSAID] = PDF_DUPLEX_UNSAID,
                                             [SHEET_TURN_NONE] = PDF_SIMPLEX,
                                             [SHEET_TURN_LONG] = PDF_DUPLEX_LONG_EDGE,
                                             [SHEET_TURN_SHORT] = PDF_DUPLEX_SHORT_EDGE};
    const struct pdf_insets cut = {sheets->trim_x, sheets->trim_y, sheets->trim_x, sheets->trim_y};
    const struct pdf_boxes boxes = {.trim = cut};
    const char **alts = arena_alloc(arena, (sheets->sides.count + 1) * sizeof *alts);
    for (size_t i = 0; i < sheets->sides.count; i++)
        alts[i] = sheets->sides.items[i].description;
    const struct pdf_facts facts = {.title = sheets->title,
                                    .language = "en",
                                    .alts = alts,
                                    .alt_count = sheets->sides.count,
                                    .boxes = &boxes,
                                    .box_count = 1,
                                    .duplex = duplex[sheets->turn],
                                    .print_unscaled = true};
    return pdf_finish(out, why, arena, drawn, &facts) &&
           preflight_pdf(why, arena, *out, sheets->sides.count, sheets->trim_x, sheets->trim_y);
}

bool paint_sheets(struct slice *out, const char **why, const struct painter *painter,
                  const struct sheets *sheets)
{
    struct sheet_painter p = {.painter = *painter, .sheets = sheets};
    struct text drawn = text_new(painter->arena);
    p.painter.live_text = true;
    list_stamps(&p);
    return ops_succeeded(why, painter->arena, render(&p, &drawn)) &&
           finish(out, why, painter->arena, text_slice(&drawn), sheets);
}

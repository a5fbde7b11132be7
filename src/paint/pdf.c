/* PDF of one drawing: cairo draws the page and tags the figure, pdf_finish does the rest. */
#include "base/text.h"
#include "paint/cairo_ops.h"
#include "paint/paint.h"
#include "paint/pdf_finish.h"

#include <cairo-pdf.h>

/* The largest page that readers must open (PDF 32000-1, annex C). */
static const double MOST_POINTS = 14400;

static cairo_status_t render(struct text *pdf, const struct painter *painter,
                             const struct drawing *drawing)
{
    double width = drawing->width * painter->square, height = drawing->height * painter->square;
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(ops_write, pdf, width, height);
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, painter->square, painter->square);
    cairo_tag_begin(cr, "Document", NULL);
    cairo_tag_begin(cr, "Figure", NULL);
    ops_paint(painter, drawing, cr);
    cairo_tag_end(cr, "Figure");
    cairo_tag_end(cr, "Document");
    return ops_finish(cr, surface);
}

bool paint_pdf(struct slice *out, const char **why, const struct painter *painter,
               const struct drawing *drawing)
{
    if (!ops_have_area(why, drawing))
        return false;
    double width = drawing->width * painter->square, height = drawing->height * painter->square;
    if (!(width <= MOST_POINTS && height <= MOST_POINTS)) {
        *why = format_string(painter->arena, "%.0f x %.0f points: a PDF page has at most %.0f",
                             width, height, MOST_POINTS);
        return false;
    }
    struct text drawn = text_new(painter->arena);
    if (!ops_succeeded(why, painter->arena, render(&drawn, painter, drawing)))
        return false;
    const struct pdf_facts facts = {.title = drawing->title ? drawing->title : "",
                                    .language = "en",
                                    .alts = (const char *const[]){drawing->description},
                                    .alt_count = 1};
    return pdf_finish(out, why, painter->arena, text_slice(&drawn), &facts);
}

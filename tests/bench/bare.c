/* bare PAGES PATHS: so many filled paths of four curves on so many pages, drawn by cairo into a PDF
 * and nothing else: what a deck of as many paths is measured against. */
#include <cairo-pdf.h>
#include <cairo.h>
#include <stdlib.h>

static cairo_status_t drop(void *closure, const unsigned char *data, unsigned len)
{
    (void)closure, (void)data, (void)len;
    return CAIRO_STATUS_SUCCESS;
}

static void draw_leaf(cairo_t *cr, double x, double y)
{
    cairo_move_to(cr, x, y);
    for (int i = 0; i < 4; i++)
        cairo_curve_to(cr, x + 3.1, y + i, x + 7.2 - i, y + 5.3, x + 2.4 * i, y + 8.6 - i);
    cairo_close_path(cr);
    cairo_fill(cr);
}

int main(int argc, char **argv)
{
    const double width = 612, height = 792;
    int pages = argc > 2 ? atoi(argv[1]) : 0, paths = argc > 2 ? atoi(argv[2]) : 0;
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(drop, NULL, width, height);
    cairo_t *cr = cairo_create(surface);
    for (int page = 0; page < pages; page++) {
        for (int i = 0; i < paths / pages; i++)
            draw_leaf(cr, i * 37 % 600, i * 53 % 780);
        cairo_show_page(cr);
    }
    int failed = cairo_status(cr) != CAIRO_STATUS_SUCCESS;
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    return failed;
}

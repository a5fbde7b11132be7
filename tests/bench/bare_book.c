/* bare_book WORDS BOARDS OUT.pdf, in the folder of the project: what typesetting a book costs at
 * the least. The words of a file (a book as plain text), in paragraphs, set by pango, and so many
 * boards of 32 pieces, each piece defined once, on cairo's PDF surface. No thought for beauty: no
 * headings, no tags, no links. */
#include <cairo-pdf.h>
#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>

static const double WIDTH = 612, HEIGHT = 792, MARGIN = 72, SQUARE = 21;

struct page {
    cairo_t *cr;
    double y;
};

static void need(struct page *page, double height)
{
    if (page->y + height <= HEIGHT - MARGIN)
        return;
    cairo_show_page(page->cr);
    page->y = MARGIN;
}

/* ---- Boards ---- */

/* The art of the project's own set. */
static cairo_surface_t *make_piece(int kind)
{
    cairo_rectangle_t extents = {0, 0, 48, 48};
    RsvgRectangle box = {0, 0, 48, 48};
    cairo_surface_t *piece = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
    cairo_t *cr = cairo_create(piece);
    char path[64];
    snprintf(path, sizeof path, "cards/pieces/rook/%c%c.svg", "wb"[kind / 6], "KQRBNP"[kind % 6]);
    RsvgHandle *art = rsvg_handle_new_from_file(path, NULL);
    if (!art || !rsvg_handle_render_document(art, cr, &box, NULL))
        exit(1);
    g_object_unref(art);
    cairo_destroy(cr);
    return piece;
}

static void draw_squares(cairo_t *cr, double x, double y)
{
    cairo_set_source_rgb(cr, 0.9, 0.9, 0.9);
    cairo_rectangle(cr, x, y, 8 * SQUARE, 8 * SQUARE);
    cairo_fill(cr);
    cairo_set_source_rgb(cr, 0.7, 0.7, 0.7);
    for (int square = 0; square < 64; square += 2)
        cairo_rectangle(cr, x + (square % 8 + square / 8 % 2) * SQUARE, y + square / 8 * SQUARE,
                        SQUARE, SQUARE);
    cairo_fill(cr);
}

static void draw_board(struct page *page, cairo_surface_t **pieces)
{
    need(page, 8 * SQUARE);
    draw_squares(page->cr, MARGIN, page->y);
    for (int i = 0; i < 32; i++) {
        int rank = i / 8 < 2 ? i / 8 : i / 8 + 4;
        cairo_save(page->cr);
        cairo_translate(page->cr, MARGIN + i % 8 * SQUARE, page->y + rank * SQUARE);
        cairo_scale(page->cr, SQUARE / 48, SQUARE / 48);
        cairo_set_source_surface(page->cr, pieces[(rank > 5 ? 0 : 6) + i % 6], 0, 0);
        cairo_paint(page->cr);
        cairo_restore(page->cr);
    }
    page->y += 8 * SQUARE + 6;
}

/* ---- Text ---- */

static void draw_paragraph(struct page *page, PangoLayout *layout, const char *words, int len)
{
    pango_layout_set_text(layout, words, len);
    int lines = pango_layout_get_line_count(layout);
    for (int i = 0; i < lines; i++) {
        need(page, 15);
        cairo_set_source_rgb(page->cr, 0, 0, 0);
        cairo_move_to(page->cr, MARGIN, page->y + 11);
        pango_cairo_show_layout_line(page->cr, pango_layout_get_line_readonly(layout, i));
        page->y += 15;
    }
    page->y += 7;
}

static char *read_file(const char *path, size_t *len)
{
    FILE *file = fopen(path, "rb");
    char *text = malloc(1 << 26);
    *len = file && text ? fread(text, 1, 1 << 26, file) : 0;
    if (file)
        fclose(file);
    return text;
}

int main(int argc, char **argv)
{
    size_t len, begin = 0;
    if (argc != 4)
        return 2;
    char *text = read_file(argv[1], &len);
    int boards = atoi(argv[2]), paragraphs = 0;
    cairo_surface_t *pdf = cairo_pdf_surface_create(argv[3], WIDTH, HEIGHT), *pieces[12];
    struct page page = {cairo_create(pdf), MARGIN};
    for (int i = 0; i < 12; i++)
        pieces[i] = make_piece(i);
    PangoLayout *layout = pango_cairo_create_layout(page.cr);
    PangoFontDescription *face = pango_font_description_from_string("Lato");
    pango_font_description_set_absolute_size(face, 10.5 * PANGO_SCALE);
    pango_layout_set_font_description(layout, face);
    pango_layout_set_width(layout, (int)((WIDTH - 2 * MARGIN) * PANGO_SCALE));
    pango_layout_set_justify(layout, TRUE);
    for (size_t i = 0; i < len; i++)
        paragraphs += text[i] == '\n';
    for (size_t i = 0, done = 0, drawn = 0; i < len; i++) {
        if (text[i] != '\n')
            continue;
        draw_paragraph(&page, layout, text + begin, (int)(i - begin));
        begin = i + 1;
        for (done++; drawn * (size_t)paragraphs < done * (size_t)boards; drawn++)
            draw_board(&page, pieces);
    }
    pango_font_description_free(face);
    g_object_unref(layout);
    for (int i = 0; i < 12; i++)
        cairo_surface_destroy(pieces[i]);
    cairo_destroy(page.cr);
    cairo_surface_finish(pdf);
    int failed = cairo_surface_status(pdf) != CAIRO_STATUS_SUCCESS;
    cairo_surface_destroy(pdf);
    free(text);
    return failed;
}

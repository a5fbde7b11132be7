/* What lies on a page, on any surface of cairo. Tags and links are for PDFs; other surfaces pass
 * over them. */
#include "paint/book_painter.h"

#include "base/text.h"
#include "base/vec.h"
#include "paint/cairo_ops.h"

#include <math.h>

/* ---- Marks ---- */

static const char MARK[] = "P"; /* any that cairo knows: the structure is told afterwards */

static void close_mark(struct book_painter *b)
{
    if (b->is_open)
        cairo_tag_end(b->cr, MARK);
    b->is_open = false;
}

/* What follows is a part of this element. */
static void open_mark(struct book_painter *b, size_t element)
{
    if (b->is_open && b->open == element)
        return;
    close_mark(b);
    cairo_tag_begin(b->cr, MARK, NULL);
    structure_mark(&b->structure, b->page, element);
    b->open = element;
    b->is_open = true;
}

/* ---- Links ---- */

/* An address as cairo wants it in quotes; what is no ASCII as numbers, as addresses have it. */
static const char *quoted(struct arena *arena, struct slice s)
{
    struct text out = text_new(arena);
    for (size_t i = 0; i < s.len; i++) {
        unsigned char c = (unsigned char)s.ptr[i];
        if (c == '\'' || c == '\\')
            text_add_char(&out, '\\');
        if (c > 0x20 && c < 0x7F)
            text_add_char(&out, s.ptr[i]);
        else
            text_format(&out, "%%%02X", c);
    }
    return text_slice(&out).ptr;
}

/* A little above a section's heading; false when that is on none of the pages. `y` counts down. */
static bool find_place(const struct book_painter *b, size_t section, struct pdf_place *out)
{
    const struct section_place *place = &b->pages->sections[section];
    *out = (struct pdf_place){place->page, floor(b->shift + b->pages->style.outer / 2),
                              floor(b->shift + fmax(place->y - 6, 0))};
    return place->page != NO_PAGE;
}

const char *book_place_words(const struct book_painter *b, size_t section)
{
    struct pdf_place place;
    if (!find_place(b, section, &place))
        return NULL;
    return format_string(b->painter->arena, "page=%zu pos=[%d %d]", place.page + 1, (int)place.x,
                         (int)place.y);
}

/* Where it leads, also in words for a reader who cannot see it. */
static struct structure_target link_target(const struct book_painter *b, uint32_t number)
{
    const struct link *link = &b->pages->text->links.items[number - 1];
    struct pdf_place *place = NULL;
    struct slice words = link->url;
    if (link->section != NO_SECTION) {
        place = arena_alloc(b->painter->arena, sizeof *place);
        find_place(b, link->section, place);
        place->y = b->pages->style.paper.height + 2 * b->shift - place->y;
        words = b->pages->doc->sections.items[link->section].title;
    }
    return (struct structure_target){number, arena_copy(b->painter->arena, words.ptr, words.len),
                                     place};
}

/* What cairo is told of a link; NULL for one that leads nowhere. */
static const char *link_words(const struct book_painter *b, uint32_t number)
{
    const struct link *link = &b->pages->text->links.items[number - 1];
    if (link->section != NO_SECTION)
        return book_place_words(b, link->section);
    if (!link->url.len || *link->url.ptr == '#')
        return NULL;
    return format_string(b->painter->arena, "uri='%s'", quoted(b->painter->arena, link->url));
}

/* ---- What lies on a page ---- */

static void set_ink(struct book_painter *b, enum page_ink which)
{
    static const double greys[] = {
        [PAGE_INK] = 0.08, [PAGE_INK_SOFT] = 0.4, [PAGE_INK_RULE] = 0.65, [PAGE_INK_LINK] = 0.08};
    cairo_set_source_rgb(b->cr, greys[which], greys[which], greys[which]);
}

/* Cairo takes what is painted on an empty page without a clip for its background, and forgets the
 * marks before it. */
static void paint_clipped(struct book_painter *b, const struct picture *picture)
{
    cairo_rectangle(b->cr, 0, 0, 1, 1);
    cairo_clip(b->cr);
    ops_paint_picture(b->painter, picture, false, b->cr);
}

static void paint_piece(struct book_painter *b, const struct placed *placed,
                        const struct line_piece *piece)
{
    char letter = placed->runs[piece->run].piece;
    if (!letter)
        return;
    cairo_save(b->cr);
    double side = piece->size * PIECE_SIDE;
    cairo_translate(b->cr, placed->x + piece->x + (piece->width - side) / 2,
                    placed->y - side * 0.86);
    cairo_scale(b->cr, side, side);
    paint_clipped(b, piece_set_picture(b->painter->pieces, letter));
    cairo_restore(b->cr);
}

static void paint_glyphs(struct book_painter *b, const struct placed *placed,
                         const struct line_piece *piece)
{
    if (!piece->face) {
        paint_piece(b, placed, piece);
        return;
    }
    cairo_save(b->cr);
    set_ink(b, placed->ink);
    cairo_translate(b->cr, placed->x, placed->y);
    cairo_set_font_face(b->cr, piece->face);
    cairo_set_font_size(b->cr, piece->size);
    cairo_show_text_glyphs(b->cr, piece->text.ptr, (int)piece->text.len, piece->glyphs,
                           (int)piece->glyph_count, piece->clusters, (int)piece->cluster_count,
                           piece->flags);
    cairo_restore(b->cr);
}

static void begin_link(struct book_painter *b, const struct tag *tag, uint32_t link,
                       const char *words)
{
    const struct structure_target target = link_target(b, link);
    size_t element = structure_link(&b->structure, tag, &target);
    close_mark(b);
    cairo_tag_begin(b->cr, CAIRO_TAG_LINK, words);
    structure_mark(&b->structure, b->page, element);
}

/* Letters belong to the element of their line; a chess symbol is painted, but read as one. */
static void mark_piece(struct book_painter *b, const struct placed *placed,
                       const struct line_piece *piece)
{
    struct slice text = piece->text;
    const char *letter = piece->face ? NULL : arena_copy(b->painter->arena, text.ptr, text.len);
    open_mark(b, letter ? structure_symbol(&b->structure, placed->tag, letter)
                        : structure_element(&b->structure, placed->tag));
}

/* How many pieces of a line from the first one on are of one link and one font. */
static size_t count_alike(const struct placed *placed, const struct line_piece *first)
{
    const struct text_line *line = placed->line;
    const struct line_piece *end = line->pieces + line->piece_count, *p = first + 1;
    while (first->face && p < end && p->face == first->face && p->size == first->size &&
           p->flags == 0 && first->flags == 0 &&
           placed->runs[p->run].link == placed->runs[first->run].link)
        p++;
    return (size_t)(p - first);
}

/* Pieces that are alike as one: cairo drops a space that is shown alone where its place happens to
 * have no fraction. */
static struct line_piece join_pieces(struct arena *arena, const struct line_piece *pieces,
                                     size_t count)
{
    struct line_piece all = pieces[0];
    struct text words = text_new(arena);
    VEC(cairo_glyph_t) glyphs = {0};
    VEC(cairo_text_cluster_t) clusters = {0};
    for (const struct line_piece *p = pieces; p < pieces + count; p++) {
        text_add_slice(&words, p->text);
        for (size_t i = 0; i < p->glyph_count; i++)
            *vec_push(arena, &glyphs) = p->glyphs[i];
        for (size_t i = 0; i < p->cluster_count; i++)
            *vec_push(arena, &clusters) = p->clusters[i];
    }
    all.text = text_slice(&words);
    all.glyphs = glyphs.items;
    all.glyph_count = glyphs.count;
    all.clusters = clusters.items;
    all.cluster_count = clusters.count;
    return all;
}

/* The pieces from the first one on that can be shown at once; returns the one behind them. */
static const struct line_piece *paint_alike(struct book_painter *b, const struct placed *placed,
                                            const struct line_piece *first)
{
    size_t count = count_alike(placed, first);
    struct line_piece all = count > 1 ? join_pieces(b->painter->arena, first, count) : *first;
    paint_glyphs(b, placed, &all);
    return first + count;
}

/* Pieces of one link in a row are one link. */
static void paint_line(struct book_painter *b, const struct placed *placed)
{
    const struct text_line *line = placed->line;
    const struct line_piece *piece = line->pieces, *end = piece + line->piece_count;
    while (piece < end) {
        uint32_t link = placed->runs[piece->run].link;
        const char *words = link ? link_words(b, link) : NULL;
        if (!words) {
            mark_piece(b, placed, piece);
            piece = paint_alike(b, placed, piece);
            continue;
        }
        begin_link(b, placed->tag, link, words);
        do
            piece = paint_alike(b, placed, piece);
        while (piece < end && placed->runs[piece->run].link == link);
        cairo_tag_end(b->cr, CAIRO_TAG_LINK);
    }
}

/* Begin what a reader who cannot see it is told in words. */
static void open_figure(struct book_painter *b, const struct placed *placed)
{
    double bottom = b->shift + b->pages->style.paper.height - placed->y - placed->height;
    size_t element = structure_element(&b->structure, placed->tag);
    double left = placed->x + b->shift;
    const double box[4] = {left, bottom, left + placed->width, bottom + placed->height};
    open_mark(b, element);
    if (placed->tag)
        structure_describe(&b->structure, element, placed->description, box);
}

static void paint_figure(struct book_painter *b, const struct placed *placed)
{
    open_figure(b, placed);
    cairo_save(b->cr);
    cairo_translate(b->cr, placed->x, placed->y);
    cairo_scale(b->cr, placed->square, placed->square);
    cairo_rectangle(b->cr, 0, 0, placed->drawing->width, placed->drawing->height);
    cairo_clip(b->cr);
    ops_paint(b->painter, placed->drawing, b->cr);
    cairo_restore(b->cr);
}

/* A picture fills a square box with its longer side. */
static void paint_picture(struct book_painter *b, const struct placed *placed)
{
    double side = fmax(placed->width, placed->height);
    open_figure(b, placed);
    cairo_save(b->cr);
    cairo_translate(b->cr, placed->x - (side - placed->width) / 2,
                    placed->y - (side - placed->height) / 2);
    cairo_scale(b->cr, side, side);
    paint_clipped(b, placed->picture);
    cairo_restore(b->cr);
}

static void paint_bar(struct book_painter *b, const struct placed *placed)
{
    open_mark(b, structure_element(&b->structure, placed->tag));
    set_ink(b, placed->ink);
    cairo_rectangle(b->cr, placed->x, placed->y, placed->width, placed->height);
    cairo_fill(b->cr);
}

static void paint_placed(struct book_painter *b, const struct placed *placed)
{
    switch (placed->kind) {
    case PLACED_LINE:
        paint_line(b, placed);
        break;
    case PLACED_FIGURE:
        paint_figure(b, placed);
        break;
    case PLACED_PICTURE:
        paint_picture(b, placed);
        break;
    case PLACED_BAR:
        paint_bar(b, placed);
        break;
    case PLACED_NUMBER: /* has become a line */
        break;
    }
}

/* Dots of a leader: the same line again and again, beside itself. */
static bool is_repeat(const struct placed *first, const struct placed *next)
{
    return first->kind == PLACED_LINE && next->kind == PLACED_LINE && !first->tag && !next->tag &&
           next->line == first->line && next->ink == first->ink && next->line->piece_count == 1 &&
           next->line->pieces->face && next->y <= first->y && next->y >= first->y;
}

/* Shown at once: cairo's time for a page grows with the square of what is shown apart. */
static void paint_repeats(struct book_painter *b, const struct placed *first, size_t count)
{
    const struct line_piece *piece = first->line->pieces;
    size_t each = piece->glyph_count;
    cairo_glyph_t *glyphs = arena_alloc(b->painter->arena, (count * each + 1) * sizeof *glyphs);
    for (size_t i = 0; i < count * each; i++) {
        glyphs[i] = piece->glyphs[i % each];
        glyphs[i].x += first[i / each].x;
        glyphs[i].y += first->y;
    }
    open_mark(b, PDF_ARTIFACT);
    set_ink(b, first->ink);
    cairo_set_font_face(b->cr, piece->face);
    cairo_set_font_size(b->cr, piece->size);
    cairo_show_glyphs(b->cr, glyphs, (int)(count * each));
}

void book_paint_page(struct book_painter *b, size_t number)
{
    const struct page *page = &b->pages->pages.items[number];
    b->page = number;
    for (size_t i = 0, end; i < page->placed.count; i = end) {
        const struct placed *placed = &page->placed.items[i];
        for (end = i + 1; end < page->placed.count; end++)
            if (!is_repeat(placed, &page->placed.items[end]))
                break;
        if (end > i + 1)
            paint_repeats(b, placed, end - i);
        else
            paint_placed(b, placed);
    }
    close_mark(b);
}

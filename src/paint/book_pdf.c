#include "paint/book_pdf.h"

#include "base/text.h"
#include "paint/cairo_ops.h"
#include "paint/pdf_finish.h"

#include <cairo-pdf.h>
#include <math.h>

enum { TAGS_DEEPEST = 256 };

struct book_painter {
    const struct painter *painter;
    const struct book_pages *pages;
    cairo_surface_t *surface;
    cairo_t *cr;
    const struct tag *open[TAGS_DEEPEST]; /* outermost first */
    size_t open_count;
    VEC(const char *) alts;
};

/* ---- Tags ---- */

static void close_tags(struct book_painter *b, size_t down_to)
{
    while (b->open_count > down_to)
        cairo_tag_end(b->cr, b->open[--b->open_count]->name);
}

/* Close what this element is not in, and open what it is. */
static void open_tag(struct book_painter *b, const struct tag *tag)
{
    const struct tag *path[TAGS_DEEPEST];
    size_t depth = 0, same = 0;
    for (const struct tag *t = tag; t && depth < TAGS_DEEPEST; t = t->parent)
        path[depth++] = t;
    while (same < depth && same < b->open_count && b->open[same] == path[depth - 1 - same])
        same++;
    close_tags(b, same);
    for (; same < depth; same++) {
        b->open[b->open_count++] = path[depth - 1 - same];
        cairo_tag_begin(b->cr, path[depth - 1 - same]->name, NULL);
    }
}

/* ---- Links ---- */

/* A name in quotes, as cairo wants them. */
static const char *quoted(struct arena *arena, struct slice s)
{
    struct text out = text_new(arena);
    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] == '\'' || s.ptr[i] == '\\')
            text_add_char(&out, '\\');
        if ((unsigned char)s.ptr[i] >= 0x20)
            text_add_char(&out, s.ptr[i]);
    }
    return text_slice(&out).ptr;
}

static const char *place_words(const struct book_painter *b, size_t section)
{
    const struct section_place *place = &b->pages->sections[section];
    if (place->page == NO_PAGE)
        return NULL;
    return format_string(b->painter->arena, "page=%zu pos=[%d %d]", place->page + 1,
                         (int)b->pages->style.outer / 2, (int)fmax(place->y - 6, 0));
}

/* What cairo is told of a link; NULL for one that leads nowhere. */
static const char *link_words(const struct book_painter *b, uint32_t number)
{
    const struct link *link = &b->pages->text->links.items[number - 1];
    if (link->section != NO_SECTION)
        return place_words(b, link->section);
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
    picture_paint(piece_set_picture(b->painter->pieces, letter), b->cr);
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

/* Pieces of one link in a row are one link. */
static void paint_line(struct book_painter *b, const struct placed *placed)
{
    const struct text_line *line = placed->line;
    for (size_t i = 0; i < line->piece_count;) {
        uint32_t link = placed->runs[line->pieces[i].run].link;
        const char *words = link ? link_words(b, link) : NULL;
        if (words)
            cairo_tag_begin(b->cr, CAIRO_TAG_LINK, words);
        do
            paint_glyphs(b, placed, &line->pieces[i++]);
        while (i < line->piece_count && placed->runs[line->pieces[i].run].link == link);
        if (words)
            cairo_tag_end(b->cr, CAIRO_TAG_LINK);
    }
}

static void paint_figure(struct book_painter *b, const struct placed *placed)
{
    cairo_save(b->cr);
    cairo_translate(b->cr, placed->x, placed->y);
    cairo_scale(b->cr, placed->square, placed->square);
    cairo_rectangle(b->cr, 0, 0, placed->drawing->width, placed->drawing->height);
    cairo_clip(b->cr);
    ops_paint(b->painter, placed->drawing, b->cr);
    cairo_restore(b->cr);
    if (placed->tag)
        *vec_push(b->painter->arena, &b->alts) = placed->description;
}

/* A picture fills a square box with its longer side. */
static void paint_picture(struct book_painter *b, const struct placed *placed)
{
    double side = fmax(placed->width, placed->height);
    cairo_save(b->cr);
    cairo_translate(b->cr, placed->x - (side - placed->width) / 2,
                    placed->y - (side - placed->height) / 2);
    cairo_scale(b->cr, side, side);
    picture_paint(placed->picture, b->cr);
    cairo_restore(b->cr);
    *vec_push(b->painter->arena, &b->alts) = placed->description;
}

static void paint_bar(struct book_painter *b, const struct placed *placed)
{
    set_ink(b, placed->ink);
    cairo_rectangle(b->cr, placed->x, placed->y, placed->width, placed->height);
    cairo_fill(b->cr);
}

static void paint_placed(struct book_painter *b, const struct placed *placed)
{
    open_tag(b, placed->tag);
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

static void paint_page(struct book_painter *b, const struct page *page)
{
    for (size_t i = 0; i < page->placed.count; i++)
        paint_placed(b, &page->placed.items[i]);
    close_tags(b, 0);
    cairo_show_page(b->cr);
}

/* ---- The outline ---- */

static void add_outline(struct book_painter *b)
{
    const struct doc *doc = b->pages->doc;
    struct arena *arena = b->painter->arena;
    int *items = arena_alloc(arena, (doc->sections.count + 1) * sizeof *items);
    for (size_t i = 0; i < doc->sections.count; i++) {
        const struct section *s = &doc->sections.items[i];
        int parent = s->parent == NO_SECTION ? CAIRO_PDF_OUTLINE_ROOT : items[s->parent];
        const char *place = place_words(b, i);
        items[i] = parent;
        if (s->nested || !place || !s->title.len)
            continue;
        items[i] = cairo_pdf_surface_add_outline(
            b->surface, parent, arena_copy(arena, s->title.ptr, s->title.len), place,
            s->level < 2 ? CAIRO_PDF_OUTLINE_FLAG_OPEN : 0);
    }
}

/* ---- The file ---- */

static cairo_status_t render(struct book_painter *b, struct text *drawn)
{
    const struct paper paper = b->pages->style.paper;
    b->surface = cairo_pdf_surface_create_for_stream(ops_write, drawn, paper.width, paper.height);
    b->cr = cairo_create(b->surface);
    for (size_t i = 0; i < b->pages->pages.count; i++)
        paint_page(b, &b->pages->pages.items[i]);
    add_outline(b);
    cairo_status_t status = cairo_status(b->cr);
    cairo_destroy(b->cr);
    cairo_surface_finish(b->surface);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(b->surface);
    cairo_surface_destroy(b->surface);
    return status;
}

static const char *front_words(const struct book_painter *b, enum front_key key)
{
    struct slice s = b->pages->doc->front[key];
    return s.len ? arena_copy(b->painter->arena, s.ptr, s.len) : NULL;
}

bool book_pdf(struct slice *out, const char **why, const struct painter *painter,
              const struct book_pages *pages)
{
    struct book_painter b = {.painter = painter, .pages = pages};
    struct text drawn = text_new(painter->arena);
    if (!ops_succeeded(why, painter->arena, render(&b, &drawn)))
        return false;
    const char *title = front_words(&b, FRONT_TITLE), *language = front_words(&b, FRONT_LANG);
    const struct pdf_labels labels = {.numerals = PDF_ARABIC};
    const struct pdf_facts facts = {.title = title ? title : pages->doc->source->name,
                                    .author = front_words(&b, FRONT_AUTHOR),
                                    .subject = front_words(&b, FRONT_SUBTITLE),
                                    .keywords = front_words(&b, FRONT_KEYWORDS),
                                    .language = language ? language : "en",
                                    .alts = b.alts.items,
                                    .alt_count = b.alts.count,
                                    .labels = &labels,
                                    .label_count = 1,
                                    .xmp = true};
    return pdf_finish(out, why, painter->arena, text_slice(&drawn), &facts);
}

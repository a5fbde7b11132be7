#include "paint/book_pdf.h"

#include "base/text.h"
#include "paint/book_painter.h"
#include "paint/cairo_ops.h"
#include "paint/pdf_finish.h"
#include "paint/stamps.h"

#include <cairo-pdf.h>

struct book_pdf {
    struct book_painter book;
    const struct book_pdf_options *options;
    struct painter painter;
    struct stamps stamps;
    cairo_surface_t *surface;
};

/* ---- The outline ---- */

static void add_outline(struct book_pdf *b)
{
    const struct doc *doc = b->book.pages->doc;
    struct arena *arena = b->book.painter->arena;
    int *items = arena_alloc(arena, (doc->sections.count + 1) * sizeof *items);
    for (size_t i = 0; i < doc->sections.count; i++) {
        const struct section *s = &doc->sections.items[i];
        int parent = s->parent == NO_SECTION ? CAIRO_PDF_OUTLINE_ROOT : items[s->parent];
        const char *place = book_place_words(&b->book, i);
        items[i] = parent;
        if (s->nested || !place || !s->title.len)
            continue;
        items[i] = cairo_pdf_surface_add_outline(
            b->surface, parent, ops_plain(arena, arena_copy(arena, s->title.ptr, s->title.len)).ptr,
            place, s->level < 2 ? CAIRO_PDF_OUTLINE_FLAG_OPEN : 0);
    }
}

/* ---- For the cutter ---- */

static const double MARK_LENGTH = 14, MARK_WIDTH = 0.25;

/* Marks begin where the bleed ends: they must not show on a page that is cut a little wide. */
static double room_for_marks(const struct book_pdf_options *options)
{
    return options->marks ? MARK_LENGTH + 6 : 0;
}

static void paint_marks(const struct book_pdf *b)
{
    const struct paper paper = b->book.pages->style.paper;
    cairo_t *cr = b->book.cr;
    double begin = b->options->bleed, end = begin + MARK_LENGTH;
    cairo_tag_begin(cr, "P", NULL);
    cairo_set_source_rgb(cr, 0, 0, 0);
    cairo_set_line_width(cr, MARK_WIDTH);
    for (int corner = 0; corner < 4; corner++) {
        double x = corner % 2 ? paper.width : 0, y = corner / 2 ? paper.height : 0;
        double right = corner % 2 ? 1 : -1, down = corner / 2 ? 1 : -1;
        cairo_move_to(cr, x + right * begin, y);
        cairo_line_to(cr, x + right * end, y);
        cairo_move_to(cr, x, y + down * begin);
        cairo_line_to(cr, x, y + down * end);
    }
    cairo_stroke(cr);
    cairo_tag_end(cr, "P");
}

/* ---- The file ---- */

static void render_page(struct book_pdf *b, size_t number)
{
    cairo_save(b->book.cr);
    cairo_translate(b->book.cr, b->book.shift, b->book.shift);
    book_paint_page(&b->book, number);
    if (b->options->marks) {
        structure_mark(&b->book.structure, number, PDF_ARTIFACT);
        paint_marks(b);
    }
    cairo_restore(b->book.cr);
    cairo_show_page(b->book.cr);
}

static void render_stamps(struct book_pdf *b)
{
    cairo_t *cr = b->book.cr;
    for (size_t i = 0; i < b->stamps.pictures.count; i++) {
        cairo_pdf_surface_set_size(b->surface, STAMP_SIDE, STAMP_SIDE);
        cairo_save(cr);
        cairo_scale(cr, STAMP_SIDE, STAMP_SIDE);
        picture_paint(b->stamps.pictures.items[i], cr);
        cairo_restore(cr);
        cairo_show_page(cr);
    }
}

static cairo_status_t render(struct book_pdf *b, struct text *drawn)
{
    const struct paper paper = b->book.pages->style.paper;
    double around = 2 * b->book.shift;
    b->surface = cairo_pdf_surface_create_for_stream(ops_write, drawn, paper.width + around,
                                                     paper.height + around);
    b->book.cr = cairo_create(b->surface);
    for (size_t i = 0; i < b->book.pages->pages.count; i++)
        render_page(b, i);
    add_outline(b);
    render_stamps(b);
    return ops_end(b->book.cr, b->surface);
}

static const char *front_words(const struct book_pdf *b, enum front_key key)
{
    struct slice s = b->book.pages->doc->front[key];
    return s.len ? arena_copy(b->book.painter->arena, s.ptr, s.len) : NULL;
}

/* Pages are called as they are numbered in print; those without a number have no name, but count.
 */
static struct pdf_labels *label_pages(size_t *count, struct arena *arena,
                                      const struct book_pages *pages)
{
    VEC(struct pdf_labels) labels = {0};
    for (size_t i = 0; i < pages->pages.count; i++) {
        bool has_number = pages->pages.items[i].has_number;
        if (i == 0 || has_number != pages->pages.items[i - 1].has_number)
            *vec_push(arena, &labels) =
                (struct pdf_labels){.page = i,
                                    .numerals = has_number ? PDF_ARABIC : PDF_UNNUMBERED,
                                    .first = has_number ? (unsigned)(pages->first + i + 1) : 0};
    }
    *count = labels.count;
    return labels.items;
}

static struct pdf_insets insets_of(double length)
{
    return (struct pdf_insets){length, length, length, length};
}

bool book_pdf(struct slice *out, const char **why, const struct painter *painter,
              const struct book_pages *pages, const struct book_pdf_options *options)
{
    struct arena *arena = painter->arena;
    double room = room_for_marks(options);
    struct book_pdf b = {
        .book = {.pages = pages, .shift = options->bleed + room, .structure = {.arena = arena}},
        .options = options,
        .painter = *painter,
        .stamps = {.arena = arena}};
    b.painter.stamps = &b.stamps;
    b.book.painter = &b.painter;
    struct text drawn = text_new(arena);
    if (!ops_succeeded(why, arena, render(&b, &drawn)))
        return false;
    const char *title = front_words(&b, FRONT_TITLE), *language = front_words(&b, FRONT_LANG);
    const struct structure *structure = &b.book.structure;
    const struct pdf_boxes boxes = {.bleed = insets_of(room),
                                    .trim = insets_of(options->bleed + room)};
    struct pdf_facts facts = {.title = title ? title : pages->doc->source->name,
                              .author = front_words(&b, FRONT_AUTHOR),
                              .subject = front_words(&b, FRONT_SUBTITLE),
                              .keywords = front_words(&b, FRONT_KEYWORDS),
                              .language = language ? language : "en",
                              .elements = structure->elements.items,
                              .element_count = structure->elements.count,
                              .marks = structure->marks.items,
                              .mark_count = structure->marks.count,
                              .boxes = &boxes,
                              .box_count = 1,
                              .stamps = b.stamps.pictures.count,
                              .grey = options->grey,
                              .xmp = true};
    facts.labels = label_pages(&facts.label_count, arena, pages);
    return pdf_finish(out, why, arena, text_slice(&drawn), &facts);
}

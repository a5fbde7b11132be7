/* What a book has besides its chapters: the title page, the licence at its end, feet with numbers.
 */
#include "layout/row.h"

#include "base/text.h"

#include <math.h>

static struct placed *place_words(struct composer *c, struct page *page, enum run_face face,
                                  double size, struct slice words, double x, double y)
{
    struct set_text text = words_set(c, face, size, words);
    if (!text.paragraph.line_count)
        return NULL;
    struct placed *placed = vec_push(c->arena, &page->placed);
    *placed = (struct placed){.kind = PLACED_LINE,
                              .x = x,
                              .y = y,
                              .width = text.paragraph.lines[0].width,
                              .line = &text.paragraph.lines[0],
                              .runs = text.runs,
                              .section = NO_SECTION};
    return placed;
}

/* ---- The title ---- */

/* Lines in the middle of the page; returns how far down they reach. */
static double place_centred(struct composer *c, struct page *page, struct type type,
                            enum run_face face, struct slice words, double y)
{
    struct runs runs = {0};
    *vec_push(c->arena, &runs) = (struct styled){.text = words, .face = face};
    struct setting setting = {
        .type = type, .widths = &c->style.full, .width_count = 1, .align = ALIGN_RAGGED};
    struct set_text text = text_set_title(c, &runs, &setting);
    type = setting.type;
    struct tag *tag = arena_alloc(c->arena, sizeof *tag);
    tag->name = "P";
    for (size_t i = 0; i < text.paragraph.line_count; i++, y += type.lead) {
        const struct text_line *line = &text.paragraph.lines[i];
        *vec_push(c->arena, &page->placed) =
            (struct placed){.kind = PLACED_LINE,
                            .tag = tag,
                            .x = c->style.inner + (c->style.full - line->width) / 2,
                            .y = y + type_baseline(c, type, face),
                            .width = line->width,
                            .line = line,
                            .runs = text.runs,
                            .section = NO_SECTION};
    }
    return y;
}

/* Two armies face to face over the width of the text. */
static const struct drawing *armies(struct arena *arena, const struct theme *theme)
{
    static const char *const rows[] = {"rnbqkbnr", "RNBQKBNR"};
    enum { ROWS = sizeof rows / sizeof *rows, FILES = 8 };
    static const double RIM = 0.06;
    struct drawing *d = arena_alloc(arena, sizeof *d);
    *d = (struct drawing){.arena = arena, .width = FILES + 2 * RIM, .height = ROWS + 2 * RIM};
    path_rect(arena, draw_path(d, theme->line, INK_NONE, 0), 0, 0, d->width, d->height);
    for (int i = 0; i < ROWS * FILES; i++) {
        int row = i / FILES, file = i % FILES;
        ink square = (row + file) % 2 ? theme->dark : theme->light;
        path_rect(arena, draw_path(d, square, INK_NONE, 0), RIM + file, RIM + row, 1, 1);
        draw_piece(d, rows[row][file], RIM + file, RIM + row, 1);
    }
    return d;
}

static double place_armies(struct composer *c, struct page *page, double y)
{
    const struct drawing *drawing = armies(c->arena, c->job->theme);
    double square = c->style.full / drawing->width;
    *vec_push(c->arena, &page->placed) = (struct placed){.kind = PLACED_FIGURE,
                                                         .x = c->style.inner,
                                                         .y = y,
                                                         .width = c->style.full,
                                                         .height = drawing->height * square,
                                                         .drawing = drawing,
                                                         .square = square,
                                                         .section = NO_SECTION};
    return y + drawing->height * square;
}

/* The first number of four digits, or nothing. */
static struct slice year_of(struct slice date)
{
    size_t digits = 0;
    for (size_t i = 0; i < date.len; i++) {
        bool is_digit = date.ptr[i] >= '0' && date.ptr[i] <= '9';
        digits = is_digit ? digits + 1 : 0;
        bool ends = i + 1 == date.len || date.ptr[i + 1] < '0' || date.ptr[i + 1] > '9';
        if (digits == 4 && ends)
            return (struct slice){date.ptr + i - 3, 4};
    }
    return slice_of("");
}

/* "© 2024 Ada Author · CC BY 4.0", of which any part may be missing. */
static struct slice rights(struct composer *c)
{
    const struct slice *front = c->job->doc->front;
    struct slice year = year_of(front[FRONT_DATE]), author = front[FRONT_AUTHOR];
    struct text out = text_new(c->arena);
    if (year.len && author.len)
        text_format(&out, "\u00A9 %.*s %.*s", (int)year.len, year.ptr, (int)author.len, author.ptr);
    if (out.len && front[FRONT_LICENSE].len)
        text_add(&out, " \u00B7 ");
    text_add_slice(&out, front[FRONT_LICENSE]);
    return text_slice(&out);
}

void title_page(struct composer *c, struct page *page)
{
    const struct slice *front = c->job->doc->front;
    double size = c->style.part.size * 1.5, lead = c->style.body.lead;
    struct type large = {size, size * 1.15};
    double y = c->style.paper.height * 0.16;
    y = place_centred(c, page, large, RUN_HEADING, front[FRONT_TITLE], y) + c->style.gap;
    y = place_centred(c, page, c->style.section, RUN_ITALIC, front[FRONT_SUBTITLE], y);
    y = place_armies(c, page, fmax(y + 3 * lead, c->style.paper.height * 0.4)) + 3 * lead;
    place_centred(c, page, c->style.section, RUN_ROMAN, front[FRONT_AUTHOR], y);
    y = c->style.top + c->style.height - 3 * c->style.small.lead;
    y = place_centred(c, page, c->style.small, RUN_ROMAN, front[FRONT_DATE], y);
    y = place_centred(c, page, c->style.small, RUN_ROMAN, front[FRONT_URL], y);
    place_centred(c, page, c->style.small, RUN_ROMAN, rights(c), y);
}

/* ---- The licence ---- */

void colophon_add(struct composer *c, struct book_pages *pages)
{
    const struct slice *front = c->job->doc->front;
    const struct slice lines[] = {front[FRONT_TITLE], rights(c), front[FRONT_URL]};
    enum { LINES = sizeof lines / sizeof *lines };
    double lead = c->style.small.lead, room = (LINES + 1) * lead;
    if (!front[FRONT_LICENSE].len || !pages->pages.count)
        return;
    struct page *page = &pages->pages.items[pages->pages.count - 1];
    if (page->depth + room + 2 * lead + page->notes > c->style.height) {
        page = vec_push(c->arena, &pages->pages);
        page->has_number = true;
    }
    double y = c->style.top + c->style.height - room - page->notes;
    bool is_left = page_is_left((size_t)(page - pages->pages.items));
    double shift = is_left ? c->style.outer - c->style.inner : 0;
    size_t first = page->placed.count;
    for (size_t i = 0; i < LINES; i++)
        y = place_centred(c, page, c->style.small, RUN_ROMAN, lines[i], y);
    for (size_t i = first; i < page->placed.count; i++)
        page->placed.items[i].x += shift;
}

/* ---- Feet ---- */

/* The number on the outer edge, the chapter beside it. */
void feet_add(struct composer *c, struct book_pages *pages)
{
    double size = c->style.note.size, y = c->style.paper.height - c->style.bottom * 0.45;
    for (size_t i = 0; i < pages->pages.count; i++) {
        struct page *page = &pages->pages.items[i];
        if (!page->has_number)
            continue;
        const char *number = format_string(c->arena, "%zu", i + 1);
        struct placed *placed = place_words(c, page, RUN_BOLD, size, slice_of(number), 0, y);
        if (!placed)
            continue;
        double width = placed->width, right = c->style.paper.width - c->style.outer;
        placed->x = page_is_left(i) ? c->style.outer : right - width;
        double gap = width + 1.2 * size;
        placed = place_words(c, page, RUN_ROMAN, size, page->chapter, c->style.outer + gap, y);
        if (!placed)
            continue;
        placed->ink = PAGE_INK_SOFT;
        if (!page_is_left(i))
            placed->x = right - gap - placed->width;
    }
}

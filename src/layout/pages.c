/* Chapters on pages. Each is made up with figures of several sizes; the cheapest pages are kept. */
#include "layout/row.h"

#include "base/text.h"

#include <math.h>

struct maker {
    struct composer c;
    struct book_pages *pages;
    struct section_place *sections;
};

/* ---- One page ---- */

/* `above` is how far up the row above ends. */
static void place_row(struct maker *m, struct page *page, const struct row *row, double x, double y,
                      double above)
{
    size_t number = (size_t)(page - m->pages->pages.items);
    for (size_t i = 0; i < row->placed.count; i++) {
        struct placed *placed = vec_push(m->c.arena, &page->placed);
        *placed = row->placed.items[i];
        placed->x += x;
        placed->y += y;
        if (placed->joins) {
            placed->y -= above;
            placed->height += above;
        }
        if (placed->section != NO_SECTION && placed->kind == PLACED_LINE)
            m->sections[placed->section] = (struct section_place){number, y};
    }
}

static void add_page(struct maker *m, const struct rows *rows, const struct strip_page *strip)
{
    const struct style *style = &m->c.style;
    size_t number = m->pages->pages.count;
    struct page *page = vec_push(m->c.arena, &m->pages->pages);
    double x = page_is_left(number) ? style->outer : style->inner, y = style->top;
    page->chapter = m->c.chapter->title;
    page->has_number = true;
    page->opens = strip->begin == 0;
    const struct row *head = rows->items[strip->begin].head;
    if (head) {
        place_row(m, page, head, x, y, 0);
        y += head->strip.height;
    }
    for (size_t i = strip->begin; i < strip->end; i++) {
        const struct strip_item *item = &rows->items[i].strip;
        double above = item->space + strip->set * (strip->set < 0 ? item->shrink : item->stretch);
        if (i == strip->begin)
            above = 0;
        place_row(m, page, &rows->items[i], x, y + above, above);
        y += above + item->height;
    }
    page->depth = y - style->top;
    if (notes_place(&m->c, page, &rows->items[strip->begin], strip->end - strip->begin, x))
        page->depth = style->height;
}

/* ---- One chapter ---- */

static struct strip_pages break_rows(struct maker *m, const struct rows *rows)
{
    struct strip_item *items = arena_alloc(m->c.arena, (rows->count + 1) * sizeof *items);
    for (size_t i = 0; i < rows->count; i++)
        items[i] = rows->items[i].strip;
    struct strip strip = {.items = items,
                          .count = rows->count,
                          .page_height = m->c.style.height,
                          .notes_space = m->c.style.gap * 2,
                          .first_is_left = page_is_left(m->pages->pages.count)};
    return strip_break(m->c.arena, &strip);
}

static bool has_figures(const struct chapter *chapter)
{
    for (size_t i = 0; i < chapter->chunks.count; i++)
        if (chapter->chunks.items[i].kind == CHUNK_FIGURE)
            return true;
    return false;
}

/* Smaller figures are worth it when they save a page or fill a hole. */
static void add_chapter(struct maker *m, const struct chapter *chapter)
{
    static const double scales[] = {1, 0.93, 0.86};
    static const double SMALLER = 3000; /* what a figure of no size would cost */
    struct rows best_rows = {0};
    struct strip_pages best = {0};
    m->c.chapter = chapter;
    size_t tries = has_figures(chapter) ? sizeof scales / sizeof *scales : 1;
    for (size_t i = 0; i < tries; i++) {
        m->c.scale = scales[i];
        struct rows rows = chapter_rows(&m->c);
        struct strip_pages pages = break_rows(m, &rows);
        pages.cost += SMALLER * (1 - scales[i]);
        if (i == 0 || pages.cost < best.cost) {
            best = pages;
            best_rows = rows;
        }
    }
    for (size_t i = 0; i < best.count; i++)
        add_page(m, &best_rows, &best.items[i]);
}

/* ---- The book ---- */

/* Numbers in the contents, now that they are known. */
static void fill_numbers(struct maker *m)
{
    for (size_t i = 0; i < m->pages->pages.count; i++) {
        struct page *page = &m->pages->pages.items[i];
        for (size_t k = 0; k < page->placed.count; k++) {
            struct placed *placed = &page->placed.items[k];
            if (placed->kind != PLACED_NUMBER)
                continue;
            const char *number =
                format_string(m->c.arena, "%zu", m->sections[placed->section].page + 1);
            struct set_text text =
                words_set(&m->c, RUN_ROMAN, m->c.style.body.size, slice_of(number));
            placed->kind = PLACED_LINE;
            placed->section = NO_SECTION;
            placed->line = &text.paragraph.lines[0];
            placed->runs = text.runs;
            placed->width = placed->line->width;
            placed->x -= placed->width;
        }
    }
}

const struct book_pages *pages_make(struct arena *arena, struct sink *sink,
                                    struct typesetter *setter, const struct pages_job *job)
{
    struct chunk_options options = {job->doc, job->diagrams, true};
    struct maker m = {.c = {.arena = arena,
                            .sink = sink,
                            .setter = setter,
                            .job = job,
                            .text = chunks_make(arena, sink, &options),
                            .style = style_for(job->paper),
                            .scale = 1}};
    size_t sections = job->doc->sections.count;
    m.pages = arena_alloc(arena, sizeof *m.pages);
    m.sections = arena_alloc(arena, (sections + 1) * sizeof *m.sections);
    for (size_t i = 0; i < sections; i++)
        m.sections[i].page = NO_PAGE;
    *m.pages = (struct book_pages){
        .style = m.c.style, .doc = job->doc, .text = m.c.text, .sections = m.sections};
    if (job->doc->front[FRONT_TITLE].len)
        title_page(&m.c, vec_push(arena, &m.pages->pages));
    for (size_t i = 0; i < m.c.text->chapters.count; i++)
        add_chapter(&m, &m.c.text->chapters.items[i]);
    if (!m.pages->pages.count)
        (void)vec_push(arena, &m.pages->pages);
    fill_numbers(&m);
    colophon_add(&m.c, m.pages);
    feet_add(&m.c, m.pages);
    return m.pages;
}

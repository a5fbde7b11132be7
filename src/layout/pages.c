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

static void place_row(struct maker *m, struct page *page, const struct row *row, double x, double y)
{
    size_t number = (size_t)(page - m->pages->pages.items);
    for (size_t i = 0; i < row->placed.count; i++) {
        struct placed *placed = vec_push(m->c.arena, &page->placed);
        *placed = row->placed.items[i];
        placed->x += x;
        placed->y += y;
        if (placed->section != NO_SECTION && placed->kind == PLACED_LINE)
            m->sections[placed->section] = (struct section_place){number, y};
    }
}

static double place_note(struct maker *m, struct page *page, uint32_t number, double x, double y)
{
    struct composer *c = &m->c;
    struct type type = c->style.note;
    struct setting setting = {
        .type = type, .widths = &c->style.width, .width_count = 1, .align = ALIGN_RAGGED};
    struct set_text text = text_set(c, &c->chapter->notes.items[number - 1].runs, &setting);
    struct tag *tag = arena_alloc(c->arena, sizeof *tag);
    tag->name = "Note";
    for (size_t i = 0; i < text.paragraph.line_count; i++, y += type.lead)
        *vec_push(c->arena, &page->placed) =
            (struct placed){.kind = PLACED_LINE,
                            .tag = tag,
                            .x = x,
                            .y = y + type_baseline(c, type, RUN_ROMAN),
                            .width = text.paragraph.lines[i].width,
                            .line = &text.paragraph.lines[i],
                            .runs = text.runs,
                            .section = NO_SECTION};
    return y;
}

static void place_notes(struct maker *m, struct page *page, const struct rows *rows,
                        const struct strip_page *strip, double x)
{
    const struct style *style = &m->c.style;
    double height = 0;
    for (size_t i = strip->begin; i < strip->end; i++)
        height += rows->items[i].strip.notes;
    double y = style->top + style->height - height;
    if (height <= 0)
        return;
    *vec_push(m->c.arena, &page->placed) = (struct placed){.kind = PLACED_BAR,
                                                           .ink = PAGE_INK_RULE,
                                                           .x = x,
                                                           .y = y - style->gap / 2,
                                                           .width = style->width / 5,
                                                           .height = style->body.size * 0.05,
                                                           .section = NO_SECTION};
    for (size_t i = strip->begin; i < strip->end; i++)
        for (size_t k = 0; k < rows->items[i].notes.count; k++)
            y = place_note(m, page, rows->items[i].notes.items[k], x, y);
    page->depth = style->height;
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
    for (size_t i = strip->begin; i < strip->end; i++) {
        const struct strip_item *item = &rows->items[i].strip;
        if (i > strip->begin)
            y += item->space + strip->set * (strip->set < 0 ? item->shrink : item->stretch);
        place_row(m, page, &rows->items[i], x, y);
        y += item->height;
    }
    page->depth = y - style->top;
    place_notes(m, page, rows, strip, x);
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
                            .images = images_new(arena),
                            .scale = 1}};
    size_t sections = job->doc->sections.count;
    m.pages = arena_alloc(arena, sizeof *m.pages);
    m.sections = arena_alloc(arena, (sections + 1) * sizeof *m.sections);
    for (size_t i = 0; i < sections; i++)
        m.sections[i].page = NO_PAGE;
    *m.pages = (struct book_pages){.style = m.c.style,
                                   .doc = job->doc,
                                   .text = m.c.text,
                                   .sections = m.sections,
                                   .images = m.c.images};
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

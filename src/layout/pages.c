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
    row_tell(&m->c, row);
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

static double text_left(const struct maker *m, const struct page *page)
{
    const struct style *style = &m->c.style;
    bool is_left = page_is_left((size_t)(page - m->pages->pages.items));
    return is_left ? style->outer : style->inner;
}

static struct page *new_page(struct maker *m, bool opens)
{
    struct page *page = vec_push(m->c.arena, &m->pages->pages);
    page->chapter = m->c.chapter->title;
    page->has_number = true;
    page->opens = opens;
    return page;
}

static void place_column(struct maker *m, struct page *page, const struct rows *rows,
                         const struct strip_column *strip, double y)
{
    const struct style *style = &m->c.style;
    double x = text_left(m, page) + style_column_x(style, strip->column);
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
    page->depth = fmax(page->depth, y - style->top);
    double notes =
        notes_place(&m->c, page, &rows->items[strip->begin], strip->end - strip->begin, x);
    page->notes = fmax(page->notes, notes);
}

/* ---- One chapter ---- */

/* A chapter made up: its title over all columns, then the columns. */
struct made {
    struct rows opening, rows;
    double opening_height; /* with the space below */
    struct strip_columns columns;
};

/* How many chunks are the titles that a chapter opens with. */
static size_t opening_count(const struct chapter *chapter)
{
    size_t count = 0;
    for (size_t i = 0; i < chapter->chunks.count; i++) {
        const struct chunk *chunk = &chapter->chunks.items[i];
        if (chunk->kind != CHUNK_TEXT && chunk->kind != CHUNK_HEADING)
            break;
        if (chunk->kind == CHUNK_HEADING && !chunk->depth && chunk->level <= 2)
            count = i + 1;
    }
    return count;
}

static void set_opening(struct maker *m, struct made *made, size_t count)
{
    struct style style = m->c.style;
    m->c.style = style_single(&style);
    struct frame frame = {.width = style.full};
    for (size_t i = 0; i < count; i++)
        chunk_rows(&m->c, &made->opening, &m->c.chapter->chunks.items[i], &frame);
    m->c.style = style;
    if (made->opening.count)
        made->opening_height =
            rows_height(made->opening.items, made->opening.count) + style.gap * 2;
}

struct repeats {
    struct strip_repeat *items;
    size_t count, capacity;
};

/* The footnotes of each row that a row before it has, too. */
static struct repeats find_repeats(struct maker *m, const struct rows *rows)
{
    struct repeats repeats = {0};
    size_t *latest = arena_alloc(m->c.arena, (m->c.chapter->notes.count + 1) * sizeof *latest);
    for (size_t i = 0; i < rows->count; i++)
        for (size_t k = 0; k < rows->items[i].notes.count; k++) {
            uint32_t note = rows->items[i].notes.items[k];
            if (latest[note]) /* counted from 1 */
                *vec_push(m->c.arena, &repeats) =
                    (struct strip_repeat){i, latest[note] - 1, note_height(&m->c, note)};
            latest[note] = i + 1;
        }
    return repeats;
}

static void break_rows(struct maker *m, struct made *made)
{
    const struct style *style = &m->c.style;
    const struct rows *rows = &made->rows;
    struct strip_item *items = arena_alloc(m->c.arena, (rows->count + 1) * sizeof *items);
    for (size_t i = 0; i < rows->count; i++)
        items[i] = rows->items[i].strip;
    struct repeats repeats = find_repeats(m, rows);
    struct strip strip = {.items = items,
                          .count = rows->count,
                          .repeats = repeats.items,
                          .repeat_count = repeats.count,
                          .columns = style->columns,
                          .page_height = style->height,
                          .first_room = style->height - made->opening_height,
                          .notes_space = style->gap * 2,
                          .first_is_left = page_is_left(m->pages->pages.count)};
    made->columns = strip_break(m->c.arena, &strip);
}

/* What is wider than a column of two asks for one over the whole page. */
static bool needs_width(struct composer *c, const struct chunk *chunk)
{
    switch (chunk->kind) {
    case CHUNK_CONTENTS:
        return true;
    case CHUNK_TABLE:
        return !table_fits(c, chunk, c->style.width);
    case CHUNK_FIGURE:
        return figure_size(c, chunk, c->style.width).square < c->style.square * 0.6;
    default:
        return false;
    }
}

static struct style chapter_style(struct maker *m, const struct chapter *chapter)
{
    struct style style = m->pages->style;
    m->c.style = style;
    m->c.scale = 1;
    for (size_t i = 0; style.columns > 1 && i < chapter->chunks.count; i++)
        if (needs_width(&m->c, &chapter->chunks.items[i]))
            style = style_single(&style);
    return style;
}

static bool has_figures(const struct chapter *chapter)
{
    for (size_t i = 0; i < chapter->chunks.count; i++)
        if (chapter->chunks.items[i].kind == CHUNK_FIGURE)
            return true;
    return false;
}

/* Smaller figures are worth it when they save a page or fill a hole, larger ones when the last page
 * would be nearly empty. */
static struct made make_up(struct maker *m, const struct chapter *chapter)
{
    static const double scales[] = {1, 0.95, 0.9, 0.85, 0.8, 0.75, 1.08, 1.16};
    static const double UNUSUAL = 5000; /* what a figure of no size would cost */
    struct made best = {0};
    m->c.chapter = chapter;
    m->c.notes_told = 0;
    m->c.style = chapter_style(m, chapter);
    size_t first = m->c.style.columns > 1 ? opening_count(chapter) : 0;
    size_t tries = has_figures(chapter) ? sizeof scales / sizeof *scales : 1;
    for (size_t i = 0; i < tries; i++) {
        struct made made = {0};
        m->c.scale = scales[i];
        set_opening(m, &made, first);
        made.rows = chapter_rows(&m->c, first);
        if (made.rows.count)
            notes_move(&m->c, &made.rows.items[0], &made.opening);
        break_rows(m, &made);
        made.columns.cost += UNUSUAL * fabs(1 - scales[i]);
        if (i == 0 || made.columns.cost < best.columns.cost)
            best = made;
    }
    return best;
}

static void place_opening(struct maker *m, struct page *page, const struct made *made)
{
    double y = m->c.style.top;
    for (size_t i = 0; i < made->opening.count; i++) {
        const struct row *row = &made->opening.items[i];
        y += i > 0 ? row->strip.space : 0;
        place_row(m, page, row, text_left(m, page), y, i > 0 ? row->strip.space : 0);
        y += row->strip.height;
    }
    page->depth = y - m->c.style.top;
    notes_place(&m->c, page, made->opening.items, made->opening.count, text_left(m, page));
}

/* Whether a chapter is short enough to follow what stands on the last page. */
static bool fits_below(const struct maker *m, const struct made *made, double space)
{
    size_t count = m->pages->pages.count;
    if (!count || made->columns.count != 1)
        return false;
    const struct page *page = &m->pages->pages.items[count - 1];
    return page->depth + space + made->columns.items[0].depth + page->notes <= m->c.style.height;
}

/* The contents go below the words that a book begins with, where there is room for both. */
static void add_chapter(struct maker *m, const struct chapter *chapter)
{
    struct made made = make_up(m, chapter);
    bool is_contents = chapter->chunks.count > 1 && chapter->chunks.items[1].kind == CHUNK_CONTENTS;
    double space = m->c.style.body.lead * 2.5;
    struct page *page = NULL;
    if (is_contents && chapter == &m->c.text->chapters.items[1] && fits_below(m, &made, space)) {
        page = &m->pages->pages.items[m->pages->pages.count - 1];
        place_column(m, page, &made.rows, &made.columns.items[0],
                     m->c.style.top + page->depth + space);
        return;
    }
    if (made.opening.count)
        place_opening(m, page = new_page(m, true), &made);
    for (size_t i = 0; i < made.columns.count; i++) {
        const struct strip_column *column = &made.columns.items[i];
        if (column->column == 0 && !(i == 0 && made.opening.count))
            page = new_page(m, i == 0);
        bool below = made.opening.count && page->opens;
        place_column(m, page, &made.rows, column,
                     m->c.style.top + (below ? made.opening_height : 0));
    }
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

static void check_language(struct composer *c)
{
    struct slice language = c->job->doc->front[FRONT_LANG];
    if (language.len && !typesetter_divides(c->setter, language))
        finding_add(c->sink, NO_HYPHENATION, source_span(c->job->doc->source, language),
                    "words are not divided: there are no patterns for the language %s",
                    finding_quote(c->sink, language));
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
                            .style = style_for(job->paper, job->columns),
                            .scale = 1}};
    size_t sections = job->doc->sections.count;
    m.pages = arena_alloc(arena, sizeof *m.pages);
    m.sections = arena_alloc(arena, (sections + 1) * sizeof *m.sections);
    for (size_t i = 0; i < sections; i++)
        m.sections[i].page = NO_PAGE;
    *m.pages = (struct book_pages){
        .style = m.c.style, .doc = job->doc, .text = m.c.text, .sections = m.sections};
    m.c.pictures = &m.pages->pictures;
    check_language(&m.c);
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

void pages_free(const struct book_pages *pages)
{
    for (size_t i = 0; i < pages->pictures.count; i++)
        picture_free(pages->pictures.items[i]);
}

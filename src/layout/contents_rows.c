/* The table of contents: parts and chapters with what the contents file says of them, dot leaders,
 * and the numbers of pages, which are filled in when they are known. */
#include "layout/row.h"

#include "base/text.h"

#include <math.h>

static const double NUMBER_ROOM = 2.2; /* in ems, for the numbers of pages */

struct entry_tags {
    const struct tag *list, *entry, *link;
};

static const struct tag *new_tag(struct composer *c, const char *name, const struct tag *parent)
{
    struct tag *tag = arena_alloc(c->arena, sizeof *tag);
    *tag = (struct tag){name, parent};
    return tag;
}

static struct slice description_of(const struct composer *c, struct slice title)
{
    const struct contents *contents = c->job->contents;
    for (size_t i = 0; contents && i < contents->count; i++)
        if (slice_same_nocase(contents->items[i].heading, title))
            return contents->items[i].description;
    return slice_of("");
}

/* A link to the section; links are part of the text, which is not for us to change otherwise. */
static uint32_t link_to(struct composer *c, size_t section)
{
    struct book_text *text = (struct book_text *)c->text;
    for (size_t i = 0; i < text->links.count; i++)
        if (text->links.items[i].section == section)
            return (uint32_t)i + 1;
    *vec_push(c->arena, &text->links) = (struct link){section, slice_of("")};
    return (uint32_t)text->links.count;
}

/* Dots on a grid of their own, so that those of all lines stand below each other. */
static void place_leader(struct composer *c, struct row *row, double from, double to,
                         double baseline)
{
    double size = c->style.body.size, step = size * 0.55;
    double first = ceil((from + size * 0.5) / step) * step;
    struct set_text dot = words_set(c, RUN_ROMAN, size, slice_of("."));
    if (!dot.paragraph.line_count)
        return;
    for (double x = first; x + step <= to; x += step) {
        row_place_line(c, row, &dot, 0, x, baseline, NULL);
        row->placed.items[row->placed.count - 1].ink = PAGE_INK_SOFT;
    }
}

static void entry_rows(struct composer *c, struct rows *rows, size_t section,
                       const struct entry_tags *tags)
{
    const struct section *s = &c->job->doc->sections.items[section];
    struct type type = c->style.body;
    double baseline = type_baseline(c, type, RUN_BOLD), right = c->style.width;
    double room = right - NUMBER_ROOM * type.size;
    struct runs runs = {0};
    *vec_push(c->arena, &runs) =
        (struct styled){.text = s->title, .face = RUN_BOLD, .link = link_to(c, section)};
    struct setting setting = {
        .type = type, .widths = &room, .width_count = 1, .align = ALIGN_RAGGED};
    struct set_text title = text_set(c, &runs, &setting);
    struct row *row = NULL;
    for (size_t i = 0; i < title.paragraph.line_count; i++) {
        row = row_add(c, rows, type.lead);
        row->strip.penalty = i ? BREAK_NEVER : 0;
        row_place_line(c, row, &title, i, 0, baseline, tags->link);
    }
    if (!row)
        return;
    double end = title.paragraph.lines[title.paragraph.line_count - 1].width;
    place_leader(c, row, end, room + type.size * 0.6, baseline);
    struct placed *number = row_place(c, row, PLACED_NUMBER, right, baseline);
    number->section = section;
    number->tag = tags->entry;
}

static void description_rows(struct composer *c, struct rows *rows, struct slice words,
                             const struct entry_tags *tags)
{
    struct type type = c->style.small;
    double indent = c->style.indent * 0.6, width = c->style.width - indent - 4 * type.size;
    double baseline = type_baseline(c, type, RUN_ROMAN);
    struct runs runs = {0};
    *vec_push(c->arena, &runs) = (struct styled){.text = words};
    struct setting setting = {
        .type = type, .widths = &width, .width_count = 1, .align = ALIGN_RAGGED};
    struct set_text text = text_set(c, &runs, &setting);
    for (size_t i = 0; i < text.paragraph.line_count; i++) {
        struct row *row = row_add(c, rows, type.lead);
        row->strip.penalty = BREAK_NEVER;
        row_place_line(c, row, &text, i, indent, baseline, tags->entry);
    }
}

void contents_rows(struct composer *c, struct rows *rows, const struct chunk *chunk)
{
    const struct doc *doc = c->job->doc;
    struct entry_tags tags = {.list = new_tag(c, "TOC", NULL)};
    for (size_t i = 0; i < doc->sections.count; i++) {
        const struct section *s = &doc->sections.items[i];
        bool is_itself = s->at.begin == chunk->at.begin;
        if (s->level > 2 || s->nested || is_itself || !slice_trim(s->title).len)
            continue;
        size_t first = rows->count;
        tags.entry = new_tag(c, "TOCI", tags.list);
        tags.link = new_tag(c, "Reference", tags.entry);
        entry_rows(c, rows, i, &tags);
        struct slice words = description_of(c, s->title);
        if (words.len)
            description_rows(c, rows, words, &tags);
        if (first < rows->count && first > 0) {
            struct strip_item *strip = &rows->items[first].strip;
            strip->space = c->style.gap * (s->level == 1 ? 1.6 : 0.7);
            strip->stretch = c->style.gap * 0.8;
            strip->shrink = c->style.gap * 0.35;
        }
    }
}

/* Footnotes at the foot of a page. */
#include "layout/row.h"

static struct set_text set_note(struct composer *c, uint32_t number)
{
    struct setting setting = {
        .type = c->style.note, .widths = &c->style.width, .width_count = 1, .align = ALIGN_RAGGED};
    return text_set(c, &c->chapter->notes.items[number - 1].runs, &setting);
}

double note_height(struct composer *c, uint32_t number)
{
    return (double)set_note(c, number).paragraph.line_count * c->style.note.lead;
}

static bool holds(const struct note_numbers *numbers, uint32_t number)
{
    for (size_t i = 0; i < numbers->count; i++)
        if (numbers->items[i] == number)
            return true;
    return false;
}

void row_add_note(struct composer *c, struct row *row, uint32_t number)
{
    if (holds(&row->notes, number))
        return;
    *vec_push(c->arena, &row->notes) = number;
    row->strip.notes += note_height(c, number);
}

void notes_move(struct composer *c, struct row *to, struct rows *from)
{
    for (size_t i = 0; i < from->count; i++) {
        struct row *row = &from->items[i];
        for (size_t k = 0; k < row->notes.count; k++)
            row_add_note(c, to, row->notes.items[k]);
        row->notes.count = 0;
    }
}

/* Of all rows, each once. */
static struct note_numbers gather(struct composer *c, const struct row *rows, size_t count)
{
    struct note_numbers numbers = {0};
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < rows[i].notes.count; k++)
            if (!holds(&numbers, rows[i].notes.items[k]))
                *vec_push(c->arena, &numbers) = rows[i].notes.items[k];
    return numbers;
}

static struct placed *place(struct composer *c, struct page *page, enum placed_kind kind, double x,
                            double y)
{
    struct placed *placed = vec_push(c->arena, &page->placed);
    *placed = (struct placed){.kind = kind, .x = x, .y = y, .section = NO_SECTION};
    return placed;
}

static void place_rule(struct composer *c, struct page *page, double x, double y)
{
    struct placed *bar = place(c, page, PLACED_BAR, x, y - c->style.gap / 2);
    bar->ink = PAGE_INK_RULE;
    bar->width = c->style.width / 5;
    bar->height = c->style.body.size * 0.05;
}

/* A note may stand on several pages. */
static void tell_note(struct composer *c, const struct set_text *text, uint32_t number)
{
    struct row row = {0};
    if (number <= c->notes_told)
        return;
    c->notes_told = number;
    row_add_faults(c, &row, text, c->chapter->notes.items[number - 1].at);
    row_tell(c, &row);
}

/* Returns where it ends. */
static double place_note(struct composer *c, struct page *page, uint32_t number, double x, double y)
{
    struct type type = c->style.note;
    struct set_text text = set_note(c, number);
    struct tag *tag = arena_alloc(c->arena, sizeof *tag);
    tag->name = "Note";
    tell_note(c, &text, number);
    for (size_t i = 0; i < text.paragraph.line_count; i++, y += type.lead) {
        struct placed *line = place(c, page, PLACED_LINE, x, y + type_baseline(c, type, RUN_ROMAN));
        line->tag = tag;
        line->line = &text.paragraph.lines[i];
        line->width = line->line->width;
        line->runs = text.runs;
    }
    return y;
}

double notes_place(struct composer *c, struct page *page, const struct row *rows, size_t count,
                   double x)
{
    struct note_numbers numbers = gather(c, rows, count);
    double bottom = c->style.top + c->style.height, y = bottom;
    if (!numbers.count)
        return 0;
    for (size_t i = 0; i < numbers.count; i++)
        y -= note_height(c, numbers.items[i]);
    place_rule(c, page, x, y);
    double height = bottom - y + c->style.gap;
    for (size_t i = 0; i < numbers.count; i++)
        y = place_note(c, page, numbers.items[i], x, y);
    return height;
}

/* Figures beside the text that explains them, or several in a row.
 *
 * A chapter is cut into groups of chunks: one chunk as it is; a figure with the text before and
 * behind it running beside; two or three figures in columns, each below its own heading and text.
 * Which cut is the shortest and has the smallest holes is found from the end of the chapter to its
 * beginning. */
#include "layout/row.h"

#include "base/text.h"

#include <math.h>

static const double SMALLEST = 0.8;    /* of the usual square */
static const double BESIDE_EMS = 16.5; /* the narrowest text beside a figure, in ems */
static const double COLUMN_EMS = 14.5; /* the narrowest column */
static const double UNEVEN_LINES = 3;  /* what texts above figures in a row may differ by */
static const double APART = 5e6;       /* a figure from the text that introduces it */

enum { COLUMNS_MOST = 3, UNIT_TEXTS = 2, GROUP_MOST = 24 };

/* ---- One figure ---- */

static const struct drawing *drawing_of(const struct composer *c, const struct chunk *chunk)
{
    return c->job->drawings[chunk->diagram];
}

static double caption_height(const struct composer *c)
{
    return c->job->captions ? c->style.note.lead * 1.25 : 0;
}

static struct figure_size size_at(const struct composer *c, const struct drawing *drawing,
                                  double square)
{
    return (struct figure_size){drawing->width * square,
                                drawing->height * square + caption_height(c), square};
}

/* Margins may have taken the picture away. */
static bool has_area(const struct drawing *drawing)
{
    return drawing->width > 0 && drawing->height > 0;
}

struct figure_size figure_size(const struct composer *c, const struct chunk *chunk, double most)
{
    const struct drawing *drawing = drawing_of(c, chunk);
    if (!has_area(drawing))
        return (struct figure_size){0};
    double square = fmin(c->style.square, most / drawing->width) * c->scale;
    square = fmin(square, most / drawing->width);
    square = fmin(square, (c->style.height * 0.9 - caption_height(c)) / drawing->height);
    return size_at(c, drawing, square);
}

bool figure_fits(struct figure_size *size, const struct composer *c, const struct chunk *chunk,
                 double most)
{
    /* One that is small to fit is not made smaller still to pull in a page. */
    *size = figure_size(c, chunk, most / c->scale);
    return size->square >= c->style.square * SMALLEST - 1e-6;
}

void figure_place(struct composer *c, struct row *row, const struct chunk *chunk,
                  struct figure_size size, double x, double y)
{
    const struct drawing *drawing = drawing_of(c, chunk);
    if (!has_area(drawing))
        return;
    struct placed *placed = row_place(c, row, PLACED_FIGURE, x, y);
    placed->drawing = drawing;
    placed->square = size.square;
    placed->width = size.width;
    placed->height = drawing->height * size.square;
    placed->tag = chunk->tag;
    placed->description = drawing->description;
    if (!c->job->captions)
        return;
    const char *words = format_string(c->arena, "Figure %zu", chunk->diagram + 1);
    struct set_text caption = words_set(c, RUN_ITALIC, c->style.note.size, slice_of(words));
    struct tag *tag = arena_alloc(c->arena, sizeof *tag);
    *tag = (struct tag){"Caption", chunk->tag->parent};
    row_place_line(c, row, &caption, 0, x + (size.width - caption.paragraph.lines[0].width) / 2,
                   y + size.height - c->style.note.lead * 0.25, tag);
}

/* ---- Groups ---- */

struct group {
    size_t end; /* chunks up to here */
    struct rows rows;
    double cost;
};

static const struct chunk *chunk_at(const struct composer *c, size_t at)
{
    return &c->chapter->chunks.items[at];
}

static bool is_text(const struct composer *c, size_t at)
{
    return at < c->chapter->chunks.count && chunk_at(c, at)->kind == CHUNK_TEXT;
}

static bool is_figure(const struct composer *c, size_t at)
{
    return at < c->chapter->chunks.count && chunk_at(c, at)->kind == CHUNK_FIGURE;
}

/* Of a heading that opens no page; 0 for anything else. */
static unsigned heading_level(const struct composer *c, size_t at)
{
    if (at == c->chapter->chunks.count || chunk_at(c, at)->kind != CHUNK_HEADING)
        return 0;
    return chunk_at(c, at)->level > 2 && !chunk_at(c, at)->depth ? chunk_at(c, at)->level : 0;
}

static bool ends_with_colon(const struct chunk *chunk)
{
    for (size_t i = chunk->runs.count; i-- > 0;) {
        struct slice text = slice_trim(chunk->runs.items[i].text);
        if (text.len)
            return text.ptr[text.len - 1] == ':';
    }
    return false;
}

double chunk_penalty(const struct composer *c, size_t at)
{
    static const double LIST_FROM_INTRO = 4000, ITEMS = 25, FIGURES = 400;
    if (at == 0)
        return BREAK_NEVER;
    const struct chunk *chunk = chunk_at(c, at), *before = chunk - 1;
    if (before->kind == CHUNK_HEADING)
        return BREAK_NEVER;
    if (chunk->kind == CHUNK_FIGURE || chunk->kind == CHUNK_IMAGE || chunk->kind == CHUNK_TABLE)
        return before->kind == CHUNK_TEXT ? APART : FIGURES;
    if (before->kind == CHUNK_TEXT && ends_with_colon(before))
        return LIST_FROM_INTRO;
    return chunk->kind == CHUNK_TEXT && chunk->depth ? ITEMS : 0;
}

/* White that nobody asked for costs as if it were part of the height. */
static double hole_cost(const struct composer *c, double width, double height)
{
    return height > 0 ? 0.35 * height * width / c->style.width : 0;
}

static double cost_of(const struct rows *rows)
{
    return rows->count ? rows_height(rows->items, rows->count) + rows->items[0].strip.space : 0;
}

static struct group plain_group(struct composer *c, size_t at)
{
    struct group group = {.end = at + 1};
    struct frame frame = {.width = c->style.width};
    chunk_rows(c, &group.rows, chunk_at(c, at), &frame);
    group.cost = cost_of(&group.rows);
    if (is_figure(c, at))
        group.cost += c->style.body.lead; /* text beside it is better than white */
    return group;
}

static void space_as_figure(const struct composer *c, struct row *row)
{
    row->strip.space = c->style.gap * 1.1;
    row->strip.stretch = c->style.gap * 0.8;
    row->strip.shrink = c->style.gap * 0.25;
}

/* ---- Text beside a figure ---- */

struct zone {
    struct composer *c;
    struct group *group;
    size_t row;       /* of the group: figure and text beside it */
    double narrow, y; /* of the text; how far down it is */
    struct figure_size figure;
};

static double text_lead(const struct zone *z)
{
    return z->c->style.body.lead;
}

/* Set a chunk beside the figure as far as that reaches, and the rest below at the full width.
 * False when there is no room for a line. */
static bool zone_add(struct zone *z, size_t at)
{
    struct composer *c = z->c;
    const struct chunk *chunk = chunk_at(c, at);
    struct rows rows = {0};
    double gap = z->y > 0 ? c->style.gap : 0;
    double room = (z->figure.height - z->y - gap) / text_lead(z) + 0.35;
    if (room < 1)
        return false;
    struct frame frame = {c->style.width, (size_t)room, z->narrow};
    chunk_rows(c, &rows, chunk, &frame);
    for (size_t i = 0; i < rows.count; i++) {
        struct row *zone = &z->group->rows.items[z->row];
        struct row *row = &rows.items[i];
        if (i >= frame.narrow_count) {
            *vec_push(c->arena, &z->group->rows) = *row;
            continue;
        }
        if (z->y > 0)
            z->y += row->strip.space;
        row_merge(c, zone, row, 0, z->y);
        z->y += row->strip.height;
    }
    return true;
}

/* Whether text of the zone already goes on below it. */
static bool zone_is_full(const struct zone *z)
{
    return z->group->rows.count > z->row + 1;
}

/* The text before the figure from `begin` on, and behind it up to `end`, or as much as finds room.
 */
static bool beside_group(struct group *group, struct composer *c, size_t begin, size_t figure,
                         size_t end)
{
    double most = c->style.width - c->style.gutter - BESIDE_EMS * c->style.body.size;
    struct zone z = {.c = c, .group = group};
    if (!figure_fits(&z.figure, c, chunk_at(c, figure), most) || z.figure.width <= 0)
        return false;
    *group = (struct group){.end = figure + 1};
    z.narrow = c->style.width - c->style.gutter - z.figure.width;
    row_add(c, &group->rows, z.figure.height);
    for (size_t i = begin; i < figure; i++)
        if (zone_is_full(&z) || !zone_add(&z, i))
            return false;
    if (zone_is_full(&z))
        return false; /* the text before a figure ends beside it */
    double x = c->style.width - z.figure.width;
    figure_place(c, &group->rows.items[0], chunk_at(c, figure), z.figure, x, 0);
    while (group->end < end && !zone_is_full(&z) && zone_add(&z, group->end))
        group->end++;
    if (group->end < end)
        return false;
    struct row *zone = &group->rows.items[0];
    zone->strip.height = fmax(z.figure.height, z.y);
    space_as_figure(c, zone);
    group->cost = cost_of(&group->rows) + hole_cost(c, z.narrow, zone->strip.height - z.y) +
                  hole_cost(c, z.figure.width, zone->strip.height - z.figure.height);
    return true;
}

/* ---- Columns ---- */

/* A figure and the text above it. */
struct unit {
    size_t begin, figure;
    unsigned level; /* of the heading that it begins with, or 0 */
    struct rows rows;
    double height; /* of the text */
    struct figure_size size;
};

/* The unit that begins at a chunk; false when there is none. */
static bool read_unit(struct unit *unit, struct composer *c, size_t begin, double width)
{
    *unit = (struct unit){.begin = begin, .level = heading_level(c, begin)};
    size_t first = begin + (unit->level > 0), at = first;
    while (is_text(c, at) && at - first < UNIT_TEXTS)
        at++;
    if (!is_figure(c, at) || !figure_fits(&unit->size, c, chunk_at(c, at), width))
        return false;
    struct frame frame = {.width = width};
    for (size_t i = begin; i < at; i++)
        chunk_rows(c, &unit->rows, chunk_at(c, i), &frame);
    unit->figure = at;
    unit->height = rows_height(unit->rows.items, unit->rows.count);
    return unit->size.width > 0 && unit->height <= unit->size.height * 1.1;
}

static void place_unit(struct composer *c, struct row *row, const struct unit *unit, double x,
                       double width, double below)
{
    double y = 0;
    for (size_t i = 0; i < unit->rows.count; i++) {
        if (i > 0)
            y += unit->rows.items[i].strip.space;
        row_merge(c, row, &unit->rows.items[i], x, y);
        y += unit->rows.items[i].strip.height;
    }
    figure_place(c, row, chunk_at(c, unit->figure), unit->size, x + (width - unit->size.width) / 2,
                 below);
}

/* Texts side by side are about as long, for each stands on its figure; sections are whole and of
 * one level. */
static bool are_alike(const struct composer *c, const struct unit *units, size_t count, size_t end)
{
    for (size_t i = 1; i < count; i++)
        if (units[i].level != units[0].level ||
            fabs(units[i].height - units[0].height) > UNEVEN_LINES * c->style.body.lead)
            return false;
    return !units[0].level || end == c->chapter->chunks.count ||
           chunk_at(c, end)->kind == CHUNK_HEADING;
}

static bool column_group(struct group *group, struct composer *c, size_t begin, size_t columns)
{
    struct unit units[COLUMNS_MOST];
    double gutter = c->style.gutter;
    double width = (c->style.width - gutter * (double)(columns - 1)) / (double)columns;
    double text = 0, figures = 0;
    size_t at = begin;
    if (width < COLUMN_EMS * c->style.body.size)
        return false;
    for (size_t i = 0; i < columns; i++) {
        if (!read_unit(&units[i], c, at, width))
            return false;
        at = units[i].figure + 1;
        text = fmax(text, units[i].height);
        figures = fmax(figures, units[i].size.height);
    }
    if (!are_alike(c, units, columns, at))
        return false;
    double below = text > 0 ? text + c->style.gap * 0.9 : 0;
    *group = (struct group){.end = at};
    struct row *row = row_add(c, &group->rows, below + figures);
    space_as_figure(c, row);
    if (units[0].level) {
        const struct strip_item *heading = &units[0].rows.items[0].strip;
        row->strip.space = heading->space;
        row->strip.stretch = heading->stretch;
        row->strip.shrink = heading->shrink;
    }
    for (size_t i = 0; i < columns; i++) {
        place_unit(c, row, &units[i], (double)i * (width + gutter), width, below);
        group->cost += hole_cost(c, width, text - units[i].height) +
                       hole_cost(c, width, figures - units[i].size.height);
    }
    group->cost += cost_of(&group->rows);
    return row->strip.height <= c->style.height * 0.75;
}

/* ---- The best cut ---- */

static void keep_cheaper(struct group *best, const struct group *new, const double *rest)
{
    if (new->cost + rest[new->end] < best->cost + rest[best->end])
        *best = *new;
}

/* Where the text that may stand beside a figure ends at the latest. */
static size_t text_end(const struct composer *c, size_t at)
{
    while (is_text(c, at))
        at++;
    return at;
}

static void try_beside(struct group *best, struct composer *c, size_t begin, const double *rest)
{
    size_t figure = begin;
    while (is_text(c, figure) && figure - begin < UNIT_TEXTS)
        figure++;
    if (!is_figure(c, figure))
        return;
    size_t last = text_end(c, figure + 1);
    if (last > figure + GROUP_MOST)
        last = figure + GROUP_MOST;
    size_t first = figure + (begin == figure ? 2 : 1); /* there is text beside it */
    for (size_t end = first; end <= last; end++) {
        struct group new;
        if (!beside_group(&new, c, begin, figure, end))
            break;
        keep_cheaper(best, &new, rest);
    }
}

struct rows chapter_rows(struct composer *c, size_t first)
{
    size_t count = c->chapter->chunks.count;
    struct group *best = arena_alloc(c->arena, (count + 1) * sizeof *best);
    double *rest = arena_alloc(c->arena, (count + 1) * sizeof *rest);
    struct rows all = {0};
    for (size_t at = count; at-- > first;) {
        struct group new;
        best[at] = plain_group(c, at);
        try_beside(&best[at], c, at, rest);
        for (size_t columns = 2; columns <= COLUMNS_MOST; columns++)
            if (column_group(&new, c, at, columns))
                keep_cheaper(&best[at], &new, rest);
        rest[at] = best[at].cost + rest[best[at].end];
    }
    for (size_t at = first; at < count; at = best[at].end) {
        const struct rows *rows = &best[at].rows;
        for (size_t i = 0; i < rows->count; i++) {
            struct row *row = vec_push(c->arena, &all);
            *row = rows->items[i];
            if (i == 0)
                row->strip.penalty = chunk_penalty(c, at);
        }
    }
    return all;
}

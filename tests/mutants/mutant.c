#include "mutant.h"

#include "base/file.h"

#include <stdlib.h>

/* ---- The original ---- */

static void add_units(struct original *o, struct arena *arena)
{
    const struct doc *doc = o->book.doc;
    struct span whole = {o->source->index, 0, (uint32_t)o->source->text.len};
    *vec_push(arena, &o->units) = (struct unit){.doc = doc, .at = whole};
    for (size_t i = 0; i < o->book.diagrams.count; i++) {
        const struct diagram *d = &o->book.diagrams.items[i];
        size_t block = 0;
        while (block < doc->blocks.count && doc->blocks.items[block]->at.begin != d->at.begin)
            block++;
        assert(block < doc->blocks.count);
        *vec_push(arena, &o->units) =
            (struct unit){.diagram = d, .block = doc->blocks.items[block], .doc = doc, .at = d->at};
    }
    struct printed_solutions solutions = golf_solutions_read(arena, &o->book);
    for (size_t i = 0; i < solutions.count; i++)
        *vec_push(arena, &o->units) =
            (struct unit){.solution = &solutions.items[i], .doc = doc, .at = solutions.items[i].at};
}

bool original_read(struct original *out, const char **why, struct arena *arena, const char *path)
{
    struct slice text;
    struct sources *sources = arena_alloc(arena, sizeof *sources);
    struct sink sink = {.arena = arena};
    *out = (struct original){.path = path, .contents_path = contents_path(arena, path)};
    if (!file_read(&text, why, arena, path))
        return false;
    out->has_contents = file_exists(out->contents_path);
    if (out->has_contents && !file_read(&out->contents, why, arena, out->contents_path))
        return false;
    *sources = (struct sources){.arena = arena};
    out->source = source_add(sources, path, text);
    out->book.doc = doc_parse(arena, &sink, out->source);
    out->book.diagrams = diagrams_parse(arena, &sink, out->book.doc);
    add_units(out, arena);
    return true;
}

/* ---- Making and applying ---- */

size_t count_sites(const struct original *original, const struct change *change)
{
    size_t count = 0;
    for (size_t i = 0; i < original->units.count; i++)
        count += change->sites(&original->units.items[i]);
    return count;
}

static int compare_edits(const void *a, const void *b)
{
    const struct edit *x = a, *y = b;
    return (x->begin > y->begin) - (x->begin < y->begin);
}

static bool has_effect(const struct mutant *m)
{
    const char *old = m->original->source->text.ptr;
    for (size_t i = 0; i < m->edits.count; i++) {
        const struct edit *e = &m->edits.items[i];
        if (!slice_same(e->text, (struct slice){old + e->begin, e->end - e->begin}))
            return true;
    }
    return false;
}

bool mutant_make(struct mutant *m, const struct change *change, size_t sites)
{
    size_t site = pick(m, sites);
    const struct unit *unit = m->original->units.items;
    for (size_t here; (here = change->sites(unit)) <= site; unit++)
        site -= here;
    m->unit = unit;
    m->edits.count = 0;
    if (!change->make(m, site) || !has_effect(m))
        return false;
    qsort(m->edits.items, m->edits.count, sizeof *m->edits.items, compare_edits);
    return true;
}

struct slice mutant_text(const struct mutant *m)
{
    struct text out = text_new(m->arena);
    const struct slice old = m->original->source->text;
    size_t done = 0;
    for (size_t i = 0; i < m->edits.count; i++) {
        const struct edit *e = &m->edits.items[i];
        assert(e->begin >= done);
        text_add_slice(&out, (struct slice){old.ptr + done, e->begin - done});
        text_add_slice(&out, e->text);
        done = e->end;
    }
    text_add_slice(&out, (struct slice){old.ptr + done, old.len - done});
    return text_slice(&out);
}

/* ---- Where the change is ---- */

static uint32_t count_ends(struct slice text)
{
    uint32_t count = 0;
    for (size_t i = 0; i < text.len; i++)
        count += text.ptr[i] == '\n';
    return count;
}

/* How many lines of the original an edit takes away. */
static uint32_t lines_lost(const struct mutant *m, const struct edit *e)
{
    const struct source *source = m->original->source;
    return count_ends((struct slice){source->text.ptr + e->begin, e->end - e->begin});
}

static bool leaves_line(const struct mutant *m, const struct edit *e)
{
    return e->text.len || !lines_lost(m, e);
}

struct lines mutant_unit_lines(const struct mutant *m)
{
    const struct source *source = m->original->source;
    struct lines lines = {source_line_at(source, m->unit->at.begin),
                          source_line_at(source, m->unit->at.end - (m->unit->at.end > 0))};
    for (size_t i = 0; i < m->edits.count; i++)
        lines.last += count_ends(m->edits.items[i].text) - lines_lost(m, &m->edits.items[i]);
    return lines;
}

uint32_t mutant_line(const struct mutant *m, uint32_t line)
{
    uint32_t begin = m->original->source->line_begin[line];
    for (size_t i = 0; i < m->edits.count && m->edits.items[i].begin < begin; i++)
        line += count_ends(m->edits.items[i].text) - lines_lost(m, &m->edits.items[i]);
    return line;
}

bool mutant_has_line(const struct mutant *m)
{
    for (size_t i = 0; i < m->edits.count; i++)
        if (leaves_line(m, &m->edits.items[i]))
            return true;
    return false;
}

bool mutant_is_at(const struct mutant *m, uint32_t line)
{
    uint32_t shift = 0; /* wraps below zero and back */
    for (size_t i = 0; i < m->edits.count; i++) {
        const struct edit *e = &m->edits.items[i];
        uint32_t first = source_line_at(m->original->source, e->begin) + shift;
        uint32_t last = first + count_ends(e->text);
        first += slice_starts(e->text, "\n") || slice_starts(e->text, "\r\n");
        if (leaves_line(m, e) && line >= first && line <= last)
            return true;
        shift += count_ends(e->text) - lines_lost(m, e);
    }
    return false;
}

/* ---- Chance and words ---- */

uint32_t pick(struct mutant *m, size_t limit)
{
    return random_below(m->random, (uint32_t)limit);
}

bool toss(struct mutant *m)
{
    return pick(m, 2);
}

int pick_other(struct mutant *m, int value, int limit)
{
    int other = (int)pick(m, (size_t)limit - 1);
    return other + (other >= value);
}

void say(struct mutant *m, const char *format, ...)
{
    va_list args;
    struct text text = text_new(m->arena);
    va_start(args, format);
    text_vformat(&text, format, args);
    va_end(args);
    m->what = text.ptr;
}

const char *words_at(struct mutant *m, struct span at)
{
    struct slice words = source_text(m->original->source, at);
    return arena_copy(m->arena, words.ptr, words.len);
}

static struct slice whole_line(const struct original *o, struct span at)
{
    return source_line(o->source, source_line_at(o->source, at.begin));
}

const char *line_at(struct mutant *m, struct span at)
{
    struct slice line = slice_trim(whole_line(m->original, at));
    return arena_copy(m->arena, line.ptr, line.len);
}

const char *square_word(struct mutant *m, size_t index)
{
    return format_string(m->arena, "%c%c", "abcdefgh"[index % BOARD_SIZE],
                         "87654321"[index / BOARD_SIZE]);
}

/* ---- Edits ---- */

void put(struct mutant *m, struct span at, const char *format, ...)
{
    va_list args;
    struct text text = text_new(m->arena);
    va_start(args, format);
    text_vformat(&text, format, args);
    va_end(args);
    *vec_push(m->arena, &m->edits) = (struct edit){at.begin, at.end, text_slice(&text)};
}

const char *line_below(struct mutant *m, struct span at, const char *words)
{
    const struct source *source = m->original->source;
    struct slice line = whole_line(m->original, at);
    const char *end = line.ptr + line.len;
    int indent = (int)(source->text.ptr + at.begin - line.ptr);
    bool crlf = end < source->text.ptr + source->text.len && *end == '\r';
    return format_string(m->arena, "%s%.*s%s", crlf ? "\r\n" : "\n", indent, line.ptr, words);
}

void add_line(struct mutant *m, struct span at, const char *words)
{
    struct slice line = whole_line(m->original, at);
    struct slice end = {line.ptr + line.len, 0};
    put(m, source_span(m->original->source, end), "%s", line_below(m, at, words));
}

void remove_line(struct mutant *m, struct span at)
{
    const struct source *source = m->original->source;
    uint32_t line = source_line_at(source, at.begin);
    at.begin = source->line_begin[line];
    at.end =
        line + 1 < source->line_count ? source->line_begin[line + 1] : (uint32_t)source->text.len;
    put(m, at, "%s", "");
}

/* ---- Places ---- */

bool is_board(const struct unit *unit)
{
    return unit->diagram && unit->diagram->kind == DIAGRAM_BOARD && unit->diagram->sound &&
           !unit->diagram->surplus;
}

struct span block_line_at(const struct unit *unit, size_t index)
{
    const struct block_line *line = &unit->block->lines[index];
    return (struct span){unit->at.source, line->begin, line->end};
}

bool is_directive(const struct unit *unit, size_t index)
{
    struct slice line = source_text(unit->doc->source, block_line_at(unit, index));
    return slice_find(line, ':') < line.len;
}

size_t directive_lines(const struct unit *unit)
{
    size_t count = 0;
    for (size_t i = 0; unit->block && i < unit->block->line_count; i++)
        count += is_directive(unit, i);
    return count;
}

size_t nth_directive(const struct unit *unit, size_t n)
{
    size_t i = 0;
    while (!is_directive(unit, i) || n--)
        i++;
    return i;
}

struct span last_row(const struct diagram *d)
{
    enum { A1 = SQUARE_COUNT - BOARD_SIZE };
    return (struct span){d->at.source, d->square_at[A1], d->square_at[SQUARE_COUNT - 1] + 1};
}

int board_index(const struct square *square)
{
    if (square->file < 1 || square->file > BOARD_SIZE || square->rank < 1 ||
        square->rank > BOARD_SIZE)
        return -1;
    return (BOARD_SIZE - square->rank) * BOARD_SIZE + square->file - 1;
}

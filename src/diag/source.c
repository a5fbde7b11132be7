#include "diag/source.h"

#include "base/utf8.h"

#include <assert.h>
#include <string.h>

static struct slice without_bom(struct slice text)
{
    if (slice_starts(text, "\xEF\xBB\xBF")) {
        text.ptr += 3;
        text.len -= 3;
    }
    return text;
}

/* The offset behind the line that begins at `begin`. `has_cr` spares most files the search for lone
 * carriage returns. */
static size_t next_line(struct slice text, size_t begin, bool has_cr)
{
    const char *from = text.ptr + begin;
    const char *lf = memchr(from, '\n', text.len - begin);
    size_t end = lf ? (size_t)(lf - text.ptr) + 1 : text.len;
    const char *cr = has_cr ? memchr(from, '\r', end - begin) : NULL;
    if (cr && !(cr + 1 < text.ptr + text.len && cr[1] == '\n'))
        return (size_t)(cr - text.ptr) + 1;
    return end;
}

static void index_lines(struct source *source, struct arena *arena)
{
    VEC(uint32_t) begins = {0};
    bool has_cr = slice_find(source->text, '\r') < source->text.len;

    for (size_t at = 0; at < source->text.len; at = next_line(source->text, at, has_cr))
        *vec_push(arena, &begins) = (uint32_t)at;
    if (!begins.count)
        *vec_push(arena, &begins) = 0;
    source->line_begin = begins.items;
    source->line_count = (uint32_t)begins.count;
}

const struct source *source_add(struct sources *sources, const char *name, struct slice text)
{
    struct source *source = arena_alloc(sources->arena, sizeof *source);
    source->name = name;
    source->text = without_bom(text);
    source->index = (uint32_t)sources->list.count;
    index_lines(source, sources->arena);
    *vec_push(sources->arena, &sources->list) = source;
    return source;
}

const struct source *source_get(const struct sources *sources, struct span span)
{
    assert(span.source < sources->list.count);
    return sources->list.items[span.source];
}

uint32_t source_line_at(const struct source *source, uint32_t offset)
{
    uint32_t low = 0, high = source->line_count; /* line_begin[low] <= offset < line_begin[high] */
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (source->line_begin[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    return low;
}

struct place source_place(const struct source *source, uint32_t offset)
{
    uint32_t line = source_line_at(source, offset);
    uint32_t begin = source->line_begin[line];
    struct slice before = {source->text.ptr + begin, offset - begin};
    return (struct place){line + 1, (uint32_t)utf8_count(before) + 1};
}

struct place cursor_place(struct place_cursor *cursor, const struct source *source, uint32_t offset)
{
    uint32_t line = source_line_at(source, offset), code;
    struct slice text = source_line(source, line);
    size_t to = offset - source->line_begin[line];
    if (to > text.len)
        to = text.len;
    if (cursor->source != source || cursor->line != line || cursor->at > to)
        *cursor = (struct place_cursor){source, line, 0, 1};
    while (cursor->at < to) {
        struct slice rest = {text.ptr + cursor->at, text.len - cursor->at};
        size_t step = utf8_next(rest, &code);
        if (cursor->at + step > to)
            break;
        cursor->at += (uint32_t)step;
        cursor->column++;
    }
    return (struct place){line + 1, cursor->column};
}

struct span source_span(const struct source *source, struct slice part)
{
    size_t begin = (size_t)(part.ptr - source->text.ptr);
    assert(begin + part.len <= source->text.len);
    return (struct span){source->index, (uint32_t)begin, (uint32_t)(begin + part.len)};
}

struct slice source_text(const struct source *source, struct span span)
{
    assert(span.begin <= span.end && span.end <= source->text.len);
    return (struct slice){source->text.ptr + span.begin, span.end - span.begin};
}

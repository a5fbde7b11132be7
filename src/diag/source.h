/* Source texts and places in them.
 *
 * A span is all that a value keeps of where it came from; lines and columns are worked out when a
 * finding is printed. */
#ifndef DIAG_SOURCE_H
#define DIAG_SOURCE_H

#include "base/slice.h"
#include "base/vec.h"

#include <assert.h>
#include <stdint.h>

/* A half-open byte range in one source. */
struct span {
    uint32_t source, begin, end;
};

/* Whether a finding at `at` belongs to a block: an empty span at the block's end tells that
 * something is missing there. */
static inline bool span_is_inside(struct span at, struct span block)
{
    return at.source == block.source && at.begin >= block.begin &&
           (at.begin < block.end || (at.begin == block.end && at.end == at.begin));
}

struct source {
    const char *name;     /* as the user wrote it; "<stdin>" for standard input */
    struct slice text;    /* without a byte order mark */
    uint32_t index;       /* its own place in `sources`: the `source` of its spans */
    uint32_t *line_begin; /* offset of each line's first byte */
    uint32_t line_count;
};

struct sources {
    struct arena *arena;
    VEC(const struct source *) list;
};

/* A line ends at LF, CR LF or a lone CR, as in CommonMark. `text` is borrowed. */
const struct source *source_add(struct sources *sources, const char *name, struct slice text);

const struct source *source_get(const struct sources *sources, struct span span);

/* The text of line `line`, counted from 0, without its end. */
static inline struct slice source_line(const struct source *source, uint32_t line)
{
    assert(line < source->line_count);
    size_t begin = source->line_begin[line];
    size_t end = line + 1 < source->line_count ? source->line_begin[line + 1] : source->text.len;
    if (end > begin && source->text.ptr[end - 1] == '\n')
        end--;
    if (end > begin && source->text.ptr[end - 1] == '\r')
        end--;
    return (struct slice){source->text.ptr + begin, end - begin};
}

/* The line, counted from 0, that the byte at `offset` stands in. */
uint32_t source_line_at(const struct source *source, uint32_t offset);

/* Line and column for people: counted from 1, the column in code points. */
struct place {
    uint32_t line, column;
};

struct place source_place(const struct source *source, uint32_t offset);

/* The place worked out last. Give the offsets of a series that is mostly sorted their own cursor,
 * and the next one in the same line is counted on from there: a line of a million characters costs
 * its length once and not once an offset. */
struct place_cursor {
    const struct source *source;
    uint32_t line, at, column; /* `at` bytes into line `line`, both from 0, is column `column` */
};

/* Like source_place, but no place lies behind its line's text, and an offset inside a code point
 * has that one's column. */
struct place cursor_place(struct place_cursor *cursor, const struct source *source,
                          uint32_t offset);

/* The span of a slice that points into the source's text. */
struct span source_span(const struct source *source, struct slice part);

struct slice source_text(const struct source *source, struct span span);

#endif

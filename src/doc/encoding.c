#include "doc/encoding.h"

#include "base/utf8.h"

/* A file in another encoding is one mistake, not a thousand. */
enum { MOST_FINDINGS = 20 };

/* Offset of the next bad byte from `at` on, or the text's length. */
typedef size_t next_bad_fn(struct slice text, size_t at);

static size_t next_bad_utf8(struct slice text, size_t at)
{
    return at + utf8_valid_len((struct slice){text.ptr + at, text.len - at});
}

static size_t next_nul(struct slice text, size_t at)
{
    return at + slice_find((struct slice){text.ptr + at, text.len - at}, '\0');
}

/* One finding a line, at the line's first bad byte. */
static void report(struct sink *sink, const struct source *source, enum finding_id id,
                   next_bad_fn *next_bad, const char *what)
{
    struct slice text = source->text;
    size_t lines = 0;

    for (size_t at = next_bad(text, 0); at < text.len; at = next_bad(text, at)) {
        uint32_t line = source_line_at(source, (uint32_t)at);
        struct span span = {source->index, (uint32_t)at, (uint32_t)at + 1};
        if (lines++ < MOST_FINDINGS)
            finding_add(sink, id, span, "%s 0x%02X", what, (unsigned char)text.ptr[at]);
        at = line + 1 < source->line_count ? source->line_begin[line + 1] : text.len;
    }
    if (lines > MOST_FINDINGS)
        finding_note(sink, "%zu more lines have such bytes", lines - MOST_FINDINGS);
}

void encoding_check(struct sink *sink, const struct source *source)
{
    report(sink, source, BAD_UTF8, next_bad_utf8, "not UTF-8: byte");
    report(sink, source, NUL_BYTE, next_nul, "no text: byte");
}

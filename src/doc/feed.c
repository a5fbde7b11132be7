#include "doc/feed.h"

#include "doc/foreign.h"
#include "doc/notes.h"

#include <string.h>

/* cmark 0.30 walks all open `![` of a paragraph for each link in it, which turns a hostile megabyte
 * into a minute. No book has this many images in one paragraph; the rest are fed without the `!`.
 */
enum { MOST_IMAGES = 200 };

static const char REPLACEMENT[] = "\uFFFD";

struct feeder {
    cmark_parser *parser;
    struct sink *sink;
    const struct source *source;
    size_t images; /* image marks seen in this paragraph */
    bool guarded;  /* the file has enough of them to count */
    bool has_notes;
    struct foreign foreign; /* where lines that look like notes are code */
};

static size_t count_images(struct slice text)
{
    size_t count = 0;
    for (size_t at = 0; at + 1 < text.len && count <= MOST_IMAGES; at++) {
        at += slice_find((struct slice){text.ptr + at, text.len - at}, '!');
        count += at + 1 < text.len && text.ptr[at + 1] == '[';
    }
    return count;
}

bool feed_hid_colon(const struct source *source, const struct piece *piece)
{
    return !piece->verbatim && piece->end == piece->begin + 1 &&
           source->text.ptr[piece->begin] == ':';
}

/* Feed what opens a footnote, and take it off the line. */
static void feed_note_opening(struct feeder *f, struct slice *line, uint32_t number)
{
    size_t quoted = lift_quote_len(*line);
    struct slice inner = {line->ptr + quoted, line->len - quoted};
    if (!f->has_notes || foreign_takes(&f->foreign, inner, number))
        return;
    size_t colon = note_opening_len(*line);
    if (!colon)
        return;
    cmark_parser_feed(f->parser, line->ptr, colon);
    cmark_parser_feed(f->parser, REPLACEMENT, strlen(REPLACEMENT));
    line->ptr += colon + 1;
    line->len -= colon + 1;
}

/* Feed one line, its images past the limit blotted out. */
static void feed_guarded_line(struct feeder *f, struct slice line, uint32_t number)
{
    size_t fed = 0;
    feed_note_opening(f, &line, number);
    if (!slice_trim(line).len)
        f->images = 0;
    for (size_t at = 0; at + 1 < line.len; at++) {
        if (line.ptr[at] != '!' || line.ptr[at + 1] != '[' || ++f->images <= MOST_IMAGES)
            continue;
        if (f->images == MOST_IMAGES + 1) {
            struct slice mark = {line.ptr + at, 2};
            finding_add(f->sink, IMAGE_FLOOD, source_span(f->source, mark),
                        "a paragraph may have %d images; the rest of this one is read as links",
                        MOST_IMAGES);
        }
        cmark_parser_feed(f->parser, line.ptr + fed, at - fed);
        cmark_parser_feed(f->parser, " ", 1);
        fed = at + 1;
    }
    cmark_parser_feed(f->parser, line.ptr + fed, line.len - fed);
}

/* Feed the lines [first, end) as they are. */
static void feed_lines(struct feeder *f, uint32_t first, uint32_t end)
{
    const struct source *source = f->source;
    const uint32_t *begin = source->line_begin;

    if (first >= end)
        return;
    if (!f->guarded && !f->has_notes) {
        size_t to = end < source->line_count ? begin[end] : source->text.len;
        cmark_parser_feed(f->parser, source->text.ptr + begin[first], to - begin[first]);
        return;
    }
    for (uint32_t i = first; i < end; i++) {
        size_t to = i + 1 < source->line_count ? begin[i + 1] : source->text.len;
        feed_guarded_line(f, (struct slice){source->text.ptr + begin[i], to - begin[i]}, i);
    }
}

static void feed_blank_lines(struct feeder *f, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        cmark_parser_feed(f->parser, "\n", 1);
}

/* At the margin, or at the quote's, the comment ends a list that it follows. With a tail,
 * CommonMark must see it at the diagram's own depth, so that the tail stays in the list item or
 * code block it is in. */
static void feed_lift(struct feeder *f, const struct lift *lift)
{
    static const char comment[] = "<!---->\n";
    struct slice line = source_line(f->source, lift->first);
    size_t quoted = lift_quote_len(line);
    size_t before =
        lift->has_tail
            ? (size_t)(slice_trim((struct slice){line.ptr + quoted, line.len - quoted}).ptr -
                       line.ptr)
            : quoted;
    cmark_parser_feed(f->parser, line.ptr, before);
    cmark_parser_feed(f->parser, comment, strlen(comment));
    for (uint32_t i = lift->first; i < lift->last; i++) {
        cmark_parser_feed(f->parser, line.ptr, quoted);
        cmark_parser_feed(f->parser, "\n", 1);
    }
    f->images = 0;
}

void feed_source(cmark_parser *parser, struct sink *sink, const struct source *source,
                 uint32_t front_lines, const struct lifts *lifts)
{
    struct feeder f = {.parser = parser, .sink = sink, .source = source};
    uint32_t line = front_lines;

    size_t mark;
    note_mark_find(&mark, source->text);
    f.has_notes = mark > 0;
    f.foreign = foreign_new(source->text);
    f.guarded = count_images(source->text) > MOST_IMAGES;
    feed_blank_lines(&f, front_lines);
    for (size_t i = 0; i < lifts->count; i++) {
        feed_lines(&f, line, lifts->items[i].first);
        feed_lift(&f, &lifts->items[i]);
        line = lifts->items[i].last + 1;
    }
    feed_lines(&f, line, source->line_count);
}

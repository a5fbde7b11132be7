#include "deck/aids.h"

#include "text/paragraph.h"

enum { SIDES = 2, MOST_LINES = 40, MOST_BYTES = 120 };

struct reader {
    struct arena *arena;
    struct sink *sink;
    const struct source *source;
    struct aid_list list;
    struct aid *aid; /* the newest */
    size_t sides;    /* that it has so far */
};

/* The words behind `mark` at the start of a line. */
static bool take_heading(struct slice *words, struct slice line, const char *mark)
{
    size_t len = strlen(mark);
    if (!slice_starts(line, mark))
        return false;
    *words = slice_trim((struct slice){line.ptr + len, line.len - len});
    return true;
}

static void check_length(struct reader *r, struct slice line)
{
    if (line.len > MOST_BYTES)
        finding_add(r->sink, DECK_AID, source_span(r->source, line),
                    "a line of %zu bytes fits no card", line.len);
}

static void finish_aid(struct reader *r)
{
    if (r->aid && r->sides != SIDES)
        finding_add(r->sink, DECK_AID, source_span(r->source, r->aid->title),
                    "%s has %zu %s; a card has two", finding_quote(r->sink, r->aid->title),
                    r->sides, r->sides == 1 ? "side" : "sides");
}

static void begin_aid(struct reader *r, struct slice title)
{
    finish_aid(r);
    check_length(r, title);
    r->aid = arena_alloc(r->arena, sizeof *r->aid);
    r->aid->title = title;
    r->sides = 0;
    *vec_push(r->arena, &r->list.aids) = r->aid;
}

static void begin_side(struct reader *r, struct slice title)
{
    check_length(r, title);
    if (r->sides < SIDES)
        r->aid->sides[r->sides].title = title;
    r->sides++;
}

static void add_line(struct reader *r, struct slice line)
{
    struct aid_side *side = &r->aid->sides[r->sides - 1];
    check_length(r, line);
    if (side->lines.count == MOST_LINES)
        finding_add(r->sink, DECK_AID, source_span(r->source, line),
                    "more than %d lines fit no card", MOST_LINES);
    *vec_push(r->arena, &side->lines) = text_smart_line(r->arena, line);
}

struct aid_list aids_read(struct arena *arena, struct sink *sink, const struct source *source)
{
    struct reader r = {.arena = arena, .sink = sink, .source = source};
    for (uint32_t i = 0; i < source->line_count; i++) {
        struct slice line = slice_trim(source_line(source, i)), title;
        if (take_heading(&title, line, "## "))
            begin_aid(&r, title);
        else if (r.aid && take_heading(&title, line, "### "))
            begin_side(&r, title);
        else if (line.len && r.sides > 0 && r.sides <= SIDES)
            add_line(&r, line);
    }
    finish_aid(&r);
    return r.list;
}

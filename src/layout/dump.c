/* Pages as text, to be read by people and tests: what lies where, in the order of reading. */
#include "base/utf8.h"
#include "layout/page.h"

#include <math.h>

enum { WORDS_LONGEST = 32 };

/* Elements are numbered as they come, so that the lines of one paragraph can be told. */
struct dumper {
    struct text *out;
    VEC(const struct tag *) tags;
};

static size_t number_of(struct dumper *d, const struct tag *tag)
{
    size_t at = d->tags.count;
    while (at && d->tags.items[at - 1] != tag)
        at--;
    if (at)
        return at;
    *vec_push(d->out->arena, &d->tags) = tag;
    return d->tags.count;
}

static void add_path(struct text *out, const struct tag *tag)
{
    if (tag->parent) {
        add_path(out, tag->parent);
        text_add_char(out, '.');
    }
    text_add(out, tag->name);
}

/* Tenths of points, and no zero with a sign. */
static void add_length(struct text *out, double length)
{
    text_format(out, " %.1f", round(length * 10) / 10 + 0.0);
}

static void add_quoted(struct text *out, struct slice words)
{
    text_add(out, " \"");
    utf8_add_clean(out, words);
    text_add_char(out, '"');
}

/* The beginning of a line, cut between two characters. */
static struct slice first_words(struct arena *arena, const struct text_line *line)
{
    struct text words = text_new(arena);
    for (size_t i = 0; i < line->piece_count && words.len < WORDS_LONGEST; i++)
        text_add_slice(&words, line->pieces[i].text);
    struct slice rest = text_slice(&words), cut = {rest.ptr, 0};
    uint32_t code;
    while (cut.len < WORDS_LONGEST && cut.len < words.len) {
        size_t len = utf8_next(rest, &code);
        cut.len += len;
        rest = (struct slice){rest.ptr + len, rest.len - len};
    }
    return cut;
}

static void dump_placed(struct dumper *d, const struct placed *placed)
{
    static const char *const kinds[] = {[PLACED_LINE] = "line",
                                        [PLACED_FIGURE] = "figure",
                                        [PLACED_PICTURE] = "picture",
                                        [PLACED_BAR] = "bar",
                                        [PLACED_NUMBER] = "number"};
    text_format(d->out, "  %s", kinds[placed->kind]);
    add_length(d->out, placed->x);
    add_length(d->out, placed->y);
    add_length(d->out, placed->width);
    add_length(d->out, placed->height);
    text_add_char(d->out, ' ');
    if (placed->tag) {
        add_path(d->out, placed->tag);
        text_format(d->out, "#%zu", number_of(d, placed->tag));
    } else {
        text_add_char(d->out, '-');
    }
    if (placed->kind == PLACED_LINE)
        add_quoted(d->out, first_words(d->out->arena, placed->line));
    text_add_char(d->out, '\n');
}

void pages_dump(struct text *out, const struct book_pages *pages)
{
    struct dumper d = {.out = out};
    for (size_t i = 0; i < pages->pages.count; i++) {
        const struct page *page = &pages->pages.items[i];
        text_format(out, "page %zu %s", i + 1, page_is_left(i) ? "left" : "right");
        add_length(out, page->depth);
        add_length(out, pages->style.height);
        text_add(out, page->opens ? " opens" : " goes on");
        add_quoted(out, page->chapter);
        text_add_char(out, '\n');
        for (size_t k = 0; k < page->placed.count; k++)
            dump_placed(&d, &page->placed.items[k]);
    }
}

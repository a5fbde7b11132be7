#include "web/merge.h"

#include "doc/anchors.h"

#include <string.h>

struct merger {
    const struct merge_job *job;
    struct text out;
    struct slice text; /* of the source */
    size_t done;       /* bytes of it */
};

/* ---- Words ---- */

/* Plain words, so that markdown finds nothing in them. */
static void add_words(struct text *out, struct slice words)
{
    for (size_t i = 0; i < words.len; i++) {
        if (strchr("\\`*_[]<>&!|#", words.ptr[i]))
            text_add_char(out, '\\');
        text_add_char(out, is_blank(words.ptr[i]) ? ' ' : words.ptr[i]);
    }
}

/* A path in a link: what would end it, or what a site would read otherwise, as its number. */
static void add_path(struct text *out, const char *path)
{
    for (; *path; path++)
        if (strchr(" ()<>\\%\"'&?#", *path) || (unsigned char)*path < 0x20)
            text_format(out, "%%%02X", (unsigned char)*path);
        else
            text_add_char(out, *path);
}

/* ---- Diagrams ---- */

static size_t line_begin(struct slice text, size_t at)
{
    while (at && text.ptr[at - 1] != '\n')
        at--;
    return at;
}

static size_t line_end(struct slice text, size_t at)
{
    return at + slice_find((struct slice){text.ptr + at, text.len - at}, '\n');
}

/* What a line has in front of its words: quotes and blanks. */
static struct slice front_of(struct slice text, size_t begin)
{
    size_t end = begin;
    while (end < text.len &&
           (text.ptr[end] == ' ' || text.ptr[end] == '\t' || text.ptr[end] == '>'))
        end++;
    return (struct slice){text.ptr + begin, end - begin};
}

static bool is_fence(struct slice text, size_t begin)
{
    struct slice front = front_of(text, begin);
    struct slice rest = {front.ptr + front.len, text.len - begin - front.len};
    return slice_starts(rest, "```") || slice_starts(rest, "~~~");
}

/* Take in the fences around a diagram, if it has them. */
static bool widen(struct slice text, size_t *begin, size_t *end)
{
    size_t before = *begin ? line_begin(text, *begin - 1) : 0;
    bool is_fenced = *begin && is_fence(text, before);
    if (is_fenced)
        *begin = before;
    if (is_fenced && *end < text.len && is_fence(text, *end + 1))
        *end = line_end(text, *end + 1);
    return is_fenced;
}

/* The indentation that made it a diagram would make its picture a piece of code. */
static struct slice picture_front(struct slice front, bool is_fenced)
{
    if (is_fenced)
        return front;
    for (int i = 0; i < 4 && front.len && front.ptr[front.len - 1] != '>'; i++) {
        bool is_tab = front.ptr[front.len - 1] == '\t';
        front.len--;
        if (is_tab)
            break;
    }
    return front;
}

static void copy_up_to(struct merger *m, size_t end)
{
    if (end > m->done)
        text_add_slice(&m->out, (struct slice){m->text.ptr + m->done, end - m->done});
    m->done = end > m->done ? end : m->done;
}

static void add_picture(struct merger *m, const struct diagram *d, const struct merge_picture *as)
{
    size_t begin = line_begin(m->text, d->at.begin), end = line_end(m->text, d->at.end);
    bool is_fenced = widen(m->text, &begin, &end);
    struct slice front = picture_front(front_of(m->text, begin), is_fenced);
    copy_up_to(m, begin);
    /* An empty line parts it from a list that the diagram followed. */
    if (begin && line_begin(m->text, begin - 1) + front.len < begin - 1) {
        text_add_slice(&m->out, front);
        text_add_char(&m->out, '\n');
    }
    text_add_slice(&m->out, front);
    text_add(&m->out, "![");
    add_words(&m->out, slice_of(as->words));
    text_add(&m->out, "](");
    add_path(&m->out, as->path);
    text_add_char(&m->out, ')');
    m->done = end;
}

/* ---- The contents ---- */

static struct slice description_of(const struct merge_job *job, struct slice title)
{
    for (size_t i = 0; i < job->contents->count; i++)
        if (slice_same_nocase(job->contents->items[i].heading, title))
            return job->contents->items[i].description;
    return (struct slice){"", 0};
}

static void add_contents(struct merger *m, size_t itself, const struct anchors *anchors)
{
    const struct doc *doc = m->job->doc;
    bool has_parts = false;
    text_add_char(&m->out, '\n');
    for (size_t i = 0; i < doc->sections.count; i++) {
        const struct section *s = &doc->sections.items[i];
        if (s->level > 2 || s->nested || i == itself || !slice_trim(s->title).len)
            continue;
        struct slice words = description_of(m->job, s->title);
        has_parts = has_parts || s->level == 1;
        text_add(&m->out, has_parts && s->level == 2 ? "\n  * [" : "\n* [");
        add_words(&m->out, slice_trim(s->title));
        text_add(&m->out, "](#");
        text_add_slice(&m->out, anchors->names[i]);
        text_add(&m->out, words.len ? "): " : ")");
        add_words(&m->out, words);
    }
}

/* ---- The book ---- */

static bool is_contents(const struct section *section)
{
    return !section->nested && section->level <= 2 &&
           slice_same_nocase(slice_trim(section->title), slice_of("Table of Contents"));
}

struct slice merge_markdown(struct arena *arena, const struct merge_job *job)
{
    struct merger m = {.job = job, .out = text_new(arena), .text = job->doc->source->text};
    const struct anchors anchors = anchors_make(arena, job->doc);
    size_t diagram = 0;
    for (size_t i = 0; i <= job->doc->sections.count; i++) {
        bool is_end = i == job->doc->sections.count;
        const struct section *section = is_end ? NULL : &job->doc->sections.items[i];
        size_t begin = is_end ? m.text.len : section->at.begin;
        for (; diagram < job->diagrams->count && job->diagrams->items[diagram].at.begin < begin;
             diagram++)
            add_picture(&m, &job->diagrams->items[diagram], &job->pictures[diagram]);
        if (is_end || !is_contents(section))
            continue;
        copy_up_to(&m, line_end(m.text, section->at.end));
        add_contents(&m, i, &anchors);
    }
    copy_up_to(&m, m.text.len);
    return text_slice(&m.out);
}

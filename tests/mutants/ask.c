#include "ask.h"

struct answer ask(struct arena *arena, const struct original *original, struct slice text)
{
    struct sources sources = {.arena = arena};
    struct sink sink = {.arena = arena};
    const struct source *source = source_add(&sources, original->path, text);
    struct book book = {.doc = doc_parse(arena, &sink, source)};
    struct answer answer = {0};

    book.diagrams = diagrams_parse(arena, &sink, book.doc);
    if (original->has_contents)
        book.contents = contents_parse(
            arena, &sink, source_add(&sources, original->contents_path, original->contents));
    check_book(arena, &sink, &book, &(struct check_run){.golf = GOLF_LEGAL});
    sink_sort(&sink);
    for (size_t i = 0; i < sink.findings.count; i++) {
        const struct finding *f = &sink.findings.items[i];
        const struct finding_kind *kind = finding_kind(f->id);
        *vec_push(arena, &answer) =
            (struct told){.severity = kind->severity,
                          .code = kind->code,
                          .message = f->message,
                          .place = source_place(source_get(&sources, f->at), f->at.begin),
                          .in_book = f->at.source == source->index};
    }
    return answer;
}

static bool is_same(const struct told *a, const struct told *b)
{
    return strcmp(a->code, b->code) == 0 && strcmp(a->message, b->message) == 0;
}

static size_t count_same(const struct answer *answer, const struct told *told)
{
    size_t count = 0;
    for (size_t i = 0; i < answer->count; i++)
        count += is_same(&answer->items[i], told);
    return count;
}

/* Whether the book as it is has the same finding where that line was. */
static bool was_there(const struct mutant *m, const struct answer *clean, const struct told *told)
{
    for (size_t i = 0; i < clean->count; i++) {
        const struct told *old = &clean->items[i];
        uint32_t line = old->place.line - 1;
        if (is_same(old, told) && old->in_book == told->in_book &&
            (old->in_book ? mutant_line(m, line) : line) == told->place.line - 1)
            return true;
    }
    return false;
}

struct answer answer_news(struct arena *arena, const struct mutant *m, const struct answer *answer,
                          const struct answer *clean)
{
    struct answer news = {0};
    for (size_t i = 0; i < answer->count; i++) {
        const struct told *told = &answer->items[i];
        size_t known = count_same(clean, told) + count_same(&news, told);
        if (known < count_same(answer, told) && !was_there(m, clean, told))
            *vec_push(arena, &news) = *told;
    }
    return news;
}

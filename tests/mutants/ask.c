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

static bool is_told(const struct answer *answer, const struct told *told)
{
    for (size_t i = 0; i < answer->count; i++)
        if (strcmp(answer->items[i].code, told->code) == 0 &&
            strcmp(answer->items[i].message, told->message) == 0)
            return true;
    return false;
}

struct answer answer_news(struct arena *arena, const struct answer *answer,
                          const struct answer *clean)
{
    struct answer news = {0};
    for (size_t i = 0; i < answer->count; i++)
        if (!is_told(clean, &answer->items[i]))
            *vec_push(arena, &news) = answer->items[i];
    return news;
}

#include "diag/finding.h"

#include "base/suggest.h"
#include "base/utf8.h"

#include <assert.h>
#include <stdlib.h>

static const struct finding_kind catalogue[FINDING_COUNT] = {
#define FINDING(id, severity, code, title) [id] = {severity, code, title},
#include "diag/findings.def"
#undef FINDING
};

const struct finding_kind *finding_kind(enum finding_id id)
{
    return &catalogue[id];
}

const char *severity_name(enum severity severity)
{
    static const char *const names[] = {[ERROR] = "error", [WARNING] = "warning", [NOTE] = "note"};
    return names[severity];
}

static const char *vformat(struct arena *arena, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));

static const char *vformat(struct arena *arena, const char *format, va_list args)
{
    struct text text = text_new(arena);
    text_vformat(&text, format, args);
    return text.ptr;
}

void finding_add(struct sink *sink, enum finding_id id, struct span at, const char *format, ...)
{
    struct finding *finding = vec_push(sink->arena, &sink->findings);
    va_list args;
    va_start(args, format);
    finding->id = id;
    finding->at = at;
    finding->message = vformat(sink->arena, format, args);
    va_end(args);
}

static struct note *add_note(struct sink *sink)
{
    assert(sink->findings.count);
    struct finding *newest = &sink->findings.items[sink->findings.count - 1];
    return vec_push(sink->arena, &newest->notes);
}

void finding_note(struct sink *sink, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_note(sink)->message = vformat(sink->arena, format, args);
    va_end(args);
}

void finding_note_at(struct sink *sink, struct span at, const char *format, ...)
{
    struct note *note = add_note(sink);
    va_list args;
    va_start(args, format);
    note->has_place = true;
    note->at = at;
    note->message = vformat(sink->arena, format, args);
    va_end(args);
}

bool finding_suggest(struct sink *sink, struct slice word, const char *const *known, size_t count)
{
    const char *near = suggest(word, known, count);
    if (near)
        finding_note(sink, "did you mean '%s'?", near);
    return near != NULL;
}

const char *finding_quote(struct sink *sink, struct slice cited)
{
    enum { LONGEST = 40 };
    struct text text = text_new(sink->arena);
    size_t shown = 0, at = 0;

    text_add_char(&text, '\'');
    while (at < cited.len && shown < LONGEST) {
        uint32_t code;
        at += utf8_next((struct slice){cited.ptr + at, cited.len - at}, &code);
        shown++;
    }
    utf8_add_clean(&text, (struct slice){cited.ptr, at});
    text_add(&text, at < cited.len ? "...'" : "'");
    return text.ptr;
}

/* A finding and its place in the order of arrival, which breaks ties. */
struct ranked {
    struct finding finding;
    size_t arrival;
};

static int by_place(const void *left, const void *right)
{
    const struct ranked *a = left, *b = right;
    const struct span *p = &a->finding.at, *q = &b->finding.at;
    if (p->source != q->source)
        return p->source < q->source ? -1 : 1;
    if (p->begin != q->begin)
        return p->begin < q->begin ? -1 : 1;
    return a->arrival < b->arrival ? -1 : 1;
}

void sink_sort(struct sink *sink)
{
    size_t count = sink->findings.count;
    if (count < 2)
        return;
    struct ranked *ranked = arena_alloc(sink->arena, count * sizeof *ranked);
    for (size_t i = 0; i < count; i++)
        ranked[i] = (struct ranked){sink->findings.items[i], i};
    qsort(ranked, count, sizeof *ranked, by_place);
    for (size_t i = 0; i < count; i++)
        sink->findings.items[i] = ranked[i].finding;
}

size_t sink_find(const struct sink *sink, uint32_t source, uint32_t offset)
{
    size_t low = 0, high = sink->findings.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        struct span found = sink->findings.items[middle].at;
        if (found.source < source || (found.source == source && found.begin < offset))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void sink_put_waived_aside(struct sink *sink)
{
    size_t kept = 0;
    for (size_t i = 0; i < sink->findings.count; i++) {
        struct finding finding = sink->findings.items[i];
        if (finding.waiver == NOT_WAIVED)
            sink->findings.items[kept++] = finding;
        else
            *vec_push(sink->arena, &sink->waived) = finding;
    }
    sink->findings.count = kept;
}

size_t sink_count(const struct sink *sink, enum severity severity)
{
    size_t count = 0;
    for (size_t i = 0; i < sink->findings.count; i++)
        count += finding_kind(sink->findings.items[i].id)->severity == severity;
    return count;
}

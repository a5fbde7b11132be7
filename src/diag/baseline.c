#include "diag/baseline.h"

#include "base/json.h"
#include "base/number.h"
#include "diag/fingerprint.h"

#include <stdlib.h>

/* ---- Reading ---- */

/* As report_json.c writes it: sixteen digits. */
static bool read_print(uint64_t *print, struct slice digits)
{
    *print = 0;
    for (size_t i = 0; i < digits.len; i++) {
        int digit = hex_digit(digits.ptr[i]);
        if (digit < 0)
            return false;
        *print = *print << 4 | (uint64_t)digit;
    }
    return digits.len == 16;
}

static bool read_known(struct known *known, struct json *json, struct arena *arena)
{
    struct slice key, print = {0};
    const struct {
        const char *key;
        struct slice *value;
    } wanted[] = {{"file", &known->file},
                  {"code", &known->code},
                  {"message", &known->message},
                  {"fingerprint", &print}};
    enum { WANTED = sizeof wanted / sizeof *wanted };
    struct json_list members;

    json_open(&members, json, '{');
    size_t begin = json->at - !json->wrong;
    while (json_next(&members, json) && json_key(&key, json, arena)) {
        size_t i = 0;
        while (i < WANTED && !slice_eq(key, wanted[i].key))
            i++;
        if (i < WANTED)
            json_string(wanted[i].value, json, arena);
        else
            json_skip(json);
    }
    if (json->wrong)
        return false;
    known->at = (struct slice){json->text.ptr + begin, json->at - begin};
    if (read_print(&known->print, print))
        return true;
    json->at = begin;
    return json_refuse(json, "this finding has no fingerprint");
}

static void read_list(struct baseline *baseline, struct json *json, struct arena *arena)
{
    struct json_list items;
    json_open(&items, json, '[');
    while (json_next(&items, json))
        read_known(vec_push(arena, &baseline->list), json, arena);
}

static void read_version(struct json *json)
{
    struct slice digits;
    if (json_number(&digits, json) && !slice_eq(digits, "1"))
        json_refuse(json, "a report of an unknown version");
}

static bool read_report(struct baseline *baseline, struct json *json, struct arena *arena)
{
    struct json_list members;
    struct slice key;
    bool has_version = false, has_list = false;

    json_open(&members, json, '{');
    while (json_next(&members, json) && json_key(&key, json, arena)) {
        if (slice_eq(key, "version")) {
            has_version = true;
            read_version(json);
        } else if (slice_eq(key, "diagnostics")) {
            has_list = true;
            read_list(baseline, json, arena);
        } else {
            json_skip(json);
        }
    }
    if (!json->wrong && !(has_version && has_list))
        return json_refuse(json, "an object without \"version\" or without \"diagnostics\"");
    return json_end(json);
}

/* Those with one fingerprint in the order of the file. */
static int by_print(const void *left, const void *right)
{
    const struct known *a = left, *b = right;
    if (a->print != b->print)
        return a->print < b->print ? -1 : 1;
    return (a->at.ptr > b->at.ptr) - (a->at.ptr < b->at.ptr);
}

bool baseline_read(struct baseline *baseline, const char **why, struct arena *arena,
                   struct slice text)
{
    struct json json = json_new(text);
    *baseline = (struct baseline){.text = text};
    if (!read_report(baseline, &json, arena)) {
        size_t line, column;
        json_place(&line, &column, &json);
        *why = format_string(arena, "line %zu, column %zu: %s", line, column, json.wrong);
        return false;
    }
    if (baseline->list.count)
        qsort(baseline->list.items, baseline->list.count, sizeof *baseline->list.items, by_print);
    return true;
}

/* ---- Matching ---- */

/* The first entry with this fingerprint or a higher one. */
static size_t find_print(const struct baseline *baseline, uint64_t print)
{
    size_t low = 0, high = baseline->list.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (baseline->list.items[middle].print < print)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool take_known(struct baseline *baseline, uint64_t print)
{
    size_t first = find_print(baseline, print);
    if (first == baseline->list.count)
        return false;
    size_t at = first + baseline->list.items[first].taken;
    if (at == baseline->list.count || baseline->list.items[at].print != print)
        return false;
    baseline->list.items[at].came = true;
    baseline->list.items[first].taken++;
    return true;
}

void baseline_waive(struct baseline *baseline, struct sink *sink, const struct sources *sources)
{
    struct fingerprinter printer = {.arena = sink->arena, .sources = sources};
    for (size_t i = 0; i < sink->findings.count; i++) {
        struct finding *finding = &sink->findings.items[i];
        if (take_known(baseline, fingerprint_of(&printer, finding)))
            finding->waiver = WAIVED_AS_KNOWN;
    }
    sink_put_waived_aside(sink);
}

/* ---- What is gone ---- */

static struct slice uri_of(struct arena *arena, struct slice name)
{
    struct text text = text_new(arena), uri = text_new(arena);
    text_add_slice(&text, name);
    add_uri(&uri, text.ptr);
    return text_slice(&uri);
}

static bool is_among(struct slice uri, const struct slice *uris, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (slice_same(uri, uris[i]))
            return true;
    return false;
}

void baseline_tell_gone(const struct baseline *baseline, struct sink *sink, struct sources *sources,
                        const char *name, const bool looked_for[FINDING_COUNT])
{
    size_t count = sources->list.count;
    struct slice *read = arena_alloc(sink->arena, (count + 1) * sizeof *read);
    const struct source *source = NULL;

    for (size_t i = 0; i < count; i++)
        read[i] = uri_of(sink->arena, slice_of(sources->list.items[i]->name));
    for (size_t i = 0; i < baseline->list.count; i++) {
        const struct known *known = &baseline->list.items[i];
        enum finding_id id = finding_find(known->code);
        if (known->came || (id < FINDING_COUNT && !looked_for[id]) ||
            !is_among(uri_of(sink->arena, known->file), read, count))
            continue;
        if (!source)
            source = source_add(sources, name, baseline->text);
        finding_add(sink, BASELINE_STALE, source_span(source, known->at),
                    "%s is not found in %s any more", finding_quote(sink, known->code),
                    finding_quote(sink, known->file));
        finding_note(sink, "it was: %s", finding_quote(sink, known->message));
    }
    sink_sort(sink);
}

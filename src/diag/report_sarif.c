/* The findings as SARIF 2.1.0, for code scanning and editors.
 *
 * The rules are the whole catalogue in its order and the artifacts are the sources in theirs, so a
 * finding's id and its span's source are the indexes that SARIF wants. */
#include "base/version.h"
#include "diag/report_parts.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* What is known of each result while it is written. */
struct sarif {
    const struct run *run;
    struct locator findings, notes;
    const uint64_t *fingerprints; /* one a finding */
};

static bool is_unreserved(char c)
{
    return (to_lower(c) >= 'a' && to_lower(c) <= 'z') || is_digit(c) || (c && strchr("-._~", c));
}

/* A file's name as a URI, RFC 3986. Standard input has a name like a file's, for want of another;
 * a colon is encoded too, since a relative path must not look as if it had a scheme. */
static void add_uri(struct text *out, const char *name)
{
    const char *path = strcmp(name, "<stdin>") == 0 ? "stdin" : tidy_path(name);
    text_add(out, *path == '/' ? "file://" : "");
    for (; *path; path++) {
        if (is_unreserved(*path) || *path == '/')
            text_add_char(out, *path);
        else
            text_format(out, "%%%02X", (unsigned)(unsigned char)*path);
    }
}

static const uint64_t HASH_START = 0xCBF29CE484222325u;

/* FNV-1a. Fingerprints are compared with those of earlier versions: what goes in never changes. */
static uint64_t hash_byte(uint64_t state, uint64_t byte)
{
    return (state ^ byte) * 0x100000001B3u;
}

static uint64_t hash_number(uint64_t state, uint64_t number)
{
    for (int i = 0; i < 8; i++, number >>= 8)
        state = hash_byte(state, number & 0xFF);
    return state;
}

/* The length goes in too, so that two strings in a row have one reading. */
static uint64_t hash_slice(uint64_t state, struct slice s)
{
    for (size_t i = 0; i < s.len; i++)
        state = hash_byte(state, (unsigned char)s.ptr[i]);
    return hash_number(state, s.len);
}

/* A finding by what does not change when lines move: its file, its line's text, its code. */
struct print {
    uint64_t key;
    size_t index;
};

static int by_key(const void *left, const void *right)
{
    const struct print *a = left, *b = right;
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return a->index < b->index ? -1 : 1;
}

/* One key a finding. The line's share of it is kept from finding to finding: a long line is hashed
 * once. */
static void make_keys(struct print *prints, struct arena *arena, const struct run *run)
{
    const struct source *source = NULL;
    uint32_t line = 0;
    uint64_t line_key = 0;

    for (size_t i = 0; i < run->sink->findings.count; i++) {
        const struct finding *finding = &run->sink->findings.items[i];
        const struct source *its_source = source_get(run->sources, finding->at);
        uint32_t its_line = source_line_at(its_source, finding->at.begin);
        if (source != its_source || line != its_line) {
            struct text uri = text_new(arena);
            source = its_source;
            line = its_line;
            add_uri(&uri, source->name);
            line_key = hash_slice(HASH_START, text_slice(&uri));
            line_key = hash_slice(line_key, slice_trim(source_line(source, line)));
        }
        prints[i].key = hash_slice(line_key, slice_of(finding_kind(finding->id)->code));
        prints[i].index = i;
    }
}

/* Equal keys lie together after sorting, in the order of the findings: that is their ordinal. */
static const uint64_t *make_fingerprints(struct arena *arena, const struct run *run)
{
    size_t count = run->sink->findings.count;
    struct print *prints = arena_alloc(arena, (count + 1) * sizeof *prints);
    uint64_t *fingerprints = arena_alloc(arena, (count + 1) * sizeof *fingerprints);
    size_t ordinal = 0;

    make_keys(prints, arena, run);
    qsort(prints, count, sizeof *prints, by_key);
    for (size_t i = 0; i < count; i++) {
        ordinal = i && prints[i].key == prints[i - 1].key ? ordinal + 1 : 0;
        fingerprints[prints[i].index] = hash_number(prints[i].key, ordinal);
    }
    return fingerprints;
}

static void add_rules(struct text *out)
{
    for (int id = 0; id < FINDING_COUNT; id++) {
        const struct finding_kind *kind = finding_kind((enum finding_id)id);
        text_add(out, id ? ",\n      " : "\n      ");
        text_add(out, "{\"id\": ");
        add_json_string(out, kind->code);
        text_add(out, ", \"shortDescription\": {\"text\": ");
        add_json_string(out, kind->title);
        text_format(out, "}, \"defaultConfiguration\": {\"level\": \"%s\"}}",
                    severity_name(kind->severity));
    }
}

static void add_artifact_location(struct text *out, const struct source *source)
{
    text_add(out, "{\"uri\": \"");
    add_uri(out, source->name);
    text_format(out, "\", \"index\": %u}", source->index);
}

static void add_artifacts(struct text *out, const struct run *run)
{
    for (size_t i = 0; i < run->sources->list.count; i++) {
        text_add(out, i ? ",\n    {\"location\": " : "\n    {\"location\": ");
        add_artifact_location(out, run->sources->list.items[i]);
        text_add_char(out, '}');
    }
}

static void add_physical_location(struct text *out, const struct region *region)
{
    text_add(out, "\"physicalLocation\": {\"artifactLocation\": ");
    add_artifact_location(out, region->source);
    text_format(out,
                ", \"region\": {\"startLine\": %u, \"startColumn\": %u, \"endLine\": %u, "
                "\"endColumn\": %u}}",
                region->begin.line, region->begin.column, region->end.line, region->end.column);
}

/* Notes without a place have no property of their own: they are further lines of the message. */
static void add_message(struct text *out, const struct finding *finding)
{
    text_add(out, "\"message\": {\"text\": \"");
    add_escaped(out, slice_of(finding->message), json_escapes);
    for (size_t i = 0; i < finding->notes.count; i++) {
        if (finding->notes.items[i].has_place)
            continue;
        text_add(out, "\\nnote: ");
        add_escaped(out, slice_of(finding->notes.items[i].message), json_escapes);
    }
    text_add(out, "\"}");
}

static void add_related(struct text *out, struct locator *locator, const struct finding *finding)
{
    int id = 0;
    for (size_t i = 0; i < finding->notes.count; i++) {
        const struct note *note = &finding->notes.items[i];
        if (!note->has_place)
            continue;
        struct region region = locate(locator, note->at);
        text_add(out, id ? ", " : ", \"relatedLocations\": [");
        text_format(out, "{\"id\": %d, \"message\": {\"text\": ", ++id);
        add_json_string(out, note->message);
        text_add(out, "}, ");
        add_physical_location(out, &region);
        text_add_char(out, '}');
    }
    text_add(out, id ? "]" : "");
}

static void add_result(struct text *out, struct sarif *sarif, size_t index)
{
    const struct finding *finding = &sarif->run->sink->findings.items[index];
    const struct finding_kind *kind = finding_kind(finding->id);
    struct region region = locate(&sarif->findings, finding->at);

    text_format(out, "{\"ruleId\": \"%s\", \"ruleIndex\": %d, \"level\": \"%s\", ", kind->code,
                (int)finding->id, severity_name(kind->severity));
    add_message(out, finding);
    text_add(out, ", \"locations\": [{");
    add_physical_location(out, &region);
    text_add(out, "}]");
    add_related(out, &sarif->notes, finding);
    text_format(out, ", \"partialFingerprints\": {\"rookpressFinding/v1\": \"%016" PRIx64 "\"}}",
                sarif->fingerprints[index]);
}

void report_sarif(struct text *out, const struct run *run)
{
    struct sarif sarif = {.run = run,
                          .findings = locator_new(run),
                          .notes = locator_new(run),
                          .fingerprints = make_fingerprints(out->arena, run)};

    text_add(out, "{\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n"
                  " \"version\": \"2.1.0\",\n \"runs\": [{\n"
                  "  \"tool\": {\"driver\": {\"name\": \"rookpress\", "
                  "\"version\": \"" ROOKPRESS_VERSION "\", \"rules\": [");
    add_rules(out);
    /* A lone carriage return ends a line for us and not by SARIF's default. */
    text_add(out, "]}},\n  \"columnKind\": \"unicodeCodePoints\",\n"
                  "  \"newlineSequences\": [\"\\r\\n\", \"\\n\", \"\\r\"],\n  \"artifacts\": [");
    add_artifacts(out, run);
    text_add(out, "],\n  \"results\": [");
    for (size_t i = 0; i < run->sink->findings.count; i++) {
        text_add(out, i ? ",\n    " : "\n    ");
        add_result(out, &sarif, i);
    }
    text_add(out, "]}]}\n");
}

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
    struct sink all; /* the waived ones, too */
    struct locator findings, notes;
    const uint64_t *fingerprints; /* one a finding */
};

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

static void make_keys(struct print *prints, struct arena *arena, const struct sarif *sarif)
{
    struct fingerprinter printer = {.arena = arena, .sources = sarif->run->sources};
    for (size_t i = 0; i < sarif->all.findings.count; i++)
        prints[i] = (struct print){fingerprint_of_code(&printer, &sarif->all.findings.items[i]), i};
}

/* Equal keys lie together after sorting, in the order of the findings: that is their ordinal. */
static const uint64_t *make_fingerprints(struct arena *arena, const struct sarif *sarif)
{
    size_t count = sarif->all.findings.count;
    struct print *prints = arena_alloc(arena, (count + 1) * sizeof *prints);
    uint64_t *fingerprints = arena_alloc(arena, (count + 1) * sizeof *fingerprints);
    size_t ordinal = 0;

    make_keys(prints, arena, sarif);
    qsort(prints, count, sizeof *prints, by_key);
    for (size_t i = 0; i < count; i++) {
        ordinal = i && prints[i].key == prints[i - 1].key ? ordinal + 1 : 0;
        fingerprints[prints[i].index] = fingerprint_number(prints[i].key, ordinal);
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

/* What is not told stays a result, with the reason. */
static void add_suppression(struct text *out, const struct finding *finding)
{
    if (finding->waiver == NOT_WAIVED)
        return;
    bool is_meant = finding->waiver == WAIVED_AS_MEANT;
    text_format(out, ", \"suppressions\": [{\"kind\": \"%s\", \"justification\": ",
                is_meant ? "inSource" : "external");
    add_json_string(out, is_meant ? finding->reason : "listed in the baseline");
    text_add(out, "}]");
}

static void add_result(struct text *out, struct sarif *sarif, size_t index)
{
    const struct finding *finding = &sarif->all.findings.items[index];
    const struct finding_kind *kind = finding_kind(finding->id);
    struct region region = locate(&sarif->findings, finding->at);

    text_format(out, "{\"ruleId\": \"%s\", \"ruleIndex\": %d, \"level\": \"%s\", ", kind->code,
                (int)finding->id, severity_name(kind->severity));
    add_message(out, finding);
    text_add(out, ", \"locations\": [{");
    add_physical_location(out, &region);
    text_add(out, "}]");
    add_related(out, &sarif->notes, finding);
    add_suppression(out, finding);
    text_format(out, ", \"partialFingerprints\": {\"rookpressFinding/v1\": \"%016" PRIx64 "\"}}",
                sarif->fingerprints[index]);
}

void report_sarif(struct text *out, const struct run *run)
{
    struct sarif sarif = {.run = run,
                          .all = sink_with_waived(out->arena, run->sink),
                          .findings = locator_new(run),
                          .notes = locator_new(run)};
    sarif.fingerprints = make_fingerprints(out->arena, &sarif);

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
    for (size_t i = 0; i < sarif.all.findings.count; i++) {
        text_add(out, i ? ",\n    " : "\n    ");
        add_result(out, &sarif, i);
    }
    text_add(out, "]}]}\n");
}

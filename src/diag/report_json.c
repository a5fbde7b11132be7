/* The findings as JSON, one a line, in the shape that --report=json promises (version 1). */
#include "diag/report_parts.h"

#include <inttypes.h>

static void add_files(struct text *out, const struct run *run)
{
    text_add(out, " \"files\": [");
    for (size_t i = 0; i < run->file_count; i++) {
        text_add(out, i ? ", " : "");
        add_json_string(out, run->sources->list.items[run->files[i]]->name);
    }
    text_add(out, "],\n");
}

/* A note is one string; its place stands in front as in the reports for people. */
static void add_note(struct text *out, struct locator *locator, const struct note *note)
{
    text_add_char(out, '"');
    if (note->has_place) {
        struct region region = locate(locator, note->at);
        add_escaped(out, slice_of(region.source->name), json_escapes);
        text_format(out, ":%u:%u: ", region.begin.line, region.begin.column);
    }
    add_escaped(out, slice_of(note->message), json_escapes);
    text_add_char(out, '"');
}

static void add_diagnostic(struct text *out, struct locator *locator, struct locator *notes,
                           struct fingerprinter *printer, const struct finding *finding)
{
    const struct finding_kind *kind = finding_kind(finding->id);
    struct region region = locate(locator, finding->at);

    text_add(out, "{\"file\": ");
    add_json_string(out, region.source->name);
    text_format(out, ", \"line\": %u, \"column\": %u, \"endLine\": %u, \"endColumn\": %u",
                region.begin.line, region.begin.column, region.end.line, region.end.column);
    text_format(out, ", \"severity\": \"%s\", \"code\": \"%s\", \"message\": ",
                severity_name(kind->severity), kind->code);
    add_json_string(out, finding->message);
    text_add(out, ", \"notes\": [");
    for (size_t i = 0; i < finding->notes.count; i++) {
        text_add(out, i ? ", " : "");
        add_note(out, notes, &finding->notes.items[i]);
    }
    text_format(out, "], \"fingerprint\": \"%016" PRIx64 "\"}", fingerprint_of(printer, finding));
}

static void add_summary(struct text *out, const struct run *run)
{
    text_format(out,
                " \"summary\": {\"errors\": %zu, \"warnings\": %zu, \"notes\": %zu, "
                "\"diagrams\": %zu, \"moves\": %zu}",
                sink_count(run->sink, ERROR), sink_count(run->sink, WARNING),
                sink_count(run->sink, NOTE), run->unit_count, run->moves);
}

void report_json(struct text *out, const struct run *run)
{
    struct locator locator = locator_new(run), notes = locator_new(run);
    struct fingerprinter printer = {.arena = out->arena, .sources = run->sources};

    text_add(out, "{\"version\": 1,\n");
    add_files(out, run);
    text_add(out, " \"diagnostics\": [");
    for (size_t i = 0; i < run->sink->findings.count; i++) {
        text_add(out, i ? ",\n  " : "\n  ");
        add_diagnostic(out, &locator, &notes, &printer, &run->sink->findings.items[i]);
    }
    text_add(out, "],\n");
    add_summary(out, run);
    text_add(out, "}\n");
}

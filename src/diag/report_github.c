/* The findings as GitHub workflow commands, which become annotations on the changed lines. */
#include "diag/report_parts.h"

/* As @actions/core escapes a command's message and its properties. */
static const struct escape message_escapes[] = {{'%', "%25"}, {'\r', "%0D"}, {'\n', "%0A"}, {0}};
static const struct escape property_escapes[] = {
    {'%', "%25"}, {'\r', "%0D"}, {'\n', "%0A"}, {':', "%3A"}, {',', "%2C"}, {0},
};

static const char *const commands[] = {[ERROR] = "error", [WARNING] = "warning", [NOTE] = "notice"};

/* GitHub takes columns only within one line. */
static void add_columns(struct text *out, const struct region *region)
{
    if (region->begin.line == region->end.line)
        text_format(out, ",col=%u,endColumn=%u", region->begin.column, region->end.column);
}

static void add_note(struct text *out, struct locator *locator, const struct note *note)
{
    text_add(out, "%0A");
    if (note->has_place) {
        struct region region = locate(locator, note->at);
        add_escaped(out, slice_of(region.source->name), message_escapes);
        text_format(out, ":%u:%u: ", region.begin.line, region.begin.column);
    }
    text_add(out, "note: ");
    add_escaped(out, slice_of(note->message), message_escapes);
}

void report_github(struct text *out, const struct run *run)
{
    struct locator locator = locator_new(run), notes = locator_new(run);

    for (size_t i = 0; i < run->sink->findings.count; i++) {
        const struct finding *finding = &run->sink->findings.items[i];
        const struct finding_kind *kind = finding_kind(finding->id);
        struct region region = locate(&locator, finding->at);
        text_format(out, "::%s file=", commands[kind->severity]);
        add_escaped(out, slice_of(tidy_path(region.source->name)), property_escapes);
        text_format(out, ",line=%u,endLine=%u", region.begin.line, region.end.line);
        add_columns(out, &region);
        text_format(out, ",title=rookpress%%3A %s::", kind->code);
        add_escaped(out, slice_of(finding->message), message_escapes);
        for (size_t n = 0; n < finding->notes.count; n++)
            add_note(out, &notes, &finding->notes.items[n]);
        text_add_char(out, '\n');
    }
}

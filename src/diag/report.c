/* The table of report formats, and the parts they share. */
#include "diag/report.h"

#include "base/utf8.h"
#include "diag/report_parts.h"

#include <string.h>

/* In the order in which help lists them. */
#define REPORTS(X) X(human) X(short) X(json) X(github) X(sarif) X(junit)

#define NAME(name) #name,
const char *const report_names[] = {REPORTS(NAME) NULL};
#undef NAME

#define FUNCTION(name) report_##name,
static report_fn *const functions[] = {REPORTS(FUNCTION)};
#undef FUNCTION

report_fn *report_find(struct slice name)
{
    for (size_t i = 0; report_names[i]; i++)
        if (slice_eq(name, report_names[i]))
            return functions[i];
    return NULL;
}

struct locator locator_new(const struct run *run)
{
    return (struct locator){.sources = run->sources};
}

static uint32_t end_without_line_end(const struct source *source, struct span span)
{
    const char *text = source->text.ptr;
    uint32_t end = span.end;
    if (end > span.begin && text[end - 1] == '\n')
        end--;
    if (end > span.begin && text[end - 1] == '\r')
        end--;
    return end;
}

struct region locate(struct locator *locator, struct span span)
{
    const struct source *source = source_get(locator->sources, span);
    struct region region = {.source = source};
    region.begin = cursor_place(&locator->begin, source, span.begin);
    region.end = cursor_place(&locator->end, source, end_without_line_end(source, span));
    return region;
}

uint32_t *file_of_sources(struct arena *arena, const struct run *run)
{
    const uint32_t NONE = UINT32_MAX;
    size_t count = run->sources->list.count;
    uint32_t *file = arena_alloc(arena, (count + 1) * sizeof *file);
    uint32_t last = 0;

    for (size_t i = 0; i < count; i++)
        file[i] = NONE;
    for (size_t i = 0; i < run->file_count; i++)
        if (file[run->files[i]] == NONE)
            file[run->files[i]] = (uint32_t)i;
    for (size_t i = 0; i < count; i++) {
        if (file[i] == NONE)
            file[i] = last;
        last = file[i];
    }
    return file;
}

void add_json_string(struct text *out, const char *string)
{
    text_add_char(out, '"');
    add_escaped(out, slice_of(string), json_escapes);
    text_add_char(out, '"');
}

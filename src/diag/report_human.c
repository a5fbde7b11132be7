/* The reports for people: findings with their source line and a caret, or a line each. */
#include "base/utf8.h"
#include "diag/report_parts.h"

/* In code points. A longer line is shown as a window around the caret, so that a finding in a line
 * of a million characters stays readable, and cheap. */
enum { LINE_WIDTH = 100, WINDOW_WIDTH = 94, WINDOW_LEAD = 40 };

/* Terminal sequences; all empty without colour. */
struct palette {
    const char *place, *severity[3], *caret, *off;
};

static const struct palette plain = {"", {"", "", ""}, "", ""};

static const struct palette coloured = {
    .place = "\033[1m",
    .severity = {[ERROR] = "\033[1;31m", [WARNING] = "\033[1;35m", [NOTE] = "\033[1;36m"},
    .caret = "\033[1;32m",
    .off = "\033[0m",
};

/* name:line:col: severity: message */
static void add_head(struct text *out, const struct palette *palette, const struct region *region,
                     enum severity severity, const char *message)
{
    text_add(out, palette->place);
    utf8_add_clean(out, slice_of(region->source->name));
    text_format(out, ":%u:%u:%s ", region->begin.line, region->begin.column, palette->off);
    text_format(out, "%s%s:%s ", palette->severity[severity], severity_name(severity),
                palette->off);
    utf8_add_clean(out, slice_of(message));
}

static void add_finding_head(struct text *out, const struct palette *palette,
                             const struct region *region, const struct finding *finding)
{
    const struct finding_kind *kind = finding_kind(finding->id);
    add_head(out, palette, region, kind->severity, finding->message);
    text_format(out, " [%s]", kind->code);
}

void add_short_line(struct text *out, struct locator *locator, const struct finding *finding)
{
    struct region region = locate(locator, finding->at);
    add_finding_head(out, &plain, &region, finding);
}

void report_short(struct text *out, const struct run *run)
{
    struct locator locator = locator_new(run);
    for (size_t i = 0; i < run->sink->findings.count; i++) {
        add_short_line(out, &locator, &run->sink->findings.items[i]);
        text_add_char(out, '\n');
    }
}

/* The offset `count` code points behind `at`, or the line's end. */
static size_t step_on(struct slice line, size_t at, size_t count)
{
    for (; count && at < line.len; count--) {
        uint32_t code;
        at += utf8_next((struct slice){line.ptr + at, line.len - at}, &code);
    }
    return at;
}

/* The offset of the code point that ends at `at`, which is not 0: the longest that is valid. */
static size_t step_back(struct slice line, size_t at)
{
    size_t len = at < 4 ? at : 4;
    uint32_t code;
    while (len > 1 && utf8_next((struct slice){line.ptr + at - len, len}, &code) != len)
        len--;
    return at - len;
}

/* The part of a line that is shown, and the part of that which is marked; offsets in the line. */
struct window {
    struct slice line;
    size_t begin, end, caret, marked_end;
};

static struct window window_at(const struct region *region, struct span span)
{
    uint32_t number = region->begin.line - 1;
    struct slice line = source_line(region->source, number);
    size_t line_begin = region->source->line_begin[number];
    struct window window = {.line = line, .end = line.len};

    window.caret = span.begin - line_begin < line.len ? span.begin - line_begin : line.len;
    if (step_on(line, 0, LINE_WIDTH) < line.len) {
        size_t lead = region->begin.column - 1;
        if (lead > WINDOW_LEAD) {
            window.begin = window.caret;
            for (lead = 0; lead < WINDOW_LEAD && window.begin > 0; lead++)
                window.begin = step_back(line, window.begin);
        }
        window.end = step_on(line, window.caret, WINDOW_WIDTH - lead);
    }
    window.marked_end = span.end - line_begin < window.end ? span.end - line_begin : window.end;
    return window;
}

/* The caret under the first character and tildes under the others. A tab is as wide here as above
 * when it starts at the same column, which it does not behind a caret that stands for a tab. */
static void add_mark(struct text *out, const struct window *window)
{
    text_add_char(out, '^');
    if (window->caret >= window->marked_end || window->line.ptr[window->caret] == '\t')
        return;
    size_t at = step_on(window->line, window->caret, 1);
    for (; at < window->marked_end; at = step_on(window->line, at, 1))
        text_add_char(out, window->line.ptr[at] == '\t' ? '\t' : '~');
}

/* Blanks as wide as the text in front of the caret. */
static void add_indent(struct text *out, const struct window *window)
{
    if (window->begin)
        text_add(out, "   ");
    for (size_t at = window->begin; at < window->caret;) {
        uint32_t code;
        at += utf8_next((struct slice){window->line.ptr + at, window->caret - at}, &code);
        text_add_char(out, code == '\t' ? '\t' : ' ');
    }
}

/* In two parts, so that a caret inside a code point counts its bytes as the indent does. */
static void add_shown(struct text *out, const struct window *window)
{
    const char *line = window->line.ptr;
    if (window->begin == window->end)
        return;
    text_add(out, window->begin ? " ..." : " ");
    utf8_add_clean(out, (struct slice){line + window->begin, window->caret - window->begin});
    utf8_add_clean(out, (struct slice){line + window->caret, window->end - window->caret});
    if (window->end < window->line.len)
        text_add(out, "...");
}

static int gutter_width(uint32_t line)
{
    int width = 1;
    for (; line > 9; line /= 10)
        width++;
    return width < 5 ? 5 : width;
}

static void add_excerpt(struct text *out, const struct palette *palette,
                        const struct region *region, struct span span)
{
    struct window window = window_at(region, span);
    int gutter = gutter_width(region->begin.line);

    text_format(out, "%*u |", gutter, region->begin.line);
    add_shown(out, &window);
    text_format(out, "\n%*s | ", gutter, "");
    add_indent(out, &window);
    text_add(out, palette->caret);
    add_mark(out, &window);
    text_format(out, "%s\n", palette->off);
}

static void add_note(struct text *out, const struct palette *palette, struct locator *locator,
                     const struct note *note, int gutter)
{
    if (note->has_place) {
        struct region region = locate(locator, note->at);
        add_head(out, palette, &region, NOTE, note->message);
    } else {
        text_format(out, "%*s = %snote:%s ", gutter, "", palette->severity[NOTE], palette->off);
        utf8_add_clean(out, slice_of(note->message));
    }
    text_add_char(out, '\n');
}

/* "no errors", "1 error", "2 errors" */
static void add_count(struct text *out, size_t count, const char *what)
{
    if (count)
        text_format(out, "%zu", count);
    else
        text_add(out, "no");
    text_format(out, " %s%s", what, count == 1 ? "" : "s");
}

/* name (N diagrams), name (N diagrams) */
static void add_files(struct text *out, const struct run *run)
{
    const uint32_t *file = file_of_sources(out->arena, run);
    size_t *diagrams = arena_alloc(out->arena, (run->file_count + 1) * sizeof *diagrams);

    for (size_t i = 0; i < run->unit_count; i++)
        diagrams[file[run->units[i].at.source]]++;
    for (size_t i = 0; i < run->file_count; i++) {
        text_add(out, i ? ", " : "");
        utf8_add_clean(out, slice_of(run->sources->list.items[run->files[i]]->name));
        text_add(out, " (");
        add_count(out, diagrams[i], "diagram");
        text_add_char(out, ')');
    }
}

/* What was found and is not told, so that nobody takes the book for cleaner than it is. */
static void add_waived(struct text *out, const struct sink *sink)
{
    size_t meant = 0;
    for (size_t i = 0; i < sink->waived.count; i++)
        meant += sink->waived.items[i].waiver == WAIVED_AS_MEANT;
    if (meant)
        text_format(out, ", %zu meant", meant);
    if (sink->waived.count > meant)
        text_format(out, ", %zu known", sink->waived.count - meant);
}

static void add_summary(struct text *out, const struct run *run)
{
    enum { MOST_NAMED = 4 };
    size_t notes = sink_count(run->sink, NOTE);

    text_add(out, "checked ");
    if (run->file_count >= 1 && run->file_count <= MOST_NAMED) {
        add_files(out, run);
    } else {
        add_count(out, run->file_count, "file");
        text_add(out, " (");
        add_count(out, run->unit_count, "diagram");
        text_add_char(out, ')');
    }
    if (run->moves) {
        text_add(out, ", ");
        add_count(out, run->moves, "move");
    }
    text_add(out, ": ");
    add_count(out, sink_count(run->sink, ERROR), "error");
    text_add(out, ", ");
    add_count(out, sink_count(run->sink, WARNING), "warning");
    if (notes) {
        text_add(out, ", ");
        add_count(out, notes, "note");
    }
    add_waived(out, run->sink);
    text_add_char(out, '\n');
}

void report_human(struct text *out, const struct run *run)
{
    const struct palette *palette = run->colour ? &coloured : &plain;
    struct locator locator = locator_new(run), notes = locator_new(run);

    for (size_t i = 0; i < run->sink->findings.count; i++) {
        const struct finding *finding = &run->sink->findings.items[i];
        struct region region = locate(&locator, finding->at);
        add_finding_head(out, palette, &region, finding);
        text_add_char(out, '\n');
        add_excerpt(out, palette, &region, finding->at);
        for (size_t n = 0; n < finding->notes.count; n++)
            add_note(out, palette, &notes, &finding->notes.items[n],
                     gutter_width(region.begin.line));
    }
    add_summary(out, run);
}

/* The run as JUnit XML: a suite a file, a test case a diagram, so that a green run shows how many
 * were checked, and one more case a file for the text around the diagrams. */
#include "diag/report_parts.h"

#include <assert.h>

/* Things sorted into groups: those of group g are order[start[g]] up to order[start[g + 1]]. */
struct grouping {
    size_t *start, *order;
};

/* A counting sort, which keeps the order within a group. */
static struct grouping group(struct arena *arena, const size_t *group_of, size_t count,
                             size_t groups)
{
    struct grouping sorted = {
        .start = arena_alloc(arena, (groups + 2) * sizeof *sorted.start),
        .order = arena_alloc(arena, (count + 1) * sizeof *sorted.order),
    };
    size_t *next = sorted.start + 1; /* where group g goes on: at last, where the next starts */
    for (size_t i = 0; i < count; i++)
        next[group_of[i] + 1]++;
    for (size_t g = 0; g < groups; g++)
        next[g + 1] += next[g];
    for (size_t i = 0; i < count; i++)
        sorted.order[next[group_of[i]]++] = i;
    return sorted;
}

/* Cases are numbered: first the units in their order, then the text of each file. */
struct junit {
    struct text *out;
    const struct run *run;
    struct locator findings, units;
    struct text scratch;              /* a line before it is escaped */
    struct grouping of_suite;         /* cases by file */
    struct grouping of_case;          /* findings by case */
    const struct finding **failed_by; /* the first finding that fails each case, or NULL */
};

static bool is_failure(const struct run *run, const struct finding *finding)
{
    enum severity severity = finding_kind(finding->id)->severity;
    return severity == ERROR || (severity == WARNING && run->werror);
}

static bool is_before(struct span a, struct span b)
{
    return a.source != b.source ? a.source < b.source : a.begin < b.begin;
}

/* Findings and units are both sorted, so one walk along both finds the unit of each finding. */
static void sort_findings(struct junit *junit, const uint32_t *file)
{
    const struct run *run = junit->run;
    struct arena *arena = junit->out->arena;
    size_t count = run->sink->findings.count, cases = run->unit_count + run->file_count;
    size_t *case_of = arena_alloc(arena, (count + 1) * sizeof *case_of);
    size_t next = 0; /* the first unit behind the finding */

    junit->failed_by = arena_alloc(arena, (cases + 1) * sizeof *junit->failed_by);
    for (size_t i = 0; i < count; i++) {
        const struct finding *finding = &run->sink->findings.items[i];
        while (next < run->unit_count && !is_before(finding->at, run->units[next].at))
            next++;
        if (next && span_is_inside(finding->at, run->units[next - 1].at))
            case_of[i] = next - 1;
        else
            case_of[i] = run->unit_count + file[finding->at.source];
        if (is_failure(run, finding) && !junit->failed_by[case_of[i]])
            junit->failed_by[case_of[i]] = finding;
    }
    junit->of_case = group(arena, case_of, count, cases);
}

static void sort_cases(struct junit *junit, const uint32_t *file)
{
    const struct run *run = junit->run;
    size_t cases = run->unit_count + run->file_count;
    size_t *suite_of = arena_alloc(junit->out->arena, (cases + 1) * sizeof *suite_of);

    for (size_t i = 0; i < run->unit_count; i++)
        suite_of[i] = file[run->units[i].at.source];
    for (size_t i = 0; i < run->file_count; i++)
        suite_of[run->unit_count + i] = i;
    junit->of_suite = group(junit->out->arena, suite_of, cases, run->file_count);
}

static void add_attribute(struct text *out, const char *name, const char *value)
{
    text_format(out, " %s=\"", name);
    add_escaped(out, slice_of(value), xml_escapes);
    text_add_char(out, '"');
}

static void add_totals(struct text *out, size_t tests, size_t failures)
{
    text_format(out, " tests=\"%zu\" failures=\"%zu\" errors=\"0\" skipped=\"0\">\n", tests,
                failures);
}

/* The short lines of the case's findings that fail it, or of those that do not. How many. */
static size_t add_lines(struct text *out, struct junit *junit, size_t number, bool failures)
{
    const size_t *order = junit->of_case.order;
    size_t count = 0;
    for (size_t i = junit->of_case.start[number]; i < junit->of_case.start[number + 1]; i++) {
        const struct finding *finding = &junit->run->sink->findings.items[order[i]];
        if (is_failure(junit->run, finding) != failures)
            continue;
        text_add(out, count++ ? "\n" : "");
        junit->scratch.len = 0;
        add_short_line(&junit->scratch, &junit->findings, finding);
        add_escaped(out, slice_of(junit->scratch.ptr), xml_escapes);
    }
    return count;
}

static void add_outcome(struct junit *junit, size_t number)
{
    struct text *out = junit->out;
    const struct finding *failed_by = junit->failed_by[number];
    if (failed_by) {
        text_add(out, "      <failure");
        add_attribute(out, "message", failed_by->message);
        add_attribute(out, "type", finding_kind(failed_by->id)->code);
        text_add_char(out, '>');
        add_lines(out, junit, number, true);
        text_add(out, "</failure>\n");
    }
    struct text others = text_new(out->arena);
    if (add_lines(&others, junit, number, false)) {
        text_add(out, "      <system-out>");
        text_add_slice(out, text_slice(&others));
        text_add(out, "</system-out>\n");
    }
}

static void add_case(struct junit *junit, const char *suite, size_t number)
{
    struct text *out = junit->out;
    bool is_unit = number < junit->run->unit_count;
    const struct checked_unit *unit = is_unit ? &junit->run->units[number] : NULL;
    const char *file = unit ? source_get(junit->run->sources, unit->at)->name : suite;

    text_add(out, "    <testcase");
    add_attribute(out, "name", unit ? unit->name : "the text around the diagrams");
    add_attribute(out, "classname", suite);
    add_attribute(out, "file", file);
    text_format(out, " line=\"%u\"", unit ? locate(&junit->units, unit->at).begin.line : 1);
    if (junit->of_case.start[number] == junit->of_case.start[number + 1]) {
        text_add(out, "/>\n");
        return;
    }
    text_add(out, ">\n");
    add_outcome(junit, number);
    text_add(out, "    </testcase>\n");
}

static void add_suite(struct junit *junit, size_t number)
{
    const struct run *run = junit->run;
    const char *name = run->sources->list.items[run->files[number]]->name;
    const size_t *order = junit->of_suite.order;
    size_t from = junit->of_suite.start[number], to = junit->of_suite.start[number + 1];
    size_t failures = 0;

    for (size_t i = from; i < to; i++)
        failures += junit->failed_by[order[i]] != NULL;
    text_add(junit->out, "  <testsuite");
    add_attribute(junit->out, "name", name);
    add_totals(junit->out, to - from, failures);
    for (size_t i = from; i < to; i++)
        add_case(junit, name, order[i]);
    text_add(junit->out, "  </testsuite>\n");
}

void report_junit(struct text *out, const struct run *run)
{
    struct junit junit = {.out = out,
                          .run = run,
                          .findings = locator_new(run),
                          .units = locator_new(run),
                          .scratch = text_new(out->arena)};
    size_t cases = run->unit_count + run->file_count, failures = 0;
    const uint32_t *file = file_of_sources(out->arena, run);

    assert(run->file_count || (!run->unit_count && !run->sink->findings.count));
    sort_findings(&junit, file);
    sort_cases(&junit, file);
    for (size_t i = 0; i < cases; i++)
        failures += junit.failed_by[i] != NULL;
    text_add(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"rookpress\"");
    add_totals(out, cases, failures);
    for (size_t i = 0; i < run->file_count; i++)
        add_suite(&junit, i);
    text_add(out, "</testsuites>\n");
}

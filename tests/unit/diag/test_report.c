/* The report formats: exact output for a small run, and for names, texts and places that a format
 * could stumble over. */
#include "base/utf8.h"
#include "base/version.h"
#include "diag/report.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A run in the making. */
struct book {
    struct arena arena;
    struct sources sources;
    struct sink sink;
    uint32_t files[8];
    struct checked_unit units[8];
    struct run run;
};

static int begin(void **state)
{
    struct book *book = calloc(1, sizeof *book);
    assert_non_null(book);
    book->sources.arena = book->sink.arena = &book->arena;
    book->run.sources = &book->sources;
    book->run.sink = &book->sink;
    book->run.files = book->files;
    book->run.units = book->units;
    *state = book;
    return 0;
}

static int end(void **state)
{
    struct book *book = *state;
    arena_free(&book->arena);
    free(book);
    return 0;
}

static const struct source *add_file(struct book *book, const char *name, const char *text)
{
    const struct source *source = source_add(&book->sources, name, slice_of(text));
    book->files[book->run.file_count++] = source->index;
    return source;
}

/* The span of the first `words` in the source. */
static struct span span_of(const struct source *source, const char *words)
{
    const char *at = strstr(source->text.ptr, words);
    assert_non_null(at);
    return source_span(source, (struct slice){at, strlen(words)});
}

static struct span span_at(const struct source *source, size_t from, size_t to)
{
    return (struct span){source->index, (uint32_t)from, (uint32_t)to};
}

static void add_unit(struct book *book, const char *name, struct span at)
{
    book->units[book->run.unit_count++] = (struct checked_unit){at, name};
}

static const char *report(struct book *book, report_fn *format)
{
    struct text out = text_new(&book->arena);
    format(&out, &book->run);
    assert_int_equal(strlen(out.ptr), out.len);
    return out.ptr;
}

/* The whole output of a format. */
static void expect(struct book *book, report_fn *format, const char *wanted)
{
    assert_string_equal(report(book, format), wanted);
}

/* A part of it. */
static void expect_part(struct book *book, report_fn *format, const char *wanted)
{
    const char *got = report(book, format);
    if (!strstr(got, wanted))
        fail_msg("no %s\nin %s", wanted, got);
}

static const char RULES[] = "# Rules\n"
                            "\n"
                            "    arrow: e5, z4, black\n"
                            "    card: Q, 1, 1\n"
                            "\n"
                            "Text.\n";

/* An error with both kinds of note in a diagram, a warning in the text, a note beside the book. */
static void fill(struct book *book)
{
    const struct source *rules = add_file(book, "rules.md", RULES);
    const struct source *contents =
        source_add(&book->sources, "rules_contents.csv", slice_of("Zombie,dead\n"));
    const struct source *more = add_file(book, "more.md", "nothing\n");

    finding_add(&book->sink, BAD_SQUARE, span_of(rules, "z4"), "'z4' is no square");
    finding_note(&book->sink, "did you mean 'e4'?");
    finding_note_at(&book->sink, span_of(rules, "e5"), "the arrow starts here");
    finding_add(&book->sink, PIECE_CENSUS, span_of(rules, "Q"), "two queens");
    finding_add(&book->sink, HEADING_JUMP, span_of(rules, "Text."), "a jump");
    finding_add(&book->sink, FRONT_MATTER_EXTRA, span_of(contents, "dead"), "not used");
    finding_add(&book->sink, BAD_UTF8, span_at(more, 0, 7), "bad");
    add_unit(book, "Rules, diagram 1", span_of(rules, "arrow: e5, z4, black\n    card: Q, 1, 1\n"));
    book->run.moves = 12;
}

static void test_names(void **state)
{
    (void)state;
    const char *const wanted[] = {"human", "short", "json", "github", "sarif", "junit"};
    report_fn *const functions[] = {report_human,  report_short, report_json,
                                    report_github, report_sarif, report_junit};
    for (size_t i = 0; i < 6; i++) {
        assert_string_equal(report_names[i], wanted[i]);
        assert_true(report_find(slice_of(wanted[i])) == functions[i]);
    }
    assert_null(report_names[6]);
    assert_null(report_find(slice_of("xml")));
    assert_null(report_find(slice_of("")));
    assert_null(report_find((struct slice){"jsonx", 3}));
}

static void test_short(void **state)
{
    fill(*state);
    expect(*state, report_short,
           "rules.md:3:16: error: 'z4' is no square [bad-square]\n"
           "rules.md:4:11: warning: two queens [piece-census]\n"
           "rules.md:6:1: warning: a jump [heading-jump]\n"
           "rules_contents.csv:1:8: note: not used [front-matter-extra]\n"
           "more.md:1:1: error: bad [bad-utf8]\n");
}

static void test_human(void **state)
{
    fill(*state);
    expect(*state, report_human,
           "rules.md:3:16: error: 'z4' is no square [bad-square]\n"
           "    3 |     arrow: e5, z4, black\n"
           "      |                ^~\n"
           "      = note: did you mean 'e4'?\n"
           "rules.md:3:12: note: the arrow starts here\n"
           "rules.md:4:11: warning: two queens [piece-census]\n"
           "    4 |     card: Q, 1, 1\n"
           "      |           ^\n"
           "rules.md:6:1: warning: a jump [heading-jump]\n"
           "    6 | Text.\n"
           "      | ^~~~~\n"
           "rules_contents.csv:1:8: note: not used [front-matter-extra]\n"
           "    1 | Zombie,dead\n"
           "      |        ^~~~\n"
           "more.md:1:1: error: bad [bad-utf8]\n"
           "    1 | nothing\n"
           "      | ^~~~~~~\n"
           "checked rules.md (1 diagram), more.md (no diagrams), 12 moves: 2 errors, 2 warnings, 1 "
           "note\n");
}

static void test_colour(void **state)
{
    struct book *book = *state;
    const struct source *source = add_file(book, "a.md", "abc\n");
    finding_add(&book->sink, BAD_SQUARE, span_of(source, "b"), "wrong");
    finding_note(&book->sink, "why");
    finding_note_at(&book->sink, span_of(source, "a"), "where");
    finding_add(&book->sink, PIECE_CENSUS, span_of(source, "c"), "odd");
    book->run.colour = true;
    expect(book, report_human,
           "\033[1ma.md:1:2:\033[0m \033[1;31merror:\033[0m wrong [bad-square]\n"
           "    1 | abc\n"
           "      |  \033[1;32m^\033[0m\n"
           "      = \033[1;36mnote:\033[0m why\n"
           "\033[1ma.md:1:1:\033[0m \033[1;36mnote:\033[0m where\n"
           "\033[1ma.md:1:3:\033[0m \033[1;35mwarning:\033[0m odd [piece-census]\n"
           "    1 | abc\n"
           "      |   \033[1;32m^\033[0m\n"
           "checked a.md (no diagrams): 1 error, 1 warning\n");
    expect(book, report_short,
           "a.md:1:2: error: wrong [bad-square]\n"
           "a.md:1:3: warning: odd [piece-census]\n");
}

static void test_summary(void **state)
{
    struct book *book = *state;
    expect(book, report_human, "checked no files (no diagrams): no errors, no warnings\n");
    add_unit(book, "1", span_at(add_file(book, "a.md", ""), 0, 0));
    add_unit(book, "2", span_at(add_file(book, "b.md", ""), 0, 0));
    add_unit(book, "3", span_at(source_add(&book->sources, "b.csv", slice_of("")), 0, 0));
    expect(book, report_human,
           "checked a.md (1 diagram), b.md (2 diagrams): no errors, no warnings\n");
    add_file(book, "c.md", "");
    add_file(book, "d.md", "");
    expect(book, report_human,
           "checked a.md (1 diagram), b.md (2 diagrams), c.md (no diagrams), d.md (no diagrams): "
           "no errors, no warnings\n");
    add_file(book, "e.md", "");
    expect(book, report_human, "checked 5 files (3 diagrams): no errors, no warnings\n");
}

/* Tabs are repeated, other characters are one blank each, bytes that are no text are replaced. */
static void test_human_columns(void **state)
{
    struct book *book = *state;
    const struct source *source = add_file(book, "t.md",
                                           "\tx\ty z\n"
                                           "\xC3\xA9\xE2\x99\x9F\xF0\x9F\x98\x80 bad\n"
                                           "\033[31m\xFF\xC3 bad\r\n");
    finding_add(&book->sink, BAD_SQUARE, span_of(source, "\tx"), "tab first");
    finding_add(&book->sink, BAD_SQUARE, span_of(source, "x\ty"), "tab inside");
    finding_add(&book->sink, BAD_SQUARE, span_of(source, "bad"), "wide");
    finding_add(&book->sink, BAD_SQUARE, span_of(source, "bad\r\n"), "hostile");
    expect(book, report_human,
           "t.md:1:1: error: tab first [bad-square]\n"
           "    1 | \tx\ty z\n"
           "      | ^\n"
           "t.md:1:2: error: tab inside [bad-square]\n"
           "    1 | \tx\ty z\n"
           "      | \t^\t~\n"
           "t.md:2:5: error: wide [bad-square]\n"
           "    2 | \xC3\xA9\xE2\x99\x9F\xF0\x9F\x98\x80 bad\n"
           "      |     ^~~\n"
           "t.md:3:9: error: hostile [bad-square]\n"
           "    3 | \xEF\xBF\xBD[31m\xEF\xBF\xBD\xEF\xBF\xBD bad\n"
           "      |         ^~~\n"
           "checked t.md (no diagrams): 4 errors, no warnings\n");
}

/* Places that people would not expect on the next line, or behind the last one. */
static void test_edges(void **state)
{
    struct book *book = *state;
    const struct source *lines = add_file(book, "lines.md", "one\n\n  two\nthree\n");
    const struct source *empty = add_file(book, "empty.md", "");
    finding_add(&book->sink, BAD_SQUARE, span_of(lines, "ne\n"), "to the line's end");
    finding_add(&book->sink, BAD_SQUARE, span_at(lines, 3, 4), "the line end");
    finding_add(&book->sink, BAD_SQUARE, span_at(lines, 4, 4), "an empty line");
    finding_add(&book->sink, BAD_SQUARE, span_of(lines, "two\nthr"), "two lines");
    finding_add(&book->sink, BAD_SQUARE, span_at(lines, lines->text.len, lines->text.len), "last");
    finding_add(&book->sink, BAD_SQUARE, span_at(empty, 0, 0), "nothing");
    expect(book, report_human,
           "lines.md:1:2: error: to the line's end [bad-square]\n"
           "    1 | one\n"
           "      |  ^~\n"
           "lines.md:1:4: error: the line end [bad-square]\n"
           "    1 | one\n"
           "      |    ^\n"
           "lines.md:2:1: error: an empty line [bad-square]\n"
           "    2 |\n"
           "      | ^\n"
           "lines.md:3:3: error: two lines [bad-square]\n"
           "    3 |   two\n"
           "      |   ^~~\n"
           "lines.md:4:6: error: last [bad-square]\n"
           "    4 | three\n"
           "      |      ^\n"
           "empty.md:1:1: error: nothing [bad-square]\n"
           "    1 |\n"
           "      | ^\n"
           "checked lines.md (no diagrams), empty.md (no diagrams): 6 errors, no warnings\n");
    expect(book, report_github,
           "::error file=lines.md,line=1,endLine=1,col=2,endColumn=4,title=rookpress%3A bad-square"
           "::to the line's end\n"
           "::error file=lines.md,line=1,endLine=1,col=4,endColumn=4,title=rookpress%3A bad-square"
           "::the line end\n"
           "::error file=lines.md,line=2,endLine=2,col=1,endColumn=1,title=rookpress%3A bad-square"
           "::an empty line\n"
           "::error file=lines.md,line=3,endLine=4,title=rookpress%3A bad-square::two lines\n"
           "::error file=lines.md,line=4,endLine=4,col=6,endColumn=6,title=rookpress%3A bad-square"
           "::last\n"
           "::error file=empty.md,line=1,endLine=1,col=1,endColumn=1,title=rookpress%3A bad-square"
           "::nothing\n");
    expect_part(book, report_json,
                "{\"file\": \"lines.md\", \"line\": 3, \"column\": 3, \"endLine\": 4, "
                "\"endColumn\": 4, \"severity\": \"error\", \"code\": \"bad-square\", "
                "\"message\": \"two lines\", \"notes\": []}");
}

/* A long line is shown as a window; the caret line is as wide as what the window shows of it. */
static void test_human_long(void **state)
{
    struct book *book = *state;
    enum { LEN = 1000 };
    char *line = arena_alloc(&book->arena, LEN + 2);
    memset(line, 'x', LEN);
    memcpy(line + 10, "EARLY", 5);
    memcpy(line + 500, "\xE2\x99\x9FMID", 6);
    memcpy(line + LEN - 3, "END\n", 4);
    const struct source *source = add_file(book, "long.md", line);
    char x[101];
    memset(x, 'x', 100);
    x[100] = '\0';

    finding_add(&book->sink, BAD_SQUARE, span_of(source, "EARLY"), "1");
    finding_add(&book->sink, BAD_SQUARE, span_at(source, 20, LEN), "2");
    finding_add(&book->sink, BAD_SQUARE, span_of(source, "MID"), "3");
    finding_add(&book->sink, BAD_SQUARE, span_of(source, "END"), "4");
    const char *wanted = format_string(
        &book->arena,
        "long.md:1:11: error: 1 [bad-square]\n"
        "    1 | %.10sEARLY%.79s...\n"
        "      | %10s^~~~~\n"
        "long.md:1:21: error: 2 [bad-square]\n"
        "    1 | %.10sEARLY%.79s...\n"
        "      | %20s^%.73s\n"
        "long.md:1:502: error: 3 [bad-square]\n"
        "    1 | ...%.39s\xE2\x99\x9FMID%.51s...\n"
        "      |    %40s^~~\n"
        "long.md:1:996: error: 4 [bad-square]\n"
        "    1 | ...%.40sEND\n"
        "      |    %40s^~~\n"
        "checked long.md (no diagrams): 4 errors, no warnings\n",
        x, x, "", x, x, "",
        "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~", x, x,
        "", x, "");
    expect(book, report_human, wanted);
}

static bool is_boundary(const struct source *source, size_t at)
{
    uint32_t code;
    size_t to = 0;
    while (to < at)
        to += utf8_next((struct slice){source->text.ptr + to, source->text.len - to}, &code);
    return to == at;
}

/* Findings that end in any order, several in a line: the places must be those that source_place
 * counts from the line's start. */
static void test_places(void **state)
{
    struct book *book = *state;
    const struct source *source =
        add_file(book, "p", "a\xC3\xA9\xFF\xE2\x99\x9F!\xF0\x9F\x98\x80z\nab\xC3\xA9z");
    size_t len = source->text.len;
    for (size_t from = 0; from < len; from++)
        for (size_t to = len; to > from; to--)
            if (is_boundary(source, from) && is_boundary(source, to) &&
                source->text.ptr[to - 1] != '\n')
                finding_add(&book->sink, BAD_SQUARE, span_at(source, from, to), "m");
    assert_int_equal(book->sink.findings.count, 70);
    struct text wanted = text_new(&book->arena);
    for (size_t i = 0; i < book->sink.findings.count; i++) {
        struct span at = book->sink.findings.items[i].at;
        struct place b = source_place(source, at.begin), e = source_place(source, at.end);
        text_format(&wanted,
                    "%s  {\"file\": \"p\", \"line\": %u, \"column\": %u, \"endLine\": %u, "
                    "\"endColumn\": %u, \"severity\": \"error\", \"code\": \"bad-square\", "
                    "\"message\": \"m\", \"notes\": []}",
                    i ? ",\n" : "[\n", b.line, b.column, e.line, e.column);
    }
    text_add(&wanted, "],\n");
    expect_part(book, report_json, wanted.ptr);
}

static void test_json(void **state)
{
    struct book *book = *state;
    expect(book, report_json,
           "{\"version\": 1,\n \"files\": [],\n \"diagnostics\": [],\n"
           " \"summary\": {\"errors\": 0, \"warnings\": 0, \"notes\": 0, \"diagrams\": 0, "
           "\"moves\": 0}}\n");
    fill(book);
    expect(book, report_json,
           "{\"version\": 1,\n"
           " \"files\": [\"rules.md\", \"more.md\"],\n"
           " \"diagnostics\": [\n"
           "  {\"file\": \"rules.md\", \"line\": 3, \"column\": 16, \"endLine\": 3, "
           "\"endColumn\": 18, \"severity\": \"error\", \"code\": \"bad-square\", "
           "\"message\": \"'z4' is no square\", \"notes\": [\"did you mean 'e4'?\", "
           "\"rules.md:3:12: the arrow starts here\"]},\n"
           "  {\"file\": \"rules.md\", \"line\": 4, \"column\": 11, \"endLine\": 4, "
           "\"endColumn\": 12, \"severity\": \"warning\", \"code\": \"piece-census\", "
           "\"message\": \"two queens\", \"notes\": []},\n"
           "  {\"file\": \"rules.md\", \"line\": 6, \"column\": 1, \"endLine\": 6, "
           "\"endColumn\": 6, \"severity\": \"warning\", \"code\": \"heading-jump\", "
           "\"message\": \"a jump\", \"notes\": []},\n"
           "  {\"file\": \"rules_contents.csv\", \"line\": 1, \"column\": 8, \"endLine\": 1, "
           "\"endColumn\": 12, \"severity\": \"note\", \"code\": \"front-matter-extra\", "
           "\"message\": \"not used\", \"notes\": []},\n"
           "  {\"file\": \"more.md\", \"line\": 1, \"column\": 1, \"endLine\": 1, "
           "\"endColumn\": 8, \"severity\": \"error\", \"code\": \"bad-utf8\", "
           "\"message\": \"bad\", \"notes\": []}],\n"
           " \"summary\": {\"errors\": 2, \"warnings\": 2, \"notes\": 1, \"diagrams\": 1, "
           "\"moves\": 12}}\n");
}

static void test_github(void **state)
{
    fill(*state);
    expect(*state, report_github,
           "::error file=rules.md,line=3,endLine=3,col=16,endColumn=18,"
           "title=rookpress%3A bad-square::'z4' is no square%0Anote: did you mean 'e4'?"
           "%0Arules.md:3:12: note: the arrow starts here\n"
           "::warning file=rules.md,line=4,endLine=4,col=11,endColumn=12,"
           "title=rookpress%3A piece-census::two queens\n"
           "::warning file=rules.md,line=6,endLine=6,col=1,endColumn=6,"
           "title=rookpress%3A heading-jump::a jump\n"
           "::notice file=rules_contents.csv,line=1,endLine=1,col=8,endColumn=12,"
           "title=rookpress%3A front-matter-extra::not used\n"
           "::error file=more.md,line=1,endLine=1,col=1,endColumn=8,"
           "title=rookpress%3A bad-utf8::bad\n");
}

static void test_junit(void **state)
{
    struct book *book = *state;
    expect(book, report_junit,
           "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<testsuites name=\"rookpress\" tests=\"0\" failures=\"0\" errors=\"0\" skipped=\"0\">\n"
           "</testsuites>\n");
    fill(book);
    expect(book, report_junit,
           "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<testsuites name=\"rookpress\" tests=\"3\" failures=\"2\" errors=\"0\" skipped=\"0\">\n"
           "  <testsuite name=\"rules.md\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\">\n"
           "    <testcase name=\"Rules, diagram 1\" classname=\"rules.md\" file=\"rules.md\" "
           "line=\"3\">\n"
           "      <failure message=\"'z4' is no square\" type=\"bad-square\">rules.md:3:16: error: "
           "'z4' is no square [bad-square]</failure>\n"
           "      <system-out>rules.md:4:11: warning: two queens [piece-census]</system-out>\n"
           "    </testcase>\n"
           "    <testcase name=\"the text around the diagrams\" classname=\"rules.md\" "
           "file=\"rules.md\" line=\"1\">\n"
           "      <system-out>rules.md:6:1: warning: a jump [heading-jump]\n"
           "rules_contents.csv:1:8: note: not used [front-matter-extra]</system-out>\n"
           "    </testcase>\n"
           "  </testsuite>\n"
           "  <testsuite name=\"more.md\" tests=\"1\" failures=\"1\" errors=\"0\" skipped=\"0\">\n"
           "    <testcase name=\"the text around the diagrams\" classname=\"more.md\" "
           "file=\"more.md\" line=\"1\">\n"
           "      <failure message=\"bad\" type=\"bad-utf8\">more.md:1:1: error: bad "
           "[bad-utf8]</failure>\n"
           "    </testcase>\n"
           "  </testsuite>\n"
           "</testsuites>\n");
}

/* A warning fails its case with --werror. */
static void test_junit_werror(void **state)
{
    struct book *book = *state;
    fill(book);
    book->run.werror = true;
    expect_part(book, report_junit, "<testsuites name=\"rookpress\" tests=\"3\" failures=\"3\"");
    expect_part(book, report_junit,
                "      <failure message=\"'z4' is no square\" type=\"bad-square\">rules.md:3:16: "
                "error: 'z4' is no square [bad-square]\n"
                "rules.md:4:11: warning: two queens [piece-census]</failure>\n"
                "    </testcase>\n");
    expect_part(book, report_junit,
                "      <failure message=\"a jump\" type=\"heading-jump\">rules.md:6:1: warning: a "
                "jump [heading-jump]</failure>\n"
                "      <system-out>rules_contents.csv:1:8: note: not used "
                "[front-matter-extra]</system-out>\n");
}

/* Which case a finding at the edge of a unit belongs to: a green case ends with "/>". */
static void test_junit_units(void **state)
{
    struct book *book = *state;
    const struct source *source = add_file(book, "u.md", "0123456789");
    add_unit(book, "left", span_at(source, 2, 4));
    add_unit(book, "right", span_at(source, 4, 6));
    add_unit(book, "free", span_at(source, 8, 9));
    finding_add(&book->sink, BAD_SQUARE, span_at(source, 1, 3), "before");
    finding_add(&book->sink, BAD_SQUARE, span_at(source, 4, 4), "right start");
    finding_add(&book->sink, BAD_SQUARE, span_at(source, 6, 6), "right end");
    finding_add(&book->sink, BAD_SQUARE, span_at(source, 6, 7), "behind");
    expect_part(book, report_junit,
                "    <testcase name=\"left\" classname=\"u.md\" file=\"u.md\" line=\"1\"/>\n"
                "    <testcase name=\"right\" classname=\"u.md\" file=\"u.md\" line=\"1\">\n"
                "      <failure message=\"right start\" type=\"bad-square\">"
                "u.md:1:5: error: right start [bad-square]\n"
                "u.md:1:7: error: right end [bad-square]</failure>\n"
                "    </testcase>\n"
                "    <testcase name=\"free\" classname=\"u.md\" file=\"u.md\" line=\"1\"/>\n"
                "    <testcase name=\"the text around the diagrams\" classname=\"u.md\" "
                "file=\"u.md\" line=\"1\">\n"
                "      <failure message=\"before\" type=\"bad-square\">"
                "u.md:1:2: error: before [bad-square]\n"
                "u.md:1:7: error: behind [bad-square]</failure>\n");
}

/* A rule in the SARIF report: `"ruleId": …, "ruleIndex": …`. */
static const char *rule(struct book *book, enum finding_id id)
{
    return format_string(&book->arena, "{\"ruleId\": \"%s\", \"ruleIndex\": %d, \"level\": \"%s\"",
                         finding_kind(id)->code, (int)id,
                         severity_name(finding_kind(id)->severity));
}

static void test_sarif(void **state)
{
    struct book *book = *state;
    fill(book);
    const char *got = report(book, report_sarif);
    const struct finding_kind *first = finding_kind((enum finding_id)0);
    const char *head = format_string(
        &book->arena,
        "{\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n"
        " \"version\": \"2.1.0\",\n"
        " \"runs\": [{\n"
        "  \"tool\": {\"driver\": {\"name\": \"rookpress\", \"version\": \"%s\", \"rules\": [\n"
        "      {\"id\": \"%s\", \"shortDescription\": {\"text\": \"%s\"}, "
        "\"defaultConfiguration\": {\"level\": \"%s\"}},\n",
        ROOKPRESS_VERSION, first->code, first->title, severity_name(first->severity));
    assert_memory_equal(got, head, strlen(head));
    const char *tail = strstr(got, "]}},\n  \"columnKind\"");
    assert_non_null(tail);
    const char *wanted = format_string(
        &book->arena,
        "]}},\n"
        "  \"columnKind\": \"unicodeCodePoints\",\n"
        "  \"newlineSequences\": [\"\\r\\n\", \"\\n\", \"\\r\"],\n"
        "  \"artifacts\": [\n"
        "    {\"location\": {\"uri\": \"rules.md\", \"index\": 0}},\n"
        "    {\"location\": {\"uri\": \"rules_contents.csv\", \"index\": 1}},\n"
        "    {\"location\": {\"uri\": \"more.md\", \"index\": 2}}],\n"
        "  \"results\": [\n"
        "    %s, \"message\": {\"text\": \"'z4' is no square\\nnote: did you mean 'e4'?\"}, "
        "\"locations\": [{\"physicalLocation\": {\"artifactLocation\": {\"uri\": \"rules.md\", "
        "\"index\": 0}, \"region\": {\"startLine\": 3, \"startColumn\": 16, \"endLine\": 3, "
        "\"endColumn\": 18}}}], \"relatedLocations\": [{\"id\": 1, \"message\": {\"text\": "
        "\"the arrow starts here\"}, \"physicalLocation\": {\"artifactLocation\": {\"uri\": "
        "\"rules.md\", \"index\": 0}, \"region\": {\"startLine\": 3, \"startColumn\": 12, "
        "\"endLine\": 3, \"endColumn\": 14}}}], "
        "\"partialFingerprints\": {\"rookpressFinding/v1\": \"%s\"}},\n"
        "    %s, \"message\": {\"text\": \"two queens\"}, "
        "\"locations\": [{\"physicalLocation\": {\"artifactLocation\": {\"uri\": \"rules.md\", "
        "\"index\": 0}, \"region\": {\"startLine\": 4, \"startColumn\": 11, \"endLine\": 4, "
        "\"endColumn\": 12}}}], \"partialFingerprints\": {\"rookpressFinding/v1\": \"%s\"}},\n",
        rule(book, BAD_SQUARE), "36175c7078dc8892", rule(book, PIECE_CENSUS), "36c42ff813031583");
    char *have = arena_copy(&book->arena, tail, strlen(wanted));
    assert_string_equal(have, wanted);
    expect_part(book, report_sarif, rule(book, FRONT_MATTER_EXTRA));
}

/* The fingerprints in a report, in order. */
static size_t fingerprints(char prints[][17], size_t room, const char *sarif)
{
    static const char key[] = "\"rookpressFinding/v1\": \"";
    size_t count = 0;
    for (const char *at = sarif; (at = strstr(at, key)); count++) {
        at += strlen(key);
        assert_true(count < room);
        snprintf(prints[count], sizeof prints[count], "%.16s", at);
    }
    return count;
}

/* Moved lines and changed blanks keep a fingerprint; equal lines are told apart by their order; the
 * code, the file and the text all count. */
static void test_fingerprints(void **state)
{
    struct book *book = *state;
    char p[8][17];
    const struct source *a = add_file(book, "a.md", "arrow: z4\n");
    const struct source *moved =
        add_file(book, "./a.md", "new\n\n  arrow: z4 \t\r\narrow: z4\narrow: z5\n");
    const struct source *b = add_file(book, "b.md", "arrow: z4\n");

    finding_add(&book->sink, BAD_SQUARE, span_of(a, "z4"), "first");
    finding_add(&book->sink, PIECE_CENSUS, span_of(a, "z4"), "another code");
    assert_int_equal(fingerprints(p, 8, report(book, report_sarif)), 2);
    assert_string_not_equal(p[0], p[1]);
    book->sink.findings.count = 0;
    finding_add(&book->sink, BAD_SQUARE, span_of(moved, "z4 \t"), "moved");
    finding_add(&book->sink, BAD_SQUARE, span_of(moved, "z4\n"), "again");
    finding_add(&book->sink, BAD_SQUARE, span_of(moved, "z5"), "another text");
    finding_add(&book->sink, BAD_SQUARE, span_of(b, "z4"), "another file");
    assert_int_equal(fingerprints(p + 2, 6, report(book, report_sarif)), 4);
    assert_string_equal(p[0], p[2]);
    for (size_t i = 1; i < 6; i++)
        for (size_t j = i + 1; j < 6; j++)
            assert_string_not_equal(p[i], p[j]);
}

static void test_uris(void **state)
{
    struct book *book = *state;
    add_file(book, ".//my rules/100%.md", "");
    add_file(book, "/srv/a:b#c?.md", "");
    add_file(book, "<stdin>", "");
    add_file(book, "../caf\xC3\xA9\xFF\n.md", "");
    expect_part(book, report_sarif,
                "    {\"location\": {\"uri\": \"my%20rules/100%25.md\", \"index\": 0}},\n"
                "    {\"location\": {\"uri\": \"file:///srv/a%3Ab%23c%3F.md\", \"index\": 1}},\n"
                "    {\"location\": {\"uri\": \"stdin\", \"index\": 2}},\n"
                "    {\"location\": {\"uri\": \"../caf%C3%A9%FF%0A.md\", \"index\": 3}}],\n");
}

/* What the formats make of bytes that mean something to them, in a name and in messages. */
static void test_hostile(void **state)
{
    struct book *book = *state;
    const struct source *source = add_file(book, "a\n\"b\",\\<c>:&\t%\033\xFF.md", "x");
    finding_add(&book->sink, BAD_SQUARE, span_at(source, 0, 1), "%s",
                "]]> \"q\" \\ <&> 5% \r\n\t\033[2J \xC2\x9B \xEF\xBF\xBF \xC3");
    finding_note(&book->sink, "n\n\"%%\"");
    finding_note_at(&book->sink, span_at(source, 0, 1), "at\n");
    add_unit(book, "<u> \"1\"\n\001", span_at(source, 0, 1));
#define BAD "\xEF\xBF\xBD"
    expect(book, report_short,
           "a" BAD "\"b\",\\<c>:&\t%" BAD BAD ".md:1:1: error: ]]> \"q\" \\ <&> 5% " BAD BAD
           "\t" BAD "[2J " BAD " " BAD " " BAD " [bad-square]\n");
    expect_part(book, report_human, "\n      = note: n" BAD "\"%\"\n");
    expect_part(book, report_json, "\"files\": [\"a\\n\\\"b\\\",\\\\<c>:&\\t%" BAD BAD ".md\"]");
    expect_part(book, report_json,
                "\"message\": \"]]> \\\"q\\\" \\\\ <&> 5% \\r\\n\\t" BAD "[2J " BAD " " BAD " " BAD
                "\", \"notes\": [\"n\\n\\\"%\\\"\", \"a\\n\\\"b\\\",\\\\<c>:&\\t%" BAD BAD
                ".md:1:1: at\\n\"]");
    expect(book, report_github,
           "::error file=a%0A\"b\"%2C\\<c>%3A&\t%25" BAD BAD ".md,line=1,endLine=1,col=1,"
           "endColumn=2,title=rookpress%3A bad-square::]]> \"q\" \\ <&> 5%25 %0D%0A\t" BAD
           "[2J " BAD " " BAD " " BAD "%0Anote: n%0A\"%25\"%0Aa%0A\"b\",\\<c>:&\t%25" BAD BAD
           ".md:1:1: note: at%0A\n");
    expect_part(book, report_sarif,
                "\"message\": {\"text\": \"]]> \\\"q\\\" \\\\ <&> 5% \\r\\n\\t" BAD "[2J " BAD
                " " BAD " " BAD "\\nnote: n\\n\\\"%\\\"\"}");
    expect_part(book, report_junit,
                "<testcase name=\"&lt;u&gt; &quot;1&quot;" BAD BAD "\" classname=\"a" BAD
                "&quot;b&quot;,\\&lt;c&gt;:&amp;&#9;%" BAD BAD ".md\"");
    expect_part(book, report_junit,
                "<failure message=\"]]&gt; &quot;q&quot; \\ &lt;&amp;&gt; 5% " BAD BAD "&#9;" BAD
                "[2J " BAD " " BAD " " BAD "\" type=\"bad-square\">a" BAD);
#undef BAD
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(test_##name, begin, end)
    const struct CMUnitTest tests[] = {
        TEST(names),        TEST(short),       TEST(human),         TEST(colour),
        TEST(summary),      TEST(edges),       TEST(human_columns), TEST(human_long),
        TEST(places),       TEST(json),        TEST(github),        TEST(junit),
        TEST(junit_werror), TEST(junit_units), TEST(sarif),         TEST(fingerprints),
        TEST(uris),         TEST(hostile),
    };
#undef TEST
    return cmocka_run_group_tests_name("report", tests, NULL, NULL);
}

/* Total fit, on letters that are all one unit wide: by example, and against a slow search of all
 * ways to break. */
#include "../test.h"

#include "base/text.h"
#include "text/break.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_ITEMS = 400 };

/* Boxes of one letter a unit, spaces of a unit that stretch by half of it and shrink by three
 * eighths. In the text
 * '-' is a place to divide a word, '/' a free one, '|' the end of a line. */
struct sample {
    struct arena arena;
    struct break_item items[MOST_ITEMS];
    char shown[MOST_ITEMS]; /* the character of each item */
    size_t count;
};

static void add_item(struct sample *s, char shown, struct break_item item)
{
    assert_true(s->count < MOST_ITEMS);
    s->shown[s->count] = shown;
    s->items[s->count++] = item;
}

static struct break_item item_for(char c)
{
    switch (c) {
    case ' ':
        return (struct break_item){.kind = BREAK_GLUE, .width = 1, .stretch = 0.5, .shrink = 0.375};
    case '-':
        return (struct break_item){
            .kind = BREAK_PENALTY, .width = 1.5, .cost = 50, .is_flagged = true};
    case '/':
        return (struct break_item){.kind = BREAK_PENALTY};
    default:
        return (struct break_item){.kind = BREAK_BOX, .width = 1};
    }
}

static void end_line(struct sample *s)
{
    add_item(s, 0, (struct break_item){.kind = BREAK_PENALTY, .cost = BREAK_NEVER});
    add_item(s, 0, (struct break_item){.kind = BREAK_GLUE, .is_fill = true});
    add_item(s, 0, (struct break_item){.kind = BREAK_PENALTY, .cost = BREAK_FORCED});
}

static struct sample *sample_new(const char *text)
{
    struct sample *s = calloc(1, sizeof *s);
    for (; *text; text++)
        if (*text == '|')
            end_line(s);
        else
            add_item(s, *text, item_for(*text));
    end_line(s);
    return s;
}

static void sample_free(struct sample *s)
{
    arena_free(&s->arena);
    free(s);
}

/* The lines, one a row. */
static const char *shown_lines(struct sample *s, const struct breaks *breaks)
{
    struct text text = text_new(&s->arena);
    size_t i = 0;
    for (size_t line = 0; line < breaks->count; line++) {
        while (i < breaks->at[line] && s->items[i].kind != BREAK_BOX && line)
            i++;
        for (; i < breaks->at[line]; i++)
            if (s->shown[i] && s->items[i].kind != BREAK_PENALTY)
                text_add_char(&text, s->shown[i]);
        if (s->shown[i] == '-')
            text_add_char(&text, '-');
        text_add_char(&text, '\n');
    }
    text_add(&text, "");
    return text.ptr;
}

static struct break_rules rules_for(const double *widths, size_t count)
{
    return (struct break_rules){.widths = widths, .width_count = count, .tolerance = 200};
}

static void expect_lines(const char *text, const struct break_rules *rules, const char *lines)
{
    struct sample *s = sample_new(text);
    struct breaks breaks;
    bool found = breaks_find(&breaks, &s->arena, s->items, s->count, rules);
    if (lines) {
        assert_true(found);
        assert_string_equal(shown_lines(s, &breaks), lines);
    } else {
        assert_false(found);
    }
    sample_free(s);
}

/* ---- By example ---- */

static void test_short_text_is_one_line(void **state)
{
    (void)state;
    double width = 20;
    struct break_rules rules = rules_for(&width, 1);
    expect_lines("a few words", &rules, "a few words\n");
    expect_lines("a", &rules, "a\n");
}

/* Taking all that fits would end the first line behind "ccc" and leave the second with one word. */
static void test_the_whole_counts_and_not_the_first_line(void **state)
{
    (void)state;
    double width = 12;
    struct break_rules rules = rules_for(&width, 1);
    rules.tolerance = 1e9;
    expect_lines("aaaa bbb ccc ddddddd eeeeeeee ff", &rules,
                 "aaaa bbb\nccc ddddddd\neeeeeeee ff\n");
    expect_lines("aaa bb ccc d eeeeeeeeee f", &rules, "aaa bb ccc d\neeeeeeeeee f\n");
}

static void test_words_are_divided_where_it_pays(void **state)
{
    (void)state;
    double width = 10.5;
    struct break_rules rules = rules_for(&width, 1);
    expect_lines("aaaa bbbb-bbb cccccc", &rules, "aaaa bbbb-\nbbb cccccc\n");
    expect_lines("aaaa bbbbb cc-cccccccc", &rules, "aaaa bbbbb\ncccccccccc\n");
}

static void test_line_ends_in_the_text_are_kept(void **state)
{
    (void)state;
    double width = 20;
    struct break_rules rules = rules_for(&width, 1);
    expect_lines("one two|three", &rules, "one two\nthree\n");
    expect_lines("one two three four five|six", &rules, NULL);
    rules.line_stretch = 5;
    expect_lines("one two three four five|six", &rules, "one two three four\nfive\nsix\n");
}

static void test_each_line_has_its_width(void **state)
{
    (void)state;
    const double widths[] = {5, 5, 11};
    struct break_rules rules = rules_for(widths, 3);
    expect_lines("aa bb cc dd ee ff gg hh ii jj kk ll", &rules,
                 "aa bb\ncc dd\nee ff gg hh\nii jj kk ll\n");
}

static void test_nothing_fits_unless_it_must(void **state)
{
    (void)state;
    double width = 5;
    struct break_rules rules = rules_for(&width, 1);
    expect_lines("aaaaaaaaa bb", &rules, NULL);
    expect_lines("aa bbbbbbbbbb cc", &rules, NULL);
    rules.tolerance = 1e12;
    rules.must = true;
    expect_lines("aaaaaaaaa bb", &rules, "aaaaaaaaa\nbb\n");
    expect_lines("aa bbbbbbbbbb cc", &rules, "aa\nbbbbbbbbbb\ncc\n");
    expect_lines("aaaaaaaaa|bbbbbbbbbb|c", &rules, "aaaaaaaaa\nbbbbbbbbbb\nc\n");
}

static void test_looseness_gives_more_or_fewer_lines(void **state)
{
    (void)state;
    static const char text[] = "aa bbb cc dddd ee fff gg hhhh ii jjj kk llll mm nnn oo pppp";
    double width = 16;
    size_t counts[3];
    for (int looseness = -1; looseness <= 1; looseness++) {
        struct sample *s = sample_new(text);
        struct break_rules rules = rules_for(&width, 1);
        struct breaks breaks;
        rules.tolerance = 1e5;
        rules.looseness = looseness;
        assert_true(breaks_find(&breaks, &s->arena, s->items, s->count, &rules));
        counts[looseness + 1] = breaks.count;
        sample_free(s);
    }
    assert_int_equal(counts[1], 4);
    assert_int_equal(counts[2], 5);
    assert_int_equal(counts[0], 4); /* there is no way with fewer: as near as can be */
}

static void test_ratio(void **state)
{
    (void)state;
    assert_true(break_ratio(10, 10, 0, 0) == 0);
    assert_true(fabs(break_ratio(10, 12, 4, 1) - 0.5) < 1e-12);
    assert_true(fabs(break_ratio(10, 9, 4, 2) + 0.5) < 1e-12);
    assert_true(break_ratio(10, 12, 0, 1) > 1e6);
    assert_true(break_ratio(10, 9, 4, 0) < -1e6);
}

/* ---- Against a search of all ways ---- */

enum { MOST_LINES = 32 };

struct search {
    const struct sample *sample;
    const struct break_rules *rules;
    double best[MOST_LINES]; /* the least demerits of all ways with so many lines */
};

/* What the search knows of the line before. */
struct way {
    size_t begin, line;
    int fitness; /* 0 tight .. 3 very loose */
    bool hyphen;
    double demerits;
};

static bool slow_may_break(const struct sample *s, size_t i)
{
    if (s->items[i].kind == BREAK_PENALTY)
        return s->items[i].cost < BREAK_NEVER;
    return s->items[i].kind == BREAK_GLUE && i && s->items[i - 1].kind == BREAK_BOX;
}

static double slow_ratio(const struct search *q, const struct way *from, size_t end,
                         double *natural)
{
    const struct break_rules *rules = q->rules;
    double stretch = rules->line_stretch, shrink = 0;
    bool fills = false;
    *natural = 0;
    for (size_t i = from->begin; i < end; i++) {
        const struct break_item *item = &q->sample->items[i];
        if (item->kind == BREAK_PENALTY)
            continue;
        *natural += item->width;
        stretch += item->stretch;
        shrink += item->shrink;
        fills = fills || item->is_fill;
    }
    if (q->sample->items[end].kind == BREAK_PENALTY)
        *natural += q->sample->items[end].width;
    size_t last = rules->width_count - 1;
    double room = rules->widths[from->line < last ? from->line : last] - *natural;
    if (room >= 0 && (fills || room < 1e-9))
        return 0;
    double give = room < 0 ? shrink : stretch;
    return give > 1e-9 ? room / give : room < 0 ? -1e9 : 1e9;
}

static void search_from(struct search *q, struct way from)
{
    const struct sample *s = q->sample;
    for (size_t end = from.begin; end < s->count; end++) {
        if (!slow_may_break(s, end))
            continue;
        const struct break_item *item = &s->items[end];
        bool is_penalty = item->kind == BREAK_PENALTY, is_last = end + 1 == s->count;
        bool is_forced = is_penalty && item->cost <= BREAK_FORCED;
        double natural, ratio = slow_ratio(q, &from, end, &natural);
        double bad = 100 * pow(fabs(ratio), 3);
        if (ratio >= -1 && bad <= q->rules->tolerance) {
            struct way to = {.begin = end + 1, .line = from.line + 1};
            to.fitness = ratio < -0.5 ? 0 : ratio <= 0.5 ? 1 : ratio <= 1 ? 2 : 3;
            to.hyphen = is_penalty && item->is_flagged;
            to.demerits = from.demerits + pow(10 + bad, 2);
            if (is_penalty && !is_forced)
                to.demerits += item->cost * item->cost;
            to.demerits += from.hyphen && to.hyphen ? 10000 : 0;
            to.demerits += from.hyphen && is_last ? 5000 : 0;
            to.demerits += is_last && from.line && natural < q->rules->last_width ? 20000 : 0;
            to.demerits += abs(to.fitness - from.fitness) > 1 ? 10000 : 0;
            while (to.begin < s->count && s->items[to.begin].kind != BREAK_BOX)
                to.begin++;
            assert_true(to.line < MOST_LINES);
            if (!is_last)
                search_from(q, to);
            else if (to.demerits < q->best[to.line])
                q->best[to.line] = to.demerits;
        }
        if (is_forced)
            return;
    }
}

/* The number of lines of the best way, 0 when there is none. */
static size_t search_best(struct search *q)
{
    for (size_t i = 0; i < MOST_LINES; i++)
        q->best[i] = INFINITY;
    search_from(q, (struct way){.fitness = 1});
    size_t best = 0;
    for (size_t i = 0; i < MOST_LINES; i++)
        if (q->best[i] < q->best[best])
            best = i;
    if (!best || !q->rules->looseness)
        return best;
    long wanted = (long)best + q->rules->looseness;
    for (size_t i = 0; i < MOST_LINES; i++) {
        long off = labs((long)i - wanted), least = labs((long)best - wanted);
        if (q->best[i] < INFINITY && (off < least || (off == least && q->best[i] < q->best[best])))
            best = i;
    }
    return best;
}

static unsigned draw(unsigned *seed, unsigned below)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (*seed >> 16) % below;
}

static void random_text(char *text, unsigned *seed)
{
    unsigned words = 3 + draw(seed, 9);
    for (unsigned w = 0; w < words; w++) {
        unsigned letters = 1 + draw(seed, 7);
        if (w)
            *text++ = draw(seed, 24) ? ' ' : '|';
        for (unsigned i = 0; i < letters; i++) {
            *text++ = (char)('a' + w);
            if (i + 1 < letters && !draw(seed, 6))
                *text++ = draw(seed, 3) ? '-' : '/';
        }
    }
    *text = '\0';
}

static void test_best_of_all_ways(void **state)
{
    (void)state;
    unsigned seed = 1;
    size_t solved = 0, refused = 0;
    for (int round = 0; round < 3000; round++) {
        char text[256];
        random_text(text, &seed);
        double widths[3];
        for (int i = 0; i < 3; i++)
            widths[i] = 7 + draw(&seed, 14);
        struct break_rules rules = rules_for(widths, 1 + draw(&seed, 3));
        rules.tolerance = draw(&seed, 2) ? 200 : 5000;
        rules.line_stretch = draw(&seed, 3) ? 0 : 4;
        rules.last_width = draw(&seed, 6);
        rules.looseness = (int)draw(&seed, 3) - 1;
        struct sample *s = sample_new(text);
        struct search search = {.sample = s, .rules = &rules};
        size_t lines = search_best(&search);
        struct breaks breaks;
        bool found = breaks_find(&breaks, &s->arena, s->items, s->count, &rules);
        if (found != (lines > 0))
            fail_msg("'%s': a way was %s", text, found ? "made up" : "overlooked");
        if (found && fabs(breaks.demerits - search.best[lines]) > 1e-6 * search.best[lines])
            fail_msg("'%s': %g demerits, least are %g", text, breaks.demerits, search.best[lines]);
        solved += found;
        refused += !found;
        sample_free(s);
    }
    assert_true(solved > 500 && refused > 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_short_text_is_one_line),
        cmocka_unit_test(test_the_whole_counts_and_not_the_first_line),
        cmocka_unit_test(test_words_are_divided_where_it_pays),
        cmocka_unit_test(test_line_ends_in_the_text_are_kept),
        cmocka_unit_test(test_each_line_has_its_width),
        cmocka_unit_test(test_nothing_fits_unless_it_must),
        cmocka_unit_test(test_looseness_gives_more_or_fewer_lines),
        cmocka_unit_test(test_ratio),
        cmocka_unit_test(test_best_of_all_ways),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

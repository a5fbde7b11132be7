/* Paragraphs as they are set: where lines end, where glyphs stand, what can be copied, what is
 * told. The breaks are those of the book's faces: after a change of faces, read them anew. */
#include "typeset.h"

#include "base/utf8.h"

static const char PROSE[] =
    "The bishop slides along its diagonal until another piece stands in the way; it never leaps. "
    "A knight, by contrast, cares little for neighbours: wherever its crooked step leads, it goes. "
    "Beginners underestimate both, and extraordinarily experienced players occasionally misjudge "
    "the difference between them.";

/* ---- Breaks ---- */

static void test_breaks(void **state)
{
    struct fixture *f = *state;
    static const struct {
        double width;
        const char *lines;
    } rows[] = {
        {90, "The bishop slides|along its diagonal|until another piece|stands in the way;|"
             "it never leaps. A|knight, by contrast,|cares little for neigh\u00AD|"
             "bours: wherever its|crooked step leads,|it goes. Beginners|underestimate both,|"
             "and extraordinarily|experienced players|occasionally mis\u00AD|judge the difference|"
             "between them."},
        {200, "The bishop slides along its diagonal until an\u00AD|other piece stands in the way; "
              "it never leaps. A|knight, by contrast, cares little for neighbours:|wherever its "
              "crooked step leads, it goes. Be\u00AD|ginners underestimate both, and "
              "extraordinar\u00AD|ily experienced players occasionally misjudge|the difference "
              "between them."},
        {450, "The bishop slides along its diagonal until another piece stands in the way; it "
              "never leaps. A knight, by|contrast, cares little for neighbours: wherever its "
              "crooked step leads, it goes. Beginners underestimate|both, and extraordinarily "
              "experienced players occasionally misjudge the difference between them."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct paragraph set = set_plain(f, PROSE, rows[i].width);
        assert_string_equal(lines_text(&f->arena, &set), rows[i].lines);
        assert_int_equal(set.finding_count, 0);
    }
}

static void test_breaks_of_signs(void **state)
{
    struct fixture *f = *state;
    static const char *const rows[][2] = {
        {"see https://example.org/rules/two.html for more",
         "see|https://|example.|org/|rules/|two.html|for more"},
        {"e2-e4 and well-known x-ray 3-2", "e2-e4|and well-|known|x-ray 3-2"},
        {"about 63 mm and p. 5 or 20 % of it -- so", "about|63 mm|and p. 5|or 20 %|of it – so"},
        {"ranks a1\u2013h8 and move 12 now", "ranks|a1\u2013h8|and|move 12|now"},
        {"a\u202Fb\u2009c\u200Ad", "a b c d"},
        {"a\nb\n\nc", "a|b||c"},
        {"e5e5e5\u00ADd4d4", "e5e5e5\u00AD|d4d4"},
        {"overall\u200Boverall", "overall|overall"},
        {"over\u00A0all\u00A0is", "over all is"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct paragraph set = set_plain(f, rows[i][0], 40);
        assert_string_equal(lines_text(&f->arena, &set), rows[i][1]);
    }
}

static void test_language_and_smartness_are_asked_for(void **state)
{
    struct fixture *f = *state;
    double width = 40;
    struct text_run run = run_of("\"incomprehensible\" a--b", FONT_BODY);
    struct paragraph_job job = job_of(&run, 1, &width);
    job.is_smart = false;
    job.language = slice_of("");
    struct paragraph set = paragraph_set(&f->arena, f->setter, &job);
    const char *lines = lines_text(&f->arena, &set);
    assert_null(strstr(lines, "\u00AD"));
    assert_non_null(strstr(lines, "a--b"));
    assert_non_null(strchr(lines, '"'));
    assert_int_equal(set.finding_count, 1); /* what cannot be divided does not fit */
    job.language = slice_of("en-GB");
    set = paragraph_set(&f->arena, f->setter, &job);
    assert_non_null(strstr(lines_text(&f->arena, &set), "\u00AD"));
    assert_int_equal(set.finding_count, 0);
}

static void test_looseness(void **state)
{
    struct fixture *f = *state;
    double width = 150;
    struct text_run run = run_of(PROSE, FONT_BODY);
    struct paragraph_job job = job_of(&run, 1, &width);
    struct paragraph best = paragraph_set(&f->arena, f->setter, &job);
    job.looseness = 1;
    struct paragraph loose = paragraph_set(&f->arena, f->setter, &job);
    assert_int_equal(loose.line_count, best.line_count + 1);
    assert_true(loose.demerits > best.demerits);
}

/* ---- Places ---- */

static void test_justified_lines_are_full(void **state)
{
    struct fixture *f = *state;
    static const double widths[] = {120, 120, 120, 250};
    struct text_run run = run_of(PROSE, FONT_BODY);
    struct paragraph_job job = job_of(&run, 1, widths);
    job.width_count = 4;
    struct paragraph set = paragraph_set(&f->arena, f->setter, &job);
    assert_true(set.line_count > 5);
    for (size_t i = 0; i + 1 < set.line_count; i++)
        assert_near(set.lines[i].width, widths[i < 3 ? i : 3], 0.01);
    const struct text_line *last = &set.lines[set.line_count - 1];
    assert_near(last->width, last->natural, 1e-9);
}

static void test_ragged_lines_keep_their_spaces(void **state)
{
    struct fixture *f = *state;
    double width = 150;
    struct text_run run = run_of(PROSE, FONT_BODY);
    struct paragraph_job job = job_of(&run, 1, &width);
    job.align = ALIGN_RAGGED;
    struct paragraph set = paragraph_set(&f->arena, f->setter, &job);
    for (size_t i = 0; i < set.line_count; i++) {
        assert_near(set.lines[i].width, set.lines[i].natural, 1e-9);
        assert_true(set.lines[i].width <= width);
    }
}

/* Pieces follow one another, each with its glyphs inside; what is copied fits the glyphs. */
static void require_sound(const struct paragraph *set)
{
    for (size_t i = 0; i < set->line_count; i++) {
        double x = 0;
        for (size_t p = 0; p < set->lines[i].piece_count; p++) {
            const struct line_piece *piece = &set->lines[i].pieces[p];
            assert_near(piece->x, x, 0.01);
            x = piece->x + piece->width;
            require_clusters(piece);
            for (size_t g = 0; g < piece->glyph_count; g++)
                assert_true(piece->glyphs[g].x > piece->x - 3 && piece->glyphs[g].x < x + 3);
        }
        assert_near(x, set->lines[i].width, 0.01);
    }
}

/* A ligature that is parted has letters that are wider than it was: lines are full all the same. */
static void test_divided_ligatures(void **state)
{
    struct fixture *f = *state;
    static const char text[] = "shuffle different offices shuffled effectively with suffering "
                               "officers afflicted by baffling differences shuffling offerings";
    size_t divided = 0;
    for (double width = 40; width < 240; width += 0.7) {
        struct paragraph set = set_plain(f, text, width);
        for (size_t i = 0; i < set.line_count; i++) {
            divided += strstr(lines_text(&f->arena, &set), "f\u00AD") != NULL;
            if (set.finding_count == 0)
                assert_true(set.lines[i].width <= width + 0.3);
        }
        if (width > 70)
            assert_int_equal(set.finding_count, 0);
    }
    assert_true(divided > 100);
}

/* A thin space is narrower than one between words, and as wide in a line that is stretched. */
static void test_thin_spaces(void **state)
{
    struct fixture *f = *state;
    struct text_style style = {.face = FONT_BODY, .size = 10};
    double space = text_width(f->setter, style, slice_of("a b")) -
                   text_width(f->setter, style, slice_of("ab"));
    double thin = text_width(f->setter, style, slice_of("8 mm")) -
                  text_width(f->setter, style, slice_of("8mm"));
    assert_true(thin > 0.5 && thin < 0.9 * space);
    struct paragraph set = set_plain(f, "8 \u00D7 8 squares of this board here and there", 75);
    assert_true(set.lines[0].width > set.lines[0].natural + 1);
    const struct line_piece *piece = &set.lines[0].pieces[0];
    assert_near(piece->glyphs[1].x - piece->glyphs[0].x, piece->glyphs[3].x - piece->glyphs[2].x,
                3);
    assert_near(piece->glyphs[2].x - piece->glyphs[1].x, thin, 0.2);
}

static void test_runs_and_pictures(void **state)
{
    struct fixture *f = *state;
    double width = 180;
    struct text_run runs[] = {
        run_of("A ", FONT_BODY),
        run_of("white ", FONT_BODY_BOLD),
        run_of("knight", FONT_BODY),
        run_of(" on ", FONT_BODY_ITALIC),
        run_of("f3  f4", FONT_MONO),
        run_of(", as the first note", FONT_BODY),
        run_of("12", FONT_BODY),
        run_of(" says, stands well and watches e5 from there", FONT_BODY),
    };
    runs[2].picture_width = 11;
    runs[2].picture_height = 30;
    runs[4].style.is_verbatim = true;
    runs[6].style.size = 6;
    runs[6].style.rise = 4;
    struct paragraph_job job = job_of(runs, 8, &width);
    struct paragraph set = paragraph_set(&f->arena, f->setter, &job);
    require_sound(&set);
    const struct text_line *first = &set.lines[0];
    static const char *const texts[] = {"A ", "white ", "knight", " on ", "f3  f4"};
    for (size_t p = 0; p < 5; p++) {
        assert_int_equal(first->pieces[p].run, p);
        assert_slice(first->pieces[p].text, texts[p]);
        assert_int_equal(first->pieces[p].face == NULL, p == 2);
    }
    assert_near(first->pieces[2].width, 11, 1e-9);
    assert_near(first->ascent, 30, 1e-9);
    assert_true(set.lines[1].ascent < 15);
    for (size_t i = 0; i < set.line_count; i++)
        for (size_t p = 0; p < set.lines[i].piece_count; p++)
            if (set.lines[i].pieces[p].run == 6)
                assert_near(set.lines[i].pieces[p].glyphs[0].y, -4, 0.01);
}

static void test_pieces_of_prose(void **state)
{
    struct fixture *f = *state;
    for (double width = 30; width < 300; width += 17) {
        struct paragraph set = set_plain(f, PROSE, width);
        require_sound(&set);
        for (size_t i = 0; i < set.line_count; i++) {
            assert_int_equal(set.lines[i].piece_count, 1); /* one run, one face: one piece */
            struct slice text = set.lines[i].pieces[0].text;
            bool ends_in_hyphen = text.len > 2 && !memcmp(text.ptr + text.len - 2, "\u00AD", 2);
            bool ends_in_space = text.len && text.ptr[text.len - 1] == ' ';
            assert_int_equal(set.lines[i].is_hyphenated, ends_in_hyphen);
            if (i + 1 < set.line_count && !ends_in_hyphen && !set.finding_count)
                assert_int_equal(ends_in_space, text.ptr[text.len - 1] != '-');
            assert_true(i + 1 < set.line_count || !ends_in_space);
        }
    }
}

/* Words with the soft hyphens and line ends taken out again are what was put in. */
static void test_nothing_is_lost(void **state)
{
    struct fixture *f = *state;
    for (double width = 20; width < 400; width += 13) {
        struct paragraph set = set_plain(f, PROSE, width);
        const char *lines = lines_text(&f->arena, &set), *left = PROSE;
        for (; *lines; lines++) {
            if (!strncmp(lines, "\u00AD|", 3))
                lines += 2;
            else if (*lines == '|' && *left == ' ')
                left++;
            else if (*lines != '|')
                assert_int_equal(*lines, *left++);
        }
        assert_int_equal(*left, '\0');
    }
}

static void test_single_texts(void **state)
{
    struct fixture *f = *state;
    struct text_style style = {.face = FONT_BODY, .size = 10};
    double one = text_width(f->setter, style, slice_of("rook"));
    style.size = 20;
    assert_near(text_width(f->setter, style, slice_of("rook")), 2 * one, 1e-9);
    assert_near(text_width(f->setter, style, slice_of("")), 0, 0);
    double ascent = text_ascent(f->setter, style), descent = text_descent(f->setter, style);
    style.rise = 3;
    assert_near(text_ascent(f->setter, style), ascent + 3, 1e-9);
    assert_near(text_descent(f->setter, style), descent - 3, 1e-9);
}

/* ---- Findings ---- */

static void expect_finding(const struct paragraph *set, size_t index, enum paragraph_fault fault,
                           size_t run, size_t at, size_t len)
{
    assert_true(index < set->finding_count);
    const struct paragraph_finding *finding = &set->findings[index];
    assert_int_equal(finding->fault, fault);
    assert_int_equal(finding->run, run);
    assert_int_equal(finding->at, at);
    assert_int_equal(finding->len, len);
}

static void test_a_word_that_fits_no_line(void **state)
{
    struct fixture *f = *state;
    double width = 50;
    struct text_run runs[] = {run_of("so ", FONT_BODY),
                              run_of("\u00E9 x1234567890123456789012345 y", FONT_BODY_BOLD)};
    struct paragraph_job job = job_of(runs, 2, &width);
    struct paragraph set = paragraph_set(&f->arena, f->setter, &job);
    assert_int_equal(set.finding_count, 1);
    expect_finding(&set, 0, FAULT_TOO_WIDE, 1, 3, 26);
    for (size_t i = 0; i < set.line_count; i++)
        assert_true(set.lines[i].width <= width + 0.01);
}

static void test_a_picture_that_fits_no_line(void **state)
{
    struct fixture *f = *state;
    double width = 50;
    struct text_run runs[] = {run_of("so ", FONT_BODY), run_of("a board", FONT_BODY),
                              run_of(" and more", FONT_BODY)};
    runs[1].picture_width = runs[1].picture_height = 70;
    struct paragraph_job job = job_of(runs, 3, &width);
    struct paragraph set = paragraph_set(&f->arena, f->setter, &job);
    assert_int_equal(set.finding_count, 1);
    expect_finding(&set, 0, FAULT_TOO_WIDE, 1, 0, 7);
    assert_string_equal(lines_text(&f->arena, &set), "so|a board|and more");
}

static void test_characters_that_no_font_has(void **state)
{
    struct fixture *f = *state;
    struct paragraph set = set_plain(f, "ab c\uE000d \u00E9 \uE001", 400);
    assert_int_equal(set.finding_count, 2);
    expect_finding(&set, 0, FAULT_NO_GLYPH, 0, 4, 3);
    expect_finding(&set, 1, FAULT_NO_GLYPH, 0, 12, 3);
    set = set_plain(f, "\u265E \u2654 \u00E9 \u2026 \u05E9", 400);
    assert_int_equal(set.finding_count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_breaks),
        cmocka_unit_test(test_breaks_of_signs),
        cmocka_unit_test(test_language_and_smartness_are_asked_for),
        cmocka_unit_test(test_looseness),
        cmocka_unit_test(test_justified_lines_are_full),
        cmocka_unit_test(test_ragged_lines_keep_their_spaces),
        cmocka_unit_test(test_divided_ligatures),
        cmocka_unit_test(test_thin_spaces),
        cmocka_unit_test(test_runs_and_pictures),
        cmocka_unit_test(test_pieces_of_prose),
        cmocka_unit_test(test_nothing_is_lost),
        cmocka_unit_test(test_single_texts),
        cmocka_unit_test(test_a_word_that_fits_no_line),
        cmocka_unit_test(test_a_picture_that_fits_no_line),
        cmocka_unit_test(test_characters_that_no_font_has),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}

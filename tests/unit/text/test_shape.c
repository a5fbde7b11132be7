/* Words as glyphs: what cairo is given must add up, whatever the script. */
#include "typeset.h"

#include "text/shape.h"

static int set_up_shaper(void **state)
{
    set_up(state);
    struct fixture *f = *state;
    f->shaper = shaper_new(&f->arena, f->fonts);
    return 0;
}

static int tear_down_shaper(void **state)
{
    struct fixture *f = *state;
    shaper_free(f->shaper);
    return tear_down(state);
}

static const struct shaped_word *shape(struct fixture *f, enum font_role role, const char *text)
{
    return shape_word(f->shaper, role, slice_of(text));
}

static void test_a_word_is_shaped_once(void **state)
{
    struct fixture *f = *state;
    const struct shaped_word *rook = shape(f, FONT_BODY, "rook");
    assert_ptr_equal(shape(f, FONT_BODY, "rook"), rook);
    assert_ptr_not_equal(shape(f, FONT_BODY_BOLD, "rook"), rook);
    assert_ptr_not_equal(shape(f, FONT_BODY, "rooks"), rook);
    assert_true(shaped_width(shape(f, FONT_BODY_BOLD, "rook")) > shaped_width(rook));
}

/* Past the first size of the table. */
static void test_many_words_stay(void **state)
{
    struct fixture *f = *state;
    enum { COUNT = 3000 };
    static const struct shaped_word *words[COUNT];
    char text[16];
    for (int round = 0; round < 2; round++)
        for (int i = 0; i < COUNT; i++) {
            int len = snprintf(text, sizeof text, "w%d", i);
            const struct shaped_word *word =
                shape_word(f->shaper, FONT_BODY, (struct slice){text, (size_t)len});
            assert_slice(word->text, text);
            if (round)
                assert_ptr_equal(word, words[i]);
            words[i] = word;
        }
}

static void test_kerning_and_ligatures(void **state)
{
    struct fixture *f = *state;
    double apart = shaped_width(shape(f, FONT_BODY, "A")) + shaped_width(shape(f, FONT_BODY, "V"));
    assert_true(shaped_width(shape(f, FONT_BODY, "AV")) < apart - 0.01);
    const struct shaped_word *word = shape(f, FONT_BODY, "fi");
    assert_int_equal(word->part_count, 1);
    assert_int_equal(word->parts[0].glyph_count, 1);
    assert_int_equal(word->parts[0].cluster_count, 1);
    assert_int_equal(word->parts[0].clusters[0].num_bytes, 2);
    assert_true(word->edges[1] > 0 && word->edges[1] < word->edges[2]);
    assert_int_equal(shape(f, FONT_MONO, "fi")->parts[0].glyph_count, 2);
}

/* Each byte and each glyph belongs to one cluster; edges never leave the word. */
static void require_whole(const struct shaped_word *word)
{
    size_t bytes = 0;
    double width = 0;
    for (size_t i = 0; i < word->part_count; i++) {
        const struct shaped_part *part = &word->parts[i];
        int part_bytes = 0, glyphs = 0;
        for (size_t c = 0; c < part->cluster_count; c++) {
            assert_true(part->clusters[c].num_bytes > 0 && part->clusters[c].num_glyphs >= 0);
            part_bytes += part->clusters[c].num_bytes;
            glyphs += part->clusters[c].num_glyphs;
        }
        assert_int_equal(part_bytes, part->text.len);
        assert_int_equal(glyphs, part->glyph_count);
        assert_non_null(part->face);
        bytes += part->text.len;
        width += part->width;
    }
    assert_int_equal(bytes, word->text.len);
    assert_near(width, shaped_width(word), 1e-9);
    for (size_t i = 0; i < word->text.len; i++)
        assert_true(word->edges[i] >= -1e-9 && word->edges[i] <= width + 1e-9);
}

static const char HEBREW[] = "\u05E9\u05DC\u05D5\u05DD";

static void test_clusters_add_up(void **state)
{
    struct fixture *f = *state;
    static const char *const words[] = {
        "",
        "office",
        "e\u0301tude",        /* a mark of its own */
        "\u0301\u0301\u0301", /* marks without a letter */
        "a\u0300\u0301\u0302\u0303\u0304\u0305\u0306b",
        HEBREW,
        "ab\u05E9\u05DC12\u05D5cd",  /* both ways */
        "\u200F\u202Ex\u202C\u200B", /* marks of direction, which show nothing */
        "\u0627\u0644\u0633\u0644\u0627\u0645",
        "\u0E19\u0E49\u0E33",
        "x\uE000y", /* private use */
        "\U0001F600",
        "\u265E\u2654",
        "\uFFFD",
    };
    for (int role = 0; role < FONT_ROLE_COUNT; role++)
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            require_whole(shape(f, (enum font_role)role, words[i]));
}

static void test_directions(void **state)
{
    struct fixture *f = *state;
    const struct shaped_word *word = shape(f, FONT_BODY, HEBREW);
    assert_int_equal(word->part_count, 1);
    assert_true(word->parts[0].is_backward);
    assert_int_equal(word->missing, word->text.len);
    word = shape(f, FONT_BODY, "ab\u05E9\u05DC");
    assert_int_equal(word->part_count, 2);
    assert_false(word->parts[0].is_backward);
    assert_true(word->parts[1].is_backward);
}

static void test_what_no_font_has(void **state)
{
    struct fixture *f = *state;
    assert_int_equal(shape(f, FONT_BODY, "abc")->missing, 3);
    assert_int_equal(shape(f, FONT_BODY, "\uE000")->missing, 0);
    assert_int_equal(shape(f, FONT_BODY, "ab\uE000c\uE001")->missing, 2);
    assert_int_equal(shape(f, FONT_BODY, "\u265E")->missing, 3); /* another face has it */
}

static void test_heights(void **state)
{
    struct fixture *f = *state;
    for (int role = 0; role < FONT_ROLE_COUNT; role++) {
        struct face_height height = shape_height(f->shaper, (enum font_role)role);
        assert_true(height.ascent > 0.6 && height.ascent < 1.3);
        assert_true(height.descent > 0.1 && height.descent < 0.5);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_word_is_shaped_once),
        cmocka_unit_test(test_many_words_stay),
        cmocka_unit_test(test_kerning_and_ligatures),
        cmocka_unit_test(test_clusters_add_up),
        cmocka_unit_test(test_directions),
        cmocka_unit_test(test_what_no_font_has),
        cmocka_unit_test(test_heights),
    };
    return cmocka_run_group_tests(tests, set_up_shaper, tear_down_shaper);
}

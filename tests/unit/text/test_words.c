/* Single words and signs: where they are divided, which way quotes turn, what stays together. */
#include "typeset.h"

#include "base/utf8.h"
#include "text/break.h"
#include "text/hyphen.h"
#include "text/joints.h"
#include "text/smart.h"

/* ---- Hyphens ---- */

/* The word with its divisions, as in "in-com-plete". */
static const char *divided(struct arena *arena, const struct hyphenator *hyphenator,
                           const char *word)
{
    size_t at[HYPHEN_LONGEST], done = 0;
    size_t count = hyphenate(at, hyphenator, slice_of(word));
    struct text text = text_new(arena);
    for (size_t i = 0; i < count; i++) {
        assert_true(at[i] > done && at[i] < strlen(word));
        text_add_slice(&text, (struct slice){word + done, at[i] - done});
        text_add_char(&text, '-');
        done = at[i];
    }
    text_add(&text, word + done);
    return text.ptr;
}

static void test_division_by_language(void **state)
{
    (void)state;
    static const struct {
        const char *language, *divided;
    } rows[] = {
        {"en-GB", "ex-traordin-ar-ily"},
        {"en-GB", "In-com-pre-hens-ible"},
        {"en-US", "In-com-pre-hen-si-ble"},
        {"en-GB", "bishop"}, /* two letters behind are none */
        {"en-GB", "chess"},
        {"en-GB", "NATIONAL"},
        {"en-GB", "McDonald"},
        {"en-GB", "caf\xC3\xA9-teria"},
    };
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct hyphenator *h = hyphenator_new(&arena, slice_of(rows[i].language));
        struct text word = text_new(&arena);
        assert_non_null(h);
        for (const char *c = rows[i].divided; *c; c++)
            if (*c != '-')
                text_add_char(&word, *c);
        text_add(&word, "");
        assert_string_equal(divided(&arena, h, word.ptr), rows[i].divided);
        hyphenator_free(h);
    }
    arena_free(&arena);
}

static void test_languages_without_patterns(void **state)
{
    (void)state;
    static const char *const none[] = {"", "e", "xx", "english", "../en", "en_GB/", "en/", "-GB"};
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        if (hyphenator_new(&arena, slice_of(none[i])))
            fail_msg("patterns for '%s'", none[i]);
    static const char *const some[] = {"en", "EN-gb", "en-NZ",
                                       "en-../GB"}; /* no such region: plain English */
    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        struct hyphenator *h = hyphenator_new(&arena, slice_of(some[i]));
        assert_non_null(h);
        hyphenator_free(h);
    }
    hyphenator_free(NULL);
    arena_free(&arena);
}

static void test_words_of_any_length(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct hyphenator *h = hyphenator_new(&arena, slice_of("en-GB"));
    char word[2 * HYPHEN_LONGEST];
    size_t at[HYPHEN_LONGEST];
    for (size_t len = 0; len < sizeof word; len++) {
        memset(word, 'a', sizeof word);
        for (size_t i = 0; i < len; i += 2)
            word[i] = 't';
        size_t count = hyphenate(at, h, (struct slice){word, len});
        assert_true(count < HYPHEN_LONGEST);
        if (len < 6 || len > HYPHEN_LONGEST)
            assert_int_equal(count, 0);
    }
    hyphenator_free(h);
    arena_free(&arena);
}

/* ---- Letters and quotes ---- */

static const char *text_of(struct arena *arena, const struct letters *letters)
{
    struct text text = text_new(arena);
    for (size_t i = 0; i < letters->count; i++)
        utf8_add(&text, letters->items[i].code);
    text_add(&text, "");
    return text.ptr;
}

static void test_blanks_and_bad_bytes(void **state)
{
    (void)state;
    static const char *const rows[][2] = {
        {"  a \t b  ", "a b"},
        {"a \n b", "a\nb"},
        {"\na\n", "\na"},
        {" \t\n\n ", ""},
        {"a\xFF"
         "b",
         "a\xEF\xBF\xBD"
         "b"},
        {"\xC3", "\xEF\xBF\xBD"},
        {"a\x01\x7F", "a\xEF\xBF\xBD\xEF\xBF\xBD"},
        {"\xEF\xBF\xBC", "\xEF\xBF\xBD"}, /* the sign that stands for pictures */
        {"a\xC2\xA0 b", "a\xC2\xA0 b"},
    };
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct text_run run = run_of(rows[i][0], FONT_BODY);
        struct letters letters = letters_of(&arena, &run, 1);
        assert_string_equal(text_of(&arena, &letters), rows[i][1]);
    }
    struct text_run code = run_of("a   b", FONT_MONO);
    code.style.is_verbatim = true;
    struct letters letters = letters_of(&arena, &code, 1);
    assert_string_equal(text_of(&arena, &letters), "a   b");
    arena_free(&arena);
}

static void test_letters_know_their_place(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct text_run runs[] = {run_of("\xC3\xA9 ", FONT_BODY), run_of("a picture", FONT_BODY),
                              run_of("  b", FONT_BODY_BOLD)};
    runs[1].picture_width = 5;
    struct letters letters = letters_of(&arena, runs, 3);
    static const struct letter wanted[] = {
        {0xE9, 0, 0}, {' ', 0, 2}, {LETTER_PICTURE, 1, 0}, {' ', 2, 0}, {'b', 2, 2}};
    assert_int_equal(letters.count, 5);
    assert_memory_equal(letters.items, wanted, sizeof wanted);
    arena_free(&arena);
}

static void expect_smart(const struct text_run *runs, size_t count, const char *wanted)
{
    struct arena arena = {0};
    struct letters letters = letters_of(&arena, runs, count);
    letters = smart_letters(&arena, &letters, runs);
    assert_string_equal(text_of(&arena, &letters), wanted);
    arena_free(&arena);
}

static void test_quotes_and_dashes(void **state)
{
    (void)state;
    static const char *const rows[][2] = {
        {"\"Check\", he said.", "“Check”, he said."},
        {"it's the players' turn", "it’s the players’ turn"},
        {"the 'passed' pawn", "the ‘passed’ pawn"},
        {"a 'round' table", "a ‘round’ table"},
        {"rock 'n' roll of the '90s", "rock ’n’ roll of the ’90s"},
        {"'tis so", "’tis so"},
        {"\"'Tis the dogs' own.\"", "“\u202F’Tis the dogs’ own.”"},
        {"'round 'em 'roundly'", "’round ’em ‘roundly’"},
        {"--'so'--\"so\"", "–‘so’–“so”"},
        {"[\"so\"] {'so'} /\"so\"/", "[“so”] {‘so’} /“so”/"},
        {"'\"no\", he says'", "‘\u202F“no”, he says’"},
        {"(\"so\")", "(“so”)"},
        {"\"'So,' she said.\"", "“\u202F‘So,’ she said.”"},
        {"\"he said 'no'\"", "“he said ‘no’\u202F”"},
        {"\"one,\" \"two\"", "“one,” “two”"},
        {"a 6\" ruler, 5'10\" tall", "a 6″ ruler, 5′10″ tall"},
        {"\"of 1851\"", "“of 1851”"},
        {"1--3 moves---or more", "1–3 moves—or more"},
        {"a - b -- c", "a – b – c"},
        {"a -b -", "a -b -"},
        {"- a- b -", "- a- b -"},
        {"-- \"so\"", "– “so”"},
        {"---\"so\"", "—“so”"},
        {"well...", "well…"},
        {"well....", "well…."},
        {"a..b .. -----", "a..b .. -----"},
        {"\"", "”"},
        {"'", "’"},
        {"\"\"", "“\u202F”"},
        {"", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct text_run run = run_of(rows[i][0], FONT_BODY);
        expect_smart(&run, 1, rows[i][1]);
    }
}

static void test_quotes_across_runs_and_not_in_code(void **state)
{
    (void)state;
    struct text_run runs[] = {run_of("the \"", FONT_BODY), run_of("first", FONT_BODY_ITALIC),
                              run_of(" 'move", FONT_BODY_BOLD), run_of("'\" it's", FONT_BODY)};
    expect_smart(runs, 4, "the “first ‘move’\u202F” it’s");
    struct text_run code[] = {run_of("say \"", FONT_BODY), run_of("a--\"b\"...'", FONT_MONO),
                              run_of("\" twice", FONT_BODY)};
    code[1].style.is_verbatim = true;
    expect_smart(code, 3, "say “a--\"b\"...'” twice");
    struct text_run dashes[] = {run_of("a-", FONT_BODY), run_of("-b", FONT_BODY_ITALIC)};
    expect_smart(dashes, 2, "a–b");
}

/* ---- Joints ---- */

/* The text with '|' where a line may end inside a word and '_' for a space where it may not,
 * '~' for a thin one. */
static const char *with_joints(struct arena *arena, const char *from)
{
    struct text_run run = run_of(from, FONT_BODY);
    struct letters letters = letters_of(arena, &run, 1);
    struct text text = text_new(arena);
    for (size_t i = 0; i < letters.count; i++) {
        uint32_t code = letters.items[i].code;
        size_t begin = i, end = i;
        while (begin && !code_is_space(letters.items[begin - 1].code))
            begin--;
        while (end < letters.count && !code_is_space(letters.items[end].code))
            end++;
        if (code_is_space(code)) {
            text_add_char(&text, " _~"[joint_space(&letters, i)]);
            continue;
        }
        utf8_add(&text, code);
        if (joint_cost(&letters, i, joint_is_address(&letters, begin, end)) < BREAK_NEVER)
            text_add_char(&text, '|');
    }
    text_add(&text, "");
    return text.ptr;
}

static void test_joints(void **state)
{
    (void)state;
    static const char *const wanted[] = {
        "a well-|known move",
        "e2-e4 or 3-2, an x-ray",
        "and/|or 1/2",
        "it came—|and went_– so",
        "1–3",
        "an end-",
        "https://|example.|org/|rules/|a-b.|html.",
        "www.|example.|org",
        "http://|a.|b/|c|?d|=e|&f|#g",
        "ask me@example.|org",
        "one.two either@or",
        "63~mm and 20~% of 5~kg, 3 men, 3_in a row, 90~°C",
        "p._5, No._7, §~3, up. 5, (p._5) help 5, move_12, Moves 3",
        "Appendix_A, Figure_3, part of, Part Two",
        "8~×~8 e.~g. this, i.~e. that, J.~R.~R. Tolkien, so. A. b",
        "Dr._Who, dr. who",
        "1~d4 12.~Nf3 13 d44 x1 d4 1 or2",
        "wait_… then",
        "",
    };
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        struct text plain = text_new(&arena);
        for (const char *c = wanted[i]; *c; c++)
            if (*c != '|')
                text_add_char(&plain, *c == '_' || *c == '~' ? ' ' : *c);
        text_add(&plain, "");
        const char *got = with_joints(&arena, plain.ptr ? plain.ptr : "");
        assert_string_equal(got, wanted[i]);
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_division_by_language),
        cmocka_unit_test(test_languages_without_patterns),
        cmocka_unit_test(test_words_of_any_length),
        cmocka_unit_test(test_blanks_and_bad_bytes),
        cmocka_unit_test(test_letters_know_their_place),
        cmocka_unit_test(test_quotes_and_dashes),
        cmocka_unit_test(test_quotes_across_runs_and_not_in_code),
        cmocka_unit_test(test_joints),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

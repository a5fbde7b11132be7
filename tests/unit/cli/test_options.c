/* The option parser on made-up commands. */
#include "base/text.h"
#include "cli/options.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const char *const formats[] = {"human", "short", "json", NULL};
static const char *const stages[] = {"tree", "diagrams", NULL};

static const struct option options[] = {
    {"report", 'r', "FORMAT", formats, "how to tell the findings"},
    {"output", 'o', "DIR", NULL, "where to write"},
    {"werror", 'w', NULL, NULL, "fail on warnings too"},
    {"quiet", 'q', NULL, NULL, "say less"},
    {0},
};

static const struct command many = {
    .name = "many",
    .operands = "FILE...",
    .options = options,
    .min_operands = 1,
    .max_operands = OPERANDS_NO_LIMIT,
};

static const struct command staged = {
    .name = "staged",
    .operands = "STAGE FILE",
    .min_operands = 2,
    .max_operands = 2,
    .first_words = stages,
};

static const struct command about = {
    .name = "about",
    .operands = "[COMMAND]",
    .max_operands = 1,
    .first_is_command = true,
};

static const struct command bare = {.name = "bare", .operands = ""};

static const struct command *const commands[] = {&many, &staged, &about, &bare, NULL};
static const struct program program = {.name = "tool", .commands = commands};

enum { MOST_WORDS = 8 };

struct fixture {
    struct arena arena;
    struct invocation invocation;
    struct misuse misuse;
    bool ok;
};

static int set_up(void **state)
{
    static struct fixture fixture;
    fixture = (struct fixture){0};
    *state = &fixture;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    arena_free(&f->arena);
    return 0;
}

/* Parse the words up to NULL. */
static void parse(struct fixture *f, const struct command *command, ...)
{
    char *words[MOST_WORDS];
    size_t count = 0;
    va_list args;

    va_start(args, command);
    for (char *word; (word = va_arg(args, char *));) {
        assert_true(count < MOST_WORDS);
        words[count++] = word;
    }
    va_end(args);
    f->invocation =
        (struct invocation){.program = &program, .command = command, .arena = &f->arena};
    f->ok = options_parse(&f->invocation, &f->misuse, count, words);
}

/* The operands and options of a good line as one text. */
static void assert_parsed(struct fixture *f, const char *expected)
{
    struct text got = text_new(&f->arena);

    assert_true(f->ok);
    assert_null(f->misuse.message);
    for (size_t i = 0; i < f->invocation.operand_count; i++)
        text_format(&got, "[%s]", f->invocation.operands[i]);
    for (size_t i = 0; command_option(f->invocation.command, i); i++) {
        const char *name = command_option(f->invocation.command, i)->name;
        if (option_is_set(&f->invocation, name))
            text_format(&got, " %s=%s", name, option_value(&f->invocation, name));
    }
    assert_string_equal(got.ptr, expected);
}

static void assert_line(const char *got, const char *expected)
{
    if (expected) {
        assert_non_null(got);
        assert_string_equal(got, expected);
    } else {
        assert_null(got);
    }
}

static void assert_refused(struct fixture *f, const char *message, const char *suggestion,
                           const char *choices)
{
    assert_false(f->ok);
    assert_line(f->misuse.message, message);
    assert_line(f->misuse.suggestion, suggestion);
    assert_line(f->misuse.choices, choices);
}

#define FORMATS "FORMAT is one of: human, short, json"

/* --- good lines --------------------------------------------------------------------------------
 */

static void test_spellings(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "a", NULL);
    assert_parsed(f, "[a]");
    parse(f, &many, "--report=json", "a", NULL);
    assert_parsed(f, "[a] report=json");
    parse(f, &many, "--report", "json", "a", NULL);
    assert_parsed(f, "[a] report=json");
    parse(f, &many, "-r", "json", "a", NULL);
    assert_parsed(f, "[a] report=json");
    parse(f, &many, "-rjson", "a", NULL);
    assert_parsed(f, "[a] report=json");
    parse(f, &many, "--werror", "a", NULL);
    assert_parsed(f, "[a] werror=");
    parse(f, &many, "-wq", "a", NULL);
    assert_parsed(f, "[a] werror= quiet=");
    parse(f, &many, "-wqo", "dir", "a", NULL);
    assert_parsed(f, "[a] output=dir werror= quiet=");
    parse(f, &many, "-wodir", "a", NULL);
    assert_parsed(f, "[a] output=dir werror=");
}

static void test_mixed_with_operands(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "a", "-w", "b", "--report", "short", "c", NULL);
    assert_parsed(f, "[a][b][c] report=short werror=");
    parse(f, &many, "-", "-w", NULL);
    assert_parsed(f, "[-] werror=");
    parse(f, &many, "", NULL);
    assert_parsed(f, "[]");
}

static void test_end_of_options(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "-w", "--", "--report", "-q", "--", NULL);
    assert_parsed(f, "[--report][-q][--] werror=");
    parse(f, &many, "--", "--help", NULL);
    assert_parsed(f, "[--help]");
    assert_false(f->invocation.help);
}

static void test_last_wins(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "--report=json", "a", "-r", "short", NULL);
    assert_parsed(f, "[a] report=short");
    parse(f, &many, "-w", "a", "--werror", NULL);
    assert_parsed(f, "[a] werror=");
}

/* A value is what stands there, even when it looks like something else. */
static void test_values_as_they_stand(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "--output=", "a", NULL);
    assert_parsed(f, "[a] output=");
    parse(f, &many, "--output=x=y", "a", NULL);
    assert_parsed(f, "[a] output=x=y");
    parse(f, &many, "-o", "--werror", "a", NULL);
    assert_parsed(f, "[a] output=--werror");
    parse(f, &many, "--output", "--", "a", NULL);
    assert_parsed(f, "[a] output=--");
    parse(f, &many, "-o-", "a", NULL);
    assert_parsed(f, "[a] output=-");
}

static void test_help_before_the_rest(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "--help", NULL);
    assert_true(f->ok && f->invocation.help);
    parse(f, &many, "-wh", "--bogus", NULL);
    assert_true(f->ok && f->invocation.help);
    parse(f, &staged, "-h", NULL);
    assert_true(f->ok && f->invocation.help);
    parse(f, &many, "--bogus", "--help", NULL);
    assert_false(f->ok);
    parse(f, &many, "--output", "--help", "a", NULL);
    assert_parsed(f, "[a] output=--help");
    parse(f, &many, "--help=x", NULL);
    assert_refused(f, "option '--help' takes no value", NULL, NULL);
}

static void test_first_word(void **state)
{
    struct fixture *f = *state;

    parse(f, &staged, "tree", "a", NULL);
    assert_parsed(f, "[tree][a]");
    parse(f, &about, NULL);
    assert_parsed(f, "");
    parse(f, &about, "staged", NULL);
    assert_parsed(f, "[staged]");
    parse(f, &bare, NULL);
    assert_parsed(f, "");
}

/* --- refusals ----------------------------------------------------------------------------------
 */

static void test_unknown_option(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "--reprot", "a", NULL);
    assert_refused(f, "unknown option '--reprot'", "did you mean '--report'?", NULL);
    parse(f, &many, "--reprot=json", "a", NULL);
    assert_refused(f, "unknown option '--reprot'", "did you mean '--report'?", NULL);
    parse(f, &many, "--hepl", NULL);
    assert_refused(f, "unknown option '--hepl'", "did you mean '--help'?", NULL);
    parse(f, &many, "--nothing-like-it", NULL);
    assert_refused(f, "unknown option '--nothing-like-it'", NULL, NULL);
    parse(f, &many, "--=x", NULL);
    assert_refused(f, "unknown option '--'", NULL, NULL);
    parse(f, &many, "---", NULL);
    assert_refused(f, "unknown option '---'", NULL, NULL);
    parse(f, &bare, "--werror", NULL);
    assert_refused(f, "unknown option '--werror'", NULL, NULL);
}

static void test_unknown_letter(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "-x", NULL);
    assert_refused(f, "unknown option '-x'", NULL, NULL);
    parse(f, &many, "-wx", NULL);
    assert_refused(f, "unknown option '-x'", NULL, NULL);
    parse(f, &many, "-w\xC3\xA9z", NULL);
    assert_refused(f, "unknown option '-\xC3\xA9'", NULL, NULL);
    parse(f, &bare, "-help", NULL);
    assert_refused(f, "unknown option '-e'", "did you mean '--help'?", NULL);
    parse(f, &many, "-eport=json", NULL);
    assert_refused(f, "unknown option '-eport'", "did you mean '--report'?", NULL);
}

static void test_value_missing_or_unwanted(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "a", "--report", NULL);
    assert_refused(f, "option '--report' needs a value", NULL, FORMATS);
    parse(f, &many, "a", "-r", NULL);
    assert_refused(f, "option '-r' needs a value", NULL, FORMATS);
    parse(f, &many, "a", "--output", NULL);
    assert_refused(f, "option '--output' needs a value", NULL, NULL);
    parse(f, &many, "--werror=yes", "a", NULL);
    assert_refused(f, "option '--werror' takes no value", NULL, NULL);
    parse(f, &many, "--werror=", "a", NULL);
    assert_refused(f, "option '--werror' takes no value", NULL, NULL);
    parse(f, &many, "-w=yes", "a", NULL);
    assert_refused(f, "option '-w' takes no value", NULL, NULL);
}

static void test_value_not_allowed(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "--report=jsno", "a", NULL);
    assert_refused(f, "option '--report' cannot be 'jsno'", "did you mean 'json'?", FORMATS);
    parse(f, &many, "-r", "pdf", "a", NULL);
    assert_refused(f, "option '-r' cannot be 'pdf'", NULL, FORMATS);
    parse(f, &many, "--report=", "a", NULL);
    assert_refused(f, "option '--report' cannot be ''", NULL, FORMATS);
    parse(f, &many, "--report=JSON", "a", NULL);
    assert_refused(f, "option '--report' cannot be 'JSON'", "did you mean 'json'?", FORMATS);
    /* A wrong value is refused even where a right one follows. */
    parse(f, &many, "--report=pdf", "--report=json", "a", NULL);
    assert_refused(f, "option '--report' cannot be 'pdf'", NULL, FORMATS);
}

static void test_operand_count(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "-w", NULL);
    assert_refused(f, "missing operand FILE", NULL, "usage: tool many [OPTION]... FILE...");
    parse(f, &many, "--", NULL);
    assert_refused(f, "missing operand FILE", NULL, "usage: tool many [OPTION]... FILE...");
    parse(f, &staged, NULL);
    assert_refused(f, "missing operand STAGE", NULL, "usage: tool staged STAGE FILE");
    parse(f, &staged, "tree", NULL);
    assert_refused(f, "missing operand FILE", NULL, "usage: tool staged STAGE FILE");
    parse(f, &staged, "tree", "a", "b", "c", NULL);
    assert_refused(f, "unexpected operand 'b'", NULL, "usage: tool staged STAGE FILE");
    parse(f, &bare, "a", NULL);
    assert_refused(f, "unexpected operand 'a'", NULL, "usage: tool bare");
}

static void test_first_word_not_allowed(void **state)
{
    struct fixture *f = *state;

    parse(f, &staged, "tre", "a", NULL);
    assert_refused(f, "unknown stage 'tre'", "did you mean 'tree'?",
                   "STAGE is one of: tree, diagrams");
    /* The forgotten stage matters more than the count it leaves. */
    parse(f, &staged, "book.md", NULL);
    assert_refused(f, "unknown stage 'book.md'", NULL, "STAGE is one of: tree, diagrams");
    parse(f, &about, "mnay", NULL);
    assert_refused(f, "unknown command 'mnay'", "did you mean 'many'?",
                   "COMMAND is one of: many, staged, about, bare");
}

/* --- hostile words -----------------------------------------------------------------------------
 */

static void test_control_characters(void **state)
{
    struct fixture *f = *state;

    parse(f, &many, "--\x1B[31m\n", NULL);
    assert_refused(f, "unknown option '--\xEF\xBF\xBD[31m\xEF\xBF\xBD'", NULL, NULL);
    parse(f, &many, "-\xFF", NULL);
    assert_refused(f, "unknown option '-\xEF\xBF\xBD'", NULL, NULL);
    parse(f, &many, "-w\n", NULL);
    assert_refused(f, "unknown option '-\xEF\xBF\xBD'", NULL, NULL);
    parse(f, &many, "--report=\r\n", NULL);
    assert_refused(f, "option '--report' cannot be '\xEF\xBF\xBD\xEF\xBF\xBD'", NULL, FORMATS);
    parse(f, &bare, "\x7F", NULL);
    assert_refused(f, "unexpected operand '\xEF\xBF\xBD'", NULL, "usage: tool bare");
}

/* A megabyte in every place: accepted whole where it may stand, cited in short where not. */
static void test_long_words(void **state)
{
    enum { LEN = 1 << 20, SHORT = 100 };
    static const char *const heads[] = {
        "", "--", "-", "--report=", "-r", "--werror=", "-w", "--o="};
    struct fixture *f = *state;

    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        char *word = arena_alloc(&f->arena, LEN + 1);
        memset(word, 'y', LEN);
        memcpy(word, heads[i], strlen(heads[i]));
        parse(f, &staged, word, NULL);
        assert_false(f->ok);
        assert_true(strlen(f->misuse.message) < SHORT);
        parse(f, &many, word, NULL);
        assert_int_equal(f->ok, i == 0);
        assert_true(f->ok || strlen(f->misuse.message) < SHORT);
        parse(f, &many, "-o", word, word, NULL);
        assert_int_equal(f->ok, i == 0);
        assert_ptr_equal(option_value(&f->invocation, "output"), word);
    }
}

static void test_many_letters(void **state)
{
    enum { LEN = 1 << 20 };
    struct fixture *f = *state;
    char *word = arena_alloc(&f->arena, LEN + 1);

    memset(word, 'w', LEN);
    word[0] = '-';
    parse(f, &many, word, "a", NULL);
    assert_parsed(f, "[a] werror=");
}

/* --- rows --------------------------------------------------------------------------------------
 */

static void assert_operand_name(const struct command *command, size_t index, const char *expected)
{
    assert_true(slice_eq(command_operand_name(command, index), expected));
}

static void test_operand_names(void **state)
{
    (void)state;
    assert_operand_name(&many, 0, "FILE");
    assert_operand_name(&many, 5, "FILE");
    assert_operand_name(&staged, 0, "STAGE");
    assert_operand_name(&staged, 1, "FILE");
    assert_operand_name(&about, 0, "COMMAND");
    assert_operand_name(&bare, 0, "");
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(test_spellings),
        TEST(test_mixed_with_operands),
        TEST(test_end_of_options),
        TEST(test_last_wins),
        TEST(test_values_as_they_stand),
        TEST(test_help_before_the_rest),
        TEST(test_first_word),
        TEST(test_unknown_option),
        TEST(test_unknown_letter),
        TEST(test_value_missing_or_unwanted),
        TEST(test_value_not_allowed),
        TEST(test_operand_count),
        TEST(test_first_word_not_allowed),
        TEST(test_control_characters),
        TEST(test_long_words),
        TEST(test_many_letters),
        TEST(test_operand_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

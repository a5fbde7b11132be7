/* The manual page, in the macros of man(7), from the rows of the commands. Exports the row of
 * `rookpress man`.
 *
 * The page has no date unless SOURCE_DATE_EPOCH gives one: the same program prints the same page.
 */
#include "base/text.h"
#include "base/utf8.h"
#include "base/version.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { INPUT_WIDTH = 78 };

/* --- text as roff input ------------------------------------------------------------------------
 */

/* Characters that roff or a typographer would change, by names that keep them as they are. */
static const char *roff_name(uint32_t code)
{
    switch (code) {
    case '\\':
        return "\\(rs";
    case '-':
        return "\\-";
    case '\'':
        return "\\(aq";
    case '"':
        return "\\(dq";
    case '`':
        return "\\(ga";
    case '^':
        return "\\(ha";
    case '~':
        return "\\(ti";
    default:
        return NULL;
    }
}

/* One word or line, fit for any place in a text line. */
static void add_escaped(struct text *out, struct slice s)
{
    if (s.len && s.ptr[0] == '.')
        text_add(out, "\\&");
    while (s.len) {
        uint32_t code;
        size_t step = utf8_next(s, &code);
        const char *name = roff_name(code);
        if (name)
            text_add(out, name);
        else if (code >= 0x80)
            text_format(out, "\\[u%04X]", (unsigned)code);
        else
            text_add_char(out, (char)code);
        s.ptr += step;
        s.len -= step;
    }
}

static void add_font(struct text *out, char font, struct slice s)
{
    text_format(out, "\\f%c", font);
    add_escaped(out, s);
    text_add(out, "\\fR");
}

static bool ends_with(struct slice s, const char *end)
{
    size_t len = strlen(end);
    return s.len >= len && memcmp(s.ptr + s.len - len, end, len) == 0;
}

/* Prose: lines of moderate length, and each sentence on a line of its own, by which roff knows
 * where it ends. */
static void add_prose(struct text *out, struct slice text)
{
    size_t line = out->len;
    struct slice word = slice_next_word(&text);

    while (word.len) {
        struct text escaped = text_new(out->arena);
        add_escaped(&escaped, word);
        if (out->len > line && out->len - line + 1 + escaped.len > INPUT_WIDTH) {
            text_add_char(out, '\n');
            line = out->len;
        }
        if (out->len > line)
            text_add_char(out, ' ');
        text_add_slice(out, text_slice(&escaped));
        bool dots = ends_with(word, "..."), sentence = ends_with(word, ".") && !dots;
        if (dots)
            text_add(out, "\\&"); /* as in "FILE...": no sentence ends here */
        word = slice_next_word(&text);
        if (sentence && word.len) {
            text_add_char(out, '\n');
            line = out->len;
        }
    }
    text_add_char(out, '\n');
}

/* Paragraphs; `between` is the macro that parts them. */
static void add_paragraphs(struct text *out, const char *text, const char *between)
{
    for (bool first = true; *text; first = false) {
        const char *end = strstr(text, "\n\n");
        size_t len = end ? (size_t)(end - text) : strlen(text);
        if (!first)
            text_format(out, "%s\n", between);
        add_prose(out, (struct slice){text, len});
        text += end ? len + 2 : len;
    }
}

/* --- the parts of the page ---------------------------------------------------------------------
 */

/* A synopsis: what stands in capitals is to be replaced by the user. */
static void add_operands(struct text *out, const char *operands)
{
    static const char capitals[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    while (*operands) {
        size_t fixed = strcspn(operands, capitals);
        add_escaped(out, (struct slice){operands, fixed});
        operands += fixed;
        size_t variable = strspn(operands, capitals);
        if (variable)
            add_font(out, 'I', (struct slice){operands, variable});
        operands += variable;
    }
}

static void add_usage(struct text *out, const struct program *program,
                      const struct command *command)
{
    const char *usage = command_usage(program, out->arena, command);
    size_t fixed = strlen(program->name) + 1 + strlen(command->name);

    add_font(out, 'B', (struct slice){usage, fixed});
    add_operands(out, usage + fixed);
    text_add_char(out, '\n');
}

static void add_option(struct text *out, const struct option *option)
{
    text_add(out, ".TP\n");
    if (option->letter) {
        add_font(out, 'B', slice_of(format_string(out->arena, "-%c", option->letter)));
        text_add(out, ", ");
    }
    add_font(out, 'B', slice_of(format_string(out->arena, "--%s", option->name)));
    if (option->value) {
        bool optional = *option->value == '=';
        text_add(out, optional ? "[=" : "=");
        add_font(out, 'I', slice_of(option->value + optional));
        text_add(out, optional ? "]" : "");
    }
    text_add_char(out, '\n');
    add_prose(out, slice_of(option_help(out->arena, option)));
}

static void add_entries(struct text *out, const struct entry *entries)
{
    for (const struct entry *e = entries; e && e->term; e++) {
        text_add(out, ".TP\n");
        add_font(out, 'B', slice_of(e->term));
        text_add_char(out, '\n');
        add_prose(out, slice_of(e->text));
    }
}

static void add_command(struct text *out, const struct program *program,
                        const struct command *command)
{
    const char *const *words = command_first_words(program, out->arena, command);

    text_add(out, ".SS ");
    add_escaped(out, slice_of(command->name));
    text_add_char(out, '\n');
    add_usage(out, program, command);
    text_add(out, ".PP\n");
    add_paragraphs(out, command->description, ".PP");
    if (words) {
        text_add(out, ".PP\n");
        add_font(out, 'I', command_operand_name(command, 0));
        text_add(out, "\nis one of: ");
        add_prose(out, slice_of(format_string(out->arena, "%s.", join_words(out->arena, words))));
    }
    for (size_t i = 0; command->options && command->options[i].name; i++)
        add_option(out, &command->options[i]);
}

static void add_examples(struct text *out, const struct program *program)
{
    text_add(out, ".SH EXAMPLES\n");
    for (size_t i = 0; program->commands[i]; i++)
        add_entries(out, program->commands[i]->examples);
}

static void add_page(struct text *out, const struct program *program, const char *date)
{
    text_format(out, ".\\\" Made by 'rookpress man'.\n.TH ROOKPRESS 1 \"%s\" \"%s %s\"\n", date,
                program->name, ROOKPRESS_VERSION);
    text_format(out, ".SH NAME\n%s \\- ", program->name);
    add_prose(out, slice_of(program->summary));
    text_add(out, ".SH SYNOPSIS\n");
    for (size_t i = 0; program->commands[i]; i++) {
        text_add(out, i ? ".br\n" : "");
        add_usage(out, program, program->commands[i]);
    }
    text_add(out, ".SH DESCRIPTION\n");
    add_paragraphs(out, program->description, ".PP");
    text_add(out, ".SH COMMANDS\n");
    for (size_t i = 0; program->commands[i]; i++)
        add_command(out, program, program->commands[i]);
    text_add(out, ".SH OPTIONS\nEvery command takes ");
    add_font(out, 'B', slice_of("--help"));
    text_add(out, ".\nIn place of a command:\n");
    for (size_t i = 0; program->options[i].name; i++)
        add_option(out, &program->options[i]);
    text_add(out, ".SH EXIT STATUS\n");
    add_entries(out, program->exit_codes);
    text_add(out, ".SH ENVIRONMENT\n");
    add_entries(out, program->variables);
    add_examples(out, program);
}

/* --- the command -------------------------------------------------------------------------------
 */

/* The day of `epoch`, seconds since 1970 up to the year 9999, or NULL when it is no such thing. */
static const char *day_of(struct arena *arena, const char *epoch)
{
    enum { MOST_DIGITS = 12 };
    const long long end = 253402300800; /* the first second of the year 10000 */
    size_t digits = strspn(epoch, "0123456789");
    char day[sizeof "YYYY-MM-DD"];
    struct tm tm;

    if (digits == 0 || digits > MOST_DIGITS || epoch[digits])
        return NULL;
    long long seconds = strtoll(epoch, NULL, 10);
    time_t time = (time_t)seconds;
    if (seconds >= end || !gmtime_r(&time, &tm) || !strftime(day, sizeof day, "%Y-%m-%d", &tm))
        return NULL;
    return arena_copy(arena, day, strlen(day));
}

static int run_man(const struct invocation *invocation)
{
    struct text out = text_new(invocation->arena);
    const char *epoch = getenv("SOURCE_DATE_EPOCH");
    const char *date = epoch && *epoch ? day_of(invocation->arena, epoch) : "";

    if (!date) {
        complain("rookpress man: SOURCE_DATE_EPOCH is no number of seconds: %s", epoch);
        return EXIT_USAGE;
    }
    add_page(&out, invocation->program, date);
    return output_write(text_slice(&out)) ? EXIT_CLEAN : EXIT_IO;
}

static const struct entry examples[] = {
    {"rookpress man | man -l -", "Shows the manual."},
    {"rookpress man > /usr/local/share/man/man1/rookpress.1", "Installs the manual page."},
    {0},
};

const struct command man_command = {
    .name = "man",
    .summary = "print the manual page",
    .operands = "",
    .description = "Prints the manual page of rookpress in the macros of man(7). It bears the date "
                   "of SOURCE_DATE_EPOCH, or none.",
    .examples = examples,
    .run = run_man,
};

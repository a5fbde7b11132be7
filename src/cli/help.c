/* Lays the rows of the commands out as help: paragraphs wrapped at 80 columns and lists in two
 * columns. Exports the row of `rookpress help`. */
#include "cli/help.h"

#include "base/utf8.h"
#include "base/vec.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"

#include <string.h>

enum {
    LINE_WIDTH = 80,
    LABEL_INDENT = 2,
    LABEL_GAP = 2,
    WIDEST_LABEL = 26, /* a wider one has a line to itself */
};

/* Add the words of `text`. The line has `column` columns already, new ones begin at `indent`. */
static void add_wrapped(struct text *out, struct slice text, size_t indent, size_t column)
{
    bool first = true;

    for (;;) {
        struct slice word = slice_next_word(&text);
        if (word.len == 0)
            break;
        size_t width = utf8_count(word);
        if (!first && column + 1 + width > LINE_WIDTH) {
            text_add_char(out, '\n');
            text_add_repeat(out, ' ', indent);
            column = indent;
        } else if (!first) {
            text_add_char(out, ' ');
            column++;
        }
        text_add_slice(out, word);
        column += width;
        first = false;
    }
    text_add_char(out, '\n');
}

static void add_paragraphs(struct text *out, const char *text)
{
    while (*text) {
        const char *end = strstr(text, "\n\n");
        size_t len = end ? (size_t)(end - text) : strlen(text);
        text_add_char(out, '\n');
        add_wrapped(out, (struct slice){text, len}, 0, 0);
        text += end ? len + 2 : len;
    }
}

/* A list in two columns, the labels as wide as the widest of them. */
static void add_list(struct text *out, const char *title, const struct entry *entries)
{
    size_t widest = 0;

    if (!entries || !entries[0].term)
        return;
    for (const struct entry *e = entries; e->term; e++) {
        size_t width = utf8_count(slice_of(e->term));
        if (width > widest && width <= WIDEST_LABEL)
            widest = width;
    }
    size_t indent = LABEL_INDENT + widest + LABEL_GAP;
    text_format(out, "\n%s:\n", title);
    for (const struct entry *e = entries; e->term; e++) {
        size_t width = utf8_count(slice_of(e->term));
        text_format(out, "%*s%s", LABEL_INDENT, "", e->term);
        if (width > widest)
            text_add_char(out, '\n');
        text_add_repeat(out, ' ', width > widest ? indent : indent - LABEL_INDENT - width);
        add_wrapped(out, slice_of(e->text), indent, indent);
    }
}

/* "-o, --output=DIR"; without a letter, its place is kept where others of the list have one. */
static struct entry option_entry(struct arena *arena, const struct option *option)
{
    struct text label = text_new(arena);
    if (option->letter)
        text_format(&label, "-%c, ", option->letter);
    else
        text_add(&label, "    ");
    text_format(&label, "--%s", option->name);
    if (option->value)
        text_format(&label, *option->value == '=' ? "[%s]" : "=%s", option->value);
    return (struct entry){label.ptr, option_help(arena, option)};
}

static void add_examples(struct text *out, const struct entry *examples)
{
    enum { INDENT = 6 };

    if (!examples || !examples[0].term)
        return;
    text_add(out, "\nExamples:\n");
    for (const struct entry *e = examples; e->term; e++) {
        text_format(out, "%*s%s\n%*s", LABEL_INDENT, "", e->term, INDENT, "");
        add_wrapped(out, slice_of(e->text), INDENT, INDENT);
    }
}

void help_add_program(struct text *out, const struct program *program)
{
    struct arena *arena = out->arena;
    VEC(struct entry) commands = {0}, options = {0};

    for (size_t i = 0; program->commands[i]; i++)
        *vec_push(arena, &commands) =
            (struct entry){program->commands[i]->name, program->commands[i]->summary};
    (void)vec_push(arena, &commands);
    for (size_t i = 0; program->options[i].name; i++)
        *vec_push(arena, &options) = option_entry(arena, &program->options[i]);
    (void)vec_push(arena, &options);

    text_format(out, "Usage: %s COMMAND [OPTION]... [OPERAND]...\n", program->name);
    add_paragraphs(out, program->description);
    add_list(out, "Commands", commands.items);
    add_list(out, "Options", options.items);
    add_list(out, "Exit codes", program->exit_codes);
    add_list(out, "Environment", program->variables);
    text_format(out, "\n'%s help COMMAND' tells more about a command.\n", program->name);
}

void help_add_command(struct text *out, const struct program *program,
                      const struct command *command)
{
    struct arena *arena = out->arena;
    const char *const *words = command_first_words(program, arena, command);
    VEC(struct entry) options = {0};

    text_add(out, "Usage: ");
    text_format(out, "%s\n", command_usage(program, arena, command));
    add_paragraphs(out, command->description);
    if (words) {
        struct slice name = command_operand_name(command, 0);
        add_paragraphs(out, format_string(arena, "%.*s is one of: %s.", (int)name.len, name.ptr,
                                          join_words(arena, words)));
    }
    for (size_t i = 0; command_option(command, i); i++)
        *vec_push(arena, &options) = option_entry(arena, command_option(command, i));
    (void)vec_push(arena, &options);
    add_list(out, "Options", options.items);
    add_examples(out, command->examples);
}

static int run_help(const struct invocation *invocation)
{
    const struct program *program = invocation->program;
    struct text out = text_new(invocation->arena);

    if (invocation->operand_count == 0)
        help_add_program(&out, program);
    for (size_t i = 0; invocation->operand_count && program->commands[i]; i++)
        if (strcmp(program->commands[i]->name, invocation->operands[0]) == 0)
            help_add_command(&out, program, program->commands[i]);
    return output_write(text_slice(&out)) ? EXIT_CLEAN : EXIT_IO;
}

static const struct entry examples[] = {
    {"rookpress help check", "Tells what 'check' does and which options it has."},
    {0},
};

const struct command help_command = {
    .name = "help",
    .summary = "show help on the program or on a command",
    .operands = "[COMMAND]",
    .description = "Prints the list of commands or, with the name of a command, what that command "
                   "does, its options and examples.",
    .examples = examples,
    .max_operands = 1,
    .first_is_command = true,
    .run = run_help,
};

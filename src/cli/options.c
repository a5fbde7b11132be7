/* Parses the words behind a command and refuses what its row does not allow. Printing the refusal
 * is main's. */
#include "cli/options.h"

#include "base/suggest.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "diag/finding.h"

#include <assert.h>
#include <string.h>

static const struct option help_option = {"help", 'h', NULL, NULL, "show this help and exit"};

struct parser {
    struct invocation *invocation;
    struct misuse *misuse;
    struct arena *arena;
    const char **values; /* by place in the row; "" for a flag that is set */
    char *const *words;
    size_t count, next;
    VEC(const char *) operands;
};

/* --- rows --------------------------------------------------------------------------------------
 */

static size_t count_words(const char *const *words)
{
    size_t count = 0;
    while (words[count])
        count++;
    return count;
}

static size_t count_options(const struct command *command)
{
    size_t count = 0;
    while (command->options && command->options[count].name)
        count++;
    return count;
}

const struct option *command_option(const struct command *command, size_t index)
{
    size_t own = count_options(command);
    if (index < own)
        return &command->options[index];
    return index == own ? &help_option : NULL;
}

const char *const *command_names(const struct program *program, struct arena *arena)
{
    size_t count = 0;
    while (program->commands[count])
        count++;
    const char **names = arena_alloc(arena, (count + 1) * sizeof *names);
    for (size_t i = 0; i < count; i++)
        names[i] = program->commands[i]->name;
    return names;
}

const char *const *command_first_words(const struct program *program, struct arena *arena,
                                       const struct command *command)
{
    return command->first_is_command ? command_names(program, arena) : command->first_words;
}

struct slice command_operand_name(const struct command *command, size_t index)
{
    struct slice rest = slice_of(command->operands), name = {"", 0}, word;

    for (size_t i = 0; i <= index; i++) {
        word = slice_next_word(&rest);
        if (word.len)
            name = word;
    }
    while (name.len && name.ptr[0] == '[') {
        name.ptr++;
        name.len--;
    }
    while (name.len && strchr("].", name.ptr[name.len - 1]))
        name.len--;
    return name;
}

const char *command_usage(const struct program *program, struct arena *arena,
                          const struct command *command)
{
    return format_string(arena, "%s %s%s%s%s", program->name, command->name,
                         count_options(command) ? " [OPTION]..." : "",
                         command->operands[0] ? " " : "", command->operands);
}

const char *join_words(struct arena *arena, const char *const *words)
{
    struct text joined = text_new(arena);
    for (size_t i = 0; words[i]; i++)
        text_format(&joined, "%s%s", i ? ", " : "", words[i]);
    return joined.ptr;
}

struct slice first_sentence(const char *help)
{
    const char *end = strstr(help, ". ");
    struct slice sentence = {help, end ? (size_t)(end - help) : strlen(help)};
    if (!end && sentence.len && help[sentence.len - 1] == '.')
        sentence.len--;
    return sentence;
}

const char *option_help(struct arena *arena, const struct option *option)
{
    struct slice first = first_sentence(option->help);
    if (!option->allowed)
        return option->help;
    return format_string(arena, "%.*s (%s)%s", (int)first.len, first.ptr,
                         join_words(arena, option->allowed), first.ptr + first.len);
}

/* --- refusals ----------------------------------------------------------------------------------
 */

static const char *quote(struct arena *arena, struct slice typed)
{
    struct sink sink = {.arena = arena};
    return finding_quote(&sink, typed);
}

static const char *did_you_mean(struct arena *arena, const char *dashes, struct slice word,
                                const char *const *known)
{
    const char *near = suggest(word, known, count_words(known));
    return near ? format_string(arena, "did you mean '%s%s'?", dashes, near) : NULL;
}

void misuse_unknown(struct misuse *misuse, struct arena *arena, const char *noun, const char *word,
                    const char *const *known)
{
    misuse->message = format_string(arena, "unknown %s %s", noun, quote(arena, slice_of(word)));
    misuse->suggestion = did_you_mean(arena, "", slice_of(word), known);
}

/* `typed` is the option with its dashes, `name` the part that may be a misspelt long name. */
static bool refuse_option(struct parser *p, struct slice typed, struct slice name)
{
    const struct command *command = p->invocation->command;
    VEC(const char *) known = {0};

    for (size_t i = 0; command_option(command, i); i++)
        *vec_push(p->arena, &known) = command_option(command, i)->name;
    *vec_push(p->arena, &known) = NULL;
    p->misuse->message = format_string(p->arena, "unknown option %s", quote(p->arena, typed));
    p->misuse->suggestion = did_you_mean(p->arena, "--", name, known.items);
    return false;
}

static const char *value_choices(struct parser *p, const struct option *option)
{
    if (!option->allowed)
        return NULL;
    return format_string(p->arena, "%s is one of: %s", option->value,
                         join_words(p->arena, option->allowed));
}

static bool refuse_value(struct parser *p, const struct option *option, const char *spelled,
                         const char *value)
{
    struct slice typed = slice_of(value);
    p->misuse->message =
        format_string(p->arena, "option '%s' cannot be %s", spelled, quote(p->arena, typed));
    p->misuse->suggestion = did_you_mean(p->arena, "", typed, option->allowed);
    p->misuse->choices = value_choices(p, option);
    return false;
}

static bool refuse_count(struct parser *p, const char *message)
{
    const struct invocation *invocation = p->invocation;
    p->misuse->message = message;
    p->misuse->choices = format_string(
        p->arena, "usage: %s", command_usage(invocation->program, p->arena, invocation->command));
    return false;
}

/* --- options -----------------------------------------------------------------------------------
 */

static bool is_among(const char *value, const char *const *allowed)
{
    for (size_t i = 0; allowed[i]; i++)
        if (strcmp(value, allowed[i]) == 0)
            return true;
    return false;
}

/* Set option `index`, written as `spelled`. `value` is what is joined to it, or NULL; a value that
 * is due is taken from the next word, whatever that looks like. */
static bool set_option(struct parser *p, size_t index, const char *spelled, const char *value)
{
    const struct option *option = command_option(p->invocation->command, index);

    if (!option->value && value) {
        p->misuse->message = format_string(p->arena, "option '%s' takes no value", spelled);
        return false;
    }
    if (option->value && !value && *option->value != '=') {
        if (p->next == p->count) {
            p->misuse->message = format_string(p->arena, "option '%s' needs a value", spelled);
            p->misuse->choices = value_choices(p, option);
            return false;
        }
        value = p->words[p->next++];
    }
    if (option->allowed && !is_among(value, option->allowed))
        return refuse_value(p, option, spelled, value);
    p->values[index] = value ? value : "";
    return true;
}

static bool parse_long(struct parser *p, const char *word)
{
    struct slice typed = {word, strcspn(word, "=")};
    struct slice name = {word + 2, typed.len - 2};
    const char *value = word[typed.len] ? word + typed.len + 1 : NULL;
    const struct option *option;

    for (size_t i = 0; (option = command_option(p->invocation->command, i)); i++)
        if (slice_eq(name, option->name))
            return set_option(p, i, arena_copy(p->arena, typed.ptr, typed.len), value);
    return refuse_option(p, typed, name);
}

/* The option of a letter, or the place behind the last option. */
static size_t find_letter(const struct command *command, char letter)
{
    size_t i = 0;
    while (command_option(command, i) && command_option(command, i)->letter != letter)
        i++;
    return i;
}

static bool refuse_letter(struct parser *p, const char *word, const char *at)
{
    /* The word may be a long option with a dash too few. */
    struct slice name = {word + 1, strcspn(word + 1, "=")}, none = {"", 0};
    struct slice typed = {word, name.len + 1};
    uint32_t code;

    if (at > word + 1) {
        size_t len = utf8_next(slice_of(at), &code);
        typed = slice_of(format_string(p->arena, "-%.*s", (int)len, at));
    }
    return refuse_option(p, typed, name.len > 1 ? name : none);
}

static bool parse_letters(struct parser *p, const char *word)
{
    const struct command *command = p->invocation->command;

    for (const char *at = word + 1; *at; at++) {
        size_t index = find_letter(command, *at);
        const struct option *option = command_option(command, index);
        if (!option)
            return refuse_letter(p, word, at);
        const char spelled[] = {'-', *at, '\0'};
        const char *joined = at[1] ? at + 1 : NULL;
        if (option->value)
            return set_option(p, index, spelled, joined);
        /* More flags may follow a flag, but a value may not. */
        if (!set_option(p, index, spelled, joined && *joined == '=' ? joined : NULL))
            return false;
    }
    return true;
}

/* --- the whole line ----------------------------------------------------------------------------
 */

static bool check_first_word(struct parser *p)
{
    const struct invocation *invocation = p->invocation;
    const char *const *allowed =
        command_first_words(invocation->program, p->arena, invocation->command);

    if (!allowed || p->operands.count == 0 || is_among(p->operands.items[0], allowed))
        return true;
    struct slice name = command_operand_name(invocation->command, 0);
    char *noun = arena_copy(p->arena, name.ptr, name.len);
    for (size_t i = 0; i < name.len; i++)
        noun[i] = to_lower(noun[i]);
    misuse_unknown(p->misuse, p->arena, noun, p->operands.items[0], allowed);
    p->misuse->choices = format_string(p->arena, "%.*s is one of: %s", (int)name.len, name.ptr,
                                       join_words(p->arena, allowed));
    return false;
}

static bool check_operands(struct parser *p)
{
    const struct command *command = p->invocation->command;

    /* The word first: a forgotten one shows there and explains the count. */
    if (!check_first_word(p))
        return false;
    if (p->operands.count < command->min_operands) {
        struct slice name = command_operand_name(command, p->operands.count);
        return refuse_count(
            p, format_string(p->arena, "missing operand %.*s", (int)name.len, name.ptr));
    }
    if (p->operands.count > command->max_operands) {
        struct slice extra = slice_of(p->operands.items[command->max_operands]);
        return refuse_count(
            p, format_string(p->arena, "unexpected operand %s", quote(p->arena, extra)));
    }
    return true;
}

static bool parse_words(struct parser *p)
{
    size_t help = count_options(p->invocation->command);
    bool options_over = false;

    while (p->next < p->count) {
        const char *word = p->words[p->next++];
        bool ok = true;
        if (options_over || word[0] != '-' || word[1] == '\0')
            *vec_push(p->arena, &p->operands) = word;
        else if (strcmp(word, "--") == 0)
            options_over = true;
        else
            ok = word[1] == '-' ? parse_long(p, word) : parse_letters(p, word);
        if (!ok)
            return false;
        if (p->values[help])
            return p->invocation->help = true;
    }
    return check_operands(p);
}

bool options_parse(struct invocation *invocation, struct misuse *misuse, size_t count,
                   char *const *words)
{
    struct arena *arena = invocation->arena;
    struct parser p = {
        .invocation = invocation,
        .misuse = misuse,
        .arena = arena,
        .words = words,
        .count = count,
    };

    *misuse = (struct misuse){0};
    p.values = arena_alloc(arena, (count_options(invocation->command) + 1) * sizeof *p.values);
    bool ok = parse_words(&p);
    invocation->values = p.values;
    invocation->operands = p.operands.items;
    invocation->operand_count = p.operands.count;
    return ok;
}

/* --- what commands ask -------------------------------------------------------------------------
 */

const char *option_value(const struct invocation *invocation, const char *name)
{
    const struct option *option;
    size_t i = 0;

    while ((option = command_option(invocation->command, i)) && strcmp(option->name, name) != 0)
        i++;
    assert(option && "the option is not in the command's row");
    return option ? invocation->values[i] : NULL;
}

bool option_is_set(const struct invocation *invocation, const char *name)
{
    return option_value(invocation, name) != NULL;
}

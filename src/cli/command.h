/* Commands as data. A command is one row, and whatever the program knows about it (how its words
 * are parsed, its help, its part of the manual page and of the shell completions) comes from there.
 *
 *     static const struct option options[] = {
 *         {"report", 'r', "FORMAT", report_names, "how to tell the findings"},
 *         {"werror", 0, NULL, NULL, "fail on warnings too"},
 *         {0},
 *     };
 *     const struct command check_command = {.name = "check", .options = options, ...};
 *
 * Names, letters and words that the user types are ASCII letters, digits and '-', so that they need
 * no quoting in a shell. Help texts are prose in UTF-8 and may hold anything. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "base/arena.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum exit_code {
    EXIT_CLEAN = 0,
    EXIT_FINDINGS = 1, /* errors in the book; warnings too where the user asks for that */
    EXIT_USAGE = 2,    /* the command line is wrong */
    EXIT_IO = 3,       /* input or output failed */
};

struct invocation;

/* A term and what it means. Lists of entries end with a row without a term. */
struct entry {
    const char *term, *text;
};

/* Lists of options end with a row without a name. An option given twice counts as given last.
 * Every command has `--help` besides its own. */
struct option {
    const char *name;           /* without its dashes */
    char letter;                /* the short form, or 0 */
    const char *value;          /* what its value is called, as in "DIR"; NULL for a flag. "=DIR"
                                   may be left out, and is a value only when joined to the name */
    const char *const *allowed; /* the values it may have, ended by NULL; NULL: any */
    const char *help;           /* a phrase; sentences may follow it */
};

#define OPERANDS_NO_LIMIT SIZE_MAX

struct command {
    const char *name;
    const char *summary;     /* one line, a phrase */
    const char *operands;    /* as in "FILE...", "STAGE FILE", "[COMMAND]", or "" */
    const char *description; /* sentences; an empty line parts paragraphs */
    const struct option *options;
    const struct entry *examples; /* a command line and what it does */
    size_t min_operands, max_operands;
    const char *const *first_words; /* what the first operand may be, ended by NULL; NULL: any */
    bool first_is_command;          /* the first operand is the name of a command */
    int (*run)(const struct invocation *invocation); /* returns an exit code */
};

/* All commands, and what help and manual tell besides them. */
struct program {
    const char *name, *summary, *description;
    const struct command *const *commands; /* ended by NULL */
    const struct option *options;          /* flags that stand for the command of the same name */
    const struct entry *exit_codes, *variables;
};

/* What the user asked for, checked against the row of the command. */
struct invocation {
    const struct program *program;
    const struct command *command;
    struct arena *arena; /* of the run */
    const char *const *operands;
    size_t operand_count;
    const char *const *values; /* by place in the row's options: see below */
    bool help;                 /* `--help` was given: the rest is not checked */
    char **argv;               /* the words of the command line as they came, ended by NULL */
};

/* The option `name`, which must be in the command's row: was it given, and with which value? The
 * value is NULL for an option that was not given, and is one of the allowed ones. */
bool option_is_set(const struct invocation *invocation, const char *name);
const char *option_value(const struct invocation *invocation, const char *name);

#endif

/* The words of a command line, checked against the row of a command. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "base/slice.h"
#include "cli/command.h"

/* What is wrong with a command line: lines to print, safe and short whatever the user typed. */
struct misuse {
    const char *message;
    const char *suggestion; /* "did you mean ...?", or NULL */
    const char *choices;    /* what would be right, or NULL */
};

/* Parse the words behind the command. The caller has set `program`, `command` and `arena` of the
 * invocation; the rest is filled in, and borrows the words. False with the first mistake in
 * `misuse`.
 *
 * `--name=value`, `--name value`, `-n value`, `-nvalue`; flags by their letters may share a dash.
 * Options and operands may be mixed, `--` ends the options, `-` is an operand. */
bool options_parse(struct invocation *invocation, struct misuse *misuse, size_t count,
                   char *const *words);

/* "unknown NOUN 'word'", and which of the `known` ones, ended by NULL, may be meant. */
void misuse_unknown(struct misuse *misuse, struct arena *arena, const char *noun, const char *word,
                    const char *const *known);

/* Option `index` of a row, `--help` behind its own ones, then NULL. */
const struct option *command_option(const struct command *command, size_t index);

/* The names of all commands, ended by NULL. */
const char *const *command_names(const struct program *program, struct arena *arena);

/* What the first operand may be, ended by NULL; NULL: any. */
const char *const *command_first_words(const struct program *program, struct arena *arena,
                                       const struct command *command);

/* What operand `index` is called: "FILE" for every operand of "FILE...", "" where there is none. */
struct slice command_operand_name(const struct command *command, size_t index);

/* "rookpress check [OPTION]... FILE..." */
const char *command_usage(const struct program *program, struct arena *arena,
                          const struct command *command);

/* A help text as a short label: its first sentence, without the full stop. */
struct slice first_sentence(const char *help);

/* The help of an option, the values it may have named behind the first sentence. */
const char *option_help(struct arena *arena, const struct option *option);

/* "a, b, c" */
const char *join_words(struct arena *arena, const char *const *words);

#endif

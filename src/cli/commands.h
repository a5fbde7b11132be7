/* The commands of rookpress. Each row is defined in the command's own file. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "cli/command.h"

extern const struct command build_command;
extern const struct command check_command;
extern const struct command completions_command;
extern const struct command deck_command;
extern const struct command diagram_command;
extern const struct command dump_command;
extern const struct command fonts_command;
extern const struct command games_command;
extern const struct command golf_command;
extern const struct command help_command;
extern const struct command man_command;
extern const struct command moves_command;
extern const struct command perft_command;
extern const struct command version_command;

extern const struct program rookpress;

/* Commands that draw: in src/cli/draw, or handed over to it. */
int run_build(const struct invocation *invocation);
/* Read the deck at `path`, or with an empty one that of the program, for `check` to compare: an
 * exit code. */
struct check_deck;
int count_deck(struct check_deck *out, const struct invocation *invocation, const char *path);

int run_deck(const struct invocation *invocation);
int run_diagram(const struct invocation *invocation);
int run_dump_pages(const struct invocation *invocation);
int run_fonts(const struct invocation *invocation);

#endif

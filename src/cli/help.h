/* Help on the program and on its commands, as text for a terminal of 80 columns. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "base/text.h"
#include "cli/command.h"

void help_add_program(struct text *out, const struct program *program);
void help_add_command(struct text *out, const struct program *program,
                      const struct command *command);

#endif

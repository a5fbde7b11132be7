/* The list of commands, in the order in which help shows them, and what the program as a whole has
 * to tell about itself. What a command is and does stays in its own file. */
#include "cli/commands.h"

static const struct command *const commands[] = {
    &check_command,       &build_command, &diagram_command, &deck_command,    &games_command,
    &moves_command,       &perft_command, &golf_command,    &dump_command,    &fonts_command,
    &completions_command, &man_command,   &help_command,    &version_command, NULL,
};

static const struct option options[] = {
    {"help", 'h', NULL, NULL, "show help on the program or on a command"},
    {"version", 'V', NULL, NULL, "print the version"},
    {0},
};

static const struct entry exit_codes[] = {
    {"0", "All is well: the book has no errors."},
    {"1", "The book has errors, or warnings with --werror."},
    {"2", "The command line is wrong."},
    {"3", "A file could not be read or written."},
    {0},
};

static const struct entry variables[] = {
    {"NO_COLOR", "If set and not empty, no colour is used unless an option asks for it."},
    {"GITHUB_ACTIONS", "If it is 'true', findings are reported as annotations of a GitHub workflow "
                       "unless an option asks for another format."},
    {"ROOKPRESS_DATA",
     "The folder with 'cards' and 'fonts' in it, where they are not found beside the program."},
    {"SOURCE_DATE_EPOCH", "The date of what is made, in seconds since 1970. The clock is never "
                          "asked."},
    {0},
};

const struct program rookpress = {
    .name = "rookpress",
    .summary = "check and draw rulebooks of chess variants",
    .description = "rookpress reads rulebooks of chess variants that are written in markdown, with "
                   "the diagrams as indented blocks of text. It checks that every example in them "
                   "is right, typesets the book, and draws the diagrams and cards.",
    .commands = commands,
    .options = options,
    .exit_codes = exit_codes,
    .variables = variables,
};

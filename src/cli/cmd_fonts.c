/* The row of `rookpress fonts`. What it does is in draw/fonts.c. */
#include "cli/commands.h"

const struct command fonts_command = {
    .name = "fonts",
    .summary = "list the fonts in use and what is missing",
    .operands = "",
    .description =
        "Lists each face of the book: the family that is wanted, the one that was found, "
        "and its file. A family that is missing is named with what stands in for it. A "
        "font file in the folder 'fonts' wins over an installed one.",
    .run = run_fonts,
};

/* `rookpress version`. */
#include "base/text.h"
#include "base/version.h"
#include "cli/commands.h"
#include "cli/output.h"

static int run_version(const struct invocation *invocation)
{
    char *line =
        format_string(invocation->arena, "%s %s\n", invocation->program->name, ROOKPRESS_VERSION);
    return output_write(slice_of(line)) ? EXIT_CLEAN : EXIT_IO;
}

const struct command version_command = {
    .name = "version",
    .summary = "print the version",
    .operands = "",
    .description = "Prints the name and the version of the program.",
    .run = run_version,
};

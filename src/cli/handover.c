/* The commands that draw are run by a second program, rookpress-draw, built from the same sources
 * with the libraries for drawing: `check` shall not pay for loading them. So is `check --deck`.
 * This file stands in for src/cli/draw in the program that users call. */
#include "base/data.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/output.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* Beside this program in the build folder, in libexec when installed. */
static int hand_over(const struct invocation *invocation)
{
    static const char *const places[] = {"rookpress-draw", "../libexec/rookpress/rookpress-draw"};
    const char *folder = program_folder(invocation->arena);
    for (size_t i = 0; folder && i < sizeof places / sizeof *places; i++)
        execv(format_string(invocation->arena, "%s/%s", folder, places[i]), invocation->argv);
    complain("rookpress: cannot start rookpress-draw: %s", strerror(errno));
    return EXIT_IO;
}

int run_build(const struct invocation *invocation)
{
    return hand_over(invocation);
}

int count_deck(struct check_deck *out, const struct invocation *invocation, const char *path)
{
    (void)out, (void)path;
    return hand_over(invocation);
}

int run_deck(const struct invocation *invocation)
{
    return hand_over(invocation);
}

int run_diagram(const struct invocation *invocation)
{
    return hand_over(invocation);
}

int run_dump_pages(const struct invocation *invocation)
{
    return hand_over(invocation);
}

int run_fonts(const struct invocation *invocation)
{
    return hand_over(invocation);
}

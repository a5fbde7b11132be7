/* `rookpress fonts`: the faces in use, where they came from and what is missing. */
#include "cli/draw/fonts.h"

#include "cli/commands.h"
#include "cli/output.h"
#include "text/font.h"

#include "base/text.h"

#include <string.h>

void fonts_tell_missing(struct fonts *fonts, struct arena *arena, int roles)
{
    for (int role = 0; role < roles; role++) {
        struct font_source face = font_source(fonts, arena, (enum font_role)role);
        if (strcmp(face.wanted, face.found) != 0)
            complain("rookpress: warning: the font %s is missing (see 'rookpress fonts')",
                     face.wanted);
    }
}

int run_fonts(const struct invocation *invocation)
{
    struct fonts *fonts = fonts_new(invocation->arena);
    struct text out = text_new(invocation->arena);
    bool complete = true;

    for (int role = 0; role < FONT_ROLE_COUNT; role++) {
        struct font_source face = font_source(fonts, invocation->arena, (enum font_role)role);
        bool missing = strcmp(face.wanted, face.found) != 0;
        text_format(&out, "%-10s %-16s %s%s%s\n", face.role, face.wanted,
                    missing ? "missing, " : "", missing ? face.found : "",
                    missing ? " stands in" : face.file);
        complete = complete && !missing;
        if (missing && *face.file)
            text_format(&out, "%-10s %-16s %s\n", "", "", face.file);
    }
    fonts_free(fonts);
    if (!output_write(text_slice(&out)))
        return EXIT_IO;
    return complete ? EXIT_CLEAN : EXIT_FINDINGS;
}

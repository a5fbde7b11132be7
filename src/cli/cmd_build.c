/* The row of `rookpress build`. What it does is in draw/build.c. */
#include "cli/commands.h"

static const struct option options[] = {
    {"output", 'o', "DIR", NULL, "the folder for what is made. Default: out."},
    {"paper", 0, "SIZE", NULL,
     "letter, a4, a5, half-letter, or the sides, as in 6x9in or 148x210mm. Default: letter."},
    {"pieces", 0, "SET", NULL,
     "the piece set: the name of one in cards/pieces, or a folder with wK.svg to bP.svg. Default: "
     "rook."},
    {"grey", 0, NULL, NULL, "draw the diagrams in shades of grey"},
    {"captions", 0, NULL, NULL, "number the diagrams"},
    {"no-smart", 0, NULL, NULL, "leave quotes, dashes and dots as they are written"},
    {"draft", 0, NULL, NULL, "build a book with errors, too, with the faults boxed in red"},
    {0},
};

static const struct entry examples[] = {
    {"rookpress build rules.md", "Writes out/rules.pdf."},
    {"rookpress build --paper=a5 -o print *.md", "Writes a small PDF of each book."},
    {0},
};

const struct command build_command = {
    .name = "build",
    .summary = "typeset books for print",
    .operands = "FILE...",
    .description =
        "Checks each book and sets it as a PDF: title page, contents, chapters with their diagrams "
        "beside the text, bookmarks, links and tags. The PDF has the book's name and is rewritten "
        "only when it changes.\n\n"
        "A book with errors is not built, unless it is a draft, and leaves what was built before "
        "as it is. What cannot be set well is reported as a warning: an image that is missing, a "
        "table or a word that is too wide, a character that no font has.",
    .options = options,
    .examples = examples,
    .min_operands = 1,
    .max_operands = OPERANDS_NO_LIMIT,
    .run = run_build,
};

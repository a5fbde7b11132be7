/* The row of `rookpress diagram`. What it does is in draw/diagram.c. */
#include "art/theme.h"
#include "cli/commands.h"

static const char *const formats[] = {"svg", "pdf", "png", NULL};

static const struct option options[] = {
    {"output", 'o', "OUT", NULL,
     "where the picture goes: a file whose ending says the format, a folder for all diagrams of "
     "the book, or '-' for standard output, the default."},
    {"to", 0, "FORMAT", formats, "the format for a folder or standard output. Default: svg."},
    {"theme", 0, "THEME", theme_names,
     "the inks: 'colour', 'grey' for laser print, or 'ink' without tints. Default: colour."},
    {"pieces", 0, "SET", NULL,
     "the piece set: the name of one in cards/pieces, or a folder with wK.svg to bP.svg. Default: "
     "rook."},
    {"square", 0, "MM", NULL, "the side of a square on paper, 2 to 50. Default: 8."},
    {"dpi", 0, "N", NULL, "dots per inch of a PNG, 30 to 1200. Default: 200."},
    {"force", 0, NULL, NULL, "replace files in a folder that rookpress did not write so"},
    {"draft", 0, NULL, NULL, "draw faulty diagrams, too, with the faults boxed in red"},
    {0},
};

static const struct entry examples[] = {
    {"rookpress diagram rules.md:53 -o zombie.svg", "Draws the diagram at line 53."},
    {"rookpress diagram rules.md -o pictures", "Draws all diagrams of a book into a folder."},
    {"rookpress diagram - --to=png <board.txt >board.png", "Draws a block from standard input."},
    {0},
};

const struct command diagram_command = {
    .name = "diagram",
    .summary = "draw the diagrams of a book",
    .operands = "FILE[:LINE]",
    .description =
        "Draws one diagram, or all diagrams of a book into a folder, as SVG, PDF or PNG. FILE:LINE "
        "is the diagram at that line, or the next one behind it; a FILE of '-' is standard input, "
        "which may be a book or the bare lines of one diagram.\n\n"
        "In a folder each picture is named after its chapter, as in zombie-chess-1.svg. Files are "
        "rewritten only when they change, and those of diagrams that are gone are deleted, if "
        "rookpress wrote them and nobody changed them since.\n\n"
        "Where a diagram has errors, they are reported and nothing is drawn, unless it is a draft.",
    .options = options,
    .examples = examples,
    .min_operands = 1,
    .max_operands = 1,
    .run = run_diagram,
};

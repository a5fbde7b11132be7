/* The row of `rookpress build`. What it does is in draw/build.c. */
#include "cli/commands.h"

static const char *const imposed[] = {"none", "booklet", "zine", NULL};

static const char *const columns[] = {"1", "2", NULL};

static const struct option options[] = {
    {"output", 'o', "OUT", NULL,
     "where it goes: a folder, a file whose ending says the format, or '-' for standard output. "
     "Default: the folder 'out'."},
    {"to", 0, "LIST", NULL,
     "what to make, with commas between: 'pdf', 'md', the book with pictures in place of its "
     "diagrams, and 'svg' or 'png', a picture of each page. Default: pdf."},
    {"paper", 0, "SIZE", NULL,
     "letter, a4, a5, half-letter, or the sides, as in 6x9in or 148x210mm. Default: letter."},
    {"columns", 0, "N", columns,
     "1 or 2 columns of text. Default: 2 where lines would be too long."},
    {"pages", 0, "RANGE", NULL, "only these pages, as in 3-5, 3- or 3"},
    {"impose", 0, "KIND", imposed,
     "sheets to print and fold, of the paper's size: 'booklet', two pages a side, or 'zine', eight "
     "on one side of one sheet. Default: none."},
    {"sheet-thickness", 0, "LENGTH", NULL,
     "of a booklet's sheets, such as 0.1mm: inner pages move towards the fold by it"},
    {"fold-lines", 0, NULL, NULL, "draw where sheets are folded and cut"},
    {"bleed", 0, "=LENGTH", NULL, "leave paper around the page to be cut off, 3mm if not told"},
    {"marks", 0, NULL, NULL, "draw marks for cutting outside the page and its bleed"},
    {"grey", 0, NULL, NULL, "use no colours; in SVGs the pieces of a coloured set keep theirs"},
    {"dpi", 0, "N", NULL, "dots per inch of PNGs, 30 to 1200. Default: 150."},
    {"pieces", 0, "SET", NULL,
     "the piece set: the name of one in cards/pieces, or a folder with wK.svg to bP.svg. Default: "
     "rook."},
    {"captions", 0, NULL, NULL, "number the diagrams"},
    {"no-smart", 0, NULL, NULL, "leave quotes, dashes and dots as they are written"},
    {"deps", 0, "FILE", NULL, "write a rule for make into FILE: what was made, and from what"},
    {"force", 0, NULL, NULL, "replace pictures in a folder that rookpress did not write so"},
    {"draft", 0, NULL, NULL, "build a book with errors, too, with the faults boxed in red"},
    {0},
};

static const struct entry examples[] = {
    {"rookpress build rules.md", "Writes out/rules.pdf."},
    {"rookpress build --paper=a5 -o print *.md", "Writes a small PDF of each book."},
    {"rookpress build --impose=booklet --paper=a4 rules.md",
     "Writes out/rules-booklet.pdf: print it on both sides, turned over the short edge, and fold."},
    {"rookpress build --to=png --pages=3-5 rules.md", "Writes three pages into out/rules-pages."},
    {"rookpress build - -o - <rules.md >rules.pdf", "Reads and writes the standard streams."},
    {0},
};

const struct command build_command = {
    .name = "build",
    .summary = "typeset books for print",
    .operands = "FILE...",
    .description =
        "Checks each book and sets it as a PDF: title page, contents, chapters with their diagrams "
        "beside the text, bookmarks, links and tags. A file has the book's name and is rewritten "
        "only when it changes; pictures of diagrams are in a folder rules-pictures, those of pages "
        "in rules-pages.\n\n"
        "A book with errors is not built, unless it is a draft, and leaves what was built before "
        "as it is. What cannot be set well is reported as a warning: an image that is missing, a "
        "table or a word that is too wide, a character that no font has.",
    .options = options,
    .examples = examples,
    .min_operands = 1,
    .max_operands = OPERANDS_NO_LIMIT,
    .run = run_build,
};

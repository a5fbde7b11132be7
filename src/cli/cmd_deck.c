/* The row of `rookpress deck`. What it does is in draw/deck.c. */
#include "cli/commands.h"
#include "deck/format.h"

static const char *const formats[] = {"pdf", "png", "svg", NULL};

static const struct option options[] = {
    {"output", 'o', "OUT", NULL,
     "a file for a PDF or for a single card, a folder for several; '-' is standard output. "
     "Default: "
     "out/deck.pdf, or a folder out/deck."},
    {"preset", 0, "PRESET", preset_names,
     "what a print service wants, or a sheet for home. tgc-... and mpc-poker are folders of PNGs, "
     "dtc-poker is a PDF with a side a page, the others are sheets."},
    {"paper", 0, "SIZE", NULL,
     "the paper of sheets: letter, a4, a5, half-letter, or the sides, as in 11x17in."},
    {"size", 0, "SIZE", NULL,
     "the cut size of the cards: poker, bridge, euro, tarot, mini, or the sides, as in 57x87mm, "
     "2.5x3.5in, 180x252pt or 750x1050px."},
    {"backs", 0, "BACKS", backs_names,
     "where the backs are printed: not at all, on the other side of paper that turns over its long "
     "or its short edge, or above the fronts, to be folded and glued."},
    {"back-offset", 0, "X,Y", NULL,
     "move the backs so many millimetres right and down, for a printer that drifts; 'deck "
     "--calibrate' measures it."},
    {"marks", 0, "MARKS", marks_names,
     "where to cut: no marks, marks in the margin, or lines over the whole sheet."},
    {"only", 0, "LIST", NULL, "only these cards: their names or codes, as in white-pawn,nN,back."},
    {"to", 0, "FORMAT", formats, "single cards, a file each, instead of sheets"},
    {"dpi", 0, "N", NULL, "pixels an inch of PNGs and in --size, 30 to 1200. Default: 300."},
    {"pieces", 0, "SET", NULL,
     "the piece set: the name of one in cards/pieces, or a folder with wK.svg to bP.svg. Default: "
     "that of the deck."},
    {"proof", 0, NULL, NULL,
     "draw the zones on each face: blue the bleed, red the cut, green what is safe from it"},
    {"calibrate", 0, NULL, NULL, "make the page that measures --back-offset, instead of cards"},
    {"force", 0, NULL, NULL, "replace files in a folder that rookpress did not write so"},
    {0},
};

static const struct entry examples[] = {
    {"rookpress deck", "Writes out/deck.pdf: sheets to print on both sides and cut."},
    {"rookpress deck --paper=a4 --size=bridge --backs=gutterfold -o fold.pdf",
     "Sheets to print on one side and fold."},
    {"rookpress deck --preset=tgc-poker -o upload", "Pictures for a print service."},
    {"rookpress deck --only=nN,back --to=svg -o cards", "Three single cards."},
    {"rookpress deck my-deck.xml -o my-deck.pdf", "A deck of your own."},
    {0},
};

const struct command deck_command = {
    .name = "deck",
    .summary = "make a deck of cards",
    .operands = "[DECK.xml]",
    .description =
        "Makes the cards that a deck file defines: as sheets to print at home, as pictures or "
        "pages for a print service, or as single cards. Without a file it is the deck that comes "
        "with rookpress: a card for every piece, cards for checkers, a player aid for every "
        "game.\n\n"
        "Each face is held against the safe zone of its card, and the PDF against what print "
        "shops ask for; what fails is named and nothing is made. Print sheets at 100 %, and hold "
        "the ruler on them against a real one. cards/README.md is the manual of deck files.",
    .options = options,
    .examples = examples,
    .min_operands = 0,
    .max_operands = 1,
    .run = run_deck,
};

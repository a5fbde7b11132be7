/* The command line of `rookpress deck`, read and held against itself. */
#ifndef CLI_DRAW_DECK_OPTIONS_H
#define CLI_DRAW_DECK_OPTIONS_H

#include "cli/command.h"
#include "deck/format.h"

enum deck_product { DECK_SHEETS, DECK_PAGES, DECK_FILES, DECK_CALIBRATION };
enum deck_format { DECK_PDF, DECK_PNG, DECK_SVG, DECK_FORMAT_COUNT };

/* By enum deck_format. */
extern const char *const deck_endings[];

struct deck_options {
    const char *file;   /* NULL: the deck that comes with the program */
    const char *output; /* NULL: somewhere below out */
    enum deck_product product;
    enum deck_format format; /* of single files */
    const struct preset *preset;
    const char *paper, *backs, *marks, *pieces, *only; /* NULL: as the deck has it */
    bool has_size;
    struct extent size;
    double dpi;
    double offset_x, offset_y; /* in points */
    bool proof, force;
};

/* False when the user has been told what is wrong. */
bool deck_options_read(struct deck_options *out, const struct invocation *invocation);

#endif

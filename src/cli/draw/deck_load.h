/* Deck files, from their name to a deck that has no errors. */
#ifndef CLI_DRAW_DECK_LOAD_H
#define CLI_DRAW_DECK_LOAD_H

#include "cli/load.h"
#include "deck/deck.h"

/* What reading a deck came to. */
struct deck_loaded {
    struct sources sources;
    struct sink sink;
    const struct source *source;
    struct deck *deck; /* NULL when a file could not be read; the user has been told */
};

/* Read the deck at `path`, NULL for the one that comes with the program. Its findings are in the
 * sink. */
struct deck_loaded deck_load(struct arena *arena, const char *path);

#endif

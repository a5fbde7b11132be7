/* Player aids: a markdown file with a heading for each game and two below that, one for each side
 * of its card. Private to the stage. */
#ifndef DECK_AIDS_H
#define DECK_AIDS_H

#include "deck/deck.h"

struct aid_list {
    VEC(struct aid *) aids;
};

/* All text before the first game is for readers of the file. A line of the file is a line of the
 * card. Games without two sides, and sides that no card could hold, are findings. */
struct aid_list aids_read(struct arena *arena, struct sink *sink, const struct source *source);

#endif

/* The cards that --only chooses. */
#ifndef CLI_DRAW_DECK_ONLY_H
#define CLI_DRAW_DECK_ONLY_H

#include "deck/deck.h"

struct deck_choice {
    bool *cards, *backs; /* by their places in the deck */
};

/* `list` is words between commas: names of cards and backs, or codes of cards, as in "nN,back";
 * NULL chooses all cards. False when the user has been told what is not there. */
bool deck_choose(struct deck_choice *out, struct arena *arena, const struct deck *deck,
                 const char *list);

#endif

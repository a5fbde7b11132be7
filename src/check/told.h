/* Moves between two boards that no arrow shows: only the text tells them. */
#ifndef CHECK_TOLD_H
#define CHECK_TOLD_H

#include "check/reading.h"

/* The board that comes nearest to a reading's first position by moves that could have been told. */
struct told_miss {
    struct board board;
    squares squares; /* where it differs */
    size_t plies;    /* how many moves lead to it */
    enum side first; /* who made the first of them */
};

/* Straight moves pass only squares on which the boards differ; quiet ones on a detour pass others.
 */
enum told_way { TOLD_STRAIGHT, TOLD_WITH_DETOURS };

/* Find the shortest line to a reading's first position from a board of an earlier one, or from the
 * set-up (NULL), and note it in the reading; false when there is none. Either way `*miss` is the
 * board that was reached or nearly so. */
bool told_find(struct reading *r, struct told_miss *miss, const struct reading *earlier,
               const struct board *from, squares different, enum told_way way);

/* Whether the miss is one piece that stands elsewhere, and no moves of it make a game of the two
 * boards: it cannot get there, or the other side would have had to pass. */
bool told_is_astray(const struct reading *r, const struct told_miss *miss,
                    const struct reading *earlier);

#endif

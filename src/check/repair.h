/* The one change of one arrow that makes sense of a board. */
#ifndef CHECK_REPAIR_H
#define CHECK_REPAIR_H

#include "check/reading.h"

struct repair {
    size_t arrow;  /* of the diagram: the one to blame */
    bool left_out; /* it should not be there; else it should be as `now` */
    struct arrow now;
    bool exchanged; /* and another arrow should have the head that this one has */
    bool follows;   /* the moves then begin on the board that was asked for */
};

/* Look for another tail, head or colour of an arrow, its ends exchanged, none of it, or
 * the head of another one that gets its own, with which the arrows of a reading show moves; best
 * those that the game allows and that begin on `goal` (NULL for any board). Of arrows that are as
 * good, the suspect is taken. False when there is no such change, or the arrows are too many to
 * try. */
bool repair_arrow(struct repair *out, const struct reading *r, const struct board *goal,
                  size_t suspect);

/* Tell it as a note of the newest finding. */
void repair_note(struct sink *sink, const struct repair *repair);

#endif

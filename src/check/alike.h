/* Boards that are nearly the same: by mistake, by chance, or because the text says so. */
#ifndef CHECK_ALIKE_H
#define CHECK_ALIKE_H

#include "check/reading.h"

/* Whether a reading has so much in common with a board of an earlier one (NULL: with the set-up)
 * that what is `different` must be a mistake; `told` plies were played to come to that board. */
bool is_near_miss(const struct book *book, const struct reading *r, const struct reading *earlier,
                  const struct board *board, squares different, int told);

/* Whether the plies told between a reading and the board that it continues may be no more than what
 * few pieces allow. */
bool is_told_by_chance(const struct reading *r);

#endif

/* Short decimal numbers, the same in every locale; private to `paint`. */
#ifndef PAINT_DECIMAL_H
#define PAINT_DECIMAL_H

#include "base/text.h"

/* Room for any number. */
enum { DECIMAL_ROOM = 32 };

/* `value` in units of the last of `places` decimals. What is out of all reason, or no number, comes
 * back as the largest or smallest one there is room for. */
long decimal_round(double value, int places);

/* Write such a number into `out` without needless zeros: 3, -.5, 12.25. Returns its length. */
size_t decimal_put(char *out, long units, int places);

/* Both at once. */
void decimal_add(struct text *out, double value, int places);

#endif

/* Decimal numbers as authors write them: `8.5`, `-0.75`, `.25`, `3`. No exponent, no hexadecimal,
 * no infinity, no NaN, no `01` and no `1.`, and the same in every locale. */
#ifndef BASE_NUMBER_H
#define BASE_NUMBER_H

#include "base/slice.h"

/* False when `s` is not such a number. A value too large to matter is clamped to +-1e9, so that a
 * range check refuses it. */
bool number_parse(double *value, struct slice s);

/* The same for whole numbers without a decimal point, clamped to +-1,000,000,000. */
bool number_parse_whole(long *value, struct slice s);

/* The value of a hexadecimal digit, small or capital, or -1. */
int hex_digit(char c);

#endif

#include "paint/decimal.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static long power_of_ten(int exponent)
{
    long power = 1;
    while (exponent-- > 0)
        power *= 10;
    return power;
}

long decimal_round(double value, int places)
{
    static const double largest = 1e9;
    double limited = fmax(-largest, fmin(largest, value)); /* of NaN: the largest */
    return lround(limited * (double)power_of_ten(places));
}

size_t decimal_put(char *out, long units, int places)
{
    long size = labs(units), whole = size / power_of_ten(places);
    long part = size % power_of_ten(places);
    while (part && part % 10 == 0) {
        part /= 10;
        places--;
    }
    int len = snprintf(out, DECIMAL_ROOM, "%s", units < 0 ? "-" : "");
    if (whole || !part)
        len += snprintf(out + len, DECIMAL_ROOM - (size_t)len, "%ld", whole);
    if (part)
        len += snprintf(out + len, DECIMAL_ROOM - (size_t)len, ".%0*ld", places, part);
    return (size_t)len;
}

void decimal_add(struct text *out, double value, int places)
{
    char number[DECIMAL_ROOM];
    size_t len = decimal_put(number, decimal_round(value, places), places);
    text_add_slice(out, (struct slice){number, len});
}

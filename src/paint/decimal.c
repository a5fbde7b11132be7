#include "paint/decimal.h"

#include <math.h>
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

/* The last `count` digits of `value`, at least one and all there are where `count` is 0. */
static size_t put_digits(char *out, long value, int count)
{
    char digits[DECIMAL_ROOM];
    int have = 0;
    do {
        digits[have++] = (char)('0' + value % 10);
        value /= 10;
    } while (count ? have < count : value);
    for (int i = 0; i < have; i++)
        out[i] = digits[have - 1 - i];
    return (size_t)have;
}

/* By hand: a picture has thousands of numbers, and printf would take a third of its time. */
size_t decimal_put(char *out, long units, int places)
{
    long size = labs(units), whole = size / power_of_ten(places);
    long part = size % power_of_ten(places);
    size_t len = 0;
    while (part && part % 10 == 0) {
        part /= 10;
        places--;
    }
    if (units < 0)
        out[len++] = '-';
    if (whole || !part)
        len += put_digits(out + len, whole, 0);
    if (part) {
        out[len++] = '.';
        len += put_digits(out + len, part, places);
    }
    return len;
}

void decimal_add(struct text *out, double value, int places)
{
    char number[DECIMAL_ROOM];
    size_t len = decimal_put(number, decimal_round(value, places), places);
    text_add_slice(out, (struct slice){number, len});
}

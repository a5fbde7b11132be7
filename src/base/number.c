#include "base/number.h"

static const double LIMIT = 1e9;

/* Take the sign off the front; -1 or 1. */
static int take_sign(struct slice *s)
{
    if (!s->len || (*s->ptr != '-' && *s->ptr != '+'))
        return 1;
    int sign = *s->ptr == '-' ? -1 : 1;
    s->ptr++;
    s->len--;
    return sign;
}

/* Take digits off the front onto `value`; how many. */
static size_t take_whole(double *value, struct slice *s)
{
    size_t digits = 0;
    for (; s->len && is_digit(*s->ptr); s->ptr++, s->len--, digits++) {
        *value = *value * 10 + (*s->ptr - '0');
        if (*value > LIMIT)
            *value = LIMIT;
    }
    return digits;
}

/* `007` and `01.75` are slips, not numbers. */
static bool has_leading_zero(struct slice s)
{
    return s.len > 1 && s.ptr[0] == '0' && is_digit(s.ptr[1]);
}

static size_t take_fraction(double *value, struct slice *s)
{
    size_t digits = 0;
    double scaled = 0, scale = 1;
    for (; s->len && is_digit(*s->ptr); s->ptr++, s->len--, digits++)
        if (scale < LIMIT) { /* further digits are too small to see */
            scaled = scaled * 10 + (*s->ptr - '0');
            scale *= 10;
        }
    *value += scaled / scale;
    return digits;
}

bool number_parse(double *value, struct slice s)
{
    int sign = take_sign(&s);
    double sum = 0;
    if (has_leading_zero(s))
        return false;
    size_t digits = take_whole(&sum, &s);
    if (s.len && *s.ptr == '.') {
        s.ptr++;
        s.len--;
        digits = take_fraction(&sum, &s);
    }
    if (s.len || !digits)
        return false;
    *value = sign * (sum > LIMIT ? LIMIT : sum);
    return true;
}

bool number_parse_whole(long *value, struct slice s)
{
    int sign = take_sign(&s);
    double sum = 0;
    if (has_leading_zero(s) || !take_whole(&sum, &s) || s.len)
        return false;
    *value = sign * (long)sum;
    return true;
}

int hex_digit(char c)
{
    c = to_lower(c);
    if (is_digit(c))
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

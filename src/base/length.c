#include "base/length.h"

#include "base/number.h"

/* What a number of the unit at the end of `word` is in points; the unit is cut off. */
static bool take_unit(double *points, struct slice *word, double pixel)
{
    const struct {
        const char *name;
        double points;
    } units[] = {{"mm", POINTS_A_MM},
                 {"cm", 10 * POINTS_A_MM},
                 {"in", POINTS_AN_INCH},
                 {"pt", 1},
                 {"px", pixel}};
    for (size_t i = 0; word->len > 2 && i < sizeof units / sizeof *units; i++) {
        struct slice end = {word->ptr + word->len - 2, 2};
        if (slice_eq(end, units[i].name) && units[i].points > 0) {
            word->len -= 2;
            *points = units[i].points;
            return true;
        }
    }
    return false;
}

bool length_parse(double *points, struct slice word, double pixel)
{
    double unit, value;
    if (!take_unit(&unit, &word, pixel) || !number_parse(&value, word))
        return false;
    *points = value * unit;
    return true;
}

bool length_parse_sides(double *width, double *height, struct slice word, double pixel)
{
    double unit, width_unit;
    struct slice rest = word, first = slice_next_field(&rest, 'x');
    if (!take_unit(&unit, &rest, pixel))
        return false;
    if (!take_unit(&width_unit, &first, pixel))
        width_unit = unit;
    if (!number_parse(width, first) || !number_parse(height, rest))
        return false;
    *width *= width_unit;
    *height *= unit;
    return true;
}

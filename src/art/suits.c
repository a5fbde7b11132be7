/* The four suits of playing cards as outlines of our own: no font is sure to have them. */
#include "art/parts.h"

#include <assert.h>

enum { MOST_POINTS = 19 };

/* The left half of a suit in a box of side 1 around the origin, from its foot to its top: a point,
 * then three for each curve. The right half is its mirror image. */
struct suit {
    char letter;
    size_t count;
    struct point points[MOST_POINTS];
};

/* clang-format off */
static const struct suit suits[] = {
    {'S', 13, {{-0.170, 0.500},
               {-0.090, 0.450}, {-0.050, 0.360}, {-0.036, 0.230},    /* the foot */
               {-0.080, 0.310}, {-0.150, 0.345}, {-0.225, 0.345},    /* the lobe */
               {-0.350, 0.345}, {-0.440, 0.255}, {-0.440, 0.125},
               {-0.440, -0.100}, {-0.120, -0.260}, {0, -0.500}}},    /* to the tip */
    {'H', 10, {{0, 0.500},
               {-0.110, 0.250}, {-0.470, 0.060}, {-0.470, -0.210},   /* the side */
               {-0.470, -0.360}, {-0.375, -0.460}, {-0.245, -0.460}, /* the lobe */
               {-0.140, -0.460}, {-0.050, -0.395}, {0, -0.280}}},    /* to the notch */
    {'D', 7, {{0, 0.500},
              {-0.090, 0.310}, {-0.230, 0.130}, {-0.370, 0},
              {-0.230, -0.130}, {-0.090, -0.310}, {0, -0.500}}},
    {'C', 19, {{-0.170, 0.500},
               {-0.090, 0.450}, {-0.050, 0.340}, {-0.053, 0.213},    /* the foot */
               {-0.112, 0.323}, {-0.245, 0.370}, {-0.360, 0.320},    /* the left leaf */
               {-0.475, 0.271}, {-0.532, 0.141}, {-0.492, 0.023},
               {-0.452, -0.095}, {-0.328, -0.163}, {-0.207, -0.133},
               {-0.250, -0.207}, {-0.251, -0.299}, {-0.208, -0.374}, /* half of the top leaf */
               {-0.166, -0.449}, {-0.086, -0.495}, {0, -0.495}}},
};
/* clang-format on */

static const struct suit *find(char letter)
{
    size_t i = 0, count = sizeof suits / sizeof *suits;
    while (i < count && suits[i].letter != letter)
        i++;
    assert(i < count);
    return &suits[i];
}

void art_add_suit(struct arena *arena, struct path *path, char suit, double x, double y,
                  double size)
{
    const struct suit *s = find(suit);
    struct point left[MOST_POINTS] = {{0}}, right[MOST_POINTS] = {{0}};

    for (size_t i = 0; i < s->count; i++) {
        const struct point *p = &s->points[i];
        left[i] = (struct point){x + p->x * size, y + p->y * size};
        right[i] = (struct point){x - p->x * size, y + p->y * size};
    }
    path_move(arena, path, left[0].x, left[0].y);
    for (size_t i = 1; i < s->count; i += 3)
        path_curve(arena, path, left[i], left[i + 1], left[i + 2]);
    for (size_t i = s->count - 1; i > 0; i -= 3)
        path_curve(arena, path, right[i - 1], right[i - 2], right[i - 3]);
    path_close(arena, path);
}

static bool is_red(char suit)
{
    return suit == 'H' || suit == 'D';
}

ink art_suit_ink(const struct theme *theme, char suit)
{
    return is_red(suit) ? theme->red_suit : theme->words;
}

void art_draw_suit(struct drawing *drawing, const struct theme *theme, char suit, double x,
                   double y, double size)
{
    bool hollow = is_red(suit) && theme->red_suit == theme->words;
    double line = hollow ? size / 10 : 0;
    ink colour = art_suit_ink(theme, suit);
    struct path *path =
        draw_path(drawing, hollow ? INK_NONE : colour, hollow ? colour : INK_NONE, line);
    /* A line reaches half its width beyond the outline. */
    art_add_suit(drawing->arena, path, suit, x, y, size - line);
}

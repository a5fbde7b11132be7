/* The themes. Squares are pale enough for black type and dark enough to tell apart on cheap paper;
 * whatever is drawn on them has a line around it that shows on both. */
#include "art/theme.h"

static const struct theme themes[] = {
    {
        .name = "colour",
        .paper = 0xffffffff,
        .light = 0xf3e3c7ff,
        .dark = 0xc99e6cff,
        .line = 0x5a3d20ff,
        .faint = 0xd9cbb5ff,
        .words = 0x1d1d1dff,
        .white_fill = 0xfdfcf9ff,
        .white_line = 0x2b2118ff,
        .black_fill = 0x1c1a19ff,
        .black_line = 0xffffffff,
        .grey_fill = 0x8e8e90ff,
        .grey_line = 0x33312fff,
        .card = 0xfffefbff,
        .card_line = 0x5a3d20ff,
        .card_back = 0x41617aff,
        .card_pattern = 0xd5e1eaff,
        .red_suit = 0xb3261eff,
        .accent = 0x1d4f91ff,
        .fault = 0xe00000ff,
    },
    {
        .name = "grey",
        .paper = 0xffffffff,
        .light = 0xecececff,
        .dark = 0xb5b5b5ff,
        .line = 0x3c3c3cff,
        .faint = 0xccccccff,
        .words = 0x111111ff,
        .white_fill = 0xffffffff,
        .white_line = 0x1c1c1cff,
        .black_fill = 0x141414ff,
        .black_line = 0xffffffff,
        .grey_fill = 0x828282ff,
        .grey_line = 0x1c1c1cff,
        .card = 0xffffffff,
        .card_line = 0x3c3c3cff,
        .card_back = 0x7a7a7aff,
        .card_pattern = 0xe6e6e6ff,
        .red_suit = 0x111111ff,
        .accent = 0x222222ff,
        .fault = 0xe00000ff,
    },
    {
        .name = "ink",
        .hatched = true,
        .paper = 0xffffffff,
        .light = 0xffffffff,
        .dark = 0xffffffff,
        .line = 0x000000ff,
        .faint = 0x000000ff,
        .words = 0x000000ff,
        .white_fill = 0xffffffff,
        .white_line = 0x000000ff,
        .black_fill = 0x000000ff,
        .black_line = 0xffffffff,
        /* The one tint: without it nothing would tell a grey arrow from the other two. */
        .grey_fill = 0x999999ff,
        .grey_line = 0x000000ff,
        .card = 0xffffffff,
        .card_line = 0x000000ff,
        .card_back = 0xffffffff,
        .card_pattern = 0x000000ff,
        .red_suit = 0x000000ff,
        .accent = 0x000000ff,
        .fault = 0xe00000ff,
    },
};

const char *const theme_names[] = {"colour", "grey", "ink", NULL};

const struct theme *theme_find(struct slice name)
{
    for (size_t i = 0; i < sizeof themes / sizeof *themes; i++)
        if (slice_eq(name, themes[i].name))
            return &themes[i];
    return NULL;
}

/* Sizes and presets, as tables. The figures of the presets are those that the services publish. */
#include "deck/format.h"

#include "base/length.h"

#include <assert.h>
#include <math.h>

#define IN(inches) ((inches)*POINTS_AN_INCH)
#define MM(mm)     ((mm)*POINTS_A_MM)
#define PX(pixels) ((pixels)*POINTS_AN_INCH / 300)

/* ---- Sizes ---- */

static const struct {
    const char *name;
    struct extent trim;
} SIZES[] = {
    {"poker", {IN(2.5), IN(3.5)}},   {"bridge", {IN(2.25), IN(3.5)}}, {"euro", {MM(63), MM(88)}},
    {"tarot", {IN(2.75), IN(4.75)}}, {"mini", {IN(1.75), IN(2.5)}},
};

/* Smaller ones nobody can hold, larger ones no sheet. */
bool format_is_card(struct extent trim)
{
    const double least = MM(20), most = MM(300);
    return trim.width >= least && trim.height >= least && trim.width <= most && trim.height <= most;
}

bool format_parse_size(struct extent *trim, struct slice word, double pixel)
{
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++)
        if (slice_eq(word, SIZES[i].name)) {
            *trim = SIZES[i].trim;
            return true;
        }
    return length_parse_sides(&trim->width, &trim->height, word, pixel);
}

double format_most_bleed(void)
{
    return MM(10);
}

double format_most_safe(struct extent trim)
{
    return fmin(trim.width, trim.height) / 4;
}

struct card_format format_around(struct extent trim, double bleed, double safe)
{
    return (struct card_format){.full = {trim.width + 2 * bleed, trim.height + 2 * bleed},
                                .trim = trim,
                                .safe = {trim.width - 2 * safe, trim.height - 2 * safe}};
}

/* ---- Words ---- */

const char *const backs_names[] = {"none", "duplex-long", "duplex-short", "gutterfold", NULL};
const char *const marks_names[] = {"none", "edge", "full", NULL};

static int find(const char *const *names, struct slice name)
{
    int found = 0;
    while (names[found] && !slice_eq(name, names[found]))
        found++;
    assert(names[found]);
    return found;
}

enum backs backs_find(struct slice name)
{
    return (enum backs)find(backs_names, name);
}

enum marks marks_find(struct slice name)
{
    return (enum marks)find(marks_names, name);
}

/* ---- Presets ---- */

const char *const preset_names[] = {"tgc-poker", "tgc-bridge", "tgc-euro",  "tgc-tarot",
                                    "tgc-micro", "mpc-poker",  "dtc-poker", "letter-9",
                                    "a4-9",      "gutterfold", NULL};

/* clang-format off */
static const struct preset PRESETS[] = {
    {"tgc-poker", PRESET_IMAGES,
     {{PX(825), PX(1125)}, {IN(2.5), IN(3.5)}, {IN(2.25), IN(3.25)}}, {0}},
    {"tgc-bridge", PRESET_IMAGES,
     {{PX(750), PX(1125)}, {IN(2.25), IN(3.5)}, {IN(2), IN(3.25)}}, {0}},
    {"tgc-euro", PRESET_IMAGES,
     {{IN(2.75), IN(3.75)}, {IN(2.48), IN(3.46)}, {IN(2.23), IN(3.21)}}, {0}},
    {"tgc-tarot", PRESET_IMAGES,
     {{IN(3), IN(5)}, {IN(2.75), IN(4.75)}, {IN(2.5), IN(4.5)}}, {0}},
    {"tgc-micro", PRESET_IMAGES,
     {{IN(1.5), IN(2)}, {IN(1.25), IN(1.75)}, {IN(1), IN(1.5)}}, {0}},
    {"mpc-poker", PRESET_IMAGES,
     {{PX(816), PX(1110)}, {PX(744), PX(1038)}, {PX(684), PX(981)}}, {0}},
    {"dtc-poker", PRESET_PAGES,
     {{IN(2.75), IN(3.75)}, {IN(2.5), IN(3.5)}, {IN(2.25), IN(3.25)}}, {0}},
    {"letter-9", PRESET_SHEETS,
     {{IN(2.75), IN(3.75)}, {IN(2.5), IN(3.5)}, {IN(2.25), IN(3.25)}},
     {.paper = "letter", .left = IN(0.5), .top = IN(0.25)}},
    {"a4-9", PRESET_SHEETS,
     {{MM(69), MM(94)}, {MM(63), MM(88)}, {MM(57), MM(82)}},
     {.paper = "a4", .left = MM(10.5), .top = MM(10)}},
    {"gutterfold", PRESET_SHEETS,
     {{IN(2.75), IN(3.75)}, {IN(2.5), IN(3.5)}, {IN(2.25), IN(3.25)}},
     {.paper = "letter", .landscape = true, .left = IN(0.35), .top = IN(4.8), .gap = IN(0.1),
      .fold = IN((0.225 + 3.5 + 4.8) / 2), .gutter = IN(4.8 - 3.5 - 0.225)}},
};
/* clang-format on */

const struct preset *preset_find(struct slice name)
{
    for (size_t i = 0; i < sizeof PRESETS / sizeof *PRESETS; i++)
        if (slice_eq(name, PRESETS[i].name))
            return &PRESETS[i];
    return NULL;
}

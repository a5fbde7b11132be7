#include "cli/draw/deck_options.h"

#include "base/length.h"
#include "base/number.h"
#include "cli/number_option.h"
#include "cli/output.h"
#include "layout/paper.h"

#include <string.h>

const char *const deck_endings[] = {"pdf", "png", "svg"};

static bool refuse(const char *option, const char *wanted, const char *word)
{
    complain("rookpress deck: --%s is %s, not '%s'", option, wanted, word);
    return false;
}

/* ---- Contradictions ---- */

/* What a preset or --to settles, so that it cannot be asked for besides. */
static const struct {
    const char *option;
    bool images, pages, sheets, files; /* the presets of each kind, and --to */
} SETTLED[] = {
    {"size", true, true, true, false},     {"paper", true, true, true, true},
    {"to", false, true, true, false},      {"marks", true, true, false, true},
    {"backs", true, true, false, true},    {"back-offset", true, true, false, true},
    {"calibrate", true, true, true, true},
};

static bool settles(const struct invocation *invocation, const struct preset *preset, size_t row)
{
    bool to = option_is_set(invocation, "to") && strcmp(SETTLED[row].option, "to") != 0;
    return (to && SETTLED[row].files) ||
           (preset && ((preset->kind == PRESET_IMAGES && SETTLED[row].images) ||
                       (preset->kind == PRESET_PAGES && SETTLED[row].pages) ||
                       (preset->kind == PRESET_SHEETS && SETTLED[row].sheets)));
}

static bool agrees(const struct invocation *invocation, const struct preset *preset)
{
    for (size_t i = 0; i < sizeof SETTLED / sizeof *SETTLED; i++)
        if (option_is_set(invocation, SETTLED[i].option) && settles(invocation, preset, i)) {
            complain("rookpress deck: --%s has no meaning with --%s%s%s", SETTLED[i].option,
                     preset ? "preset" : "to", preset ? "=" : "", preset ? preset->name : "");
            return false;
        }
    if (preset && preset->sheet.fold > 0 && option_is_set(invocation, "backs")) {
        complain("rookpress deck: --backs has no meaning with --preset=%s", preset->name);
        return false;
    }
    return true;
}

/* Options that another one leaves nothing to say, whatever it is or when it has this value. */
static const struct {
    const char *option, *other, *value;
} IDLE[] = {
    {"only", "calibrate", NULL},  {"size", "calibrate", NULL},      {"marks", "calibrate", NULL},
    {"proof", "calibrate", NULL}, {"back-offset", "backs", "none"},
};

static bool none_is_idle(const struct invocation *invocation)
{
    for (size_t i = 0; i < sizeof IDLE / sizeof *IDLE; i++) {
        const char *value = option_value(invocation, IDLE[i].other);
        if (!option_is_set(invocation, IDLE[i].option) ||
            !option_is_set(invocation, IDLE[i].other) ||
            (IDLE[i].value && !(value && strcmp(value, IDLE[i].value) == 0)))
            continue;
        complain("rookpress deck: --%s has no meaning with --%s%s%s", IDLE[i].option, IDLE[i].other,
                 IDLE[i].value ? "=" : "", IDLE[i].value ? IDLE[i].value : "");
        return false;
    }
    return true;
}

/* ---- Values ---- */

static bool read_size(struct deck_options *o, const struct invocation *invocation)
{
    const char *word = option_value(invocation, "size");
    o->has_size = word != NULL;
    return !word ||
           (format_parse_size(&o->size, slice_of(word), POINTS_AN_INCH / o->dpi) &&
            format_is_card(o->size)) ||
           refuse("size",
                  "poker, bridge, euro, tarot, mini, or sides of 20 to 300 mm, as in 57x87mm",
                  word);
}

static bool read_paper(struct deck_options *o, const struct invocation *invocation)
{
    struct paper paper;
    o->paper = option_value(invocation, "paper");
    return !o->paper || paper_parse(&paper, slice_of(o->paper)) ||
           refuse("paper", "letter, a4, a5, half-letter or a size such as 11x17in", o->paper);
}

static bool read_offset(double *points, struct slice word)
{
    const double most = 10;
    return number_parse(points, slice_trim(word)) && *points >= -most && *points <= most;
}

static bool read_offsets(struct deck_options *o, const struct invocation *invocation)
{
    const char *word = option_value(invocation, "back-offset");
    struct slice y = slice_of(word ? word : "0,0"), x = slice_next_field(&y, ',');
    if (!read_offset(&o->offset_x, x) || !read_offset(&o->offset_y, y))
        return refuse("back-offset", "two numbers of millimetres from -10 to 10, as in 0.5,-1",
                      word);
    o->offset_x *= POINTS_A_MM;
    o->offset_y *= POINTS_A_MM;
    return true;
}

/* The format that the output's name ends with, or DECK_FORMAT_COUNT. */
static enum deck_format ending_of(const char *output)
{
    const char *dot = output ? strrchr(output, '.') : NULL;
    int format = 0;
    while (format < DECK_FORMAT_COUNT && !(dot && strcmp(dot + 1, deck_endings[format]) == 0))
        format++;
    return (enum deck_format)format;
}

/* What has no preset and no --to, and ends like a picture, is one card. */
static bool choose_product(struct deck_options *o, const struct invocation *invocation)
{
    const char *to = option_value(invocation, "to");
    bool images = o->preset && o->preset->kind == PRESET_IMAGES;
    enum deck_format ending = ending_of(o->output);
    bool is_picture = ending == DECK_PNG || ending == DECK_SVG;
    o->format = images ? DECK_PNG : DECK_PDF;
    for (int i = 0; to && i < DECK_FORMAT_COUNT; i++)
        if (strcmp(to, deck_endings[i]) == 0)
            o->format = (enum deck_format)i;
    if (option_is_set(invocation, "calibrate"))
        o->product = DECK_CALIBRATION;
    else if (to || images || (is_picture && !o->preset))
        o->product = DECK_FILES;
    else if (o->preset && o->preset->kind == PRESET_PAGES)
        o->product = DECK_PAGES;
    if (o->product == DECK_FILES && !to && !images)
        o->format = ending;
    if (ending == DECK_FORMAT_COUNT || ending == o->format)
        return true;
    complain("rookpress deck: %s would be a %s: name it so, or a folder", o->output,
             deck_endings[o->format]);
    return false;
}

bool deck_options_read(struct deck_options *o, const struct invocation *invocation)
{
    const char *preset = option_value(invocation, "preset");
    *o = (struct deck_options){.output = option_value(invocation, "output"),
                               .preset = preset ? preset_find(slice_of(preset)) : NULL,
                               .backs = option_value(invocation, "backs"),
                               .marks = option_value(invocation, "marks"),
                               .pieces = option_value(invocation, "pieces"),
                               .only = option_value(invocation, "only"),
                               .proof = option_is_set(invocation, "proof"),
                               .force = option_is_set(invocation, "force")};
    o->file = invocation->operand_count ? invocation->operands[0] : NULL;
    if (o->output && !*o->output) {
        complain("rookpress deck: the name of the output is empty");
        return false;
    }
    return choose_product(o, invocation) && agrees(invocation, o->preset) &&
           none_is_idle(invocation) && number_option(&o->dpi, invocation, "dpi", 30, 1200, 300) &&
           read_size(o, invocation) && read_paper(o, invocation) && read_offsets(o, invocation);
}

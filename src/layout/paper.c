#include "layout/paper.h"

#include "base/length.h"

#include <math.h>

static const struct {
    const char *name;
    struct paper paper;
} SIZES[] = {
    {"letter", {612, 792}},
    {"a4", {595.28, 841.89}},
    {"a5", {419.53, 595.28}},
    {"half-letter", {396, 612}},
};

/* ---- Paper ---- */

static bool is_printable(struct paper paper)
{
    const double least = 180, most = 2880;
    return paper.width >= least && paper.height >= least && paper.width <= most &&
           paper.height <= most;
}

bool paper_parse(struct paper *out, struct slice word)
{
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++)
        if (slice_eq(word, SIZES[i].name)) {
            *out = SIZES[i].paper;
            return true;
        }
    return length_parse_sides(&out->width, &out->height, word, 0) && is_printable(*out);
}

/* ---- Style ---- */

static struct type type_of(double size, double leading)
{
    return (struct type){size, round(size * leading * 4) / 4};
}

/* One column: letters of 9.25 points on half a letter sheet and of 10.5 on a whole one. Two: so
 * large that a line has some 55 to 60 of them. Margins grow with the page. */
static double body_size(struct paper paper, unsigned columns)
{
    if (columns > 1)
        return fmin(11, fmax(7.5, paper.width * 0.0163));
    return fmin(11, fmax(8.5, 9.25 + (paper.width - 396) / (612 - 396) * 1.25));
}

/* A single column of so much paper has lines too long to read. */
static unsigned columns_for(struct paper paper)
{
    static const double LONGEST_EMS = 40;
    return paper.width * 0.765 > LONGEST_EMS * body_size(paper, 1) ? 2 : 1;
}

struct style style_for(struct paper paper, unsigned columns)
{
    if (!columns)
        columns = columns_for(paper);
    bool is_double = columns > 1;
    double size = body_size(paper, columns);
    struct style style = {
        .paper = paper,
        .inner = paper.width * (is_double ? 0.11 : 0.125),
        .outer = paper.width * (is_double ? 0.095 : 0.11),
        .top = paper.height * 0.075,
        .bottom = paper.height * 0.09,
        .columns = columns,
        .body = type_of(size, is_double ? 1.34 : 1.4),
        .small = type_of(size * 0.86, 1.35),
        .note = type_of(size * 0.8, 1.3),
        .code = type_of(size * 0.88, 1.35),
        .part = type_of(fmin(size * 2.5, 25), 1.15),
        .chapter = type_of(size * 2.1, 1.15),
        .section = type_of(size * 1.4, 1.25),
        .topic = type_of(size * 1.12, 1.3),
    };
    style.full = paper.width - style.inner - style.outer;
    style.height = paper.height - style.top - style.bottom;
    style.gap = style.body.lead * 0.5;
    style.indent = size * 1.8;
    style.gutter = size * 1.6;
    style.square = size * 2.05;
    style.width = is_double ? (style.full - style.gutter * 1.4) / 2 : style.full;
    return style;
}

struct style style_single(const struct style *style)
{
    struct style single = *style;
    single.columns = 1;
    single.width = single.full;
    return single;
}

double style_column_x(const struct style *style, unsigned column)
{
    return column * (style->full - style->width);
}

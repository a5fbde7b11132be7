#include "paint/svg_stamps.h"

#include "base/number.h"
#include "paint/decimal.h"

#include <string.h>

void svg_add_markup(struct text *out, struct slice markup, const char *prefix)
{
    const size_t mark = sizeof PICTURE_ID_MARK - 1;
    while (markup.len) {
        if (slice_starts(markup, PICTURE_ID_MARK)) {
            text_format(out, "%s-", prefix);
            markup.ptr += mark;
            markup.len -= mark;
        } else {
            text_add_char(out, *markup.ptr++);
            markup.len--;
        }
    }
}

void svg_define_stamps(struct text *out, const struct stamps *stamps)
{
    struct arena *arena = stamps->arena;
    for (size_t i = 0; i < stamps->pictures.count; i++) {
        struct picture_markup markup = picture_markup(stamps->pictures.items[i]);
        text_format(out, "%s<symbol id=\"s%zu\" viewBox=\"", i ? "" : "<defs>\n", i);
        text_add_slice(out, markup.view_box);
        text_add(out, "\">");
        svg_add_markup(out, markup.content, format_string(arena, "s%zu", i));
        text_add(out, "</symbol>\n");
    }
    text_add(out, stamps->pictures.count ? "</defs>\n" : "");
}

/* ---- Squares ---- */

struct square {
    size_t stamp;
    bool upside_down;
    double x, y, side;
};

/* Go on behind `word`; false when it is not there. */
static bool skip_past(struct slice *rest, const char *word)
{
    size_t len = strlen(word);
    for (; rest->len >= len; rest->ptr++, rest->len--)
        if (memcmp(rest->ptr, word, len) == 0) {
            rest->ptr += len;
            rest->len -= len;
            return true;
        }
    return false;
}

/* style="...fill:rgb(12.3457%,0.0854492%,65.4321%);..." d="M x y L right y L ..." */
static bool read_square(struct square *out, struct slice line, const struct stamps *stamps)
{
    double rgb[3], right;
    if (!slice_starts(line, "<path ") || !skip_past(&line, "fill:rgb("))
        return false;
    for (size_t i = 0; i < 3; i++) {
        if (!number_parse(&rgb[i], slice_next_field(&line, '%')))
            return false;
        rgb[i] /= 100;
        skip_past(&line, i < 2 ? "," : ")");
    }
    if (!stamp_of_colour(&out->stamp, &out->upside_down, rgb) ||
        out->stamp >= stamps->pictures.count || !skip_past(&line, "d=\"M ") ||
        !number_parse(&out->x, slice_next_word(&line)) ||
        !number_parse(&out->y, slice_next_word(&line)) || !skip_past(&line, "L ") ||
        !number_parse(&right, slice_next_word(&line)))
        return false;
    out->side = right - out->x;
    return true;
}

static void add_use(struct text *out, const struct square *square)
{
    enum { PLACES = 3 };
    const double middle = square->side / 2;
    const struct {
        const char *name;
        double value;
    } rows[] = {
        {"x", square->x}, {"y", square->y}, {"width", square->side}, {"height", square->side}};
    text_format(out, "<use xlink:href=\"#s%zu\"", square->stamp);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        text_format(out, " %s=\"", rows[i].name);
        decimal_add(out, rows[i].value, PLACES);
        text_add_char(out, '"');
    }
    if (square->upside_down) {
        text_add(out, " transform=\"rotate(180 ");
        decimal_add(out, square->x + middle, PLACES);
        text_add_char(out, ' ');
        decimal_add(out, square->y + middle, PLACES);
        text_add(out, ")\"");
    }
    text_add(out, "/>");
}

void svg_add_with_stamps(struct text *out, struct slice svg, const struct stamps *stamps)
{
    struct square square;
    while (svg.len) {
        struct slice line = slice_next_field(&svg, '\n');
        if (read_square(&square, line, stamps))
            add_use(out, &square);
        else
            text_add_slice(out, line);
        text_add_char(out, '\n');
    }
}

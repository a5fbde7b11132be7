#include "paint/pdf_trim.h"

#include "base/number.h"
#include "base/text.h"
#include "base/vec.h"
#include "paint/decimal.h"
#include "paint/stamps.h"

#include <math.h>
#include <stdint.h>

#define NO_STAMP SIZE_MAX

/* Decimals of the scale of a matrix. */
enum { SCALE_PLACES = 7 };

/* One operator that makes paths, with its numbers. */
struct step {
    char verb; /* 'r' is "re" */
    size_t count;
    double values[6];
};

/* The colour for filling, when it stands for a picture. */
struct stamp_fill {
    size_t stamp; /* or NO_STAMP */
    bool upside_down;
};

struct trimmer {
    struct arena *arena;
    struct text out;
    const struct pdf_trimming *how;
    struct stamp_fill fill;
    VEC(struct stamp_fill) saved; /* by q */
    VEC(struct slice) operands;   /* they wait until their operator tells what they are */
    VEC(struct step) path;        /* as does a path until it is painted */
};

static bool is_one_of(struct slice token, const char *const *words)
{
    while (*words && !slice_eq(token, *words))
        words++;
    return *words != NULL;
}

/* ---- Writing ---- */

/* A blank behind what is there, if anything is. */
static struct text *gap(struct trimmer *trimmer)
{
    if (trimmer->out.len)
        text_add_char(&trimmer->out, ' ');
    return &trimmer->out;
}

static void add_number(struct trimmer *trimmer, double value)
{
    decimal_add(gap(trimmer), value, trimmer->how->places);
}

/* A line around a box, begun sideways, which one operator can say. */
static bool is_box(const struct step *s, size_t count)
{
    if (count < 5 || s[0].verb != 'm' || s[1].verb != 'l' || s[2].verb != 'l' || s[3].verb != 'l' ||
        s[4].verb != 'h')
        return false;
    return s[1].values[1] == s[0].values[1] && s[2].values[0] == s[1].values[0] &&
           s[3].values[1] == s[2].values[1] && s[3].values[0] == s[0].values[0];
}

static void add_step(struct trimmer *trimmer, const struct step *s, double x, double y)
{
    for (size_t i = 0; i < s->count; i++) {
        bool is_size = s->verb == 'r' && i >= 2;
        add_number(trimmer, s->values[i] - (is_size ? 0 : i % 2 ? y : x));
    }
    text_add(gap(trimmer), s->verb == 'r' ? "re" : (char[]){s->verb, '\0'});
}

/* The path, told from (x, y), without the moves that nothing is drawn from. */
static void add_steps(struct trimmer *trimmer, double x, double y)
{
    size_t count = trimmer->path.count;
    for (size_t i = 0; i < count; i++) {
        const struct step *s = &trimmer->path.items[i];
        if (is_box(s, count - i)) {
            double width = s[2].values[0] - s->values[0], height = s[2].values[1] - s->values[1];
            struct step box = {'r', 4, {s->values[0], s->values[1], width, height}};
            add_step(trimmer, &box, x, y);
            i += 4;
        } else if (s->verb != 'm' || (i + 1 < count && s[1].verb != 'm')) {
            add_step(trimmer, s, x, y);
        }
    }
    trimmer->path.count = 0;
}

/* The upper left corner of the path's box, in whole units. */
static void find_corner(double *x, double *y, const struct step *steps, size_t count)
{
    *x = *y = HUGE_VAL;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < steps[i].count && !(steps[i].verb == 'r' && k >= 2); k++) {
            double *corner = k % 2 ? y : x;
            *corner = fmin(*corner, floor(steps[i].values[k]));
        }
}

/* A square in the colour of a stamp: `x y side side re f`. */
static bool take_stamp(struct trimmer *trimmer, struct slice operator)
{
    const struct step *square = trimmer->path.items;
    if (trimmer->fill.stamp == NO_STAMP || trimmer->path.count != 1 || square->verb != 'r' ||
        *operator.ptr != 'f')
        return false;
    double scale = square->values[2] / STAMP_SIDE, turn = trimmer->fill.upside_down ? -1 : 1;
    double x = square->values[0] + (turn < 0 ? square->values[2] : 0);
    double y = square->values[1] + (turn > 0 ? square->values[3] : 0);
    const double matrix[6] = {turn * scale, 0, 0, -turn * scale, x, y};
    text_add(gap(trimmer), "q");
    for (size_t i = 0; i < 6; i++)
        decimal_add(gap(trimmer), matrix[i], i < 4 ? SCALE_PLACES : trimmer->how->places);
    text_format(gap(trimmer), "cm /s%zu Do Q", trimmer->fill.stamp);
    trimmer->how->stamps_used[trimmer->fill.stamp] = true;
    trimmer->path.count = 0;
    return true;
}

static void add_painted_path(struct trimmer *trimmer, struct slice operator)
{
    enum { WORTH_IT = 8 };
    double x, y;
    if (take_stamp(trimmer, operator))
        return;
    find_corner(&x, &y, trimmer->path.items, trimmer->path.count);
    if (trimmer->path.count < WORTH_IT || !isfinite(x + y)) {
        add_steps(trimmer, 0, 0);
        text_add_slice(gap(trimmer), operator);
        return;
    }
    text_format(gap(trimmer), "q 1 0 0 1 %.0f %.0f cm", x, y);
    add_steps(trimmer, x, y);
    text_add_slice(gap(trimmer), operator);
    text_add(&trimmer->out, " Q");
}

/* ---- Reading ---- */

/* The operands as a step of a path; false when they are not what the operator takes. */
static bool take_step(struct trimmer *trimmer, struct slice operator)
{
    static const struct {
        const char *name;
        char verb;
        size_t count;
    } STEPS[] = {{"m", 'm', 2}, {"l", 'l', 2}, {"c", 'c', 6}, {"v", 'v', 4},
                 {"y", 'y', 4}, {"h", 'h', 0}, {"re", 'r', 4}};
    for (size_t i = 0; i < sizeof STEPS / sizeof *STEPS; i++) {
        if (!slice_eq(operator, STEPS[i].name) || trimmer->operands.count != STEPS[i].count)
            continue;
        struct step step = {STEPS[i].verb, STEPS[i].count, {0}};
        for (size_t k = 0; k < step.count; k++)
            if (!number_parse(&step.values[k], trimmer->operands.items[k]))
                return false;
        *vec_push(trimmer->arena, &trimmer->path) = step;
        return true;
    }
    return false;
}

double grey_of(const double rgb[3])
{
    return 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2];
}

/* Nothing is ever painted in the colour of a stamp. */
static bool take_stamp_colour(struct trimmer *trimmer, const double rgb[3])
{
    struct stamp_fill *fill = &trimmer->fill;
    bool is_stamp = stamp_of_colour(&fill->stamp, &fill->upside_down, rgb) &&
                    fill->stamp < trimmer->how->stamp_count;
    if (!is_stamp)
        fill->stamp = NO_STAMP;
    return is_stamp;
}

/* A colour holds to the end of what is saved. */
static void follow_stamp(struct trimmer *trimmer, struct slice operator)
{
    static const char *const other_colours[] = {"g", "k", "cs", "sc", "scn", NULL};
    if (slice_eq(operator, "q"))
        *vec_push(trimmer->arena, &trimmer->saved) = trimmer->fill;
    else if (slice_eq(operator, "Q") && trimmer->saved.count)
        trimmer->fill = trimmer->saved.items[--trimmer->saved.count];
    else if (is_one_of(operator, other_colours))
        trimmer->fill.stamp = NO_STAMP;
}

/* What three equal shares of red, green and blue make is grey, which has an operator of its own. */
static bool take_colour(struct trimmer *trimmer, struct slice operator)
{
    enum { COLOUR_PLACES = 3 };
    double rgb[3];
    bool is_fill = slice_eq(operator, "rg");
    if (!(is_fill || slice_eq(operator, "RG")) || trimmer->operands.count != 3)
        return false;
    for (size_t i = 0; i < 3; i++)
        if (!number_parse(&rgb[i], trimmer->operands.items[i]))
            return false;
    if (is_fill && take_stamp_colour(trimmer, rgb))
        return true;
    bool is_grey = rgb[0] == rgb[1] && rgb[1] == rgb[2];
    for (size_t i = 0; i < 3 && !is_grey && !trimmer->how->grey; i++)
        decimal_add(gap(trimmer), rgb[i], COLOUR_PLACES);
    if (is_grey || trimmer->how->grey) {
        decimal_add(gap(trimmer), grey_of(rgb), COLOUR_PLACES);
        operator= slice_of(is_fill ? "g" : "G");
    }
    text_add_slice(gap(trimmer), operator);
    return true;
}

/* Matrices: a place needs no more decimals than a path, a scale some more. */
static bool take_matrix(struct trimmer *trimmer, struct slice operator)
{
    static const double identity[6] = {1, 0, 0, 1, 0, 0};
    double values[6];
    bool is_identity = slice_eq(operator, "cm");
    if (!(is_identity || slice_eq(operator, "Tm")) || trimmer->operands.count != 6)
        return false;
    for (size_t i = 0; i < 6; i++) {
        if (!number_parse(&values[i], trimmer->operands.items[i]))
            return false;
        is_identity = is_identity && values[i] == identity[i];
    }
    for (size_t i = 0; i < 6 && !is_identity; i++)
        decimal_add(gap(trimmer), values[i], i < 4 ? SCALE_PLACES : trimmer->how->places);
    if (!is_identity)
        text_add_slice(gap(trimmer), operator);
    return true;
}

/* "/P << /MCID 7 >> BDC" of what is no part of the text. */
static bool take_artifact(struct trimmer *trimmer, struct slice operator)
{
    double mark;
    if (!slice_eq(operator, "BDC") || trimmer->operands.count != 5 ||
        !number_parse(&mark, trimmer->operands.items[3]))
        return false;
    size_t index = mark >= 0 ? (size_t)mark : trimmer->how->mark_count;
    if (index >= trimmer->how->mark_count || !trimmer->how->is_artifact[index])
        return false;
    text_add(gap(trimmer), "/Artifact BMC");
    return true;
}

static void add_other(struct trimmer *trimmer, struct slice operator)
{
    add_steps(trimmer, 0, 0);
    follow_stamp(trimmer, operator);
    if (take_colour(trimmer, operator) || take_matrix(trimmer, operator) ||
        take_artifact(trimmer, operator))
        return;
    for (size_t i = 0; i < trimmer->operands.count; i++)
        text_add_slice(gap(trimmer), trimmer->operands.items[i]);
    text_add_slice(gap(trimmer), operator);
}

static void take_operator(struct trimmer *trimmer, struct slice operator)
{
    static const char *const painting[] = {"f", "F", "f*", "S", "s", "B", "B*", "b", "b*", NULL};
    if (is_one_of(operator, painting) && !trimmer->operands.count)
        add_painted_path(trimmer, operator);
    else if (!take_step(trimmer, operator))
        add_other(trimmer, operator);
    trimmer->operands.count = 0;
}

/* Names and numbers are operands, and so is what stands in brackets. */
static bool is_operator(struct slice token)
{
    char first = to_lower(token.ptr[0]);
    return (first >= 'a' && first <= 'z') || first == '\'' || first == '"';
}

/* ---- Tokens ---- */

/* How long the string at the front is: brackets in it come in pairs or behind a backslash. */
static size_t string_length(struct slice s)
{
    size_t at = 0;
    for (int depth = 0; at < s.len; at++) {
        if (s.ptr[at] == '\\')
            at++;
        else if (s.ptr[at] == '(')
            depth++;
        else if (s.ptr[at] == ')' && --depth == 0)
            return at + 1;
    }
    return s.len;
}

static size_t array_length(struct slice s)
{
    size_t at = 0;
    while (at < s.len && s.ptr[at] != ']')
        at += s.ptr[at] == '(' ? string_length((struct slice){s.ptr + at, s.len - at}) : 1;
    return at < s.len ? at + 1 : s.len;
}

static size_t word_length(struct slice s)
{
    size_t len = 0;
    while (len < s.len && !is_blank(s.ptr[len]) && !(len && strchr("([<", s.ptr[len])))
        len++;
    return len;
}

/* A word, a string, or an array as a whole; empty at the end. */
static struct slice next_token(struct slice *rest)
{
    *rest = slice_trim(*rest);
    struct slice token = {rest->ptr, 0};
    char first = rest->len ? *rest->ptr : ' ';
    if (first == '(')
        token.len = string_length(*rest);
    else if (first == '[')
        token.len = array_length(*rest);
    else if (slice_starts(*rest, "<<"))
        token.len = 2;
    else if (first == '<')
        token.len = slice_find(*rest, '>') + 1;
    else
        token.len = word_length(*rest);
    token.len = token.len < rest->len ? token.len : rest->len;
    rest->ptr += token.len;
    rest->len -= token.len;
    return token;
}

struct slice pdf_trim(struct arena *arena, struct slice content, const struct pdf_trimming *how)
{
    struct slice rest = content;
    struct trimmer trimmer = {
        .arena = arena, .out = text_new(arena), .how = how, .fill = {NO_STAMP, false}};
    for (struct slice token; (token = next_token(&rest)).len;) {
        if (slice_eq(token, "BI") || *token.ptr == '%')
            return content;
        if (is_operator(token))
            take_operator(&trimmer, token);
        else
            *vec_push(arena, &trimmer.operands) = token;
    }
    if (trimmer.operands.count || trimmer.path.count)
        return content;
    text_add_char(&trimmer.out, '\n');
    return text_slice(&trimmer.out);
}

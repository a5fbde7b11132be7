/* One curve is fitted through several by least squares, as in P. J. Schneider, "An algorithm for
 * automatically fitting digitized curves" (Graphics Gems, 1990): its ends and the directions there
 * are given, and the two lengths of its handles are sought. */
#include "text/outline.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>

/* More curves than a letter has between two corners need not be tried together. */
enum { LONGEST_RUN = 16, SAMPLES_A_CURVE = 4, MOST_SAMPLES = LONGEST_RUN * SAMPLES_A_CURVE };

struct vector {
    double x, y;
};

struct curve {
    struct vector from, a, b, to;
};

/* Curves that join smoothly, not yet added to the output, and places all along them. */
struct run {
    struct curve curves[LONGEST_RUN];
    size_t count;
    struct vector samples[MOST_SAMPLES];
    double distances[MOST_SAMPLES]; /* of the samples from the beginning */
    struct curve fitted;            /* through all of them */
};

/* ---- Vectors ---- */

static struct vector minus(struct vector a, struct vector b)
{
    return (struct vector){a.x - b.x, a.y - b.y};
}

static double dot(struct vector a, struct vector b)
{
    return a.x * b.x + a.y * b.y;
}

static double length(struct vector v)
{
    return sqrt(dot(v, v)); /* hypot is slow, and nothing here is near its limits */
}

/* `p` and `share` of the way along `v`. */
static struct vector along(struct vector p, struct vector v, double share)
{
    return (struct vector){p.x + v.x * share, p.y + v.y * share};
}

/* The direction from `a` to the first of three places that differs from it; of length 1. */
static struct vector direction(struct vector a, struct vector b, struct vector c, struct vector d)
{
    struct vector v = minus(b, a);
    if (length(v) <= 0)
        v = minus(c, a);
    if (length(v) <= 0)
        v = minus(d, a);
    double size = length(v);
    return size > 0 ? (struct vector){v.x / size, v.y / size} : v;
}

static struct vector direction_at_start(const struct curve *c)
{
    return direction(c->from, c->a, c->b, c->to);
}

/* Backwards, into the curve. */
static struct vector direction_at_end(const struct curve *c)
{
    return direction(c->to, c->b, c->a, c->from);
}

/* ---- Curves ---- */

static struct vector curve_at(const struct curve *c, double t)
{
    double u = 1 - t, w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t;
    return (struct vector){w0 * c->from.x + w1 * c->a.x + w2 * c->b.x + w3 * c->to.x,
                           w0 * c->from.y + w1 * c->a.y + w2 * c->b.y + w3 * c->to.y};
}

static struct vector curve_speed(const struct curve *c, double t)
{
    double u = 1 - t;
    struct vector a = minus(c->a, c->from), b = minus(c->b, c->a), d = minus(c->to, c->b);
    return (struct vector){3 * (u * u * a.x + 2 * u * t * b.x + t * t * d.x),
                           3 * (u * u * a.y + 2 * u * t * b.y + t * t * d.y)};
}

/* ---- Fitting ---- */

static size_t sample_count(const struct run *run)
{
    return run->count * SAMPLES_A_CURVE;
}

static void push(struct run *run, struct curve curve)
{
    size_t next = sample_count(run);
    struct vector before = curve.from;
    double distance = next ? run->distances[next - 1] : 0;
    for (int k = 1; k <= SAMPLES_A_CURVE; k++, next++) {
        run->samples[next] = curve_at(&curve, (double)k / SAMPLES_A_CURVE);
        distance += length(minus(run->samples[next], before));
        run->distances[next] = distance;
        before = run->samples[next];
    }
    run->curves[run->count++] = curve;
}

/* The handles that bring the curve nearest to the samples, each of which is believed to lie at
 * `when`, from 0 to 1, on it. False when they would point backwards, or when nothing decides their
 * lengths. */
static bool find_handles(struct curve *c, struct vector start, struct vector end,
                         const struct run *run, const double *when)
{
    double aa = 0, ab = 0, bb = 0, ax = 0, bx = 0;
    for (size_t i = 0; i < sample_count(run); i++) {
        double t = when[i], u = 1 - t, w1 = 3 * u * u * t, w2 = 3 * u * t * t;
        double near = u * u * u + w1, far = w2 + t * t * t; /* of the ends, without handles */
        struct vector a = {start.x * w1, start.y * w1}, b = {end.x * w2, end.y * w2};
        struct vector rest = {run->samples[i].x - near * c->from.x - far * c->to.x,
                              run->samples[i].y - near * c->from.y - far * c->to.y};
        aa += dot(a, a);
        ab += dot(a, b);
        bb += dot(b, b);
        ax += dot(a, rest);
        bx += dot(b, rest);
    }
    double decisive = aa * bb - ab * ab;
    if (!(decisive > 1e-9 * aa * bb))
        return false;
    double first = (ax * bb - bx * ab) / decisive, second = (bx * aa - ax * ab) / decisive;
    c->a = along(c->from, start, first);
    c->b = along(c->to, end, second);
    return first > 0 && second > 0;
}

/* Correct where the samples lie on the curve (one step of Newton's), and see how far off it. */
static double settle(double *when, const struct run *run, const struct curve *c)
{
    double worst = 0; /* squared */
    for (size_t i = 0; i < sample_count(run); i++) {
        double *t = &when[i];
        struct vector speed = curve_speed(c, *t);
        double square = dot(speed, speed);
        if (square > 0)
            *t += dot(minus(run->samples[i], curve_at(c, *t)), speed) / square;
        *t = *t < 0 ? 0 : *t > 1 ? 1 : *t;
        struct vector off = minus(run->samples[i], curve_at(c, *t));
        if (dot(off, off) > worst)
            worst = dot(off, off);
    }
    return sqrt(worst);
}

/* One curve for the whole run. The samples are first believed to lie as far along it as along the
 * run. */
static bool fit(struct run *run, double tolerance)
{
    enum { ROUNDS = 4, HOPELESS = 4 };
    const struct curve *first = &run->curves[0], *last = &run->curves[run->count - 1];
    struct vector start = direction_at_start(first), end = direction_at_end(last);
    struct curve c = {first->from, first->from, last->to, last->to};
    double when[MOST_SAMPLES], total = run->distances[sample_count(run) - 1];
    for (size_t i = 0; i < sample_count(run); i++)
        when[i] = total > 0 ? run->distances[i] / total : 0;
    for (int i = 0; i < ROUNDS; i++) {
        if (!find_handles(&c, start, end, run, when))
            return false;
        double off = settle(when, run, &c);
        if (off <= tolerance) {
            run->fitted = c;
            return true;
        }
        if (off > HOPELESS * tolerance)
            return false;
    }
    return false;
}

/* ---- Runs ---- */

static void flush(cairo_t *cr, struct run *run)
{
    const struct curve *c = &run->fitted;
    if (run->count)
        cairo_curve_to(cr, c->a.x, c->a.y, c->b.x, c->b.y, c->to.x, c->to.y);
    run->count = 0;
}

static bool is_smooth(const struct curve *before, const struct curve *after)
{
    const double straight_on = -0.995; /* the cosine of 180 degrees less five or so */
    return dot(direction_at_end(before), direction_at_start(after)) < straight_on;
}

/* Take the curve into the run if one curve still fits all; else it begins a new one. */
static void add_curve(cairo_t *cr, struct run *run, struct curve curve, double tolerance)
{
    if (run->count && run->count < LONGEST_RUN && is_smooth(&run->curves[run->count - 1], &curve)) {
        push(run, curve);
        if (fit(run, tolerance))
            return;
        run->count--;
    }
    flush(cr, run);
    push(run, curve);
    run->fitted = curve;
}

void outline_simplify(cairo_t *cr, const cairo_path_t *path, double tolerance)
{
    struct run run;
    run.count = 0;
    struct vector at = {0, 0}, start = {0, 0};
    for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
        const cairo_path_data_t *p = &path->data[i];
        struct vector end[4] = {at, start}; /* a close goes back to the start */
        for (int k = 1; k < p->header.length && k < 4; k++)
            end[k] = (struct vector){p[k].point.x, p[k].point.y};
        if (p->header.type == CAIRO_PATH_CURVE_TO) {
            at = end[3];
            add_curve(cr, &run, (struct curve){end[0], end[1], end[2], end[3]}, tolerance);
            continue;
        }
        flush(cr, &run);
        at = end[1];
        if (p->header.type == CAIRO_PATH_MOVE_TO) {
            start = at;
            cairo_move_to(cr, at.x, at.y);
        } else if (p->header.type == CAIRO_PATH_LINE_TO) {
            cairo_line_to(cr, at.x, at.y);
        } else {
            cairo_close_path(cr);
        }
    }
    flush(cr, &run);
}

/* Arithmetic with points and directions. Private to the stage. */
#ifndef ART_VECTOR_H
#define ART_VECTOR_H

#include "art/drawing.h"

#include <math.h>

static inline struct point minus(struct point a, struct point b)
{
    return (struct point){a.x - b.x, a.y - b.y};
}

/* `p` moved by `by` along `direction`. */
static inline struct point along(struct point p, struct point direction, double by)
{
    return (struct point){p.x + direction.x * by, p.y + direction.y * by};
}

static inline double length(struct point p)
{
    return sqrt(p.x * p.x + p.y * p.y);
}

static inline struct point unit(struct point p)
{
    double len = length(p);
    return (struct point){p.x / len, p.y / len};
}

static inline bool is_same(struct point a, struct point b)
{
    return length(minus(a, b)) < 0.01;
}

static inline double cross(struct point a, struct point b)
{
    return a.x * b.y - a.y * b.x;
}

static inline double dot(struct point a, struct point b)
{
    return a.x * b.x + a.y * b.y;
}

static inline struct point to_right_of(struct point direction)
{
    return (struct point){-direction.y, direction.x};
}

#endif

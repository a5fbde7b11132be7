/* Halves that make one hint are joined; a knight's move bends where its legs are free, and is
 * straight where they are not; arrows that would lie on each other get lanes. */
#include "art/arrow_plan.h"
#include "art/vector.h"

#include <stdlib.h>

/* Beyond this a picture is a tangle anyway; what belongs together is looked for in pairs. */
enum { MOST_ARROWS = 256 };

static struct point middle_of(const struct square *square)
{
    struct box box = square_middle(square);
    return (struct point){box.left, box.top};
}

char canvas_piece_at(const struct canvas *c, struct point p)
{
    int column = (int)floor(p.x), row = (int)floor(p.y);
    if (column < 0 || column >= BOARD_SIZE || row < 0 || row >= BOARD_SIZE)
        return '.';
    return c->diagram->squares[row * BOARD_SIZE + column];
}

static bool has_piece(const struct canvas *c, struct point p)
{
    return canvas_piece_at(c, p) != '.';
}

/* ---- Hints ---- */

/* Whether `b` lies on the line that `a` lies on. */
static bool on_one_line(const struct shape *a, const struct shape *b)
{
    struct point ua = unit(minus(a->to, a->from)), ub = unit(minus(b->to, b->from));
    return fabs(cross(ua, ub)) < 0.01 && fabs(cross(ua, minus(b->from, a->from))) < 0.01;
}

/* Two grey arrows along one line that run towards each other's tails and overlap are the halves of
 * a hint with a head at both ends. */
static bool are_halves(const struct shape *a, const struct shape *b)
{
    struct point da = minus(a->to, a->from), db = minus(b->to, b->from), ua = unit(da);
    if (a->colour != COLOUR_GREY || b->colour != COLOUR_GREY || dot(da, db) >= 0 ||
        !on_one_line(a, b))
        return false;
    double other_tail = dot(minus(b->from, a->from), ua);
    double other_head = dot(minus(b->to, a->from), ua);
    return other_tail > 0 && other_tail < length(da) && other_head < 0;
}

static void remove_shape(struct arrow_plan *plan, size_t index)
{
    plan->count--;
    for (size_t i = index; i < plan->count; i++)
        plan->items[i] = plan->items[i + 1];
}

static void join_halves(struct arrow_plan *plan)
{
    for (size_t i = 0; i < plan->count; i++)
        for (size_t j = i + 1; j < plan->count; j++) {
            struct shape *a = &plan->items[i], *b = &plan->items[j];
            if (a->double_headed || b->double_headed || !are_halves(a, b))
                continue;
            a->from = b->to;
            a->double_headed = true;
            remove_shape(plan, j);
            break;
        }
}

/* ---- Lanes ---- */

/* How much of the way of `a` the arrow `b` lies on. */
static double shared_way(const struct shape *a, const struct shape *b)
{
    struct point da = minus(a->to, a->from), ua = unit(da);
    if (!on_one_line(a, b))
        return 0;
    double from = dot(minus(b->from, a->from), ua), to = dot(minus(b->to, a->from), ua);
    double begin = fmax(0, fmin(from, to)), end = fmin(length(da), fmax(from, to));
    return end - begin;
}

/* Arrows that share less than this only touch. */
static const double GOOD_PART = 0.5;

/* Whether two straight arrows hide each other. Two that leave one square the same way do not: the
 * shorter lies on the longer, and both heads are seen. */
static bool need_lanes(const struct shape *a, const struct shape *b)
{
    if (a->bent || b->bent || shared_way(a, b) <= GOOD_PART)
        return false;
    bool fork = is_same(a->from, b->from) && !is_same(a->to, b->to) &&
                dot(minus(a->to, a->from), minus(b->to, b->from)) > 0;
    return !fork;
}

/* One of the two ways along a line, the same for all arrows on it. */
static bool runs_forward(const struct shape *shape)
{
    struct point way = minus(shape->to, shape->from);
    return fabs(way.x) > 0.01 ? way.x > 0 : way.y > 0;
}

/* Arrows that hide each other, directly or by way of a third one, are a group. */
struct lanes {
    size_t lane[MOST_ARROWS], group[MOST_ARROWS];
};

/* Give arrow `i` the first lane that none of the arrows it would hide is in. */
static void take_lane(struct lanes *lanes, const struct arrow_plan *plan, const bool *placed,
                      size_t i)
{
    bool taken[MOST_ARROWS] = {false};
    lanes->group[i] = i;
    for (size_t j = 0; j < plan->count; j++) {
        if (!placed[j] || !need_lanes(&plan->items[i], &plan->items[j]))
            continue;
        taken[lanes->lane[j]] = true;
        size_t merged = lanes->group[j];
        for (size_t k = 0; merged != i && k < plan->count; k++)
            if (placed[k] && lanes->group[k] == merged)
                lanes->group[k] = i;
    }
    lanes->lane[i] = 0;
    while (taken[lanes->lane[i]])
        lanes->lane[i]++;
}

/* Place those that run forward first, so that two that meet keep to their own right. */
static void plan_lanes(struct arrow_plan *plan)
{
    const double apart = 0.28, widest = 0.8;
    struct lanes lanes;
    bool placed[MOST_ARROWS] = {false};
    for (int backward = 0; backward < 2; backward++)
        for (size_t i = 0; i < plan->count; i++)
            if (runs_forward(&plan->items[i]) != backward) {
                take_lane(&lanes, plan, placed, i);
                placed[i] = true;
            }
    for (size_t i = 0; i < plan->count; i++) {
        size_t last = 0;
        for (size_t j = 0; j < plan->count; j++)
            if (lanes.group[j] == lanes.group[i] && lanes.lane[j] > last)
                last = lanes.lane[j];
        double step = (double)last * apart > widest ? widest / (double)last : apart;
        double right = ((double)last / 2 - (double)lanes.lane[i]) * step;
        plan->items[i].aside = runs_forward(&plan->items[i]) ? right : -right;
    }
}

/* ---- Knights ---- */

/* Grey arrows are no moves: nothing jumps along them. */
static bool is_knights_move(const struct shape *shape)
{
    struct point all = minus(shape->to, shape->from);
    double wide = fabs(all.x), high = fabs(all.y);
    return shape->colour != COLOUR_GREY && fabs(wide * high - 2) < 0.01 &&
           fabs(wide + high - 3) < 0.01;
}

/* The straight parts of an arrow. */
static size_t legs_of(struct shape legs[2], const struct shape *shape)
{
    legs[0] = legs[1] = *shape;
    if (!shape->bent)
        return 1;
    legs[0].to = legs[1].from = shape->corner;
    return 2;
}

/* Two knight's moves of one colour that leave a square together part at their corner, and are read
 * as a fork. */
static bool is_fork(const struct shape *a, const struct shape *b)
{
    return b->bent && a->colour == b->colour && is_same(a->from, b->from) && !is_same(a->to, b->to);
}

static bool hides(const struct shape *bent, const struct shape *other)
{
    struct shape a[2], b[2];
    size_t a_count = legs_of(a, bent), b_count = legs_of(b, other);
    bool fork = is_fork(bent, other);
    for (size_t i = 0; i < a_count; i++)
        for (size_t j = 0; j < b_count; j++)
            if (!(fork && i == 0 && j == 0) && shared_way(&a[i], &b[j]) > GOOD_PART)
                return true;
    return false;
}

/* Whether the arrow can take its way: those behind it in the plan that bend as well look for
 * another one, if need be. */
static bool is_free(const struct arrow_plan *plan, const struct shape *bent)
{
    for (size_t i = 0; i < plan->count; i++) {
        const struct shape *other = &plan->items[i];
        bool undecided = other > bent && is_knights_move(other);
        if (other != bent && !undecided && hides(bent, other))
            return false;
    }
    return true;
}

/* How many pieces stand where an arrow bent at `corner` would run over them. */
static int pieces_under(const struct canvas *c, const struct shape *shape, struct point corner)
{
    struct point first = {(shape->from.x + corner.x) / 2, (shape->from.y + corner.y) / 2};
    struct point last = {(shape->to.x + corner.x) / 2, (shape->to.y + corner.y) / 2};
    /* Only the middle of the long leg is the middle of a square, too. */
    struct point between = length(minus(corner, shape->from)) > 1.5 ? first : last;
    return has_piece(c, corner) + has_piece(c, between);
}

/* The long leg first, as the move is taught, unless the other way is less crowded; straight where
 * another arrow lies on either. */
static void bend(const struct canvas *c, const struct arrow_plan *plan, struct shape *shape)
{
    struct point upright = {shape->from.x, shape->to.y}, level = {shape->to.x, shape->from.y};
    struct point all = minus(shape->to, shape->from);
    bool is_high = fabs(all.y) > fabs(all.x);
    struct point ways[2] = {is_high ? upright : level, is_high ? level : upright};
    bool swap = pieces_under(c, shape, ways[1]) < pieces_under(c, shape, ways[0]);

    shape->bent = true;
    for (int i = 0; i < 2; i++) {
        shape->corner = ways[swap ? 1 - i : i];
        if (is_free(plan, shape))
            return;
    }
    shape->bent = false;
}

/* ---- The plan ---- */

/* Arrows of one length are ordered by where they are. */
static int longest_first(const void *left, const void *right)
{
    const struct shape *a = left, *b = right;
    const double keys[][2] = {{length(minus(b->to, b->from)), length(minus(a->to, a->from))},
                              {a->from.x, b->from.x},
                              {a->from.y, b->from.y},
                              {a->to.x, b->to.x},
                              {a->to.y, b->to.y},
                              {(double)a->colour, (double)b->colour}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (fabs(keys[i][0] - keys[i][1]) > 1e-9)
            return keys[i][0] < keys[i][1] ? -1 : 1;
    return 0;
}

struct arrow_plan plan_arrows(const struct canvas *c)
{
    struct arrow_plan plan = {.items =
                                  arena_alloc(c->drawing->arena, MOST_ARROWS * sizeof *plan.items)};

    for (size_t i = 0; i < c->diagram->arrows.count && plan.count < MOST_ARROWS; i++) {
        const struct arrow *arrow = &c->diagram->arrows.items[i];
        struct shape shape = {
            .from = middle_of(&arrow->from), .to = middle_of(&arrow->to), .colour = arrow->colour};
        if (!is_same(shape.from, shape.to))
            plan.items[plan.count++] = shape;
    }
    join_halves(&plan);
    qsort(plan.items, plan.count, sizeof *plan.items, longest_first);
    for (size_t i = 0; i < plan.count; i++)
        if (is_knights_move(&plan.items[i]))
            bend(c, &plan, &plan.items[i]);
    plan_lanes(&plan);
    return plan;
}

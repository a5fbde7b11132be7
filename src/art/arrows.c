/* Arrows. They lie under the pieces and stop short of the one they point at, so that none is
 * hidden. A head that another piece would hide is laid over that one. */
#include "art/arrow_plan.h"
#include "art/vector.h"

#include <string.h>

static const double SHAFT = 0.17, HEAD_LENGTH = 0.36, HEAD_WIDTH = 0.46;
static const double OUTLINE = 0.035;

/* Where an arrow's head is. */
struct head {
    struct point tip, direction;
    double scale;
    struct point square; /* the middle of the square it points at */
};

/* ---- Where arrows end ---- */

/* How many arrows begin or end in the square with middle `p`. */
static size_t crowd_at(const struct arrow_plan *plan, struct point p)
{
    size_t count = 0;
    for (size_t i = 0; i < plan->count; i++)
        count += is_same(plan->items[i].from, p) || is_same(plan->items[i].to, p);
    return count;
}

/* How far from the middle of its square a piece reaches in a direction, with some air. All stand on
 * one line, and height tells rank. */
static double piece_reach(char piece, struct point direction)
{
    static const char letters[] = "PRNBQK";
    static const double tops[] = {0.22, 0.31, 0.39, 0.4, 0.42, 0.45};
    const double side = 0.33, foot = 0.44;
    const char *found = strchr(letters, to_upper(piece));
    double end = direction.y < 0 && found ? tops[found - letters] : foot;
    return 1 / hypot(direction.x / side, direction.y / end);
}

/* How far from the middle of its square an arrow ends that leaves it in `direction`, or, for a
 * head, that came from there. */
static double inset(const struct canvas *c, const struct arrow_plan *plan, struct point at,
                    struct point direction, bool is_head)
{
    char piece = canvas_piece_at(c, at);
    if (is_head && piece != '.')
        return piece_reach(piece, direction);
    return crowd_at(plan, at) > 1 ? 0.2 : 0.05;
}

/* A short arrow has a smaller head, so that some of its shaft is seen; between two pieces the head
 * takes little more than the room there is. */
static double head_scale(const struct canvas *c, const struct head *head, struct point tail,
                         struct point from)
{
    const double share = 0.65, smallest = 0.55, overlap = 0.08;
    double scale = length(minus(head->tip, tail)) * share / HEAD_LENGTH;
    char piece = canvas_piece_at(c, from);
    if (piece != '.') {
        double room = length(minus(head->tip, from)) - piece_reach(piece, head->direction);
        scale = fmin(scale, (room + overlap) / HEAD_LENGTH);
    }
    return fmax(smallest, fmin(scale, 1));
}

/* A straight arrow from end to end: where it begins, and its head. */
static struct head straight_head(const struct canvas *c, const struct arrow_plan *plan,
                                 const struct shape *shape, bool turned, struct point *tail)
{
    struct point from = turned ? shape->to : shape->from, to = turned ? shape->from : shape->to;
    struct point direction = unit(minus(to, from)), back = {-direction.x, -direction.y};
    struct point right = to_right_of(direction);
    double aside = turned ? -shape->aside : shape->aside;
    struct head head = {.direction = direction, .square = to};

    *tail = along(along(from, right, aside), direction,
                  inset(c, plan, from, direction, shape->double_headed));
    head.tip = along(along(to, right, aside), back, inset(c, plan, to, back, true));
    head.scale = head_scale(c, &head, *tail, from);
    return head;
}

static struct head bent_head(const struct canvas *c, const struct arrow_plan *plan,
                             const struct shape *shape)
{
    struct point last = unit(minus(shape->to, shape->corner)), back = {-last.x, -last.y};
    struct head head = {.direction = last, .square = shape->to};
    head.tip = along(shape->to, back, inset(c, plan, shape->to, back, true));
    head.scale = head_scale(c, &head, shape->corner, shape->corner);
    return head;
}

/* ---- Outlines ---- */

static void add_line(const struct canvas *c, struct path *path, struct point p)
{
    if (path->verbs.count)
        path_line(c->drawing->arena, path, c->origin.x + p.x, c->origin.y + p.y);
    else
        path_move(c->drawing->arena, path, c->origin.x + p.x, c->origin.y + p.y);
}

static struct point neck_of(const struct head *head)
{
    return along(head->tip, head->direction, -HEAD_LENGTH * head->scale);
}

static void add_triangle(const struct canvas *c, struct path *path, const struct head *head)
{
    struct point right = to_right_of(head->direction), neck = neck_of(head);
    add_line(c, path, along(neck, right, HEAD_WIDTH * head->scale / 2));
    add_line(c, path, head->tip);
    add_line(c, path, along(neck, right, -HEAD_WIDTH * head->scale / 2));
}

/* The head from the right side of the shaft round to its left. */
static void add_head(const struct canvas *c, struct path *path, const struct head *head)
{
    struct point right = to_right_of(head->direction), neck = neck_of(head);
    add_line(c, path, along(neck, right, SHAFT / 2));
    add_triangle(c, path, head);
    add_line(c, path, along(neck, right, -SHAFT / 2));
}

static void add_tail(const struct canvas *c, struct path *path, struct point tail,
                     struct point direction)
{
    struct point right = to_right_of(direction);
    add_line(c, path, along(tail, right, -SHAFT / 2));
    add_line(c, path, along(tail, right, SHAFT / 2));
}

static struct path *begin(const struct canvas *c, enum colour colour)
{
    struct ink_pair inks = canvas_inks(c, colour);
    return draw_path(c->drawing, inks.fill, inks.line, OUTLINE);
}

static void draw_straight(const struct canvas *c, const struct arrow_plan *plan,
                          const struct shape *shape)
{
    struct point tail, other_tail;
    struct head head = straight_head(c, plan, shape, false, &tail);
    struct path *path = begin(c, shape->colour);

    add_head(c, path, &head);
    if (shape->double_headed) {
        struct head other = straight_head(c, plan, shape, true, &other_tail);
        add_head(c, path, &other);
    } else {
        add_tail(c, path, tail, head.direction);
    }
    path_close(c->drawing->arena, path);
}

static void draw_bent(const struct canvas *c, const struct arrow_plan *plan,
                      const struct shape *shape)
{
    struct head head = bent_head(c, plan, shape);
    struct point first = unit(minus(shape->corner, shape->from));
    struct point right = along(to_right_of(first), to_right_of(head.direction), 1);
    struct path *path = begin(c, shape->colour);
    double half = SHAFT / 2;

    add_head(c, path, &head);
    add_line(c, path, along(shape->corner, right, -half));
    add_tail(c, path, along(shape->from, first, inset(c, plan, shape->from, first, false)), first);
    add_line(c, path, along(shape->corner, right, half));
    path_close(c->drawing->arena, path);
}

void canvas_draw_arrows(const struct canvas *c, const struct arrow_plan *plan)
{
    for (size_t i = 0; i < plan->count; i++) {
        const struct shape *shape = &plan->items[i];
        if (shape->bent)
            draw_bent(c, plan, shape);
        else
            draw_straight(c, plan, shape);
    }
}

/* ---- Heads over pieces ---- */

/* Draw the head once more if it begins under a piece other than the one it points at. */
static void uncover(const struct canvas *c, enum colour colour, const struct head *head)
{
    struct point neck = neck_of(head);
    bool at_home = floor(neck.x) == floor(head->square.x) && floor(neck.y) == floor(head->square.y);
    if (at_home || canvas_piece_at(c, neck) == '.')
        return;
    struct path *path = begin(c, colour);
    add_triangle(c, path, head);
    path_close(c->drawing->arena, path);
}

void canvas_uncover_heads(const struct canvas *c, const struct arrow_plan *plan)
{
    for (size_t i = 0; i < plan->count; i++) {
        const struct shape *shape = &plan->items[i];
        struct point tail;
        struct head head =
            shape->bent ? bent_head(c, plan, shape) : straight_head(c, plan, shape, false, &tail);
        uncover(c, shape->colour, &head);
        if (shape->double_headed) {
            head = straight_head(c, plan, shape, true, &tail);
            uncover(c, shape->colour, &head);
        }
    }
}

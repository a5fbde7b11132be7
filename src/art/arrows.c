/* Arrows. They lie under the pieces and stop short of the one they point at, so that none is
 * hidden; several that meet on a square keep apart; a knight's move is bent. */
#include "art/canvas.h"

#include <math.h>
#include <stdlib.h>

static const double SHAFT = 0.17, HEAD_LENGTH = 0.36, HEAD_WIDTH = 0.46;
static const double OUTLINE = 0.035;

/* About as much of a square as a piece takes. */
static const double PIECE_RX = 0.33, PIECE_RY = 0.44;

/* An arrow between the middles of two squares, in the board's units. */
struct shape {
    struct point from, to;
    enum colour colour;
    bool double_headed;
    bool skip; /* drawn as part of another one */
};

struct shapes {
    struct shape *items;
    size_t count;
};

static struct point minus(struct point a, struct point b)
{
    return (struct point){a.x - b.x, a.y - b.y};
}

/* `p` moved by `by` along `direction`. */
static struct point along(struct point p, struct point direction, double by)
{
    return (struct point){p.x + direction.x * by, p.y + direction.y * by};
}

static double length(struct point p)
{
    return sqrt(p.x * p.x + p.y * p.y);
}

static struct point unit(struct point p)
{
    double len = length(p);
    return (struct point){p.x / len, p.y / len};
}

static bool is_same(struct point a, struct point b)
{
    return length(minus(a, b)) < 0.01;
}

static double cross(struct point a, struct point b)
{
    return a.x * b.y - a.y * b.x;
}

static double dot(struct point a, struct point b)
{
    return a.x * b.x + a.y * b.y;
}

static struct point to_right_of(struct point direction)
{
    return (struct point){-direction.y, direction.x};
}

/* ---- Which arrows belong together ---- */

static struct point middle_of(const struct square *square)
{
    struct box box = square_middle(square);
    return (struct point){box.left, box.top};
}

/* Two grey arrows along one line that run towards each other's tails and overlap are the halves of
 * a hint with a head at both ends. */
static bool are_halves(const struct shape *a, const struct shape *b)
{
    struct point da = minus(a->to, a->from), db = minus(b->to, b->from);
    struct point ua = unit(da);
    if (a->colour != COLOUR_GREY || b->colour != COLOUR_GREY || dot(da, db) >= 0 ||
        fabs(cross(ua, unit(db))) > 0.01 || fabs(cross(ua, minus(b->from, a->from))) > 0.01)
        return false;
    double other_tail = dot(minus(b->from, a->from), ua);
    double other_head = dot(minus(b->to, a->from), ua);
    return other_tail > 0 && other_tail < length(da) && other_head < 0;
}

static void join_halves(struct shapes *shapes)
{
    for (size_t i = 0; i < shapes->count; i++)
        for (size_t j = i + 1; j < shapes->count; j++) {
            struct shape *a = &shapes->items[i], *b = &shapes->items[j];
            if (a->skip || b->skip || !are_halves(a, b))
                continue;
            a->from = b->to;
            a->double_headed = true;
            b->skip = true;
        }
}

/* How many arrows begin or end in the square with middle `p`. */
static size_t crowd_at(const struct shapes *shapes, struct point p)
{
    size_t count = 0;
    for (size_t i = 0; i < shapes->count; i++) {
        const struct shape *s = &shapes->items[i];
        count += !s->skip && (is_same(s->from, p) || is_same(s->to, p));
    }
    return count;
}

/* Whether two arrows lie on each other for a good part. Two that leave one square the same way do
 * not count: the shorter lies on the longer, and both heads are seen. */
static bool do_overlap(const struct shape *a, const struct shape *b)
{
    const double PART = 0.5;
    struct point da = minus(a->to, a->from), db = minus(b->to, b->from), ua = unit(da);
    if (fabs(cross(ua, unit(db))) > 0.01 || fabs(cross(ua, minus(b->from, a->from))) > 0.01)
        return false;
    if (is_same(a->from, b->from) && dot(da, db) > 0 && !is_same(a->to, b->to))
        return false;
    double from = dot(minus(b->from, a->from), ua), to = dot(minus(b->to, a->from), ua);
    double begin = fmax(0, fmin(from, to)), end = fmin(length(da), fmax(from, to));
    return end - begin > PART;
}

/* How far to the right an arrow keeps from others on its line: all to their own right where they
 * run against each other, one to each side where they run the same way. */
static double lane_of(const struct shapes *shapes, const struct shape *shape)
{
    const double LANE = 0.14;
    struct point way = minus(shape->to, shape->from);
    for (size_t i = 0; i < shapes->count; i++) {
        const struct shape *s = &shapes->items[i];
        if (s == shape || s->skip || !do_overlap(shape, s))
            continue;
        bool same_way = dot(way, minus(s->to, s->from)) > 0;
        return same_way && s < shape ? -LANE : LANE;
    }
    return 0;
}

/* ---- Outlines ---- */

static bool has_piece(const struct canvas *c, struct point p)
{
    int column = (int)floor(p.x), row = (int)floor(p.y);
    return column >= 0 && column < BOARD_SIZE && row >= 0 && row < BOARD_SIZE &&
           c->diagram->squares[row * BOARD_SIZE + column] != '.';
}

/* How far from the middle of its square a tip that comes along `direction` stops. */
static double tip_inset(const struct canvas *c, const struct shapes *shapes, struct point at,
                        struct point direction)
{
    if (has_piece(c, at))
        return 1 / sqrt(direction.x * direction.x / (PIECE_RX * PIECE_RX) +
                        direction.y * direction.y / (PIECE_RY * PIECE_RY));
    return crowd_at(shapes, at) > 1 ? 0.2 : 0.05;
}

static void add_line(const struct canvas *c, struct path *path, struct point p)
{
    if (path->verbs.count)
        path_line(c->drawing->arena, path, c->origin.x + p.x, c->origin.y + p.y);
    else
        path_move(c->drawing->arena, path, c->origin.x + p.x, c->origin.y + p.y);
}

/* A short arrow has a smaller head, so that some of its shaft is seen. */
static double head_scale(double arrow_length)
{
    const double share = 0.65, smallest = 0.55;
    double scale = arrow_length * share / HEAD_LENGTH;
    return scale > 1 ? 1 : scale < smallest ? smallest : scale;
}

/* The head that ends at `tip`, from the right side of the shaft round to its left. */
static void add_head(const struct canvas *c, struct path *path, struct point tip,
                     struct point direction, double scale)
{
    struct point right = to_right_of(direction);
    struct point neck = along(tip, direction, -HEAD_LENGTH * scale);
    add_line(c, path, along(neck, right, SHAFT / 2));
    add_line(c, path, along(neck, right, HEAD_WIDTH * scale / 2));
    add_line(c, path, tip);
    add_line(c, path, along(neck, right, -HEAD_WIDTH * scale / 2));
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

static void draw_straight(const struct canvas *c, const struct shapes *shapes,
                          const struct shape *shape)
{
    double aside = lane_of(shapes, shape);
    struct point direction = unit(minus(shape->to, shape->from));
    struct point back = {-direction.x, -direction.y};
    struct point from = shape->from, to = shape->to;
    struct path *path = begin(c, shape->colour);

    from = along(from, to_right_of(direction), aside);
    to = along(to, to_right_of(direction), aside);
    struct point tip = along(to, direction, -tip_inset(c, shapes, shape->to, direction));
    struct point tail =
        shape->double_headed
            ? along(from, back, -tip_inset(c, shapes, shape->from, back))
            : along(from, direction, crowd_at(shapes, shape->from) > 1 ? 0.2 : 0.05);
    double scale = head_scale(length(minus(tip, tail)));
    add_head(c, path, tip, direction, scale);
    if (shape->double_headed)
        add_head(c, path, tail, back, scale);
    else
        add_tail(c, path, tail, direction);
    path_close(c->drawing->arena, path);
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

/* The long leg first, as the move is taught, unless the other way is less crowded. */
static struct point bend_of(const struct canvas *c, const struct shape *shape)
{
    struct point upright = {shape->from.x, shape->to.y}, level = {shape->to.x, shape->from.y};
    struct point all = minus(shape->to, shape->from);
    struct point usual = fabs(all.y) > fabs(all.x) ? upright : level;
    struct point other = fabs(all.y) > fabs(all.x) ? level : upright;
    return pieces_under(c, shape, other) < pieces_under(c, shape, usual) ? other : usual;
}

static void draw_bent(const struct canvas *c, const struct shapes *shapes,
                      const struct shape *shape)
{
    struct point corner = bend_of(c, shape);
    struct point first = unit(minus(corner, shape->from)), last = unit(minus(shape->to, corner));
    struct point tip = along(shape->to, last, -tip_inset(c, shapes, shape->to, last));
    struct path *path = begin(c, shape->colour);
    double half = SHAFT / 2;
    struct point right = along(to_right_of(first), to_right_of(last), 1);

    add_head(c, path, tip, last, head_scale(length(minus(tip, corner))));
    add_line(c, path, along(corner, right, -half));
    add_tail(c, path, along(shape->from, first, crowd_at(shapes, shape->from) > 1 ? 0.2 : 0.05),
             first);
    add_line(c, path, along(corner, right, half));
    path_close(c->drawing->arena, path);
}

/* Grey arrows are no moves: nothing jumps along them. */
static bool is_knights_move(const struct shape *shape)
{
    struct point all = minus(shape->to, shape->from);
    double wide = fabs(all.x), high = fabs(all.y);
    return shape->colour != COLOUR_GREY && fabs(wide * high - 2) < 0.01 &&
           fabs(wide + high - 3) < 0.01;
}

/* A short arrow lies on a long one that it shares its way with, and both are seen. Arrows of one
 * length are ordered by where they are, so that the order in the source makes no difference. */
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

void canvas_draw_arrows(const struct canvas *c)
{
    /* Beyond this a picture is a tangle anyway; what belongs together is looked for in pairs. */
    enum { MOST_ARROWS = 256 };
    struct shapes shapes = {.items =
                                arena_alloc(c->drawing->arena, MOST_ARROWS * sizeof *shapes.items)};

    for (size_t i = 0; i < c->diagram->arrows.count && shapes.count < MOST_ARROWS; i++) {
        const struct arrow *arrow = &c->diagram->arrows.items[i];
        struct shape shape = {middle_of(&arrow->from), middle_of(&arrow->to), arrow->colour, false,
                              false};
        if (!is_same(shape.from, shape.to))
            shapes.items[shapes.count++] = shape;
    }
    join_halves(&shapes);
    qsort(shapes.items, shapes.count, sizeof *shapes.items, longest_first);
    for (size_t i = 0; i < shapes.count; i++) {
        const struct shape *shape = &shapes.items[i];
        if (shape->skip)
            continue;
        if (is_knights_move(shape))
            draw_bent(c, &shapes, shape);
        else
            draw_straight(c, &shapes, shape);
    }
}

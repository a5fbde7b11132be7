#include "art/drawing.h"

static struct op *add_op(struct drawing *d, enum op_kind kind)
{
    struct op *op = vec_push(d->arena, &d->ops);
    op->kind = kind;
    return op;
}

struct path *draw_path(struct drawing *d, ink fill, ink stroke, double width)
{
    struct op *op = add_op(d, OP_PATH);
    op->fill = fill;
    op->stroke = stroke;
    op->width = width;
    return &op->path;
}

void draw_dashed(struct drawing *d, double on, double off)
{
    struct op *newest = &d->ops.items[d->ops.count - 1];
    newest->dash[0] = on;
    newest->dash[1] = off;
}

static void add_point(struct arena *arena, struct path *path, struct point p)
{
    *vec_push(arena, &path->points) = p;
}

static void add_verb(struct arena *arena, struct path *path, enum path_verb verb)
{
    *vec_push(arena, &path->verbs) = (uint8_t)verb;
}

void path_move(struct arena *arena, struct path *path, double x, double y)
{
    add_verb(arena, path, PATH_MOVE);
    add_point(arena, path, (struct point){x, y});
}

void path_line(struct arena *arena, struct path *path, double x, double y)
{
    add_verb(arena, path, PATH_LINE);
    add_point(arena, path, (struct point){x, y});
}

void path_curve(struct arena *arena, struct path *path, struct point a, struct point b,
                struct point end)
{
    add_verb(arena, path, PATH_CURVE);
    add_point(arena, path, a);
    add_point(arena, path, b);
    add_point(arena, path, end);
}

void path_close(struct arena *arena, struct path *path)
{
    add_verb(arena, path, PATH_CLOSE);
}

void path_rect(struct arena *arena, struct path *path, double x, double y, double w, double h)
{
    path_move(arena, path, x, y);
    path_line(arena, path, x + w, y);
    path_line(arena, path, x + w, y + h);
    path_line(arena, path, x, y + h);
    path_close(arena, path);
}

/* A quarter of a circle as one curve. */
static const double QUARTER = 0.5522847498;

void path_round_rect(struct arena *arena, struct path *path, double x, double y, double w, double h,
                     double radius)
{
    double r = radius, k = radius * (1 - QUARTER), right = x + w, bottom = y + h;
    path_move(arena, path, x + r, y);
    path_line(arena, path, right - r, y);
    path_curve(arena, path, (struct point){right - k, y}, (struct point){right, y + k},
               (struct point){right, y + r});
    path_line(arena, path, right, bottom - r);
    path_curve(arena, path, (struct point){right, bottom - k}, (struct point){right - k, bottom},
               (struct point){right - r, bottom});
    path_line(arena, path, x + r, bottom);
    path_curve(arena, path, (struct point){x + k, bottom}, (struct point){x, bottom - k},
               (struct point){x, bottom - r});
    path_line(arena, path, x, y + r);
    path_curve(arena, path, (struct point){x, y + k}, (struct point){x + k, y},
               (struct point){x + r, y});
    path_close(arena, path);
}

void path_circle(struct arena *arena, struct path *path, double x, double y, double radius)
{
    double r = radius, k = radius * QUARTER;
    path_move(arena, path, x + r, y);
    path_curve(arena, path, (struct point){x + r, y + k}, (struct point){x + k, y + r},
               (struct point){x, y + r});
    path_curve(arena, path, (struct point){x - k, y + r}, (struct point){x - r, y + k},
               (struct point){x - r, y});
    path_curve(arena, path, (struct point){x - r, y - k}, (struct point){x - k, y - r},
               (struct point){x, y - r});
    path_curve(arena, path, (struct point){x + k, y - r}, (struct point){x + r, y - k},
               (struct point){x + r, y});
    path_close(arena, path);
}

void draw_piece(struct drawing *d, char piece, double x, double y, double size)
{
    struct op *op = add_op(d, OP_PIECE);
    op->piece = piece;
    op->at = (struct point){x, y};
    op->size = size;
}

void draw_picture(struct drawing *d, const struct picture *picture, double x, double y, double size)
{
    struct op *op = add_op(d, OP_PIECE);
    op->picture = picture;
    op->at = (struct point){x, y};
    op->size = size;
}

struct op *draw_text(struct drawing *d, struct slice text, double x, double y, double size,
                     enum text_face face, enum text_anchor anchor, ink fill)
{
    struct op *op = add_op(d, OP_TEXT);
    op->text = text;
    op->at = (struct point){x, y};
    op->size = size;
    op->face = face;
    op->anchor = anchor;
    op->fill = fill;
    return op;
}

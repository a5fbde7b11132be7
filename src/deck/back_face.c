/* The back: a field of small lozenges that runs over the edge, so that no cut can be off centre,
 * around a medallion with two rooks. It is the same from both ends. */
#include "deck/face_parts.h"

#include <math.h>

/* A tone between two inks, mixed here: print shops do not like transparency. */
static ink mix(ink a, ink b, double part)
{
    ink mixed = 0xff;
    for (int shift = 8; shift < 32; shift += 8) {
        double from = a >> shift & 255, to = b >> shift & 255;
        mixed |= (ink)lround(from + (to - from) * part) << shift;
    }
    return mixed;
}

/* A square on its corner. */
static void add_lozenge(struct face_canvas *c, struct path *path, double x, double y, double r)
{
    struct arena *arena = c->d->arena;
    path_move(arena, path, x, y - r);
    path_line(arena, path, x + r, y);
    path_line(arena, path, x, y + r);
    path_line(arena, path, x - r, y);
    path_close(arena, path);
}

static void add_field(struct face_canvas *c, ink fill)
{
    const double step = 4.2 * c->mm;
    struct path *path = draw_path(c->d, fill, INK_NONE, 0);
    int columns = (int)ceil(c->full.width / step / 2) + 1;
    int rows = (int)ceil(c->full.height / step / 2) + 1;
    for (int row = -2 * rows; row <= 2 * rows; row++)
        for (int column = -2 * columns; column <= 2 * columns; column++) {
            double x = c->middle.x + column * step / 2, y = c->middle.y + row * step / 2;
            double r = row % 2 == 0 ? step * 0.34 : step * 0.17;
            bool on = x > -r && y > -r && x < c->full.width + r && y < c->full.height + r;
            if (on && (row + column) % 2 == 0)
                add_lozenge(c, path, x, y, r);
        }
}

static void add_disc(struct face_canvas *c, double radius, ink fill, ink line, double width)
{
    path_circle(c->d->arena, draw_path(c->d, fill, line, width * c->mm), c->middle.x, c->middle.y,
                radius * c->mm);
}

/* Foot to foot: a rook stands on the 44th of the 48 units of its box. */
static void add_medallion(struct face_canvas *c, ink dark, ink pale)
{
    const double side = 25 * c->mm, foot = 44.0 / 48 * side - side / 2 + 0.25 * c->mm;
    add_disc(c, 21.5, dark, dark, 3);
    add_disc(c, 21, INK_NONE, pale, 1.1);
    add_disc(c, 19.2, INK_NONE, pale, 0.35);
    for (int turned = 0; turned < 2; turned++) {
        struct point at = face_turn(c, turned, c->middle.x, c->middle.y - foot);
        draw_piece(c->d, 'R', at.x - side / 2, at.y - side / 2, side);
        c->d->ops.items[c->d->ops.count - 1].upside_down = turned;
    }
}

struct face face_draw_pattern(const struct face_job *job, const struct back *back)
{
    struct face_canvas c = face_begin(job, back->name);
    if (back->artwork.picture) {
        face_add_ground(&c, 0xffffffff);
        if (back->artwork.to_bleed)
            face_add_artwork(&c, back->artwork);
        size_t ground = c.d->ops.count;
        if (!back->artwork.to_bleed)
            face_add_artwork(&c, back->artwork);
        return (struct face){c.d, ground};
    }
    face_add_ground(&c, back->ink);
    add_field(&c, mix(back->ink, back->paper, 0.4));
    size_t ground = c.d->ops.count;
    add_medallion(&c, back->ink, back->paper);
    return (struct face){c.d, ground};
}

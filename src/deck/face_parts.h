/* What the painters of faces share. Private to the stage. */
#ifndef DECK_FACE_PARTS_H
#define DECK_FACE_PARTS_H

#include "deck/face.h"

struct face_box {
    double x, y, width, height;
};

/* A face while it is drawn, in its units. `mm` is a millimetre on a poker card: smaller cards show
 * the same, smaller. */
struct face_canvas {
    struct drawing *d;
    struct face_box full, trim, safe;
    struct point middle;
    double mm;
};

struct face_canvas face_begin(const struct face_job *job, const char *title);

/* A plain rectangle over the whole card. */
void face_add_ground(struct face_canvas *c, ink fill);

/* A place of the upper half, or the same seen from the card's other end. */
struct point face_turn(const struct face_canvas *c, bool turned, double x, double y);

/* A picture in the middle of the safe zone, or over the whole card. */
void face_add_artwork(struct face_canvas *c, struct artwork artwork);

struct face face_draw_aid(const struct face_job *job, const struct aid *aid, int side);

#endif

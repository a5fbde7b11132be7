/* A drawing: a picture as a list of operations, ready for any output.
 *
 * The unit is one square of a board, the origin the picture's upper left corner, x runs to the
 * right and y down. Operations are painted in their order. A drawing knows no fonts, no pixels and
 * no file formats: the `paint` stage does. */
#ifndef ART_DRAWING_H
#define ART_DRAWING_H

#include "base/slice.h"
#include "base/vec.h"

#include <stdint.h>

/* 0xRRGGBBAA; nothing is painted where the last byte is 0. */
typedef uint32_t ink;

#define INK_NONE 0u

struct point {
    double x, y;
};

enum path_verb { PATH_MOVE, PATH_LINE, PATH_CURVE, PATH_CLOSE };

/* A curve has three points, MOVE and LINE one, CLOSE none. */
struct path {
    VEC(uint8_t) verbs; /* enum path_verb */
    VEC(struct point) points;
};

struct picture; /* art/picture.h */

enum op_kind { OP_PATH, OP_PIECE, OP_TEXT };

enum text_face { FACE_BODY, FACE_BOLD, FACE_HEADING };

/* Where `at` lies in the line of text. Up and down it is the middle of a capital letter. */
enum text_anchor { ANCHOR_LEFT, ANCHOR_MIDDLE, ANCHOR_RIGHT };

struct op {
    enum op_kind kind;
    /* PATH: filled by the even-odd rule, then stroked. TEXT: filled, by the rule of fonts. */
    ink fill, stroke;
    double width;     /* of the stroke; joins and ends are round */
    double dash[2];   /* on and off; both 0: a full line */
    struct path path; /* PATH */
    /* PIECE and TEXT */
    struct point at; /* PIECE: the upper left corner of its box */
    double size;     /* PIECE: the side of its box; TEXT: the height of a capital letter */
    bool
        upside_down; /* PIECE, TEXT: turned by half a circle around the middle of its box or `at` */
    char piece;      /* one of PNBRQKpnbrqk */
    const struct picture *picture; /* PIECE: drawn instead of one of the set, unless it is NULL */
    enum text_face face;
    enum text_anchor anchor;
    double most; /* TEXT: no wider than this, set narrower if need be; 0: any width */
    struct slice text;
};

struct drawing {
    struct arena *arena;
    double width, height;
    const char *title;       /* a few words: "Zombie Chess, diagram 2" */
    const char *description; /* sentences for a reader who cannot see it */
    VEC(struct op) ops;
};

/* Begin a path; then say how it is painted. The path that is returned is good until the next op. */
struct path *draw_path(struct drawing *d, ink fill, ink stroke, double width);
void draw_dashed(struct drawing *d, double on, double off); /* the newest path */

void path_move(struct arena *arena, struct path *path, double x, double y);
void path_line(struct arena *arena, struct path *path, double x, double y);
void path_curve(struct arena *arena, struct path *path, struct point a, struct point b,
                struct point end);
void path_close(struct arena *arena, struct path *path);

/* Whole shapes, added to a path. */
void path_rect(struct arena *arena, struct path *path, double x, double y, double w, double h);
void path_round_rect(struct arena *arena, struct path *path, double x, double y, double w, double h,
                     double radius);
void path_circle(struct arena *arena, struct path *path, double x, double y, double radius);

void draw_piece(struct drawing *d, char piece, double x, double y, double size);

/* A picture of the author's own in the middle of a square box. */
void draw_picture(struct drawing *d, const struct picture *picture, double x, double y,
                  double size);

/* Text of capital height `size`; the op may be changed further. */
struct op *draw_text(struct drawing *d, struct slice text, double x, double y, double size,
                     enum text_face face, enum text_anchor anchor, ink fill);

#endif

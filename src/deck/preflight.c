#include "deck/preflight.h"

#include "base/length.h"
#include "deck/face_parts.h"

#include <math.h>

struct reach {
    double left, top, right, bottom;
};

static void include(struct reach *r, double x, double y, double around)
{
    r->left = fmin(r->left, x - around);
    r->top = fmin(r->top, y - around);
    r->right = fmax(r->right, x + around);
    r->bottom = fmax(r->bottom, y + around);
}

/* Curves lie within the corners that pull them. */
static void include_path(struct reach *r, const struct op *op)
{
    double around = op->stroke & 255 ? op->width / 2 : 0;
    for (size_t i = 0; i < op->path.points.count; i++)
        include(r, op->path.points.items[i].x, op->path.points.items[i].y, around);
}

/* Capitals reach half their height up and down; what hangs below them, half as much more. */
static void include_text(struct reach *r, const struct face_job *job, const struct op *op)
{
    static const enum font_role roles[] = {
        [FACE_BODY] = FONT_BODY, [FACE_BOLD] = FONT_BODY_BOLD, [FACE_HEADING] = FONT_HEADING};
    static const double before[] = {[ANCHOR_LEFT] = 0, [ANCHOR_MIDDLE] = 0.5, [ANCHOR_RIGHT] = 1};
    struct line line = {roles[op->face], op->text, op->size, op->most};
    double width = line_width(job->fonts, &line), turn = op->upside_down ? -1 : 1;
    double left = op->at.x - turn * before[op->anchor] * width;
    include(r, left, op->at.y - turn * op->size * 0.5, 0);
    include(r, left + turn * width, op->at.y + turn * op->size * 0.8, 0);
}

static struct reach reach_of(const struct face_job *job, const struct op *op)
{
    struct reach r = {HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL};
    switch (op->kind) {
    case OP_PATH:
        include_path(&r, op);
        break;
    case OP_TEXT:
        include_text(&r, job, op);
        break;
    case OP_PIECE: {
        double shape = op->picture ? picture_shape(op->picture) : 1;
        double longer = fmax(shape, 1), width = op->size * shape / longer,
               height = op->size / longer;
        struct point middle = {op->at.x + op->size / 2, op->at.y + op->size / 2};
        /* The pieces of a set stand free in their box. */
        double part = op->picture ? 0.5 : 40 / 48.0 / 2;
        include(&r, middle.x - width * part, middle.y - height * part, 0);
        include(&r, middle.x + width * part, middle.y + height * part, 0);
        break;
    }
    }
    return r;
}

static const char *kind_of(const struct op *op)
{
    return op->kind == OP_TEXT ? "a text" : op->kind == OP_PIECE ? "a picture" : "a shape";
}

bool preflight_face(const struct face_job *job, struct sink *sink, const struct face *face,
                    struct span at, const char *name)
{
    struct face_box safe = face_begin(job, name).safe;
    const struct op *worst = NULL;
    double most = 0.05 * POINTS_A_MM / FACE_UNIT; /* which no cutter sees */
    for (size_t i = face->ground; i < face->drawing->ops.count; i++) {
        const struct op *op = &face->drawing->ops.items[i];
        struct reach r = reach_of(job, op);
        double beyond = fmax(fmax(safe.x - r.left, safe.y - r.top),
                             fmax(r.right - safe.x - safe.width, r.bottom - safe.y - safe.height));
        if (beyond > most) {
            most = beyond;
            worst = op;
        }
    }
    if (!worst)
        return true;
    finding_add(sink, DECK_UNSAFE, at, "'%s': %s reaches %.1f mm beyond the safe zone", name,
                kind_of(worst), most * FACE_UNIT / POINTS_A_MM);
    return false;
}

/* Capitals of a millimetre are type of four points. */
void preflight_aids(const struct face_job *job, struct sink *sink, struct span at)
{
    double height = job->aid_size * FACE_UNIT / POINTS_A_MM;
    if (height < 1)
        finding_add(
            sink, DECK_SMALL, at,
            "on cards of this size, the capitals of player aids are %.1f mm high: too small "
            "to read",
            height);
}

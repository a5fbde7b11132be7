/* The page that measures how far a printer's backs are off: scales on the front, crosses in the
 * same places on the back. Seen against the light, the crosses point at the offset to give. */
#include "base/length.h"
#include "base/text.h"
#include "deck/sheet_parts.h"

static const ink BLACK = 0x1d1d1dff, RED = 0xc0281fff;
static const double MM = POINTS_A_MM / FACE_UNIT, THIN = 0.4 / FACE_UNIT;
enum { REACH = 5 }; /* of a scale, in millimetres to either side */

struct targets {
    struct point at[5]; /* in points: the middle of the sheet and near its corners */
};

static struct targets targets_of(const struct card_grid *grid)
{
    const double in = 28 * POINTS_A_MM;
    double right = grid->width - in, bottom = grid->height - in;
    return (struct targets){{{grid->width / 2, grid->height / 2},
                             {in, in},
                             {right, in},
                             {in, bottom},
                             {right, bottom}}};
}

static void add_tick(struct drawing *d, double x, double y, int step, bool upright)
{
    double across = step % REACH == 0 ? 2 * MM : step ? 1.2 * MM : 3 * MM, at = step * MM;
    struct path *path = draw_path(d, INK_NONE, BLACK, THIN);
    path_move(d->arena, path, upright ? x - across : x + at, upright ? y + at : y - across);
    path_line(d->arena, path, upright ? x + across : x + at, upright ? y + at : y + across);
}

/* What to give for a cross at this end of a scale. */
static void add_label(struct drawing *d, const struct sheets_job *job, double x, double y, int end,
                      bool upright)
{
    struct point offset = grid_correction(&job->grid, upright ? 0 : end, upright ? end : 0);
    double at = end * MM + (end > 0 ? 1 : -1) * (upright ? 1.8 : 3.4) * MM;
    const char *words =
        format_string(d->arena, upright ? "Y %+.0f" : "X %+.0f", upright ? offset.y : offset.x);
    draw_text(d, slice_of(words), upright ? x : x + at, upright ? y + at : y, 1.7 * MM, FACE_BODY,
              ANCHOR_MIDDLE, BLACK);
}

/* Scales that run from -5 to 5 mm, to the right and down. */
static void add_scales(struct drawing *d, const struct sheets_job *job, struct point at)
{
    double x = at.x / FACE_UNIT, y = at.y / FACE_UNIT, reach = REACH * MM;
    struct path *axes = draw_path(d, INK_NONE, BLACK, THIN);
    path_move(d->arena, axes, x - reach, y);
    path_line(d->arena, axes, x + reach, y);
    path_move(d->arena, axes, x, y - reach);
    path_line(d->arena, axes, x, y + reach);
    for (int step = -REACH; step <= REACH; step++) {
        add_tick(d, x, y, step, false);
        add_tick(d, x, y, step, true);
    }
    for (int end = -REACH; end <= REACH; end += 2 * REACH) {
        add_label(d, job, x, y, end, false);
        add_label(d, job, x, y, end, true);
    }
}

static void add_cross(struct drawing *d, struct point at)
{
    double x = at.x / FACE_UNIT, y = at.y / FACE_UNIT, arm = 9 * MM;
    struct path *path = draw_path(d, INK_NONE, RED, THIN);
    path_move(d->arena, path, x - arm, y);
    path_line(d->arena, path, x + arm, y);
    path_move(d->arena, path, x, y - arm);
    path_line(d->arena, path, x, y + arm);
}

static void add_words(struct drawing *d)
{
    static const char *const words[] = {
        "Print this page on both sides of one sheet, at 100 %.",
        "Hold it against the light, the scales towards you.",
        "Where the red cross meets the level scale, read X;",
        "where it meets the upright one, read Y, in millimetres.",
        "Then print with --back-offset=X,Y.",
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        draw_text(d, slice_of(words[i]), d->width / 2, d->height * 0.25 + (double)i * 6 * MM,
                  2.4 * MM, i ? FACE_BODY : FACE_BOLD, ANCHOR_MIDDLE, BLACK)
            ->most = d->width * 0.8;
}

static struct sheet_side *add_side(struct sheets *sheets, const struct sheets_job *job,
                                   const struct drawing *drawing, const char *description)
{
    struct sheet_side *side = vec_push(job->arena, &sheets->sides);
    side->description = description;
    sheet_add_overlay(side, job, drawing);
    return side;
}

struct sheets sheets_to_calibrate(const struct sheets_job *job)
{
    const struct card_grid *grid = &job->grid;
    struct targets targets = targets_of(grid);
    struct sheets sheets = {.title = job->title,
                            .width = grid->width,
                            .height = grid->height,
                            .turn = grid->backs == BACKS_DUPLEX_LONG ? SHEET_TURN_LONG
                                                                     : SHEET_TURN_SHORT};
    struct drawing *front = sheet_overlay(job), *back = sheet_overlay(job);
    add_words(front);
    for (size_t i = 0; i < sizeof targets.at / sizeof *targets.at; i++) {
        struct point at = targets.at[i];
        struct area behind = grid_behind(grid, (struct area){at.x, at.y, 0, 0});
        add_scales(front, job, at);
        add_cross(back, (struct point){behind.x + job->offset_x, behind.y + job->offset_y});
    }
    sheet_add_strip(add_side(&sheets, job, front, "Scales to measure the offset of the backs"), job,
                    "Print at 100 %: this ruler is 100 mm long.");
    add_side(&sheets, job, back, "Crosses behind the scales");
    return sheets;
}

#include "base/length.h"
#include "base/text.h"
#include "deck/sheet_parts.h"

#include <math.h>

static const ink GREY = 0x777777ff, BLACK = 0x1d1d1dff;
static const double THIN = 0.3 / FACE_UNIT;

/* Of a mark from the card and at most. */
static const double AWAY = SHEET_BLEED + 0.2 * POINTS_A_MM, LONGEST = 4 * POINTS_A_MM;

struct drawing *sheet_overlay(const struct sheets_job *job)
{
    struct drawing *d = arena_alloc(job->arena, sizeof *d);
    d->arena = job->arena;
    d->width = job->grid.width / FACE_UNIT;
    d->height = job->grid.height / FACE_UNIT;
    return d;
}

void sheet_add_overlay(struct sheet_side *side, const struct sheets_job *job,
                       const struct drawing *overlay)
{
    if (overlay->ops.count)
        *vec_push(job->arena, &side->items) =
            (struct sheet_item){.drawing = overlay,
                                .unit = FACE_UNIT,
                                .shown = {0, 0, job->grid.width, job->grid.height}};
}

static void add_line(struct drawing *d, struct path *path, double x1, double y1, double x2,
                     double y2)
{
    path_move(d->arena, path, x1 / FACE_UNIT, y1 / FACE_UNIT);
    path_line(d->arena, path, x2 / FACE_UNIT, y2 / FACE_UNIT);
}

/* ---- The strip ---- */

/* How far a mark may reach from the cards on that side. */
static double mark_end(const struct card_grid *grid, enum grid_side side)
{
    double room = grid_margins(grid).at[side] - SHEET_EDGE;
    if (side == grid_strip(grid))
        room -= SHEET_STRIP;
    return fmax(AWAY, fmin(AWAY + LONGEST, room));
}

/* All the words, or on a short strip those in front of the colon, rather than type that is set too
 * narrow to be read: a character is about seven tenths of a capital wide. */
static struct slice words_for(const char *words, double room, double capital)
{
    struct slice all = slice_of(words);
    if ((double)all.len * capital * 0.7 > room * 1.25)
        all.len = slice_find(all, ':');
    return all;
}

/* A ruler of 100 mm, and words behind it. */
static const struct drawing *draw_strip(const struct sheets_job *job, const char *words,
                                        double length)
{
    const double mm = POINTS_A_MM / FACE_UNIT, middle = SHEET_STRIP / FACE_UNIT / 2, capital = 1.5;
    struct drawing *d = arena_alloc(job->arena, sizeof *d);
    d->arena = job->arena;
    d->width = length / FACE_UNIT;
    d->height = SHEET_STRIP / FACE_UNIT;
    struct path *ruler = draw_path(d, INK_NONE, BLACK, THIN);
    path_move(job->arena, ruler, THIN, middle);
    path_line(job->arena, ruler, THIN + 100 * mm, middle);
    for (int i = 0; i <= 100; i += 5) {
        double tick = i % 50 == 0 ? 1.2 : i % 10 == 0 ? 0.8 : 0.4, x = THIN + i * mm;
        path_move(job->arena, ruler, x, middle - tick * mm);
        path_line(job->arena, ruler, x, middle + tick * mm);
    }
    double room = d->width - 103 * mm;
    draw_text(d, words_for(words, room, capital * mm), 103 * mm, middle, capital * mm, FACE_BODY,
              ANCHOR_LEFT, BLACK)
        ->most = room;
    return d;
}

void sheet_add_strip(struct sheet_side *side, const struct sheets_job *job, const char *words)
{
    const struct card_grid *grid = &job->grid;
    enum grid_side where = grid_strip(grid);
    bool upright = where == GRID_LEFT || where == GRID_RIGHT;
    const double inset = 5 * POINTS_A_MM;
    double length = (upright ? grid->height : grid->width) - 2 * inset;
    /* Between the paper's edge and the marks, in the middle of what is free. */
    double room = grid_margins(grid).at[where] - SHEET_EDGE - SHEET_STRIP - mark_end(grid, where);
    double away = SHEET_EDGE + fmax(0, room / 2);
    struct sheet_item *item = vec_push(job->arena, &side->items);
    item->drawing = draw_strip(job, words, length);
    item->unit = FACE_UNIT;
    item->quarters = upright ? 3 : 0;
    item->x = item->y = inset;
    item->shown = (struct area){0, 0, grid->width, grid->height};
    if (where == GRID_LEFT)
        item->x = away;
    else if (where == GRID_RIGHT)
        item->x = grid->width - away - SHEET_STRIP;
    else if (where == GRID_TOP)
        item->y = away;
    else
        item->y = grid->height - away - SHEET_STRIP;
}

/* ---- Marks ---- */

/* The block of the cards: all of the fronts, and of the backs where these are beside them. */
struct block {
    double left, top, right, bottom;
};

static struct block block_of(const struct card_grid *grid)
{
    struct grid_margins m = grid_margins(grid);
    return (struct block){m.at[GRID_LEFT], m.at[GRID_TOP], grid->width - m.at[GRID_RIGHT],
                          grid->height - m.at[GRID_BOTTOM]};
}

/* A piece of a cut that runs up and down at x = `at`, or across at y = `at`. */
static void add_piece(struct drawing *d, struct path *path, double at, double from, double to,
                      bool upright)
{
    if (upright)
        add_line(d, path, at, from, at, to);
    else
        add_line(d, path, from, at, to, at);
}

/* Two marks, or the whole line between their ends. */
static void add_cut(struct drawing *d, struct path *path, const struct sheets_job *job, double at,
                    bool upright)
{
    struct block b = block_of(&job->grid);
    double first = upright ? b.top : b.left, last = upright ? b.bottom : b.right;
    double begin = first - mark_end(&job->grid, upright ? GRID_TOP : GRID_LEFT);
    double end = last + mark_end(&job->grid, upright ? GRID_BOTTOM : GRID_RIGHT);
    if (job->marks == MARKS_FULL) {
        add_piece(d, path, at, begin, end, upright);
        return;
    }
    add_piece(d, path, at, begin, first - AWAY, upright);
    add_piece(d, path, at, last + AWAY, end, upright);
}

/* Where cards abut, two edges are one cut. */
static void add_cuts(struct drawing *d, const struct sheets_job *job)
{
    const struct card_grid *grid = &job->grid;
    struct path *path = draw_path(d, INK_NONE, GREY, THIN);
    for (size_t i = 0; i < grid->columns; i++) {
        struct area card = grid_trim(grid, i);
        add_cut(d, path, job, card.x, true);
        if (grid->gap_x > 0 || i + 1 == grid->columns)
            add_cut(d, path, job, card.x + card.width, true);
    }
    for (size_t i = 0; i < grid->rows; i++) {
        struct area card = grid_trim(grid, i * grid->columns);
        add_cut(d, path, job, card.y, false);
        if (grid->gap_y > 0 || i + 1 == grid->rows)
            add_cut(d, path, job, card.y + card.height, false);
        if (grid->backs != BACKS_GUTTERFOLD)
            continue;
        struct area behind = grid_behind(grid, card);
        add_cut(d, path, job, behind.y + behind.height, false);
        if (grid->gap_y > 0 || i + 1 == grid->rows)
            add_cut(d, path, job, behind.y, false);
    }
}

static void add_fold(struct drawing *d, const struct card_grid *grid)
{
    add_line(d, draw_path(d, INK_NONE, BLACK, THIN), SHEET_EDGE, grid->fold,
             grid->width - SHEET_EDGE, grid->fold);
    draw_dashed(d, 4 / FACE_UNIT, 3 / FACE_UNIT);
}

const struct drawing *sheet_draw_marks(const struct sheets_job *job)
{
    struct drawing *d = sheet_overlay(job);
    if (job->marks != MARKS_NONE)
        add_cuts(d, job);
    if (job->grid.backs == BACKS_GUTTERFOLD)
        add_fold(d, &job->grid);
    return d;
}

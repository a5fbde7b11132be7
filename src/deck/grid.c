#include "deck/grid.h"

#include "base/length.h"
#include "base/text.h"

#include <math.h>

/* Of the cards from the paper's edges: the most that printers leave white. */
static const double LEAST_MARGIN = 6 * POINTS_A_MM;
/* Of the ruler's strip: white edge, strip, a little of marks. */
static const double STRIP_MARGIN = 8.5 * POINTS_A_MM;
/* Of the strip: the ruler, a few words, white at both ends. */
static const double STRIP_LENGTH = 135 * POINTS_A_MM;
/* Between the cards and the fold they share with their backs. */
static const double FOLD_MARGIN = 5 * POINTS_A_MM;

/* ---- Fitting ---- */

static bool folds(const struct card_grid *grid)
{
    return grid->backs == BACKS_GUTTERFOLD;
}

static double used(size_t count, double card, double gap)
{
    return count ? (double)count * card + (double)(count - 1) * gap : 0;
}

static size_t most(double room, double card, double gap)
{
    return room < card ? 0 : (size_t)floor((room + gap + 1e-6) / (card + gap));
}

/* In the middle of the paper; fronts that fold lie below the fold. */
static void centre(struct card_grid *grid)
{
    grid->left = (grid->width - used(grid->columns, grid->card.width, grid->gap_x)) / 2;
    grid->top = (grid->height - used(grid->rows, grid->card.height, grid->gap_y)) / 2;
    if (folds(grid)) {
        grid->fold = grid->height / 2;
        grid->top = grid->fold + FOLD_MARGIN;
    }
}

enum grid_side grid_strip(const struct card_grid *grid)
{
    const double noticeable = 0.5;
    struct grid_margins m = grid_margins(grid);
    int found = GRID_SIDES;
    double widest = STRIP_MARGIN - noticeable;
    for (int side = 0; side < GRID_SIDES; side++) {
        bool upright = side == GRID_LEFT || side == GRID_RIGHT;
        if (m.at[side] < widest + noticeable ||
            (upright ? grid->height : grid->width) < STRIP_LENGTH)
            continue;
        widest = m.at[side];
        found = side;
    }
    return (enum grid_side)found;
}

/* As many as fit on paper that lies like this; fewer where the ruler needs their place. */
static struct card_grid fit(const struct grid_job *job, bool turned)
{
    struct card_grid grid = {.width = turned ? job->paper.height : job->paper.width,
                             .height = turned ? job->paper.width : job->paper.height,
                             .card = job->format.trim,
                             .bleed_x = (job->format.full.width - job->format.trim.width) / 2,
                             .bleed_y = (job->format.full.height - job->format.trim.height) / 2,
                             .gap_x = job->gap,
                             .gap_y = job->gap,
                             .backs = job->backs};
    double room_x = grid.width - 2 * LEAST_MARGIN, room_y = grid.height - 2 * LEAST_MARGIN;
    if (folds(&grid))
        room_y = grid.height / 2 - LEAST_MARGIN - FOLD_MARGIN;
    grid.columns = most(room_x, grid.card.width, job->gap);
    grid.rows = most(room_y, grid.card.height, job->gap);
    centre(&grid);
    while (grid_count(&grid) > 0 && grid_strip(&grid) == GRID_SIDES) {
        /* the smaller loss */
        if (grid.columns < grid.rows)
            grid.rows--;
        else
            grid.columns--;
        centre(&grid);
    }
    return grid;
}

static struct card_grid as_preset(const struct grid_job *job)
{
    const struct preset_sheet *preset = job->preset;
    struct card_grid grid = fit(job, preset->landscape);
    double right = grid.width - preset->left, bottom = grid.height - preset->top;
    grid.gap_x = preset->gap;
    grid.gap_y = 0;
    grid.left = preset->left;
    grid.top = preset->top;
    grid.fold = preset->fold;
    grid.columns = most(right - SHEET_EDGE, grid.card.width, grid.gap_x);
    grid.rows = most(bottom - SHEET_EDGE, grid.card.height, grid.gap_y);
    return grid;
}

bool grid_plan(struct card_grid *out, const char **why, struct arena *arena,
               const struct grid_job *job)
{
    if (job->preset) {
        *out = as_preset(job);
        return true;
    }
    struct card_grid upright = fit(job, false), turned = fit(job, true);
    *out = grid_count(&turned) > grid_count(&upright) ? turned : upright;
    if (grid_count(out) > 0)
        return true;
    *why = format_string(arena,
                         "no card of %.1f x %.1f mm fits on paper of %.0f x %.0f mm with %.0f mm "
                         "free at its edges and a ruler beside it",
                         job->format.trim.width / POINTS_A_MM,
                         job->format.trim.height / POINTS_A_MM, job->paper.width / POINTS_A_MM,
                         job->paper.height / POINTS_A_MM, LEAST_MARGIN / POINTS_A_MM);
    return false;
}

/* ---- Places ---- */

size_t grid_count(const struct card_grid *grid)
{
    return grid->columns * grid->rows;
}

struct area grid_trim(const struct card_grid *grid, size_t slot)
{
    size_t column = slot % grid->columns, row = slot / grid->columns;
    return (struct area){grid->left + (double)column * (grid->card.width + grid->gap_x),
                         grid->top + (double)row * (grid->card.height + grid->gap_y),
                         grid->card.width, grid->card.height};
}

struct area grid_shown(const struct card_grid *grid, size_t slot, double most)
{
    size_t column = slot % grid->columns, row = slot / grid->columns;
    double outer_x = fmin(grid->bleed_x, most), outer_y = fmin(grid->bleed_y, most);
    double inner_x = fmin(outer_x, grid->gap_x / 2), inner_y = fmin(outer_y, grid->gap_y / 2);
    double left = column == 0 ? outer_x : inner_x, top = row == 0 ? outer_y : inner_y;
    double right = column + 1 == grid->columns ? outer_x : inner_x;
    double bottom = row + 1 == grid->rows ? outer_y : inner_y;
    struct area trim = grid_trim(grid, slot);
    return (struct area){trim.x - left, trim.y - top, trim.width + left + right,
                         trim.height + top + bottom};
}

/* The long edge of paper that lies on it is its lower one. */
static bool turns_sideways(const struct card_grid *grid)
{
    bool landscape = grid->width > grid->height;
    return grid->backs == (landscape ? BACKS_DUPLEX_SHORT : BACKS_DUPLEX_LONG);
}

struct area grid_behind(const struct card_grid *grid, struct area front)
{
    if (folds(grid))
        front.y = 2 * grid->fold - front.y - front.height;
    else if (turns_sideways(grid))
        front.x = grid->width - front.x - front.width;
    else
        front.y = grid->height - front.y - front.height;
    return front;
}

bool grid_turns(const struct card_grid *grid)
{
    return !turns_sideways(grid);
}

struct grid_margins grid_margins(const struct card_grid *grid)
{
    double width = used(grid->columns, grid->card.width, grid->gap_x);
    double height = used(grid->rows, grid->card.height, grid->gap_y);
    double top = folds(grid) ? 2 * grid->fold - grid->top - height : grid->top;
    return (struct grid_margins){{[GRID_LEFT] = grid->left,
                                  [GRID_TOP] = top,
                                  [GRID_RIGHT] = grid->width - grid->left - width,
                                  [GRID_BOTTOM] = grid->height - grid->top - height}};
}

struct point grid_correction(const struct card_grid *grid, double x, double y)
{
    return turns_sideways(grid) ? (struct point){x, -y} : (struct point){-x, y};
}

#include "layout/impose.h"

#include "base/text.h"

#include <math.h>

/* A sheet divided into equal cells, and how large a page is in one. */
struct grid {
    const struct impose_job *job;
    double cell_width, cell_height, scale;
};

static struct grid new_grid(const struct imposition *sheet, const struct impose_job *job,
                            int columns, int rows)
{
    struct grid grid = {job, sheet->width / columns, sheet->height / rows, 0};
    grid.scale = fmin(grid.cell_width / job->page_width, grid.cell_height / job->page_height);
    return grid;
}

static size_t page_or_blank(const struct impose_job *job, size_t page)
{
    return page < job->pages ? page : IMPOSE_BLANK;
}

/* ---- Booklets ---- */

/* Both pages of a side touch the fold, or reach over it by the creep. */
static struct impose_side booklet_side(struct arena *arena, const struct grid *grid, size_t left,
                                       size_t right, double creep)
{
    struct impose_slot *slots = arena_alloc(arena, 2 * sizeof *slots);
    double fold = grid->cell_width, width = grid->job->page_width * grid->scale;
    double y = (grid->cell_height - grid->job->page_height * grid->scale) / 2;
    slots[0] = (struct impose_slot){page_or_blank(grid->job, left), fold - width + creep, y,
                                    grid->scale, false};
    slots[1] =
        (struct impose_slot){page_or_blank(grid->job, right), fold - creep, y, grid->scale, false};
    return (struct impose_side){slots, 2};
}

static void impose_booklet(struct imposition *out, struct arena *arena,
                           const struct impose_job *job)
{
    struct grid grid = new_grid(out, job, 2, 1);
    size_t sheets = (job->pages + 3) / 4, last = 4 * sheets - 1;
    struct impose_side *sides = arena_alloc(arena, 2 * sheets * sizeof *sides);
    struct impose_line *fold = arena_alloc(arena, sizeof *fold);
    for (size_t i = 0; i < sheets; i++) { /* from the outermost sheet */
        double creep = (double)i * job->thickness;
        sides[2 * i] = booklet_side(arena, &grid, last - 2 * i, 2 * i, creep);
        sides[2 * i + 1] = booklet_side(arena, &grid, 2 * i + 1, last - 2 * i - 1, creep);
    }
    *fold = (struct impose_line){grid.cell_width, 0, grid.cell_width, out->height, false};
    out->sides = sides;
    out->side_count = 2 * sheets;
    out->lines = fold;
    out->line_count = 1;
}

/* ---- Zines ---- */

enum { COLUMNS = 4, ROWS = 2 };

/* The covers lie side by side below; the upper row stands on its head. */
static const size_t ZINE[ROWS][COLUMNS] = {{5, 4, 3, 2}, {6, 7, 8, 1}};

static void add_zine_lines(struct imposition *out, struct arena *arena, const struct grid *grid)
{
    double w = grid->cell_width, h = grid->cell_height;
    const struct impose_line lines[] = {
        {w, 0, w, 2 * h, false}, {2 * w, 0, 2 * w, 2 * h, false}, {3 * w, 0, 3 * w, 2 * h, false},
        {0, h, w, h, false},     {w, h, 3 * w, h, true},          {3 * w, h, 4 * w, h, false},
    };
    out->line_count = sizeof lines / sizeof *lines;
    out->lines = memcpy(arena_alloc(arena, sizeof lines), lines, sizeof lines);
}

static void impose_zine(struct imposition *out, struct arena *arena, const struct impose_job *job)
{
    struct grid grid = new_grid(out, job, COLUMNS, ROWS);
    struct impose_side *side = arena_alloc(arena, sizeof *side);
    struct impose_slot *slots = arena_alloc(arena, IMPOSE_ZINE_PAGES * sizeof *slots);
    double x = (grid.cell_width - job->page_width * grid.scale) / 2;
    double y = (grid.cell_height - job->page_height * grid.scale) / 2;
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++)
            slots[row * COLUMNS + column] = (struct impose_slot){
                page_or_blank(job, ZINE[row][column] - 1), x + column * grid.cell_width,
                y + row * grid.cell_height, grid.scale, row == 0};
    *side = (struct impose_side){slots, IMPOSE_ZINE_PAGES};
    out->sides = side;
    out->side_count = 1;
    add_zine_lines(out, arena, &grid);
}

bool impose(struct imposition *out, const char **why, struct arena *arena,
            const struct impose_job *job)
{
    double sizes[] = {job->page_width, job->page_height, job->sheet_width, job->sheet_height};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (!(sizes[i] > 0 && isfinite(sizes[i]))) {
            *why = "a page or sheet without area";
            return false;
        }
    if (!job->pages || !(job->thickness >= 0 && isfinite(job->thickness))) {
        *why = job->pages ? "a sheet is not thinner than nothing" : "there are no pages";
        return false;
    }
    if (job->kind == IMPOSE_ZINE && job->pages > IMPOSE_ZINE_PAGES) {
        *why = format_string(arena, "a zine has at most %d pages, not %zu", IMPOSE_ZINE_PAGES,
                             job->pages);
        return false;
    }
    *out = (struct imposition){.width = fmax(job->sheet_width, job->sheet_height),
                               .height = fmin(job->sheet_width, job->sheet_height)};
    if (job->kind == IMPOSE_ZINE)
        impose_zine(out, arena, job);
    else
        impose_booklet(out, arena, job);
    return true;
}

/* Where the cards lie on a sheet, and where their backs have to be printed. Lengths are in points,
 * y counts down. */
#ifndef DECK_GRID_H
#define DECK_GRID_H

#include "base/arena.h"
#include "base/length.h"
#include "deck/format.h"
#include "layout/paper.h"
#include "layout/sheet.h"

struct grid_job {
    struct paper paper; /* either way round */
    struct card_format format;
    double gap; /* between cards */
    enum backs backs;
    const struct preset_sheet *preset; /* where the cards lie, or NULL: as many as fit */
};

struct card_grid {
    double width, height; /* of the paper as it lies */
    struct extent card;
    double bleed_x, bleed_y;
    size_t columns, rows; /* of fronts */
    double left, top, gap_x, gap_y;
    enum backs backs;
    double fold; /* gutterfold: the height of the fold */
};

/* What is left free at the edges of the paper: most printers cannot reach further, and marks that
 * do make viewers shrink the print. */
#define SHEET_EDGE (3.3 * POINTS_A_MM)
/* The strip of paper with the ruler, beside the cards. */
#define SHEET_STRIP (2.8 * POINTS_A_MM)

/* As many cards as fit, the paper either way round. False, with the reason in `why`, when there is
 * no room for one card and the ruler. */
bool grid_plan(struct card_grid *out, const char **why, struct arena *arena,
               const struct grid_job *job);

size_t grid_count(const struct card_grid *grid);

/* Bleed at the outer edge of cards with marks around them, as much as leaves these in view; and of
 * backs that have none, as much as leaves the ruler alone. */
#define SHEET_BLEED      (1.2 * POINTS_A_MM)
#define SHEET_BACK_BLEED (POINTS_AN_INCH / 8)

/* The cut edge of a card, counted row by row, and what of its bleed is shown: at most so much where
 * it has no neighbour. */
struct area grid_trim(const struct card_grid *grid, size_t slot);
struct area grid_shown(const struct card_grid *grid, size_t slot, double most);

/* Where something on the front lies on the side, or in the half, of the backs. */
struct area grid_behind(const struct card_grid *grid, struct area front);

/* Whether a back stands on its head, so that card and back have one top. */
bool grid_turns(const struct card_grid *grid);

/* The distances of the cards from the paper's edges: of the fronts, and of the backs where these
 * lie on the same side. */
enum grid_side { GRID_LEFT, GRID_TOP, GRID_RIGHT, GRID_BOTTOM, GRID_SIDES };
struct grid_margins {
    double at[GRID_SIDES];
};
struct grid_margins grid_margins(const struct card_grid *grid);

/* The margin that the ruler lies in: the widest one that is long enough. GRID_SIDES when none is; a
 * grid that was planned has one. */
enum grid_side grid_strip(const struct card_grid *grid);

/* What to give as --back-offset when, held against the light, something of the back lies `x` to the
 * right and `y` below its place as seen from the front. */
struct point grid_correction(const struct card_grid *grid, double x, double y);

#endif

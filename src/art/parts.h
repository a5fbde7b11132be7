/* Parts of pictures that several artists draw. Private to the stage. */
#ifndef ART_PARTS_H
#define ART_PARTS_H

#include "art/drawing.h"
#include "art/theme.h"
#include "diagram/geometry.h"

/* ---- Tables: the whole picture, its size too ---- */

/* Masquerade and Cloak. */
void art_draw_grid(struct drawing *drawing, const struct theme *theme, const struct diagram *d);
/* Which playing cards match which piece. */
void art_draw_card_table(struct drawing *drawing, const struct theme *theme,
                         const struct diagram *d);

/* Where a cell lies in the picture; the columns behind the last are for the combo or the gap. */
enum { GRID_LETTER = -1 };
struct box art_grid_cell(const struct grid *grid, size_t row, int column);
struct box art_card_table_cell(size_t row, int column);

/* ---- Suits ---- */

/* Add the outline of a suit (S H D C) of height `size` around the middle (x, y). It does not cross
 * itself, so that it can be filled or drawn as a line. */
void art_add_suit(struct arena *arena, struct path *path, char suit, double x, double y,
                  double size);

/* Draw a suit in its ink. Where a theme has no red, hearts and diamonds are hollow. */
void art_draw_suit(struct drawing *drawing, const struct theme *theme, char suit, double x,
                   double y, double size);

/* The ink of a suit's shape and of the rank beside it. */
ink art_suit_ink(const struct theme *theme, char suit);

#endif

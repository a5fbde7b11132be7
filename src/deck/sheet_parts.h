/* What is on a sheet besides cards. Private to the stage. */
#ifndef DECK_SHEET_PARTS_H
#define DECK_SHEET_PARTS_H

#include "deck/sheets.h"

/* A drawing as large as the sheet, in face units; and onto a side. */
struct drawing *sheet_overlay(const struct sheets_job *job);
void sheet_add_overlay(struct sheet_side *side, const struct sheets_job *job,
                       const struct drawing *overlay);

/* Crop marks, and the fold of a gutterfold, outside the cards: an overlay. */
const struct drawing *sheet_draw_marks(const struct sheets_job *job);

/* The ruler and "print at 100 %", with a few words on the sheet, in the widest margin. */
void sheet_add_strip(struct sheet_side *side, const struct sheets_job *job, const char *words);

#endif

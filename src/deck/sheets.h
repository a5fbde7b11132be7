/* Cards on sheets of paper, with what it takes to print and cut them. */
#ifndef DECK_SHEETS_H
#define DECK_SHEETS_H

#include "deck/face.h"
#include "deck/grid.h"
#include "layout/sheet.h"

/* A card as it is printed: each of `count` copies has both sides. */
struct printed_card {
    const char *name;
    unsigned count;
    const struct drawing *front, *back;
    bool own_back; /* a back that no other card has: it is printed even where backs are not */
};

struct sheets_job {
    struct arena *arena;
    const char *title;
    struct card_grid grid;
    enum marks marks;
    double offset_x, offset_y; /* of the backs, for a printer that drifts */
    const struct printed_card *cards;
    size_t count;
};

struct sheets sheets_of_cards(const struct sheets_job *job);

/* One side a page, as large as its bleed: back, front, back, front. */
struct sheets sheets_of_pages(const struct sheets_job *job, struct card_format format);

/* One face by itself, on a page as large as its bleed. */
struct sheets sheets_of_face(struct arena *arena, const char *name, const struct drawing *face,
                             struct card_format format);

/* A page, or two, that shows how far a printer's backs are off: hold it against the light. */
struct sheets sheets_to_calibrate(const struct sheets_job *job);

#endif

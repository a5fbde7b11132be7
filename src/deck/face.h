/* The faces of a deck's cards as drawings.
 *
 * A drawing is as large as what is printed of the card, bleed and all; its unit is half an inch, so
 * that an SVG of it has its size on paper. */
#ifndef DECK_FACE_H
#define DECK_FACE_H

#include "deck/deck.h"
#include "text/font.h"

/* Points in a unit of a face. */
#define FACE_UNIT 36.0

struct face {
    const struct drawing *drawing;
    size_t ground; /* so many operations at the front fill the card and are cut with it */
};

struct face_job {
    struct arena *arena;
    struct fonts *fonts;
    const struct deck *deck;
    struct card_format format;
    double aid_size; /* the height of capitals on player aids, from aid_type_size */
};

/* The front of a card, and what is on the other side of it. */
struct face face_draw(const struct face_job *job, const struct deck_card *card);
struct face face_draw_back(const struct face_job *job, const struct deck_card *card);

/* One of the deck's backs by itself. */
struct face face_draw_pattern(const struct face_job *job, const struct back *back);

/* The largest type in which all the deck's aids fit their cards. Those whose lines no type that can
 * be read would fit are findings. */
double aid_type_size(const struct face_job *job, struct sink *sink);

/* Draw the three boxes of the card over a face, as a proof. */
struct face face_with_zones(const struct face_job *job, struct face face);

#endif

/* What a picture shows on and beside a board, before a game says what it means. */
#ifndef GAME_SCENE_H
#define GAME_SCENE_H

#include "game/cards.h"

#include <stddef.h>

enum ring { RING_WHITE, RING_BLACK, RING_GREY, RING_COUNT };

/* Cards lie beside Black's end of the board, its middle or White's end. */
enum beside { BESIDE_BLACK, BESIDE_MIDDLE, BESIDE_WHITE };

struct shown_card {
    uint8_t card;   /* NO_CARD for a back (game/cards.h) */
    uint8_t beside; /* enum beside */
    uint8_t rank;   /* of a playing card, 1 to 13; else 0 */
    char suit;      /* S H D C; else 0 */
    double x, y;    /* in squares from the board's top left corner, y down */
};

struct scene {
    uint8_t rings[RING_COUNT][64];  /* how many checkers of a colour lie on a square */
    squares framed;                 /* within dashed rectangles */
    int stacks[2];                  /* unused checkers by side, or -1 */
    const struct shown_card *cards; /* as they are written */
    size_t card_count;
};

/* The squares with rings of any colour. */
squares scene_ringed(const struct scene *scene);

enum showing { FACES = 1, BACKS = 2, BOTH = FACES | BACKS };

/* Put the cards that lie at a place, face up or down, on a pile, from left to right, as long as
 * there is room. */
void pile_add_shown(struct state *state, int pile, const struct scene *scene, enum beside beside,
                    enum showing showing);

#endif

/* What a picture shows on and beside a board, before a game says what it means. */
#ifndef GAME_SCENE_H
#define GAME_SCENE_H

#include "game/board.h"

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

#endif

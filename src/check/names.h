/* Words for what findings speak of. */
#ifndef CHECK_NAMES_H
#define CHECK_NAMES_H

#include "base/arena.h"
#include "game/board.h"

/* "white knight" */
const char *piece_words(uint8_t piece);

/* "the white knight", or "nothing" */
const char *the_piece(struct arena *arena, uint8_t piece);

/* "e4" */
const char *square_words(struct arena *arena, int square);

#endif

/* Pieces, squares and cards as text. */
#ifndef GAME_NOTATION_H
#define GAME_NOTATION_H

#include "base/text.h"
#include "game/state.h"

/* PNBRQK, small for Black. */
char piece_letter(uint8_t piece);
/* The piece of a letter, or NO_PIECE. */
uint8_t piece_from_letter(char letter);
/* The kind of a capital letter, or NO_PIECE. */
enum piece_kind kind_from_letter(char letter);

void square_add(struct text *out, int square);
/* Take a square off the front of `text`; false when there is none. */
bool square_take(int *square, struct slice *text);

/* A piece's letter, C or c for a checker card, >3 and ^3 for three squares right and up, ? for a
 * card that nobody has seen. */
void card_add(struct text *out, uint8_t card);
/* Take a card off the front of `text`; false when there is none. */
bool card_take(uint8_t *card, struct slice *text);

#endif

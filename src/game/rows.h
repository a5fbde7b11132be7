/* Rows of pieces behind their pawns, and the 960 of them that Fischer allowed ("Chess960" in the
 * rulebook, Starting Position). A row is eight letters from the a-file on, in capitals. */
#ifndef GAME_ROWS_H
#define GAME_ROWS_H

#include "game/random.h"
#include "game/state.h"

enum { ALLOWED_ROWS = 960 };

/* Begin a game from White's first rank, mirrored for Black, pawns before them. */
void set_up_row(struct state *state, const char row[8]);
/* Begin with a row for each side. */
void set_up_rows(struct state *state, const char white[8], const char black[8]);

/* Scharnagl's numbers, 0 to 959; 518 is the usual row. */
void row_from_number(char row[8], int number);
/* The number of a row, or -1 when it is not allowed. */
int number_of_row(const char row[8]);
/* Each as likely as the others. */
void row_draw(char row[8], struct random *random);

/* False with the rule that a row breaks: a whole set of pieces, bishops on squares of both colours,
 * the king between the rooks. */
bool row_is_allowed(const char **why, const char row[8]);
/* The same of a row with '.' for pieces that are not known: false when those that are break a
 * rule. */
bool row_may_be_allowed(const char **why, const char row[8]);

/* The row that cards lay out: the pips (a playing card's rank) of the cards that place the bishops,
 * and six cards for the empty squares from the left, of which the second rook is the king. Whose
 * card a rook is does not matter. False with what is wrong with the cards. */
bool row_from_cards(char row[8], const char **why, const int bishops[2], const uint8_t cards[6]);
/* The same from the ranks of playing cards, ace to king as 1 to 13: the two bishops' cards, then
 * eights for knights, tens for rooks and a queen. */
bool row_from_playing_cards(char row[8], const char **why, const int ranks[8]);

/* A picture does not say who may castle. Let a side do so whose first rank is an allowed row, or
 * has the king with rooks beside it and not as castling leaves them. */
void assume_row_castling(struct state *state);

#endif

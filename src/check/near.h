/* Boards near another one in its chapter: those before and behind it that differ on few squares, so
 * that they show the same example. What they agree on tells which square of a board is odd. */
#ifndef CHECK_NEAR_H
#define CHECK_NEAR_H

#include "check/check.h"

enum { MOST_NEAR_BOARDS = 6 };

struct near_boards {
    const struct diagram *items[MOST_NEAR_BOARDS];
    size_t count;
};

/* The boards near `d`, which is one of the book's. */
struct near_boards near_boards_of(const struct book *book, const struct diagram *d);

/* How much speaks for the piece on a square, a8 being 0: near boards that have it too, arrows and
 * rings of its colour, the place where it begins. Less is odder. */
int square_support(const struct diagram *d, const struct near_boards *near, size_t square);

/* The empty square on which all near boards agree that a piece stands, or SQUARE_COUNT when there
 * is not exactly one. */
size_t square_missed(const struct diagram *d, const struct near_boards *near);

/* Whether a card lies where another one does, on another board; and whether it is the same. */
bool card_is_placed(const struct card *a, const struct card *b);
bool card_is_same(const struct card *a, const struct card *b);

/* The card, where the other player would have it. */
struct card card_across(const struct card *card);

/* How many of the near boards have the same card in the same place. */
int card_support(const struct near_boards *near, const struct card *card);

#endif

/* Puzzles of borrowed moves and chosen pieces ("Chess Golf" in the rulebook): what a piece may do
 * on a board, and what is left to capture. Nothing here needs more than a board and a few bytes, so
 * that a search can use it as it is. */
#ifndef GAME_GOLF_RULES_H
#define GAME_GOLF_RULES_H

#include "game/board.h"

/* Who may make a king's move without a neighbour to borrow from. */
enum golf_step {
    GOLF_STEP_COLOUR, /* every piece of a colour that has no two neighbours */
    GOLF_STEP_PIECE,  /* every piece that has no neighbour of its colour */
    GOLF_STEP_NONE,
};

/* Where the text leaves a choice. */
struct golf_rules {
    enum golf_step step;
    bool one_captor; /* the piece that captures first makes all captures */
};

/* As the examples and the printed solutions need it. */
extern const struct golf_rules golf_rules_of_book;

enum { MOST_GOLF_CARDS = 16 };

/* The cards that are still to be played out. A capture takes the victim's card away; the puzzle is
 * solved when the captor's own card is the only one left. */
struct golf_goal {
    uint8_t cards[MOST_GOLF_CARDS]; /* pieces, in any order */
    uint8_t count;
    uint8_t captor; /* the square of the piece that has captured, or NO_SQUARE */
};

/* Where the piece on a square could go or capture, if it mattered to nobody what stands there. */
squares golf_reach(const struct board *board, int from, const struct golf_rules *rules);

/* The pieces that the one on a square may capture, if it reaches them. */
squares golf_prey(const struct board *board, int from, const struct golf_goal *goal,
                  const struct golf_rules *rules);

/* All squares that the piece on a square may go to. */
squares golf_moves(const struct board *board, int from, const struct golf_goal *goal,
                   const struct golf_rules *rules);

/* Make a move of golf_moves. */
void golf_play(struct board *board, struct golf_goal *goal, int from, int to);

static inline bool golf_is_solved(const struct golf_goal *goal)
{
    return goal->count == 1 && goal->captor != NO_SQUARE;
}

#endif

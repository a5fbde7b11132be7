/* A Chess Golf problem: pieces, the cards that choose some of them, and how the rules are read. */
#ifndef GAME_GOLF_PROBLEM_H
#define GAME_GOLF_PROBLEM_H

#include "game/golf_rules.h"
#include "game/state.h"

enum { GOLF_MOST_CARDS = 8 };

struct golf_problem {
    struct board board;
    uint8_t cards[GOLF_MOST_CARDS]; /* those that choose */
    int card_count;                 /* golf_refuse has a word on more than there is room for */
    uint8_t captor; /* the only piece that may capture, or NO_PIECE for any that is chosen */
    struct golf_rules rules;
};

/* The problem that a state of the game poses, by the rules of the book. NULL, or why it poses none.
 */
const char *golf_problem_take(struct golf_problem *out, const struct state *state);

/* NULL, or why the problem cannot be one: cards that no piece matches, fewer than two chosen
 * pieces. Pieces that no deal could give are no reason. */
const char *golf_refuse(const struct golf_problem *problem);

#endif

/* Finding Chess Golf problems that are worth printing: random deals, and how good each is.
 *
 * A deal depends on its seed and number alone, so that any part of a run can be done anywhere. */
#ifndef GAME_GOLF_MINE_H
#define GAME_GOLF_MINE_H

#include "game/golf_solver.h"

/* Pieces laid out by the gap rule ("Chess Golf", Setup) and as many cards as chance says. */
void golf_deal(struct golf_problem *out, uint64_t seed, uint64_t number, int least_cards,
               int most_cards);

enum { GOLF_MOST_SOLUTIONS = 1024 };

/* What makes a good problem, in the order of its weight. A solver should have to look far (moves),
 * find one way and not any (solutions, first_moves), use pieces against their nature (surprises)
 * and of both colours, and not find the first move by seeing a capture. */
struct golf_worth {
    int moves;         /* of the shortest solutions */
    int solutions;     /* how many were found, up to GOLF_MOST_SOLUTIONS */
    bool counted;      /* there are no others */
    int first_moves;   /* how many moves they begin with */
    int surprises;     /* moves of the first solution that the piece could not make by itself */
    bool both_colours; /* every solution moves pieces of both */
    bool trivial;      /* some solution begins with a capture */
    int score;
};

/* Judge the problem that was solved last. Solutions that could not all be counted are taken for
 * very many, and nothing good is said of them. */
struct golf_worth golf_judge(struct golf_solver *solver, const struct golf_problem *problem,
                             const struct golf_answer *answer);

/* The same problem under all turns, reflections and exchanges of colour has the same name: of 64
 * squares and the cards in order. */
enum { GOLF_NAME_LENGTH = 64 + GOLF_MOST_CARDS };
void golf_name(char name[GOLF_NAME_LENGTH + 1], const struct golf_problem *problem);

#endif

/* The exact solver for Chess Golf: the least number of moves that reach the goal, proven.
 *
 * It deepens step by step: all lines of one move, of two, and so on, so that the first solution
 * found is a shortest one. Positions that were refuted are remembered in a table of bounded size;
 * when it is full, work is repeated, and the answer stays the same.
 *
 * Solutions have an order: at each move, captures come before other moves, and squares from a1 to
 * h8. No answer within the limits depends on threads, memory or speed. What a limit of positions
 * leaves open is the same on every machine too, as long as one thread works. */
#ifndef GAME_GOLF_SOLVER_H
#define GAME_GOLF_SOLVER_H

#include "game/golf_problem.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

enum { GOLF_MOST_MOVES = 24 };

/* One move of a solution. */
struct golf_move {
    uint8_t from, to;
    uint8_t borrowed; /* enum piece_kind: whose move it was */
    uint8_t taken;    /* the piece that was captured, or NO_PIECE */
};

struct golf_line {
    struct golf_move moves[GOLF_MOST_MOVES];
};

struct golf_limits {
    int most_moves; /* at most GOLF_MOST_MOVES */
    size_t memory;  /* of the table, in bytes */
    unsigned threads;
    uint64_t positions;      /* of one solving or one listing, on each thread; 0 for no limit */
    double seconds;          /* of the same; 0 for no limit */
    const atomic_bool *stop; /* set from outside to give up; or NULL */
};

enum golf_status {
    GOLF_SOLVED,
    GOLF_UNSOLVED, /* there is no solution of at most `moves` moves */
    GOLF_HOPELESS, /* nothing can be moved, however long one plays */
};

struct golf_answer {
    enum golf_status status;
    int moves;              /* SOLVED: of every shortest solution; UNSOLVED: refuted up to here */
    uint64_t positions;     /* generated */
    struct golf_line first; /* SOLVED: the first in the order of solutions */
};

/* Takes its memory once, for any number of problems one after the other. */
struct golf_solver;

/* NULL when the machine has no memory. */
struct golf_solver *golf_solver_new(const struct golf_limits *limits);
void golf_solver_free(struct golf_solver *solver);

/* A problem that golf_refuse has nothing against. */
void golf_solve(struct golf_answer *answer, struct golf_solver *solver,
                const struct golf_problem *problem);

/* Each shortest solution of the problem that was solved last, in order, until `visit` returns
 * false. True when there are no others than those visited; false too when a limit was reached. */
bool golf_each_solution(struct golf_solver *solver,
                        bool (*visit)(void *context, const struct golf_line *line), void *context);

#endif

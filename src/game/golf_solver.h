/* The exact solver for Chess Golf: the least number of moves that reach the goal, proven.
 *
 * It deepens step by step: all lines of one move, of two, and so on, so that the first solution
 * found is a shortest one. Positions that were refuted are remembered in a table of bounded size;
 * when it is full, work is repeated, and the answer stays the same. The answer does not depend on
 * threads. */
#ifndef GAME_GOLF_SOLVER_H
#define GAME_GOLF_SOLVER_H

#include "game/board.h"
#include "game/golf_rules.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

enum { GOLF_MOST_CARDS = 8, GOLF_MOST_MOVES = 24 };

struct golf_problem {
    struct board board;
    uint8_t cards[GOLF_MOST_CARDS]; /* pieces that were chosen */
    int card_count;
    uint8_t captor; /* the only piece that may capture, or NO_PIECE for any that is chosen */
    struct golf_rules rules;
};

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
    double seconds;          /* 0 for no limit; looked at between and within depths */
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
    struct golf_line first; /* SOLVED: the first one in the order of the board, a1 to h8 */
};

/* NULL, or why the problem cannot be one: cards that no piece matches, fewer than two chosen
 * pieces. */
const char *golf_refuse(const struct golf_problem *problem);

void golf_solve(struct golf_answer *answer, const struct golf_problem *problem,
                const struct golf_limits *limits);

/* Each solution of `moves` moves, in order, until `visit` returns false. Returns how many were
 * visited. `moves` must be the least number. */
uint64_t golf_each_solution(const struct golf_problem *problem, int moves,
                            const struct golf_limits *limits,
                            bool (*visit)(void *context, const struct golf_line *line),
                            void *context);

#endif

/* Chess Golf in a book: its problems, and the solutions that it prints for them. */
#ifndef CHECK_GOLF_BOOK_H
#define CHECK_GOLF_BOOK_H

#include "check/check.h"
#include "game/golf_solver.h"

/* Read a board with cards or rings that choose pieces; false when it shows no problem. */
bool golf_problem_read(struct golf_problem *out, const struct diagram *d);

/* "d3b5, a5c6" */
void golf_add_line(struct text *out, const struct golf_line *line, int moves);

/* The positions of a search that is not to take long: about a second's worth. A limit of time would
 * make findings depend on the machine and on what else it does. */
enum { GOLF_MILLIONS = 20 };

/* A shortest line of at most `limit` moves, if there is one; it is remembered for the run. */
const struct golf_answer *golf_search(struct arena *arena, struct check_run *run,
                                      const struct golf_problem *problem, int limit);
/* The line of an answer that is solved. */
const char *golf_line_text(struct arena *arena, const struct golf_answer *answer);

struct printed_move {
    uint8_t from, to;
    struct span at;
};

/* One item of a list of solutions, and the problem that it solves. */
struct printed_solution {
    long number;
    struct span at;
    VEC(struct printed_move) moves;
    struct span unread;            /* the first word that is no move, though it looks like one */
    const struct diagram *diagram; /* NULL where the book has no problem of that number */
    bool is_read;                  /* else the diagram is at fault, and there is no problem */
    struct golf_problem problem;
};

struct printed_solutions {
    struct printed_solution *items;
    size_t count, capacity;
};

/* Every numbered item of a list, and every item or paragraph that begins like "Problem 2:", that is
 * nothing but moves, below a heading that speaks of solutions or answers. It is matched with the
 * diagram below the heading of its number ("Problem 2"), the nearest one before it where there are
 * several. */
struct printed_solutions golf_solutions_read(struct arena *arena, const struct book *book);

/* Play a printed solution on the rules. NULL when it reaches the goal, else the rule that it
 * breaks; `*bad` is the move that breaks it, or the number of moves when they are too few. */
const char *golf_solution_refuse(size_t *bad, const struct printed_solution *solution);

#endif

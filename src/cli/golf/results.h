/* The problems that were found: kept as lines of JSON, told as JSON or as blocks for a book.
 *
 * A file of results is one JSON document with a line for each run, for each problem and for each
 * deal that was not solved, so that it can be read back line by line. */
#ifndef CLI_GOLF_RESULTS_H
#define CLI_GOLF_RESULTS_H

#include "base/vec.h"
#include "cli/golf/golf.h"

/* One run of `mine`, and how far it came. */
struct mine_run {
    struct slice asked;            /* all that its results depend on but for the deals, as JSON */
    uint64_t count, shard, shards; /* which deals; shard counts from 0 */
    uint64_t next;                 /* all deals of the shard below this number are done */
};

struct mine_result {
    uint64_t seed, deal;
    int score;
    struct golf_problem problem;
    struct slice json, solution;
};

struct mine_list {
    struct mine_result *items;
    size_t count, capacity;
};

struct mine_results {
    VEC(struct mine_run) runs;
    struct mine_list solved, unsolved;
};

/* The result of a deal that was solved, and of one that was not. */
void results_add_solved(struct mine_results *results, struct arena *arena, uint64_t seed,
                        uint64_t deal, const struct golf_problem *problem,
                        const struct golf_answer *answer, const struct golf_worth *worth);
void results_add_unsolved(struct mine_results *results, struct arena *arena, uint64_t seed,
                          uint64_t deal, const struct golf_problem *problem,
                          const struct golf_answer *answer);

/* Best first; the same problem, however turned, reflected or coloured, once. Runs that are all
 * parts of one become that one. What comes out does not depend on the order of what went in. */
void results_sort(struct mine_results *results, struct arena *arena);

void results_add_json(struct text *out, const struct mine_results *results);
/* Diagrams under headings, and the solutions in a list behind them. */
void results_add_book(struct text *out, const struct mine_results *results);

/* Add what a file holds that results_add_json wrote; false with the reason. */
bool results_read(struct mine_results *results, const char **why, struct arena *arena,
                  struct slice text);

#endif

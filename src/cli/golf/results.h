/* The problems that were found: kept as lines of JSON, told as JSON or as blocks for a book.
 *
 * A file of results is one JSON document with a line for what was asked and a line for each
 * problem, so that it can be read back line by line. */
#ifndef CLI_GOLF_RESULTS_H
#define CLI_GOLF_RESULTS_H

#include "base/vec.h"
#include "cli/golf/golf.h"

/* What `mine` was asked, and how far it came. */
struct mine_task {
    uint64_t seed, count;
    int least_cards, most_cards, least_moves;
    uint64_t shard, shards; /* shard counts from 0 */
    uint64_t next;          /* all deals of the shard below this number are done */
};

struct mine_result {
    uint64_t deal;
    int score;
    struct golf_problem problem;
    struct slice json, solution;
};

struct mine_results {
    struct mine_result *items;
    size_t count, capacity;
};

/* The result of a deal that was solved. */
void results_add(struct mine_results *results, struct arena *arena, uint64_t deal,
                 const struct golf_problem *problem, const struct golf_answer *answer,
                 const struct golf_worth *worth);

/* Best first; the same problem, however turned, reflected or coloured, once. */
void results_sort(struct mine_results *results, struct arena *arena);

/* Read a file that results_add_json wrote; false with the reason. `task` is what it was asked. */
bool results_read(struct mine_results *results, struct mine_task *task, const char **why,
                  struct arena *arena, struct slice text);

void results_add_json(struct text *out, const struct mine_task *task,
                      const struct mine_results *results);
/* Diagrams under headings, and the solutions in a list behind them. */
void results_add_book(struct text *out, const struct mine_results *results);

#endif

/* Deals tried on many threads, each deal on one: so that what a deal gives does not depend on them.
 */
#ifndef CLI_GOLF_MINERS_H
#define CLI_GOLF_MINERS_H

#include "cli/golf/results.h"

struct mine_task {
    uint64_t seed;
    int least_cards, most_cards;
    int least_moves; /* of a problem that is kept */
    struct golf_rules rules;
    struct mine_run run; /* `next` is where to begin, and then how far it came */
};

enum { MOST_MINERS = 64 };

/* Try all deals of a task from run.next on, until SIGINT or SIGTERM. False with the reason when
 * nothing could be done. */
bool mine_deals(struct mine_results *results, struct mine_task *task, const char **why,
                struct arena *arena, const struct golf_limits *limits);

#endif

/* The parts of `rookpress golf`, one file each. */
#ifndef CLI_GOLF_GOLF_H
#define CLI_GOLF_GOLF_H

#include "base/text.h"
#include "cli/command.h"
#include "game/golf_mine.h"

int run_golf_solve(const struct invocation *invocation);
int run_golf_verify(const struct invocation *invocation);
int run_golf_mine(const struct invocation *invocation);
int run_golf_merge(const struct invocation *invocation);

/* ---- The command line ---- */

/* A whole number from `least` to `most`; `usual` where the option is not given. False when the user
 * has been told what is wrong. */
bool golf_number(long *value, const struct invocation *invocation, const char *option, long least,
                 long most, long usual);

/* What --max, --memory, --threads, --effort and --seconds say. */
bool golf_limits_read(struct golf_limits *limits, const struct invocation *invocation,
                      long usual_effort);

/* NULL when the user has been told that there is no memory for one. */
struct golf_solver *golf_solver_start(const struct golf_limits *limits);

/* What --step and --captor say. */
struct golf_rules golf_rules_read(const struct invocation *invocation);

/* ---- Writing ---- */

/* The lines of a diagram, indented, with its cards beside it and its chosen pieces ringed. */
void golf_add_diagram(struct text *out, const struct golf_problem *problem);

/* A FEN and the chosen cards, as position_parse reads them. */
void golf_add_position(struct text *out, const struct golf_problem *problem);
bool golf_position_read(struct golf_problem *problem, const char **why, size_t *at,
                        struct slice text);

#endif

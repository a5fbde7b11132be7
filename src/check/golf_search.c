/* Searches for shortest solutions of Chess Golf, each problem once a run. */
#include "check/golf_book.h"

#include <string.h>

/* A problem that has been searched, up to so many moves. */
struct solved_problem {
    const struct solved_problem *next;
    struct golf_problem problem;
    int limit;
    struct golf_answer answer;
};

static bool is_same_problem(const struct golf_problem *a, const struct golf_problem *b)
{
    return a->card_count == b->card_count &&
           memcmp(a->cards, b->cards, (size_t)a->card_count) == 0 &&
           memcmp(a->board.at, b->board.at, sizeof a->board.at) == 0;
}

/* Where positions are counted, one thread counts them: on every machine they are the same then.
 * Where there is no memory, all is left open. */
static void solve(struct golf_answer *answer, const struct golf_problem *problem, int limit,
                  const struct check_run *run)
{
    struct golf_limits limits = {.most_moves = limit, .memory = (size_t)128 << 20, .threads = 1};
    if (run->golf != GOLF_EXACT)
        limits.positions = GOLF_MILLIONS * 1000000;
    else if (run->threads)
        limits.threads = run->threads;
    struct golf_solver *solver = golf_solver_new(&limits);
    if (solver)
        golf_solve(answer, solver, problem);
    golf_solver_free(solver);
}

const struct golf_answer *golf_search(struct arena *arena, struct check_run *run,
                                      const struct golf_problem *problem, int limit)
{
    for (const struct solved_problem *known = run->solved; known; known = known->next)
        if ((known->limit >= limit || known->answer.status == GOLF_SOLVED) &&
            is_same_problem(&known->problem, problem))
            return &known->answer;

    struct solved_problem *solved = arena_alloc(arena, sizeof *solved);
    *solved = (struct solved_problem){.next = run->solved,
                                      .problem = *problem,
                                      .limit = limit,
                                      .answer = {.status = GOLF_UNSOLVED}};
    solve(&solved->answer, problem, limit, run);
    run->solved = solved;
    return &solved->answer;
}

const char *golf_line_text(struct arena *arena, const struct golf_answer *answer)
{
    struct text line = text_new(arena);
    golf_add_line(&line, &answer->first, answer->moves);
    return line.ptr;
}

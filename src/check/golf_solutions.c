/* Printed solutions of Chess Golf: legal, to the goal, and none shorter. */
#include "check/golf_book.h"
#include "check/parts.h"

#include <string.h>

/* ---- Shorter ones ---- */

/* The positions of a search that is not to take long: about a second's worth. A limit of time would
 * make findings depend on the machine and on what else it does. */
enum { MILLIONS = 20 };

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
        limits.positions = MILLIONS * 1000000;
    else if (run->threads)
        limits.threads = run->threads;
    struct golf_solver *solver = golf_solver_new(&limits);
    if (solver)
        golf_solve(answer, solver, problem);
    golf_solver_free(solver);
}

/* A shortest line of at most `limit` moves, if there is one. */
static const struct golf_answer *search(struct arena *arena, struct check_run *run,
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

static const char *line_text(struct arena *arena, const struct golf_answer *answer)
{
    struct text line = text_new(arena);
    golf_add_line(&line, &answer->first, answer->moves);
    return line.ptr;
}

static struct span all_moves(const struct printed_solution *s)
{
    struct span at = s->moves.items[0].at;
    at.end = s->moves.items[s->moves.count - 1].at.end;
    return at;
}

static void check_length(struct arena *arena, struct sink *sink, struct check_run *run,
                         const struct printed_solution *s)
{
    int printed = s->moves.count < GOLF_MOST_MOVES ? (int)s->moves.count : GOLF_MOST_MOVES;
    if (run->golf == GOLF_LEGAL || printed < 2)
        return;
    const struct golf_answer *answer = search(arena, run, &s->problem, printed - 1);
    if (answer->status == GOLF_SOLVED && (size_t)answer->moves < s->moves.count) {
        finding_add(sink, GOLF_LONGER, all_moves(s), "%zu moves, but %d are enough", s->moves.count,
                    answer->moves);
        finding_note(sink, "%s", line_text(sink->arena, answer));
    } else if (answer->status == GOLF_UNSOLVED && answer->moves < printed - 1) {
        finding_add(sink, GOLF_UNFINISHED, all_moves(s),
                    "whether fewer than %zu moves are enough was not found out in %d million "
                    "positions",
                    s->moves.count, MILLIONS);
        finding_note(sink, "--golf=exact searches without a limit");
    }
}

/* ---- Legal ones ---- */

/* Whether the moves can be played: the problem is there, and each word is a move. */
static bool check_words(struct sink *sink, const struct printed_solution *s)
{
    if (!s->diagram)
        finding_add(sink, GOLF_NO_PROBLEM, all_moves(s),
                    "there is no problem of number %ld that this could solve", s->number);
    else if (s->unread.end)
        finding_add(sink, GOLF_WORD, s->unread,
                    "this is no move; a move is two squares, as in d3b5");
    return s->diagram && !s->unread.end;
}

static void check_solution(struct arena *arena, struct sink *sink, struct check_run *run,
                           const struct printed_solution *s)
{
    size_t bad;
    if (!check_words(sink, s) || !s->is_read || golf_refuse(&s->problem))
        return;
    const char *reason = golf_solution_refuse(&bad, s);
    if (!reason)
        check_length(arena, sink, run, s);
    else if (bad < s->moves.count)
        finding_add(sink, GOLF_MOVE, s->moves.items[bad].at, "move %zu: %s", bad + 1, reason);
    else
        finding_add(sink, GOLF_GOAL, all_moves(s), "after these moves %s", reason);
    if (reason)
        finding_note_at(sink, s->diagram->at, "the problem");
}

void check_golf_solutions(struct arena *arena, struct sink *sink, const struct book *book,
                          struct check_run *run)
{
    struct printed_solutions solutions = golf_solutions_read(arena, book);
    for (size_t i = 0; i < solutions.count; i++)
        check_solution(arena, sink, run, &solutions.items[i]);
}

/* Printed solutions of Chess Golf: legal, to the goal, and none shorter. */
#include "check/golf_book.h"
#include "check/parts.h"

/* ---- Shorter ones ---- */

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
    const struct golf_answer *answer = golf_search(arena, run, &s->problem, printed - 1);
    if (answer->status == GOLF_SOLVED && (size_t)answer->moves < s->moves.count) {
        finding_add(sink, GOLF_LONGER, all_moves(s), "%zu moves, but %d are enough", s->moves.count,
                    answer->moves);
        finding_note(sink, "%s", golf_line_text(sink->arena, answer));
    } else if (answer->status == GOLF_UNSOLVED && answer->moves < printed - 1) {
        finding_add(sink, GOLF_UNFINISHED, all_moves(s),
                    "whether fewer than %zu moves are enough was not found out in %d million "
                    "positions",
                    s->moves.count, GOLF_MILLIONS);
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
    run->moves += reason ? bad : s->moves.count;
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

#include "check/check.h"

#include "check/parts.h"
#include "check/reading.h"

void check_book(struct arena *arena, struct sink *sink, const struct book *book,
                struct check_run *run)
{
    /* Boards that something is wrong with: what else they show would only repeat it. */
    bool *doubtful = arena_alloc(arena, book->diagrams.count + 1);
    for (size_t i = 0; i < book->diagrams.count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        size_t before = sink->findings.count;
        check_picture(arena, sink, d);
        check_census(arena, sink, d);
        check_layout(arena, sink, d);
        check_first_rows(arena, sink, book, d);
        check_golf_chosen(sink, book, d);
        doubtful[i] = sink->findings.count > before;
        check_outside(arena, sink, d);
        check_table(sink, d);
    }
    check_deck(sink, book);
    struct readings readings = readings_read(arena, sink, book, doubtful);
    check_claims(arena, sink, &readings, run);
    check_continuity(arena, sink, book, &readings);
    run->moves += check_moves(sink, &readings);
    check_checkers(sink, book, &readings);
    check_prose(arena, sink, book, &readings);
    check_games(arena, sink, book);
    check_golf_solutions(arena, sink, book, run);
    check_labels(arena, sink, book);
    check_outline(arena, sink, book);
    check_meant(arena, sink, book, run);
}

bool check_looks_for(const struct check_run *run, enum finding_id id)
{
    return run->golf != GOLF_LEGAL || id != GOLF_LONGER;
}

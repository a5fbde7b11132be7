#include "check/check.h"

#include "check/parts.h"

void check_book(struct arena *arena, struct sink *sink, const struct book *book,
                struct check_run *run)
{
    for (size_t i = 0; i < book->diagrams.count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        check_outside(arena, sink, d);
        check_picture(arena, sink, d);
        check_census(arena, sink, d);
        check_table(sink, d);
        check_layout(arena, sink, d);
        check_first_rows(arena, sink, book, d);
        check_golf_chosen(sink, book, d);
    }
    check_deck(sink, book);
    check_games(arena, sink, book);
    check_golf_solutions(arena, sink, book, run);
    check_labels(arena, sink, book);
    check_outline(arena, sink, book);
}

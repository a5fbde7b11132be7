#include "check/check.h"

#include "check/parts.h"
#include "check/reading.h"

/* Diagrams of which a line could not be read: what they lack is not known. */
static void doubt_unread(bool *doubtful, const struct sink *sink, const struct book *book)
{
    const struct diagrams *all = &book->diagrams;
    for (size_t i = 0; i < sink->findings.count; i++) {
        const struct finding *f = &sink->findings.items[i];
        size_t low = 0, high = all->count; /* the first that does not end before the finding */
        if (f->at.source != book->doc->source->index || finding_kind(f->id)->severity != ERROR)
            continue;
        while (low < high) {
            size_t middle = low + (high - low) / 2;
            if (all->items[middle].at.end <= f->at.begin)
                low = middle + 1;
            else
                high = middle;
        }
        if (low < all->count && all->items[low].at.begin <= f->at.begin)
            doubtful[low] = true;
    }
}

void check_book(struct arena *arena, struct sink *sink, const struct book *book,
                struct check_run *run)
{
    /* Boards that something is wrong with: what else they show would only repeat it. */
    bool *doubtful = arena_alloc(arena, book->diagrams.count + 1);
    doubt_unread(doubtful, sink, book);
    for (size_t i = 0; i < book->diagrams.count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        size_t before = sink->findings.count;
        check_picture(arena, sink, d);
        check_census(arena, sink, book, d);
        if (!doubtful[i]) {
            check_layout(arena, sink, d);
            check_first_rows(arena, sink, book, d);
            check_golf_chosen(sink, book, d);
        }
        doubtful[i] |= sink->findings.count > before;
        check_outside(arena, sink, d);
        check_table(sink, d);
    }
    check_deck(sink, book);
    struct readings readings = readings_read(arena, sink, book, doubtful);
    check_claims(arena, sink, &readings, run);
    check_continuity(arena, sink, book, &readings);
    run->moves += check_moves(sink, &readings);
    check_beside(sink, book, &readings);
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

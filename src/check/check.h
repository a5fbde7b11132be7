/* Checks: what can be said of a book's diagrams and text. */
#ifndef CHECK_CHECK_H
#define CHECK_CHECK_H

#include "diagram/diagram.h"
#include "doc/contents.h"

/* A book as the earlier stages left it. */
struct book {
    const struct doc *doc;
    struct diagrams diagrams;
    struct contents contents;
};

/* What is asked of the solutions that a book prints for its problems of Chess Golf. */
enum golf_effort {
    GOLF_LEGAL,   /* they are legal and reach the goal */
    GOLF_SHORTER, /* and nothing shorter can be found with some effort */
    GOLF_EXACT,   /* and there is nothing shorter */
};

struct solved_problem;

/* The deck of cards that the tables of a book are held against: how many cards it has for each
 * letter of a table, and with which pips. */
struct check_deck {
    const char *name; /* of its file */
    unsigned cards[128], pips[128];
};

/* One run over any number of books. */
struct check_run {
    enum golf_effort golf;
    unsigned threads;                    /* for searches; 0 is as good as 1 */
    size_t moves;                        /* replayed so far */
    const struct check_deck *deck;       /* NULL: none */
    const struct solved_problem *solved; /* NULL at first; each problem is searched once a run */
};

void check_book(struct arena *arena, struct sink *sink, const struct book *book,
                struct check_run *run);

/* Whether a run with these options can come to a finding at all. */
bool check_looks_for(const struct check_run *run, enum finding_id id);

#endif

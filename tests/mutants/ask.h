/* Asking the checker about a text. */
#ifndef MUTANTS_ASK_H
#define MUTANTS_ASK_H

#include "mutant.h"

/* A finding as it is told. */
struct told {
    enum severity severity;
    const char *code, *message;
    struct place place;
    bool in_book; /* and not in its contents file */
};

struct answer {
    struct told *items;
    size_t count, capacity;
};

/* What is told of `text` in the place of the original's, as its reader sees it: in order. */
struct answer ask(struct arena *arena, const struct original *original, struct slice text);

/* The findings of the mutant that are not those of the book as it is, by code and message. Where
 * one is told more often than before, the new ones are those where none was; lines may shift. */
struct answer answer_news(struct arena *arena, const struct mutant *m, const struct answer *answer,
                          const struct answer *clean);

#endif

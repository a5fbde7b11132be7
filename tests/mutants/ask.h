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

/* The findings of `answer` whose code and message are not in `clean`. Where they stand does not
 * matter: lines shift. */
struct answer answer_news(struct arena *arena, const struct answer *answer,
                          const struct answer *clean);

#endif

/* A paragraph's letters as boxes, glue and penalties. Private to `text`. */
#ifndef TEXT_ITEMS_H
#define TEXT_ITEMS_H

#include "text/break.h"
#include "text/hyphen.h"
#include "text/letters.h"
#include "text/shape.h"

/* Letters without a space, of one run. */
struct word {
    size_t letter; /* the first of them */
    size_t run;
    const struct shaped_word *shaped; /* NULL: a picture */
};

/* What stands behind an item of the breaker. */
struct item_source {
    size_t word;       /* of a box; NO_WORD: an empty one */
    size_t begin, end; /* of a box: bytes of the word. Of glue: end is the number of spaces */
    size_t run;        /* of glue and penalties */
    bool is_tear;      /* of a penalty: where only a word too wide is broken */
    bool is_kern;      /* of glue: no space, but what two parts of a word are wider when apart */
};

#define NO_WORD ((size_t)-1)

struct items {
    struct break_item *flow;
    struct item_source *sources; /* as many */
    size_t count;
    struct word *words;
};

struct items_job {
    const struct paragraph_job *paragraph;
    const struct letters *letters;
    struct shaper *shaper;
    const struct hyphenator *hyphenator; /* NULL: words are not divided */
    double narrowest;                    /* of the lines: wider words may be torn */
};

struct items items_of(struct arena *arena, const struct items_job *job);

#endif

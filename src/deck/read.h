/* What the readers of a deck file's elements share. Private to the stage. */
#ifndef DECK_READ_H
#define DECK_READ_H

#include "deck/deck.h"
#include "deck/deck_xml.h"

struct deck_reader {
    struct arena *arena;
    struct sink *sink;
    struct sources *sources;
    struct deck_xml xml;
    const char *folder;
    struct deck *deck;
    VEC(const char *) paths; /* of the deck's pictures */
    bool is_full;            /* there were more cards than a deck may have */
};

/* ---- Values: read_values.c ---- */

/* A length in points; a finding where there is none of that kind. */
double read_length(struct deck_reader *r, const xmlNode *node, const char *name, const char *usual);
ink read_ink(struct deck_reader *r, const xmlNode *node, const char *name, ink usual);
/* A length, or a percentage. */
struct measure read_measure(struct deck_reader *r, const xmlNode *node, const char *name);

/* Which of the words, ended by NULL, an attribute has; the schema has seen to it that it is one. */
int read_choice(struct deck_reader *r, const xmlNode *node, const char *name,
                const char *const *words);

/* The path of a file that an attribute names, or NULL with a finding. No file outside the deck's
 * folder is ever named, but for those that come with the program. */
const char *read_path(struct deck_reader *r, const xmlNode *node, const char *name);

/* The picture in the file that an attribute names; NULL where there is no such attribute, or with a
 * finding. */
const struct picture *read_picture(struct deck_reader *r, const xmlNode *node, const char *name);

/* An attribute that is shown, or the words in an element where `name` is NULL: at most so many
 * bytes, for whatever is longer fits no card. */
struct slice read_words(struct deck_reader *r, const xmlNode *node, const char *name, size_t most);

/* A name of small letters, digits and hyphens: it becomes that of a file. */
const char *read_name(struct deck_reader *r, const xmlNode *node);

/* ---- Cards: read_cards.c ---- */

void read_card(struct deck_reader *r, const xmlNode *node);
void read_aids(struct deck_reader *r, const xmlNode *node);

/* Every name once. */
void read_check_names(struct deck_reader *r);

#endif

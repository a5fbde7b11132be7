/* The words of a paragraph, and what some of them mean to a player. */
#ifndef CHECK_SENTENCE_H
#define CHECK_SENTENCE_H

#include "base/slice.h"
#include "game/board.h"

/* Letters, digits and apostrophes make words; marks of emphasis are passed over. */
bool is_word_letter(char c);

/* Take the next word off the front of a text, quotes left out; empty when there is none. */
struct slice word_take(struct slice *text);

/* One of a list in small letters that ends in NULL. */
bool is_one_of(struct slice word, const char *const *list);

struct word {
    struct slice text;
    bool ends_clause;   /* a comma or the like stands behind it */
    bool ends_sentence; /* a full stop or the like */
};

enum { MOST_WORDS = 512 };

struct sentences {
    struct word items[MOST_WORDS]; /* what a long paragraph has beyond these is left out */
    size_t count;
};

void sentences_split(struct sentences *out, struct slice text);

/* The word, or one of a list, which are in small letters. */
bool word_is(const struct word *word, const char *text);
bool word_is_any(const struct word *word, const char *const *list);

/* NO_PIECE, NO_SQUARE or -1 where the word is another one. Pieces may be many; a side may own. */
enum piece_kind word_piece(const struct word *word);
int word_square(const struct word *word);
int word_side(const struct word *word);

/* "3", "three" or "third"; -1 where the word is no such number. */
int word_number(const struct word *word);
int word_ordinal(const struct word *word);

/* Where the sentence or clause begins that a word stands in, and the next sentence. */
size_t sentence_begin(const struct sentences *s, size_t index);
size_t sentence_end(const struct sentences *s, size_t index);
size_t clause_begin(const struct sentences *s, size_t index);
size_t clause_end(const struct sentences *s, size_t index);

/* Whether one of a list stands from a word on and before another. */
bool sentence_has_any(const struct sentences *s, size_t begin, size_t end, const char *const *list);

/* Whether the clause that a word stands in says what is not so, or speaks of another board or game:
 * "no arrow shows it", "in the first diagram", "in an earlier game". */
bool clause_is_elsewhere(const struct sentences *s, size_t index);

#endif

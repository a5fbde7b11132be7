/* Descriptions: the sentences about a diagram, a file for each subject, and the words they share.
 * Private to the stage; art_describe in art.h puts them together.
 *
 * They are written to be heard, not seen: short sentences, no tables of numbers, no signs that a
 * screen reader would spell out. */
#ifndef ART_DESCRIBE_H
#define ART_DESCRIBE_H

#include "base/text.h"
#include "diagram/diagram.h"

/* Each adds whole sentences, or nothing. */
void describe_pieces(struct text *out, const struct diagram *d);
void describe_arrows(struct text *out, const struct diagram *d);
void describe_rings(struct text *out, const struct diagram *d);
void describe_words(struct text *out, const struct diagram *d);
void describe_frames(struct text *out, const struct diagram *d);
void describe_checkers(struct text *out, const struct diagram *d);
void describe_cards(struct text *out, const struct diagram *d);
void describe_grid(struct text *out, const struct diagram *d);
void describe_card_table(struct text *out, const struct diagram *d);

/* ---- Words ---- */

/* The blank between two sentences. */
void say_gap(struct text *out);

/* What stands before item `i` of `count`: "a, b and c" with `last` " and ". */
void say_comma(struct text *out, size_t i, size_t count, const char *last);

/* "one", "two", "twelve", "13" */
void say_count(struct text *out, size_t count);

/* "s" where there is more than one. */
const char *plural(size_t count);

/* "king" for K and k, "checker" for C and c, "empty square" for E and e. */
const char *piece_name(char letter);
/* "white" or "black" by the letter's case. */
const char *side_name(char letter);
/* "White" for "white". */
void say_capital(struct text *out, const char *word);

/* "ten", "hearts" */
const char *rank_word(int rank);
const char *suit_word(char suit);

/* ---- Squares ---- */

/* "e4" for a square of the board. */
void say_square(struct text *out, int file, int rank);
/* The same for any square: "below e1", "above and 2 squares right of h8". */
void say_place(struct text *out, const struct square *square);

/* The square's index in diagram.squares, or SQUARE_COUNT off the board. */
size_t square_index(int file, int rank);

bool same_square(const struct square *a, const struct square *b);
bool is_ring(const struct arrow *arrow);

/* Rings on the board, and the heights that corner texts give to their stacks. */
struct stacks {
    const struct arrow *first[SQUARE_COUNT]; /* the square's first ring, or NULL */
    int height[SQUARE_COUNT];                /* 0: not given */
};

struct stacks find_stacks(const struct diagram *d);

/* Whether this corner text counts a stack: it is a number on a ringed square. */
bool stack_height(const struct stacks *stacks, const struct words *words, size_t *square,
                  int *height);

#endif

/* A paragraph as one row of characters, private to `text`: what smart quotes and line breaks look
 * at, across the borders of runs. */
#ifndef TEXT_LETTERS_H
#define TEXT_LETTERS_H

#include "text/paragraph.h"

#include <stdint.h>

/* The place of a picture. */
enum { LETTER_PICTURE = 0xFFFC };

struct letter {
    uint32_t code;
    uint32_t run, at; /* where it comes from: the run, and the byte in it */
};

struct letters {
    struct letter *items;
    size_t count;
};

/* Bad bytes and control characters become U+FFFD, blanks in a row one space, but for verbatim
 * runs; blanks at the ends and around line ends are left out. */
struct letters letters_of(struct arena *arena, const struct text_run *runs, size_t count);

/* The character at `i`, or a space beyond the ends. */
uint32_t letter_at(const struct letters *letters, size_t i);

bool code_is_space(uint32_t code); /* an ordinary one, or a line end */
bool code_is_letter(uint32_t code);
bool code_is_digit(uint32_t code);

#endif

/* What the readers of the notation share: the diagram being filled, and readers for single fields
 * that report what they cannot read. Private to the stage. */
#ifndef DIAGRAM_READER_H
#define DIAGRAM_READER_H

#include "diagram/diagram.h"

struct reader {
    struct arena *arena;
    struct sink *sink;
    const struct source *source;
    struct diagram *diagram;
    const struct diagram *before; /* the last sound board of the chapter, or NULL */
    unsigned seen; /* a bit for each directive that may stand only once, by its row */
};

/* A field and where it stands. */
struct field {
    struct slice text;
    struct span at;
};

struct field reader_field(const struct reader *r, struct slice text);
struct slice reader_line(const struct reader *r, struct block_line line);

/* Each of these reads one field, or reports why it cannot and returns false. */
bool read_number(struct number *number, struct reader *r, struct field field, double least,
                 double most);
bool read_whole(int *number, struct reader *r, struct field field, int least, int most);
bool read_square(struct square *square, struct reader *r, struct field field);
bool read_colour(enum colour *colour, struct reader *r, struct field field);
bool read_card_face(struct card_face *face, struct reader *r, struct field field);

bool read_playing_card(struct card_face *face, struct reader *r, struct field field);

/* One line `name: fields` of the diagram. */
void read_directive(struct reader *r, struct slice line);

/* Whether `line` is a directive that lacks fields, and `next` has just those. */
bool directive_goes_on(struct slice line, struct slice next);

/* The lines of a board that are rows. */
struct rows {
    const struct slice *items;
    size_t count;
};

void read_board(struct reader *r, struct rows rows, struct span block_at);

/* The squares of a line that is nothing but squares; 0 for any other. */
size_t row_squares(struct slice line);

/* Whether `word` is a directive's name, and whether it may be meant for one. */
bool directive_exists(struct slice word);
const char *directive_suggest(struct slice word);

/* The same for a fault in the diagram: what may be meant for `margins` leaves them unknown. */
const char *directive_meant(struct reader *r, struct slice word);

/* A line that cannot be read may have been meant for the margins, unless they are there. */
void doubt_margins(struct reader *r);

/* Whether a block's first line was meant for `type: ...`. */
bool is_misspelt_type(struct slice line);

/* The lines behind `type:`. */
void read_table(struct reader *r, const struct block *block);

#endif

/* A mutant: a book with one change, made by chance, and where that change is.
 *
 * The stages that read a book say where everything in it stands, so a change is an edit of spans of
 * the text. */
#ifndef MUTANTS_MUTANT_H
#define MUTANTS_MUTANT_H

#include "check/check.h"
#include "check/golf_book.h"
#include "game/random.h"

/* What a change is made to: a diagram, a printed solution, or the whole book where both are NULL.
 */
struct unit {
    const struct diagram *diagram;
    const struct block *block; /* the diagram's lines */
    const struct printed_solution *solution;
    const struct doc *doc;
    struct span at;
};

/* A book as its author wrote it. */
struct original {
    const char *path;
    const struct source *source;
    struct slice contents; /* the contents file beside it, where `has_contents` */
    const char *contents_path;
    bool has_contents;
    struct book book;
    VEC(struct unit) units;
};

/* The bytes from `begin` to `end` of the original become `text`. */
struct edit {
    uint32_t begin, end;
    struct slice text;
};

struct mutant {
    struct arena *arena;
    const struct original *original;
    struct random *random;
    const struct unit *unit;
    VEC(struct edit) edits; /* in order, never of the same bytes */
    const char *what;       /* in words */
};

/* One class of changes: how many places for it a unit has, and how to make it at one of them; false
 * when it could not be made after all. */
struct change {
    const char *name;
    size_t (*sites)(const struct unit *unit);
    bool (*make)(struct mutant *m, size_t site);
};

bool original_read(struct original *out, const char **why, struct arena *arena, const char *path);

/* How many places the book has for a change. */
size_t count_sites(const struct original *original, const struct change *change);

/* Make a change at one of these places, each as likely as any other. False when chance has chosen
 * one that cannot be made, or that would change nothing. */
bool mutant_make(struct mutant *m, const struct change *change, size_t sites);

/* The text of the mutant. */
struct slice mutant_text(const struct mutant *m);

/* Lines of the mutant, counted from 0, both included. */
struct lines {
    uint32_t first, last;
};

/* The changed diagram or solution, or the whole book. */
struct lines mutant_unit_lines(const struct mutant *m);

/* Where a line of the original is now; any line near by when it is gone. */
uint32_t mutant_line(const struct mutant *m, uint32_t line);

/* Whether the change has a line to point at (one that is gone has none), and whether this is one.
 */
bool mutant_has_line(const struct mutant *m);
bool mutant_is_at(const struct mutant *m, uint32_t line);

/* ---- For those who make changes ---- */

uint32_t pick(struct mutant *m, size_t limit);
bool toss(struct mutant *m);

/* Another number than `value` below `limit`. */
int pick_other(struct mutant *m, int value, int limit);

/* Say what is changed. */
void say(struct mutant *m, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Put other words in the place of a span. */
void put(struct mutant *m, struct span at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* A line end and a line for below that of the span, indented or quoted as that one; and put it
 * there.
 */
const char *line_below(struct mutant *m, struct span at, const char *words);
void add_line(struct mutant *m, struct span at, const char *words);
void remove_line(struct mutant *m, struct span at);

/* The words at a span, and the text of its line without indentation. */
const char *words_at(struct mutant *m, struct span at);
const char *line_at(struct mutant *m, struct span at);

bool is_board(const struct unit *unit);

/* The span of a line of the block. */
struct span block_line_at(const struct unit *unit, size_t index);

/* Whether a line of a block is `name: fields`, and how many are. */
bool is_directive(const struct unit *unit, size_t index);
size_t directive_lines(const struct unit *unit);

/* The index of the nth directive in the block. */
size_t nth_directive(const struct unit *unit, size_t n);

/* The last line of a board's rows. */
struct span last_row(const struct diagram *d);

/* "a8" for 0, "h1" for 63. */
const char *square_word(struct mutant *m, size_t index);

/* Where the square of an arrow is on the board, or -1 in the margin. */
int board_index(const struct square *square);

#endif

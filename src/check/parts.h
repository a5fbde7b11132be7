/* The parts of check_book, one file each. Private to the stage. */
#ifndef CHECK_PARTS_H
#define CHECK_PARTS_H

#include "check/check.h"

/* Pieces beyond one chess set, cards beyond one deck. */
void check_census(struct arena *arena, struct sink *sink, const struct book *book,
                  const struct diagram *d);

/* What hangs over the picture's edge. */
void check_outside(struct arena *arena, struct sink *sink, const struct diagram *d);

/* Arrows drawn twice, cards and texts right on another. */
void check_picture(struct arena *arena, struct sink *sink, const struct diagram *d);

/* What the cells of a Masquerade or Cloak table say together. */
void check_table(struct sink *sink, const struct diagram *d);

/* `game` lines, and chapters whose game is not known. */
void check_games(struct arena *arena, struct sink *sink, const struct book *book);

/* Tables of cards, those of a chapter together, against a deck; if that is NULL, what is sure of
 * any table against the usual one, which comes with rookpress. */
struct check_deck check_usual_deck(void);
void check_card_tables(struct sink *sink, const struct book *book, const struct check_deck *deck);

/* Boards laid out by the cards beside them. */
void check_layout(struct arena *arena, struct sink *sink, const struct diagram *d);

/* Set-ups of Chess960. */
void check_first_rows(struct arena *arena, struct sink *sink, const struct book *book,
                      const struct diagram *d);

/* Cards that choose pieces in Chess Golf, and the rings on those. */
void check_golf_chosen(struct sink *sink, const struct book *book, const struct diagram *d);

/* The solutions that are printed for problems of Chess Golf. */
void check_golf_solutions(struct arena *arena, struct sink *sink, const struct book *book,
                          struct check_run *run);

/* `name` and `after` across the book. */
void check_labels(struct arena *arena, struct sink *sink, const struct book *book);

/* Comments that say which finding is meant in the block behind them: it is waived, and one that
 * does not come is a finding itself. Goes last, and leaves the sink sorted where there are any. */
void check_meant(struct arena *arena, struct sink *sink, const struct book *book,
                 const struct check_run *run);

/* Headings and the contents file. */
void check_outline(struct arena *arena, struct sink *sink, const struct book *book);

/* Links and footnotes. */
void check_links(struct arena *arena, struct sink *sink, const struct book *book);

#endif

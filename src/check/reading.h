/* Readings: what a board with arrows means in its game.
 *
 * An arrow is a marker, a note in the margin, a note of the game (grey), a throw of a checker, an
 * order, a way that might be taken, or a move. Moves are read backwards from the board that is
 * shown (nearly always the position behind them) or forwards (the position before them). */
#ifndef CHECK_READING_H
#define CHECK_READING_H

#include "check/check.h"
#include "check/pictures.h"
#include "game/game.h"

enum view {
    VIEW_STATIC,  /* nothing moves */
    VIEW_AFTER,   /* the pieces stand where the arrows end */
    VIEW_BEFORE,  /* the pieces stand where the arrows begin */
    VIEW_OPTIONS, /* what might be played from the board shown */
    VIEW_UNREAD,  /* no reading: reported, and not asked about any more */
};

enum role { ROLE_MARKER, ROLE_MARGIN, ROLE_NOTE, ROLE_THROW, ROLE_ORDER, ROLE_CLASH, ROLE_MOVE };

enum { MOST_STEPS = 12 };

/* One move, in the order of play. */
struct step {
    uint8_t from, to;
    uint8_t piece; /* as it was before the move; NO_PIECE where a later one captured it, and the
                    * board before is not known */
    size_t arrow;
};

/* A board with squares of which is only known that they are empty or hold an enemy: what a piece
 * may have captured where it stands. */
struct partial_board {
    struct board board;
    squares unknown;  /* empty in `board` */
    squares hides[2]; /* of those, where a white or a black piece may stand */
    squares passed;   /* where a pawn may stand that is taken in passing; empty in `board` */
};

struct reading {
    const struct diagram *diagram;
    size_t home;             /* the section that tells of its game */
    const struct game *game; /* NULL where the section has none */
    const struct picture_rules *rules;
    enum view view;
    uint8_t *roles;   /* enum role, one for each arrow */
    squares rings[3]; /* where rings of each enum colour lie */
    struct step steps[MOST_STEPS];
    size_t step_count;
    bool otherwise; /* the second of two ways to read it is taken */
    struct board shown;
    struct partial_board first; /* before the moves */
    struct board last;          /* behind them */
    const struct reading *continues;
    bool instead;      /* not that one's board, but the one before its moves */
    struct step stuck; /* of a reading that was not found: the arrow that fits worst */
    bool is_stuck;
    bool has_odd_marks;  /* reported: what rings say here is not known */
    struct step told[4]; /* plies that only the text tells, between that one and this */
    size_t told_count;
    bool begins;  /* what is continued is the set-up of the game */
    bool sets_up; /* the game's own first board */
};

struct readings {
    struct reading *items; /* one for each diagram, boards and others */
    size_t count;
    size_t repairs; /* searches for a repair that may still be made: a book of faults needs none */
    size_t detours; /* and in vain for moves that pass squares on which nothing differs */
};

/* Find the moves of a reading, of which diagram, game and the board shown are given; false when its
 * arrows show none. */
bool reading_find(struct reading *r);

/* Read every board, and report what cannot be read. Diagrams that are `doubtful`, by their number,
 * are not read; NULL for none. */
struct readings readings_read(struct arena *arena, struct sink *sink, const struct book *book,
                              const bool *doubtful);

/* Rings and grey arrows of a board that has been read. */
void check_notes(struct sink *sink, struct reading *r);

/* Whether the moves of a reading are allowed by its game, in any order. */
bool moves_are_legal(struct reading *r);

/* The squares on which a board is not what a partial one may be. */
squares board_differences(const struct partial_board *p, const struct board *board);

/* Hold each reading's moves against the moves of its game; how many were played. */
size_t check_moves(struct sink *sink, struct readings *readings);

/* Hold the claims of `expect` lines against the boards. */
void check_claims(struct arena *arena, struct sink *sink, const struct readings *readings,
                  struct check_run *run);

/* Find what each board continues, and report the ones that nearly do. */
void check_continuity(struct arena *arena, struct sink *sink, const struct book *book,
                      struct readings *readings);

/* Why the cards or checkers of a reading do not follow from those of another one. */
struct flow_fault {
    enum finding_id id;
    struct span at;
    const char *message;
};

/* Whether they do follow, by the rules of the game's pictures. */
bool flow_fits(struct flow_fault *fault, struct arena *arena, const struct reading *r,
               const struct reading *origin);

/* Whether the cards of the two are alike enough to be held against each other at all. */
bool flow_is_compared(struct arena *arena, const struct reading *r, const struct reading *origin);

/* Count the cards and checkers of each board. */
void check_beside(struct sink *sink, const struct book *book, const struct readings *readings);

/* Pieces that the text names with their squares, next to a board. */
void check_prose(struct arena *arena, struct sink *sink, const struct book *book,
                 const struct readings *readings);

/* One line a diagram, its moves and marks below it. */
void readings_dump(struct text *out, const struct book *book, const struct readings *readings);

/* Whether two pieces change places: neither move is made before the other. */
bool moves_at_once(const struct reading *r);

/* The next order of 0 to count - 1; false behind the last. */
bool next_order(size_t *order, size_t count);

/* The square of a notation's square, or NO_SQUARE in the margin. */
int square_on_board(const struct square *square);

/* The letter of a square in the source; its ring, or the letter where it has none. */
struct span reading_square_at(const struct reading *reading, int square);
struct span reading_ring_at(const struct reading *reading, int square);

/* The last card of a kind that lies in a place, of any kind for NO_CARD; else the last card of the
 * diagram, or its first line. */
struct span reading_card_at(const struct reading *reading, enum beside beside, uint8_t card);

#endif

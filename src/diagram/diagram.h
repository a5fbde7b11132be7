/* A diagram: one block of the notation as typed values, each with its span. Syntax only: what the
 * values mean in a game is for the `check` stage. */
#ifndef DIAGRAM_DIAGRAM_H
#define DIAGRAM_DIAGRAM_H

#include "doc/doc.h"

enum diagram_kind { DIAGRAM_BOARD, DIAGRAM_MASQUERADE, DIAGRAM_CLOAK, DIAGRAM_CARDS };

enum { BOARD_SIZE = 8, SQUARE_COUNT = 64 };

struct number {
    double value;
    struct span at;
};

/* Files and ranks count from 1. File 9 and on, and ranks 0 and 9, lie in the margin. */
struct square {
    int file, rank;
    struct span at;
};

enum colour { COLOUR_WHITE, COLOUR_BLACK, COLOUR_GREY };

struct arrow {
    struct square from, to; /* the same square: a ring */
    enum colour colour;
    struct span colour_at, at;
};

enum card_kind { CARD_PIECE, CARD_CHECKER, CARD_EMPTY, CARD_BACK, CARD_PLAYING };

/* What is on a card. */
struct card_face {
    enum card_kind kind;
    char letter; /* PIECE, CHECKER, EMPTY: as written, upper case is white */
    int pips;    /* PIECE, CHECKER, EMPTY: 0 to 9, or -1 where not given */
    int rank;    /* PLAYING: 1 is the ace, 13 the king */
    char suit;   /* PLAYING: S H D C */
};

struct card {
    struct card_face face;
    struct number x, y;
    struct span face_at, at;
};

/* `text` and `corner text` */
struct words {
    struct slice words;
    struct number x, y;
    struct span words_at, at;
};

struct rect {
    struct number x1, y1, x2, y2;
    struct span at;
};

/* Two written margins serve twice each. */
struct margins {
    struct number left, top, right, bottom;
    struct span at;
};

struct checkers {
    bool given;
    int white, black;
    struct span white_at, black_at, at;
};

enum claim_kind {
#define CLAIM(id, name, squares, numbers) CLAIM_##id,
#include "diagram/claims.def"
#undef CLAIM
    CLAIM_KIND_COUNT
};

/* An `expect` line. */
struct claim {
    enum claim_kind kind;
    struct square squares[2];
    struct number numbers[2];
    struct span at;
};

/* `game`, `name`, `after`: a word or words, empty where not given. */
struct label {
    struct slice text;
    struct span at;
};

/* ---- Tables ---- */

enum mark { MARK_NONE, MARK_CIRCLE, MARK_CROSS };

enum { GRID_ROWS = 5, GRID_COLUMNS = 8 };

struct grid_row {
    char letter; /* K Q R B N */
    struct span letter_at;
    struct {
        enum mark mark;
        struct span at; /* of the row where the cell was left out */
    } cells[GRID_COLUMNS];
    struct label combo; /* Masquerade: empty where not filled in */
    bool faulty;        /* reported: its cells may be shifted, or be those of another row */
};

/* Masquerade and Cloak. */
struct grid {
    size_t columns;                    /* 5 or 8 */
    char column_letters[GRID_COLUMNS]; /* K Q R B N, or 1 to 8 */
    bool has_combo;
    struct grid_row rows[GRID_ROWS];
};

enum { CARDS_A_ROW = 8 };

struct card_row {
    char letter; /* as on a card; 'c' and 'C' for checkers */
    struct span letter_at;
    struct {
        bool given;
        struct card_face face;
        struct span at;
    } cards[CARDS_A_ROW];
    bool has_gap;
    int gap;
    struct span gap_at;
    bool faulty; /* reported: a cell could not be read, or there are too many */
};

struct card_table {
    struct card_row *items;
    size_t count, capacity;
};

/* ---- The diagram ---- */

struct diagram {
    enum diagram_kind kind;
    struct span at;
    size_t section;  /* of doc.sections, or NO_SECTION */
    size_t chapter;  /* the section of level 1 or 2 around it, or NO_SECTION */
    unsigned number; /* counted from 1 in its chapter */

    /* False where the board or table itself is faulty: what it lacks is not reported. */
    bool sound;

    size_t surplus; /* letters beyond the 64 of a board: which of all are meant cannot be said */
    char squares[SQUARE_COUNT];       /* a8 first, '.' is empty */
    uint32_t square_at[SQUARE_COUNT]; /* where the letter stands in the source */
    VEC(struct arrow) arrows;
    VEC(struct card) cards;
    VEC(struct words) texts;
    VEC(struct words) corner_texts;
    VEC(struct rect) rects;
    VEC(struct claim) claims;
    struct margins margins;
    bool margins_unknown; /* given, but faulty: what is cut off cannot be said */
    struct checkers checkers;
    struct label game, name, after;

    const struct grid *grid;             /* MASQUERADE, CLOAK */
    const struct card_table *card_table; /* CARDS */
};

struct diagrams {
    const struct diagram *items;
    size_t count;
};

/* Read every block of the document. Faults become findings; each mark that is kept is whole. */
struct diagrams diagrams_parse(struct arena *arena, struct sink *sink, const struct doc *doc);

/* "Zombie Chess, diagram 2", or "diagram 2" outside any chapter. */
const char *diagram_title(struct arena *arena, const struct doc *doc, const struct diagram *d);

/* The diagrams as text, every value with its line and column. */
void diagrams_dump(struct text *out, const struct doc *doc, const struct diagrams *diagrams);

/* The letter of square `index` in the source, a8 being 0. */
struct span diagram_square_at(const struct diagram *d, size_t index);

const char *colour_name(enum colour colour);
const char *claim_name(enum claim_kind kind);

/* "n", "c7", "10H", "back" */
const char *card_face_name(struct arena *arena, struct card_face face);

#endif

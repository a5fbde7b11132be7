/* A chess board: what stands on each square, as squares and as sets of squares.
 *
 * Squares count from a1 = 0 along the ranks to h8 = 63. A piece is its kind plus 8 for Black. */
#ifndef GAME_BOARD_H
#define GAME_BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* A set of squares, one bit each. */
typedef uint64_t squares;

enum side { WHITE, BLACK };

enum piece_kind { NO_PIECE, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING, KIND_COUNT };

enum { NO_SQUARE = 64 };

struct board {
    squares kinds[KIND_COUNT]; /* of both sides; NO_PIECE is not kept */
    squares sides[2];
    uint8_t at[64]; /* pieces */
};

static inline squares bit(int square)
{
    return (squares)1 << square;
}

/* The lowest square of a set that is not empty. */
static inline int first_of(squares set)
{
    return __builtin_ctzll(set);
}

static inline int count_of(squares set)
{
    return __builtin_popcountll(set);
}

static inline int file_of(int square)
{
    return square & 7;
}

static inline int rank_of(int square)
{
    return square >> 3;
}

#define FILE_A ((squares)0x0101010101010101)
#define FILE_H (FILE_A << 7)
#define RANK_1 ((squares)0xFF)
#define RANK_8 (RANK_1 << 56)

/* Whether squares that meet at a corner are neighbours. */
enum touch { TOUCH_SIDES, TOUCH_CORNERS };

/* The squares that are next to some of a set; those of the set are among them only where they are
 * next to each other. */
static inline squares neighbours_of(squares set, enum touch touch)
{
    squares beside = (set & ~FILE_H) << 1 | (set & ~FILE_A) >> 1;
    squares column = touch == TOUCH_CORNERS ? set | beside : set;
    return beside | column << 8 | column >> 8;
}

static inline uint8_t piece_of(enum side side, enum piece_kind kind)
{
    return (uint8_t)(kind | side << 3);
}

static inline enum piece_kind kind_of(uint8_t piece)
{
    return (enum piece_kind)(piece & 7);
}

static inline enum side side_of(uint8_t piece)
{
    return (enum side)(piece >> 3);
}

enum { LAST_PIECE = KING | BLACK << 3 };

/* Whether a byte is a piece, and none of the numbers between or behind them. */
static inline bool is_piece(uint8_t piece)
{
    return piece <= LAST_PIECE && kind_of(piece) != NO_PIECE && kind_of(piece) < KIND_COUNT;
}

static inline squares board_occupied(const struct board *board)
{
    return board->sides[WHITE] | board->sides[BLACK];
}

/* Where such pieces stand. */
static inline squares board_find(const struct board *board, uint8_t piece)
{
    return board->kinds[kind_of(piece)] & board->sides[side_of(piece)];
}

void board_put(struct board *board, int square, uint8_t piece);
void board_remove(struct board *board, int square);
/* Onto an empty square. */
void board_move(struct board *board, int from, int to);

/* Where a piece of this kind, not a pawn, could go or capture with `occupied` in its way; the
 * squares of its own side are among them. */
squares attacks_of(enum piece_kind kind, int square, squares occupied);

/* The squares that a pawn of this side attacks. */
squares pawn_attacks(enum side side, int square);

/* The pieces of `side` that attack `square`, with `occupied` in their way. */
squares attackers(const struct board *board, int square, enum side side, squares occupied);

/* The squares strictly between two on one line, or none. */
squares between(int a, int b);

/* The whole line through two squares, or none. */
squares line_through(int a, int b);

#endif

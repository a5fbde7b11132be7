#include "game/board.h"

#define FILE_AB       (FILE_A | FILE_A << 1)
#define FILE_GH       (FILE_H | FILE_H >> 1)
#define MAIN_DIAGONAL 0x8040201008040201u
#define ANTI_DIAGONAL 0x0102040810204080u

void board_put(struct board *board, int square, uint8_t piece)
{
    board->at[square] = piece;
    board->kinds[kind_of(piece)] |= bit(square);
    board->sides[side_of(piece)] |= bit(square);
}

void board_remove(struct board *board, int square)
{
    uint8_t piece = board->at[square];
    board->at[square] = NO_PIECE;
    board->kinds[kind_of(piece)] &= ~bit(square);
    board->sides[side_of(piece)] &= ~bit(square);
}

void board_move(struct board *board, int from, int to)
{
    uint8_t piece = board->at[from];
    board_remove(board, from);
    board_put(board, to, piece);
}

/* ---- Lines ---- */

static squares file_line(int square)
{
    return FILE_A << file_of(square);
}

static squares rank_line(int square)
{
    return (squares)0xFF << (square & 56);
}

static squares shifted(squares line, int ranks)
{
    return ranks >= 0 ? line << 8 * ranks : line >> -8 * ranks;
}

static squares diagonal(int square)
{
    return shifted(MAIN_DIAGONAL, rank_of(square) - file_of(square));
}

static squares anti_diagonal(int square)
{
    return shifted(ANTI_DIAGONAL, rank_of(square) + file_of(square) - 7);
}

static squares reversed(squares set)
{
    set = (set & 0x5555555555555555u) << 1 | (set >> 1 & 0x5555555555555555u);
    set = (set & 0x3333333333333333u) << 2 | (set >> 2 & 0x3333333333333333u);
    set = (set & 0x0F0F0F0F0F0F0F0Fu) << 4 | (set >> 4 & 0x0F0F0F0F0F0F0F0Fu);
    return __builtin_bswap64(set);
}

/* Both ways along a line to the first piece and onto it (hyperbola quintessence): taking the slider
 * from the pieces before it changes just the bits up to the first of them, and `turn` shows the
 * line from its other end. `line` is without the slider's own square. */
static inline squares slide(int square, squares occupied, squares line, squares (*turn)(squares))
{
    squares slider = bit(square), forward = occupied & line, backward = turn(forward);
    forward -= slider;
    backward -= turn(slider);
    return (forward ^ turn(backward)) & line;
}

/* Files and diagonals have one bit a rank, so that swapping bytes turns them. */
static squares swapped(squares set)
{
    return __builtin_bswap64(set);
}

static squares rook_attacks(int square, squares occupied)
{
    return slide(square, occupied, file_line(square) & ~bit(square), swapped) |
           slide(square, occupied, rank_line(square) & ~bit(square), reversed);
}

static squares bishop_attacks(int square, squares occupied)
{
    return slide(square, occupied, diagonal(square) & ~bit(square), swapped) |
           slide(square, occupied, anti_diagonal(square) & ~bit(square), swapped);
}

/* ---- Leapers ---- */

static squares knight_attacks(squares set)
{
    squares one = (set >> 1 & ~FILE_H) | (set << 1 & ~FILE_A);
    squares two = (set >> 2 & ~FILE_GH) | (set << 2 & ~FILE_AB);
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}

squares pawn_attacks(enum side side, int square)
{
    squares set = bit(square), ahead = side == WHITE ? set << 8 : set >> 8;
    return (ahead >> 1 & ~FILE_H) | (ahead << 1 & ~FILE_A);
}

squares attacks_of(enum piece_kind kind, int square, squares occupied)
{
    switch (kind) {
    case KNIGHT:
        return knight_attacks(bit(square));
    case BISHOP:
        return bishop_attacks(square, occupied);
    case ROOK:
        return rook_attacks(square, occupied);
    case QUEEN:
        return bishop_attacks(square, occupied) | rook_attacks(square, occupied);
    case KING:
        return neighbours_of(bit(square), TOUCH_CORNERS);
    default:
        return 0;
    }
}

squares attackers(const struct board *board, int square, enum side side, squares occupied)
{
    const squares *kinds = board->kinds;
    squares straight = kinds[ROOK] | kinds[QUEEN], slanted = kinds[BISHOP] | kinds[QUEEN];
    squares found = (pawn_attacks(side == WHITE ? BLACK : WHITE, square) & kinds[PAWN]) |
                    (knight_attacks(bit(square)) & kinds[KNIGHT]) |
                    (neighbours_of(bit(square), TOUCH_CORNERS) & kinds[KING]);
    /* Most squares have no slider on their lines at all. */
    if ((file_line(square) | rank_line(square)) & straight & board->sides[side])
        found |= rook_attacks(square, occupied) & straight;
    if ((diagonal(square) | anti_diagonal(square)) & slanted & board->sides[side])
        found |= bishop_attacks(square, occupied) & slanted;
    return found & board->sides[side];
}

/* ---- Two squares ---- */

squares line_through(int a, int b)
{
    const squares lines[] = {file_line(a), rank_line(a), diagonal(a), anti_diagonal(a)};
    for (int i = 0; i < 4; i++)
        if (a != b && lines[i] & bit(b))
            return lines[i];
    return 0;
}

squares between(int a, int b)
{
    squares lower = bit(a < b ? a : b), upper = bit(a < b ? b : a);
    return line_through(a, b) & (upper - 1) & ~(lower | (lower - 1));
}

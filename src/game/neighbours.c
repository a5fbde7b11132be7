#include "game/neighbours.h"

#include <stddef.h>

bool is_one_group(squares set, enum touch touch)
{
    squares group = set & -set, grown = group;
    do {
        group = grown;
        grown |= neighbours_of(group, touch) & set;
    } while (grown != group);
    return group == set && count_of(set) > 1;
}

/* Where the piece could go if `occupied` were in its way. */
static squares reach(const struct board *board, int square, squares occupied)
{
    squares own = board->sides[side_of(board->at[square])];
    squares lenders = own & attacks_of(KING, square, 0), to = 0;
    for (int kind = KNIGHT; kind <= KING; kind++)
        if (lenders & board->kinds[kind])
            to |= attacks_of((enum piece_kind)kind, square, occupied);
    return to;
}

squares borrowed_reach(const struct board *board, int square)
{
    return reach(board, square, board_occupied(board));
}

const char *borrowing_refuse(const struct board *board, int from, int to)
{
    squares own = board->sides[side_of(board->at[from])];
    if (borrowed_reach(board, from) & bit(to))
        return NULL;
    if (!(own & attacks_of(KING, from, 0)))
        return "a piece without a neighbour of its colour has no move to borrow";
    return reach(board, from, 0) & bit(to) ? "a piece stands in the way"
                                           : "no neighbour of its colour lends that move";
}

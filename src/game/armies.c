#include "game/armies.h"

void army_count(int counts[KIND_COUNT], const struct board *board, enum side side)
{
    for (int kind = PAWN; kind < KIND_COUNT; kind++)
        counts[kind] += count_of(board->sides[side] & board->kinds[kind]);
}

const char *army_impossible(const int counts[KIND_COUNT], enum side side)
{
    static const int whole_set[KIND_COUNT] = {[KNIGHT] = 2, [BISHOP] = 2, [ROOK] = 2, [QUEEN] = 1};
    int promoted = 0;

    if (counts[KING] != 1)
        return side == WHITE ? "White has one king" : "Black has one king";
    if (counts[PAWN] > 8)
        return side == WHITE ? "White has at most eight pawns" : "Black has at most eight pawns";
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        int extra = counts[kind] - whole_set[kind];
        promoted += extra > 0 ? extra : 0;
    }
    return promoted > 8 - counts[PAWN] ? "there are more pieces than promotion could make" : NULL;
}

static const char *impossible_side(const struct board *board, enum side side,
                                   const struct chess_rules *rules)
{
    squares own = board->sides[side];
    int counts[KIND_COUNT] = {0};

    army_count(counts, board, side);
    const char *reason = army_impossible(counts, side);
    if (reason)
        return reason;
    if (own & board->kinds[PAWN] & (rules->last_rank[WHITE] | rules->last_rank[BLACK]))
        return "no pawn can stand on a first or last rank";
    return own & ~rules->field ? "a piece stands off the board" : NULL;
}

const char *armies_impossible(const struct board *board, const struct chess_rules *rules)
{
    const char *reason = impossible_side(board, WHITE, rules);
    return reason ? reason : impossible_side(board, BLACK, rules);
}

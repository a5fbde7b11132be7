#include "game/armies.h"

#include "game/cards.h"
void army_count(int counts[KIND_COUNT], const struct board *board, enum side side)
{
    for (int kind = PAWN; kind < KIND_COUNT; kind++)
        counts[kind] += count_of(board->sides[side] & board->kinds[kind]);
}

int army_promoted(const int counts[KIND_COUNT])
{
    int promoted = 0;
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        int extra = counts[kind] - one_set[kind];
        promoted += extra > 0 ? extra : 0;
    }
    return promoted;
}

static const char *king_count_impossible(int kings, enum side side)
{
    if (kings == 1)
        return NULL;
    return side == WHITE ? "White has one king" : "Black has one king";
}

static const char *men_count_impossible(const int counts[KIND_COUNT], enum side side)
{
    if (counts[PAWN] > 8)
        return side == WHITE ? "White has at most eight pawns" : "Black has at most eight pawns";
    return army_promoted(counts) > 8 - counts[PAWN]
               ? "there are more pieces than promotion could make"
               : NULL;
}

const char *army_impossible(const int counts[KIND_COUNT], enum side side)
{
    const char *reason = king_count_impossible(counts[KING], side);
    return reason ? reason : men_count_impossible(counts, side);
}

const char *men_impossible(const struct board *board, enum side side,
                           const struct chess_rules *rules)
{
    squares own = board->sides[side];
    int counts[KIND_COUNT] = {0};

    army_count(counts, board, side);
    const char *reason = men_count_impossible(counts, side);
    if (reason)
        return reason;
    if (own & board->kinds[PAWN] & (rules->last_rank[WHITE] | rules->last_rank[BLACK]))
        return "no pawn can stand on a first or last rank";
    return own & ~rules->field ? "a piece stands off the board" : NULL;
}

const char *sets_impossible(const struct board *board)
{
    const char *reason = NULL;
    for (int side = WHITE; side <= BLACK && !reason; side++) {
        int counts[KIND_COUNT] = {0};
        army_count(counts, board, (enum side)side);
        reason = army_impossible(counts, (enum side)side);
    }
    return reason;
}

static const char *both_impossible(const struct board *board, const struct chess_rules *rules,
                                   bool may_fall)
{
    const char *reason = NULL;
    for (int side = WHITE; side <= BLACK && !reason; side++) {
        int kings = count_of(board_find(board, piece_of((enum side)side, KING)));
        if (kings || !may_fall)
            reason = king_count_impossible(kings, (enum side)side);
        if (!reason)
            reason = men_impossible(board, (enum side)side, rules);
    }
    return reason;
}

const char *armies_impossible(const struct board *board, const struct chess_rules *rules)
{
    return both_impossible(board, rules, false);
}

const char *armies_impossible_fallen(const struct board *board, const struct chess_rules *rules)
{
    return both_impossible(board, rules, true);
}

const char *castling_impossible(const struct state *state)
{
    for (int i = 0; i < 4; i++)
        if (state->rooks[i / 2][i % 2] != NO_SQUARE)
            return "there is no castling in this game";
    return NULL;
}

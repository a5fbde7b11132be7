#include "game/inner_board.h"

#include "game/notation.h"
#include "game/orthodox.h"

#define INNER_RANK(rank) ((squares)0x7E << 8 * (rank))

const struct chess_rules inner_rules = {
    .field = INNER_RANK(1) | INNER_RANK(2) | INNER_RANK(3) | INNER_RANK(4) | INNER_RANK(5) |
             INNER_RANK(6),
    .no_castling = true,
    .promotions = {QUEEN, ROOK, KNIGHT},
    .last_rank = {INNER_RANK(6), INNER_RANK(1)},
};

void inner_set_up(struct state *state)
{
    static const char row[] = "RNQKNR";
    state_clear(state);
    for (int i = 0; i < 6; i++) {
        enum piece_kind kind = kind_of(piece_from_letter(row[i]));
        board_put(&state->board, 9 + i, piece_of(WHITE, kind));
        board_put(&state->board, 17 + i, piece_of(WHITE, PAWN));
        board_put(&state->board, 41 + i, piece_of(BLACK, PAWN));
        board_put(&state->board, 49 + i, piece_of(BLACK, kind));
    }
}

const char *inner_impossible(const struct game *game, const struct state *state)
{
    const struct board *board = &state->board;
    if (board->kinds[BISHOP])
        return "there are no bishops in this game";
    for (int side = WHITE; side <= BLACK; side++) {
        if (count_of(board->sides[side] & board->kinds[PAWN]) > 6)
            return "each side has at most six pawns";
        if (count_of(board->sides[side]) > 12)
            return "each side has at most twelve pieces";
    }
    return orthodox_impossible(game, state);
}

/* Los Alamos chess: 6 by 6 squares, no bishops, no double step, no castling, no promotion to a
 * bishop
 * ("Split-Brain Chess" in the rulebook, Setup and Play). It is played on the inner squares of a
 * chess board, b2 to g7. */
#include "game/notation.h"
#include "game/orthodox.h"

#define INNER_RANK(rank) ((squares)0x7E << 8 * (rank))

static const struct chess_rules rules = {
    .field = INNER_RANK(1) | INNER_RANK(2) | INNER_RANK(3) | INNER_RANK(4) | INNER_RANK(5) |
             INNER_RANK(6),
    .promotions = {QUEEN, ROOK, KNIGHT},
    .last_rank = {INNER_RANK(6), INNER_RANK(1)},
};

static void begin(struct state *state, const struct game *game, struct random *random)
{
    static const char row[] = "RNQKNR";
    (void)game, (void)random;
    state_clear(state);
    for (int i = 0; i < 6; i++) {
        enum piece_kind kind = kind_of(piece_from_letter(row[i]));
        board_put(&state->board, 9 + i, piece_of(WHITE, kind));
        board_put(&state->board, 17 + i, piece_of(WHITE, PAWN));
        board_put(&state->board, 41 + i, piece_of(BLACK, PAWN));
        board_put(&state->board, 49 + i, piece_of(BLACK, kind));
    }
}

const struct game los_alamos_game = {
    .id = "los-alamos",
    .name = "Los Alamos Chess",
    .summary = "chess without bishops on 6 by 6 squares",
    .rules = &rules,
    .begin = begin,
    .list = orthodox_list,
    .refuse = orthodox_refuse,
    .play = orthodox_play,
    .outcome = orthodox_outcome,
    .impossible = orthodox_impossible,
};

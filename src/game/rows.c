#include "game/rows.h"

#include "game/moves.h"
#include "game/notation.h"

void set_up_row(struct state *state, const char row[8])
{
    state_clear(state);
    for (int file = 0; file < 8; file++) {
        enum piece_kind kind = kind_of(piece_from_letter(row[file]));
        board_put(&state->board, file, piece_of(WHITE, kind));
        board_put(&state->board, file + 8, piece_of(WHITE, PAWN));
        board_put(&state->board, file + 48, piece_of(BLACK, PAWN));
        board_put(&state->board, file + 56, piece_of(BLACK, kind));
    }
    int king = king_of(&state->board, WHITE);
    for (int file = 0; file < 8; file++)
        if (row[file] == 'R') {
            enum wing wing = file < king ? WING_A : WING_H;
            state->rooks[WHITE][wing] = (uint8_t)file;
            state->rooks[BLACK][wing] = (uint8_t)(file + 56);
        }
}

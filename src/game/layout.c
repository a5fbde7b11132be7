#include "game/layout.h"

#include "game/cards.h"

int layout_square(const struct board *board, uint8_t card)
{
    squares occupied = board_occupied(board);
    int last = occupied ? 63 - __builtin_clzll(occupied) : -1;
    int square = last + card_gap(card) + 1;
    return square < 64 ? square : NO_SQUARE;
}

void lay_out(struct board *board, const struct state *cards, int pile)
{
    for (int i = 0; i < pile_count(cards, pile); i++) {
        uint8_t card = pile_card(cards, pile, i);
        int square = layout_square(board, card);
        if (square == NO_SQUARE || !is_piece(card))
            return;
        board_put(board, square, card);
    }
}

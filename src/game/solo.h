/* Games for one player, or for all together, with a chess set and a deck without pawns: a card for
 * each piece, and neither side is anybody's. The side to move stays the same, so that a FEN counts
 * each turn as a move. */
#ifndef GAME_SOLO_H
#define GAME_SOLO_H

#include "game/cards.h"
#include "game/state.h"

/* How many of each piece are in the box, by the code of the piece or its card. */
typedef uint8_t piece_counts[16];

/* An empty board with the sixteen cards shuffled on a pile. */
void solo_begin(struct state *state, int pile, struct random *random);

void solo_end_turn(struct state *state);
int solo_turns(const struct state *state);

void solo_count_pieces(piece_counts out, const struct board *board);
/* Add the cards of a pile. */
void solo_count_cards(piece_counts counts, const struct state *state, int pile);

/* Pieces without their card on a pile, and cards there without their piece. */
struct mismatch {
    bool pieces, cards;
};

/* Compare a pile with what stands on the board and the piece in hand, or NO_PIECE. */
struct mismatch solo_compare(const struct state *state, int pile, uint8_t in_hand);

/* Whether counts are within what a chess set without pawns has. */
bool solo_is_within_set(const piece_counts counts);

/* What no state of such a game has: pawns, more pieces than a set, castling. */
const char *solo_impossible(const struct state *state);
/* Whether piles hold only cards of such a deck and no more than one has, or cards not seen. */
const char *solo_cards_impossible(const struct state *state, const int *piles, int count);

/* NULL when an action is a move from a piece's square to another square, with nothing besides. */
const char *solo_move_refuse(const struct state *state, struct action action);

/* A picture may look as if chess were played: nobody castles, and no side has the turn. */
void solo_arrange(struct state *state);

#endif

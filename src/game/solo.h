/* Games for one player, or for all together, with a chess set and a deck without pawns: a card for
 * each piece, and neither side is anybody's. The side to move stays the same, so that a FEN counts
 * each turn as a move. */
#ifndef GAME_SOLO_H
#define GAME_SOLO_H

#include "game/deck.h"
#include "game/game.h"

enum { SOLO_CARDS = 16, NO_PILE = -1 };

/* An empty board with the sixteen cards shuffled on a pile. */
void solo_begin(struct state *state, int pile, struct random *random);

void solo_end_turn(struct state *state);
int solo_turns(const struct state *state);

/* Pieces without their card on a pile, and cards there without their piece. */
struct mismatch {
    bool pieces, cards;
};

/* Compare a pile with what stands on the board and the piece in hand, or NO_PIECE. */
struct mismatch solo_compare(const struct state *state, int pile, uint8_t in_hand);

/* Whether the pieces on the board, with those of a pile's cards, are more than a chess set without
 * pawns has. */
bool solo_exceeds_set(const struct state *state, int pile);

/* What no state of such a game has: pawns, more pieces than a set, castling, and in some piles
 * (game/deck.h) other cards than those of the deck. */
const char *solo_impossible(const struct state *state, unsigned piles);

/* NULL when an action is a move from a piece's square to another square, with nothing besides. */
const char *solo_move_refuse(const struct state *state, struct action action);

/* A picture may look as if chess were played: nobody castles, and no side has the turn. */
void solo_arrange(struct state *state);

#endif

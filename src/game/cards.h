/* The cards of a state: piles from bottom to top, hands among them. The last card of a pile is its
 * top.
 *
 * A card of a chess piece is that piece (game/board.h), a checker card is kind CHECKER of a side,
 * and a card that says how far to go is CARD_RIGHT or CARD_UP plus its number. */
#ifndef GAME_CARDS_H
#define GAME_CARDS_H

#include "game/state.h"

#include <stdbool.h>

enum { NO_CARD = 0, CHECKER = 7, CARD_RIGHT = 0x10, CARD_UP = 0x20 };

/* The last of the cards of pieces and checkers. */
enum { LAST_CARD = CHECKER | BLACK << 3 };

/* The cards of one side that a game uses, by kind, CHECKER the last. */
typedef uint8_t card_counts[CHECKER + 1];

/* One card for each piece of a chess set. */
extern const card_counts one_set;

int pile_count(const struct state *state, int pile);
/* Counted from the bottom. */
uint8_t pile_card(const struct state *state, int pile, int index);
/* The top card, or NO_CARD. */
uint8_t pile_top(const struct state *state, int pile);
/* Where the topmost such card lies, or -1. */
int pile_find(const struct state *state, int pile, uint8_t card);
/* How many such cards there are in a pile. */
int pile_seen(const struct state *state, int pile, uint8_t card);
/* In all piles; a state has room for MOST_CARDS. */
int cards_count(const struct state *state);

/* A card that comes into the game, on top or at a place from the bottom. */
void pile_add(struct state *state, int pile, uint8_t card);
void pile_insert(struct state *state, int pile, int index, uint8_t card);
/* Take a card out of the game. */
uint8_t pile_remove(struct state *state, int pile, int index);

/* Move a card, or a whole pile, onto another pile. */
void pile_move(struct state *state, int from, int index, int to);
void pile_move_all(struct state *state, int from, int to);
/* Top cards, one by one; false when there are not so many. */
bool pile_deal(struct state *state, int from, int to, int count);

void pile_shuffle(struct state *state, int pile, struct random *random);

/* Put one side's cards of a deck on a pile, pawns first. */
void pile_add_deck(struct state *state, int pile, enum side side, const card_counts counts);

/* How many empty squares are left before the piece of a card when pieces are laid out by cards:
 * knight 1, bishop 2, rook 3, queen 5, king 6 ("Appendix A" in the rulebook). */
int card_gap(uint8_t card);

#endif

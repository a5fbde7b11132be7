/* A deck with cards of pieces for both sides, of which some may not have been seen: a picture shows
 * their backs, and NO_CARD in a pile may be any card that lies open nowhere. */
#ifndef GAME_DECK_H
#define GAME_DECK_H

#include "game/cards.h"

/* Sets of piles, one bit each. */
enum { ALL_PILES = (1 << PILE_COUNT) - 1 };

/* How many cards of the deck lie in no pile. A deck that is not stated lacks all of them. */
int deck_missing(const struct state *state, const card_counts counts);

/* How many cards with this face there are in all piles. */
int deck_seen(const struct state *state, uint8_t card);

/* Where a card lies in a pile, or one that may turn out to be it, or -1. */
int deck_find(const struct state *state, int pile, uint8_t card, const card_counts counts);

/* Put cards that nobody has seen on a pile, as long as there is room. */
void pile_add_unseen(struct state *state, int pile, int count);

/* Put on two piles, White's and behind it Black's, what no pile has of the deck: the cards that a
 * position does not tell of. */
void piles_add_missing(struct state *state, int white, const card_counts counts);

/* Add an action once for each face in the deck, with that card. */
void actions_add_cards(struct actions *out, struct action action, const card_counts counts);

/* Move a card of a pile onto another pile, where it shows its face. */
void pile_reveal(struct state *state, int from, int index, int to, uint8_t card);

/* Whether all cards lie with their side, in piles that come in pairs: White's, then Black's. */
bool cards_lie_with_side(const struct state *state);

/* NULL, or why the cards in some piles cannot come from the deck. */
const char *deck_impossible(const struct state *state, unsigned piles, const card_counts counts);

#endif

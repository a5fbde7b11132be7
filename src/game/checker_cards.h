/* Checkers in front of each player, and a hand with one card for each of them: a card puts a
 * checker under a piece that it matches. */
#ifndef GAME_CHECKER_CARDS_H
#define GAME_CHECKER_CARDS_H

#include "game/cards.h"
#include "game/checkers.h"
#include "game/game.h"

/* Piles, the hands by side; and counts, by side, of the checkers in front of the players. */
enum { PILE_HAND, PILE_DECK = PILE_HAND + 2, PILE_DISCARDS };
enum { COUNT_FRONT = COUNT_OWN };

/* How the whole state is written down. */
extern const struct field checker_card_fields[];

/* Chess pieces in their usual row, six checkers in front and six cards in hand. */
void checker_cards_begin(struct state *state, const struct game *game, struct random *random);

/* Where the checkers in front of a side are not stated, there are as many as it has cards: a hand
 * has no more. State them before an action changes either. */
int checkers_in_front(const struct state *state, enum side side);
void state_checkers_in_front(struct state *state);

/* Put the checkers under a square that are of opposite colours back before their owners, in pairs.
 */
void checkers_cancel(struct state *state, int square);
/* Put all but `keep` of a side's checkers under a square back before it. */
void checkers_return(struct state *state, enum side side, int square, int keep);

/* NULL, or that the side to move does not have the card; one that nobody has seen may be it. */
const char *refuse_card(const struct state *state, uint8_t card);
/* NULL, or that nothing stands on a square to add a checker to. */
const char *refuse_checker(const struct state *state, int square);
/* Whether some piece on the board is the one on the card. */
bool card_has_match(const struct state *state, uint8_t card);

/* A checker of the side to move under a piece would put its own king in check: a hobbled piece
 * attacks as a pawn does. */
bool checker_exposes_king(const struct state *state, int square, const struct checker_rules *rules);

/* Each card that the side to move may hold with each piece, to be held against the game's rules. */
void list_card_adds(struct actions *out, const struct state *state, uint8_t verb);
/* Each card that the side to move may hold. */
void list_cards(struct actions *out, const struct state *state, uint8_t verb);

/* From the hand of the side to move. */
void discard_card(struct state *state, uint8_t card);
/* Discard a card of the side to move and put a checker of it under a piece. What comes of that is
 * left to the game. */
void add_checker(struct state *state, uint8_t card, int square);

/* Draw until there are as many cards as checkers in front of a side. The discards are shuffled when
 * the deck runs out. Cards that the state does not name lie in the deck. */
void draw_up(struct state *state, enum side side);

/* The end of a turn: the side draws up, and the other one moves. */
void checker_cards_end_turn(struct state *state);

/* Take over hands, discards, stacks and the rings under pieces. */
void checker_cards_arrange(struct state *state, const struct game *game, const struct scene *scene);

/* More checkers of a side than `most`, more cards than the deck has, or than a hand may hold; the
 * side to move may have `to_discard` more. What is not stated is not held against a state. */
const char *checker_cards_impossible(const struct state *state, int most, int to_discard);

#endif

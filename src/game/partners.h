/* Two players who play together, with hands of cards and a deck of one card for each piece, until a
 * king falls or the cards run out.
 *
 * Piles and counts begin alike in such games: the draw pile, White's hand, Black's hand; the square
 * that a pawn has jumped over (game/turn.h). Their first verb plays a card. */
#ifndef GAME_PARTNERS_H
#define GAME_PARTNERS_H

#include "game/game.h"

enum { PILE_DRAW, PILE_HAND, PARTNERS_PILES = PILE_HAND + 2 };
enum { COUNT_JUMPED, PARTNERS_COUNTS };
enum { ACTION_PLAY = ACTION_OWN };

/* The fields that go with them. */
#define PARTNERS_FIELDS                                                                            \
    {"draw", FIELD_PILE, PILE_DRAW, 0}, {"white", FIELD_PILE, PILE_HAND, 0},                       \
        {"black", FIELD_PILE, PILE_HAND + 1, 0},                                                   \
    {                                                                                              \
        "jumped", FIELD_SQUARE, COUNT_JUMPED, 0                                                    \
    }

/* Chess pieces in their places, and the whole deck, shuffled, as the draw pile. */
void partners_set_up(struct state *state, struct random *random);

/* Moves of chess, cards and passing, as far as the game does not refuse them. */
void partners_list(struct actions *out, const struct game *game, const struct state *state);

/* NULL, or why the side to move cannot play a card, as far as its hand goes. */
const char *partners_refuse_card(const struct state *state, uint8_t card);
/* From the hand of the side to move, face up. */
void partners_play_card(struct state *state, uint8_t card, int pile);

/* Of a game in which no king has fallen: lost when the side to move has to play a card and the
 * whole deck is used up, else going on. */
struct outcome partners_outcome(const struct state *state);
/* NULL, or that any action comes too late. */
const char *partners_refuse(const struct state *state);

/* How many kinds of pieces stand on the board no more, in either colour. */
int partners_kinds_gone(const struct board *board);

/* What is fixed about the table. */
struct partners_table {
    uint8_t hand_size;
    uint8_t captures; /* the phase in which a king can fall */
    uint8_t last;     /* the last phase */
    bool played;      /* the card of this turn has been played */
};

/* NULL, or what no such game can have. */
const char *partners_impossible(const struct game *game, const struct state *state,
                                struct partners_table table);

/* Hands and draw pile: backs at the ends of the board and beside its middle. A draw pile that is
 * shown holds all that is not seen, and hands are full as long as there is one. */
void partners_arrange(struct state *state, const struct scene *scene, int hand_size);

#endif

/* What a diagram shows besides its pieces, in the terms of the games. */
#ifndef CHECK_SCENE_H
#define CHECK_SCENE_H

#include "base/arena.h"
#include "diagram/diagram.h"
#include "game/game.h"

/* Put the pieces of a board on an empty state. */
void scene_place_pieces(struct state *state, const struct diagram *d);

/* The piece or checker that a card stands for (game/cards.h), or NO_CARD. */
uint8_t scene_card(struct card_face face);

/* Rings with the heights that stand in their corners, frames, stacks and cards. */
struct scene scene_of_diagram(struct arena *arena, const struct diagram *d);

/* The state that a board shows, with a side to move. King and rook on the squares of chess's set-up
 * are taken not to have moved. Whether a game can have such a state is for game->impossible. */
void scene_state(struct state *state, struct arena *arena, const struct game *game,
                 const struct diagram *d, enum side side);

#endif

/* What games share that move and end as chess does, by their own `rules`. */
#ifndef GAME_ORTHODOX_H
#define GAME_ORTHODOX_H

#include "game/game.h"

void orthodox_begin(struct state *state, const struct game *game, struct random *random);
void orthodox_list(struct actions *out, const struct game *game, const struct state *state);
const char *orthodox_refuse(const struct game *game, const struct state *state,
                            struct action action);
void orthodox_play(struct state *state, const struct game *game, struct action action);

/* Checkmate, stalemate, fifty moves of each side without a capture or a pawn's move (FIDE 9.3). */
struct outcome orthodox_outcome(const struct game *game, const struct state *state);

/* The same for games that have other moves or another check: how it stands with the side to move.
 */
struct outcome orthodox_end(const struct state *state, bool can_move, bool in_check);

bool orthodox_in_check(const struct game *game, const struct state *state);

/* One king a side, pawns where pawns can be, no more pieces than promotion could make, and the side
 * that has just moved not in check. */
const char *orthodox_impossible(const struct game *game, const struct state *state);

#endif

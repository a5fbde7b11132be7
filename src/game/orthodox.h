/* What games share that move and end as chess does, by their own `rules`. */
#ifndef GAME_ORTHODOX_H
#define GAME_ORTHODOX_H

#include "game/game.h"

void orthodox_list(struct actions *out, const struct game *game, const struct state *state);
const char *orthodox_refuse(const struct game *game, const struct state *state,
                            struct action action);
void orthodox_play(struct state *state, const struct game *game, struct action action);

/* Checkmate, stalemate, fifty moves of each side without a capture or a pawn's move (FIDE 9.3). */
struct outcome orthodox_outcome(const struct game *game, const struct state *state);

/* One king a side, pawns where pawns can be, no more pieces than promotion could make, and the side
 * that has just moved not in check. */
const char *orthodox_impossible(const struct game *game, const struct state *state);

/* What of that holds for a side's pieces without its king. */
const char *orthodox_impossible_men(const struct board *board, enum side side,
                                    const struct chess_rules *rules);

#endif

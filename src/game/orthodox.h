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

/* A win for the side whose opponent has no king on the board, a draw when both have none. */
struct outcome fallen_kings(const struct state *state);

bool has_king_fallen(const struct state *state);

/* NULL, or why an action is none of the game's at all, or comes too late. */
const char *refuse_after_fall(const struct game *game, const struct state *state,
                              struct action action);

/* At most one king a side, pawns where pawns can be, no more pieces than promotion could make; for
 * games in which kings are taken or left in check. */
const char *impossible_set(const struct game *game, const struct state *state);

/* One king a side, pawns where pawns can be, no more pieces than promotion could make, and the side
 * that has just moved not in check. */
const char *orthodox_impossible(const struct game *game, const struct state *state);

/* ---- Parts of it, for games that differ: NULL, or the rule broken ---- */

const char *one_king_impossible(const struct board *board, enum side side);
/* All that is said above of a side but its king. */
const char *army_impossible(const struct board *board, enum side side,
                            const struct chess_rules *rules);
/* How many pieces only promotion can have made. */
int count_promoted(const struct board *board, enum side side);

#endif

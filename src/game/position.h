/* Positions as text: a FEN, then what else the game keeps, as name=value. */
#ifndef GAME_POSITION_H
#define GAME_POSITION_H

#include "base/text.h"
#include "game/game.h"

/* Read a FEN: board, then optionally side, castling, en passant, quiet plies, move. Castling is
 * KQkq for the outermost rook of that wing, or the rook's file (HAha). Behind it stand the fields
 * of the game. False with the reason and the offset of what is wrong. */
bool position_parse(struct state *state, const char **why, size_t *at, const struct game *game,
                    struct slice text);

/* What position_parse reads, castling by KQkq where the outermost rook is meant, else by its file.
 */
void position_add(struct text *out, const struct game *game, const struct state *state);

#endif

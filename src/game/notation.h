/* Positions and actions as text: FEN, and moves such as e2e4, e7e8=Q, O-O. */
#ifndef GAME_NOTATION_H
#define GAME_NOTATION_H

#include "base/text.h"
#include "game/state.h"

/* Read a FEN: board, then optionally side, castling, en passant, quiet plies, move. Castling is
 * KQkq for the outermost rook of that wing, or the rook's file (HAha). False with the reason and
 * the offset of what is wrong. */
bool fen_parse(struct state *state, const char **why, size_t *at, struct slice fen);

/* The state as FEN, castling by KQkq where the outermost rook is meant, else by its file. */
void fen_add(struct text *out, const struct state *state);

/* An action as it is written in `state`. */
void action_add(struct text *out, const struct state *state, struct action action);

/* Read what action_add writes; false with the reason. That an action can be read does not make it
 * legal. */
bool action_parse(struct action *action, const char **why, const struct state *state,
                  struct slice text);

char piece_letter(uint8_t piece);
/* The piece of a letter, or NO_PIECE. */
uint8_t piece_from_letter(char letter);

/* A row of pieces, white's of the first rank in capitals, mirrored for Black, pawns before them. */
void set_up_row(struct state *state, const char row[8]);

#endif

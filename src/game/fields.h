/* The parts of a state behind its FEN, as name=value by the game's `fields`. */
#ifndef GAME_FIELDS_H
#define GAME_FIELDS_H

#include "base/text.h"
#include "game/game.h"

/* Each field that is not empty, with a blank before it. */
void fields_add(struct text *out, const struct game *game, const struct state *state);

/* Read one word `name=value`; false with the reason. */
bool field_parse(struct state *state, const char **why, const struct game *game, struct slice word);

#endif

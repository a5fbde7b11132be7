/* Actions as text: e2e4, e7e8=Q, O-O, pass, and the verbs of a game, as in throw:e4f3. */
#ifndef GAME_ACTION_TEXT_H
#define GAME_ACTION_TEXT_H

#include "base/text.h"
#include "game/game.h"

/* An action of a state of the game; never with a blank in it. */
void action_add(struct text *out, const struct game *game, struct action action);

/* Read what action_add writes, or castling as the king's two squares; false with the reason. That
 * an action can be read does not make it legal. */
bool action_parse(struct action *action, const char **why, const struct game *game,
                  const struct state *state, struct slice text);

#endif

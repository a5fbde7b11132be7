/* The position that a command about a game is asked for. */
#ifndef CLI_POSITION_H
#define CLI_POSITION_H

#include "cli/command.h"
#include "game/game.h"

/* The game of the first operand; NULL, the user told, when there is none. */
const struct game *position_game(const struct invocation *invocation);

/* The state that the operands from `first` on give: nothing is the start of the game, by --seed;
 * "-" is a diagram on standard input, with the side to move of --turn; else they are the words of a
 * FEN. Returns an exit code; the user has been told what is wrong. */
int position_read(struct state *state, const struct invocation *invocation, const struct game *game,
                  size_t first);

extern const char *const turn_choices[];

#endif

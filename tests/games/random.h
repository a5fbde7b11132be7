/* Random play of a game. */
#ifndef TESTS_GAMES_RANDOM_H
#define TESTS_GAMES_RANDOM_H

#include "base/arena.h"
#include "game/game.h"

/* Play ten thousand turns from seeds. NULL, or what went wrong. */
const char *play_at_random(struct arena *arena, const struct game *game);

#endif

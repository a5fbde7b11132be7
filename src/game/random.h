/* Chance that can be repeated: the same seed, the same numbers, on every machine. */
#ifndef GAME_RANDOM_H
#define GAME_RANDOM_H

#include <stdint.h>

struct random {
    uint64_t seed;
};

/* A number below `limit`, all equally likely. */
uint32_t random_below(struct random *random, uint32_t limit);

#endif

#include "game/random.h"

/* SplitMix64. */
static uint64_t next(struct random *random)
{
    uint64_t z = random->seed += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

uint32_t random_below(struct random *random, uint32_t limit)
{
    /* The high half of a product is even; what would make some numbers likelier is thrown again. */
    uint32_t threshold = -limit % limit;
    for (;;) {
        uint64_t product = (next(random) >> 32) * limit;
        if ((uint32_t)product >= threshold)
            return (uint32_t)(product >> 32);
    }
}

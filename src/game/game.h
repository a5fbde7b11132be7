/* A game: what can be done in a state, what comes of it, and when it is over.
 *
 * Each game is one file in game/games and one row in games.def. It answers in its own words; where
 * the answer goes is no business of this stage. */
#ifndef GAME_GAME_H
#define GAME_GAME_H

#include "base/slice.h"
#include "game/moves.h"
#include "game/random.h"
#include "game/state.h"

enum result { GOING_ON, WHITE_WINS, BLACK_WINS, DRAWN };

struct outcome {
    enum result result;
    const char *why; /* "checkmate"; NULL while the game goes on */
};

/* Each function gets its own game, so that games can share them and differ in `rules`. */
struct game {
    const char *id, *name, *summary;
    const struct chess_rules *rules; /* of the moves of chess, where the game has any */
    /* The state in which a game begins, with what chance decides. */
    void (*begin)(struct state *state, const struct game *game, struct random *random);
    /* All actions of the moment. */
    void (*list)(struct actions *out, const struct game *game, const struct state *state);
    /* NULL for an action that list would give, else the rule that it breaks. */
    const char *(*refuse)(const struct game *game, const struct state *state, struct action action);
    /* Do an action that is not refused. */
    void (*play)(struct state *state, const struct game *game, struct action action);
    struct outcome (*outcome)(const struct game *game, const struct state *state);
    /* NULL for a state that a game can have, else the rule that it breaks. */
    const char *(*impossible)(const struct game *game, const struct state *state);
};

/* All games, ended by NULL. */
extern const struct game *const games[];

const struct game *game_find(struct slice id);

/* How many ways there are to play `depth` actions. */
uint64_t game_perft(const struct game *game, const struct state *state, unsigned depth);

#endif

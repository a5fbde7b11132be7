/* A game: what can be done in a state, what comes of it, and when it is over.
 *
 * Each game is one file in game/games and one row in games.def. It answers in its own words; where
 * the answer goes is no business of this stage. */
#ifndef GAME_GAME_H
#define GAME_GAME_H

#include "base/slice.h"
#include "game/moves.h"
#include "game/random.h"
#include "game/scene.h"
#include "game/state.h"

/* WON and LOST are for games that one plays alone or all play together. */
enum result { GOING_ON, WHITE_WINS, BLACK_WINS, DRAWN, WON, LOST };

struct outcome {
    enum result result;
    const char *why; /* "checkmate"; NULL while the game goes on */
    bool scored;
    int score[2]; /* by side; a game with one score has it twice */
};

/* ---- How a game is written down ---- */

/* What an action of a verb has, as `word:card@from to third=kind` without blanks: throw:e4f3,
 * add:n@e4, guess:e8=K, place:q#3. Card and kind may be left out where they are HAS_MAYBE. */
enum {
    HAS_CARD = 1,
    HAS_MAYBE_CARD = 2,
    HAS_FROM = 4,
    HAS_TO = 8,
    HAS_THIRD = 16,  /* a square, written before the others: order:e4f3g2 */
    HAS_NUMBER = 32, /* in `third` */
    HAS_KIND = 64,
    HAS_MAYBE_KIND = 128,
};

struct verb {
    const char *word;
    unsigned shape;
};

/* A part of the state behind the FEN of a position, as `name=value`. */
enum field_kind {
    FIELD_NUMBER,  /* counts[index], not written when 0 */
    FIELD_SQUARE,  /* counts[index] is a square plus 1, 0 for none: e4 */
    FIELD_LETTERS, /* counts[index] and `more` behind it are kinds of pieces: KQR, '.' for none */
    FIELD_CHOICES, /* counts[index] and `more` behind it are sets of kinds, a bit each: KQ//RB */
    FIELD_QUEUE,   /* the same, but those behind the last are left out: PN */
    FIELD_SQUARES, /* sets[index]: e4,f5 */
    FIELD_STACKS,  /* under[index], how many: e4,f5:3 */
    FIELD_BURIED,  /* under[index], kinds of pieces: e4:P */
    FIELD_PILE,    /* pile index, from the bottom: RnC, ? for a card that nobody has seen */
    FIELD_PHASE,   /* index is not used */
    FIELD_CHANCE,
};

struct field {
    const char *name;
    enum field_kind kind;
    uint8_t index, more;
};

/* ---- The game ---- */

/* Each function gets its own game, so that games can share them and differ in `rules`. */
struct game {
    const char *id, *name, *summary;
    const struct chess_rules *rules; /* of the moves of chess, where the game has any */
    const struct verb *verbs;        /* from ACTION_OWN on, ended by a NULL word; or NULL */
    const struct field *fields;      /* ended by a NULL name; or NULL */
    /* The state in which a game begins, with what chance decides. */
    void (*begin)(struct state *state, const struct game *game, struct random *random);
    /* All actions of the moment. */
    void (*list)(struct actions *out, const struct game *game, const struct state *state);
    /* NULL for an action that list would give, else the rule that it breaks. Only for actions that
     * have the shape of their verb (game/shape.h): others ask game_refuse. */
    const char *(*refuse)(const struct game *game, const struct state *state, struct action action);
    /* Do an action that is not refused. */
    void (*play)(struct state *state, const struct game *game, struct action action);
    struct outcome (*outcome)(const struct game *game, const struct state *state);
    /* NULL for a state that a game can have, else the rule that it breaks. */
    const char *(*impossible)(const struct game *game, const struct state *state);
    /* Whether the king of the side to move is in check. NULL in games without check. */
    bool (*in_check)(const struct game *game, const struct state *state);
    /* The pieces that have come to rest on others. NULL in games where none do. */
    squares (*stacked)(const struct state *state);
    /* Take over what a picture shows besides the pieces, which stand on the board already. NULL
     * where only the pieces matter. */
    void (*arrange)(struct state *state, const struct game *game, const struct scene *scene);
};

/* All games, ended by NULL. */
extern const struct game *const games[];

/* By its id, or by its name as it stands in a heading, however it is spaced and capitalised. */
const struct game *game_find(struct slice name);

/* Whether `list` gives the action. */
bool game_lists(const struct game *game, const struct state *state, struct action action);

/* NULL for an action that `list` gives, else what is wrong with it, whatever it is. */
const char *game_refuse(const struct game *game, const struct state *state, struct action action);

/* How many actions `list` gives. */
size_t game_action_count(const struct game *game, const struct state *state);

/* For games that list what might be done and judge it in one place: keep what is not refused, or
 * add an action if it is not. */
void game_keep_legal(struct actions *actions, const struct game *game, const struct state *state);
void game_offer(struct actions *out, const struct game *game, const struct state *state,
                struct action action);
/* Go on within a turn for as long as there is just one thing to do. */
void game_play_forced(struct state *state, const struct game *game);

/* How many ways there are to play `depth` actions. */
uint64_t game_perft(const struct game *game, const struct state *state, unsigned depth);

#endif

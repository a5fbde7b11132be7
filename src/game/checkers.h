/* Checkers under pieces: they travel with a piece, go to whoever captures it, and change how it
 * moves and what it threatens.
 *
 * state->under holds how many lie under each square, by the side that they belong to; a game whose
 * checkers belong to nobody keeps them all under [WHITE]. */
#ifndef GAME_CHECKERS_H
#define GAME_CHECKERS_H

#include "game/game.h"

/* Places in state->counts of squares plus 1, while a turn is under way: where the piece stands that
 * has moved, and what it jumped over as a pawn, which becomes state->en_passant when the turn ends.
 */
enum { COUNT_MOVED, COUNT_JUMPED, COUNT_OWN };

/* What differs from game to game. */
struct checker_rules {
    /* A piece on the other side's checkers moves like a pawn, but never two squares; a pawn on them
     * does not move. With what to say of either. */
    bool hobble;
    const char *stuck_pawn, *slow_piece;
    const char *no_castling; /* what to say of king or rook with a checker */
    /* What becomes of the checkers that have come together under the piece on a square, or NULL. */
    void (*settle)(struct state *state, int square);
    /* How many extra steps the checkers on a square give a side that stands there or comes there,
     * below 0 where they take steps away. NULL in games without extra steps. */
    int (*steps)(const struct state *state, enum side side, int square);
    /* Take one checker of the side to move from under its piece, for a step. */
    void (*spend)(struct state *state, int square);
};

/* Those on the board: of one side, and under one square of both. */
int checkers_on_board(const struct state *state, enum side side);
int checkers_under(const struct state *state, int square);

/* The king of a side could be captured if the other side were to move: by a regular move, or by the
 * steps behind one. As in chess, a piece threatens even if moving it would expose its own king. */
bool checkers_check(const struct state *state, enum side side, const struct checker_rules *rules);

/* ---- Regular moves ---- */

/* For an action of kind MOVE or CASTLE that game_refuse_shape lets pass. */
const char *checkers_refuse_move(const struct state *state, struct action action,
                                 const struct checker_rules *rules);

/* Candidates, to be held against checkers_refuse_move. */
void checkers_list_moves(struct actions *out, const struct state *state,
                         const struct checker_rules *rules);

/* As moves_shift, with the checkers; the turn is under way then. */
void checkers_move(struct state *state, struct action action, const struct checker_rules *rules);

void checkers_end_turn(struct state *state);

/* ---- Extra steps of the piece that has moved ---- */

const char *checkers_refuse_step(const struct state *state, struct action action,
                                 const struct checker_rules *rules);
void checkers_list_steps(struct actions *out, const struct state *state, uint8_t verb);
void checkers_step(struct state *state, struct action action, const struct checker_rules *rules);

/* ---- States ---- */

/* Checkmate, stalemate and fifty moves as in chess, between turns. */
struct outcome checkers_outcome(const struct game *game, const struct state *state,
                                const struct checker_rules *rules);

/* A pawn on the last rank, a checker under nothing, a moved piece that is not there, or the king of
 * the side that moves or has just moved in check. */
const char *checkers_impossible(const struct state *state, enum side mover,
                                const struct checker_rules *rules);

#endif

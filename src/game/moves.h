/* The moves of chess, for all games that keep most of them. */
#ifndef GAME_MOVES_H
#define GAME_MOVES_H

#include "game/state.h"

/* What differs from game to game. */
struct chess_rules {
    squares field;         /* the squares that are in play */
    bool double_step;      /* pawns may begin with two squares */
    bool en_passant;       /* and be taken en passant then */
    bool kings_fall;       /* there is no check: kings are left in danger, and taken */
    bool no_castling;      /* whatever has not moved */
    uint8_t promotions[4]; /* enum piece_kind, NO_PIECE behind the last */
    squares last_rank[2];  /* where the pawns of each side promote */
};

extern const struct chess_rules orthodox_rules;
/* The same, but kings fall. */
extern const struct chess_rules falling_king_rules;

/* All moves that leave the own king safe; all at all where kings fall. */
void moves_list(struct actions *out, const struct state *state, const struct chess_rules *rules);

/* Make a move that moves_list gave. */
void moves_play(struct state *state, struct action action, const struct chess_rules *rules);

/* NULL for a legal move, else the rule that it breaks, as a sentence without a full stop. */
const char *moves_refuse(const struct state *state, struct action action,
                         const struct chess_rules *rules);

/* ---- For games that change what is legal ---- */

/* The same where a king may be left in danger by more than its own side's moves: it can be taken,
 * and since that ends the game, whatever becomes of the own king. */
void moves_list_fatal(struct actions *out, const struct state *state,
                      const struct chess_rules *rules);
const char *moves_refuse_fatal(const struct state *state, struct action action,
                               const struct chess_rules *rules);

/* Where the piece on `from` could go or capture as a piece of `kind` of its side, if kings did not
 * matter. Pawns promote, jump and capture as `rules` say. */
squares moves_reach(const struct state *state, int from, enum piece_kind kind,
                    const struct chess_rules *rules);

/* Add the moves from a square to some others; a pawn's onto the last rank once for each piece that
 * it can become. */
void moves_add(struct actions *out, const struct state *state, int from, squares to,
               const struct chess_rules *rules);

/* NULL, or why a piece that is no pawn does not go from a square to another, whatever stands there.
 */
const char *moves_refuse_piece(const struct state *state, struct action action);

/* Where king and rook begin and end: on the c and d files, or the g and f files, wherever they
 * began. Those that may not castle begin on NO_SQUARE. */
struct castling {
    int king, rook, king_to, rook_to;
};

/* Of an action CASTLE of the side to move. */
struct castling moves_castling(const struct state *state, struct action action);

/* NULL, or why the side to move may not castle so. */
const char *moves_refuse_castling(const struct state *state, struct action action,
                                  const struct chess_rules *rules);

/* NULL, or what is wrong with the piece that a move of the side to move would turn a pawn into. */
const char *moves_refuse_promotion(const struct state *state, struct action action,
                                   const struct chess_rules *rules);

/* What to say of a move after which the own king is in check, where it was or was not before. */
const char *moves_check_reason(const struct state *state, struct action action, bool was_in_check);

/* Put a piece from one square on another, with whatever it captures (en passant too), promotes to
 * and loses the right to castle by; without a change of sides or plies. */
void moves_shift(struct state *state, struct action action, const struct chess_rules *rules);

/* Take a piece off the board, with the castling or the capture en passant that needed it. */
void moves_remove(struct state *state, int square);

/* What a turn without a move does to captures en passant and the count of quiet plies. */
void moves_skip(struct state *state);

/* The end of a side's turn. */
void moves_end_turn(struct state *state);

/* The square of a side's king, or NO_SQUARE. */
int king_of(const struct board *board, enum side side);

bool is_in_check(const struct state *state, enum side side);

#endif

/* The moves of chess, for all games that keep most of them. */
#ifndef GAME_MOVES_H
#define GAME_MOVES_H

#include "game/state.h"

/* What differs from game to game. */
struct chess_rules {
    squares field;         /* the squares that are in play */
    bool double_step;      /* pawns may begin with two squares, and be taken en passant */
    uint8_t promotions[4]; /* enum piece_kind, NO_PIECE behind the last */
    squares last_rank[2];  /* where the pawns of each side promote */
};

extern const struct chess_rules orthodox_rules;

/* All moves that leave the own king safe. */
void moves_list(struct actions *out, const struct state *state, const struct chess_rules *rules);

/* Make a move that moves_list gave. */
void moves_play(struct state *state, struct action action);

/* NULL for a legal move, else the rule that it breaks, as a sentence without a full stop. */
const char *moves_refuse(const struct state *state, struct action action,
                         const struct chess_rules *rules);

/* The square of a side's king, or NO_SQUARE. */
int king_of(const struct board *board, enum side side);

bool is_in_check(const struct state *state, enum side side);

#endif

/* Moves of chess that change more than the two squares of their arrow: castling, the capture of a
 * pawn in passing, and promotion. */
#ifndef CHECK_SPECIAL_H
#define CHECK_SPECIAL_H

#include "check/reading.h"

/* The squares of the rook when a king that goes so castles by the rules of chess; false when it
 * does not. */
bool castled_rook(int *from, int *to, uint8_t king, int king_from, int king_to);

/* The step of a reading that is castling together with this one: the rook's of a king's, or the
 * king's of a rook's; NULL when there is none. */
const struct step *castling_half(const struct reading *r, const struct step *step);

/* A king that castles by an arrow of its own moves the rook that has none, along with it or back;
 * false when nothing of the kind is to be seen. */
bool rook_goes_along(const struct reading *r, struct board *board, uint8_t king, int king_from,
                     int king_to);
bool rook_goes_back(const struct reading *r, struct board *board, uint8_t king, int king_from,
                    int king_to);

/* Give those rooks steps of their own, behind those of their kings. */
void add_castled_rooks(struct reading *r);

/* The square on which a pawn may have stood before a piece took it in passing, in games with such
 * captures; the move has been taken back from the board. */
squares may_have_passed(const struct reading *r, const struct board *board, uint8_t piece, int from,
                        int to);

/* The square of the piece that a step takes from a board, or NO_SQUARE. */
int victim_of(const struct board *board, const struct step *step);

/* Make a step, with what it captures. */
void step_play(struct board *board, const struct step *step);

/* Whether a board has a pawn on a square where it can be taken in passing: the square behind it is
 * empty. */
bool was_passed(const struct board *board, int square);

/* Whether a pawn of this side promotes on a square. */
bool is_last_rank(const struct game *game, int square, enum side side);

/* Squares that the last moves of an earlier reading have left, where a piece has come back since:
 * it stands on a grey ring, or has gone on with it. Empty in games where none comes back. */
squares risen_since(const struct reading *r, const struct reading *earlier);

#endif

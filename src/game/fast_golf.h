/* A Chess Golf position as the solver moves in it: sets of squares, a hash, what is still to take.
 * What millions of positions go through is inline.
 *
 * "Chess Golf" in the rulebook: pieces borrow the move of a neighbour of their own colour in the
 * eight squares around them; a chosen piece captures chosen pieces, nothing else is captured. */
#ifndef GAME_FAST_GOLF_H
#define GAME_FAST_GOLF_H

#include "game/golf_memory.h"
#include "game/golf_solver.h"

struct fast_golf {
    squares sides[2];
    squares kinds[KIND_COUNT]; /* pawns and NO_PIECE are always empty */
    squares chosen;            /* pieces that a card is left for */
    struct golf_hash hash;
    uint8_t cards[16]; /* by piece: cards that are left */
    uint8_t needed;    /* captures up to the goal */
    uint8_t captor;    /* the square of the piece that has to make the rest of them, or NO_SQUARE */
};

/* What is the same in all positions of a problem. */
struct fast_table {
    struct golf_rules rules;
    uint8_t only; /* the piece that may capture, or NO_PIECE */
    struct golf_hash hashes[16][64];
    struct golf_hash captors[64];
    squares around[64], jumps[64];
};

void fast_table_init(struct fast_table *table, const struct golf_problem *problem);
void fast_golf_init(struct fast_golf *out, const struct fast_table *table,
                    const struct golf_problem *problem);

/* Take what stands on `to` with the piece on `from`. */
void fast_take(struct fast_golf *p, const struct fast_table *table, int from, int to);

/* Whose move a legal move borrows: the least kind that allows it, KING for the special one. */
enum piece_kind fast_borrowed(const struct fast_golf *p, const struct fast_table *table, int from,
                              int to);

static inline squares fast_occupied(const struct fast_golf *p)
{
    return p->sides[WHITE] | p->sides[BLACK];
}

static inline enum side fast_side(const struct fast_golf *p, int square)
{
    return p->sides[WHITE] & bit(square) ? WHITE : BLACK;
}

/* The piece on a square that is not empty. */
static inline uint8_t fast_piece(const struct fast_golf *p, int square)
{
    int kind = KNIGHT;
    while (kind < KING && !(p->kinds[kind] & bit(square)))
        kind++;
    return piece_of(fast_side(p, square), (enum piece_kind)kind);
}

/* Whether two pieces of a side are neighbours. */
static inline bool fast_has_pair(const struct fast_golf *p, enum side side)
{
    return neighbours_of(p->sides[side], TOUCH_CORNERS) & p->sides[side];
}

/* The sides, as bits, whose pieces may all make the special king's move ("Chess Golf", Special
 * Move). */
static inline unsigned fast_special_sides(const struct fast_golf *p, const struct fast_table *table)
{
    if (table->rules.step != GOLF_STEP_COLOUR)
        return 0;
    return (fast_has_pair(p, WHITE) ? 0u : 1u << WHITE) |
           (fast_has_pair(p, BLACK) ? 0u : 1u << BLACK);
}

/* Where the piece on a square may go if nothing stood on its target; `special` is by
 * fast_special_sides. */
static inline squares fast_reach(const struct fast_golf *p, const struct fast_table *table,
                                 int from, unsigned special)
{
    enum side side = fast_side(p, from);
    squares lenders = table->around[from] & p->sides[side];
    squares reach = special >> side & 1 ? table->around[from] : 0;
    if (!lenders)
        return table->rules.step == GOLF_STEP_PIECE ? table->around[from] : reach;
    if (lenders & p->kinds[KING])
        reach |= table->around[from];
    if (lenders & p->kinds[KNIGHT])
        reach |= table->jumps[from];
    if (lenders & (p->kinds[ROOK] | p->kinds[QUEEN]))
        reach |= attacks_of(ROOK, from, fast_occupied(p));
    if (lenders & (p->kinds[BISHOP] | p->kinds[QUEEN]))
        reach |= attacks_of(BISHOP, from, fast_occupied(p));
    return reach;
}

/* The pieces that may capture. */
static inline squares fast_captors(const struct fast_golf *p, const struct fast_table *table)
{
    if (p->captor != NO_SQUARE)
        return bit(p->captor);
    if (!table->only)
        return p->chosen;
    return p->chosen & p->kinds[kind_of(table->only)] & p->sides[side_of(table->only)];
}

/* What the piece on a square may capture: its own card does not stand for another piece. */
static inline squares fast_victims(const struct fast_golf *p, int from)
{
    squares victims = p->chosen & ~bit(from);
    if (p->captor != NO_SQUARE)
        return victims;
    uint8_t own = fast_piece(p, from);
    if (p->cards[own] == 1)
        victims &= ~(p->kinds[kind_of(own)] & p->sides[side_of(own)]);
    return victims;
}

static inline void fast_toggle(struct fast_golf *p, struct golf_hash hash)
{
    p->hash.low ^= hash.low;
    p->hash.high ^= hash.high;
}

/* Move a piece to an empty square, but for the hash. */
static inline void fast_shift(struct fast_golf *p, uint8_t piece, int from, int to)
{
    squares both = bit(from) | bit(to);
    p->sides[side_of(piece)] ^= both;
    p->kinds[kind_of(piece)] ^= both;
    if (p->chosen & bit(from))
        p->chosen ^= both;
    if (p->captor == from)
        p->captor = (uint8_t)to;
}

static inline void fast_make(struct fast_golf *p, const struct fast_table *table, int from, int to)
{
    if (fast_occupied(p) & bit(to))
        fast_take(p, table, from, to);
    uint8_t piece = fast_piece(p, from);
    fast_toggle(p, table->hashes[piece][from]);
    fast_toggle(p, table->hashes[piece][to]);
    if (p->captor == from) {
        fast_toggle(p, table->captors[from]);
        fast_toggle(p, table->captors[to]);
    }
    fast_shift(p, piece, from, to);
}

#endif

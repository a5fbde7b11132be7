#include "game/fast_golf.h"

#include "game/random.h"

#include <string.h>

static struct golf_hash random_hash(struct random *random)
{
    uint64_t words[4];
    for (int i = 0; i < 4; i++)
        words[i] = random_below(random, UINT32_MAX);
    return (struct golf_hash){words[0] << 32 | words[1], words[2] << 32 | words[3]};
}

void fast_table_init(struct fast_table *table, const struct golf_problem *problem)
{
    struct random random = {1};
    table->rules = problem->rules;
    table->only = problem->captor;
    for (int square = 0; square < 64; square++) {
        for (int piece = 0; piece < 16; piece++)
            table->hashes[piece][square] = random_hash(&random);
        table->captors[square] = random_hash(&random);
        table->around[square] = attacks_of(KING, square, 0);
        table->jumps[square] = attacks_of(KNIGHT, square, 0);
    }
}

static squares squares_of(const struct fast_golf *p, uint8_t piece)
{
    return p->kinds[kind_of(piece)] & p->sides[side_of(piece)];
}

/* Which pieces are chosen follows from the cards that are left. */
static void find_chosen(struct fast_golf *p)
{
    p->chosen = 0;
    for (int piece = 0; piece < 16; piece++)
        if (p->cards[piece])
            p->chosen |= squares_of(p, (uint8_t)piece);
}

void fast_golf_init(struct fast_golf *out, const struct fast_table *table,
                    const struct golf_problem *problem)
{
    memset(out, 0, sizeof *out);
    memcpy(out->sides, problem->board.sides, sizeof out->sides);
    memcpy(out->kinds, problem->board.kinds, sizeof out->kinds);
    out->kinds[NO_PIECE] = 0;
    for (int square = 0; square < 64; square++)
        if (problem->board.at[square])
            fast_toggle(out, table->hashes[problem->board.at[square]][square]);
    for (int i = 0; i < problem->card_count; i++)
        out->cards[problem->cards[i]]++;
    out->needed = (uint8_t)(problem->card_count - 1);
    out->captor = NO_SQUARE;
    find_chosen(out);
}

/* What is captured uses up its card. A piece that has to make all captures has no card any more:
 * nothing may capture it. */
void fast_take(struct fast_golf *p, const struct fast_table *table, int from, int to)
{
    uint8_t victim = fast_piece(p, to);
    p->sides[side_of(victim)] &= ~bit(to);
    p->kinds[kind_of(victim)] &= ~bit(to);
    fast_toggle(p, table->hashes[victim][to]);
    p->cards[victim]--;
    p->needed--;
    if (table->rules.one_captor && p->captor == NO_SQUARE) {
        p->cards[fast_piece(p, from)]--;
        p->captor = (uint8_t)from;
        fast_toggle(p, table->captors[from]);
    }
    find_chosen(p);
}

enum piece_kind fast_borrowed(const struct fast_golf *p, const struct fast_table *table, int from,
                              int to)
{
    squares lenders = table->around[from] & p->sides[fast_side(p, from)];
    for (int kind = KNIGHT; kind <= KING; kind++)
        if (lenders & p->kinds[kind] &&
            attacks_of((enum piece_kind)kind, from, fast_occupied(p)) & bit(to))
            return (enum piece_kind)kind;
    return KING;
}

/* Cards and checkers as they lie on and beside a board. */
#ifndef CHECK_TABLE_VIEW_H
#define CHECK_TABLE_VIEW_H

#include "base/arena.h"
#include "diagram/diagram.h"
#include "game/scene.h"

enum { MOST_SHOWN = 40 };

/* The cards that lie in one place, faces only, from left to right. */
struct spread {
    uint8_t cards[MOST_SHOWN];
    size_t count;
};

struct table_view {
    struct spread beside[3]; /* by enum beside */
    size_t backs[3];
    uint8_t rings[64]; /* 0, 1 + WHITE, 1 + BLACK */
    uint8_t coins[64]; /* how many grey ones */
    int stacks[2];
};

void table_view_of(struct table_view *view, struct arena *arena, const struct diagram *d);

/* All cards of a view, faces and backs. */
size_t table_view_cards(const struct table_view *view);

/* Add a card at the right end, as long as there is room. */
void spread_add(struct spread *spread, uint8_t card);

size_t spread_count(const struct spread *spread, uint8_t card);

/* The cards of `a` that `b` has not, one after the other. */
struct spread spread_minus(const struct spread *a, const struct spread *b);

/* The same cards in whatever order. */
bool spread_same(const struct spread *a, const struct spread *b);

#endif

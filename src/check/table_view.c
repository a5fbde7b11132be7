#include "check/table_view.h"

#include "check/scene.h"

#include <stdlib.h>
#include <string.h>

static int by_place(const void *left, const void *right)
{
    const struct shown_card *a = left, *b = right;
    if (a->x != b->x)
        return a->x < b->x ? -1 : 1;
    return (a->y > b->y) - (a->y < b->y);
}

void table_view_of(struct table_view *view, struct arena *arena, const struct diagram *d)
{
    struct scene scene = scene_of_diagram(arena, d);
    struct shown_card *cards = arena_alloc(arena, scene.card_count * sizeof *cards + 1);
    memset(view, 0, sizeof *view);
    if (scene.card_count)
        memcpy(cards, scene.cards, scene.card_count * sizeof *cards);
    qsort(cards, scene.card_count, sizeof *cards, by_place);
    for (size_t i = 0; i < scene.card_count; i++) {
        view->backs[cards[i].beside] += !cards[i].card;
        if (cards[i].card)
            spread_add(&view->beside[cards[i].beside], cards[i].card);
    }
    for (int square = 0; square < 64; square++)
        view->rings[square] = scene.rings[RING_WHITE][square]   ? 1 + WHITE
                              : scene.rings[RING_BLACK][square] ? 1 + BLACK
                                                                : 0;
    memcpy(view->coins, scene.rings[RING_GREY], sizeof view->coins);
    memcpy(view->stacks, scene.stacks, sizeof view->stacks);
}

size_t table_view_cards(const struct table_view *view)
{
    size_t count = 0;
    for (int place = 0; place < 3; place++)
        count += view->beside[place].count + view->backs[place];
    return count;
}

void spread_add(struct spread *spread, uint8_t card)
{
    if (spread->count < MOST_SHOWN)
        spread->cards[spread->count++] = card;
}

size_t spread_count(const struct spread *spread, uint8_t card)
{
    size_t count = 0;
    for (size_t i = 0; i < spread->count; i++)
        count += spread->cards[i] == card;
    return count;
}

struct spread spread_minus(const struct spread *a, const struct spread *b)
{
    struct spread rest = {.count = 0};
    for (size_t i = 0; i < a->count; i++) {
        size_t so_far = 0;
        for (size_t j = 0; j <= i; j++)
            so_far += a->cards[j] == a->cards[i];
        if (so_far > spread_count(b, a->cards[i]))
            rest.cards[rest.count++] = a->cards[i];
    }
    return rest;
}

bool spread_same(const struct spread *a, const struct spread *b)
{
    return a->count == b->count && !spread_minus(a, b).count;
}

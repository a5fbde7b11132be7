#include "check/card_order.h"

#include "check/scene.h"

#include <stdlib.h>

static int by_height(const void *left, const void *right)
{
    const struct laid_card *a = left, *b = right;
    double p = a->card->y.value, q = b->card->y.value;
    return p < q ? -1 : p > q;
}

/* Cards in one place: the one that is written last lies on top. */
static int by_row(const void *left, const void *right)
{
    const struct laid_card *a = left, *b = right;
    if (a->row != b->row)
        return a->row < b->row ? -1 : 1;
    double p = a->card->x.value, q = b->card->x.value;
    if (p != q)
        return p < q ? -1 : 1;
    return a->card->at.begin < b->card->at.begin ? -1 : 1;
}

/* Rows overlap, but a row that is drawn by hand is not quite straight either. */
static void number_rows(struct laid_cards *cards)
{
    const double crooked = 0.4;
    double top = 0;
    for (size_t i = 0; i < cards->count; i++) {
        double y = cards->items[i].card->y.value;
        if (!cards->rows || y > top + crooked) {
            cards->rows++;
            top = y;
        }
        cards->items[i].row = cards->rows - 1;
    }
}

struct laid_cards cards_in_order(struct arena *arena, const struct diagram *d)
{
    struct laid_cards cards = {arena_alloc(arena, d->cards.count * sizeof *cards.items), 0, 0};
    for (size_t i = 0; i < d->cards.count; i++) {
        const struct card *card = &d->cards.items[i];
        if (card->face.kind != CARD_BACK)
            cards.items[cards.count++] =
                (struct laid_card){.card = card, .piece = scene_card(card->face)};
    }
    qsort(cards.items, cards.count, sizeof *cards.items, by_height);
    number_rows(&cards);
    qsort(cards.items, cards.count, sizeof *cards.items, by_row);
    return cards;
}

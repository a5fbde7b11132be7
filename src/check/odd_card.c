#include "check/odd_card.h"

#include "check/near.h"
#include "check/scene.h"

#include <limits.h>
#include <math.h>

enum { MOST_IN_PLACE = 40 };

/* The cards in one place, in the order of their lines. */
struct hand {
    const struct diagram *d;
    struct scene scene;
    enum beside beside;
    size_t cards[MOST_IN_PLACE]; /* of the diagram */
    size_t count, backs;
};

static struct hand hand_of(struct arena *arena, const struct diagram *d, enum beside beside)
{
    struct hand hand = {.d = d, .scene = scene_of_diagram(arena, d), .beside = beside};
    for (size_t i = 0; i < d->cards.count && hand.count < MOST_IN_PLACE; i++)
        if (hand.scene.cards[i].beside == beside) {
            hand.cards[hand.count++] = i;
            hand.backs += !hand.scene.cards[i].card;
        }
    return hand;
}

/* Whether its line stands next to that of another card of the hand. */
static bool is_listed_with(const struct hand *hand, size_t index)
{
    const struct shown_card *cards = hand->scene.cards;
    return hand->count == 1 || (index > 0 && cards[index - 1].beside == hand->beside) ||
           (index + 1 < hand->scene.card_count && cards[index + 1].beside == hand->beside);
}

/* Whether one of the hand's cards is turned the other way than most. */
static bool is_turned(const struct hand *hand, size_t index)
{
    size_t alike = hand->scene.cards[index].card ? hand->count - hand->backs : hand->backs;
    return 2 * alike < hand->count;
}

/* Whether the cards lie in even steps, in the order of their lines, but for one of them. */
static bool is_even_without(const struct hand *hand, size_t skipped)
{
    const double crooked = 0.01;
    const struct card *last = NULL;
    double x = 0, y = 0;
    size_t steps = 0;
    for (size_t i = 0; i < hand->count; i++) {
        const struct card *card = &hand->d->cards.items[hand->cards[i]];
        if (hand->cards[i] == skipped)
            continue;
        if (last) {
            double dx = card->x.value - last->x.value, dy = card->y.value - last->y.value;
            if (steps++ && (fabs(dx - x) > crooked || fabs(dy - y) > crooked))
                return false;
            x = dx;
            y = dy;
        }
        last = card;
    }
    return steps > 1;
}

/* Whether the other player has a card in the same place, turned the same way. */
static bool is_mirrored(const struct hand *hand, size_t index)
{
    const struct card *card = &hand->d->cards.items[index];
    struct card there = card_across(card);
    for (size_t i = 0; i < hand->scene.card_count; i++)
        if (i != index && card_is_placed(&hand->d->cards.items[i], &there) &&
            !hand->scene.cards[i].card == !hand->scene.cards[index].card)
            return true;
    return false;
}

static int support_of(const struct hand *hand, const struct near_boards *near, size_t index)
{
    enum { NEAR = 4, MIRRORED = 3, ALONE = -3, TURNED = -2, UNEVEN = -1 };
    return NEAR * card_support(near, &hand->d->cards.items[index]) +
           (is_mirrored(hand, index) ? MIRRORED : 0) + (is_listed_with(hand, index) ? 0 : ALONE) +
           (is_turned(hand, index) ? TURNED : 0) + (is_even_without(hand, index) ? UNEVEN : 0);
}

int odd_card_support(const struct diagram *d, const struct near_boards *near, size_t index)
{
    struct arena arena = {0};
    struct scene scene = scene_of_diagram(&arena, d);
    struct hand hand = hand_of(&arena, d, (enum beside)scene.cards[index].beside);
    int support = support_of(&hand, near, index);
    arena_free(&arena);
    return support;
}

struct span odd_card_at(const struct book *book, const struct reading *r, const bool places[3])
{
    struct arena arena = {0};
    struct near_boards near = near_boards_of(book, r->diagram);
    struct span at = diagram_square_at(r->diagram, 0);
    int least = INT_MAX;
    if (r->diagram->cards.count)
        at = r->diagram->cards.items[r->diagram->cards.count - 1].at;
    for (int place = 0; place < 3; place++) {
        struct hand hand = hand_of(&arena, r->diagram, (enum beside)place);
        for (size_t i = 0; places[place] && i < hand.count; i++) {
            int support = support_of(&hand, &near, hand.cards[i]);
            if (support > least)
                continue;
            least = support;
            at = r->diagram->cards.items[hand.cards[i]].at;
        }
    }
    arena_free(&arena);
    return at;
}

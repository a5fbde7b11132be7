/* What the picture would show twice. */
#include "check/parts.h"

#include <stdlib.h>

/* ---- The same arrow twice ---- */

static int compare_arrows(const struct arrow *a, const struct arrow *b)
{
    const int left[] = {a->from.file, a->from.rank, a->to.file, a->to.rank, (int)a->colour};
    const int right[] = {b->from.file, b->from.rank, b->to.file, b->to.rank, (int)b->colour};
    for (size_t i = 0; i < sizeof left / sizeof *left; i++)
        if (left[i] != right[i])
            return left[i] < right[i] ? -1 : 1;
    return 0;
}

static int by_ends(const void *left, const void *right)
{
    const struct arrow *const *a = left, *const *b = right;
    int order = compare_arrows(*a, *b);
    return order ? order : ((*a)->at.begin > (*b)->at.begin) - ((*a)->at.begin < (*b)->at.begin);
}

static void check_duplicates(struct arena *arena, struct sink *sink, const struct diagram *d)
{
    size_t count = d->arrows.count;
    if (count < 2)
        return;
    const struct arrow **sorted = arena_alloc(arena, count * sizeof *sorted);
    for (size_t i = 0; i < count; i++)
        sorted[i] = &d->arrows.items[i];
    qsort(sorted, count, sizeof *sorted, by_ends);
    for (size_t i = 1, first = 0; i < count; i++) {
        if (compare_arrows(sorted[first], sorted[i]) != 0) {
            first = i;
            continue;
        }
        finding_add(sink, DUPLICATE_ARROW, sorted[i]->at, "this arrow is drawn already");
        finding_note_at(sink, sorted[first]->at, "the first is here");
    }
}

/* ---- Two marks in one place ---- */

/* A card or text and where it lies. */
struct mark_place {
    double x, y;
    struct span at;
};

static int by_place(const void *left, const void *right)
{
    const struct mark_place *a = left, *b = right;
    if (a->x != b->x)
        return a->x < b->x ? -1 : 1;
    if (a->y != b->y)
        return a->y < b->y ? -1 : 1;
    return (a->at.begin > b->at.begin) - (a->at.begin < b->at.begin);
}

static void check_places(struct sink *sink, struct mark_place *places, size_t count,
                         const char *what)
{
    qsort(places, count, sizeof *places, by_place);
    for (size_t i = 1; i < count; i++)
        if (places[i].x == places[i - 1].x && places[i].y == places[i - 1].y) {
            finding_add(sink, DUPLICATE_MARK, places[i].at, "this %s lies right on another", what);
            finding_note_at(sink, places[i - 1].at, "the other is here");
        }
}

static void check_covered(struct arena *arena, struct sink *sink, const struct diagram *d)
{
    size_t cards = d->cards.count, texts = d->texts.count;
    struct mark_place *places = arena_alloc(arena, (cards + texts) * sizeof *places);
    for (size_t i = 0; i < cards; i++)
        places[i] = (struct mark_place){d->cards.items[i].x.value, d->cards.items[i].y.value,
                                        d->cards.items[i].at};
    for (size_t i = 0; i < texts; i++)
        places[cards + i] = (struct mark_place){d->texts.items[i].x.value,
                                                d->texts.items[i].y.value, d->texts.items[i].at};
    check_places(sink, places, cards, "card");
    check_places(sink, places + cards, texts, "text");
}

void check_picture(struct arena *arena, struct sink *sink, const struct diagram *d)
{
    check_duplicates(arena, sink, d);
    if (d->cards.count > 1 || d->texts.count > 1)
        check_covered(arena, sink, d);
}

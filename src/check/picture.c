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

/* A card, text or rectangle and where it lies: one corner, or two. */
struct mark_place {
    double corners[4];
    struct span at;
};

struct places {
    struct mark_place *items;
    size_t count;
};

static int compare_places(const struct mark_place *a, const struct mark_place *b)
{
    for (size_t i = 0; i < 4; i++)
        if (a->corners[i] != b->corners[i])
            return a->corners[i] < b->corners[i] ? -1 : 1;
    return 0;
}

static int by_place(const void *left, const void *right)
{
    const struct mark_place *a = left, *b = right;
    int order = compare_places(a, b);
    return order ? order : (a->at.begin > b->at.begin) - (a->at.begin < b->at.begin);
}

static void add_place(struct places *places, const double corners[4], struct span at)
{
    struct mark_place *place = &places->items[places->count++];
    for (size_t i = 0; i < 4; i++)
        place->corners[i] = corners[i];
    place->at = at;
}

/* Report what lies in one place, and forget all of them. */
static void check_places(struct sink *sink, struct places *places, const char *what)
{
    const struct mark_place *items = places->items;
    qsort(places->items, places->count, sizeof *items, by_place);
    for (size_t i = 1; i < places->count; i++)
        if (compare_places(&items[i], &items[i - 1]) == 0) {
            finding_add(sink, DUPLICATE_MARK, items[i].at, "this %s lies right on another", what);
            finding_note_at(sink, items[i - 1].at, "the other is here");
        }
    places->count = 0;
}

static void check_words(struct sink *sink, struct places *places, const struct words *words,
                        size_t count)
{
    for (size_t i = 0; i < count; i++)
        add_place(places, (double[4]){words[i].x.value, words[i].y.value}, words[i].at);
    check_places(sink, places, "text");
}

static void check_covered(struct arena *arena, struct sink *sink, const struct diagram *d,
                          size_t most)
{
    struct places places = {arena_alloc(arena, most * sizeof *places.items), 0};

    for (size_t i = 0; i < d->cards.count; i++) {
        const struct card *card = &d->cards.items[i];
        add_place(&places, (double[4]){card->x.value, card->y.value}, card->at);
    }
    check_places(sink, &places, "card");
    for (size_t i = 0; i < d->rects.count; i++) {
        const struct rect *r = &d->rects.items[i];
        add_place(&places, (double[4]){r->x1.value, r->y1.value, r->x2.value, r->y2.value}, r->at);
    }
    check_places(sink, &places, "rectangle");
    check_words(sink, &places, d->texts.items, d->texts.count);
    check_words(sink, &places, d->corner_texts.items, d->corner_texts.count);
}

void check_picture(struct arena *arena, struct sink *sink, const struct diagram *d)
{
    const size_t counts[] = {d->cards.count, d->rects.count, d->texts.count, d->corner_texts.count};
    size_t most = 0;

    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        most = counts[i] > most ? counts[i] : most;
    check_duplicates(arena, sink, d);
    if (most > 1)
        check_covered(arena, sink, d, most);
}

#include "check/card_repair.h"

#include "check/odd_card.h"
#include "check/table_view.h"

#include <limits.h>
#include <string.h>

/* Every change is a look at all cards: that many cards are some thousand looks. */
enum { MOST_TRIED = 40, NO_INDEX = MOST_TRIED };

/* The two boards, with one change. */
struct bench {
    struct arena *arena;
    const struct reading *readings[2]; /* the later and the earlier one */
    struct diagram diagrams[2];
    struct near_boards near[2]; /* the other boards of the example */
    struct card_repair *best;
    int score; /* the less, the more speaks for the change */
};

/* Where cards stay, boards with other cards altogether are not compared: here they are to be the
 * same. */
static bool is_compared(const struct bench *b)
{
    struct table_view later, earlier;
    if (b->readings[0]->rules->flow != FLOW_SAME)
        return true;
    table_view_of(&later, b->arena, &b->diagrams[0]);
    table_view_of(&earlier, b->arena, &b->diagrams[1]);
    for (int place = 0; place < 3; place++)
        if (!spread_same(&later.beside[place], &earlier.beside[place]))
            return false;
    return true;
}

/* The later follows from the earlier, and that one still from what it continues. */
static bool fits(const struct bench *b)
{
    struct flow_fault fault;
    struct reading later = *b->readings[0], earlier = *b->readings[1];
    later.diagram = &b->diagrams[0];
    earlier.diagram = &b->diagrams[1];
    return is_compared(b) && flow_fits(&fault, b->arena, &later, &earlier) &&
           flow_fits(&fault, b->arena, &earlier, earlier.continues);
}

/* What speaks against a change; there may be no card before it or behind it (NULL). That other
 * boards have the new card says less than that they do not have the old one. */
static int score_of(const struct bench *b, int which, size_t index, const struct card *now)
{
    enum { NEAR = 4 };
    int support = now ? card_support(&b->near[which], now) : 0;
    if (index == NO_INDEX)
        return NEAR - NEAR * support;
    return odd_card_support(b->readings[which]->diagram, &b->near[which], index) - (support > 0);
}

static void consider(struct bench *b, int which, size_t index, const struct card *now,
                     struct span at)
{
    int score = score_of(b, which, index, now);
    if (score < b->score && fits(b)) {
        b->score = score;
        *b->best = (struct card_repair){which == 1, at};
    }
}

static void try_without(struct bench *b, int which, size_t index)
{
    struct diagram *d = &b->diagrams[which];
    struct card *items = d->cards.items, old = items[index];
    size_t behind = --d->cards.count - index;
    memmove(items + index, items + index + 1, behind * sizeof *items);
    consider(b, which, index, NULL, old.at);
    memmove(items + index + 1, items + index, behind * sizeof *items);
    items[index] = old;
    d->cards.count++;
}

static void try_instead(struct bench *b, int which, size_t index, struct card now)
{
    struct card *card = &b->diagrams[which].cards.items[index], old = *card;
    *card = now;
    consider(b, which, index, &now, old.face_at);
    *card = old;
}

static void try_faces(struct bench *b, int which, size_t index)
{
    struct card now = b->diagrams[which].cards.items[index];
    for (const char *letter = "pnbrqkPNBRQK"; *letter; letter++) {
        now.face = (struct card_face){.kind = CARD_PIECE, .letter = *letter, .pips = -1};
        try_instead(b, which, index, now);
    }
    now.face = (struct card_face){.kind = CARD_BACK};
    try_instead(b, which, index, now);
}

static void try_other_side(struct bench *b, int which, size_t index)
{
    try_instead(b, which, index, card_across(&b->diagrams[which].cards.items[index]));
}

static bool has_card(const struct diagram *d, const struct card *card)
{
    for (size_t i = 0; i < d->cards.count; i++)
        if (card_is_same(&d->cards.items[i], card))
            return true;
    return false;
}

/* Cards that the other boards of the example have. */
static void try_missing(struct bench *b, int which)
{
    struct diagram *d = &b->diagrams[which];
    const struct near_boards *near = &b->near[which];
    struct span at = d->cards.items[d->cards.count - 1].at;
    for (size_t i = 0; i < near->count; i++)
        for (size_t j = 0; j < near->items[i]->cards.count && j < MOST_TRIED; j++) {
            const struct card *card = &near->items[i]->cards.items[j];
            if (has_card(d, card))
                continue;
            d->cards.items[d->cards.count++] = *card;
            consider(b, which, NO_INDEX, card, at);
            d->cards.count--;
        }
}

static void try_board(struct bench *b, int which)
{
    for (size_t i = 0; i < b->diagrams[which].cards.count; i++) {
        try_without(b, which, i);
        try_faces(b, which, i);
        try_other_side(b, which, i);
    }
    try_missing(b, which);
}

/* A copy whose cards may be changed, with room for one more. */
static void lay_out(struct bench *b, const struct book *book, int which)
{
    const struct diagram *d = b->readings[which]->diagram, *other = b->readings[!which]->diagram;
    struct near_boards near = near_boards_of(book, d);
    struct card *cards = arena_alloc(b->arena, (d->cards.count + 1) * sizeof *cards);
    memcpy(cards, d->cards.items, d->cards.count * sizeof *cards);
    b->diagrams[which] = *d;
    b->diagrams[which].cards.items = cards;
    b->near[which].count = 0;
    for (size_t i = 0; i < near.count; i++)
        if (near.items[i] != other)
            b->near[which].items[b->near[which].count++] = near.items[i];
}

bool card_repair_find(struct card_repair *out, const struct book *book, const struct reading *r,
                      const struct reading *origin)
{
    struct arena arena = {0};
    struct bench b = {&arena, {r, origin}, .best = out, .score = INT_MAX};
    for (int which = 0; which < 2; which++) {
        size_t count = b.readings[which]->diagram->cards.count;
        if (!count || count > MOST_TRIED)
            return false;
    }
    for (int which = 0; which < 2; which++)
        lay_out(&b, book, which);
    for (int which = 0; which < 2; which++)
        try_board(&b, which);
    arena_free(&arena);
    return b.score != INT_MAX;
}

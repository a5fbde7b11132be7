#include "check/repair.h"

#include <limits.h>
#include <string.h>

/* Every change is read in every order: four arrows are some ten thousand readings. */
enum { MOST_REPAIRED = 4 };

/* A change is the worse the more it leaves wrong. */
enum { LESS_LIKELY = 1, ILLEGAL = 2, ELSEWHERE = 4, UNREADABLE = INT_MAX };

struct bench {
    struct arena *arena;
    const struct reading *reading;
    const struct board *goal;
    struct diagram diagram; /* with a change */
    size_t suspect;
    struct repair *best;
    int cost;
};

/* What is wrong with the arrows as they are on the bench. */
static int cost_of(struct bench *b, bool *follows)
{
    struct reading trial = *b->reading;
    trial.diagram = &b->diagram;
    trial.roles = arena_alloc(b->arena, b->diagram.arrows.count + 1);
    if (!reading_find(&trial))
        return UNREADABLE;
    *follows = b->goal && !board_differences(&trial.first, b->goal);
    return (*follows ? 0 : ELSEWHERE) + (moves_are_legal(&trial) ? 0 : ILLEGAL);
}

static void consider(struct bench *b, struct repair repair)
{
    int cost = cost_of(b, &repair.follows);
    if (cost == UNREADABLE)
        return;
    cost += repair.left_out || repair.exchanged ? LESS_LIKELY : 0;
    bool suspected = repair.arrow == b->suspect && b->best->arrow != b->suspect;
    if (cost < b->cost || (cost == b->cost && suspected)) {
        b->cost = cost;
        *b->best = repair;
    }
}

static void try_arrow(struct bench *b, size_t index, struct arrow now)
{
    struct arrow old = b->diagram.arrows.items[index];
    b->diagram.arrows.items[index] = now;
    consider(b, (struct repair){.arrow = index, .now = now});
    b->diagram.arrows.items[index] = old;
}

static void try_without(struct bench *b, size_t index)
{
    struct arrow *items = b->diagram.arrows.items, old = items[index];
    size_t behind = --b->diagram.arrows.count - index;
    memmove(items + index, items + index + 1, behind * sizeof *items);
    consider(b, (struct repair){.arrow = index, .left_out = true});
    memmove(items + index + 1, items + index, behind * sizeof *items);
    items[index] = old;
    b->diagram.arrows.count++;
}

static void try_changes(struct bench *b, size_t index)
{
    const struct arrow old = b->diagram.arrows.items[index];
    struct arrow now = old;
    for (int colour = COLOUR_WHITE; colour <= COLOUR_BLACK; colour++) {
        now.colour = (enum colour)colour;
        if (now.colour != old.colour)
            try_arrow(b, index, now);
    }
    now = old;
    now.from = old.to;
    now.to = old.from;
    try_arrow(b, index, now);
    for (int square = 0; square < SQUARE_COUNT; square++) {
        struct square end = {square % BOARD_SIZE + 1, square / BOARD_SIZE + 1, old.at};
        now = old;
        now.from = end;
        if (square != square_on_board(&old.from) && square != square_on_board(&old.to))
            try_arrow(b, index, now);
        now = old;
        now.to = end;
        if (square != square_on_board(&old.from) && square != square_on_board(&old.to))
            try_arrow(b, index, now);
    }
    try_without(b, index);
}

/* Two arrows may have each other's head: the second is told. */
static void try_exchange(struct bench *b, size_t index, size_t other)
{
    struct arrow *items = b->diagram.arrows.items, old = items[other];
    struct square to = items[index].to;
    items[index].to = old.to;
    items[other].to = to;
    consider(b, (struct repair){.arrow = other, .now = items[other], .exchanged = true});
    items[index].to = to;
    items[other] = old;
}

/* Neither a ring nor a way in the margin. */
static bool is_way(const struct arrow *arrow)
{
    int from = square_on_board(&arrow->from), to = square_on_board(&arrow->to);
    return from != to && from != NO_SQUARE && to != NO_SQUARE;
}

bool repair_arrow(struct repair *out, const struct reading *r, const struct board *goal,
                  size_t suspect)
{
    const struct diagram *d = r->diagram;
    struct arena arena = {0};
    struct bench b = {&arena, r, goal, *d, suspect, out, UNREADABLE};
    size_t ways = 0;
    for (size_t i = 0; i < d->arrows.count; i++)
        ways += is_way(&d->arrows.items[i]);
    if (!ways || ways > MOST_REPAIRED)
        return false;
    b.diagram.arrows.items = arena_alloc(&arena, d->arrows.count * sizeof *d->arrows.items);
    memcpy(b.diagram.arrows.items, d->arrows.items, d->arrows.count * sizeof *d->arrows.items);
    *out = (struct repair){.arrow = SIZE_MAX};
    for (size_t i = 0; i < d->arrows.count; i++)
        if (is_way(&d->arrows.items[i])) {
            try_changes(&b, i);
            for (size_t j = 0; j < i; j++)
                if (is_way(&d->arrows.items[j]))
                    try_exchange(&b, j, i);
        }
    arena_free(&arena);
    return b.cost != UNREADABLE;
}

void repair_note(struct sink *sink, const struct repair *repair)
{
    const struct arrow *now = &repair->now;
    if (repair->left_out)
        finding_note(sink, "without this arrow, the others show moves");
    else if (repair->exchanged)
        finding_note(sink, "with the head of another arrow, they show moves");
    else
        finding_note(sink, "did you mean 'arrow: %c%d, %c%d, %s'?", 'a' + now->from.file - 1,
                     now->from.rank, 'a' + now->to.file - 1, now->to.rank,
                     colour_name(now->colour));
}

#include "check/near.h"

#include "diagram/geometry.h"

#include <math.h>
#include <stdlib.h>

/* Boards of one example differ by a turn or two: each move changes two squares. */
enum { LOOK_AROUND = 3, FEW_SQUARES = 12 };

static bool is_near(const struct diagram *d, const struct diagram *other)
{
    size_t different = 0;
    if (other->kind != DIAGRAM_BOARD || !other->sound || other->chapter != d->chapter)
        return false;
    for (size_t i = 0; i < SQUARE_COUNT; i++)
        different += d->squares[i] != other->squares[i];
    return different <= FEW_SQUARES;
}

struct near_boards near_boards_of(const struct book *book, const struct diagram *d)
{
    struct near_boards near = {.count = 0};
    size_t index = (size_t)(d - book->diagrams.items);
    size_t first = index > LOOK_AROUND ? index - LOOK_AROUND : 0;
    for (size_t i = first; i <= index + LOOK_AROUND && i < book->diagrams.count; i++)
        if (i != index && is_near(d, &book->diagrams.items[i]))
            near.items[near.count++] = &book->diagrams.items[i];
    return near;
}

static bool is_white(char letter)
{
    return letter == to_upper(letter);
}

static bool is_at(const struct square *at, size_t square)
{
    return at->file == (int)(square % BOARD_SIZE) + 1 &&
           at->rank == BOARD_SIZE - (int)(square / BOARD_SIZE);
}

/* Whether an arrow or ring of the piece's colour is drawn to or from its square. */
static bool is_drawn(const struct diagram *d, size_t square)
{
    enum colour own = is_white(d->squares[square]) ? COLOUR_WHITE : COLOUR_BLACK;
    for (size_t i = 0; i < d->arrows.count; i++) {
        const struct arrow *arrow = &d->arrows.items[i];
        if (arrow->colour == own && (is_at(&arrow->from, square) || is_at(&arrow->to, square)))
            return true;
    }
    return false;
}

static bool is_home(char letter, size_t square)
{
    static const char officers[] = "rnbqkbnr";
    size_t row = square / BOARD_SIZE, own = is_white(letter) ? BOARD_SIZE - 1 : 0;
    if (to_lower(letter) == 'p')
        return row == (own ? own - 1 : 1);
    return row == own && officers[square % BOARD_SIZE] == to_lower(letter);
}

/* A pawn never stands on the first or last row. */
static bool is_impossible(char letter, size_t square)
{
    size_t row = square / BOARD_SIZE;
    return to_lower(letter) == 'p' && (row == 0 || row == BOARD_SIZE - 1);
}

/* A bishop whose twin stands on a square of the same colour. */
static bool has_twin(const struct diagram *d, size_t square)
{
    size_t shade = (square / BOARD_SIZE + square) % 2;
    if (to_lower(d->squares[square]) != 'b')
        return false;
    for (size_t i = 0; i < SQUARE_COUNT; i++)
        if (i != square && d->squares[i] == d->squares[square] && (i / BOARD_SIZE + i) % 2 == shade)
            return true;
    return false;
}

int square_support(const struct diagram *d, const struct near_boards *near, size_t square)
{
    enum { NEAR = 4, DRAWN = 4, HOME = 1, TWIN = -2, IMPOSSIBLE = -100 };
    char letter = d->squares[square];
    int support = 0;
    for (size_t i = 0; i < near->count; i++)
        support += near->items[i]->squares[square] == letter ? NEAR : 0;
    return support + (is_drawn(d, square) ? DRAWN : 0) + (is_home(letter, square) ? HOME : 0) +
           (has_twin(d, square) ? TWIN : 0) + (is_impossible(letter, square) ? IMPOSSIBLE : 0);
}

static bool is_missed(const struct diagram *d, const struct near_boards *near, size_t square)
{
    if (d->squares[square] != '.')
        return false;
    for (size_t i = 0; i < near->count; i++)
        if (near->items[i]->squares[square] == '.' ||
            near->items[i]->squares[square] != near->items[0]->squares[square])
            return false;
    return near->count > 0;
}

size_t square_missed(const struct diagram *d, const struct near_boards *near)
{
    size_t missed = SQUARE_COUNT;
    for (size_t i = 0; i < SQUARE_COUNT; i++) {
        if (!is_missed(d, near, i))
            continue;
        if (missed != SQUARE_COUNT)
            return SQUARE_COUNT;
        missed = i;
    }
    return missed;
}

/* Cards are laid by hand: the same card lies not quite in the same place. */
bool card_is_placed(const struct card *a, const struct card *b)
{
    const double crooked = 0.3;
    return fabs(a->x.value - b->x.value) < crooked && fabs(a->y.value - b->y.value) < crooked;
}

bool card_is_same(const struct card *a, const struct card *b)
{
    return a->face.kind == b->face.kind && a->face.letter == b->face.letter &&
           a->face.rank == b->face.rank && a->face.suit == b->face.suit && card_is_placed(a, b);
}

struct card card_across(const struct card *card)
{
    struct card across = *card;
    struct box box = card_box(card);
    across.y.value = BOARD_SIZE - (box.bottom - box.top) - card->y.value;
    return across;
}

int card_support(const struct near_boards *near, const struct card *card)
{
    enum { MOST_CARDS = 64 }; /* a deck; more are not looked at */
    int support = 0;
    for (size_t i = 0; i < near->count; i++)
        for (size_t j = 0; j < near->items[i]->cards.count && j < MOST_CARDS; j++)
            if (card_is_same(card, &near->items[i]->cards.items[j])) {
                support++;
                break;
            }
    return support;
}

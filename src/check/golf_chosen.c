/* Chosen pieces of Chess Golf: each card has its piece, and rings, where there are any, mark all
 * pieces of the chosen types and no others ("Chess Golf" in the rulebook, Play and Problems). */
#include "check/book_game.h"
#include "check/names.h"
#include "check/parts.h"
#include "check/scene.h"
#include "game/cards.h"
#include "game/golf_solver.h"
#include "game/notation.h"

/* A board of the game on which nothing has moved yet. */
struct choice {
    const struct diagram *d;
    int standing[16]; /* pieces on the board, by their code */
    int ringed[16];   /* of those, with a ring */
    int chosen[16];   /* cards */
    int cards, rings;
    const struct arrow *ring_at[SQUARE_COUNT]; /* a8 first */
};

static bool is_ring(const struct arrow *a)
{
    return a->from.file == a->to.file && a->from.rank == a->to.rank;
}

static uint8_t piece_at(const struct diagram *d, size_t index)
{
    return piece_from_letter(d->squares[index]);
}

/* Grey arrows are hints; the others are moves, and may have captured what a card chose. */
static bool has_moved(const struct diagram *d)
{
    for (size_t i = 0; i < d->arrows.count; i++)
        if (!is_ring(&d->arrows.items[i]) && d->arrows.items[i].colour != COLOUR_GREY)
            return true;
    return false;
}

static void gather_rings(struct choice *c)
{
    for (size_t i = 0; i < c->d->arrows.count; i++) {
        const struct arrow *a = &c->d->arrows.items[i];
        if (!is_ring(a) || a->to.file > BOARD_SIZE || a->to.rank < 1 || a->to.rank > BOARD_SIZE)
            continue;
        c->ring_at[(BOARD_SIZE - a->to.rank) * BOARD_SIZE + a->to.file - 1] = a;
        c->rings++;
    }
}

static struct choice gather(const struct diagram *d)
{
    struct choice c = {.d = d};
    gather_rings(&c);
    for (size_t i = 0; i < SQUARE_COUNT; i++) {
        c.standing[piece_at(d, i)]++;
        c.ringed[piece_at(d, i)] += c.ring_at[i] != NULL;
    }
    for (size_t i = 0; i < d->cards.count; i++) {
        c.chosen[scene_card(d->cards.items[i].face)]++;
        c.cards += d->cards.items[i].face.kind != CARD_BACK;
    }
    return c;
}

/* ---- Cards ---- */

/* Of cards that choose the same, the last written is the one too many. */
static const struct card *last_like(const struct choice *c, const struct card *card)
{
    const struct card *last = card;
    for (size_t i = 0; i < c->d->cards.count; i++)
        if (scene_card(c->d->cards.items[i].face) == scene_card(card->face) &&
            c->d->cards.items[i].at.begin > last->at.begin)
            last = &c->d->cards.items[i];
    return last;
}

static bool check_card(struct sink *sink, const struct choice *c, const struct card *card)
{
    uint8_t piece = scene_card(card->face);
    if (card->face.kind == CARD_BACK)
        return true;
    if (piece == NO_CARD || (piece & 7) == CHECKER) {
        finding_add(sink, GOLF_CHOSEN, card->face_at, "this card chooses no piece");
        return false;
    }
    if (c->chosen[piece] > c->standing[piece]) {
        finding_add(sink, GOLF_CHOSEN, last_like(c, card)->face_at,
                    "%d cards choose a %s; the board has %d", c->chosen[piece], piece_words(piece),
                    c->standing[piece]);
        return false;
    }
    if (c->rings && !c->ringed[piece]) {
        finding_add(sink, GOLF_CHOSEN, card->face_at,
                    "this card chooses the %s, but it has no ring", piece_words(piece));
        return false;
    }
    return true;
}

static bool check_cards(struct sink *sink, const struct choice *c)
{
    if (c->cards < 2) {
        finding_add(sink, GOLF_CHOSEN, c->d->cards.items[0].at,
                    "at least two cards choose the pieces; here is one");
        return false;
    }
    for (size_t i = 0; i < c->d->cards.count; i++)
        if (!check_card(sink, c, &c->d->cards.items[i]))
            return false;
    return true;
}

/* ---- Rings ---- */

/* The side that a ring's colour stands for, or -1. */
static int side_of_ring(const struct arrow *ring)
{
    return ring->colour == COLOUR_GREY ? -1 : ring->colour == COLOUR_BLACK;
}

static bool check_ring(struct sink *sink, const struct choice *c, size_t index)
{
    const struct arrow *ring = c->ring_at[index];
    uint8_t piece = piece_at(c->d, index);
    int side = side_of_ring(ring);
    if (!piece)
        finding_add(sink, GOLF_CHOSEN, ring->to.at, "a ring marks a chosen piece; %s is empty",
                    square_words(sink->arena, (int)index ^ 56));
    else if (!c->chosen[piece])
        finding_add(sink, GOLF_CHOSEN, ring->to.at, "no card chooses the %s on %s",
                    piece_words(piece), square_words(sink->arena, (int)index ^ 56));
    else if (side >= 0 && side != (int)side_of(piece))
        finding_add(sink, GOLF_CHOSEN, ring->colour_at, "a %s ring under the %s",
                    colour_name(ring->colour), piece_words(piece));
    else
        return true;
    return false;
}

/* One at a time: a ring in the wrong place is also missing in the right one. */
static void check_rings(struct sink *sink, const struct choice *c)
{
    for (size_t i = 0; i < SQUARE_COUNT; i++)
        if (c->ring_at[i] && !check_ring(sink, c, i))
            return;
    for (size_t i = 0; i < SQUARE_COUNT; i++) {
        uint8_t piece = piece_at(c->d, i);
        if (!piece || c->ring_at[i] || !c->chosen[piece])
            continue;
        finding_add(sink, GOLF_CHOSEN, diagram_square_at(c->d, i),
                    "a card chooses the %s on %s, but it has no ring", piece_words(piece),
                    square_words(sink->arena, (int)i ^ 56));
        return;
    }
}

void check_golf_chosen(struct sink *sink, const struct book *book, const struct diagram *d)
{
    if (d->kind != DIAGRAM_BOARD || !d->sound || !d->cards.count || has_moved(d) ||
        diagram_game(book, d) != game_find(slice_of("golf")))
        return;
    struct choice c = gather(d);
    /* As many cards as pieces are those that the board was laid out by. */
    if (!c.cards || c.cards > GOLF_MOST_CARDS || c.cards >= SQUARE_COUNT - c.standing[NO_PIECE] - 1)
        return;
    if (check_cards(sink, &c) && c.rings)
        check_rings(sink, &c);
}

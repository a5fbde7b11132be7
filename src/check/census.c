/* One chess set and one deck are all that the games use. More is a warning, not an error:
 * promotion makes a second queen possible. */
#include "check/near.h"
#include "check/parts.h"

#include <stdlib.h>
#include <string.h>

static const struct set_row {
    char letter;
    size_t count;
    const char *name, *plural;
} chess_set[] = {
    {'p', 8, "pawn", "pawns"}, {'n', 2, "knight", "knights"}, {'b', 2, "bishop", "bishops"},
    {'r', 2, "rook", "rooks"}, {'q', 1, "queen", "queens"},   {'k', 1, "king", "kings"},
};

/* The checker cards of each colour in the deck. */
enum { CHECKER_CARDS = 4 };

static const struct set_row *set_row(char letter)
{
    for (size_t i = 0; i < sizeof chess_set / sizeof *chess_set; i++)
        if (chess_set[i].letter == to_lower(letter))
            return &chess_set[i];
    return NULL;
}

static bool is_white(char letter)
{
    return letter == to_upper(letter);
}

static const char *side(char letter)
{
    return is_white(letter) ? "white" : "black";
}

/* The one of all pieces of a kind that the least speaks for; else the first that is too many. */
static size_t oddest(const struct book *book, const struct diagram *d, size_t first_extra)
{
    struct near_boards near = near_boards_of(book, d);
    size_t odd = first_extra;
    for (size_t i = 0; i < SQUARE_COUNT; i++)
        if (d->squares[i] == d->squares[odd] &&
            square_support(d, &near, i) < square_support(d, &near, odd))
            odd = i;
    return odd;
}

/* Whether an arrow takes a pawn of this side to its last rank. */
static bool shows_promotion(const struct diagram *d, bool white)
{
    int last = white ? BOARD_SIZE : 1, before = white ? BOARD_SIZE - 1 : 2;
    for (size_t i = 0; i < d->arrows.count; i++) {
        const struct arrow *arrow = &d->arrows.items[i];
        if (arrow->colour == (white ? COLOUR_WHITE : COLOUR_BLACK) && arrow->to.rank == last &&
            arrow->from.rank == before && abs(arrow->to.file - arrow->from.file) <= 1)
            return true;
    }
    return false;
}

/* Whether the pieces beyond a set may have been pawns: so many lack, and here or a little before a
 * pawn is seen to promote. */
static bool is_promoted(const struct book *book, const struct diagram *d, const size_t seen[128],
                        bool white)
{
    enum { LOOK_BACK = 3 };
    size_t surplus = 0, index = (size_t)(d - book->diagrams.items);
    for (const char *p = white ? "NBRQ" : "nbrq"; *p; p++) {
        size_t count = seen[(unsigned char)*p], most = set_row(*p)->count;
        surplus += count > most ? count - most : 0;
    }
    if (seen[white ? 'P' : 'p'] + surplus > set_row('p')->count)
        return false;
    for (size_t back = 0; back <= LOOK_BACK && back <= index; back++)
        if (d[-(ptrdiff_t)back].chapter == d->chapter &&
            shows_promotion(&d[-(ptrdiff_t)back], white))
            return true;
    return false;
}

/* One finding a kind of piece, at the one that is too many. What the letters that the board
 * itself has too many could explain is reported already. */
static void census_of_pieces(struct sink *sink, const struct book *book, const struct diagram *d)
{
    size_t seen[128] = {0};
    size_t first_extra[128] = {0};

    for (size_t i = 0; i < SQUARE_COUNT; i++) {
        unsigned char piece = (unsigned char)d->squares[i];
        if (piece != '.' && ++seen[piece] == set_row((char)piece)->count + 1)
            first_extra[piece] = i;
    }
    for (const char *p = "pnbrqkPNBRQK"; *p; p++) {
        const struct set_row *row = set_row(*p);
        size_t count = seen[(unsigned char)*p];
        if (count <= row->count + d->surplus ||
            (to_lower(*p) != 'k' && is_promoted(book, d, seen, is_white(*p))))
            continue;
        struct span at = diagram_square_at(d, oddest(book, d, first_extra[(unsigned char)*p]));
        finding_add(sink, PIECE_CENSUS, at, "%zu %s %s; a chess set has %zu", count, side(*p),
                    row->plural, row->count);
        if (*p != 'p' && *p != 'P' && to_lower(*p) != 'k')
            finding_note(sink, "promotion could make this right");
    }
}

/* A number for each card that the deck has once or a few times; backs and empty squares have none.
 */
static bool card_index(size_t *index, size_t *most, const struct card_face *face)
{
    enum { LETTERS = 128, PIPS = 11, RANKS = 14 };
    switch (face->kind) {
    case CARD_PIECE:
        *index = (unsigned char)face->letter; /* pips only repeat what the letter says */
        *most = set_row(face->letter)->count;
        return true;
    case CARD_CHECKER:
        *most = face->pips < 0 ? CHECKER_CARDS : 1;
        *index = LETTERS + (size_t)(face->pips + 1) + (is_white(face->letter) ? PIPS : 0);
        return true;
    case CARD_PLAYING:
        *most = 1;
        *index = LETTERS + 2 * PIPS + (size_t)(strchr("SHDC", face->suit) - "SHDC") * RANKS +
                 (size_t)face->rank;
        return true;
    default:
        return false;
    }
}

/* A card by what it is, then by where it lies. */
struct placed {
    size_t index, most;
    const struct card *card;
};

static int by_index_and_place(const void *left, const void *right)
{
    const struct placed *a = left, *b = right;
    if (a->index != b->index)
        return a->index < b->index ? -1 : 1;
    const double p[] = {a->card->x.value, a->card->y.value, a->card->at.begin};
    const double q[] = {b->card->x.value, b->card->y.value, b->card->at.begin};
    for (size_t i = 0; i < 3; i++)
        if (p[i] != q[i])
            return p[i] < q[i] ? -1 : 1;
    return 0;
}

static bool is_same_place(const struct card *a, const struct card *b)
{
    return a->x.value == b->x.value && a->y.value == b->y.value;
}

/* Cards of one kind, told at the last of them. Two in one place are one card, drawn twice. */
static void census_of_kind(struct sink *sink, const struct placed *cards, size_t count)
{
    const struct card *last = cards[0].card;
    size_t places = 1;
    for (size_t i = 1; i < count; i++) {
        places += !is_same_place(cards[i].card, cards[i - 1].card);
        if (cards[i].card->at.begin > last->at.begin)
            last = cards[i].card;
    }
    if (places > cards[0].most)
        finding_add(sink, CARD_CENSUS, last->face_at, "%zu cards %s; a deck has %zu", places,
                    card_face_name(sink->arena, last->face), cards[0].most);
}

static void census_of_cards(struct arena *arena, struct sink *sink, const struct diagram *d)
{
    struct placed *cards = arena_alloc(arena, d->cards.count * sizeof *cards);
    size_t count = 0;

    for (size_t i = 0; i < d->cards.count; i++) {
        struct placed card = {.card = &d->cards.items[i]};
        if (card_index(&card.index, &card.most, &card.card->face))
            cards[count++] = card;
    }
    qsort(cards, count, sizeof *cards, by_index_and_place);
    for (size_t first = 0, end; first < count; first = end) {
        for (end = first; end < count && cards[end].index == cards[first].index; end++)
            ;
        census_of_kind(sink, cards + first, end - first);
    }
}

void check_census(struct arena *arena, struct sink *sink, const struct book *book,
                  const struct diagram *d)
{
    if (d->kind != DIAGRAM_BOARD)
        return;
    census_of_pieces(sink, book, d);
    census_of_cards(arena, sink, d);
}

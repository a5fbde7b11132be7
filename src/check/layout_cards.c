/* Set-ups that were laid out by cards and gaps, with all cards in drawing order beside the board
 * (game/layout.h). Such a diagram shows by itself what it is: it has about as many cards as pieces,
 * and they come in the order in which the pieces stand. */
#include "check/card_order.h"
#include "check/names.h"
#include "check/parts.h"
#include "check/scene.h"
#include "game/cards.h"
#include "game/layout.h"
#include "game/notation.h"

#include <string.h>

/* Fewer cards may lie there for many reasons. */
enum { LEAST_CARDS = 6, MOST_LAID = 32 };

/* The pieces of a board from a1 on to h8, or those of the cards. */
struct row_of_pieces {
    uint8_t pieces[MOST_LAID];
    uint8_t at[MOST_LAID]; /* squares; NO_SQUARE where there is no room */
    size_t count;
};

struct setup {
    const struct diagram *d;
    struct laid_cards cards;
    struct row_of_pieces drawn; /* where the cards put the pieces */
    struct row_of_pieces shown; /* where they stand */
};

/* ---- Reading ---- */

static void lay_next(struct row_of_pieces *row, struct board *board, uint8_t piece)
{
    int square = layout_square(board, piece);
    if (square != NO_SQUARE)
        board_put(board, square, piece);
    row->pieces[row->count] = piece;
    row->at[row->count++] = (uint8_t)square;
}

/* Whether all cards stand for pieces, and the numbers are near enough to each other. */
static bool read_setup(struct setup *s, struct arena *arena, const struct diagram *d)
{
    struct board board = {0};
    *s = (struct setup){.d = d, .cards = cards_in_order(arena, d)};
    if (s->cards.count < LEAST_CARDS || s->cards.count > MOST_LAID)
        return false;
    for (size_t i = 0; i < s->cards.count; i++) {
        uint8_t piece = s->cards.items[i].piece;
        if (piece == NO_CARD || (piece & 7) == CHECKER)
            return false;
        lay_next(&s->drawn, &board, piece);
    }
    for (int square = 0; square < SQUARE_COUNT; square++) {
        uint8_t piece = piece_from_letter(d->squares[square ^ 56]);
        if (!piece)
            continue;
        if (s->shown.count == MOST_LAID)
            return false;
        s->shown.pieces[s->shown.count] = piece;
        s->shown.at[s->shown.count++] = (uint8_t)square;
    }
    return s->shown.count + 1 >= s->drawn.count && s->shown.count <= s->drawn.count + 1;
}

/* ---- How near ---- */

/* The squares on which what is shown and what the cards say differ. */
static squares differing(const struct setup *s)
{
    uint8_t drawn[SQUARE_COUNT + 1] = {0}, shown[SQUARE_COUNT + 1] = {0};
    squares found = 0;
    for (size_t i = 0; i < s->drawn.count; i++)
        drawn[s->drawn.at[i]] = s->drawn.pieces[i];
    for (size_t i = 0; i < s->shown.count; i++)
        shown[s->shown.at[i]] = s->shown.pieces[i];
    for (int square = 0; square < SQUARE_COUNT; square++)
        found |= drawn[square] != shown[square] ? bit(square) : 0;
    return found;
}

/* How many pieces from the first on are the same, and how many from the last on behind those. */
struct alike {
    size_t first, last;
};

static struct alike compare_order(const struct row_of_pieces *a, const struct row_of_pieces *b)
{
    struct alike alike = {0};
    size_t least = a->count < b->count ? a->count : b->count;
    while (alike.first < least && a->pieces[alike.first] == b->pieces[alike.first])
        alike.first++;
    while (alike.first + alike.last < least &&
           a->pieces[a->count - alike.last - 1] == b->pieces[b->count - alike.last - 1])
        alike.last++;
    return alike;
}

static bool is_same_set(const struct row_of_pieces *a, const struct row_of_pieces *b)
{
    int counts[16] = {0};
    for (size_t i = 0; i < a->count; i++)
        counts[a->pieces[i]]++;
    for (size_t i = 0; i < b->count; i++)
        counts[b->pieces[i]]--;
    for (int piece = 0; piece < 16; piece++)
        if (counts[piece])
            return false;
    return true;
}

/* One card or piece too many, too few or wrong; the right ones in another order; a few squares. */
static bool is_near(const struct setup *s, squares differ)
{
    enum { FEW = 4 };
    struct alike alike = compare_order(&s->drawn, &s->shown);
    size_t most = s->drawn.count > s->shown.count ? s->drawn.count : s->shown.count;
    return count_of(differ) <= FEW || alike.first + alike.last + 1 >= most ||
           (s->cards.rows > 1 && is_same_set(&s->drawn, &s->shown));
}

/* Whether the board could be laid out by cards, only not by these. */
static bool is_laid_out(const struct row_of_pieces *shown)
{
    struct board board = {0};
    struct row_of_pieces again = {0};
    for (size_t i = 0; i < shown->count; i++)
        lay_next(&again, &board, shown->pieces[i]);
    return memcmp(again.at, shown->at, shown->count) == 0;
}

/* ---- Telling ---- */

/* "1st", "2nd", "13th" */
static const char *ordinal(size_t number)
{
    static const char *const endings[] = {"th", "st", "nd", "rd"};
    return number / 10 % 10 == 1 || number % 10 > 3 ? endings[0] : endings[number % 10];
}

/* How many cards lie in the row of one. */
static size_t row_size(const struct laid_cards *cards, size_t index)
{
    size_t count = 0;
    for (size_t i = 0; i < cards->count; i++)
        count += cards->items[i].row == cards->items[index].row;
    return count;
}

/* Of like cards next to each other one is too many: the one in the shortest row, or the last
 * written. */
static size_t oddest_like(const struct laid_cards *cards, size_t index)
{
    size_t odd = index;
    for (size_t i = index; i-- > 0 && cards->items[i].piece == cards->items[index].piece;) {
        size_t size = row_size(cards, i), least = row_size(cards, odd);
        if (size < least ||
            (size == least && cards->items[i].card->at.begin > cards->items[odd].card->at.begin))
            odd = i;
    }
    return odd;
}

/* The card to blame: one too many, or one that belongs elsewhere; else the first that is not as the
 * board. */
static size_t wrong_card(const struct setup *s)
{
    const struct row_of_pieces *drawn = &s->drawn, *shown = &s->shown;
    struct alike alike = compare_order(drawn, shown);
    size_t first = alike.first, end = drawn->count - alike.last;
    if (first >= drawn->count || shown->count > drawn->count)
        return first;
    if (drawn->count == shown->count + 1 && end == first + 1)
        return oddest_like(&s->cards, first);
    /* The last of those that differ was drawn before the first. */
    if (drawn->count == shown->count && end > first + 2 &&
        memcmp(drawn->pieces + first, shown->pieces + first + 1, end - first - 1) == 0)
        return end - 1;
    return first;
}

/* The board is as some cards would have it: one of these is wrong. */
static void report_card(struct sink *sink, const struct setup *s, size_t index)
{
    if (index >= s->cards.count) {
        finding_add(sink, LAYOUT_CARDS, s->cards.items[s->cards.count - 1].card->at,
                    "%zu pieces were laid out, but only %zu cards drawn", s->shown.count,
                    s->cards.count);
        return;
    }
    struct span at = s->cards.items[index].card->face_at;
    if (index >= s->shown.count)
        finding_add(sink, LAYOUT_CARDS, at, "no piece was laid out for this card, the %zu%s",
                    index + 1, ordinal(index + 1));
    else
        finding_add(
            sink, LAYOUT_CARDS, at, "the %zu%s card is the %s, but the %s on %s was laid out",
            index + 1, ordinal(index + 1), piece_words(s->drawn.pieces[index]),
            piece_words(s->shown.pieces[index]), square_words(sink->arena, s->shown.at[index]));
}

/* The place of a square in a row of pieces, or `count`. */
static size_t index_of(const struct row_of_pieces *row, int square)
{
    size_t index = 0;
    while (index < row->count && row->at[index] != square)
        index++;
    return index;
}

static void report_square(struct sink *sink, const struct setup *s, int square)
{
    size_t drawn = index_of(&s->drawn, square), shown = index_of(&s->shown, square);
    const char *name = square_words(sink->arena, square);
    struct span at = diagram_square_at(s->d, (size_t)square ^ 56);
    if (drawn == s->drawn.count) {
        finding_add(sink, LAYOUT_SQUARE, at, "no card puts the %s on %s",
                    piece_words(s->shown.pieces[shown]), name);
        return;
    }
    uint8_t found = shown < s->shown.count ? s->shown.pieces[shown] : NO_PIECE;
    finding_add(sink, LAYOUT_SQUARE, at, "%s on %s, where the %zu%s card puts the %s",
                the_piece(sink->arena, found), name, drawn + 1, ordinal(drawn + 1),
                piece_words(s->drawn.pieces[drawn]));
    finding_note_at(sink, s->cards.items[drawn].card->at, "the card");
}

void check_layout(struct arena *arena, struct sink *sink, const struct diagram *d)
{
    struct setup s;
    if (d->kind != DIAGRAM_BOARD || !d->sound || d->arrows.count || d->cards.count < LEAST_CARDS ||
        !read_setup(&s, arena, d))
        return;
    squares differ = differing(&s);
    if (!differ || !is_near(&s, differ))
        return;
    if (is_laid_out(&s.shown))
        report_card(sink, &s, wrong_card(&s));
    else
        report_square(sink, &s, first_of(differ));
}

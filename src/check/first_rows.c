/* Set-ups of Chess960: rows that the rules allow, one the mirror of the other, as the cards beside
 * the board give them ("Chess960" in the rulebook, Starting Position; game/rows.h). */
#include "check/book_game.h"
#include "check/card_order.h"
#include "check/names.h"
#include "check/parts.h"
#include "game/cards.h"
#include "game/notation.h"
#include "game/rows.h"

#include <string.h>

/* Two cards for the bishops, six for the other squares. */
enum { BISHOP_CARDS = 2, PIECE_CARDS = 6, ROW_CARDS = BISHOP_CARDS + PIECE_CARDS };

struct setup {
    const struct diagram *d;
    char rows[2][8]; /* by side, in capitals, '.' where no piece of that side stands */
    int astray;      /* squares between the rows that are not as at the start */
};

static const int first_square[2] = {[WHITE] = 56, [BLACK] = 0}; /* in the order of a diagram */

static char own_letter(const struct diagram *d, enum side side, int file)
{
    char letter = d->squares[first_square[side] + file];
    bool white = letter == to_upper(letter);
    return letter != '.' && white == (side == WHITE) ? to_upper(letter) : '.';
}

static char wanted_between(int index)
{
    return index < 16 ? 'p' : index >= 48 ? 'P' : '.';
}

static struct setup read_setup(const struct diagram *d)
{
    struct setup s = {.d = d};
    for (int file = 0; file < BOARD_SIZE; file++) {
        s.rows[WHITE][file] = own_letter(d, WHITE, file);
        s.rows[BLACK][file] = own_letter(d, BLACK, file);
    }
    for (int i = 8; i < 56; i++)
        s.astray += d->squares[i] != wanted_between(i);
    return s;
}

static bool is_allowed(const char row[8])
{
    const char *why;
    return row_is_allowed(&why, row);
}

/* ---- Cards ---- */

/* What the cards say, as far as it can be read. */
struct drawn {
    struct laid_cards cards;
    const struct laid_card *bishops, *pieces; /* NULL where they are not two and six */
};

/* A row of two cards and a row of six; else the first two of eight in one row. */
static struct drawn read_cards(struct arena *arena, const struct diagram *d)
{
    struct drawn drawn = {.cards = cards_in_order(arena, d)};
    const struct laid_card *cards = drawn.cards.items;
    if (drawn.cards.count != ROW_CARDS)
        return drawn;
    bool pieces_first =
        cards[PIECE_CARDS - 1].row == cards[0].row && cards[PIECE_CARDS].row != cards[0].row;
    drawn.bishops = pieces_first ? cards + PIECE_CARDS : cards;
    drawn.pieces = pieces_first ? cards : cards + BISHOP_CARDS;
    return drawn;
}

/* The number of a card that places a bishop: its pips, which are the gap of a piece's card, or the
 * rank of a playing card; 0 where it shows none. */
static int number_of(const struct laid_card *card)
{
    const struct card_face *face = &card->card->face;
    if (face->kind == CARD_PLAYING)
        return face->rank;
    if (face->kind == CARD_EMPTY || face->pips >= 0)
        return face->pips > 0 ? face->pips : 0;
    return (card->piece & 7) == CHECKER ? 0 : card_gap(card->piece);
}

/* The letter of the piece that one of the six cards gives, the king counting as a rook. */
static char letter_of(const struct laid_card *card)
{
    static const char ranks[14] = {[8] = 'N', [10] = 'R', [12] = 'Q'};
    const struct card_face *face = &card->card->face;
    if (face->kind == CARD_PLAYING)
        return ranks[face->rank];
    return face->kind == CARD_PIECE ? to_upper(face->letter) : '\0';
}

static bool row_of_cards(char row[8], const struct drawn *drawn)
{
    const char *why;
    int bishops[BISHOP_CARDS];
    uint8_t pieces[PIECE_CARDS];
    if (!drawn->bishops)
        return false;
    for (int i = 0; i < BISHOP_CARDS; i++)
        bishops[i] = number_of(&drawn->bishops[i]);
    for (int i = 0; i < PIECE_CARDS; i++)
        pieces[i] = (uint8_t)kind_from_letter(letter_of(&drawn->pieces[i]));
    return row_from_cards(row, &why, bishops, pieces);
}

/* The board is a row that the rules allow: find the card that does not lead to it. A checker card
 * without pips may have any number. */
static void check_cards(struct sink *sink, const char row[8], const struct drawn *drawn)
{
    int file = 0;
    for (int i = 0; i < BISHOP_CARDS; i++) {
        const struct laid_card *card = &drawn->bishops[i];
        int number = number_of(card);
        bool unknown = card->card->face.kind == CARD_CHECKER && card->card->face.pips < 0;
        if (unknown || (number >= 1 && number <= BOARD_SIZE && row[number - 1] == 'B' &&
                        !(i && number == number_of(card - 1))))
            continue;
        finding_add(sink, ROW_CARDS_DIFFER, card->card->face_at,
                    "no bishop stands where this card places one");
        finding_note(sink, "its number is %d", number);
        return;
    }
    for (int i = 0; i < PIECE_CARDS; i++, file++) {
        while (row[file] == 'B')
            file++;
        char wanted = row[file] == 'K' ? 'R' : row[file];
        if (letter_of(&drawn->pieces[i]) == wanted)
            continue;
        finding_add(sink, ROW_CARDS_DIFFER, drawn->pieces[i].card->face_at,
                    "this card gives another piece than the one on %c1", 'a' + file);
        if (row[file] == 'K')
            finding_note(sink, "the king stands for the second of three rooks");
        return;
    }
}

/* ---- The board ---- */

static void report_square(struct sink *sink, const struct setup *s, int index, char wanted,
                          const char *why)
{
    const char *name = square_words(sink->arena, index ^ 56);
    finding_add(sink, FIRST_ROW, diagram_square_at(s->d, (size_t)index), "%s on %s, not %s: %s",
                the_piece(sink->arena, piece_from_letter(s->d->squares[index])), name,
                the_piece(sink->arena, piece_from_letter(wanted)), why);
}

/* The first square of a side that is not as a row says. */
static bool check_row(struct sink *sink, const struct setup *s, enum side side, const char row[8],
                      const char *why)
{
    for (int file = 0; file < BOARD_SIZE; file++)
        if (s->rows[side][file] != row[file]) {
            char wanted = side == WHITE ? row[file] : to_lower(row[file]);
            report_square(sink, s, first_square[side] + file, wanted, why);
            return false;
        }
    return true;
}

static void check_between(struct sink *sink, const struct setup *s)
{
    for (int i = 8; i < 56; i++)
        if (s->d->squares[i] != wanted_between(i)) {
            report_square(sink, s, i, wanted_between(i), "pawns start as usual");
            return;
        }
}

/* Without cards: which of the two is the mirror of the other cannot be said, but for the rules. */
static void check_mirror(struct sink *sink, const struct setup *s)
{
    static const char mirror[] = "the black pieces mirror the white ones";
    const char *why;
    if (is_allowed(s->rows[WHITE]))
        check_row(sink, s, BLACK, s->rows[WHITE], mirror);
    else if (is_allowed(s->rows[BLACK]))
        check_row(sink, s, WHITE, s->rows[BLACK], mirror);
    else if (!row_is_allowed(&why, s->rows[WHITE])) {
        struct span at = diagram_square_at(s->d, (size_t)first_square[WHITE]);
        at.end = diagram_square_at(s->d, (size_t)first_square[WHITE] + BOARD_SIZE - 1).end;
        finding_add(sink, FIRST_ROW, at, "no row of this game: %s", why);
    }
}

static void check_setup(struct sink *sink, const struct setup *s, const struct drawn *drawn)
{
    static const char by_cards[] = "the cards give another row";
    char row[8];
    bool mirrored = memcmp(s->rows[WHITE], s->rows[BLACK], sizeof s->rows[WHITE]) == 0;
    if (mirrored && is_allowed(s->rows[WHITE])) {
        if (drawn->bishops)
            check_cards(sink, s->rows[WHITE], drawn);
    } else if (row_of_cards(row, drawn)) {
        if (check_row(sink, s, WHITE, row, by_cards))
            check_row(sink, s, BLACK, row, by_cards);
    } else {
        check_mirror(sink, s);
    }
    if (s->astray)
        check_between(sink, s);
}

/* Cards lie only beside a set-up. Without them a board is one when nothing has moved but what
 * stands in the rows; a piece or two may be wrong. */
void check_first_rows(struct arena *arena, struct sink *sink, const struct book *book,
                      const struct diagram *d)
{
    enum { FEW = 2, MANY_CARDS = 6 };
    if (d->kind != DIAGRAM_BOARD || !d->sound || d->arrows.count)
        return;
    struct setup s = read_setup(d);
    if (s.astray > (d->cards.count >= MANY_CARDS ? FEW : 0) ||
        diagram_game(book, d) != game_find(slice_of("chess960")))
        return;
    struct drawn drawn = read_cards(arena, d);
    if (drawn.cards.count >= MANY_CARDS && !drawn.bishops)
        finding_add(sink, ROW_CARDS_DIFFER, drawn.cards.items[drawn.cards.count - 1].card->at,
                    "two cards place the bishops and six the other pieces; here are %zu",
                    drawn.cards.count);
    else
        check_setup(sink, &s, &drawn);
}

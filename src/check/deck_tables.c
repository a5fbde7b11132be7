/* Tables of the cards that stand for pieces ("Appendix A" in the rulebook): as many cards as a set
 * has pieces, each card once, red ones for White, the gaps that boards are laid out by. A table may
 * leave pieces out; only what it says is judged. */
#include "base/text.h"
#include "check/parts.h"
#include "game/cards.h"
#include "game/notation.h"

#include <string.h>

enum { SUITS = 4, RANKS = 13, LETTERS = 128 };

/* Where a card was seen first. */
struct seen {
    const struct diagram *table;
    const struct card_row *row;
    size_t cell;
};

/* The tables of one chapter belong together: one for each colour. */
struct deck {
    size_t chapter;
    struct seen seen[SUITS][RANKS];
};

static bool is_white(char letter)
{
    return letter == to_upper(letter);
}

static bool is_red(char suit)
{
    return suit == 'H' || suit == 'D';
}

static bool is_card(const struct card_row *row, size_t cell)
{
    return row->cards[cell].given;
}

static size_t row_cards(const struct card_row *row)
{
    size_t count = 0;
    for (size_t i = 0; i < CARDS_A_ROW; i++)
        count += is_card(row, i);
    return count;
}

/* ---- One card ---- */

/* Whether the other suit of the colour has a card of that rank in the row, or the row has only one
 * suit. */
static bool is_paired(const struct card_row *row, size_t cell)
{
    const struct card_face *card = &row->cards[cell].face;
    bool two_suits = false;
    for (size_t i = 0; i < CARDS_A_ROW; i++) {
        const struct card_face *other = &row->cards[i].face;
        if (!is_card(row, i) || other->suit == card->suit)
            continue;
        two_suits = true;
        if (other->rank == card->rank)
            return true;
    }
    return !two_suits;
}

/* Of two equal cards, the one that does not fit into its row is told; else the second. Returns its
 * row. */
static const struct card_row *report_twice(struct sink *sink, struct seen first, struct seen second)
{
    bool swap = !is_paired(first.row, first.cell) && is_paired(second.row, second.cell);
    struct seen told = swap ? first : second, other = swap ? second : first;
    const char *name = card_face_name(sink->arena, told.row->cards[told.cell].face);
    if (first.table == second.table)
        finding_add(sink, CARD_TWICE, told.row->cards[told.cell].at, "%s is in this table twice",
                    name);
    else
        finding_add(sink, CARD_TWICE, told.row->cards[told.cell].at,
                    "%s stands for %c here and for %c in another table", name, told.row->letter,
                    other.row->letter);
    finding_note_at(sink, other.row->cards[other.cell].at,
                    swap ? "the other is here" : "the first is here");
    return told.row;
}

/* The row that a finding was made about, or NULL. */
static const struct card_row *check_card(struct deck *deck, struct sink *sink, struct seen card)
{
    const struct card_face *face = &card.row->cards[card.cell].face;
    if (is_red(face->suit) != is_white(card.row->letter)) {
        finding_add(sink, DECK_COLOUR, card.row->cards[card.cell].at,
                    "%s is a %s card; %s ones stand for %s pieces",
                    card_face_name(sink->arena, *face), is_red(face->suit) ? "red" : "black",
                    is_red(face->suit) ? "black" : "red", is_red(face->suit) ? "black" : "white");
        return card.row;
    }
    struct seen *first = &deck->seen[strchr("SHDC", face->suit) - "SHDC"][face->rank - 1];
    if (!first->table) {
        *first = card;
        return NULL;
    }
    /* A later table may say the same again. */
    if (first->table != card.table && first->row->letter == card.row->letter)
        return NULL;
    return report_twice(sink, *first, card);
}

/* ---- One row ---- */

static void check_pairs(struct sink *sink, const struct card_row *row)
{
    for (size_t i = 0; i < CARDS_A_ROW; i++)
        if (is_card(row, i) && !is_paired(row, i)) {
            finding_add(sink, DECK_PAIR, row->cards[i].at,
                        "the other suit of row %c has no card of this rank", row->letter);
            return;
        }
}

static void check_count(struct sink *sink, const struct card_row *row)
{
    enum { CHECKER_CARDS = 4 };
    size_t count = row_cards(row), wanted = CHECKER_CARDS;
    if (to_lower(row->letter) != 'c')
        wanted = one_set[kind_from_letter(to_upper(row->letter))];
    if (count != wanted)
        finding_add(sink, DECK_COUNT, row->letter_at, "row %c has %zu %s; a set needs %zu",
                    row->letter, count, count == 1 ? "card" : "cards", wanted);
}

/* Where one row of the table has a gap, all that need one have it. True when this one does. */
static bool check_gap(struct sink *sink, const struct card_row *row, bool wanted)
{
    int gap = to_lower(row->letter) == 'c' ? 0 : card_gap(piece_from_letter(row->letter));
    size_t before = sink->findings.count;
    if (row->has_gap && row->gap != gap)
        finding_add(sink, DECK_GAP, row->gap_at, "the gap of %c is %d", row->letter, gap);
    else if (!row->has_gap && gap && wanted)
        finding_add(sink, DECK_GAP, row->letter_at, "row %c has no gap; it is %d", row->letter,
                    gap);
    return sink->findings.count == before;
}

/* ---- The printed deck ---- */

static const char *cards_of(unsigned count)
{
    return count == 1 ? "card" : "cards";
}

/* What a deck has for a letter is what its table has to have. */
static void compare_count(struct sink *sink, const struct card_row *row,
                          const struct check_deck *deck)
{
    unsigned has = deck->cards[(unsigned char)row->letter];
    size_t count = row_cards(row);
    if (has != count)
        finding_add(sink, DECK_DIFFERS, row->letter_at, "row %c has %zu %s; the deck %s has %u",
                    row->letter, count, cards_of((unsigned)count), deck->name, has);
}

/* A gap is printed as pips. */
static void compare_gap(struct sink *sink, const struct card_row *row,
                        const struct check_deck *deck)
{
    unsigned char letter = (unsigned char)row->letter;
    int pips = (int)deck->pips[letter];
    if (row->has_gap && to_lower(row->letter) != 'c' && deck->cards[letter] && row->gap != pips)
        finding_add(sink, DECK_DIFFERS, row->gap_at,
                    "the gap of %c is %d; its card in the deck %s has %d %s", row->letter, row->gap,
                    deck->name, pips, pips == 1 ? "pip" : "pips");
}

/* What the tables of one chapter have rows for. */
struct chapter_rows {
    const struct diagram *last;
    bool has[LETTERS];
    bool in_doubt; /* a row could not be read */
};

/* Letters of the deck that no row of a chapter has: told at the last of its tables. */
static void report_rowless(struct sink *sink, const struct check_deck *deck,
                           const struct chapter_rows *rows)
{
    struct text letters = text_new(sink->arena);
    for (int letter = 0; letter < LETTERS; letter++)
        if (deck->cards[letter] > 0 && !rows->has[letter])
            text_format(&letters, "%s%c", letters.len ? ", " : "", letter);
    if (rows->last && letters.len && !rows->in_doubt)
        finding_add(sink, DECK_DIFFERS, rows->last->at,
                    "the deck %s has cards for %s, which no table has a row for", deck->name,
                    letters.ptr);
}

static void compare_rows(struct sink *sink, const struct book *book, const struct check_deck *deck)
{
    struct chapter_rows rows = {0};
    for (size_t i = 0; i < book->diagrams.count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        if (d->kind != DIAGRAM_CARDS || !d->card_table)
            continue;
        if (rows.last && rows.last->chapter != d->chapter) {
            report_rowless(sink, deck, &rows);
            rows = (struct chapter_rows){0};
        }
        rows.last = d;
        rows.in_doubt = rows.in_doubt || !d->sound;
        for (size_t k = 0; k < d->card_table->count; k++)
            rows.has[(unsigned char)d->card_table->items[k].letter] = true;
    }
    report_rowless(sink, deck, &rows);
}

/* ---- All tables ---- */

/* The cards first: one that is told says enough about its row, above or below. */
static void check_one_table(struct deck *deck, struct sink *sink, const struct diagram *d,
                            const struct check_deck *printed)
{
    const struct card_table *table = d->card_table;
    bool told[LETTERS] = {false}, gaps = false;
    for (size_t i = 0; i < table->count; i++) {
        const struct card_row *row = &table->items[i];
        gaps = gaps || row->has_gap;
        for (size_t cell = 0; cell < CARDS_A_ROW; cell++) {
            const struct card_row *found =
                is_card(row, cell) ? check_card(deck, sink, (struct seen){d, row, cell}) : NULL;
            if (found)
                told[(unsigned char)found->letter] = true;
        }
    }
    for (size_t i = 0; i < table->count; i++) {
        const struct card_row *row = &table->items[i];
        if (row->faulty)
            continue;
        if (!told[(unsigned char)row->letter]) {
            check_pairs(sink, row);
            if (printed)
                compare_count(sink, row, printed);
            else
                check_count(sink, row);
        }
        if (check_gap(sink, row, gaps) && printed)
            compare_gap(sink, row, printed);
    }
}

void check_card_tables(struct sink *sink, const struct book *book, const struct check_deck *printed)
{
    struct deck deck = {.chapter = NO_SECTION};
    for (size_t i = 0; i < book->diagrams.count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        if (d->kind != DIAGRAM_CARDS || !d->card_table)
            continue;
        if (d->chapter != deck.chapter)
            deck = (struct deck){.chapter = d->chapter};
        check_one_table(&deck, sink, d, printed);
    }
    if (printed)
        compare_rows(sink, book, printed);
}

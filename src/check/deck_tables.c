/* Tables of the cards that stand for pieces ("Appendix A" in the rulebook): as many cards as a set
 * has pieces, each card once, red ones for White, the gaps that boards are laid out by. A table may
 * leave pieces out, in both colours. */
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
    bool has[LETTERS];            /* a row */
    const struct diagram *last;   /* of its tables */
    const struct diagram *own[2]; /* the last one with a row of a colour: black, white */
    bool in_doubt;                /* a row could not be read */
    size_t findings;              /* in the sink before */
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

/* ---- What every book is held against ---- */

/* Every chess set has as many pieces, and boards are laid out by the same gaps; the deck that comes
 * with rookpress has these cards, which tests/unit/deck makes sure of. */
struct check_deck check_usual_deck(void)
{
    enum { CHECKER_CARDS = 4 };
    struct check_deck deck = {.name = "cards/deck.xml"};
    for (const char *letter = "PNBRQKpnbrqk"; *letter; letter++) {
        deck.cards[(unsigned char)*letter] = one_set[kind_from_letter(to_upper(*letter))];
        deck.pips[(unsigned char)*letter] = (unsigned)card_gap(piece_from_letter(*letter));
    }
    deck.cards['C'] = deck.cards['c'] = CHECKER_CARDS;
    return deck;
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
    size_t count = row_cards(row);
    unsigned wanted = check_usual_deck().cards[(unsigned char)row->letter];
    if (count != wanted)
        finding_add(sink, DECK_COUNT, row->letter_at, "row %c has %zu %s; a set needs %u",
                    row->letter, count, count == 1 ? "card" : "cards", wanted);
}

/* Where one row of the table has a gap, all that need one have it. True when this one does. */
static bool check_gap(struct sink *sink, const struct card_row *row, bool wanted)
{
    int gap = (int)check_usual_deck().pips[(unsigned char)row->letter];
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

/* Letters of the deck that no row of a chapter has: told at the last of its tables. */
static void report_rowless(struct sink *sink, const struct deck *deck,
                           const struct check_deck *printed)
{
    struct text letters = text_new(sink->arena);
    for (int letter = 0; letter < LETTERS; letter++)
        if (printed->cards[letter] > 0 && !deck->has[letter])
            text_format(&letters, "%s%c", letters.len ? ", " : "", letter);
    if (letters.len && !deck->in_doubt)
        finding_add(sink, DECK_DIFFERS, deck->last->at,
                    "the deck %s has cards for %s, which no table has a row for", printed->name,
                    letters.ptr);
}

/* ---- Both colours ---- */

/* A table may leave kinds out; one that only one of the colours leaves out was forgotten, where
 * they have most of their kinds in common. Another finding may be why a row seems missing. */
static void check_missing_rows(struct sink *sink, const struct deck *deck)
{
    size_t common = 0, alone = 0;
    bool missing[LETTERS] = {false};
    for (const char *letter = "PNBRQKC"; *letter; letter++) {
        unsigned char white = (unsigned char)*letter, black = (unsigned char)to_lower(*letter);
        missing[white] = deck->has[black] && !deck->has[white];
        missing[black] = deck->has[white] && !deck->has[black];
        alone += missing[white] || missing[black];
        common += deck->has[white] && deck->has[black];
    }
    if (deck->in_doubt || sink->findings.count > deck->findings || alone >= common)
        return;
    for (unsigned char letter = 0; letter < LETTERS; letter++)
        if (missing[letter]) {
            bool white = is_white((char)letter);
            finding_add(sink, DECK_COUNT, deck->own[white]->at,
                        "no row for %c; there is one for %c, and a set needs both", letter,
                        white ? to_lower((char)letter) : to_upper((char)letter));
        }
}

/* ---- All tables ---- */

/* The cards first: one that is told says enough about its row, above or below. */
static void check_one_table(struct deck *deck, struct sink *sink, const struct diagram *d,
                            const struct check_deck *printed)
{
    const struct card_table *table = d->card_table;
    bool told[LETTERS] = {false}, gaps = false;
    deck->last = d;
    deck->in_doubt = deck->in_doubt || !d->sound;
    for (size_t i = 0; i < table->count; i++) {
        const struct card_row *row = &table->items[i];
        deck->has[(unsigned char)row->letter] = true;
        deck->own[is_white(row->letter)] = d;
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

static void finish_chapter(struct sink *sink, const struct deck *deck,
                           const struct check_deck *printed)
{
    if (!deck->last)
        return;
    if (printed)
        report_rowless(sink, deck, printed);
    else
        check_missing_rows(sink, deck);
}

void check_card_tables(struct sink *sink, const struct book *book, const struct check_deck *printed)
{
    struct deck deck = {.chapter = NO_SECTION};
    for (size_t i = 0; i < book->diagrams.count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        if (d->kind != DIAGRAM_CARDS || !d->card_table)
            continue;
        if (!deck.last || d->chapter != deck.chapter) {
            finish_chapter(sink, &deck, printed);
            deck = (struct deck){.chapter = d->chapter, .findings = sink->findings.count};
        }
        check_one_table(&deck, sink, d, printed);
    }
    finish_chapter(sink, &deck, printed);
}

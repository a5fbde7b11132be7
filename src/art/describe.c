/* A diagram in words: what is said in which order, and the words that all parts share. */
#include "art/describe.h"
#include "art/art.h"

/* From what a player asks first, where the pieces stand, to what lies beside the board. */
static void describe_board(struct text *out, const struct diagram *d)
{
    describe_pieces(out, d);
    describe_arrows(out, d);
    describe_rings(out, d);
    describe_frames(out, d);
    describe_words(out, d);
    describe_checkers(out, d);
    describe_cards(out, d);
}

const char *art_describe(struct arena *arena, const struct diagram *d)
{
    struct text out = text_new(arena);
    switch (d->kind) {
    case DIAGRAM_BOARD:
        describe_board(&out, d);
        break;
    case DIAGRAM_MASQUERADE:
    case DIAGRAM_CLOAK:
        describe_grid(&out, d);
        break;
    case DIAGRAM_CARDS:
        describe_card_table(&out, d);
        break;
    }
    return out.ptr;
}

/* ---- Words ---- */

void say_gap(struct text *out)
{
    if (out->len)
        text_add_char(out, ' ');
}

void say_comma(struct text *out, size_t i, size_t count, const char *last)
{
    if (i)
        text_add(out, i + 1 == count ? last : ", ");
}

void say_count(struct text *out, size_t count)
{
    static const char *const words[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                        "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    if (count < sizeof words / sizeof *words)
        text_add(out, words[count]);
    else
        text_format(out, "%zu", count);
}

const char *plural(size_t count)
{
    return count == 1 ? "" : "s";
}

const char *piece_name(char letter)
{
    switch (to_lower(letter)) {
    case 'k':
        return "king";
    case 'q':
        return "queen";
    case 'r':
        return "rook";
    case 'b':
        return "bishop";
    case 'n':
        return "knight";
    case 'p':
        return "pawn";
    case 'c':
        return "checker";
    case 'e':
        return "empty square";
    default:
        return "piece";
    }
}

const char *side_name(char letter)
{
    return colour_name(letter == to_upper(letter) ? COLOUR_WHITE : COLOUR_BLACK);
}

void say_capital(struct text *out, const char *word)
{
    text_add_char(out, to_upper(*word));
    text_add(out, word + 1);
}

const char *rank_word(int rank)
{
    static const char *const words[] = {"ace",   "two",  "three", "four", "five",  "six", "seven",
                                        "eight", "nine", "ten",   "jack", "queen", "king"};
    return words[rank - 1];
}

const char *suit_word(char suit)
{
    return suit == 'S' ? "spades" : suit == 'H' ? "hearts" : suit == 'D' ? "diamonds" : "clubs";
}

void say_square(struct text *out, int file, int rank)
{
    text_format(out, "%c%d", 'a' + file - 1, rank);
}

size_t square_index(int file, int rank)
{
    if (file < 1 || file > BOARD_SIZE || rank < 1 || rank > BOARD_SIZE)
        return SQUARE_COUNT;
    return (size_t)((BOARD_SIZE - rank) * BOARD_SIZE + file - 1);
}

void say_place(struct text *out, const struct square *square)
{
    int right = square->file - BOARD_SIZE;
    int rank = square->rank < 1 ? 1 : square->rank > BOARD_SIZE ? BOARD_SIZE : square->rank;

    if (rank != square->rank)
        text_format(out, "%s %s", square->rank < rank ? "below" : "above", right > 0 ? "and " : "");
    if (right > 1)
        text_format(out, "%d squares ", right);
    if (right > 0)
        text_add(out, "right of ");
    say_square(out, right > 0 ? BOARD_SIZE : square->file, rank);
}

bool same_square(const struct square *a, const struct square *b)
{
    return a->file == b->file && a->rank == b->rank;
}

bool is_ring(const struct arrow *arrow)
{
    return same_square(&arrow->from, &arrow->to);
}

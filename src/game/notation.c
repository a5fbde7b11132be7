#include "game/notation.h"

#include "game/cards.h"

#include <string.h>

static const char letters[] = ".PNBRQKC";

static char letter_of(uint8_t card)
{
    char letter = letters[card & 7];
    return card & 8 ? to_lower(letter) : letter;
}

char piece_letter(uint8_t piece)
{
    return letter_of(piece);
}

static uint8_t from_letter(char letter)
{
    const char *found = letter != '.' && letter ? strchr(letters, to_upper(letter)) : NULL;
    if (!found)
        return NO_PIECE;
    return (uint8_t)((found - letters) | (letter == to_upper(letter) ? 0 : 8));
}

uint8_t piece_from_letter(char letter)
{
    uint8_t piece = from_letter(letter);
    return (piece & 7) == CHECKER ? NO_PIECE : piece;
}

enum piece_kind kind_from_letter(char letter)
{
    uint8_t piece = piece_from_letter(letter);
    return side_of(piece) == WHITE ? kind_of(piece) : NO_PIECE;
}

void square_add(struct text *out, int square)
{
    text_format(out, "%c%d", 'a' + file_of(square), rank_of(square) + 1);
}

static void drop(struct slice *text, size_t count)
{
    text->ptr += count;
    text->len -= count;
}

bool square_take(int *square, struct slice *text)
{
    if (text->len < 2 || text->ptr[0] < 'a' || text->ptr[0] > 'h' || text->ptr[1] < '1' ||
        text->ptr[1] > '8')
        return false;
    *square = text->ptr[0] - 'a' + (text->ptr[1] - '1') * 8;
    drop(text, 2);
    return true;
}

void card_add(struct text *out, uint8_t card)
{
    if (card & (CARD_RIGHT | CARD_UP))
        text_format(out, "%c%d", card & CARD_RIGHT ? '>' : '^', card & 15);
    else
        text_add_char(out, card == NO_CARD ? '?' : letter_of(card));
}

bool card_take(uint8_t *card, struct slice *text)
{
    if (!text->len)
        return false;
    char first = *text->ptr;
    *card = from_letter(first);
    if (*card || first == '?') {
        drop(text, 1);
        return true;
    }
    if ((first != '>' && first != '^') || text->len < 2 || !is_digit(text->ptr[1]))
        return false;
    *card = (uint8_t)((first == '>' ? CARD_RIGHT : CARD_UP) | (text->ptr[1] - '0'));
    drop(text, 2);
    return true;
}

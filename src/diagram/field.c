/* Single fields: numbers, squares, colours, cards. */
#include "diagram/reader.h"

#include "base/number.h"

#include <string.h>

struct field reader_field(const struct reader *r, struct slice text)
{
    text = slice_trim(text);
    return (struct field){text, source_span(r->source, text)};
}

struct slice reader_line(const struct reader *r, struct block_line line)
{
    return (struct slice){r->source->text.ptr + line.begin, line.end - line.begin};
}

static bool check_range(struct reader *r, struct field field, double value, double least,
                        double most)
{
    if (value >= least && value <= most)
        return true;
    finding_add(r->sink, NUMBER_RANGE, field.at, "%s is not between %g and %g",
                finding_quote(r->sink, field.text), least, most);
    return false;
}

bool read_number(struct number *number, struct reader *r, struct field field, double least,
                 double most)
{
    number->at = field.at;
    if (number_parse(&number->value, field.text))
        return check_range(r, field, number->value, least, most);
    finding_add(r->sink, BAD_NUMBER, field.at, "%s is no number",
                finding_quote(r->sink, field.text));
    return false;
}

bool read_whole(int *number, struct reader *r, struct field field, int least, int most)
{
    long value;
    if (!number_parse_whole(&value, field.text)) {
        finding_add(r->sink, BAD_NUMBER, field.at, "%s is no whole number",
                    finding_quote(r->sink, field.text));
        return false;
    }
    *number = (int)value;
    return check_range(r, field, (double)value, least, most);
}

/* Files a to h are the board; i to p can only lie in the right margin. */
bool read_square(struct square *square, struct reader *r, struct field field)
{
    struct slice s = field.text;
    square->at = field.at;
    if (s.len == 2 && s.ptr[0] >= 'a' && s.ptr[0] <= 'p' && is_digit(s.ptr[1])) {
        square->file = s.ptr[0] - 'a' + 1;
        square->rank = s.ptr[1] - '0';
        return true;
    }
    finding_add(r->sink, BAD_SQUARE, field.at, "%s is no square", finding_quote(r->sink, s));
    if (s.len == 2 && s.ptr[0] >= 'A' && s.ptr[0] <= 'H' && is_digit(s.ptr[1]))
        finding_note(r->sink, "did you mean '%c%c'?", to_lower(s.ptr[0]), s.ptr[1]);
    else if (s.len == 2 && is_digit(s.ptr[0]) && s.ptr[1] >= 'a' && s.ptr[1] <= 'h')
        finding_note(r->sink, "did you mean '%c%c'?", s.ptr[1], s.ptr[0]);
    else
        finding_note(r->sink, "squares run from a1 to h8; rank 0, rank 9 and files from i on lie "
                              "in the margin");
    return false;
}

static const char *const colour_words[] = {"white", "black", "grey", "gray"};

const char *colour_name(enum colour colour)
{
    return colour_words[colour];
}

bool read_colour(enum colour *colour, struct reader *r, struct field field)
{
    size_t count = sizeof colour_words / sizeof *colour_words;
    for (size_t i = 0; i < count; i++)
        if (slice_eq(field.text, colour_words[i])) {
            *colour = i > COLOUR_GREY ? COLOUR_GREY : (enum colour)i;
            return true;
        }
    finding_add(r->sink, BAD_COLOUR, field.at, "%s is no colour; there are white, black and grey",
                finding_quote(r->sink, field.text));
    finding_suggest(r->sink, field.text, colour_words, count);
    return false;
}

/* ---- Cards ---- */

static const char *const rank_names[] = {"A", "2", "3",  "4", "5", "6", "7",
                                         "8", "9", "10", "J", "Q", "K"};

static bool playing_card_parse(struct card_face *face, struct slice text)
{
    if (text.len < 2 || !strchr("SHDC", text.ptr[text.len - 1]) || !text.ptr[text.len - 1])
        return false;
    struct slice rank = {text.ptr, text.len - 1};
    for (int i = 0; i < 13; i++)
        if (slice_eq(rank, rank_names[i])) {
            *face = (struct card_face){.kind = CARD_PLAYING, .pips = -1, .rank = i + 1};
            face->suit = text.ptr[text.len - 1];
            return true;
        }
    return false;
}

/* A letter of the chess deck, with or without its pips. */
static bool chess_card_parse(struct card_face *face, struct slice text)
{
    if (text.len < 1 || text.len > 2 || (text.len == 2 && !is_digit(text.ptr[1])))
        return false;
    char letter = text.ptr[0];
    *face = (struct card_face){.letter = letter, .pips = text.len == 2 ? text.ptr[1] - '0' : -1};
    switch (to_lower(letter)) {
    case 'p':
    case 'n':
    case 'b':
    case 'r':
    case 'q':
    case 'k':
        face->kind = CARD_PIECE;
        return true;
    case 'c':
        face->kind = CARD_CHECKER;
        return true;
    case 'e':
        face->kind = CARD_EMPTY;
        return true;
    default:
        return false;
    }
}

/* Note the playing card that `text` would be in capitals, if it would be one. */
static bool suggest_playing_card(struct reader *r, struct slice text)
{
    enum { LONGEST = 3 };
    char upper[LONGEST];
    struct card_face face;

    if (text.len > LONGEST)
        return false;
    for (size_t i = 0; i < text.len; i++)
        upper[i] = to_upper(text.ptr[i]);
    if (!playing_card_parse(&face, (struct slice){upper, text.len}))
        return false;
    finding_note(r->sink, "did you mean '%.*s'?", (int)text.len, upper);
    return true;
}

bool read_playing_card(struct card_face *face, struct reader *r, struct field field)
{
    if (playing_card_parse(face, field.text))
        return true;
    finding_add(r->sink, BAD_CARD, field.at, "%s is no playing card",
                finding_quote(r->sink, field.text));
    if (!suggest_playing_card(r, field.text))
        finding_note(r->sink, "ranks are A, 2 to 10, J, Q and K; suits are S, H, D and C");
    return false;
}

bool read_card_face(struct card_face *face, struct reader *r, struct field field)
{
    if (slice_eq(field.text, "back")) {
        *face = (struct card_face){.kind = CARD_BACK, .pips = -1};
        return true;
    }
    if (playing_card_parse(face, field.text) || chess_card_parse(face, field.text))
        return true;
    finding_add(r->sink, BAD_CARD, field.at, "%s is no card", finding_quote(r->sink, field.text));
    static const char *const back[] = {"back"};
    if (!suggest_playing_card(r, field.text) && !finding_suggest(r->sink, field.text, back, 1))
        finding_note(r->sink, "a card is one of PNBRQKCE or pnbrqkce, with pips behind it or "
                              "without, 'back', or a playing card such as 'AS' or '10H'");
    return false;
}

const char *card_face_name(struct arena *arena, struct card_face face)
{
    switch (face.kind) {
    case CARD_BACK:
        return "back";
    case CARD_PLAYING:
        return format_string(arena, "%s%c", rank_names[face.rank - 1], face.suit);
    default:
        if (face.pips < 0)
            return format_string(arena, "%c", face.letter);
        return format_string(arena, "%c%d", face.letter, face.pips);
    }
}

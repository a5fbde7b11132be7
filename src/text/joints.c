#include "text/joints.h"

#include "text/break.h"

enum { HYPHEN = 0x2010, EN_DASH = 0x2013, EM_DASH = 0x2014, ELLIPSIS = 0x2026 };

/* ---- Inside words ---- */

static bool has_at(const struct letters *letters, size_t i, size_t end, const char *ascii)
{
    for (; *ascii; ascii++, i++)
        if (i >= end || letters->items[i].code != (unsigned char)*ascii)
            return false;
    return true;
}

bool joint_is_address(const struct letters *letters, size_t begin, size_t end)
{
    bool has_at_sign = false;
    for (size_t i = begin; i < end; i++) {
        uint32_t code = letters->items[i].code;
        if ((code == ':' && has_at(letters, i, end, "://")) ||
            (code == 'w' && i == begin && has_at(letters, i, end, "www.")))
            return true;
        if (code == '.' && has_at_sign && i + 1 < end && code_is_letter(letters->items[i + 1].code))
            return true;
        has_at_sign = has_at_sign || (code == '@' && i > begin);
    }
    return false;
}

static bool is_word_letter(uint32_t code)
{
    return code_is_letter(code) || code_is_digit(code);
}

/* Two letters, and no digits: neither "e2-e4" nor "3-2" nor "x-ray" is to be torn apart. */
static bool is_compound(const struct letters *letters, size_t i)
{
    return i >= 2 && code_is_letter(letter_at(letters, i - 2)) &&
           code_is_letter(letter_at(letters, i - 1)) && code_is_letter(letter_at(letters, i + 1)) &&
           code_is_letter(letter_at(letters, i + 2));
}

/* Behind a slash or full stop, before the signs of a query. */
static bool is_address_joint(uint32_t code, uint32_t next)
{
    if (code == '/' || code == '.')
        return code == '/' ? next != '/' : is_word_letter(next);
    return next == '?' || next == '&' || next == '#' || next == '=';
}

double joint_cost(const struct letters *letters, size_t i, bool in_address)
{
    uint32_t code = letters->items[i].code, next = letter_at(letters, i + 1);
    if (code_is_space(next))
        return BREAK_NEVER; /* the space is the place */
    if (in_address)
        return is_address_joint(code, next) ? JOINT_ADDRESS : BREAK_NEVER;
    if (code == '-' || code == HYPHEN || code == '/')
        return is_compound(letters, i) ? JOINT_COMPOUND : BREAK_NEVER;
    if (code == EM_DASH)
        return i && is_word_letter(next) ? JOINT_DASH : BREAK_NEVER;
    if (code == EN_DASH) /* not in "a1–h8" */
        return i && code_is_letter(letters->items[i - 1].code) && code_is_letter(next)
                   ? JOINT_DASH
                   : BREAK_NEVER;
    return BREAK_NEVER;
}

/* ---- At spaces ---- */

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* Signs that follow a number. "In" may be no unit, but a word: "3 in a row". */
static const char *const UNITS[] = {"mm", "cm", "m",   "km", "ft", "pt", "px", "dpi", "g", "kg",
                                    "mg", "s",  "min", "h",  "ms", "kB", "MB", "GB",  "%"};
static const char *const WORDS_AFTER_NUMBERS[] = {"in"};

/* What a number, or a letter as in "Appendix A", follows. */
static const char *const LABELS[] = {
    "p.",      "pp.",   "no.",  "nos.",    "fig.",    "vol.",     "ch.",     "page", "pages",
    "figure",  "table", "part", "chapter", "section", "appendix", "problem", "rule", "step",
    "example", "move",  "turn", "row",     "rank",    "column",   "file",    "card", "player"};

/* What a name follows. */
static const char *const TITLES[] = {"Dr.", "Mr.", "Mrs.", "Ms.", "St.", "Prof."};

enum { SECTION_SIGN = 0xA7, DEGREE_SIGN = 0xB0, TIMES_SIGN = 0xD7 };

static bool ends_word(uint32_t code)
{
    return !is_word_letter(code);
}

static bool is_capital(uint32_t code)
{
    return code >= 'A' && code <= 'Z';
}

/* One of the words begins at letter `i`, and ends there, too. */
static bool has_word_at(const struct letters *letters, size_t i, const char *const *words,
                        size_t count)
{
    for (size_t n = 0; n < count; n++)
        if (has_at(letters, i, letters->count, words[n]) &&
            ends_word(letter_at(letters, i + strlen(words[n]))))
            return true;
    return false;
}

/* The first letter of the word that ends before the space. */
static size_t word_before(const struct letters *letters, size_t space)
{
    while (space && !code_is_space(letters->items[space - 1].code) &&
           letters->items[space - 1].code != '(')
        space--;
    return space;
}

/* The word that ends before the space is one of these, but for the case of its first letter. */
static bool has_word_before(const struct letters *letters, size_t space, const char *const *words,
                            size_t count)
{
    size_t begin = word_before(letters, space);
    for (size_t n = 0; n < count; n++)
        if (space - begin == strlen(words[n]) &&
            (letters->items[begin].code | 0x20) == ((unsigned char)words[n][0] | 0x20) &&
            has_at(letters, begin + 1, space, words[n] + 1))
            return true;
    return false;
}

/* Letters with full stops: "e. g.", "J. R. R." */
static bool is_abbreviated(const struct letters *letters, size_t space)
{
    size_t begin = word_before(letters, space);
    return space - begin == 2 && code_is_letter(letters->items[begin].code) &&
           letters->items[begin + 1].code == '.' && code_is_letter(letter_at(letters, space + 1)) &&
           letter_at(letters, space + 2) == '.';
}

static bool is_square_at(const struct letters *letters, size_t i)
{
    uint32_t file = letter_at(letters, i), rank = letter_at(letters, i + 1);
    return file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8' &&
           ends_word(letter_at(letters, i + 2));
}

/* A move behind its number: "12 Nf3", "1. e4". */
static bool is_numbered_move(const struct letters *letters, size_t space)
{
    size_t begin = word_before(letters, space), end = space;
    if (end > begin && letters->items[end - 1].code == '.')
        end--;
    for (size_t i = begin; i < end; i++)
        if (!code_is_digit(letters->items[i].code))
            return false;
    return end > begin &&
           (is_square_at(letters, space + 1) ||
            (is_capital(letter_at(letters, space + 1)) && is_square_at(letters, space + 2)));
}

static bool is_thin(const struct letters *letters, size_t i, uint32_t before, uint32_t next)
{
    if (before == SECTION_SIGN && code_is_digit(next))
        return true;
    if (before == TIMES_SIGN || next == TIMES_SIGN)
        return true;
    if (code_is_digit(before) &&
        (next == DEGREE_SIGN || has_word_at(letters, i + 1, UNITS, COUNT_OF(UNITS))))
        return true;
    return is_abbreviated(letters, i) || is_numbered_move(letters, i);
}

enum joint_space joint_space(const struct letters *letters, size_t i)
{
    uint32_t before = i ? letters->items[i - 1].code : ' ', next = letter_at(letters, i + 1);
    bool is_letter_label = is_capital(next) && ends_word(letter_at(letters, i + 2));
    if (is_thin(letters, i, before, next))
        return JOINT_THIN;
    if (next == EN_DASH || next == EM_DASH || next == ELLIPSIS)
        return JOINT_HELD;
    if (code_is_digit(before) &&
        has_word_at(letters, i + 1, WORDS_AFTER_NUMBERS, COUNT_OF(WORDS_AFTER_NUMBERS)))
        return JOINT_HELD;
    if ((code_is_digit(next) || is_letter_label) &&
        has_word_before(letters, i, LABELS, COUNT_OF(LABELS)))
        return JOINT_HELD;
    if (is_capital(next) && has_word_before(letters, i, TITLES, COUNT_OF(TITLES)))
        return JOINT_HELD;
    return JOINT_FREE;
}

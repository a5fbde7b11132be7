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

double joint_cost(const struct letters *letters, size_t i, bool in_address)
{
    uint32_t code = letters->items[i].code, next = letter_at(letters, i + 1);
    if (code_is_space(next))
        return BREAK_NEVER; /* the space is the place */
    if (in_address)
        return (code == '/' && next != '/') || (code == '.' && is_word_letter(next)) ? JOINT_ADDRESS
                                                                                     : BREAK_NEVER;
    if (code == '-' || code == HYPHEN || code == '/')
        return is_compound(letters, i) ? JOINT_COMPOUND : BREAK_NEVER;
    if (code == EM_DASH || code == EN_DASH)
        return i && code_is_letter(next) ? JOINT_DASH : BREAK_NEVER;
    return BREAK_NEVER;
}

/* ---- At spaces ---- */

/* Signs that follow a number, and those that one follows. */
static const char *const UNITS[] = {"mm", "cm", "m", "km",  "in", "ft", "pt", "px", "dpi", "g",
                                    "kg", "mg", "s", "min", "h",  "ms", "kB", "MB", "GB",  "%"};
static const char *const BEFORE_NUMBERS[] = {"p.",   "pp.",  "no.",  "No.",
                                             "fig.", "Fig.", "vol.", "ch."};

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static bool ends_word(uint32_t code)
{
    return !is_word_letter(code);
}

static bool is_unit_after(const struct letters *letters, size_t space)
{
    for (size_t n = 0; n < COUNT_OF(UNITS); n++)
        if (has_at(letters, space + 1, letters->count, UNITS[n]) &&
            ends_word(letter_at(letters, space + 1 + strlen(UNITS[n]))))
            return true;
    return false;
}

static bool is_label_before(const struct letters *letters, size_t space)
{
    for (size_t n = 0; n < COUNT_OF(BEFORE_NUMBERS); n++) {
        size_t len = strlen(BEFORE_NUMBERS[n]);
        if (space >= len && has_at(letters, space - len, space, BEFORE_NUMBERS[n]) &&
            (space == len || ends_word(letters->items[space - len - 1].code)))
            return true;
    }
    return false;
}

bool joint_holds(const struct letters *letters, size_t i)
{
    uint32_t before = i ? letters->items[i - 1].code : ' ', next = letter_at(letters, i + 1);
    if (next == EN_DASH || next == EM_DASH || next == ELLIPSIS)
        return true;
    if (code_is_digit(before) && is_unit_after(letters, i))
        return true;
    return code_is_digit(next) && (before == 0xA7 || is_label_before(letters, i));
}

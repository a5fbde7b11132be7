/* Which way a quote turns is seen from its neighbours; where they do not tell, an apostrophe is the
 * commoner thing. English rules: they are wrong for no other language that quotes with these signs,
 * and authors of others type their own. */
#include "text/smart.h"

#include "base/text.h"
#include "base/utf8.h"

enum {
    LEFT_SINGLE = 0x2018,
    RIGHT_SINGLE = 0x2019,
    LEFT_DOUBLE = 0x201C,
    RIGHT_DOUBLE = 0x201D,
    PRIME = 0x2032,
    DOUBLE_PRIME = 0x2033,
    EN_DASH = 0x2013,
    EM_DASH = 0x2014,
    ELLIPSIS = 0x2026,
    NARROW_SPACE = 0x202F /* thin, and no line ends at it */
};

struct smart {
    const struct letters *in;
    const struct text_run *runs;
    struct letters out;
    const bool *closes_later; /* for each letter: a single quote that can only close follows */
    bool in_double;           /* after a double quote that opened */
};

/* ---- Neighbours ---- */

static bool is_plain(const struct smart *s, size_t i)
{
    return i < s->in->count && !s->runs[s->in->items[i].run].style.is_verbatim;
}

static bool is_here(const struct smart *s, size_t i, uint32_t code)
{
    return is_plain(s, i) && s->in->items[i].code == code;
}

static bool is_word(uint32_t code)
{
    return code_is_letter(code) || code_is_digit(code) || code == LETTER_PICTURE;
}

/* What a quote may open after. */
static bool is_opener(uint32_t code)
{
    switch (code) {
    case ' ':
    case '\n':
    case 0xA0:
    case '(':
    case '[':
    case '{':
    case '/':
    case '-':
    case EN_DASH:
    case EM_DASH:
    case LEFT_SINGLE:
    case LEFT_DOUBLE:
    case NARROW_SPACE:
        return true;
    default:
        return false;
    }
}

static bool opens_here(const struct smart *s, size_t i)
{
    uint32_t before = s->out.count ? s->out.items[s->out.count - 1].code : ' ';
    return is_opener(before) && !code_is_space(letter_at(s->in, i + 1));
}

/* A single quote behind a word and not inside one. */
static bool can_only_close(const struct smart *s, size_t i)
{
    return is_here(s, i, '\'') && i && !is_opener(letter_at(s->in, i - 1)) &&
           !is_word(letter_at(s->in, i + 1));
}

static const bool *find_closers(struct arena *arena, const struct smart *s)
{
    bool *later = arena_alloc(arena, s->in->count + 1);
    for (size_t i = s->in->count; i-- > 1;)
        later[i - 1] = later[i] || can_only_close(s, i);
    return later;
}

/* ---- Signs ---- */

static void emit(struct smart *s, uint32_t code, size_t from)
{
    struct letter letter = s->in->items[from];
    letter.code = code;
    s->out.items[s->out.count++] = letter;
}

/* How often `code` stands from `i` on; a longer row is a drawing and not a sign. */
static size_t count_row(const struct smart *s, size_t i, uint32_t code)
{
    size_t count = 0;
    while (count < 5 && is_here(s, i + count, code))
        count++;
    return count;
}

/* Each of these returns how many letters it has used. */
static size_t set_hyphens(struct smart *s, size_t i)
{
    size_t row = count_row(s, i, '-');
    bool is_apart = row == 1 && i && is_here(s, i - 1, ' ') && is_here(s, i + 1, ' ');
    if (row == 2 || row == 3 || is_apart) {
        emit(s, row == 3 ? EM_DASH : EN_DASH, i);
        return row;
    }
    size_t used = 0;
    for (; is_here(s, i + used, '-'); used++)
        emit(s, '-', i + used);
    return used;
}

static size_t set_dots(struct smart *s, size_t i)
{
    size_t row = count_row(s, i, '.');
    if (row == 3 || row == 4) {
        emit(s, ELLIPSIS, i);
        return 3;
    }
    size_t used = 0;
    for (; is_here(s, i + used, '.'); used++)
        emit(s, '.', i + used);
    return used;
}

/* Two quotes in a row need a little room between them. */
static void part_quotes(struct smart *s, size_t i)
{
    uint32_t before = s->out.count ? s->out.items[s->out.count - 1].code : ' ';
    if (i && is_plain(s, i - 1) && before >= LEFT_SINGLE && before <= RIGHT_DOUBLE)
        emit(s, NARROW_SPACE, i);
}

static size_t set_double(struct smart *s, size_t i)
{
    bool after_digit = s->out.count && code_is_digit(s->out.items[s->out.count - 1].code);
    part_quotes(s, i);
    if (opens_here(s, i) && !(s->in_double && code_is_space(letter_at(s->in, i + 1)))) {
        emit(s, LEFT_DOUBLE, i);
        s->in_double = true;
    } else if (after_digit && !s->in_double) {
        emit(s, DOUBLE_PRIME, i); /* 6" */
    } else {
        emit(s, RIGHT_DOUBLE, i);
        s->in_double = false;
    }
    return 1;
}

/* Words that have lost their beginning. */
static bool is_elided(const struct smart *s, size_t i)
{
    static const char *const words[] = {"tis",   "twas", "twere", "twill", "em",    "n",
                                        "cause", "til",  "round", "bout",  "gainst"};
    for (size_t n = 0; n < sizeof words / sizeof *words; n++) {
        size_t len = 0;
        while (words[n][len] && (letter_at(s->in, i + 1 + len) | 0x20) == (uint32_t)words[n][len])
            len++;
        uint32_t next = letter_at(s->in, i + 1 + len);
        bool is_quoted = next == '\'' && len > 1; /* but for 'n' */
        if (!words[n][len] && !is_word(next) && !is_quoted)
            return true;
    }
    return false;
}

/* '90s and 'tis begin with an apostrophe, as does what nothing closes. */
static size_t set_single(struct smart *s, size_t i)
{
    bool after_digit = s->out.count && code_is_digit(s->out.items[s->out.count - 1].code);
    part_quotes(s, i);
    if (opens_here(s, i) && s->closes_later[i] && !code_is_digit(letter_at(s->in, i + 1)) &&
        !is_elided(s, i))
        emit(s, LEFT_SINGLE, i);
    else if (after_digit && code_is_digit(letter_at(s->in, i + 1)))
        emit(s, PRIME, i); /* 5'10 */
    else
        emit(s, RIGHT_SINGLE, i);
    return 1;
}

static size_t set_letter(struct smart *s, size_t i)
{
    uint32_t code = s->in->items[i].code;
    if (is_plain(s, i)) {
        switch (code) {
        case '-':
            return set_hyphens(s, i);
        case '.':
            return set_dots(s, i);
        case '"':
            return set_double(s, i);
        case '\'':
            return set_single(s, i);
        default:
            break;
        }
    }
    emit(s, code, i);
    return 1;
}

struct letters smart_letters(struct arena *arena, const struct letters *letters,
                             const struct text_run *runs)
{
    struct smart s = {.in = letters, .runs = runs};
    /* A quote may bring a thin space along; all else grows no longer. */
    s.out.items = arena_alloc(arena, (2 * letters->count + 1) * sizeof *s.out.items);
    s.closes_later = find_closers(arena, &s);
    for (size_t i = 0; i < letters->count;)
        i += set_letter(&s, i);
    return s.out;
}

struct slice text_smart_line(struct arena *arena, struct slice line)
{
    const struct text_run run = {.text = line};
    struct letters plain = letters_of(arena, &run, 1), smart = smart_letters(arena, &plain, &run);
    struct text words = text_new(arena);
    for (size_t i = 0; i < smart.count; i++)
        utf8_add(&words, smart.items[i].code);
    return text_slice(&words);
}

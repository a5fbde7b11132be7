#include "text/letters.h"

#include "base/utf8.h"

#include <glib.h>

bool code_is_space(uint32_t code)
{
    return code == ' ' || code == '\n';
}

bool code_is_letter(uint32_t code)
{
    return code < 0x80 ? (code | 0x20) >= 'a' && (code | 0x20) <= 'z' : g_unichar_isalpha(code);
}

bool code_is_digit(uint32_t code)
{
    return code >= '0' && code <= '9';
}

uint32_t letter_at(const struct letters *letters, size_t i)
{
    return i < letters->count ? letters->items[i].code : ' ';
}

static uint32_t clean(uint32_t code)
{
    if (code == '\t' || code == '\r')
        return ' ';
    bool is_control = (code < 0x20 && code != '\n') || (code >= 0x7F && code < 0xA0);
    bool is_none = code == 0xFFFE || code == 0xFFFF || code == LETTER_PICTURE;
    return is_control || is_none ? UTF8_REPLACEMENT : code;
}

/* A blank that follows a blank, or a line end, or nothing, adds nothing; nor does one before a line
 * end. */
static void push(struct letters *letters, struct letter letter, bool is_verbatim)
{
    uint32_t before = letters->count ? letters->items[letters->count - 1].code : '\n';
    if (letter.code == ' ' && !is_verbatim && code_is_space(before))
        return;
    if (letter.code == '\n' && before == ' ')
        letters->count--;
    letters->items[letters->count++] = letter;
}

struct letters letters_of(struct arena *arena, const struct text_run *runs, size_t count)
{
    size_t most = 0;
    for (size_t r = 0; r < count; r++)
        most += runs[r].picture_width > 0 ? 1 : runs[r].text.len;
    struct letters letters = {arena_alloc(arena, (most + 1) * sizeof *letters.items), 0};
    for (size_t r = 0; r < count; r++) {
        struct slice text = runs[r].text;
        if (runs[r].picture_width > 0) {
            push(&letters, (struct letter){LETTER_PICTURE, (uint32_t)r, 0}, false);
            continue;
        }
        for (size_t at = 0; at < text.len;) {
            uint32_t code;
            size_t step = utf8_next((struct slice){text.ptr + at, text.len - at}, &code);
            push(&letters, (struct letter){clean(code), (uint32_t)r, (uint32_t)at},
                 runs[r].style.is_verbatim);
            at += step;
        }
    }
    while (letters.count && code_is_space(letters.items[letters.count - 1].code))
        letters.count--;
    return letters;
}

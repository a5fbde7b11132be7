#include "base/utf8.h"

#include <string.h>

/* Bytes of the valid code point at the front of `s`, or 0. */
static size_t decode(struct slice s, uint32_t *code)
{
    const unsigned char *p = (const unsigned char *)s.ptr;
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t len;

    if (p[0] < 0x80) {
        *code = p[0];
        return 1;
    }
    if (p[0] >= 0xC2 && p[0] < 0xE0)
        len = 2;
    else if ((p[0] & 0xF0) == 0xE0)
        len = 3;
    else if (p[0] >= 0xF0 && p[0] < 0xF5)
        len = 4;
    else
        return 0;
    if (s.len < len)
        return 0;
    uint32_t value = p[0] & (0x7Fu >> len);
    for (size_t i = 1; i < len; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return 0;
        value = value << 6 | (p[i] & 0x3Fu);
    }
    if (value < least[len] || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000))
        return 0;
    *code = value;
    return len;
}

size_t utf8_valid_len(struct slice s)
{
    size_t at = 0;
    while (at < s.len) {
        uint64_t eight;
        if (s.len - at >= sizeof eight) {
            memcpy(&eight, s.ptr + at, sizeof eight);
            if (!(eight & 0x8080808080808080u)) {
                at += sizeof eight;
                continue;
            }
        }
        uint32_t code;
        size_t step = decode((struct slice){s.ptr + at, s.len - at}, &code);
        if (!step)
            return at;
        at += step;
    }
    return at;
}

size_t utf8_next(struct slice s, uint32_t *code)
{
    size_t step = decode(s, code);
    if (step)
        return step;
    *code = UTF8_REPLACEMENT;
    return 1;
}

size_t utf8_count(struct slice s)
{
    size_t count = 0;
    for (size_t at = 0; at < s.len; count++) {
        uint32_t code;
        at += utf8_next((struct slice){s.ptr + at, s.len - at}, &code);
    }
    return count;
}

void utf8_add(struct text *out, uint32_t code)
{
    if (code > 0x10FFFF || (code >= 0xD800 && code < 0xE000))
        code = UTF8_REPLACEMENT;
    if (code < 0x80) {
        text_add_char(out, (char)code);
        return;
    }
    int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const unsigned lead[] = {0, 0xC0, 0xE0, 0xF0};
    text_add_char(out, (char)(lead[more] | code >> (6 * more)));
    while (more--)
        text_add_char(out, (char)(0x80 | (code >> (6 * more) & 0x3F)));
}

static bool is_clean(uint32_t code)
{
    if (code == '\t')
        return true;
    return code >= 0x20 && !(code >= 0x7F && code < 0xA0) && code != UTF8_REPLACEMENT &&
           code != 0xFFFE && code != 0xFFFF;
}

void utf8_add_clean(struct text *out, struct slice s)
{
    size_t at = 0, kept = 0; /* s[kept, at) is clean and not yet added */
    while (at < s.len) {
        uint32_t code;
        size_t step = utf8_next((struct slice){s.ptr + at, s.len - at}, &code);
        if (!is_clean(code)) {
            text_add_slice(out, (struct slice){s.ptr + kept, at - kept});
            text_add(out, "\xEF\xBF\xBD");
            kept = at + step;
        }
        at += step;
    }
    text_add_slice(out, (struct slice){s.ptr + kept, at - kept});
}

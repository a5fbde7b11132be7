/* The words of a refusal. What is refused is for the walks. */
#include "art/clean_parts.h"
#include "base/utf8.h"

/* The cut is not in the middle of a character. utf8_valid_len would not do for it: what libxml2
 * says of a broken file can have the file's bad bytes in it. */
const char *clean_shown(const struct cleaner *c, struct slice s)
{
    enum { ENOUGH = 80 };
    size_t len = s.len < ENOUGH ? s.len : ENOUGH;
    while (len && len < s.len && ((unsigned char)s.ptr[len] & 0xC0) == 0x80)
        len--;
    struct text text = text_new(c->arena);
    utf8_add_clean(&text, (struct slice){s.ptr, len});
    if (len < s.len)
        text_add(&text, "...");
    return text.ptr;
}

bool clean_refuse(const struct cleaner *c, const xmlNode *node, const char *format, ...)
{
    struct text text = text_new(c->arena);
    va_list args;
    if (node)
        text_format(&text, "line %ld: ", xmlGetLineNo(node));
    va_start(args, format);
    text_vformat(&text, format, args);
    va_end(args);
    *c->why = text.ptr;
    return false;
}

#include "base/slug.h"

struct slice slug(struct arena *arena, struct slice words)
{
    enum { LONGEST = 60 };
    struct text out = text_new(arena);
    bool gap = false;
    for (size_t i = 0; i < words.len && out.len < LONGEST; i++) {
        char c = to_lower(words.ptr[i]);
        if (!is_digit(c) && !is_letter(c)) {
            gap = gap || c != '\''; /* "king's" is one word */
            continue;
        }
        if (gap && out.len)
            text_add_char(&out, '-');
        text_add_char(&out, c);
        gap = false;
    }
    return text_slice(&out);
}

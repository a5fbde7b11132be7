/* The anchors of headings, as web sites make them: small letters, blanks as hyphens, a number where
 * a title comes again. */
#include "layout/chunk.h"

#include "base/text.h"

#include <stdio.h>

static struct slice anchor_of(struct arena *arena, struct slice title)
{
    struct text out = text_new(arena);
    for (size_t i = 0; i < title.len; i++) {
        char c = to_lower(title.ptr[i]);
        bool is_letter = (c >= 'a' && c <= 'z') || is_digit(c) || (unsigned char)c >= 0x80;
        if (is_letter || c == '-' || c == '_')
            text_add_char(&out, c);
        else if (is_blank(c))
            text_add_char(&out, '-');
    }
    return text_slice(&out);
}

static bool is_numbered(struct slice anchor, struct slice base, size_t number)
{
    char tail[24];
    int len = snprintf(tail, sizeof tail, "-%zu", number);
    return anchor.len == base.len + (size_t)len && memcmp(anchor.ptr, base.ptr, base.len) == 0 &&
           memcmp(anchor.ptr + base.len, tail, (size_t)len) == 0;
}

size_t section_of_anchor(struct arena *arena, const struct doc *doc, struct slice anchor)
{
    for (size_t i = 0; i < doc->sections.count; i++) {
        struct slice base = anchor_of(arena, doc->sections.items[i].title);
        if (slice_same(base, anchor))
            return i;
        if (anchor.len <= base.len || memcmp(anchor.ptr, base.ptr, base.len) != 0)
            continue;
        size_t earlier = 0;
        for (size_t k = 0; k < i; k++)
            earlier += slice_same(base, anchor_of(arena, doc->sections.items[k].title));
        if (earlier && is_numbered(anchor, base, earlier))
            return i;
    }
    return NO_SECTION;
}

#include "base/slice.h"

#include <string.h>

struct slice slice_of(const char *text)
{
    return (struct slice){text, strlen(text)};
}

bool slice_same(struct slice a, struct slice b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}

bool slice_eq(struct slice a, const char *text)
{
    return slice_same(a, slice_of(text));
}

bool slice_same_nocase(struct slice a, struct slice b)
{
    if (a.len != b.len)
        return false;
    for (size_t i = 0; i < a.len; i++)
        if (to_lower(a.ptr[i]) != to_lower(b.ptr[i]))
            return false;
    return true;
}

bool slice_starts(struct slice s, const char *prefix)
{
    size_t len = strlen(prefix);
    return s.len >= len && memcmp(s.ptr, prefix, len) == 0;
}

int slice_compare(struct slice a, struct slice b)
{
    size_t shared = a.len < b.len ? a.len : b.len;
    int order = shared ? memcmp(a.ptr, b.ptr, shared) : 0;
    return order ? order : (a.len > b.len) - (a.len < b.len);
}

char to_upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - ('a' - 'A')) : c;
}

struct slice slice_next_word(struct slice *rest)
{
    while (rest->len && is_blank(*rest->ptr)) {
        rest->ptr++;
        rest->len--;
    }
    struct slice word = {rest->ptr, 0};
    while (word.len < rest->len && !is_blank(word.ptr[word.len]))
        word.len++;
    rest->ptr += word.len;
    rest->len -= word.len;
    return word;
}

struct slice slice_next_field(struct slice *rest, char separator)
{
    struct slice field = {rest->ptr, slice_find(*rest, separator)};
    size_t used = field.len < rest->len ? field.len + 1 : field.len;
    rest->ptr += used;
    rest->len -= used;
    return field;
}

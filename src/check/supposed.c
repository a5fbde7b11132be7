#include "check/supposed.h"

static bool is_in_word(char c)
{
    c = to_lower(c);
    return (c >= 'a' && c <= 'z') || is_digit(c);
}

struct slice supposed_next_word(struct slice *rest)
{
    struct slice word;
    while (rest->len && !is_in_word(*rest->ptr)) {
        rest->ptr++;
        rest->len--;
    }
    word = (struct slice){rest->ptr, 0};
    while (word.len < rest->len && is_in_word(word.ptr[word.len]))
        word.len++;
    rest->ptr += word.len;
    rest->len -= word.len;
    return word;
}

bool supposed_is_any(struct slice word, const char *const *list)
{
    for (; *list; list++)
        if (slice_same_nocase(word, slice_of(*list)))
            return true;
    return false;
}

static bool ends_sentence(struct slice text, size_t i)
{
    return strchr(".:;!?", text.ptr[i]) && i + 1 < text.len && is_blank(text.ptr[i + 1]);
}

bool is_supposed(struct slice paragraph, size_t begin, size_t end)
{
    static const char *const supposing[] = {"if",   "imagine", "suppose", "unless",
                                            "plan", "plans",   "planned", "wish",
                                            "hope", "allow",   "without", NULL};
    static const char *const inverted[] = {"were", "had", "should", NULL}; /* "Had the king ..." */
    static const char *const later[] = {"will", "would", "were", NULL};
    size_t from = begin;
    while (from && !ends_sentence(paragraph, from - 1))
        from--;
    struct slice before = {paragraph.ptr + from, begin - from};
    struct slice behind = {paragraph.ptr + end, paragraph.len - end};
    struct slice word = supposed_next_word(&before);
    if (supposed_is_any(word, inverted))
        return true;
    for (; word.len; word = supposed_next_word(&before))
        if (supposed_is_any(word, supposing))
            return true;
    bool goes_on = behind.len && is_blank(*behind.ptr);
    return goes_on && supposed_is_any(supposed_next_word(&behind), later);
}

#include "check/supposed.h"

#include "check/sentence.h"

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
    struct slice word = word_take(&before);
    if (is_one_of(word, inverted))
        return true;
    for (; word.len; word = word_take(&before))
        if (is_one_of(word, supposing))
            return true;
    bool goes_on = behind.len && is_blank(*behind.ptr);
    return goes_on && is_one_of(word_take(&behind), later);
}

#include "layout/html.h"

#include "base/text.h"

static const struct {
    const char *name;
    enum html_effect effect;
} ELEMENTS[] = {
    {"br", HTML_BREAK},  {"b", HTML_BOLD},       {"strong", HTML_BOLD}, {"i", HTML_ITALIC},
    {"em", HTML_ITALIC}, {"cite", HTML_ITALIC},  {"code", HTML_MONO},   {"kbd", HTML_MONO},
    {"samp", HTML_MONO}, {"tt", HTML_MONO},      {"sup", HTML_RAISED},  {"sub", HTML_LOWERED},
    {"a", HTML_NOTHING}, {"span", HTML_NOTHING}, {"wbr", HTML_NOTHING},
};

/* Elements that only hold others. */
static const char *const BOXES[] = {"div", "section", "article", "center", "p"};

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static bool is_comment(struct slice tag)
{
    return slice_starts(tag, "<!") || slice_starts(tag, "<?");
}

/* The name of a tag's element, behind `<` or `</`. */
static struct slice name_of(struct slice tag)
{
    size_t begin = slice_starts(tag, "</") ? 2 : 1, end = begin;
    while (end < tag.len && !is_blank(tag.ptr[end]) && tag.ptr[end] != '>' && tag.ptr[end] != '/')
        end++;
    return (struct slice){tag.ptr + begin, end - begin};
}

/* One that leads somewhere is a link of which paper would show nothing. */
static bool is_link(struct slice tag)
{
    for (; tag.len; tag.ptr++, tag.len--)
        if (slice_starts(tag, "href"))
            return true;
    return false;
}

enum html_effect html_effect(struct slice tag)
{
    if (is_comment(tag))
        return HTML_NOTHING;
    if (is_link(tag))
        return HTML_FOREIGN;
    struct slice name = name_of(tag);
    for (size_t i = 0; i < COUNT_OF(ELEMENTS); i++)
        if (slice_same_nocase(name, slice_of(ELEMENTS[i].name))) {
            enum html_effect effect = ELEMENTS[i].effect;
            bool ends = slice_starts(tag, "</") && effect != HTML_NOTHING;
            return ends ? HTML_END : effect;
        }
    return slice_starts(tag, "</") ? HTML_END : HTML_FOREIGN;
}

/* The bytes of the comment or tag at the front of `html`. */
static size_t tag_len(struct slice html)
{
    size_t at = 0;
    bool is_remark = slice_starts(html, "<!--");
    for (;;) {
        at += slice_find((struct slice){html.ptr + at, html.len - at}, '>');
        if (at >= html.len)
            return html.len;
        at++;
        if (!is_remark || (at >= 7 && html.ptr[at - 2] == '-' && html.ptr[at - 3] == '-'))
            return at;
    }
}

static bool is_box(struct slice tag)
{
    struct slice name = name_of(tag);
    for (size_t i = 0; i < COUNT_OF(BOXES); i++)
        if (slice_same_nocase(name, slice_of(BOXES[i])))
            return true;
    return false;
}

bool html_shows(struct slice block)
{
    while (slice_trim(block).len) {
        block = slice_trim(block);
        if (*block.ptr != '<')
            return true;
        struct slice tag = {block.ptr, tag_len(block)};
        if (html_effect(tag) == HTML_FOREIGN && !is_box(tag))
            return true;
        block.ptr += tag.len;
        block.len -= tag.len;
    }
    return false;
}

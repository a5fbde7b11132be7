#include "base/escape.h"

#include "base/utf8.h"

const struct escape json_escapes[] = {
    {'"', "\\\""}, {'\\', "\\\\"}, {'\n', "\\n"}, {'\r', "\\r"}, {'\t', "\\t"}, {0},
};

/* A tab would become a space in an attribute. */
const struct escape xml_escapes[] = {
    {'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}, {'\t', "&#9;"}, {0},
};

const char *escape_of(char c, const struct escape *escapes)
{
    while (escapes->as && escapes->c != c)
        escapes++;
    return escapes->as;
}

void add_escaped(struct text *out, struct slice s, const struct escape *escapes)
{
    size_t kept = 0; /* s[kept, i) is not yet added */
    for (size_t i = 0; i < s.len; i++) {
        const char *as = escape_of(s.ptr[i], escapes);
        if (!as)
            continue;
        utf8_add_clean(out, (struct slice){s.ptr + kept, i - kept});
        text_add(out, as);
        kept = i + 1;
    }
    utf8_add_clean(out, (struct slice){s.ptr + kept, s.len - kept});
}

/* Text in the escapes of another format. */
#ifndef BASE_ESCAPE_H
#define BASE_ESCAPE_H

#include "base/text.h"

/* How a format writes a character that would mean something to it. */
struct escape {
    char c;
    const char *as;
};

/* Tables end with {0}. */
extern const struct escape json_escapes[], xml_escapes[];

/* Add `s` with its escapes, the rest cleaned by utf8_add_clean. */
void add_escaped(struct text *out, struct slice s, const struct escape *escapes);

/* What `c` is written as, or NULL where it stands for itself. */
const char *escape_of(char c, const struct escape *escapes);

#endif

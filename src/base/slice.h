/* A run of bytes that somebody else owns: a piece of a source, a word, a name.
 *
 * What every line of a book goes through is inline. */
#ifndef BASE_SLICE_H
#define BASE_SLICE_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

struct slice {
    const char *ptr;
    size_t len;
};

/* The slice of a string literal or other C string. */
struct slice slice_of(const char *text);

bool slice_eq(struct slice a, const char *text);
bool slice_same(struct slice a, struct slice b);
/* Equal but for the case of ASCII letters. */
bool slice_same_nocase(struct slice a, struct slice b);
bool slice_starts(struct slice s, const char *prefix);

/* Order by bytes, shorter first when one begins the other: for qsort. */
int slice_compare(struct slice a, struct slice b);

/* Space, tab, and the line ends: what the notation calls a blank. */
static inline bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* ASCII only, in every locale. */
static inline char to_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
}

char to_upper(char c);

static inline bool is_letter(char c)
{
    return to_lower(c) >= 'a' && to_lower(c) <= 'z';
}

/* Without the blanks at both ends. */
static inline struct slice slice_trim(struct slice s)
{
    while (s.len && is_blank(s.ptr[s.len - 1]))
        s.len--;
    while (s.len && is_blank(*s.ptr)) {
        s.ptr++;
        s.len--;
    }
    return s;
}

/* Where `c` first stands, or `len` when it does not. */
static inline size_t slice_find(struct slice s, char c)
{
    const char *found = s.len ? memchr(s.ptr, c, s.len) : NULL;
    return found ? (size_t)(found - s.ptr) : s.len;
}

/* Take the next run of non-blank bytes off the front of `rest`; empty when there is none. */
struct slice slice_next_word(struct slice *rest);

/* Take the text up to the next `separator` off the front of `rest`, the separator too. */
struct slice slice_next_field(struct slice *rest, char separator);

#endif

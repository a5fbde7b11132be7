/* A string builder in an arena. The text always ends with a NUL that `len` does not count. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "base/arena.h"
#include "base/slice.h"

#include <stdarg.h>

struct text {
    struct arena *arena;
    char *ptr;
    size_t len, capacity;
};

struct text text_new(struct arena *arena);
void text_add(struct text *text, const char *string);
void text_add_char(struct text *text, char c);
void text_add_slice(struct text *text, struct slice s);
void text_add_repeat(struct text *text, char c, size_t count);
void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_vformat(struct text *text, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));
struct slice text_slice(const struct text *text);

/* A formatted string of its own. */
char *format_string(struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif

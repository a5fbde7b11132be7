#include "base/text.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

struct text text_new(struct arena *arena)
{
    struct text text = {.arena = arena, .capacity = 64};
    text.ptr = arena_alloc(arena, text.capacity);
    return text;
}

/* Room for `more` bytes and the NUL. */
static void reserve(struct text *text, size_t more)
{
    size_t wanted = text->len + more + 1;
    if (wanted <= text->capacity)
        return;
    size_t capacity = text->capacity * 2 > wanted ? text->capacity * 2 : wanted;
    text->ptr = arena_grow(text->arena, text->ptr, text->capacity, capacity);
    text->capacity = capacity;
}

void text_add_slice(struct text *text, struct slice s)
{
    reserve(text, s.len);
    if (s.len)
        memcpy(text->ptr + text->len, s.ptr, s.len);
    text->len += s.len;
    text->ptr[text->len] = '\0';
}

void text_add(struct text *text, const char *string)
{
    text_add_slice(text, slice_of(string));
}

void text_add_char(struct text *text, char c)
{
    text_add_slice(text, (struct slice){&c, 1});
}

void text_add_repeat(struct text *text, char c, size_t count)
{
    reserve(text, count);
    memset(text->ptr + text->len, c, count);
    text->len += count;
    text->ptr[text->len] = '\0';
}

/* Into the room there is; once more where that was too little. */
void text_vformat(struct text *text, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    size_t room = text->capacity - text->len;
    int len = vsnprintf(text->ptr + text->len, room, format, args);
    assert(len >= 0);
    if ((size_t)len >= room) {
        reserve(text, (size_t)len);
        vsnprintf(text->ptr + text->len, (size_t)len + 1, format, again);
    }
    va_end(again);
    text->len += (size_t)len;
}

void text_format(struct text *text, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    text_vformat(text, format, args);
    va_end(args);
}

struct slice text_slice(const struct text *text)
{
    return (struct slice){text->ptr, text->len};
}

char *format_string(struct arena *arena, const char *format, ...)
{
    struct text text = text_new(arena);
    va_list args;
    va_start(args, format);
    text_vformat(&text, format, args);
    va_end(args);
    return text.ptr;
}

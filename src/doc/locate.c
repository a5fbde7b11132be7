#include "doc/locate.h"

#include "base/utf8.h"

#include <string.h>

static bool is_punctuation(char c)
{
    return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') ||
           (c >= '{' && c <= '~');
}

static struct slice rest_of(const struct text_finder *f, uint32_t at)
{
    return (struct slice){f->source->text.ptr + at, f->source->text.len - at};
}

/* The length of an entity such as `&amp;` or `&#39;` at the front, or 0. */
static size_t entity_len(struct slice source)
{
    enum { LONGEST = 40 };
    size_t len = 1;
    while (len < source.len && len < LONGEST &&
           (is_digit(source.ptr[len]) || source.ptr[len] == '#' || is_letter(source.ptr[len])))
        len++;
    return len > 1 && len < source.len && source.ptr[len] == ';' ? len + 1 : 0;
}

/* Bytes of the source that stand for one resolved character at the front of `literal`, or 0 where
 * the source has it as it is. */
static size_t resolved_len(struct slice source, struct slice literal)
{
    if (!source.len)
        return 0;
    if (*source.ptr == '\\' && source.len > 1 && is_punctuation(source.ptr[1]) &&
        source.ptr[1] == *literal.ptr)
        return 2;
    if (*source.ptr == '&') {
        size_t len = entity_len(source);
        bool unresolved = literal.len >= len && memcmp(source.ptr, literal.ptr, len) == 0;
        return unresolved ? 0 : len;
    }
    /* A bad byte or NUL, which cmark made U+FFFD. */
    return *source.ptr != *literal.ptr && slice_starts(literal, "\xEF\xBF\xBD") ? 1 : 0;
}

/* Whether `literal` may begin at the front of `source`. A few characters decide: more would make
 * the search slow, and less would take the first letter for the word. */
static bool may_begin(struct slice source, struct slice literal)
{
    enum { ENOUGH = 8 };
    size_t few = literal.len < ENOUGH ? literal.len : ENOUGH;
    if (source.len >= few && memcmp(source.ptr, literal.ptr, few) == 0)
        return true; /* nearly always */
    for (int i = 0; i < ENOUGH && literal.len; i++) {
        size_t resolved = resolved_len(source, literal);
        uint32_t code;
        size_t step = resolved ? utf8_next(literal, &code) : 1;
        if (!source.len || (!resolved && *source.ptr != *literal.ptr))
            return false;
        source = (struct slice){source.ptr + (resolved ? resolved : 1),
                                source.len - (resolved ? resolved : 1)};
        literal = (struct slice){literal.ptr + step, literal.len - step};
    }
    return true;
}

void locate_start(struct text_finder *locator, uint32_t guess, struct slice literal)
{
    enum { SEARCH = 256 };
    if (guess >= locator->cursor && may_begin(rest_of(locator, guess), literal)) {
        locator->cursor = guess;
        return;
    }
    uint32_t limit = (uint32_t)locator->source->text.len;
    for (uint32_t at = locator->cursor; at < limit && at < locator->cursor + SEARCH; at++)
        if (may_begin(rest_of(locator, at), literal)) {
            locator->cursor = at;
            return;
        }
    if (guess > locator->cursor)
        locator->cursor = guess;
}

/* One resolved character. A few entities resolve to two: the second follows where the source does
 * not go on with it. */
static struct piece take_resolved(struct text_finder *l, struct slice *literal, size_t source_len)
{
    uint32_t code;
    size_t len = utf8_next(*literal, &code);
    struct piece piece = {.begin = l->cursor, .end = l->cursor + (uint32_t)source_len};
    struct slice after = rest_of(l, piece.end);
    if (source_len > 2 && len < literal->len && after.len && after.ptr[0] != literal->ptr[len] &&
        (unsigned char)literal->ptr[len] >= 0x80)
        len += utf8_next((struct slice){literal->ptr + len, literal->len - len}, &code);
    piece.text = (struct slice){literal->ptr, len};
    literal->ptr += len;
    literal->len -= len;
    l->cursor = piece.end;
    return piece;
}

/* Whether all of `literal` stands at the front of `source`, with nothing to resolve. */
static bool stands_so(struct slice source, struct slice literal)
{
    return literal.len <= source.len && memcmp(source.ptr, literal.ptr, literal.len) == 0 &&
           slice_find(literal, '\\') == literal.len && slice_find(literal, '&') == literal.len;
}

struct piece locate_next(struct text_finder *locator, struct slice *literal)
{
    struct slice source = rest_of(locator, locator->cursor);
    size_t len = 0;

    if (stands_so(source, *literal)) /* nearly always */
        len = literal->len;
    while (len < literal->len && len < source.len && source.ptr[len] == literal->ptr[len]) {
        char c = source.ptr[len];
        if ((c == '\\' || c == '&') &&
            resolved_len((struct slice){source.ptr + len, source.len - len},
                         (struct slice){literal->ptr + len, literal->len - len}))
            break;
        len++;
    }
    if (len) {
        struct piece piece = {
            locator->cursor, locator->cursor + (uint32_t)len, {source.ptr, len}, true};
        literal->ptr += len;
        literal->len -= len;
        locator->cursor = piece.end;
        return piece;
    }
    size_t resolved = resolved_len(source, *literal);
    if (resolved)
        return take_resolved(locator, literal, resolved);
    /* Not to be found: all that is left stands here, without an extent. */
    struct piece lost = {locator->cursor, locator->cursor, *literal, false};
    literal->len = 0;
    return lost;
}

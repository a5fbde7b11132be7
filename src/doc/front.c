#include "doc/front.h"

#include "base/suggest.h"

const char *const front_key_names[FRONT_COUNT] = {
#define FRONT(id, name) [FRONT_##id] = name,
#include "doc/front.def"
#undef FRONT
};

/* Keys of site generators that only look like slips of ours. */
static const char *const foreign_keys[] = {"authors", "tags", "layout", "data", "urls"};

static bool is_fence(struct slice line)
{
    return slice_eq(slice_trim(line), "---");
}

static bool is_end(struct slice line)
{
    return is_fence(line) || slice_eq(slice_trim(line), "...");
}

/* Without the quotes that YAML allows around a value. */
static struct slice unquote(struct slice value)
{
    if (value.len >= 2 && (*value.ptr == '"' || *value.ptr == '\'') &&
        value.ptr[value.len - 1] == *value.ptr)
        return (struct slice){value.ptr + 1, value.len - 2};
    return value;
}

/* Take `key:` off the front of `line`, the key without its quotes; empty where there is none. */
static struct slice take_key(struct slice *line)
{
    struct slice rest = *line;
    size_t quoted = 0;
    if (rest.len && (*rest.ptr == '"' || *rest.ptr == '\'')) {
        struct slice inside = {rest.ptr + 1, rest.len - 1};
        quoted = slice_find(inside, *rest.ptr) + 1; /* a colon may stand between quotes */
    }
    if (quoted >= rest.len)
        return (struct slice){0};
    size_t colon = quoted + slice_find((struct slice){rest.ptr + quoted, rest.len - quoted}, ':');
    if (colon == rest.len)
        return (struct slice){0};
    *line = (struct slice){rest.ptr + colon + 1, rest.len - colon - 1};
    return unquote(slice_trim((struct slice){rest.ptr, colon}));
}

static bool is_ours(struct slice key)
{
    for (size_t i = 0; i < FRONT_COUNT; i++)
        if (slice_eq(key, front_key_names[i]))
            return true;
    return false;
}

static bool is_foreign(struct slice key)
{
    for (size_t i = 0; i < sizeof foreign_keys / sizeof *foreign_keys; i++)
        if (slice_eq(key, foreign_keys[i]))
            return true;
    return !suggest(key, front_key_names, FRONT_COUNT);
}

static void read_field(struct doc *doc, struct sink *sink, struct slice key, struct slice value)
{
    struct span at = source_span(doc->source, key);

    for (size_t i = 0; i < FRONT_COUNT; i++) {
        if (!slice_eq(key, front_key_names[i]))
            continue;
        if (doc->front[i].ptr) {
            finding_add(sink, FRONT_MATTER_TWICE, at, "'%s' is given twice", front_key_names[i]);
            finding_note_at(sink, source_span(doc->source, doc->front[i]), "first given here");
        } else {
            doc->front[i] = unquote(value);
        }
        return;
    }
    /* Site generators put keys of their own here. Only a slip of ours is worth a warning. */
    bool foreign = is_foreign(key);
    finding_add(sink, foreign ? FRONT_MATTER_EXTRA : FRONT_MATTER_KEY, at,
                "front matter key %s is not used", finding_quote(sink, key));
    if (!foreign)
        finding_suggest(sink, key, front_key_names, FRONT_COUNT);
}

static bool is_blank_or_comment(struct slice trimmed)
{
    return !trimmed.len || *trimmed.ptr == '#';
}

/* The brackets that close a value of several lines. */
static bool is_closing(struct slice trimmed)
{
    for (size_t i = 0; i < trimmed.len; i++)
        if (trimmed.ptr[i] != ']' && trimmed.ptr[i] != '}' && trimmed.ptr[i] != ',')
            return false;
    return true;
}

/* Nested values and lists of a foreign key, and comments: not ours to judge. */
static bool is_passed_over(struct slice line)
{
    struct slice trimmed = slice_trim(line);
    return is_blank_or_comment(trimmed) || *trimmed.ptr == '-' || is_blank(*line.ptr) ||
           is_closing(trimmed);
}

static void read_line(struct doc *doc, struct sink *sink, struct slice line)
{
    struct slice trimmed = slice_trim(line);
    if (is_passed_over(line))
        return;
    struct slice value = trimmed;
    struct slice key = take_key(&value);
    if (!key.len) {
        finding_add(sink, FRONT_MATTER_LINE, source_span(doc->source, trimmed),
                    "front matter is made of 'key: value' lines");
        return;
    }
    read_field(doc, sink, key, slice_trim(value));
}

/* Letters of any script: what begins with markup or holds blanks is prose. */
static bool is_word(struct slice key)
{
    for (size_t i = 0; i < key.len; i++) {
        char c = to_lower(key.ptr[i]);
        if (!(c >= 'a' && c <= 'z') && !is_digit(c) && c != '_' && c != '-' && c != '.' &&
            (unsigned char)c < 0x80)
            return false;
    }
    return true;
}

/* The line that ends the run of lines from `line` on that are not blank, if it is a fence; or 0. */
static uint32_t fence_behind(const struct source *source, uint32_t line)
{
    for (; line < source->line_count && slice_trim(source_line(source, line)).len; line++)
        if (is_fence(source_line(source, line)))
            return line;
    return 0;
}

/* The key of the first line that says anything, when it is one word: empty when the `---` is just
 * a rule at the start of a text. Between two fences a key of ours needs no colon to be one. */
static struct slice first_key(const struct source *source)
{
    uint32_t i = 1;
    while (i < source->line_count && is_blank_or_comment(slice_trim(source_line(source, i))))
        i++;
    if (i >= source->line_count)
        return (struct slice){0};
    struct slice rest = slice_trim(source_line(source, i)), words = rest;
    struct slice key = take_key(&rest), word = slice_next_word(&words);
    if (!key.len && is_ours(word) && fence_behind(source, i))
        return word;
    return is_word(key) && !slice_starts(rest, "//") ? key : (struct slice){0};
}

static bool is_prose(struct slice line)
{
    return !is_passed_over(line) && !is_end(line) && !take_key(&line).len;
}

/* Whether the book itself has begun: with prose behind an empty line, or behind what would be a
 * comment in front matter and is a heading here. */
static bool is_text(const struct source *source, uint32_t line)
{
    if (!line || !is_prose(source_line(source, line)))
        return false;
    struct slice before = source_line(source, line - 1);
    return !slice_trim(before).len || slice_starts(before, "##");
}

/* The line that ends the front matter from `begin` on, or 0. A rule further down the book ends
 * none.
 */
static uint32_t find_end(const struct source *source, uint32_t begin)
{
    for (uint32_t i = begin; i < source->line_count && !is_text(source, i); i++)
        if (is_end(source_line(source, i)))
            return i;
    return 0;
}

/* With no end in sight, only a key of ours shows that front matter was meant. */
static void report_open(struct sink *sink, const struct source *source, struct slice key)
{
    if (!is_ours(key))
        return;
    finding_add(sink, FRONT_MATTER_OPEN, source_span(source, source_line(source, 0)),
                "the front matter that begins here is never closed");
    finding_note(sink, "a line '---' ends it");
}

/* Whether the text begins with front matter that lacks just its first line: keys of ours, and the
 * line that ends them. To CommonMark they would be a heading. */
static bool is_unopened(const struct source *source)
{
    uint32_t end = fence_behind(source, 0);
    for (uint32_t i = 0; i < end; i++) {
        struct slice line = source_line(source, i);
        if (!is_ours(take_key(&line)))
            return false;
    }
    return end > 0;
}

uint32_t front_parse(struct doc *doc, struct sink *sink)
{
    const struct source *source = doc->source;
    bool unopened = is_unopened(source);
    uint32_t begin = unopened ? 0 : 1;

    if (!unopened && !is_fence(source_line(source, 0)))
        return 0;
    struct slice key = first_key(source);
    if (!unopened && !key.len)
        return 0;
    uint32_t end = find_end(source, begin);
    if (!end) {
        report_open(sink, source, key);
        return 0;
    }
    if (unopened)
        finding_add(sink, FRONT_MATTER_OPEN, source_span(source, source_line(source, 0)),
                    "front matter begins with a line '---'");
    for (uint32_t i = begin; i < end; i++)
        read_line(doc, sink, source_line(source, i));
    return end + 1;
}

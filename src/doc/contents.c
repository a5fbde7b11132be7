#include "doc/contents.h"

#include "doc/encoding.h"

#include <string.h>

struct reader {
    struct arena *arena;
    const struct source *source;
    size_t at;
};

struct field {
    struct slice raw, value;
    bool is_open;  /* its closing quote is missing */
    bool has_tail; /* text behind the closing quote */
};

static bool at_end(const struct reader *r)
{
    return r->at >= r->source->text.len;
}

static char peek(const struct reader *r)
{
    return at_end(r) ? '\0' : r->source->text.ptr[r->at];
}

/* Where the line ends that `at` stands in. */
static size_t line_end(const struct reader *r, size_t at)
{
    const struct slice text = r->source->text;
    while (at < text.len && text.ptr[at] != '\n' && text.ptr[at] != '\r')
        at++;
    return at;
}

/* A quoted field may hold commas, line ends and doubled quotes. One that is never closed ends with
 * its line: the rows behind it are rows. */
static void read_quoted(struct field *field, struct reader *r)
{
    struct text value = text_new(r->arena);
    size_t begin = r->at++;
    while (!at_end(r)) {
        char c = r->source->text.ptr[r->at++];
        if (c == '"' && peek(r) != '"') {
            field->value = text_slice(&value);
            return;
        }
        if (c == '"')
            r->at++;
        text_add_char(&value, c);
    }
    field->is_open = true;
    r->at = line_end(r, begin);
}

static struct field read_field(struct reader *r)
{
    const char *text = r->source->text.ptr;
    struct field field = {0};

    while (peek(r) == ' ' || peek(r) == '\t')
        r->at++;
    size_t begin = r->at;
    bool quoted = peek(r) == '"';
    if (quoted)
        read_quoted(&field, r);
    size_t tail = r->at;
    while (!at_end(r) && peek(r) != ',' && peek(r) != '\n' && peek(r) != '\r')
        r->at++;
    field.raw = slice_trim((struct slice){text + begin, r->at - begin});
    if (!quoted)
        field.value = field.raw;
    field.has_tail = quoted && slice_trim((struct slice){text + tail, r->at - tail}).len;
    return field;
}

/* One row: its first two fields, and how many it has. */
static size_t read_row(struct reader *r, struct field fields[2])
{
    size_t count = 0;
    for (;;) {
        struct field field = read_field(r);
        if (count < 2)
            fields[count] = field;
        count++;
        if (peek(r) != ',' || at_end(r))
            break;
        r->at++;
    }
    if (peek(r) == '\r')
        r->at++;
    if (peek(r) == '\n')
        r->at++;
    return count;
}

static bool is_title(const struct field fields[2], size_t count)
{
    return count == 2 && slice_same_nocase(slice_trim(fields[0].value), slice_of("heading")) &&
           slice_same_nocase(slice_trim(fields[1].value), slice_of("description"));
}

/* What is wrong with a row, or NULL. */
static const char *fault_of(const struct field fields[2], size_t count)
{
    if (fields[0].is_open || fields[1].is_open)
        return "here a quote is never closed";
    if (fields[0].has_tail || fields[1].has_tail)
        return "here is text behind a closing quote";
    if (count != 2)
        return count > 2 ? "this one has more fields" : "this one has no description";
    if (!slice_trim(fields[0].value).len || !slice_trim(fields[1].value).len)
        return "one of the two is empty";
    return NULL;
}

struct contents contents_parse(struct arena *arena, struct sink *sink, const struct source *source)
{
    struct reader r = {.arena = arena, .source = source};
    struct contents contents = {0};
    bool first = true;

    encoding_check(sink, source);
    while (!at_end(&r)) {
        struct field fields[2] = {0};
        size_t count = read_row(&r, fields);
        if (count == 1 && !fields[0].raw.len)
            continue;
        bool title = first && is_title(fields, count);
        first = false;
        if (title)
            continue;
        struct span at = source_span(source, fields[0].raw);
        const char *fault = fault_of(fields, count);
        if (fault) {
            finding_add(sink, CONTENTS_ROW, at, "a contents row is 'heading,description'; %s",
                        fault);
            if (count > 2)
                finding_note(sink, "put a description with commas in double quotes");
            continue;
        }
        *vec_push(arena, &contents) =
            (struct contents_row){slice_trim(fields[0].value), slice_trim(fields[1].value), at};
    }
    return contents;
}

const char *contents_path(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *dot = strrchr(path, '.');
    size_t stem = dot && (!slash || dot > slash + 1) ? (size_t)(dot - path) : strlen(path);
    return format_string(arena, "%.*s_contents.csv", (int)stem, path);
}

#include "cli/load.h"

#include "base/file.h"
#include "cli/output.h"
#include "doc/shape.h"

#include <string.h>

struct library library_new(struct arena *arena)
{
    return (struct library){.arena = arena, .sources = {.arena = arena}, .sink = {.arena = arena}};
}

static const struct source *load_source(struct library *library, const char *path)
{
    struct slice text;
    const char *why;
    const char *name = strcmp(path, "-") == 0 ? "<stdin>" : path;

    if (file_read(&text, &why, library->arena, path))
        return source_add(&library->sources, name, text);
    complain("rookpress: %s: %s", name, why);
    library->failed = true;
    return NULL;
}

static void load_contents(struct book *book, struct library *library, const char *path)
{
    const char *beside = contents_path(library->arena, path);
    if (strcmp(path, "-") == 0 || !file_exists(beside))
        return;
    const struct source *contents = load_source(library, beside);
    if (contents)
        book->contents = contents_parse(library->arena, &library->sink, contents);
}

static bool is_bare_block(const struct source *source)
{
    uint32_t line = 0;
    while (line + 1 < source->line_count && !slice_trim(source_line(source, line)).len)
        line++;
    struct slice first = source_line(source, line);
    return first.len && !is_blank(*first.ptr) && (shape_is_row(first) || shape_is_type(first));
}

static bool load(struct book *book, struct library *library, const char *path, bool maybe_block)
{
    const struct source *source = load_source(library, path);
    if (!source)
        return false;
    *book = (struct book){0};
    book->doc = maybe_block && is_bare_block(source)
                    ? doc_parse_block(library->arena, source)
                    : doc_parse(library->arena, &library->sink, source);
    book->diagrams = diagrams_parse(library->arena, &library->sink, book->doc);
    load_contents(book, library, path);
    return true;
}

bool library_load(struct book *book, struct library *library, const char *path)
{
    return load(book, library, path, false);
}

bool library_load_block(struct book *book, struct library *library, const char *path)
{
    return load(book, library, path, true);
}

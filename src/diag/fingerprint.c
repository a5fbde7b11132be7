#include "diag/fingerprint.h"

#include "base/hash.h"

/* ---- Names of files ---- */

const char *tidy_path(const char *name)
{
    while (name[0] == '.' && name[1] == '/') {
        const char *rest = name + 1 + strspn(name + 1, "/");
        if (!*rest)
            break;
        name = rest;
    }
    return name;
}

static bool is_unreserved(char c)
{
    return is_letter(c) || is_digit(c) || (c && strchr("-._~", c));
}

/* A colon is encoded too, since a relative path must not look as if it had a scheme. */
void add_uri(struct text *out, const char *name)
{
    const char *path = strcmp(name, "<stdin>") == 0 ? "stdin" : tidy_path(name);
    text_add(out, *path == '/' ? "file://" : "");
    for (; *path; path++) {
        if (is_unreserved(*path) || *path == '/')
            text_add_char(out, *path);
        else
            text_format(out, "%%%02X", (unsigned)(unsigned char)*path);
    }
}

/* ---- Numbers and strings ---- */

/* From its lowest byte on, on every machine. */
uint64_t fingerprint_number(uint64_t print, uint64_t number)
{
    for (int i = 0; i < 8; i++, number >>= 8) {
        unsigned char byte = number & 0xFF;
        print = hash_bytes(print, &byte, 1);
    }
    return print;
}

/* The length goes in too, so that two strings in a row have one reading. */
static uint64_t hash_slice(uint64_t state, struct slice s)
{
    return fingerprint_number(hash_bytes(state, s.ptr, s.len), s.len);
}

/* ---- Findings ---- */

uint64_t fingerprint_of_code(struct fingerprinter *printer, const struct finding *finding)
{
    const struct source *source = source_get(printer->sources, finding->at);
    uint32_t line = source_line_at(source, finding->at.begin);
    if (printer->source != source || printer->line != line) {
        struct text uri = text_new(printer->arena);
        printer->source = source;
        printer->line = line;
        add_uri(&uri, source->name);
        printer->line_print = hash_slice(HASH_START, text_slice(&uri));
        printer->line_print =
            hash_slice(printer->line_print, slice_trim(source_line(source, line)));
    }
    return hash_slice(printer->line_print, slice_of(finding_kind(finding->id)->code));
}

/* Some messages name another line by its number, which moves like any other: it is left out. */
uint64_t fingerprint_of(struct fingerprinter *printer, const struct finding *finding)
{
    static const char word[] = "line ";
    uint64_t print = fingerprint_of_code(printer, finding);
    const char *rest = finding->message;
    for (const char *at; (at = strstr(rest, word)); rest = at + strspn(at, "0123456789")) {
        at += strlen(word);
        print = hash_slice(print, (struct slice){rest, (size_t)(at - rest)});
    }
    return hash_slice(print, slice_of(rest));
}

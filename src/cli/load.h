/* From a file's name to a book: the stages in their order, for every command that reads one. */
#ifndef CLI_LOAD_H
#define CLI_LOAD_H

#include "check/check.h"

/* What a run has read so far. */
struct library {
    struct arena *arena;
    struct sources sources;
    struct sink sink;
    bool failed; /* some file could not be read; the user has been told */
};

struct library library_new(struct arena *arena);

/* Read the book at `path` ("-" is standard input) and the contents file beside it, if there is one.
 * False when there is no book; without its contents file there is one, though `failed` is set. */
bool library_load(struct book *book, struct library *library, const char *path);

/* The same, but what begins like a diagram, not indented, is the bare lines of one. */
bool library_load_block(struct book *book, struct library *library, const char *path);

#endif

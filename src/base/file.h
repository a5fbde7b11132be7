/* Files: read one whole, write one whole or not at all. Failures come back as a message without the
 * file's name, which the caller knows. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include "base/arena.h"
#include "base/slice.h"

/* Spans count bytes in 32 bits, and no rulebook comes near this. */
enum { FILE_LARGEST = 1 << 30 };

/* Read a file, or standard input for "-". A directory, a missing or unreadable file and one past
 * FILE_LARGEST fail with the reason in `why`. */
bool file_read(struct slice *content, const char **why, struct arena *arena, const char *path);

bool file_exists(const char *path);

/* A file's new content beside it, in a hidden temporary file, until it takes its place or is
 * dropped: so several files can be written all or none. */
struct staged_file {
    const char *path, *temporary; /* no temporary: the file holds the content already */
};

bool file_stage(struct staged_file *out, const char **why, struct arena *arena, const char *path,
                struct slice content);
bool file_place(const char **why, const struct staged_file *staged);
void file_drop(const struct staged_file *staged);

/* Put `content` into `path` through a hidden temporary file beside it, so that a reader sees the
 * old file or the new one. A file that holds `content` already is left alone. */
bool file_write(const char **why, struct arena *arena, const char *path, struct slice content);

#endif

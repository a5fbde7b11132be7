/* A folder of pictures that follows its book: new files come, changed ones are rewritten, those of
 * diagrams that are gone are deleted.
 *
 * A list in the folder, one for each book and format, remembers what was written and with which
 * content. Only a file that is on the list and still has that content is ever deleted or replaced.
 */
#ifndef CLI_DRAW_FOLDER_H
#define CLI_DRAW_FOLDER_H

#include "base/arena.h"
#include "base/slice.h"

struct picture_file {
    const char *name; /* without the folder */
    struct slice content;
};

struct picture_folder {
    const char *path;
    const char *book;   /* its path, however it is written */
    const char *stem;   /* its name */
    const char *format; /* "svg" */
    bool force;         /* replace files that are not ours */
    bool keep;          /* those that are not among the new ones, too */
};

/* Make the folder hold `files`; it is made if need be. Nothing is written when a file of another
 * book, or one that somebody changed, is in the way. On failure the reason in `why` names the
 * file. */
bool folder_update(const char **why, struct arena *arena, const struct picture_folder *folder,
                   const struct picture_file *files, size_t count);

#endif

/* What is made of a book: whole in memory before any of it is written, so that a build that fails
 * leaves what was there before. */
#ifndef CLI_DRAW_PRODUCTS_H
#define CLI_DRAW_PRODUCTS_H

#include "base/vec.h"
#include "cli/draw/build_options.h"
#include "cli/draw/folder.h"

struct product {
    const char *path; /* of the file, or of a folder of pictures */
    struct slice content;
    bool is_folder;
    const char *format; /* of a folder's pictures */
    const struct picture_file *files;
    size_t file_count;
};

struct products {
    struct product *items;
    size_t count, capacity;
};

/* All that the options ask for. The code to exit with after a word to the user, or EXIT_CLEAN. */
int products_make(struct products *out, struct press *press, const struct build_options *options,
                  struct library *library, const struct book *book, const char *path);

/* The name of a book's files, without an ending. */
const char *product_stem(struct arena *arena, const char *book);

#endif

/* The files that come with the program: piece sets, the deck of cards, fonts. */
#ifndef BASE_DATA_H
#define BASE_DATA_H

#include "base/arena.h"

#include <stdbool.h>

/* The folder of the running program without a slash at its end, or NULL where there is no /proc. */
const char *program_folder(struct arena *arena);

/* The whole path of `name` ("cards/pieces/rook"), a file or folder: in $ROOKPRESS_DATA if that is
 * set, else in the source tree that the program was built in, else with the installed data. NULL
 * when it is nowhere. */
const char *data_find(struct arena *arena, const char *name);

bool is_folder(const char *path);

/* A plain file, not a link to one, nor a pipe that reading would wait for. */
bool is_plain_file(const char *path);

#endif

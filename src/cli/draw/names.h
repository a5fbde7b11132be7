/* Names for the pictures of a book: the chapter in small letters and a number, zombie-chess-1. */
#ifndef CLI_DRAW_NAMES_H
#define CLI_DRAW_NAMES_H

#include "diagram/diagram.h"

/* One name a diagram, all different, none with a character that a file system, a URL or an XML id
 * would mind. `stem` serves for diagrams outside any chapter. */
const char **picture_names(struct arena *arena, const struct doc *doc,
                           const struct diagrams *diagrams, const char *stem);

/* The last part of a path without its ending, for `stem`. */
const char *path_stem(struct arena *arena, const char *path);

#endif

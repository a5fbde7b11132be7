/* FILE:LINE on a command line: a diagram of a book by its place. */
#ifndef CLI_AT_LINE_H
#define CLI_AT_LINE_H

#include "cli/load.h"

/* Split FILE:LINE, unless there is a file of that very name. `*line` is 0 when none is given. */
const char *split_line(uint32_t *line, struct arena *arena, const char *operand);

/* The diagram at the line, or the next one behind it; the count of all when there is none. */
size_t diagram_at_line(const struct book *book, uint32_t line);

#endif

/* The only place that prints: results to standard output, complaints to standard error. */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include "base/slice.h"

/* Call once, before anything is opened: makes a closed pipe a failed write instead of a deadly
 * signal, and keeps files off the numbers of standard streams that the caller has closed. */
void output_start(void);

/* Write all of `text` to standard output. On failure this has told the user why, if there is
 * anybody to tell, and the command is to return EXIT_IO. */
bool output_write(struct slice text);

bool output_is_terminal(void);

/* One line on standard error. The line end is added; control characters in the message, such as
 * those of a hostile file name, are made harmless. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Text of our own, of any number of lines, on standard error. */
void complain_text(struct slice text);

#endif

/* Bytes that are no text: bad UTF-8 and NUL, reported and then read as U+FFFD. */
#ifndef DOC_ENCODING_H
#define DOC_ENCODING_H

#include "diag/finding.h"

void encoding_check(struct sink *sink, const struct source *source);

#endif

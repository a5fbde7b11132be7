/* Front matter: `key: value` lines between two `---` lines at the very start of a file. */
#ifndef DOC_FRONT_H
#define DOC_FRONT_H

#include "doc/doc.h"

extern const char *const front_key_names[FRONT_COUNT];

/* Read the front matter into doc->front. Returns the number of lines it takes, its fences too, or 0
 * when there is none. */
uint32_t front_parse(struct doc *doc, struct sink *sink);

#endif

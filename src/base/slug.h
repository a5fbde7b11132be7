/* Words as a name that no file system, URL or XML id minds. */
#ifndef BASE_SLUG_H
#define BASE_SLUG_H

#include "base/text.h"

/* Letters and digits of ASCII in small letters; a hyphen for each run of anything else. Empty when
 * there are none. */
struct slice slug(struct arena *arena, struct slice words);

#endif

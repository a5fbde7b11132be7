/* UTF-8: find what is not valid, step over code points, count them, clean text for print. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include "base/slice.h"
#include "base/text.h"

#include <stdint.h>

enum { UTF8_REPLACEMENT = 0xFFFD };

/* Offset of the first byte that is no valid UTF-8, or `len`. Overlong forms, surrogates and code
 * points past U+10FFFF are not valid. */
size_t utf8_valid_len(struct slice s);

/* Bytes of the code point at the front of `s`, its value in `code`; a bad byte counts as one
 * code point, U+FFFD. `s` must not be empty. */
size_t utf8_next(struct slice s, uint32_t *code);

size_t utf8_count(struct slice s);

/* Add one code point to `out`; what is none becomes U+FFFD. */
void utf8_add(struct text *out, uint32_t code);

/* Add `s` to `out` fit for a terminal, JSON or XML: bad bytes and control characters, the line
 * ends and U+FFFE, U+FFFF among them, become U+FFFD; a tab stays. */
void utf8_add_clean(struct text *out, struct slice s);

#endif

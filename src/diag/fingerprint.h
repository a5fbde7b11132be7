/* Fingerprints: findings by what does not change when lines move. They are compared with those of
 * earlier runs and versions, so what goes into them never changes. */
#ifndef DIAG_FINGERPRINT_H
#define DIAG_FINGERPRINT_H

#include "diag/finding.h"

/* The line looked at last: a long line with many findings is hashed once. */
struct fingerprinter {
    struct arena *arena;
    const struct sources *sources;
    const struct source *source;
    uint32_t line;
    uint64_t line_print;
};

/* The file, the text of the line, the code: for SARIF, which tells equal ones apart by number. */
uint64_t fingerprint_of_code(struct fingerprinter *printer, const struct finding *finding);

/* And the message. */
uint64_t fingerprint_of(struct fingerprinter *printer, const struct finding *finding);

/* One fingerprint goes into another with a number. */
uint64_t fingerprint_number(uint64_t print, uint64_t number);

/* A file's name as a URI, RFC 3986, the same however the way to it is written in front ("./").
 * Standard input has a name like a file's, for want of another. */
void add_uri(struct text *out, const char *name);

/* The file's name without a leading "./": GitHub knows paths from the top of the repository. */
const char *tidy_path(const char *name);

#endif

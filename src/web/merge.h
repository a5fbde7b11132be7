/* A book as markdown for a site generator: each diagram replaced by its picture, the contents
 * filled in, all else as the author wrote it. */
#ifndef WEB_MERGE_H
#define WEB_MERGE_H

#include "diagram/diagram.h"
#include "doc/contents.h"

/* The picture of a diagram. */
struct merge_picture {
    const char *path;  /* as the page is to name it */
    const char *words; /* what it shows */
};

struct merge_job {
    const struct doc *doc;
    const struct diagrams *diagrams;
    const struct contents *contents;
    const struct merge_picture *pictures; /* by diagram */
};

struct slice merge_markdown(struct arena *arena, const struct merge_job *job);

#endif

/* A bar on standard error while something takes long; nothing at all unless that is a terminal. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

struct progress {
    const char *what; /* "deals" */
    uint64_t before;  /* done by an earlier run */
    uint64_t all;
    struct timespec began;
    bool shown;
};

struct progress progress_begin(const char *what, uint64_t before, uint64_t all);
/* Draw it anew: how many are done, how many a second, how long it may still take. */
void progress_show(const struct progress *progress, uint64_t done);
/* Wipe it off. */
void progress_end(const struct progress *progress);

#endif

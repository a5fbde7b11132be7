/* How many threads a search may use by itself. */
#ifndef CLI_CORES_H
#define CLI_CORES_H

enum { MOST_THREADS = 64 };

/* One for each core, 1 to MOST_THREADS. */
unsigned cores_to_use(void);

#endif

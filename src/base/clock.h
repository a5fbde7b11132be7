/* How long something takes. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <time.h>

struct timespec clock_now(void);
double clock_seconds_since(struct timespec began);

#endif

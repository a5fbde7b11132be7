/* What would go wrong in print: faces that reach beyond the safe zone of their card. */
#ifndef DECK_PREFLIGHT_H
#define DECK_PREFLIGHT_H

#include "deck/face.h"

/* Each face that leaves the safe zone is one finding at `at`, which names it and what reaches how
 * far. True when it does not. */
bool preflight_face(const struct face_job *job, struct sink *sink, const struct face *face,
                    struct span at, const char *name);

#endif

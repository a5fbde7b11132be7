/* What would go wrong in print: faces that reach beyond the safe zone of their card,
 * type that is too small. */
#ifndef DECK_PREFLIGHT_H
#define DECK_PREFLIGHT_H

#include "deck/face.h"

/* Each face that leaves the safe zone is one finding at `at`, which names it and what reaches how
 * far. True when it does not. */
bool preflight_face(const struct face_job *job, struct sink *sink, const struct face *face,
                    struct span at, const char *name);

/* Player aids in type that is too small to read are a warning at `at`. */
void preflight_aids(const struct face_job *job, struct sink *sink, struct span at);

#endif

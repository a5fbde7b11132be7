/* Which font files there are: fontconfig with the project's own configuration, private to `text`.
 */
#ifndef TEXT_FACES_H
#define TEXT_FACES_H

#include "base/arena.h"

#include <fontconfig/fontconfig.h>
#include <stdbool.h>

/* The fonts of the folder `fonts/` and, of those installed, the families that its fonts.conf lets
 * in. Without that file, or when it lets in nothing that is installed, the system's own
 * configuration: then other families can stand in. To be released with FcConfigDestroy; the
 * program-wide configuration is left alone. */
FcConfig *faces_config(struct arena *arena);

/* The machine may have no font at all. */
bool faces_any(FcConfig *config);

/* The file in the folder `fonts/` that has the first family, the weight and the slant that `wanted`
 * asks for, or NULL. Borrowed from `config`. */
const char *faces_own_file(FcConfig *config, const FcPattern *wanted);

#endif

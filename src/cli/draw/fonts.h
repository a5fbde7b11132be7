/* Faces that are missing. */
#ifndef CLI_DRAW_FONTS_H
#define CLI_DRAW_FONTS_H

#include "text/font.h"

/* Warn of those among the first so many roles: what is made looks other than everybody else's. */
void fonts_tell_missing(struct fonts *fonts, struct arena *arena, int roles);

#endif

/* The faces that pictures are drawn with. */
#ifndef CLI_DRAW_FONTS_H
#define CLI_DRAW_FONTS_H

#include "text/font.h"

/* Warn of each face that is missing: it makes another picture than everybody else's. */
void fonts_tell_missing(struct fonts *fonts, struct arena *arena);

#endif

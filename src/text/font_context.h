/* A face as pango wants it, private to `text`. */
#ifndef TEXT_FONT_CONTEXT_H
#define TEXT_FONT_CONTEXT_H

#include "text/font.h"

#include <pango/pango.h>

/* Of the em in pixels, for all shaping: outlines are cut to 1/64 of one. */
enum { FONT_SHAPING_SIZE = 1000 };

/* A context for the role's face at that size, without hinting, to be released with g_object_unref
 * before the fonts; NULL on a machine without any font. */
PangoContext *font_context(struct fonts *fonts, enum font_role role);

#endif

/* Text: the book's faces, and lines of text as outlines or on a page.
 *
 * Only the families named here are used, from the folder `fonts/` first and from the system's
 * packages second, whatever else is installed: the same text looks the same on every machine. */
#ifndef TEXT_FONT_H
#define TEXT_FONT_H

#include "base/arena.h"
#include "base/slice.h"

#include <cairo.h>

/* Pictures use the first three only. */
enum font_role {
    FONT_BODY,
    FONT_BODY_BOLD,
    FONT_HEADING,
    FONT_PICTURE_ROLES,
    FONT_BODY_ITALIC = FONT_PICTURE_ROLES,
    FONT_BODY_BOLD_ITALIC,
    FONT_MONO,
    FONT_ROLE_COUNT
};

struct fonts;

/* Find the faces. The folder `fonts/` is that of $ROOKPRESS_DATA, of the source tree or of the
 * installed data. A missing family is not an error: another one stands in, and font_source says so.
 * Lines keep their shapes in `arena`. */
struct fonts *fonts_new(struct arena *arena);
void fonts_free(struct fonts *fonts);

/* One line of text. `cap_height` is the height of a capital letter in the units of the caller; the
 * line is set narrower to be no wider than `most`, unless that is 0. Bytes that are no text show as
 * U+FFFD. */
struct line {
    enum font_role role;
    struct slice text;
    double cap_height, most;
};

double line_width(struct fonts *fonts, const struct line *line);

/* Add the line's outline to the current path of `cr`, its left end at the current origin, the
 * middle of a capital letter at height 0. It is the same at any scale of `cr`: nothing is hinted or
 * rounded to pixels. To be filled by the winding rule. */
void line_add_path(struct fonts *fonts, const struct line *line, cairo_t *cr);

/* Show the line on `cr` in its current colour, in the place where line_add_path would have its
 * outline: in a PDF as type in an embedded font, smaller than outlines and fit to be copied. */
void line_show(struct fonts *fonts, const struct line *line, cairo_t *cr);

/* Where each face comes from. */
struct font_source {
    const char *role, *wanted, *found, *file; /* `found` differs from `wanted` when it is missing */
};

struct font_source font_source(struct fonts *fonts, struct arena *arena, enum font_role role);

#endif

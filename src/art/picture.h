/* One file as a picture: a piece of a set, the author's own face of a card, an image in a book.
 *
 * It is strangers' input: a file that is missing, broken, huge, scripted, or that would reach out
 * to another file or to the network is refused before anything is drawn. */
#ifndef ART_PICTURE_H
#define ART_PICTURE_H

#include "base/arena.h"
#include "base/slice.h"

#include <cairo.h>

/* Stands at the front of every id in a picture's markup and of every reference to one. */
#define PICTURE_ID_MARK "ROOKPRESS-ID-"

struct picture;

/* All of the file is read, vetted and recorded here, so that nothing can go wrong later. `name` is
 * made part of its ids. On failure the reason in `why` names the file. The picture lives in
 * `arena`; its recording until picture_free. */
struct picture *picture_load(const char **why, struct arena *arena, const char *path,
                             const char *name);
/* The same of an image in a book, which may also be a PNG or JPEG, and larger. It has no markup. */
struct picture *picture_load_image(const char **why, struct arena *arena, const char *path);

void picture_free(struct picture *picture);

/* What an SVG needs to use the picture: markup for the inside of a <symbol>, without titles,
 * comments, style sheets and needless blanks, and the box it is drawn in ("0 0 48 48"). An id that
 * is needed is PICTURE_ID_MARK, the picture's name, '-', the id in the file:
 * "ROOKPRESS-ID-wK-shine". The writer replaces each PICTURE_ID_MARK by a prefix of its own, so that
 * two pictures in one page do not clash. Properties that the markup leaves open, such as fill, are
 * inherited from where it is used, so use it where nothing sets them. */
struct picture_markup {
    struct slice content, view_box;
};

struct picture_markup picture_markup(const struct picture *picture);

/* Its width by its height. */
double picture_shape(const struct picture *picture);

/* How wide it is in pixels; 0: a drawing, which has none. */
int picture_pixels(const struct picture *picture);

/* Paint the picture into a box of side 1 at the origin of `cr`, in whose middle it lies and whose
 * sides its longer side fills. The drawing is recorded once and replayed, so that a PDF holds it
 * once. */
void picture_paint(const struct picture *picture, cairo_t *cr);

#endif

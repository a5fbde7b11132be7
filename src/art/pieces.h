/* Piece sets: a folder of twelve SVG files with the names that chess sites use, wK.svg to bP.svg.
 *
 * A set is strangers' input: a file that is missing, broken, huge, scripted, or that would reach
 * out to another file or to the network is refused by name before anything is drawn. */
#ifndef ART_PIECES_H
#define ART_PIECES_H

#include "base/arena.h"
#include "base/slice.h"

#include <cairo.h>

enum { PIECE_COUNT = 12 };

/* Stands at the front of every id in a piece's markup and of every reference to one. */
#define PIECE_ID_MARK "ROOKPRESS-ID-"

/* The order of the pieces in a set. */
extern const char PIECE_LETTERS[]; /* "PNBRQKpnbrqk" */

struct piece_set;

/* Load the set in folder `path`: all of it is read, vetted and recorded here, so that nothing can
 * go wrong later. On failure the reason in `why` names the file. The set lives in `arena`; its
 * recordings until piece_set_free. */
struct piece_set *piece_set_load(const char **why, struct arena *arena, const char *path);
void piece_set_free(struct piece_set *set);

/* The folder for `--pieces=WORD`: the set of that name in cards/pieces (see base/data.h), else a
 * folder as it is. NULL, with the reason, when there is neither. */
const char *piece_set_find(const char **why, struct arena *arena, const char *word);

/* What an SVG needs to use the piece: markup for the inside of a <symbol>, without titles,
 * comments, style sheets and needless blanks, and the box it is drawn in ("0 0 48 48"). An id that
 * is needed is PIECE_ID_MARK, the file's name, '-', the id in the file: "ROOKPRESS-ID-wK-shine".
 * The writer replaces each PIECE_ID_MARK by a prefix of its own, so that two pictures in one page
 * do not clash. Properties that the markup leaves open, such as fill, are inherited from where it
 * is used, so use it where nothing sets them. */
struct piece_markup {
    struct slice content, view_box;
};

struct piece_markup piece_set_markup(const struct piece_set *set, char piece);

/* Paint the piece into a box of side 1 at the origin of `cr`. The drawing is recorded once and
 * replayed, so that a PDF holds it once. */
void piece_set_paint(const struct piece_set *set, char piece, cairo_t *cr);

#endif

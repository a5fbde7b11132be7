/* Piece sets: a folder of twelve SVG files with the names that chess sites use, wK.svg to bP.svg.
 *
 * A set is strangers' input: a file that is missing, broken, huge, scripted, or that would reach
 * out to another file or to the network is refused by name before anything is drawn. */
#ifndef ART_PIECES_H
#define ART_PIECES_H

#include "art/picture.h"

enum { PIECE_COUNT = 12 };

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

const struct picture *piece_set_picture(const struct piece_set *set, char piece);

#endif

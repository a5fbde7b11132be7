/* From a book to its pages: what the commands share that want them. */
#ifndef CLI_DRAW_PRESS_H
#define CLI_DRAW_PRESS_H

#include "art/theme.h"
#include "cli/command.h"
#include "cli/load.h"
#include "layout/page.h"
#include "paint/paint.h"

/* How books are set, and what it takes. */
struct press {
    struct arena *arena;
    struct paper paper;
    const struct theme *theme;
    bool draft; /* with what is wrong boxed in red */
    bool is_smart, captions;
    struct painter painter;
    struct piece_set *pieces;
    struct typesetter *setter;
    VEC(const struct book_pages *) made;
};

/* The option --paper of a command; false, with a word to the user, when it is no size. */
bool press_read_paper(struct press *press, const struct invocation *invocation);

/* Load fonts and the piece set of this name, NULL for the usual one. False when there is none; the
 * user has been told. */
bool press_start(struct press *press, const char *set);
void press_stop(struct press *press);

/* The diagrams of a book, in their order. */
const struct drawing *const *press_drawings(const struct press *press,
                                            const struct library *library, const struct book *book);

/* The pages live until press_stop. What cannot be set well is added to the library's sink. */
const struct book_pages *press_pages(struct press *press, struct library *library,
                                     const struct book *book,
                                     const struct drawing *const *drawings);

/* The file that an image of the book is in. */
const char *press_image_path(struct arena *arena, const struct doc *doc, struct slice url);

#endif

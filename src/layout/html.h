/* What little HTML means on paper. Private to the stage. */
#ifndef LAYOUT_HTML_H
#define LAYOUT_HTML_H

#include "layout/chunk.h"

enum html_effect {
    HTML_NOTHING, /* comments, places that links lead to */
    HTML_BREAK,
    HTML_BOLD,
    HTML_ITALIC,
    HTML_MONO,
    HTML_RAISED,
    HTML_LOWERED,
    HTML_END,    /* of an element */
    HTML_FOREIGN /* it means something, but not here */
};

/* Of one tag or comment among words. */
enum html_effect html_effect(struct slice tag);

/* Whether a block of HTML shows anything that a book without it lacks. */
bool html_shows(struct slice block);

#endif

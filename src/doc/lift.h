/* Lifting: find by its lines what is a diagram, before CommonMark has its say.
 *
 * An indented block that CommonMark would call code needs no help. But authors indent diagrams by
 * four blanks also straight after a list or a paragraph, where CommonMark sees more of the list
 * item or paragraph. What looks like a diagram there is one. */
#ifndef DOC_LIFT_H
#define DOC_LIFT_H

#include "diag/finding.h"

struct lift {
    uint32_t first, last; /* lines, counted from 0, both included */
    /* Indented text that is no diagram follows in the same run: it goes on with whatever CommonMark
     * takes the run for. */
    bool has_tail;
    bool lost; /* set when cmark took its lines for code or HTML after all */
};

struct lifts {
    struct lift *items;
    size_t count, capacity;
};

/* The diagrams from line `from` on that look like one. Fenced code and HTML are passed over; a
 * fence that is never closed is a finding. */
struct lifts lift_find(struct arena *arena, struct sink *sink, const struct source *source,
                       uint32_t from);

/* Report the lines of lifted diagrams that are not indented as they should be. */
void lift_report(struct sink *sink, const struct source *source, const struct lifts *lifts);

/* The bytes of `line` that only say that it is quoted: "> " and its like. */
size_t lift_quote_len(struct slice line);

#endif

/* Lines that belong to fenced code or to HTML, and so to no diagram.
 *
 * As CommonMark sees them, near enough: a diagram that is taken for code here is found again by
 * cmark, and code that is taken for a diagram turns up missing in its tree. */
#ifndef DOC_FOREIGN_H
#define DOC_FOREIGN_H

#include "base/slice.h"

#include <stdint.h>

struct foreign {
    bool has_comments; /* somewhere in the file */
    /* Inside a fence: its character, length, column and first line. */
    char fence;
    size_t fence_len;
    uint32_t fence_column, fence_line;
    bool in_item; /* the fence belongs to a list item and ends with it */
    /* Inside HTML: what ends it ("" is a blank line), and whether a blank line does, too. */
    const char *html_end;
    bool ends_with_paragraph;
};

struct foreign foreign_new(struct slice text);

bool foreign_is_inside(const struct foreign *foreign);

/* Whether the next line, its quote marks taken off, is code or HTML. */
bool foreign_takes(struct foreign *foreign, struct slice line, uint32_t number);

/* Whether a line without its indentation opens a fence. */
bool foreign_opens_fence(struct slice line);

/* The columns of white space before the line's first other byte, tabs to every fourth column. */
uint32_t foreign_indent(struct slice line);

#endif

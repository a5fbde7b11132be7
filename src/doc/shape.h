/* The look of diagram lines: enough to tell a diagram from prose, before anything is parsed. */
#ifndef DOC_SHAPE_H
#define DOC_SHAPE_H

#include "base/slice.h"

/* The letters of a board: pieces and the empty square. */
static inline bool shape_is_board_letter(unsigned char c)
{
    static const bool fits[256] = {
        ['P'] = true, ['N'] = true, ['B'] = true, ['R'] = true, ['Q'] = true,
        ['K'] = true, ['p'] = true, ['n'] = true, ['b'] = true, ['r'] = true,
        ['q'] = true, ['k'] = true, ['.'] = true,
    };
    return fits[c];
}

/* A board row, a slip or two in it allowed: single letters, or one run of them, most of which could
 * stand on a board. */
bool shape_is_row(struct slice line);

/* `name: ...`, where the name is one or two short words. */
bool shape_is_directive(struct slice line);

bool shape_is_directive_name(struct slice name);

/* `name: ...` with the name of a directive, or one near to it. */
bool shape_is_known_directive(struct slice line);

/* `type: word`, the first line of a table. */
bool shape_is_type(struct slice line);

/* The words that may stand there. */
enum { TABLE_TYPES = 3 };
extern const char *const table_types[TABLE_TYPES];

/* `type: word` with one of them. */
bool shape_is_table(struct slice line);

#endif

#include "cli/at_line.h"

#include "base/file.h"
#include "base/number.h"

#include <string.h>

const char *split_line(uint32_t *line, struct arena *arena, const char *operand)
{
    const char *colon = strrchr(operand, ':');
    long number;
    *line = 0;
    if (!colon || file_exists(operand) || !number_parse_whole(&number, slice_of(colon + 1)) ||
        number < 1)
        return operand;
    *line = number < UINT32_MAX ? (uint32_t)number : UINT32_MAX;
    return arena_copy(arena, operand, (size_t)(colon - operand));
}

size_t diagram_at_line(const struct book *book, uint32_t line)
{
    size_t i = 0;
    for (; i < book->diagrams.count; i++)
        if (source_line_at(book->doc->source, book->diagrams.items[i].at.end) + 1 >= line)
            break;
    return i;
}

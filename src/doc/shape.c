#include "doc/shape.h"

#include "base/suggest.h"

bool shape_is_row(struct slice line)
{
    enum { LONGEST_ROW = 64, MOST_SLIPS = 4 };
    size_t letters = 0, fitting = 0;
    bool single = true, after_letter = false; /* `single`: no two letters side by side */

    line = slice_trim(line);
    if (line.len > LONGEST_ROW)
        return false;
    for (size_t i = 0; i < line.len; i++) {
        unsigned char c = (unsigned char)line.ptr[i];
        if ((c & 0xC0) == 0x80) /* the rest of a code point */
            continue;
        bool blank = is_blank((char)c);
        letters += !blank;
        fitting += shape_is_board_letter(c);
        single = single && !(after_letter && !blank);
        after_letter = !blank;
        if (!single && letters - fitting > MOST_SLIPS)
            return false;
    }
    return (single && letters >= 3 && fitting * 2 >= letters) ||
           (letters >= 6 && fitting * 4 >= letters * 3);
}

bool shape_is_directive(struct slice line)
{
    enum { LONGEST_NAME = 16 };
    struct slice name = {line.ptr, slice_find(line, ':')};
    if (name.len == line.len || name.len == 0 || name.len > LONGEST_NAME)
        return false;
    size_t words = 0;
    while (slice_next_word(&name).len)
        words++;
    return words <= 2;
}

/* For telling directives from prose; the `diagram` stage reads them. */
static const char *const directive_names[] = {"arrow", "card",        "checkers", "rect",
                                              "text",  "corner text", "margins",  "game",
                                              "name",  "after",       "expect"};
const size_t DIRECTIVE_COUNT = sizeof directive_names / sizeof *directive_names;

bool shape_is_directive_name(struct slice name)
{
    for (size_t i = 0; i < DIRECTIVE_COUNT; i++)
        if (slice_eq(name, directive_names[i]))
            return true;
    return false;
}

bool shape_is_known_directive(struct slice line)
{
    struct slice rest = line;
    struct slice name = slice_trim(slice_next_field(&rest, ':'));
    return shape_is_directive(line) && (shape_is_directive_name(name) ||
                                        suggest(name, directive_names, DIRECTIVE_COUNT) != NULL);
}

bool shape_is_type(struct slice line)
{
    struct slice rest = line;
    if (!shape_is_directive(line) || !slice_eq(slice_trim(slice_next_field(&rest, ':')), "type"))
        return false;
    slice_next_word(&rest);
    return !slice_next_word(&rest).len;
}

const char *const table_types[TABLE_TYPES] = {"masquerade", "cloak", "cards"};

bool shape_is_table(struct slice line)
{
    struct slice value = line;
    if (!shape_is_type(line))
        return false;
    slice_next_field(&value, ':');
    for (size_t i = 0; i < TABLE_TYPES; i++)
        if (slice_eq(slice_trim(value), table_types[i]))
            return true;
    return false;
}

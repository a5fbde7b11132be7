/* `rookpress dump pages`: the pages of a book as text. */
#include "cli/commands.h"
#include "cli/draw/press.h"
#include "cli/output.h"

int run_dump_pages(const struct invocation *invocation)
{
    struct arena *arena = invocation->arena;
    struct library library = library_new(arena);
    struct text out = text_new(arena);
    struct book book;
    struct press press = {
        .arena = arena, .theme = theme_find(slice_of("colour")), .is_smart = true};
    if (!press_read_paper(&press, invocation))
        return EXIT_USAGE;
    if (!library_load(&book, &library, invocation->operands[1]) || !press_start(&press, NULL))
        return EXIT_IO;
    pages_dump(&out, press_pages(&press, &library, &book, press_drawings(&press, &library, &book)));
    press_stop(&press);
    return output_write(text_slice(&out)) && !library.failed ? EXIT_CLEAN : EXIT_IO;
}

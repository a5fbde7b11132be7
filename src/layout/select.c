/* Some of the pages. */
#include "layout/page.h"

const struct book_pages *pages_select(struct arena *arena, const struct book_pages *pages,
                                      size_t first, size_t count)
{
    struct book_pages *some = arena_alloc(arena, sizeof *some);
    size_t sections = pages->doc->sections.count;
    struct section_place *places = arena_alloc(arena, (sections + 1) * sizeof *places);
    *some = *pages;
    some->first = pages->first + first;
    some->pages.items = pages->pages.items + first;
    some->pages.count = some->pages.capacity = count;
    for (size_t i = 0; i < sections; i++) {
        places[i] = pages->sections[i];
        bool is_there =
            places[i].page != NO_PAGE && places[i].page >= first && places[i].page < first + count;
        places[i].page = is_there ? places[i].page - first : NO_PAGE;
    }
    some->sections = places;
    return some;
}

/* Any bytes as a printed book: the first one chooses paper and options, the rest is the markdown.
 * What lies on pages must be sound: finite, inside its page where text is, in the order of pages.
 */
#include "art/art.h"
#include "fuzz.h"
#include "layout/page.h"

#include <math.h>
#include <stdlib.h>

static void require(bool holds)
{
    if (!holds)
        abort();
}

/* The faces are found once, and words shaped once: neither depends on the input. */
struct press {
    struct arena arena;
    struct fonts *fonts;
    struct typesetter *setter;
};

static const struct press *press(void)
{
    static struct press made;
    if (!made.fonts) {
        made.fonts = fonts_new(&made.arena);
        made.setter = typesetter_new(&made.arena, made.fonts);
    }
    return &made;
}

static void require_line(const struct placed *placed)
{
    require(placed->line && placed->runs);
    for (size_t i = 0; i < placed->line->piece_count; i++) {
        const struct line_piece *piece = &placed->line->pieces[i];
        require(isfinite(piece->x) && isfinite(piece->width));
    }
}

static void require_page(const struct book_pages *pages, const struct page *page)
{
    require(page->depth >= 0);
    for (size_t i = 0; i < page->placed.count; i++) {
        const struct placed *placed = &page->placed.items[i];
        require(isfinite(placed->x) && isfinite(placed->y));
        require(isfinite(placed->width) && isfinite(placed->height));
        require(placed->kind != PLACED_NUMBER && placed->y > -pages->style.paper.height);
        if (placed->kind == PLACED_LINE)
            require_line(placed);
        else
            require(placed->width >= 0 && placed->height >= 0);
    }
}

static void require_sound(const struct book_pages *pages)
{
    const struct doc *doc = pages->doc;
    require(pages->pages.count > 0);
    for (size_t i = 0; i < pages->pages.count; i++)
        require_page(pages, &pages->pages.items[i]);
    for (size_t i = 0, last = 0; i < doc->sections.count; i++) {
        size_t page = pages->sections[i].page;
        require(page == NO_PAGE || (page >= last && page < pages->pages.count));
        last = page == NO_PAGE ? last : page;
    }
    for (size_t i = 0; i < pages->text->links.count; i++) {
        size_t section = pages->text->links.items[i].section;
        require(section == NO_SECTION || section < doc->sections.count);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct paper papers[] = {{612, 792}, {420, 595}, {180, 180}, {252, 2000}};
    uint8_t choice = size ? *data : 0;
    struct arena arena = {0};
    struct sources sources = {.arena = &arena};
    struct sink sink = {.arena = &arena};
    const struct source *source =
        source_add(&sources, "fuzz.md", (struct slice){(const char *)data, size});
    const struct theme *theme = theme_find(slice_of("colour"));
    const struct doc *doc = doc_parse(&arena, &sink, source);
    const struct diagrams diagrams = diagrams_parse(&arena, &sink, doc);
    const struct drawing **drawings = arena_alloc(&arena, (diagrams.count + 1) * sizeof *drawings);
    for (size_t i = 0; i < diagrams.count; i++)
        drawings[i] = art_draw(&arena, theme, doc, &diagrams.items[i]);
    struct pages_job job = {.doc = doc,
                            .diagrams = &diagrams,
                            .drawings = drawings,
                            .theme = theme,
                            .fonts = press()->fonts,
                            .paper = papers[choice % 4],
                            .columns = choice / 4 % 3,
                            .folder = "/nowhere",
                            .is_smart = choice & 16,
                            .captions = choice & 32};
    const struct book_pages *pages = pages_make(&arena, &sink, press()->setter, &job);
    require_sound(pages);
    pages_free(pages);
    arena_free(&arena);
    return 0;
}

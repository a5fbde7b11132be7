#include "cli/draw/press.h"

#include "art/art.h"
#include "cli/draw/fonts.h"
#include "cli/output.h"

#include "base/vec.h"

#include <string.h>

bool press_read_paper(struct press *press, const struct invocation *invocation)
{
    const char *paper = option_value(invocation, "paper");
    const char *columns = option_value(invocation, "columns");
    press->columns = columns ? (unsigned)(*columns - '0') : 0;
    if (paper_parse(&press->paper, slice_of(paper ? paper : "letter")))
        return true;
    complain("rookpress %s: --paper is letter, a4, a5, half-letter or a size such as 6x9in, "
             "not '%s'",
             invocation->command->name, paper);
    return false;
}

bool press_start(struct press *press, const char *set)
{
    const char *why;
    const char *folder = piece_set_find(&why, press->arena, set ? set : "rook");
    press->pieces = folder ? piece_set_load(&why, press->arena, folder) : NULL;
    if (!press->pieces) {
        complain("rookpress: %s", why);
        return false;
    }
    struct fonts *fonts = fonts_new(press->arena);
    press->painter = (struct painter){
        .arena = press->arena, .pieces = press->pieces, .fonts = fonts, .live_text = true};
    fonts_tell_missing(fonts, press->arena, FONT_ROLE_COUNT);
    press->setter = typesetter_new(press->arena, fonts);
    return true;
}

void press_stop(struct press *press)
{
    for (size_t i = 0; i < press->pages.count; i++)
        pages_free(press->pages.items[i]);
    typesetter_free(press->setter);
    fonts_free(press->painter.fonts);
    piece_set_free(press->pieces);
}

const struct drawing *const *press_drawings(const struct press *press,
                                            const struct library *library, const struct book *book)
{
    size_t count = book->diagrams.count;
    const struct drawing **drawings = arena_alloc(press->arena, (count + 1) * sizeof *drawings);
    for (size_t i = 0; i < count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        struct drawing *drawing = art_draw(press->arena, press->theme, book->doc, d);
        VEC(struct finding) faults = {0};
        for (size_t k = 0; press->draft && k < library->sink.findings.count; k++) {
            const struct finding *found = &library->sink.findings.items[k];
            if (found->at.source == d->at.source && found->at.begin >= d->at.begin &&
                found->at.begin <= d->at.end)
                *vec_push(press->arena, &faults) = *found;
        }
        art_box_faults(drawing, press->theme, d, faults.items, faults.count);
        drawings[i] = drawing;
    }
    return drawings;
}

static const char *folder_of(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? arena_copy(arena, path, (size_t)(slash - path)) : "";
}

const char *press_image_path(struct arena *arena, const struct doc *doc, struct slice url)
{
    return image_path(arena, folder_of(arena, doc->source->name), url);
}

const struct book_pages *press_pages(struct press *press, struct library *library,
                                     const struct book *book, const struct drawing *const *drawings)
{
    struct pages_job job = {.doc = book->doc,
                            .diagrams = &book->diagrams,
                            .contents = &book->contents,
                            .drawings = drawings,
                            .theme = press->theme,
                            .fonts = press->painter.fonts,
                            .paper = press->paper,
                            .columns = press->columns,
                            .folder = folder_of(press->arena, book->doc->source->name),
                            .is_smart = press->is_smart,
                            .captions = press->captions};
    const struct book_pages *pages = pages_make(press->arena, &library->sink, press->setter, &job);
    *vec_push(press->arena, &press->pages) = pages;
    return pages;
}

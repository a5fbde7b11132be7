/* Any bytes as a deck file, and as its player aids. What is read without an error can be drawn and
 * laid on sheets. */
#include "base/data.h"
#include "base/file.h"
#include "deck/aids.h"
#include "deck/preflight.h"
#include "deck/sheets.h"
#include "fuzz.h"

#include <stdlib.h>

static struct slice schema_text(struct arena *arena)
{
    const char *path = data_find(arena, "cards/deck.rng"), *why;
    struct slice text;
    if (!path || !file_read(&text, &why, arena, path))
        abort();
    return text;
}

static void draw(struct arena *arena, struct sink *sink, const struct deck *deck)
{
    struct face_job job = {
        .arena = arena, .fonts = fonts_new(arena), .deck = deck, .format = deck->format};
    job.aid_size = aid_type_size(&job, sink);
    for (size_t i = 0; i < deck->cards.count && i < 20; i++) {
        const struct deck_card *card = &deck->cards.items[i];
        struct face front = face_draw(&job, card), back = face_draw_back(&job, card);
        preflight_face(&job, sink, &front, card->at, card->name);
        preflight_face(&job, sink, &back, card->at, card->name);
    }
    fonts_free(job.fonts);
}

static void lay_out(struct arena *arena, const struct deck *deck)
{
    struct grid_job job = {.format = deck->format,
                           .gap = deck->sheet.gap,
                           .backs = backs_find(slice_of(deck->sheet.backs))};
    struct card_grid grid;
    const char *why = NULL;
    if (!paper_parse(&job.paper, slice_of(deck->sheet.paper)))
        abort();
    if (!grid_plan(&grid, &why, arena, &job) ? !why : grid_count(&grid) == 0)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct sources sources = {.arena = &arena};
    struct sink sink = {.arena = &arena};
    const struct source *source =
        source_add(&sources, "deck.xml", (struct slice){(const char *)data, size});
    struct deck *deck =
        deck_read(&arena, &sink, &sources, source, "/nonexistent", schema_text(&arena));
    if (sink_count(&sink, ERROR) == 0) {
        draw(&arena, &sink, deck);
        lay_out(&arena, deck);
    }
    deck_free(deck);
    aids_read(&arena, &sink, source);
    arena_free(&arena);
    return 0;
}

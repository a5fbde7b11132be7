/* The deck that `check --deck` holds a book against. */
#include "check/check.h"
#include "cli/commands.h"
#include "cli/draw/deck_load.h"
#include "cli/output.h"
#include "diag/report.h"

int count_deck(struct check_deck *out, const struct invocation *invocation, const char *path)
{
    struct deck_loaded loaded = deck_load(invocation->arena, *path ? path : NULL);
    struct run told = {.sources = &loaded.sources, .sink = &loaded.sink};
    struct text report = text_new(invocation->arena);
    if (!loaded.deck)
        return EXIT_IO;
    sink_sort(&loaded.sink);
    report_short(&report, &told);
    complain_text(text_slice(&report));
    struct deck_counts counts = deck_count(loaded.deck);
    deck_free(loaded.deck);
    *out = (struct check_deck){.name = loaded.source->name};
    memcpy(out->cards, counts.cards, sizeof out->cards);
    memcpy(out->pips, counts.pips, sizeof out->pips);
    return sink_count(&loaded.sink, ERROR) ? EXIT_FINDINGS : EXIT_CLEAN;
}

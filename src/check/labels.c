/* `name` gives a diagram a label, `after` refers to one that came before. */
#include "check/parts.h"

#include <stdlib.h>

struct named {
    struct slice name;
    size_t index; /* of the diagram */
};

static int by_name(const void *left, const void *right)
{
    const struct named *a = left, *b = right;
    int order = slice_compare(a->name, b->name);
    return order ? order : (a->index > b->index) - (a->index < b->index);
}

struct names {
    struct named *items;
    size_t count;
};

static struct names gather(struct arena *arena, const struct diagrams *diagrams)
{
    struct names names = {arena_alloc(arena, diagrams->count * sizeof *names.items), 0};
    for (size_t i = 0; i < diagrams->count; i++)
        if (diagrams->items[i].name.text.len)
            names.items[names.count++] = (struct named){diagrams->items[i].name.text, i};
    qsort(names.items, names.count, sizeof *names.items, by_name);
    return names;
}

/* The first diagram of that name, or NULL. Many may share one. */
static const struct named *find_first(struct names names, struct slice name)
{
    size_t low = 0, high = names.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (slice_compare(names.items[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low < names.count && slice_same(names.items[low].name, name) ? &names.items[low] : NULL;
}

static void check_after(struct sink *sink, const struct diagrams *diagrams, struct names names,
                        size_t index)
{
    struct label after = diagrams->items[index].after;
    if (!after.text.len)
        return;
    const struct named *found = find_first(names, after.text);
    if (found && found->index < index)
        return;
    finding_add(sink, UNKNOWN_LABEL, after.at, "no earlier diagram is named %s",
                finding_quote(sink, after.text));
    if (found)
        finding_note_at(sink, diagrams->items[found->index].name.at, "this one comes later");
}

void check_labels(struct arena *arena, struct sink *sink, const struct book *book)
{
    const struct diagrams *diagrams = &book->diagrams;
    struct names names = gather(arena, diagrams);

    for (size_t i = 1; i < names.count; i++)
        if (slice_same(names.items[i - 1].name, names.items[i].name)) {
            finding_add(sink, LABEL_TWICE, diagrams->items[names.items[i].index].name.at,
                        "another diagram is named %s already",
                        finding_quote(sink, names.items[i].name));
            finding_note_at(sink, diagrams->items[names.items[i - 1].index].name.at,
                            "it is this one");
        }
    for (size_t i = 0; i < diagrams->count; i++)
        check_after(sink, diagrams, names, i);
}

#include "doc/anchors.h"

#include <stdlib.h>

static struct slice anchor_of(struct arena *arena, struct slice title)
{
    struct text out = text_new(arena);
    for (size_t i = 0; i < title.len; i++) {
        char c = to_lower(title.ptr[i]);
        bool is_letter = (c >= 'a' && c <= 'z') || is_digit(c) || (unsigned char)c >= 0x80;
        if (is_letter || c == '-' || c == '_')
            text_add_char(&out, c);
        else if (is_blank(c))
            text_add_char(&out, '-');
    }
    return text_slice(&out);
}

struct named {
    struct slice name;
    size_t section;
};

/* Sections of one name in the order of the book. */
static int by_name(const void *left, const void *right)
{
    const struct named *a = left, *b = right;
    int order = slice_compare(a->name, b->name);
    return order ? order : (a->section > b->section) - (a->section < b->section);
}

struct anchors anchors_make(struct arena *arena, const struct doc *doc)
{
    size_t count = doc->sections.count, twin = 0;
    struct named *sorted = arena_alloc(arena, (count + 1) * sizeof *sorted);
    struct slice *names = arena_alloc(arena, (count + 1) * sizeof *names);
    size_t *order = arena_alloc(arena, (count + 1) * sizeof *order);
    for (size_t i = 0; i < count; i++)
        sorted[i] = (struct named){anchor_of(arena, doc->sections.items[i].title), i};
    qsort(sorted, count, sizeof *sorted, by_name);
    for (size_t i = 0; i < count; i++) {
        twin = i && slice_same(sorted[i].name, sorted[i - 1].name) ? twin + 1 : 0;
        names[sorted[i].section] =
            twin ? slice_of(format_string(arena, "%s-%zu", sorted[i].name.ptr, twin))
                 : sorted[i].name;
    }
    for (size_t i = 0; i < count; i++)
        sorted[i] = (struct named){names[i], i};
    qsort(sorted, count, sizeof *sorted, by_name);
    for (size_t i = 0; i < count; i++)
        order[i] = sorted[i].section;
    return (struct anchors){names, order, count};
}

size_t anchors_find(const struct anchors *anchors, struct slice name)
{
    size_t low = 0, high = anchors->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (slice_compare(anchors->names[anchors->order[middle]], name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    bool is_there = low < anchors->count && slice_same(anchors->names[anchors->order[low]], name);
    return is_there ? anchors->order[low] : NO_SECTION;
}

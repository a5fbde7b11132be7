/* The book's outline: headings, the contents file. */
#include "check/book_game.h"
#include "check/parts.h"

#include "base/suggest.h"
#include "base/utf8.h"

#include <stdlib.h>

/* Games stand at level 1 or 2, whichever the author likes, and their parts at level 3 below either.
 */
static unsigned level_for_parts(const struct book *book, size_t section)
{
    unsigned level = book->doc->sections.items[section].level;
    return level == 1 && section_game(book, section) ? 2 : level;
}

/* Only headings right under the root: one in a quote or a list is no part of the outline. */
static void check_levels(struct sink *sink, const struct book *book)
{
    const struct section *sections = book->doc->sections.items;
    size_t before = NO_SECTION;
    for (size_t i = 0; i < book->doc->sections.count; i++) {
        if (sections[i].nested)
            continue;
        if (before != NO_SECTION && sections[i].level > sections[before].level + 1 &&
            sections[i].level > level_for_parts(book, before) + 1)
            finding_add(sink, HEADING_JUMP, sections[i].at,
                        "a heading of level %u follows one of level %u", sections[i].level,
                        sections[before].level);
        before = i;
    }
}

/* ---- Sections by name ---- */

struct named_section {
    struct slice title; /* in lower case, blanks as one */
    size_t parent, index;
};

struct named_sections {
    struct named_section *items;
    size_t count;
};

static struct slice normal_title(struct arena *arena, struct slice title)
{
    struct text out = text_new(arena);
    for (struct slice word; (word = slice_next_word(&title)).len;) {
        if (out.len)
            text_add_char(&out, ' ');
        for (size_t i = 0; i < word.len; i++)
            text_add_char(&out, to_lower(word.ptr[i]));
    }
    return text_slice(&out);
}

static int by_title(const void *left, const void *right)
{
    const struct named_section *a = left, *b = right;
    int order = slice_compare(a->title, b->title);
    if (order)
        return order;
    if (a->parent != b->parent)
        return a->parent < b->parent ? -1 : 1;
    return (a->index > b->index) - (a->index < b->index);
}

static struct named_sections sort_sections(struct arena *arena, const struct doc *doc)
{
    size_t count = doc->sections.count;
    struct named_section *items = arena_alloc(arena, count * sizeof *items);
    for (size_t i = 0; i < count; i++)
        items[i] = (struct named_section){normal_title(arena, doc->sections.items[i].title),
                                          doc->sections.items[i].parent, i};
    qsort(items, count, sizeof *items, by_title);
    return (struct named_sections){items, count};
}

/* How a section's name is held against the others of its parent. */
struct repeat {
    size_t first; /* the section that has the name first */
    size_t round; /* how many have had it before */
    size_t head;  /* of a parent: the latest section below it that is to be reported */
    bool reported, goes_on;
};

/* Games share section names such as "Setup"; within one game a name stands once. */
static void count_rounds(struct repeat *repeats, const struct doc *doc,
                         struct named_sections sections)
{
    for (size_t i = 0, first = 0; i < sections.count; i++) {
        const struct named_section *a = &sections.items[first], *b = &sections.items[i];
        if (a->parent != b->parent || !b->title.len || !slice_same(a->title, b->title))
            first = i;
        bool nested = doc->sections.items[b->index].nested;
        repeats[b->index] = (struct repeat){.first = sections.items[first].index,
                                            .round = nested ? 0 : i - first,
                                            .head = NO_SECTION};
    }
}

/* Where the heading between two games is lost, or has slipped a level, all that is called alike in
 * them seems to stand twice: one fault. Of what stands in one game for the second time, or the
 * third, only the first is reported. */
static void choose_reported(struct repeat *repeats, const struct doc *doc)
{
    enum { GAME_LEVEL = 2 };
    for (size_t i = 0; i < doc->sections.count; i++) {
        const struct section *section = &doc->sections.items[i];
        struct repeat *repeat = &repeats[i];
        repeat->reported = repeat->round > 0;
        if (!repeat->round || section->parent == NO_SECTION || section->level <= GAME_LEVEL)
            continue;
        size_t *head = &repeats[section->parent].head;
        if (*head == NO_SECTION || repeats[*head].round < repeat->round) {
            *head = i;
        } else {
            repeat->reported = false;
            repeats[*head].goes_on = true;
        }
    }
}

static void check_names(struct arena *arena, struct sink *sink, const struct doc *doc,
                        struct named_sections sections)
{
    size_t count = doc->sections.count;
    struct repeat *repeats = arena_alloc(arena, count * sizeof *repeats);

    count_rounds(repeats, doc, sections);
    choose_reported(repeats, doc);
    for (size_t i = 0; i < count; i++) {
        if (!repeats[i].reported)
            continue;
        finding_add(sink, SECTION_TWICE, doc->sections.items[i].at, "a second section %s",
                    finding_quote(sink, doc->sections.items[i].title));
        finding_note_at(sink, doc->sections.items[repeats[i].first].at, "the first is here");
        if (repeats[i].goes_on)
            finding_note(sink, "others behind it stand twice, too: a heading may be missing");
    }
}

/* ---- The contents file ---- */

static int find_title(const void *key, const void *item)
{
    const struct slice *title = key;
    const struct named_section *section = item;
    return slice_compare(*title, section->title);
}

/* A contents row and its heading as sections are compared. */
struct named_row {
    struct slice title;
    const struct contents_row *row;
};

static void suggest_heading(struct sink *sink, const struct doc *doc, struct slice heading)
{
    const struct section *best = NULL;
    int nearest = SUGGEST_FAR;
    for (size_t i = 0; i < doc->sections.count; i++) {
        int slips = suggest_slips(heading, doc->sections.items[i].title);
        if (slips < nearest) {
            nearest = slips;
            best = &doc->sections.items[i];
        }
    }
    if (best)
        finding_note(sink, "did you mean %s?", finding_quote(sink, best->title));
}

/* The contents of another book match no heading at all: then suggestions, each a walk over all
 * sections, would help nobody. */
static void check_headings(struct sink *sink, const struct doc *doc, const struct named_row *rows,
                           size_t count, struct named_sections sections)
{
    enum { MOST_SUGGESTIONS = 20 };
    size_t missing = 0;
    for (size_t i = 0; i < count; i++) {
        struct slice heading = rows[i].row->heading;
        if (utf8_valid_len(heading) != heading.len) /* reported with the file */
            continue;
        if (bsearch(&rows[i].title, sections.items, sections.count, sizeof *sections.items,
                    find_title))
            continue;
        finding_add(sink, CONTENTS_HEADING, rows[i].row->at, "the book has no heading %s",
                    finding_quote(sink, heading));
        if (missing++ < MOST_SUGGESTIONS)
            suggest_heading(sink, doc, heading);
    }
}

static int by_heading(const void *left, const void *right)
{
    const struct named_row *a = left, *b = right;
    int order = slice_compare(a->title, b->title);
    return order ? order : (a->row > b->row) - (a->row < b->row);
}

static void check_contents(struct arena *arena, struct sink *sink, const struct book *book,
                           struct named_sections sections)
{
    const struct contents *contents = &book->contents;
    struct named_row *rows = arena_alloc(arena, contents->count * sizeof *rows);

    for (size_t i = 0; i < contents->count; i++)
        rows[i] = (struct named_row){normal_title(arena, contents->items[i].heading),
                                     &contents->items[i]};
    check_headings(sink, book->doc, rows, contents->count, sections);
    qsort(rows, contents->count, sizeof *rows, by_heading);
    for (size_t i = 1; i < contents->count; i++)
        if (slice_same(rows[i - 1].title, rows[i].title)) {
            finding_add(sink, CONTENTS_TWICE, rows[i].row->at, "%s is described twice",
                        finding_quote(sink, rows[i].row->heading));
            finding_note_at(sink, rows[i - 1].row->at, "the first time here");
        }
}

void check_outline(struct arena *arena, struct sink *sink, const struct book *book)
{
    struct named_sections sections = sort_sections(arena, book->doc);
    check_levels(sink, book);
    check_names(arena, sink, book->doc, sections);
    check_contents(arena, sink, book, sections);
}

#include "doc/anchors.h"

#include "base/number.h"
#include "base/text.h"
#include "base/utf8.h"

#include <stdlib.h>

struct anchor {
    struct slice name;
    size_t section; /* of an id: the one that it lies in */
    size_t order;
};

struct gatherer {
    struct arena *arena;
    const struct doc *doc;
    struct anchors anchors;
    size_t section; /* the last one that was passed */
};

static void add_anchor(struct gatherer *g, struct slice name, size_t section)
{
    size_t order = g->anchors.count;
    *vec_push(g->arena, &g->anchors) = (struct anchor){name, section, order};
}

/* ---- Headings ---- */

/* Curly quotes, dashes and their like are left out, as punctuation of ASCII is. */
static bool is_in_name(uint32_t code)
{
    enum { FIRST_PUNCTUATION = 0x2000, LAST_PUNCTUATION = 0x206F };
    if (code < 0x80)
        return (code >= 'a' && code <= 'z') || is_digit((char)code) || code == '-' || code == '_';
    return code < FIRST_PUNCTUATION || code > LAST_PUNCTUATION;
}

static struct slice name_of(struct arena *arena, struct slice title)
{
    struct text out = text_new(arena);
    for (size_t at = 0; at < title.len;) {
        uint32_t code;
        char c = to_lower(title.ptr[at]);
        at += utf8_next((struct slice){title.ptr + at, title.len - at}, &code);
        code = code < 0x80 ? (uint32_t)(unsigned char)c : code;
        if (is_in_name(code))
            utf8_add(&out, code);
        else if (is_blank(c))
            text_add_char(&out, '-');
    }
    return text_slice(&out);
}

/* ---- HTML ---- */

/* The value of the attribute `name` at the front of `html`, after a blank; empty when it is not
 * there. */
static struct slice attribute_at(struct slice html, const char *name)
{
    struct slice none = {html.ptr, 0};
    size_t len = strlen(name) + 1;
    if (!is_blank(*html.ptr) || html.len < len + 1 || memcmp(html.ptr + 1, name, len - 1) != 0)
        return none;
    char quote = html.ptr[len];
    struct slice rest = {html.ptr + len + 1, html.len - len - 1};
    size_t end = slice_find(rest, quote);
    return (quote == '"' || quote == '\'') && end < rest.len ? (struct slice){rest.ptr, end} : none;
}

static void add_ids(struct gatherer *g, struct slice html)
{
    for (; html.len; html.ptr++, html.len--) {
        struct slice id = attribute_at(html, "id="), name = attribute_at(html, "name=");
        if (id.len || name.len)
            add_anchor(g, id.len ? id : name, g->section);
    }
}

/* No deeper than NODE_DEEPEST. */
static void gather_ids(struct gatherer *g, const struct node *node)
{
    for (; node; node = node->next) {
        size_t next = g->section == NO_SECTION ? 0 : g->section + 1;
        if (next < g->doc->sections.count && g->doc->sections.items[next].heading == node)
            g->section = next;
        if (node->kind == NODE_HTML || node->kind == NODE_HTML_SPAN)
            add_ids(g, (struct slice){node->text, node->len});
        else
            gather_ids(g, node->child);
    }
}

/* ---- By name ---- */

static int by_name(const void *left, const void *right)
{
    const struct anchor *a = left, *b = right;
    int order = slice_compare(a->name, b->name);
    return order ? order : (a->order > b->order) - (a->order < b->order);
}

static void sort(struct anchors *anchors)
{
    if (anchors->count)
        qsort(anchors->items, anchors->count, sizeof *anchors->items, by_name);
}

/* A title that comes again has a number behind it; what has that name by itself goes first. */
static void name_sections(struct gatherer *g)
{
    size_t count = g->anchors.count, first = 0;
    struct slice *names = arena_alloc(g->arena, (count + 1) * sizeof *names);
    for (size_t i = 0; i < count; i++) {
        struct anchor anchor = g->anchors.items[i];
        if (!slice_same(g->anchors.items[first].name, anchor.name))
            first = i;
        if (i > first) {
            anchor.name = slice_of(format_string(g->arena, "%.*s-%zu", (int)anchor.name.len,
                                                 anchor.name.ptr, i - first));
            add_anchor(g, anchor.name, anchor.section);
        }
        names[anchor.section] = anchor.name;
    }
    g->anchors.names = names;
}

struct anchors anchors_make(struct arena *arena, const struct doc *doc)
{
    struct gatherer g = {.arena = arena, .doc = doc, .section = NO_SECTION};
    for (size_t i = 0; i < doc->sections.count; i++)
        add_anchor(&g, name_of(arena, doc->sections.items[i].title), i);
    sort(&g.anchors);
    name_sections(&g);
    gather_ids(&g, doc->root->child);
    sort(&g.anchors);
    return g.anchors;
}

/* "%C3%A9" as the byte that it stands for. */
static struct slice decoded(struct arena *arena, struct slice s)
{
    struct text out = text_new(arena);
    for (size_t i = 0; i < s.len; i++) {
        bool is_code = s.ptr[i] == '%' && s.len - i > 2 && hex_digit(s.ptr[i + 1]) >= 0 &&
                       hex_digit(s.ptr[i + 2]) >= 0;
        text_add_char(&out, is_code ? (char)(hex_digit(s.ptr[i + 1]) * 16 + hex_digit(s.ptr[i + 2]))
                                    : s.ptr[i]);
        i += is_code ? 2 : 0;
    }
    return text_slice(&out);
}

bool anchors_find(size_t *section, struct arena *arena, const struct anchors *anchors,
                  struct slice url)
{
    struct slice name = decoded(arena, (struct slice){url.ptr + 1, url.len - 1});
    size_t low = 0, high = anchors->count;
    *section = NO_SECTION;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (slice_compare(anchors->items[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    if (low < anchors->count && slice_same(anchors->items[low].name, name)) {
        *section = anchors->items[low].section;
        return true;
    }
    return !name.len || slice_eq(name, "top");
}

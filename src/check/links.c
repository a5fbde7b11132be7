/* Links and footnotes that lead nowhere. */
#include "check/parts.h"

#include "doc/anchors.h"

struct link_checker {
    struct arena *arena;
    struct sink *sink;
    const struct doc *doc;
    struct anchors anchors; /* gathered when the first link asks for them */
    bool has_anchors;
    bool *used; /* of doc.notes */
};

static void check_anchor(struct link_checker *c, const struct node *node)
{
    size_t section;
    struct slice url = node->link->url;
    if (!url.len || *url.ptr != '#')
        return;
    if (!c->has_anchors)
        c->anchors = anchors_make(c->arena, c->doc);
    c->has_anchors = true;
    if (!anchors_find(&section, c->arena, &c->anchors, url))
        finding_add(c->sink, LINK_NOWHERE, doc_span(c->doc, node),
                    "the book has no heading that %s could be the anchor of",
                    finding_quote(c->sink, url));
}

static void check_mark(struct link_checker *c, const struct node *node)
{
    struct slice label = {node->text, node->len};
    const struct doc_note *note = doc_note(c->doc, label);
    if (note)
        c->used[note - c->doc->notes.items] = true;
    else
        finding_add(c->sink, NOTE_UNDEFINED, doc_span(c->doc, node),
                    "the footnote %s is written nowhere", finding_quote(c->sink, label));
}

/* No deeper than NODE_DEEPEST. */
static void check_nodes(struct link_checker *c, const struct node *node)
{
    for (; node; node = node->next) {
        if (node->kind == NODE_LINK)
            check_anchor(c, node);
        else if (node->kind == NODE_NOTE_MARK)
            check_mark(c, node);
        check_nodes(c, node->child);
    }
}

/* Notes of one label lie side by side. */
static void check_notes(struct link_checker *c)
{
    const struct doc_note *notes = c->doc->notes.items;
    for (size_t i = 0; i < c->doc->notes.count; i++) {
        const char *label = finding_quote(c->sink, notes[i].label);
        if (i && slice_same(notes[i - 1].label, notes[i].label)) {
            finding_add(c->sink, NOTE_TWICE, notes[i].at, "a second footnote %s", label);
            finding_note_at(c->sink, notes[i - 1].at, "the first is here");
        } else if (!c->used[i]) {
            finding_add(c->sink, NOTE_UNUSED, notes[i].at, "nothing refers to the footnote %s",
                        label);
        }
    }
}

void check_links(struct arena *arena, struct sink *sink, const struct book *book)
{
    const struct doc *doc = book->doc;
    struct link_checker c = {.arena = arena, .sink = sink, .doc = doc};
    for (size_t i = 0; i < doc->broken_links.count; i++) {
        const struct broken_link *link = &doc->broken_links.items[i];
        finding_add(sink, LINK_UNDEFINED, link->at, "the link reference %s is defined nowhere",
                    finding_quote(sink, link->label));
    }
    c.used = arena_alloc(arena, doc->notes.count + 1);
    check_nodes(&c, doc->root->child);
    check_notes(&c);
}

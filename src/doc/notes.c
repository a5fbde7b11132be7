#include "doc/notes.h"

#include <stdlib.h>

/* The bytes of a `[^label]` at the front of `text`, 0 when there is none. */
static size_t mark_len(struct slice text)
{
    enum { LONGEST = 100 };
    if (text.len < 4 || text.ptr[0] != '[' || text.ptr[1] != '^')
        return 0;
    for (size_t i = 2; i < text.len && i < LONGEST; i++) {
        if (text.ptr[i] == ']')
            return i > 2 ? i + 1 : 0;
        if (is_blank(text.ptr[i]) || text.ptr[i] == '[')
            return 0;
    }
    return 0;
}

size_t note_mark_find(size_t *len, struct slice text)
{
    for (size_t at = 0; at < text.len; at++) {
        struct slice rest = {text.ptr + at, text.len - at};
        size_t bracket = slice_find(rest, '[');
        at += bracket;
        *len = mark_len((struct slice){rest.ptr + bracket, rest.len - bracket});
        if (*len)
            return at;
    }
    *len = 0;
    return text.len;
}

size_t note_opening_len(struct slice line)
{
    size_t before = 0;
    while (before < line.len && (is_blank(line.ptr[before]) || line.ptr[before] == '>'))
        before++;
    size_t mark = mark_len((struct slice){line.ptr + before, line.len - before});
    size_t colon = before + mark;
    return mark && colon < line.len && line.ptr[colon] == ':' ? colon : 0;
}

/* ---- Notes in a paragraph ---- */

/* What follows the mark when a note begins here, or NULL. */
static struct node *after_mark(const struct node *node)
{
    struct node *after = node && node->kind == NODE_NOTE_MARK ? node->next : NULL;
    return after && after->kind == NODE_TEXT && after->len && *after->text == ':' ? after : NULL;
}

static void cut_colon(struct node *text)
{
    text->text++;
    text->len--;
    text->begin += text->begin < text->end;
}

/* The node becomes the note that begins with its child `mark`. */
static void make_note(struct arena *arena, struct doc *doc, struct node *node,
                      const struct node *mark)
{
    struct node *words = after_mark(mark);
    cut_colon(words);
    node->kind = NODE_NOTE;
    node->text = mark->text;
    node->len = mark->len;
    node->begin = mark->begin;
    node->child = words->len ? words : words->next;
    *vec_push(arena, &doc->notes) =
        (struct doc_note){{mark->text, mark->len}, node, doc_span(doc, mark)};
}

/* Cut off the part of a paragraph, or of a note, that begins behind the line end `before`. */
static struct node *cut_part(struct arena *arena, struct node *from, struct node *before)
{
    struct node *part = arena_alloc(arena, sizeof *part);
    *part = *from;
    part->next = from->next;
    from->next = part;
    from->end = before->begin;
    return part;
}

struct node *notes_split(struct arena *arena, struct doc *doc, struct node *paragraph)
{
    struct node *part = paragraph, *last = NULL;
    if (after_mark(part->child))
        make_note(arena, doc, part, part->child);
    for (struct node *child = part->child; child; child = child->next) {
        if (child->kind == NODE_SOFT_BREAK && after_mark(child->next)) {
            struct node *mark = child->next;
            if (last)
                last->next = NULL;
            else
                part->child = NULL;
            part = cut_part(arena, part, child);
            make_note(arena, doc, part, mark);
            last = NULL;
            child = part->child;
            if (!child)
                break;
        }
        last = child;
    }
    return part;
}

/* ---- By label ---- */

static int by_label(const void *left, const void *right)
{
    const struct doc_note *a = left, *b = right;
    int order = slice_compare(a->label, b->label);
    return order ? order : (a->at.begin > b->at.begin) - (a->at.begin < b->at.begin);
}

void notes_sort(struct doc *doc)
{
    if (doc->notes.count)
        qsort(doc->notes.items, doc->notes.count, sizeof *doc->notes.items, by_label);
}

const struct doc_note *doc_note(const struct doc *doc, struct slice label)
{
    size_t low = 0, high = doc->notes.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (slice_compare(doc->notes.items[middle].label, label) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    const struct doc_note *note = &doc->notes.items[low];
    return low < doc->notes.count && slice_same(note->label, label) ? note : NULL;
}

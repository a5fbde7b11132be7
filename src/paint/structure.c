#include "paint/structure.h"

#include <string.h>

/* ---- The table of tags ---- */

static struct known_tag *find(struct known_tag *known, size_t capacity, const struct tag *tag)
{
    size_t at = ((uintptr_t)tag >> 4) * 0x9E3779B97F4A7C15u & (capacity - 1);
    while (known[at].tag && known[at].tag != tag)
        at = (at + 1) & (capacity - 1);
    return &known[at];
}

static void make_room(struct structure *s)
{
    if (2 * s->known_count < s->capacity)
        return;
    size_t capacity = s->capacity ? 4 * s->capacity : 256;
    struct known_tag *known = arena_alloc(s->arena, capacity * sizeof *known);
    for (size_t i = 0; i < s->capacity; i++)
        if (s->known[i].tag)
            *find(known, capacity, s->known[i].tag) = s->known[i];
    s->known = known;
    s->capacity = capacity;
}

/* ---- Elements ---- */

static size_t add_element(struct structure *s, const char *kind, size_t parent)
{
    *vec_push(s->arena, &s->elements) = (struct pdf_element){.kind = kind, .parent = parent};
    return s->elements.count - 1;
}

/* Tags are no deeper than the document's tree. */
static struct known_tag *know(struct structure *s, const struct tag *tag)
{
    make_room(s);
    struct known_tag *known = find(s->known, s->capacity, tag);
    if (known->tag)
        return known;
    size_t parent = tag->parent ? know(s, tag->parent)->element : PDF_NO_PARENT;
    make_room(s);
    known = find(s->known, s->capacity, tag);
    *known = (struct known_tag){.tag = tag, .element = add_element(s, tag->name, parent)};
    s->known_count++;
    return known;
}

size_t structure_element(struct structure *s, const struct tag *tag)
{
    if (!tag)
        return PDF_ARTIFACT;
    struct known_tag *known = know(s, tag);
    known->link = NO_LINK;
    return known->element;
}

static size_t add_link(struct structure *s, size_t parent, const struct structure_target *target)
{
    size_t element = add_element(s, "Link", parent);
    s->elements.items[element].alt = target->alt;
    s->elements.items[element].to = target->to;
    return element;
}

size_t structure_link(struct structure *s, const struct tag *tag,
                      const struct structure_target *target)
{
    if (!tag)
        return add_link(s, PDF_NO_PARENT, target);
    struct known_tag *known = know(s, tag);
    if (known->link != target->link) {
        known->link = target->link;
        known->link_element = add_link(s, known->element, target);
    }
    return known->link_element;
}

size_t structure_symbol(struct structure *s, const struct tag *tag, const char *letter)
{
    if (!tag)
        return PDF_ARTIFACT;
    struct known_tag *known = know(s, tag);
    known->link = NO_LINK;
    size_t element = add_element(s, "Span", known->element);
    s->elements.items[element].alt = letter;
    return element;
}

void structure_describe(struct structure *s, size_t element, const char *alt, const double box[4])
{
    if (element == PDF_ARTIFACT)
        return;
    s->elements.items[element].alt = alt;
    memcpy(s->elements.items[element].box, box, sizeof s->elements.items[element].box);
}

void structure_mark(struct structure *s, size_t page, size_t element)
{
    *vec_push(s->arena, &s->marks) = (struct pdf_mark){page, element};
}

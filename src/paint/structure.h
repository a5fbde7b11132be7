/* A book's structure as it comes to light while its pages are painted: which elements there are,
 * and which of them each piece of marked content belongs to. Private to `paint`. */
#ifndef PAINT_STRUCTURE_H
#define PAINT_STRUCTURE_H

#include "base/vec.h"
#include "layout/chunk.h"
#include "paint/pdf_finish.h"

struct known_tag {
    const struct tag *tag;
    size_t element;
    uint32_t link; /* the one that the element ends with so far, or NO_LINK */
    size_t link_element;
};

struct structure {
    struct arena *arena;
    VEC(struct pdf_element) elements;
    VEC(struct pdf_mark) marks;
    struct known_tag *known; /* open addressing; at most half are taken */
    size_t known_count, capacity;
};

/* The element of a tag; PDF_ARTIFACT for NULL. */
size_t structure_element(struct structure *s, const struct tag *tag);

struct structure_target {
    uint32_t link;
    const char *alt; /* where it leads, in words */
    const struct pdf_place *to;
};

/* A link in the text of a tag: the same element again where the link goes on in the next line. */
size_t structure_link(struct structure *s, const struct tag *tag,
                      const struct structure_target *target);

/* A symbol in the text of a tag that is painted and no letter, and the letter that it is read as.
 */
size_t structure_symbol(struct structure *s, const struct tag *tag, const char *letter);

void structure_describe(struct structure *s, size_t element, const char *alt, const double box[4]);

/* The next marked content of the page is a part of this element. */
void structure_mark(struct structure *s, size_t page, size_t element);

#endif

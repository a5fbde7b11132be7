/* The tree of a document's structure, written anew in place of cairo's.
 *
 * Cairo loses the words of a paragraph around a link, makes two paragraphs of one that goes over a
 * page's end, and has no word for what is no part of the text. So it is given a flat row of tags,
 * only to mark the content; what each mark belongs to is told here. */
#include "base/text.h"
#include "base/vec.h"
#include "paint/pdf_parts.h"

#include <stdlib.h>
#include <string.h>

/* Below an element: another one, or a mark. */
struct kid {
    bool is_mark;
    size_t index; /* of the element; of the mark on its page */
    size_t page;
};

struct element {
    qpdf_oh object;
    VEC(struct kid) kids;
    size_t heads; /* of a row: how many of its cells are heads */
};

struct page_marks {
    qpdf_oh page;
    VEC(size_t) elements; /* by mark; PDF_ARTIFACT where it belongs to none */
    qpdf_oh *links;       /* by mark: the annotation, or 0 */
};

struct tree {
    qpdf_data pdf;
    struct arena *arena;
    const struct pdf_facts *facts;
    struct element *elements;
    struct page_marks *pages;
    size_t page_count;
};

static bool is_kind(const struct tree *t, size_t element, const char *kind)
{
    return strcmp(t->facts->elements[element].kind, kind) == 0;
}

/* ---- Reading what cairo made ---- */

/* Cairo marks nothing on a page that shows nothing. */
static void list_marks(struct tree *t)
{
    for (size_t i = 0; i < t->page_count; i++)
        t->pages[i].page = qpdf_get_page_n(t->pdf, i);
    for (size_t i = 0; i < t->facts->mark_count; i++) {
        const struct pdf_mark *mark = &t->facts->marks[i];
        struct page_marks *page = &t->pages[mark->page];
        *vec_push(t->arena, &page->elements) = mark->element;
    }
    for (size_t i = 0; i < t->page_count; i++)
        t->pages[i].links =
            arena_alloc(t->arena, (t->pages[i].elements.count + 1) * sizeof *t->pages[i].links);
}

static int page_id(const struct tree *t, qpdf_oh page)
{
    return qpdf_oh_get_object_id(t->pdf, page);
}

/* Cairo's pages come in their order: look on from the page of the link before. */
static size_t find_page(const struct tree *t, qpdf_oh page, size_t from)
{
    int id = page_id(t, page);
    for (size_t i = 0; i < t->page_count; i++) {
        size_t at = (from + i) % t->page_count;
        if (page_id(t, t->pages[at].page) == id)
            return at;
    }
    return t->page_count;
}

/* A link of cairo's tree has a mark and the annotation that readers click on. */
static void take_link(struct tree *t, qpdf_oh link, size_t *page)
{
    qpdf_data pdf = t->pdf;
    qpdf_oh kids = qpdf_oh_get_key(pdf, link, "/K"), annotation = 0;
    int count = qpdf_oh_is_array(pdf, kids) ? qpdf_oh_get_array_n_items(pdf, kids) : 0;
    size_t mark = SIZE_MAX;
    for (int i = 0; i < count; i++) {
        qpdf_oh kid = qpdf_oh_get_array_item(pdf, kids, i);
        if (qpdf_oh_is_integer(pdf, kid))
            mark = (size_t)qpdf_oh_get_int_value(pdf, kid);
        else if (qpdf_oh_is_dictionary(pdf, kid) && qpdf_oh_has_key(pdf, kid, "/Obj"))
            annotation = qpdf_oh_get_key(pdf, kid, "/Obj");
    }
    *page = find_page(t, qpdf_oh_get_key(pdf, link, "/Pg"), *page);
    if (annotation && *page < t->page_count && mark < t->pages[*page].elements.count)
        t->pages[*page].links[mark] = annotation;
}

static void take_links(struct tree *t, qpdf_oh root)
{
    qpdf_oh kids = qpdf_oh_get_key(t->pdf, root, "/K");
    int count = qpdf_oh_is_array(t->pdf, kids) ? qpdf_oh_get_array_n_items(t->pdf, kids) : 1;
    size_t page = 0;
    for (int i = 0; i < count; i++) {
        qpdf_oh kid =
            qpdf_oh_is_array(t->pdf, kids) ? qpdf_oh_get_array_item(t->pdf, kids, i) : kids;
        if (qpdf_oh_is_dictionary(t->pdf, kid) &&
            qpdf_oh_is_name_and_equals(t->pdf, qpdf_oh_get_key(t->pdf, kid, "/S"), "/Link"))
            take_link(t, kid, &page);
    }
}

/* ---- The elements ---- */

static void collect_kids(struct tree *t)
{
    const struct pdf_facts *facts = t->facts;
    size_t known = 0; /* elements come with the first mark below them */
    size_t *next = arena_alloc(t->arena, (t->page_count + 1) * sizeof *next);
    for (size_t i = 0; i < facts->mark_count; i++) {
        const struct pdf_mark *mark = &facts->marks[i];
        size_t index = next[mark->page]++;
        if (mark->element == PDF_ARTIFACT)
            continue;
        for (; known <= mark->element; known++) {
            size_t parent = facts->elements[known].parent;
            if (parent == PDF_NO_PARENT)
                continue;
            *vec_push(t->arena, &t->elements[parent].kids) = (struct kid){.index = known};
            t->elements[parent].heads += is_kind(t, known, "TH");
        }
        *vec_push(t->arena, &t->elements[mark->element].kids) =
            (struct kid){true, index, mark->page};
    }
}

static void make_objects(struct tree *t)
{
    for (size_t i = 0; i < t->facts->element_count; i++)
        t->elements[i].object = qpdf_make_indirect_object(t->pdf, qpdf_oh_new_dictionary(t->pdf));
}

static qpdf_oh number(const struct tree *t, size_t value)
{
    return qpdf_oh_new_integer(t->pdf, (long long)value);
}

/* The mark, and the annotation if it is a link. */
static void append_mark(struct tree *t, qpdf_oh kids, const struct kid *kid, size_t home)
{
    const struct page_marks *page = &t->pages[kid->page];
    qpdf_oh mark = number(t, kid->index);
    if (kid->page != home) {
        qpdf_oh elsewhere = qpdf_oh_new_dictionary(t->pdf);
        pdf_set(t->pdf, elsewhere, "/Type", "/MCR");
        qpdf_oh_replace_key(t->pdf, elsewhere, "/Pg", page->page);
        qpdf_oh_replace_key(t->pdf, elsewhere, "/MCID", mark);
        mark = elsewhere;
    }
    qpdf_oh_append_item(t->pdf, kids, mark);
    if (!page->links[kid->index])
        return;
    qpdf_oh reference = qpdf_oh_new_dictionary(t->pdf);
    pdf_set(t->pdf, reference, "/Type", "/OBJR");
    qpdf_oh_replace_key(t->pdf, reference, "/Obj", page->links[kid->index]);
    if (kid->page != home)
        qpdf_oh_replace_key(t->pdf, reference, "/Pg", page->page);
    qpdf_oh_append_item(t->pdf, kids, reference);
}

static void write_kids(struct tree *t, size_t number_of)
{
    const struct element *element = &t->elements[number_of];
    qpdf_oh kids = qpdf_oh_new_array(t->pdf);
    size_t home = SIZE_MAX;
    for (size_t i = 0; i < element->kids.count; i++) {
        const struct kid *kid = &element->kids.items[i];
        if (kid->is_mark && home == SIZE_MAX) {
            home = kid->page;
            qpdf_oh_replace_key(t->pdf, element->object, "/Pg", t->pages[home].page);
        }
        if (kid->is_mark)
            append_mark(t, kids, kid, home);
        else
            qpdf_oh_append_item(t->pdf, kids, t->elements[kid->index].object);
    }
    bool is_one = qpdf_oh_get_array_n_items(t->pdf, kids) == 1;
    qpdf_oh_replace_key(t->pdf, element->object, "/K",
                        is_one ? qpdf_oh_get_array_item(t->pdf, kids, 0) : kids);
}

/* What is above the element: a row of nothing but heads is above its columns. */
static void write_head_scope(struct tree *t, size_t number_of)
{
    size_t row = t->facts->elements[number_of].parent;
    bool is_top = row != PDF_NO_PARENT && t->elements[row].heads == t->elements[row].kids.count;
    pdf_set(t->pdf, t->elements[number_of].object, "/A",
            is_top ? "<< /O /Table /Scope /Column >>" : "<< /O /Table /Scope /Row >>");
}

static void write_figure_box(struct tree *t, size_t number_of)
{
    qpdf_oh layout = qpdf_oh_new_dictionary(t->pdf);
    pdf_set(t->pdf, layout, "/O", "/Layout");
    pdf_set(t->pdf, layout, "/Placement", "/Block");
    qpdf_oh_replace_key(t->pdf, layout, "/BBox",
                        pdf_box(t->pdf, t->facts->elements[number_of].box));
    qpdf_oh_replace_key(t->pdf, t->elements[number_of].object, "/A", layout);
}

static void write_element(struct tree *t, size_t number_of, qpdf_oh document)
{
    const struct pdf_element *from = &t->facts->elements[number_of];
    qpdf_oh object = t->elements[number_of].object;
    bool is_figure = is_kind(t, number_of, "Figure");
    qpdf_oh_replace_key(t->pdf, object, "/S",
                        qpdf_oh_new_name(t->pdf, format_string(t->arena, "/%s", from->kind)));
    qpdf_oh_replace_key(t->pdf, object, "/P",
                        from->parent == PDF_NO_PARENT ? document
                                                      : t->elements[from->parent].object);
    write_kids(t, number_of);
    if (is_figure)
        write_figure_box(t, number_of);
    if (is_figure && from->alt)
        qpdf_oh_replace_key(t->pdf, object, "/Alt", pdf_string(t->pdf, t->arena, from->alt));
    if (is_kind(t, number_of, "Span") && from->alt)
        qpdf_oh_replace_key(t->pdf, object, "/ActualText", pdf_string(t->pdf, t->arena, from->alt));
    if (is_kind(t, number_of, "TH"))
        write_head_scope(t, number_of);
}

/* ---- What leads to them ---- */

/* What the annotation of a link lacks: words, and the place it leads to, which cairo leaves out
 * when that is on a page still to come. */
static void complete_link(struct tree *t, qpdf_oh link, const struct pdf_element *from)
{
    pdf_set(t->pdf, link, "/F", "4"); /* to be printed, as PDF/A demands */
    qpdf_oh_replace_key(t->pdf, link, "/Contents",
                        pdf_string(t->pdf, t->arena, from->alt ? from->alt : ""));
    if (!from->to || from->to->page >= t->page_count)
        return;
    qpdf_oh place = qpdf_oh_new_array(t->pdf);
    qpdf_oh_append_item(t->pdf, place, t->pages[from->to->page].page);
    qpdf_oh_append_item(t->pdf, place, qpdf_oh_new_name(t->pdf, "/XYZ"));
    qpdf_oh_append_item(t->pdf, place, qpdf_oh_new_real_from_double(t->pdf, from->to->x, 0));
    qpdf_oh_append_item(t->pdf, place, qpdf_oh_new_real_from_double(t->pdf, from->to->y, 0));
    qpdf_oh_append_item(t->pdf, place, qpdf_oh_new_null(t->pdf));
    qpdf_oh_replace_key(t->pdf, link, "/Dest", place);
}

/* From the marks of each page, and from each link, to the element. */
static qpdf_oh write_parents(struct tree *t)
{
    qpdf_data pdf = t->pdf;
    qpdf_oh entries = qpdf_oh_new_array(pdf), tree = qpdf_oh_new_dictionary(pdf);
    qpdf_oh links = qpdf_oh_new_array(pdf);
    size_t next = t->page_count;
    for (size_t i = 0; i < t->page_count; i++) {
        struct page_marks *page = &t->pages[i];
        qpdf_oh parents = qpdf_oh_new_array(pdf);
        for (size_t k = 0; k < page->elements.count; k++) {
            size_t element = page->elements.items[k];
            bool is_artifact = element == PDF_ARTIFACT;
            qpdf_oh parent = is_artifact ? qpdf_oh_new_null(pdf) : t->elements[element].object;
            qpdf_oh_append_item(pdf, parents, parent);
            if (is_artifact || !page->links[k])
                continue;
            qpdf_oh_replace_key(pdf, page->links[k], "/StructParent", number(t, next));
            complete_link(t, page->links[k], &t->facts->elements[element]);
            qpdf_oh_append_item(pdf, links, number(t, next++));
            qpdf_oh_append_item(pdf, links, parent);
        }
        qpdf_oh_replace_key(pdf, page->page, "/StructParents", number(t, i));
        pdf_set(pdf, page->page, "/Tabs", "/S");
        qpdf_oh_append_item(pdf, entries, number(t, i));
        qpdf_oh_append_item(pdf, entries, parents);
    }
    for (int i = 0; i < qpdf_oh_get_array_n_items(pdf, links); i++)
        qpdf_oh_append_item(pdf, entries, qpdf_oh_get_array_item(pdf, links, i));
    qpdf_oh_replace_key(pdf, tree, "/Nums", entries);
    return tree;
}

/* Notes must have names, all different. */
static qpdf_oh write_names(struct tree *t)
{
    qpdf_oh names = qpdf_oh_new_array(t->pdf), tree = qpdf_oh_new_dictionary(t->pdf);
    for (size_t i = 0; i < t->facts->element_count; i++) {
        if (!is_kind(t, i, "Note"))
            continue;
        qpdf_oh name = pdf_string(t->pdf, t->arena, format_string(t->arena, "note%08zu", i));
        qpdf_oh_replace_key(t->pdf, t->elements[i].object, "/ID", name);
        qpdf_oh_append_item(t->pdf, names, name);
        qpdf_oh_append_item(t->pdf, names, t->elements[i].object);
    }
    qpdf_oh_replace_key(t->pdf, tree, "/Names", names);
    return tree;
}

void pdf_write_tree(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts)
{
    struct tree t = {.pdf = pdf, .arena = arena, .facts = facts};
    qpdf_oh catalogue = qpdf_get_root(pdf), top = qpdf_oh_new_dictionary(pdf);
    qpdf_oh root = qpdf_make_indirect_object(pdf, qpdf_oh_new_dictionary(pdf));
    qpdf_oh document = qpdf_make_indirect_object(pdf, top), kids = qpdf_oh_new_array(pdf);
    t.page_count = (size_t)qpdf_get_num_pages(pdf);
    t.pages = arena_alloc(arena, (t.page_count + 1) * sizeof *t.pages);
    t.elements = arena_alloc(arena, (facts->element_count + 1) * sizeof *t.elements);
    list_marks(&t);
    take_links(&t, qpdf_oh_get_key(pdf, catalogue, "/StructTreeRoot"));
    collect_kids(&t);
    make_objects(&t);
    for (size_t i = 0; i < facts->element_count; i++) {
        write_element(&t, i, document);
        if (facts->elements[i].parent == PDF_NO_PARENT)
            qpdf_oh_append_item(pdf, kids, t.elements[i].object);
    }
    pdf_set(pdf, document, "/S", "/Document");
    qpdf_oh_replace_key(pdf, document, "/P", root);
    qpdf_oh_replace_key(pdf, document, "/K", kids);
    pdf_set(pdf, root, "/Type", "/StructTreeRoot");
    qpdf_oh_replace_key(pdf, root, "/K", document);
    qpdf_oh_replace_key(pdf, root, "/ParentTree", write_parents(&t));
    qpdf_oh_replace_key(pdf, root, "/IDTree", write_names(&t));
    qpdf_oh_replace_key(pdf, catalogue, "/StructTreeRoot", root);
}

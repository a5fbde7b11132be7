/* The tree of a PDF's structure, which cairo writes without saying what figures show and what the
 * heads of tables are heads of. */
#include "base/text.h"
#include "base/vec.h"
#include "paint/pdf_parts.h"

typedef VEC(qpdf_oh) elements;

static bool is_kind(qpdf_data pdf, qpdf_oh element, const char *kind)
{
    return qpdf_oh_is_name_and_equals(pdf, qpdf_oh_get_key(pdf, element, "/S"), kind);
}

/* What is below an element: structure, but also numbers of marked content and references. */
static int count_kids(qpdf_data pdf, qpdf_oh kids)
{
    return qpdf_oh_is_array(pdf, kids) ? qpdf_oh_get_array_n_items(pdf, kids) : 1;
}

static qpdf_oh kid_at(qpdf_data pdf, qpdf_oh kids, int at)
{
    return qpdf_oh_is_array(pdf, kids) ? qpdf_oh_get_array_item(pdf, kids, at) : kids;
}

static bool is_element(qpdf_data pdf, qpdf_oh kid)
{
    return qpdf_oh_is_dictionary(pdf, kid) && qpdf_oh_has_key(pdf, kid, "/S");
}

/* ---- Heads of tables ---- */

/* A row of nothing but heads stands over its columns; a head among cells stands before its row. */
static void set_scopes(qpdf_data pdf, qpdf_oh row)
{
    qpdf_oh cells = qpdf_oh_get_key(pdf, row, "/K");
    int count = count_kids(pdf, cells), heads = 0;
    for (int i = 0; i < count; i++) {
        qpdf_oh cell = kid_at(pdf, cells, i);
        heads += is_element(pdf, cell) && is_kind(pdf, cell, "/TH");
    }
    const char *scope =
        heads == count ? "<< /O /Table /Scope /Column >>" : "<< /O /Table /Scope /Row >>";
    for (int i = 0; heads && i < count; i++) {
        qpdf_oh cell = kid_at(pdf, cells, i);
        if (is_element(pdf, cell) && is_kind(pdf, cell, "/TH"))
            pdf_set(pdf, cell, "/A", scope);
    }
}

/* ---- The walk ---- */

/* The structure in the order of reading. Nobody says how deep it is, so no recursion. */
static void list_elements(elements *found, qpdf_data pdf, struct arena *arena, qpdf_oh root)
{
    elements waiting = {0};
    *vec_push(arena, &waiting) = root;
    while (waiting.count) {
        qpdf_oh element = waiting.items[--waiting.count];
        if (is_element(pdf, element))
            *vec_push(arena, found) = element;
        qpdf_oh kids = qpdf_oh_get_key(pdf, element, "/K");
        for (int i = count_kids(pdf, kids); i-- > 0;) {
            qpdf_oh kid = kid_at(pdf, kids, i);
            if (is_element(pdf, kid))
                *vec_push(arena, &waiting) = kid;
        }
    }
}

bool pdf_complete_tags(const char **why, qpdf_data pdf, struct arena *arena,
                       const struct pdf_facts *facts)
{
    qpdf_oh root = qpdf_oh_get_key(pdf, qpdf_get_root(pdf), "/StructTreeRoot");
    elements all = {0};
    size_t figures = 0;
    if (!qpdf_oh_is_dictionary(pdf, root))
        return true; /* cairo drops the tags of a page without a mark on it */
    list_elements(&all, pdf, arena, root);
    for (size_t i = 0; i < all.count; i++) {
        qpdf_oh element = all.items[i];
        if (is_kind(pdf, element, "/TR"))
            set_scopes(pdf, element);
        if (!is_kind(pdf, element, "/Figure"))
            continue;
        if (figures < facts->alt_count)
            qpdf_oh_replace_key(pdf, element, "/Alt", pdf_string(pdf, arena, facts->alts[figures]));
        figures++;
    }
    if (figures == facts->alt_count)
        return true;
    *why = format_string(arena, "%zu figures, but %zu descriptions", figures, facts->alt_count);
    return false;
}

/* A PDF's content streams, shortened where that shows in nothing but the size of the file. */
#include "base/text.h"
#include "paint/pdf_parts.h"
#include "paint/pdf_trim.h"

#include <string.h>

/* Decimals of points that print cannot tell from more: 1/7200 inch. */
enum { PAGE_PLACES = 2 };

static void trim_stream(qpdf_data pdf, struct arena *arena, qpdf_oh stream,
                        const struct pdf_trimming *how)
{
    struct slice content;
    if (qpdf_oh_is_stream(pdf, stream) && pdf_content(&content, pdf, arena, stream))
        pdf_set_content(pdf, stream, pdf_trim(arena, content, how));
}

/* Decimals that leave 4,000 steps on the side of a form's box, of whatever size it is. */
static int places_of_form(qpdf_data pdf, qpdf_oh form)
{
    enum { STEPS = 4000, MOST_PLACES = 6 };
    double box[4] = {0};
    int places = 0;
    pdf_read_box(box, pdf, qpdf_oh_get_key(pdf, form, "/BBox"));
    for (double step = 1; step * STEPS > box[2] - box[0] && places < MOST_PLACES; step /= 10)
        places++;
    return places;
}

/* The pieces are forms. Cairo gives every one resources of its own, all alike. */
static void trim_forms(qpdf_data pdf, struct arena *arena, bool grey)
{
    qpdf_oh size = qpdf_oh_get_key(pdf, qpdf_get_trailer(pdf), "/Size"), shared = 0;
    const char *shared_text = "";
    int count = qpdf_oh_get_int_value_as_int(pdf, size);
    for (int i = 1; i < count; i++) {
        qpdf_oh stream = qpdf_get_object_by_id(pdf, i, 0);
        if (!qpdf_oh_is_stream(pdf, stream))
            continue;
        qpdf_oh form = qpdf_oh_get_dict(pdf, stream);
        if (!qpdf_oh_is_name_and_equals(pdf, qpdf_oh_get_key(pdf, form, "/Subtype"), "/Form"))
            continue;
        const struct pdf_trimming how = {.places = places_of_form(pdf, form), .grey = grey};
        trim_stream(pdf, arena, stream, &how);
        qpdf_oh own = qpdf_oh_get_key(pdf, form, "/Resources");
        const char *text = format_string(arena, "%s", qpdf_oh_unparse_resolved(pdf, own));
        if (strcmp(text, shared_text) == 0)
            qpdf_oh_replace_key(pdf, form, "/Resources", shared);
        else {
            shared = own;
            shared_text = text;
        }
        qpdf_oh_remove_key(pdf, form, "/Type"); /* which nothing needs */
    }
}

/* The forms that the page's content uses now. */
static void add_stamps(qpdf_data pdf, struct arena *arena, qpdf_oh page, const qpdf_oh *stamps,
                       const struct pdf_trimming *how)
{
    qpdf_oh resources = pdf_inherited(pdf, page, "/Resources"), forms = 0;
    for (size_t i = 0; i < how->stamp_count; i++) {
        if (!how->stamps_used[i])
            continue;
        if (!forms) {
            if (!qpdf_oh_has_key(pdf, resources, "/XObject"))
                pdf_set(pdf, resources, "/XObject", "<< >>");
            forms = qpdf_oh_get_key(pdf, resources, "/XObject");
        }
        qpdf_oh_replace_key(pdf, forms, format_string(arena, "/s%zu", i), stamps[i]);
        how->stamps_used[i] = false;
    }
}

/* Marks are told in the order of the pages. */
static void trim_pages(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts,
                       const qpdf_oh *stamps)
{
    size_t count = (size_t)qpdf_get_num_pages(pdf), next = 0;
    bool *is_artifact = arena_alloc(arena, (facts->mark_count + 1) * sizeof *is_artifact);
    bool *used = arena_alloc(arena, (facts->stamps + 1) * sizeof *used);
    for (size_t i = 0; i < facts->mark_count; i++)
        is_artifact[i] = facts->marks[i].element == PDF_ARTIFACT;
    for (size_t i = 0; i < count; i++) {
        struct pdf_trimming how = {.places = PAGE_PLACES,
                                   .grey = facts->grey,
                                   .is_artifact = is_artifact + next,
                                   .stamp_count = facts->stamps,
                                   .stamps_used = used};
        qpdf_oh page = qpdf_get_page_n(pdf, i);
        for (; next < facts->mark_count && facts->marks[next].page == i; next++)
            how.mark_count++;
        trim_stream(pdf, arena, qpdf_oh_get_key(pdf, page, "/Contents"), &how);
        add_stamps(pdf, arena, page, stamps, &how);
    }
}

qpdf_oh *pdf_take_stamps(qpdf_data pdf, struct arena *arena, size_t count)
{
    qpdf_oh *forms = arena_alloc(arena, (count + 1) * sizeof *forms);
    size_t first = (size_t)qpdf_get_num_pages(pdf) - count;
    double box[4];
    for (size_t i = 0; i < count; i++)
        if (!pdf_page_form(&forms[i], box, pdf, qpdf_get_page_n(pdf, first + i)))
            return NULL;
    for (size_t i = 0; i < count; i++)
        qpdf_remove_page(pdf, qpdf_get_page_n(pdf, first));
    return forms;
}

void pdf_trim_streams(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts,
                      const qpdf_oh *stamps)
{
    trim_pages(pdf, arena, facts, stamps);
    trim_forms(pdf, arena, facts->grey);
    for (size_t i = 0; i < facts->stamps; i++)
        trim_stream(pdf, arena, stamps[i],
                    &(struct pdf_trimming){.places = PAGE_PLACES, .grey = facts->grey});
}

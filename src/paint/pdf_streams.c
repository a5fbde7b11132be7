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

/* Marks are told in the order of the pages. */
static void trim_pages(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts)
{
    size_t count = (size_t)qpdf_get_num_pages(pdf), next = 0;
    bool *is_artifact = arena_alloc(arena, (facts->mark_count + 1) * sizeof *is_artifact);
    for (size_t i = 0; i < facts->mark_count; i++)
        is_artifact[i] = facts->marks[i].element == PDF_ARTIFACT;
    for (size_t i = 0; i < count; i++) {
        struct pdf_trimming how = {PAGE_PLACES, facts->grey, is_artifact + next, 0};
        for (; next < facts->mark_count && facts->marks[next].page == i; next++)
            how.mark_count++;
        trim_stream(pdf, arena, qpdf_oh_get_key(pdf, qpdf_get_page_n(pdf, i), "/Contents"), &how);
    }
}

void pdf_trim_streams(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts)
{
    trim_pages(pdf, arena, facts);
    trim_forms(pdf, arena, facts->grey);
}

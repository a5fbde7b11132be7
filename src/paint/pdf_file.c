#include "paint/pdf_file.h"

#include "base/text.h"
#include "paint/cairo_ops.h"

#include <math.h>
#include <stdlib.h>

qpdf_data pdf_open(struct slice bytes)
{
    qpdf_data pdf = qpdf_init();
    qpdf_silence_errors(pdf);
    qpdf_set_suppress_warnings(pdf, QPDF_TRUE);
    qpdf_read_memory(pdf, "pages", bytes.ptr, bytes.len, NULL);
    return pdf;
}

/* Not linearised: that is for pages fetched one by one, and would cost a kilobyte a file. */
static void write_packed(struct text *out, qpdf_data pdf)
{
    if (qpdf_init_write_memory(pdf) & QPDF_ERRORS)
        return;
    qpdf_set_object_stream_mode(pdf, qpdf_o_generate);
    qpdf_set_compress_streams(pdf, QPDF_TRUE);
    qpdf_set_deterministic_ID(pdf, QPDF_TRUE);
    if (qpdf_write(pdf) & QPDF_ERRORS)
        return;
    const char *bytes = (const char *)qpdf_get_buffer(pdf);
    text_add_slice(out, (struct slice){bytes, qpdf_get_buffer_length(pdf)});
}

bool pdf_close(struct slice *out, const char **why, struct arena *arena, qpdf_data pdf)
{
    struct text packed = text_new(arena);
    if (!qpdf_has_error(pdf))
        write_packed(&packed, pdf);
    bool good = !qpdf_has_error(pdf);
    if (good)
        *out = text_slice(&packed);
    else
        *why = format_string(arena, "qpdf: %s", qpdf_get_error_full_text(pdf, qpdf_get_error(pdf)));
    qpdf_cleanup(&pdf);
    return good;
}

/* ---- Objects ---- */

qpdf_oh pdf_string(qpdf_data pdf, struct arena *arena, const char *utf8)
{
    struct slice plain = ops_plain(arena, utf8);
    return qpdf_oh_new_binary_unicode_string(pdf, plain.ptr, plain.len);
}

void pdf_set(qpdf_data pdf, qpdf_oh dictionary, const char *key, const char *object)
{
    qpdf_oh_replace_key(pdf, dictionary, key, qpdf_oh_parse(pdf, object));
}

qpdf_oh pdf_box(qpdf_data pdf, const double corners[4])
{
    qpdf_oh box = qpdf_oh_new_array(pdf);
    for (int i = 0; i < 4; i++)
        qpdf_oh_append_item(pdf, box, qpdf_oh_new_real_from_double(pdf, corners[i], 2));
    return box;
}

bool pdf_read_box(double corners[4], qpdf_data pdf, qpdf_oh box)
{
    if (!qpdf_oh_is_array(pdf, box) || qpdf_oh_get_array_n_items(pdf, box) != 4)
        return false;
    double read[4];
    for (int i = 0; i < 4; i++)
        if (!qpdf_oh_get_value_as_number(pdf, qpdf_oh_get_array_item(pdf, box, i), &read[i]))
            return false;
    for (int i = 0; i < 2; i++) {
        corners[i] = fmin(read[i], read[i + 2]);
        corners[i + 2] = fmax(read[i], read[i + 2]);
    }
    return true;
}

qpdf_oh pdf_inherited(qpdf_data pdf, qpdf_oh page, const char *key)
{
    enum { DEEPEST = 32 }; /* a tree of pages that is deeper runs in a circle */
    for (int depth = 0; depth < DEEPEST && qpdf_oh_is_dictionary(pdf, page); depth++) {
        if (qpdf_oh_has_key(pdf, page, key))
            return qpdf_oh_get_key(pdf, page, key);
        page = qpdf_oh_get_key(pdf, page, "/Parent");
    }
    return qpdf_oh_new_null(pdf);
}

/* ---- Streams ---- */

void pdf_set_content(qpdf_data pdf, qpdf_oh stream, struct slice content)
{
    qpdf_oh none = qpdf_oh_new_null(pdf);
    qpdf_oh_replace_stream_data(pdf, stream, (const unsigned char *)content.ptr, content.len, none,
                                none);
}

bool pdf_content(struct slice *content, qpdf_data pdf, struct arena *arena, qpdf_oh stream)
{
    unsigned char *bytes = NULL;
    size_t len = 0;
    QPDF_BOOL decoded = QPDF_FALSE;
    int failed = qpdf_oh_get_stream_data(pdf, stream, qpdf_dl_generalized, &decoded, &bytes, &len);
    bool good = !(failed & QPDF_ERRORS) && decoded;
    if (good)
        *content = (struct slice){arena_copy(arena, (const char *)bytes, len), len};
    free(bytes);
    return good;
}

/* ---- Forms ---- */

bool pdf_page_form(qpdf_oh *form, double box[4], qpdf_data pdf, qpdf_oh page)
{
    qpdf_oh none = qpdf_oh_new_null(pdf);
    unsigned char *bytes = NULL;
    size_t len = 0;
    if (!pdf_read_box(box, pdf, qpdf_oh_get_key(pdf, page, "/TrimBox")) &&
        !pdf_read_box(box, pdf, pdf_inherited(pdf, page, "/MediaBox")))
        return false;
    *form = qpdf_oh_new_stream(pdf);
    qpdf_oh dictionary = qpdf_oh_get_dict(pdf, *form);
    pdf_set(pdf, dictionary, "/Subtype", "/Form");
    qpdf_oh_replace_key(pdf, dictionary, "/BBox", pdf_box(pdf, box));
    qpdf_oh_replace_key(pdf, dictionary, "/Resources", pdf_inherited(pdf, page, "/Resources"));
    if (qpdf_oh_has_key(pdf, page, "/Group"))
        qpdf_oh_replace_key(pdf, dictionary, "/Group", qpdf_oh_get_key(pdf, page, "/Group"));
    bool good = !(qpdf_oh_get_page_content_data(pdf, page, &bytes, &len) & QPDF_ERRORS);
    if (good)
        qpdf_oh_replace_stream_data(pdf, *form, bytes, len, none, none);
    free(bytes);
    return good;
}

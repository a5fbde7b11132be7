/* A PDF without colours, for printers that charge for them: what is not an operator in a content
 * stream (those are pdf_trim's) but gradients, images and groups. */
#include "base/text.h"
#include "paint/pdf_parts.h"
#include "paint/pdf_trim.h"

static bool is_name(qpdf_data pdf, qpdf_oh dictionary, const char *key, const char *name)
{
    return qpdf_oh_is_name_and_equals(pdf, qpdf_oh_get_key(pdf, dictionary, key), name);
}

/* Groups say /CS, gradients and images /ColorSpace. */
static bool take_space(qpdf_data pdf, qpdf_oh dictionary)
{
    static const char *const keys[] = {"/CS", "/ColorSpace"};
    bool was_coloured = false;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (is_name(pdf, dictionary, keys[i], "/DeviceRGB")) {
            pdf_set(pdf, dictionary, keys[i], "/DeviceGray");
            was_coloured = true;
        }
    return was_coloured;
}

/* The colours at the ends of a gradient. */
static void take_function(qpdf_data pdf, qpdf_oh function)
{
    static const char *const keys[] = {"/C0", "/C1"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        qpdf_oh colour = qpdf_oh_get_key(pdf, function, keys[i]);
        double rgb[3];
        bool good = qpdf_oh_is_array(pdf, colour) && qpdf_oh_get_array_n_items(pdf, colour) == 3;
        for (int k = 0; good && k < 3; k++)
            good =
                qpdf_oh_get_value_as_number(pdf, qpdf_oh_get_array_item(pdf, colour, k), &rgb[k]);
        if (!good)
            continue;
        qpdf_oh grey = qpdf_oh_new_array(pdf);
        qpdf_oh_append_item(pdf, grey, qpdf_oh_new_real_from_double(pdf, grey_of(rgb), 3));
        qpdf_oh_replace_key(pdf, function, keys[i], grey);
    }
}

/* Three bytes a pixel become one. */
static void take_image(qpdf_data pdf, struct arena *arena, qpdf_oh image)
{
    struct slice content;
    if (!pdf_content(&content, pdf, arena, image))
        return;
    struct text out = text_new(arena);
    for (size_t i = 0; i + 2 < content.len; i += 3) {
        const unsigned char *p = (const unsigned char *)content.ptr + i;
        const double rgb[3] = {p[0], p[1], p[2]};
        text_add_char(&out, (char)(unsigned char)(grey_of(rgb) + 0.5));
    }
    qpdf_oh dictionary = qpdf_oh_get_dict(pdf, image);
    qpdf_oh_remove_key(pdf, dictionary, "/DecodeParms");
    pdf_set_content(pdf, image, text_slice(&out));
}

void pdf_make_grey(qpdf_data pdf, struct arena *arena)
{
    qpdf_oh size = qpdf_oh_get_key(pdf, qpdf_get_trailer(pdf), "/Size");
    int count = qpdf_oh_get_int_value_as_int(pdf, size);
    for (int i = 1; i < count; i++) {
        qpdf_oh object = qpdf_get_object_by_id(pdf, i, 0);
        bool is_stream = qpdf_oh_is_stream(pdf, object);
        qpdf_oh dictionary = is_stream ? qpdf_oh_get_dict(pdf, object) : object;
        if (!qpdf_oh_is_dictionary(pdf, dictionary))
            continue;
        bool is_image = is_stream && is_name(pdf, dictionary, "/Subtype", "/Image");
        if (take_space(pdf, dictionary) && is_image)
            take_image(pdf, arena, object);
        if (qpdf_oh_has_key(pdf, dictionary, "/FunctionType"))
            take_function(pdf, dictionary);
        static const char *const below[] = {"/Group", "/Shading"};
        for (size_t k = 0; k < sizeof below / sizeof *below; k++) {
            qpdf_oh part = qpdf_oh_get_key(pdf, dictionary, below[k]);
            if (qpdf_oh_is_dictionary(pdf, part))
                take_space(pdf, part);
        }
    }
}

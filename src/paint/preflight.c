/* What a print shop would send a PDF back for. */
#include "base/text.h"
#include "paint/pdf_file.h"
#include "paint/sheet_pdf.h"

#include <math.h>

static bool is_file_of_font(qpdf_data pdf, qpdf_oh descriptor)
{
    static const char *const keys[] = {"/FontFile", "/FontFile2", "/FontFile3"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (qpdf_oh_is_stream(pdf, qpdf_oh_get_key(pdf, descriptor, keys[i])))
            return true;
    return false;
}

static bool is_named(qpdf_data pdf, qpdf_oh object, const char *key, const char *name)
{
    return qpdf_oh_is_name_and_equals(pdf, qpdf_oh_get_key(pdf, object, key), name);
}

/* A font is embedded by its file, or drawn in the PDF itself (Type 3); a Type 0 font has another
 * one below it, which is looked at by itself. */
static bool is_embedded(qpdf_data pdf, qpdf_oh font)
{
    return is_named(pdf, font, "/Subtype", "/Type0") || is_named(pdf, font, "/Subtype", "/Type3") ||
           is_file_of_font(pdf, qpdf_oh_get_key(pdf, font, "/FontDescriptor"));
}

static bool has_fonts(const char **why, struct arena *arena, qpdf_data pdf)
{
    qpdf_oh size = qpdf_oh_get_key(pdf, qpdf_get_trailer(pdf), "/Size");
    int count = qpdf_oh_get_int_value_as_int(pdf, size);
    for (int i = 1; i < count; i++) {
        qpdf_oh object = qpdf_get_object_by_id(pdf, i, 0);
        if (!qpdf_oh_is_dictionary(pdf, object) || !is_named(pdf, object, "/Type", "/Font") ||
            is_embedded(pdf, object))
            continue;
        qpdf_oh name = qpdf_oh_get_key(pdf, object, "/BaseFont");
        *why = format_string(arena, "preflight: the font %s is not embedded",
                             qpdf_oh_unparse(pdf, name));
        return false;
    }
    return true;
}

/* Boxes are written to a hundredth of a point. */
static bool is_near(double a, double b)
{
    return fabs(a - b) < 0.011;
}

static bool has_boxes(qpdf_data pdf, qpdf_oh page, double trim_x, double trim_y)
{
    double media[4], bleed[4], trim[4];
    bool is_cut = trim_x > 0 || trim_y > 0; /* else the page is its own bleed box */
    qpdf_oh bleed_box = qpdf_oh_get_key(pdf, page, is_cut ? "/BleedBox" : "/TrimBox");
    if (!pdf_read_box(media, pdf, pdf_inherited(pdf, page, "/MediaBox")) ||
        !pdf_read_box(bleed, pdf, bleed_box) ||
        !pdf_read_box(trim, pdf, qpdf_oh_get_key(pdf, page, "/TrimBox")))
        return false;
    for (int i = 0; i < 4; i++) {
        double inset = (i % 2 ? trim_y : trim_x) * (i < 2 ? 1 : -1);
        if (!is_near(bleed[i], media[i]) || !is_near(trim[i], media[i] + inset))
            return false;
    }
    return true;
}

bool preflight_pdf(const char **why, struct arena *arena, struct slice bytes, size_t pages,
                   double trim_x, double trim_y)
{
    qpdf_data pdf = pdf_open(bytes);
    size_t count = qpdf_has_error(pdf) ? 0 : (size_t)qpdf_get_num_pages(pdf);
    bool good = count == pages;
    if (!good)
        *why = format_string(arena, "preflight: %zu pages instead of %zu", count, pages);
    for (size_t i = 0; good && i < count; i++) {
        good = has_boxes(pdf, qpdf_get_page_n(pdf, i), trim_x, trim_y);
        if (!good)
            *why = format_string(arena, "preflight: page %zu: a box is not in its place", i + 1);
    }
    good = good && has_fonts(why, arena, pdf);
    qpdf_cleanup(&pdf);
    return good;
}

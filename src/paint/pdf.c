/* PDF: cairo draws the page and tags the figure, qpdf adds what cairo 1.16 has no words for, and
 * packs the file. */
#include "base/text.h"
#include "paint/cairo_ops.h"
#include "paint/paint.h"
#include "paint/pdf_trim.h"

#include <cairo-pdf.h>
#include <qpdf/qpdf-c.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The largest page that readers must open (PDF 32000-1, annex C). */
static const double MOST_POINTS = 14400;

/* ---- Drawing ---- */

static cairo_status_t render(struct text *pdf, const struct painter *painter,
                             const struct drawing *drawing)
{
    double width = drawing->width * painter->square, height = drawing->height * painter->square;
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(ops_write, pdf, width, height);
    const char *title = ops_plain(painter->arena, drawing->title).ptr;
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "rookpress");
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, painter->square, painter->square);
    cairo_tag_begin(cr, "Document", NULL);
    cairo_tag_begin(cr, "Figure", NULL);
    ops_paint(painter, drawing, cr);
    cairo_tag_end(cr, "Figure");
    cairo_tag_end(cr, "Document");
    cairo_status_t status = cairo_status(cr);
    cairo_destroy(cr);
    cairo_surface_finish(surface);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return status;
}

/* ---- Finishing ---- */

/* The figure in the tree of the document's structure. */
static bool find_figure(qpdf_oh *figure, qpdf_data pdf, qpdf_oh element)
{
    enum { DEEPEST = 8 };
    for (int depth = 0; depth < DEEPEST; depth++) {
        if (qpdf_oh_is_array(pdf, element))
            element = qpdf_oh_get_array_item(pdf, element, 0);
        if (!qpdf_oh_is_dictionary(pdf, element))
            return false;
        *figure = element;
        if (qpdf_oh_is_name_and_equals(pdf, qpdf_oh_get_key(pdf, element, "/S"), "/Figure"))
            return true;
        element = qpdf_oh_get_key(pdf, element, "/K");
    }
    return false;
}

/* Seconds since 1970 as PDF writes them, in UTC; NULL when `epoch` is no such number. */
static const char *format_date(struct arena *arena, const char *epoch)
{
    static const long long end_of_9999 = 253402300799;
    struct tm utc;
    char *end = NULL;
    long long seconds = epoch && is_digit(*epoch) ? strtoll(epoch, &end, 10) : -1;
    if (seconds < 0 || seconds > end_of_9999 || *end || !gmtime_r(&(time_t){seconds}, &utc))
        return NULL;
    return format_string(arena, "D:%04d%02d%02d%02d%02d%02dZ", utc.tm_year + 1900, utc.tm_mon + 1,
                         utc.tm_mday, utc.tm_hour, utc.tm_min, utc.tm_sec);
}

/* Cairo dates the file by the clock. Only SOURCE_DATE_EPOCH may date it, else it has no date. */
static void set_date(qpdf_data pdf, struct arena *arena)
{
    qpdf_set_info_key(pdf, "/CreationDate", format_date(arena, getenv("SOURCE_DATE_EPOCH")));
    qpdf_set_info_key(pdf, "/ModDate", NULL);
}

static void set_key(qpdf_data pdf, qpdf_oh dictionary, const char *key, const char *object)
{
    qpdf_oh_replace_key(pdf, dictionary, key, qpdf_oh_parse(pdf, object));
}

static void finish(qpdf_data pdf, struct arena *arena, const struct drawing *drawing)
{
    qpdf_oh root = qpdf_get_root(pdf), page = qpdf_get_page_n(pdf, 0), figure;
    set_key(pdf, root, "/Lang", "(en)");
    set_key(pdf, root, "/MarkInfo", "<< /Marked true >>");
    set_key(pdf, root, "/ViewerPreferences", "<< /DisplayDocTitle true >>");
    qpdf_oh_replace_key(pdf, page, "/TrimBox", qpdf_oh_get_key(pdf, page, "/MediaBox"));
    if (find_figure(&figure, pdf, qpdf_oh_get_key(pdf, root, "/StructTreeRoot"))) {
        struct slice alt = ops_plain(arena, drawing->description);
        qpdf_oh_replace_key(pdf, figure, "/Alt",
                            qpdf_oh_new_binary_unicode_string(pdf, alt.ptr, alt.len));
    }
    set_date(pdf, arena);
}

/* ---- Packing ---- */

/* Decimals of points that print cannot tell from more: 1/7200 inch. */
enum { PAGE_PLACES = 2 };

static void trim_stream(qpdf_data pdf, struct arena *arena, qpdf_oh stream, int places)
{
    unsigned char *bytes = NULL;
    size_t len = 0;
    qpdf_oh none = qpdf_oh_new_null(pdf);
    QPDF_BOOL decoded = QPDF_FALSE;
    int failed = qpdf_oh_get_stream_data(pdf, stream, qpdf_dl_generalized, &decoded, &bytes, &len);
    if (!(failed & QPDF_ERRORS) && decoded) {
        struct slice trimmed = pdf_trim(arena, (struct slice){(char *)bytes, len}, places);
        qpdf_oh_replace_stream_data(pdf, stream, (const unsigned char *)trimmed.ptr, trimmed.len,
                                    none, none);
    }
    free(bytes);
}

/* Decimals that leave 4,000 steps on the side of a form's box, of whatever size it is. */
static int places_of_form(qpdf_data pdf, qpdf_oh form)
{
    enum { STEPS = 4000, MOST_PLACES = 6 };
    qpdf_oh box = qpdf_oh_get_key(pdf, form, "/BBox");
    double side = qpdf_oh_get_numeric_value(pdf, qpdf_oh_get_array_item(pdf, box, 2)) -
                  qpdf_oh_get_numeric_value(pdf, qpdf_oh_get_array_item(pdf, box, 0));
    int places = 0;
    for (double step = 1; step * STEPS > side && places < MOST_PLACES; step /= 10)
        places++;
    return places;
}

/* The pieces are forms: shorten each. Cairo gives every one resources of its own, all alike. */
static void trim_forms(qpdf_data pdf, struct arena *arena, qpdf_oh resources)
{
    qpdf_oh forms = qpdf_oh_get_key_if_dict(pdf, resources, "/XObject"), shared = 0;
    const char *shared_text = "";
    if (!qpdf_oh_is_dictionary(pdf, forms))
        return;
    qpdf_oh_begin_dict_key_iter(pdf, forms);
    while (qpdf_oh_dict_more_keys(pdf)) {
        qpdf_oh stream = qpdf_oh_get_key(pdf, forms, qpdf_oh_dict_next_key(pdf));
        qpdf_oh form = qpdf_oh_get_dict(pdf, stream);
        if (!qpdf_oh_is_or_has_name(pdf, qpdf_oh_get_key(pdf, form, "/Subtype"), "/Form"))
            continue;
        trim_stream(pdf, arena, stream, places_of_form(pdf, form));
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

static void trim(qpdf_data pdf, struct arena *arena)
{
    qpdf_oh page = qpdf_get_page_n(pdf, 0);
    trim_stream(pdf, arena, qpdf_oh_get_key(pdf, page, "/Contents"), PAGE_PLACES);
    trim_forms(pdf, arena, qpdf_oh_get_key(pdf, page, "/Resources"));
}

static void pack(struct text *out, qpdf_data pdf)
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

/* Errors of qpdf stay with its handle, so one look at the end is enough. */
static bool finish_and_pack(struct text *out, const char **why, const struct painter *painter,
                            const struct drawing *drawing, struct slice drawn)
{
    qpdf_data pdf = qpdf_init();
    qpdf_silence_errors(pdf);
    qpdf_set_suppress_warnings(pdf, QPDF_TRUE);
    if (!(qpdf_read_memory(pdf, "drawing", drawn.ptr, drawn.len, NULL) & QPDF_ERRORS)) {
        finish(pdf, painter->arena, drawing);
        trim(pdf, painter->arena);
        if (!qpdf_has_error(pdf))
            pack(out, pdf);
    }
    bool good = !qpdf_has_error(pdf);
    if (!good)
        *why = format_string(painter->arena, "qpdf: %s",
                             qpdf_get_error_full_text(pdf, qpdf_get_error(pdf)));
    qpdf_cleanup(&pdf);
    return good;
}

bool paint_pdf(struct slice *out, const char **why, const struct painter *painter,
               const struct drawing *drawing)
{
    if (!ops_have_area(why, drawing))
        return false;
    double width = drawing->width * painter->square, height = drawing->height * painter->square;
    if (!(width <= MOST_POINTS && height <= MOST_POINTS)) {
        *why = format_string(painter->arena, "%.0f x %.0f points: a PDF page has at most %.0f",
                             width, height, MOST_POINTS);
        return false;
    }
    struct text drawn = text_new(painter->arena), packed = text_new(painter->arena);
    if (!ops_succeeded(why, painter->arena, render(&drawn, painter, drawing)))
        return false;
    if (!finish_and_pack(&packed, why, painter, drawing, text_slice(&drawn)))
        return false;
    *out = text_slice(&packed);
    return true;
}

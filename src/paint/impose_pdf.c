#include "paint/impose_pdf.h"

#include "base/text.h"
#include "paint/decimal.h"
#include "paint/pdf_file.h"

/* A page as a form, made when a sheet first wants it. */
struct page_form {
    qpdf_oh form;
    double box[4];
    bool is_made;
};

struct imposer {
    struct arena *arena;
    qpdf_data pdf;
    const struct imposition *sheets;
    struct page_form *pages;
    size_t page_count;
};

/* ---- Pages as forms ---- */

static bool make_form(struct imposer *im, size_t number)
{
    struct page_form *made = &im->pages[number];
    qpdf_oh page = qpdf_get_page_n(im->pdf, number);
    return made->is_made = pdf_page_form(&made->form, made->box, im->pdf, page);
}

/* ---- Sheets ---- */

enum { PLACES = 4 };

static void add_numbers(struct text *out, const double *values, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        decimal_add(out, values[i], PLACES);
        text_add_char(out, ' ');
    }
}

/* PDF counts upwards from the sheet's lower left corner. */
static void place(struct text *content, const struct imposer *im, const struct impose_slot *slot)
{
    const double *box = im->pages[slot->page].box;
    double s = slot->upside_down ? -slot->scale : slot->scale;
    double height = im->sheets->height, bottom = slot->y + slot->scale * (box[3] - box[1]);
    double x = slot->upside_down ? slot->x - s * box[2] : slot->x - s * box[0];
    double y = slot->upside_down ? height - bottom - s * box[3] : height - bottom - s * box[1];
    text_add(content, "q ");
    add_numbers(content, (const double[]){s, 0, 0, s, x, y}, 6);
    text_format(content, "cm /p%zu Do Q\n", slot->page + 1);
}

static void add_marks(struct text *content, const struct imposition *sheets)
{
    text_add(content, "0.6 G 0.35 w\n");
    for (size_t i = 0; i < sheets->line_count; i++) {
        const struct impose_line *line = &sheets->lines[i];
        text_add(content, line->is_cut ? "[] 0 d " : "[3 3] 0 d ");
        add_numbers(content, (const double[]){line->x1, sheets->height - line->y1}, 2);
        text_add(content, "m ");
        add_numbers(content, (const double[]){line->x2, sheets->height - line->y2}, 2);
        text_add(content, "l S\n");
    }
}

static bool make_side(qpdf_oh *made, struct imposer *im, const struct impose_side *side,
                      bool has_marks)
{
    qpdf_data pdf = im->pdf;
    const double whole[4] = {0, 0, im->sheets->width, im->sheets->height};
    qpdf_oh forms = qpdf_oh_new_dictionary(pdf), resources = qpdf_oh_new_dictionary(pdf);
    qpdf_oh page = qpdf_oh_new_dictionary(pdf), stream = qpdf_oh_new_stream(pdf);
    struct text content = text_new(im->arena);
    for (size_t i = 0; i < side->count; i++) {
        size_t number = side->slots[i].page;
        if (number == IMPOSE_BLANK)
            continue;
        if (number >= im->page_count || (!im->pages[number].is_made && !make_form(im, number)))
            return false;
        qpdf_oh_replace_key(pdf, forms, format_string(im->arena, "/p%zu", number + 1),
                            im->pages[number].form);
        place(&content, im, &side->slots[i]);
    }
    if (has_marks)
        add_marks(&content, im->sheets);
    pdf_set_content(pdf, stream, text_slice(&content));
    qpdf_oh_replace_key(pdf, resources, "/XObject", forms);
    pdf_set(pdf, page, "/Type", "/Page");
    qpdf_oh_replace_key(pdf, page, "/MediaBox", pdf_box(pdf, whole));
    qpdf_oh_replace_key(pdf, page, "/TrimBox", pdf_box(pdf, whole));
    qpdf_oh_replace_key(pdf, page, "/Resources", resources);
    qpdf_oh_replace_key(pdf, page, "/Contents", stream);
    *made = qpdf_make_indirect_object(pdf, page);
    return true;
}

/* What speaks of the pages that were. */
static void set_catalogue(const struct imposer *im)
{
    static const char *const gone[] = {"/StructTreeRoot", "/MarkInfo", "/Outlines", "/PageLabels",
                                       "/PageMode",       "/Names",    "/Dests",    "/OpenAction"};
    qpdf_oh root = qpdf_get_root(im->pdf);
    for (size_t i = 0; i < sizeof gone / sizeof *gone; i++)
        qpdf_oh_remove_key(im->pdf, root, gone[i]);
    pdf_set(im->pdf, root, "/ViewerPreferences",
            im->sheets->side_count > 1 ? "<< /DisplayDocTitle true /PrintScaling /None "
                                         "/Duplex /DuplexFlipShortEdge >>"
                                       : "<< /DisplayDocTitle true /PrintScaling /None >>");
}

static bool replace_pages(struct imposer *im, bool marks)
{
    const struct imposition *sheets = im->sheets;
    for (size_t i = 0; i < sheets->side_count; i++) {
        qpdf_oh side;
        if (!make_side(&side, im, &sheets->sides[i], marks && i % 2 == 0))
            return false;
        qpdf_add_page(im->pdf, im->pdf, side, QPDF_FALSE);
    }
    for (size_t i = 0; i < im->page_count; i++)
        qpdf_remove_page(im->pdf, qpdf_get_page_n(im->pdf, 0));
    set_catalogue(im);
    return true;
}

bool impose_pdf(struct slice *out, const char **why, struct arena *arena, struct slice bytes,
                const struct imposition *sheets, bool marks)
{
    struct imposer im = {.arena = arena, .pdf = pdf_open(bytes), .sheets = sheets};
    bool good = true;
    if (!qpdf_has_error(im.pdf)) {
        im.page_count = (size_t)qpdf_get_num_pages(im.pdf);
        im.pages = arena_alloc(arena, (im.page_count + 1) * sizeof *im.pages);
        good = replace_pages(&im, marks) || qpdf_has_error(im.pdf);
    }
    if (good)
        return pdf_close(out, why, arena, im.pdf);
    *why = "a page on the sheets is not in the PDF, or has no size";
    qpdf_cleanup(&im.pdf);
    return false;
}

#include "paint/pdf_finish.h"

#include "base/text.h"
#include "paint/pdf_parts.h"

/* ---- Boxes ---- */

/* The part of `page` that the insets leave; false when they leave nothing. */
static bool cut(double box[4], const double page[4], const struct pdf_insets *insets)
{
    box[0] = page[0] + insets->left;
    box[1] = page[1] + insets->bottom;
    box[2] = page[2] - insets->right;
    box[3] = page[3] - insets->top;
    return box[0] < box[2] && box[1] < box[3];
}

static bool is_nothing(const struct pdf_insets *in)
{
    return in->left == 0 && in->top == 0 && in->right == 0 && in->bottom == 0;
}

static bool set_page_boxes(qpdf_data pdf, qpdf_oh page, const struct pdf_boxes *boxes)
{
    const struct {
        const char *key;
        const struct pdf_insets *insets;
        bool always; /* else only where it differs from the page */
    } rows[] = {{"/CropBox", &boxes->crop, false},
                {"/BleedBox", &boxes->bleed, !is_nothing(&boxes->trim)},
                {"/TrimBox", &boxes->trim, true}};
    double whole[4], box[4];
    qpdf_oh media = pdf_inherited(pdf, page, "/MediaBox");
    if (!pdf_read_box(whole, pdf, media))
        return false;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (!cut(box, whole, rows[i].insets))
            return false;
        if (!is_nothing(rows[i].insets))
            qpdf_oh_replace_key(pdf, page, rows[i].key, pdf_box(pdf, box));
        else if (rows[i].always)
            qpdf_oh_replace_key(pdf, page, rows[i].key, media);
    }
    return true;
}

static bool set_boxes(const char **why, qpdf_data pdf, struct arena *arena,
                      const struct pdf_facts *facts)
{
    static const struct pdf_boxes uncut = {0};
    size_t count = (size_t)qpdf_get_num_pages(pdf);
    for (size_t i = 0; i < count; i++) {
        size_t row = i < facts->box_count ? i : facts->box_count - 1;
        const struct pdf_boxes *boxes = facts->box_count ? &facts->boxes[row] : &uncut;
        if (!set_page_boxes(pdf, qpdf_get_page_n(pdf, i), boxes)) {
            *why = format_string(arena, "page %zu: a box without area", i + 1);
            return false;
        }
    }
    return true;
}

/* ---- Labels ---- */

static qpdf_oh new_label(qpdf_data pdf, struct arena *arena, const struct pdf_labels *labels)
{
    static const char *const styles[] = {[PDF_ARABIC] = "/D", [PDF_ROMAN] = "/r"};
    qpdf_oh label = qpdf_oh_new_dictionary(pdf);
    if (labels->numerals != PDF_UNNUMBERED)
        pdf_set(pdf, label, "/S", styles[labels->numerals]);
    if (labels->prefix)
        qpdf_oh_replace_key(pdf, label, "/P", pdf_string(pdf, arena, labels->prefix));
    if (labels->first > 1)
        qpdf_oh_replace_key(pdf, label, "/St", qpdf_oh_new_integer(pdf, labels->first));
    return label;
}

static void set_labels(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts)
{
    qpdf_oh ranges = qpdf_oh_new_array(pdf), tree = qpdf_oh_new_dictionary(pdf);
    for (size_t i = 0; i < facts->label_count; i++) {
        const struct pdf_labels *labels = &facts->labels[i];
        qpdf_oh_append_item(pdf, ranges, qpdf_oh_new_integer(pdf, (long long)labels->page));
        qpdf_oh_append_item(pdf, ranges, new_label(pdf, arena, labels));
    }
    qpdf_oh_replace_key(pdf, tree, "/Nums", ranges);
    if (facts->label_count)
        qpdf_oh_replace_key(pdf, qpdf_get_root(pdf), "/PageLabels", tree);
}

/* ---- The catalogue ---- */

static void set_viewing(qpdf_data pdf, const struct pdf_facts *facts)
{
    static const char *const duplex[] = {[PDF_SIMPLEX] = "/Simplex",
                                         [PDF_DUPLEX_LONG_EDGE] = "/DuplexFlipLongEdge",
                                         [PDF_DUPLEX_SHORT_EDGE] = "/DuplexFlipShortEdge"};
    qpdf_oh root = qpdf_get_root(pdf), viewing = qpdf_oh_new_dictionary(pdf);
    pdf_set(pdf, viewing, "/DisplayDocTitle", "true");
    if (facts->print_unscaled)
        pdf_set(pdf, viewing, "/PrintScaling", "/None");
    if (facts->duplex != PDF_DUPLEX_UNSAID)
        pdf_set(pdf, viewing, "/Duplex", duplex[facts->duplex]);
    qpdf_oh_replace_key(pdf, root, "/ViewerPreferences", viewing);
}

/* Cairo counts the bookmarks in view below zero, which is for those that are folded away. */
static void show_outline(qpdf_data pdf)
{
    qpdf_oh root = qpdf_get_root(pdf), outline = qpdf_oh_get_key(pdf, root, "/Outlines");
    if (!qpdf_oh_is_dictionary(pdf, outline))
        return;
    long long count = qpdf_oh_get_int_value(pdf, qpdf_oh_get_key(pdf, outline, "/Count"));
    if (count < 0)
        qpdf_oh_replace_key(pdf, outline, "/Count", qpdf_oh_new_integer(pdf, -count));
    pdf_set(pdf, root, "/PageMode", "/UseOutlines");
}

static void set_catalogue(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts)
{
    qpdf_oh root = qpdf_get_root(pdf);
    if (facts->language)
        qpdf_oh_replace_key(pdf, root, "/Lang", pdf_string(pdf, arena, facts->language));
    if (qpdf_oh_has_key(pdf, root, "/StructTreeRoot"))
        pdf_set(pdf, root, "/MarkInfo", "<< /Marked true >>");
    set_viewing(pdf, facts);
    show_outline(pdf);
    set_labels(pdf, arena, facts);
}

static bool finish(const char **why, qpdf_data pdf, struct arena *arena,
                   const struct pdf_facts *facts)
{
    qpdf_oh *stamps = pdf_take_stamps(pdf, arena, facts->stamps);
    *why = "a stamp cannot be read";
    if (!stamps || !set_boxes(why, pdf, arena, facts))
        return false;
    set_catalogue(pdf, arena, facts);
    pdf_describe_file(pdf, arena, facts);
    if (facts->xmp)
        pdf_set_intent(pdf, arena);
    if (facts->element_count)
        pdf_write_tree(pdf, arena, facts);
    else if (!pdf_complete_tags(why, pdf, arena, facts))
        return false;
    pdf_trim_streams(pdf, arena, facts, stamps);
    if (facts->grey)
        pdf_make_grey(pdf, arena);
    return true;
}

bool pdf_finish(struct slice *out, const char **why, struct arena *arena, struct slice bytes,
                const struct pdf_facts *facts)
{
    qpdf_data pdf = pdf_open(bytes);
    if (qpdf_has_error(pdf) || finish(why, pdf, arena, facts))
        return pdf_close(out, why, arena, pdf);
    qpdf_cleanup(&pdf);
    return false;
}

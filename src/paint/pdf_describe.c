/* What a PDF says of itself: title, author, date; once in its own dictionary, once in XMP. */
#include "base/escape.h"
#include "paint/cairo_ops.h"
#include "paint/pdf_parts.h"

#include <stdlib.h>
#include <time.h>

static const char CREATOR[] = "rookpress";

/* ---- Dates ---- */

/* SOURCE_DATE_EPOCH, seconds since 1970, in UTC; false when it is no such number. */
static bool find_date(struct tm *utc)
{
    static const long long end_of_9999 = 253402300799;
    const char *epoch = getenv("SOURCE_DATE_EPOCH");
    char *end = NULL;
    long long seconds = epoch && is_digit(*epoch) ? strtoll(epoch, &end, 10) : -1;
    return seconds >= 0 && seconds <= end_of_9999 && !*end && gmtime_r(&(time_t){seconds}, utc);
}

static const char *format_date(struct arena *arena, const char *format, const struct tm *utc)
{
    return format_string(arena, format, utc->tm_year + 1900, utc->tm_mon + 1, utc->tm_mday,
                         utc->tm_hour, utc->tm_min, utc->tm_sec);
}

/* ---- The dictionary ---- */

static void set_info(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts)
{
    const struct {
        const char *key, *value;
    } rows[] = {
        {"/Title", facts->title},       {"/Author", facts->author}, {"/Subject", facts->subject},
        {"/Keywords", facts->keywords}, {"/Creator", CREATOR},
    };
    qpdf_oh trailer = qpdf_get_trailer(pdf);
    if (!qpdf_oh_is_dictionary(pdf, qpdf_oh_get_key(pdf, trailer, "/Info"))) {
        qpdf_oh empty = qpdf_oh_new_dictionary(pdf);
        qpdf_oh_replace_key(pdf, trailer, "/Info", qpdf_make_indirect_object(pdf, empty));
    }
    qpdf_oh info = qpdf_oh_get_key(pdf, trailer, "/Info");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].value)
            qpdf_oh_replace_key(pdf, info, rows[i].key, pdf_string(pdf, arena, rows[i].value));
    /* Cairo dates the file by the clock. */
    struct tm utc;
    qpdf_oh_remove_key(pdf, info, "/CreationDate");
    qpdf_oh_remove_key(pdf, info, "/ModDate");
    qpdf_oh_remove_key(pdf, info, "/Producer"); /* it would have to be in the XMP as well */
    if (find_date(&utc))
        qpdf_oh_replace_key(
            pdf, info, "/CreationDate",
            pdf_string(pdf, arena, format_date(arena, "D:%04d%02d%02d%02d%02d%02dZ", &utc)));
}

/* ---- XMP ---- */

static void add_property(struct text *xmp, struct arena *arena, const char *before,
                         const char *value, const char *after)
{
    if (!value)
        return;
    text_add(xmp, before);
    add_escaped(xmp, ops_plain(arena, value), xml_escapes);
    text_add(xmp, after);
}

#define ALTERNATIVE(name)                                                                          \
    "<" name "><rdf:Alt><rdf:li xml:lang=\"x-default\">", "</rdf:li></rdf:Alt></" name ">\n"
#define LIST(name, kind) "<" name "><rdf:" kind "><rdf:li>", "</rdf:li></rdf:" kind "></" name ">\n"
#define SINGLE(name)     "<" name ">", "</" name ">\n"

static struct slice write_xmp(struct arena *arena, const struct pdf_facts *facts)
{
    struct tm utc;
    const char *date =
        find_date(&utc) ? format_date(arena, "%04d-%02d-%02dT%02d:%02d:%02dZ", &utc) : NULL;
    const struct {
        const char *value, *before, *after;
    } rows[] = {
        {"application/pdf", SINGLE("dc:format")},
        {facts->title, ALTERNATIVE("dc:title")},
        {facts->author, LIST("dc:creator", "Seq")},
        {facts->subject, ALTERNATIVE("dc:description")},
        {facts->language, LIST("dc:language", "Bag")},
        {facts->keywords, SINGLE("pdf:Keywords")},
        {CREATOR, SINGLE("xmp:CreatorTool")},
        {date, SINGLE("xmp:CreateDate")},
        {facts->element_count ? "1" : NULL, SINGLE("pdfuaid:part")},
    };
    struct text xmp = text_new(arena);
    text_add(&xmp, "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                   "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
                   "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
                   "<rdf:Description rdf:about=\"\""
                   " xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
                   " xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\""
                   " xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\""
                   " xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">\n");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        add_property(&xmp, arena, rows[i].before, rows[i].value, rows[i].after);
    text_add(&xmp, "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>\n");
    return text_slice(&xmp);
}

static void add_xmp(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts)
{
    qpdf_oh stream = qpdf_oh_new_stream(pdf), dictionary = qpdf_oh_get_dict(pdf, stream);
    pdf_set(pdf, dictionary, "/Type", "/Metadata");
    pdf_set(pdf, dictionary, "/Subtype", "/XML");
    pdf_set_content(pdf, stream, write_xmp(arena, facts));
    qpdf_oh_replace_key(pdf, qpdf_get_root(pdf), "/Metadata", stream);
}

void pdf_describe_file(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts)
{
    set_info(pdf, arena, facts);
    if (facts->xmp)
        add_xmp(pdf, arena, facts);
}

#include "deck/deck_xml.h"

#include "base/text.h"
#include "base/utf8.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>
#include <string.h>

/* A thousand cards fit into a tenth of this. */
enum { LARGEST_KB = 1024 };

/* ---- Places ---- */

/* libxml2 knows the line of an element only. Where a start tag has been read, but for its end, the
 * nearest '<' before that is its own: no attribute may hold one. */
static void start_element(void *context, const xmlChar *name, const xmlChar *prefix,
                          const xmlChar *url, int ns_count, const xmlChar **namespaces, int count,
                          int defaulted, const xmlChar **attributes)
{
    xmlParserCtxt *parser = context;
    const struct deck_xml *xml = parser->_private;
    xmlSAX2StartElementNs(context, name, prefix, url, ns_count, namespaces, count, defaulted,
                          attributes);
    long consumed = xmlByteConsumed(parser);
    size_t at = consumed < 0 ? 0 : (size_t)consumed, end = xml->source->text.len;
    if (at > end)
        at = end;
    while (at > 0 && xml->source->text.ptr[at - 1] != '<')
        at--;
    if (parser->node)
        parser->node->_private = (void *)(uintptr_t)at;
}

static struct span span_of(const struct deck_xml *xml, size_t begin, size_t end)
{
    return (struct span){xml->source->index, (uint32_t)begin, (uint32_t)end};
}

static bool is_name_end(char c)
{
    return is_blank(c) || c == '/' || c == '>' || c == '=';
}

/* The end of the name that begins at `at`. */
static size_t name_end(struct slice text, size_t at)
{
    while (at < text.len && !is_name_end(text.ptr[at]))
        at++;
    return at;
}

struct span deck_xml_at(const struct deck_xml *xml, const xmlNode *node)
{
    size_t at = node ? (size_t)(uintptr_t)node->_private : 0;
    return span_of(xml, at, name_end(xml->source->text, at));
}

static size_t skip_blanks(struct slice text, size_t at)
{
    while (at < text.len && is_blank(text.ptr[at]))
        at++;
    return at;
}

/* The parser has found the tag well-formed: name="value" or name='value', with blanks anywhere. */
struct span deck_xml_value_at(const struct deck_xml *xml, const xmlNode *node, const char *name)
{
    struct slice text = xml->source->text;
    size_t at = skip_blanks(text, deck_xml_at(xml, node).end);
    while (at < text.len && text.ptr[at] != '>' && text.ptr[at] != '/') {
        size_t end = name_end(text, at);
        struct slice found = {text.ptr + at, end - at};
        size_t open = end + slice_find((struct slice){text.ptr + end, text.len - end}, '=') + 1;
        open = skip_blanks(text, open) + 1;
        if (open >= text.len)
            break;
        struct slice rest = {text.ptr + open, text.len - open};
        size_t close = open + slice_find(rest, text.ptr[open - 1]);
        if (slice_eq(found, name))
            return span_of(xml, open, close);
        at = skip_blanks(text, close + 1);
    }
    return deck_xml_at(xml, node);
}

/* ---- Values ---- */

bool deck_xml_is(const xmlNode *node, const char *name)
{
    return node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, name) == 0;
}

/* Without the blanks around it, which the schema does not mind. */
static struct slice take(const struct deck_xml *xml, xmlChar *words)
{
    struct slice trimmed = slice_trim(slice_of(words ? (const char *)words : ""));
    struct slice copy = {arena_copy(xml->arena, trimmed.ptr, trimmed.len), trimmed.len};
    xmlFree(words);
    return copy;
}

const char *deck_xml_value(const struct deck_xml *xml, const xmlNode *node, const char *name,
                           const char *usual)
{
    xmlChar *value = xmlGetNoNsProp(node, (const xmlChar *)name);
    return value ? take(xml, value).ptr : usual;
}

struct slice deck_xml_words(const struct deck_xml *xml, const xmlNode *node)
{
    struct text words = text_new(xml->arena);
    struct slice rest = take(xml, xmlNodeGetContent(node));
    for (struct slice word; (word = slice_next_word(&rest)).len;) {
        if (words.len)
            text_add_char(&words, ' ');
        text_add_slice(&words, word);
    }
    return text_slice(&words);
}

/* ---- Parsing ---- */

/* Entities are declared in a DOCTYPE and nowhere else. */
static void stop_at_doctype(void *context, const xmlChar *name, const xmlChar *public_id,
                            const xmlChar *system_id)
{
    (void)name, (void)public_id, (void)system_id;
    xmlParserCtxt *parser = context;
    struct deck_xml *xml = parser->_private;
    long consumed = xmlByteConsumed(parser);
    size_t at = consumed < 0 ? 0 : (size_t)consumed;
    while (at > 0 && xml->source->text.ptr[at - 1] != '<')
        at--;
    finding_add(xml->sink, DECK_XML, span_of(xml, at, name_end(xml->source->text, at)),
                "a DOCTYPE could define entities and name other files; take it out");
    xmlStopParser(parser);
}

/* What libxml2 says, which may cite anything. */
static const char *cleaned(const struct deck_xml *xml, const xmlError *error)
{
    enum { LONGEST = 200 };
    struct text clean = text_new(xml->arena);
    struct slice rest = slice_of(error && error->message ? error->message : "not XML");
    struct slice words = slice_trim(slice_next_field(&rest, '\n'));
    words.len = words.len < LONGEST ? words.len : LONGEST;
    utf8_add_clean(&clean, words);
    return clean.ptr;
}

/* The place of an error: a line and a column of bytes, both from 1. A file that ends too soon is
 * wrong at its end, which libxml2 has on a line of its own. */
static struct span error_at(const struct deck_xml *xml, int line, int column)
{
    const struct source *source = xml->source;
    if (line > 0 && (uint32_t)line > source->line_count)
        return span_of(xml, source->text.len, source->text.len);
    uint32_t index = line > 0 ? (uint32_t)line - 1 : 0;
    size_t len = source_line(source, index).len;
    size_t in_line = column > 1 ? (size_t)column - 1 : 0;
    size_t at = source->line_begin[index] + (in_line < len ? in_line : len);
    return span_of(xml, at, at);
}

static void tell_broken(const struct deck_xml *xml, xmlParserCtxt *parser)
{
    const xmlError *error = xmlCtxtGetLastError(parser);
    finding_add(xml->sink, DECK_XML,
                error ? error_at(xml, error->line, error->int2) : span_of(xml, 0, 0), "%s",
                cleaned(xml, error));
}

/* The parser would take other bytes for UTF-16, or believe what the file says of them; then no
 * place in the parser were one in the source. */
static bool is_utf8(struct deck_xml *xml)
{
    struct slice text = xml->source->text;
    size_t valid = utf8_valid_len(text), nul = slice_find(text, '\0');
    size_t good = valid < nul ? valid : nul;
    if (good == text.len)
        return true;
    finding_add(xml->sink, DECK_XML, span_of(xml, good, good),
                "not UTF-8; a deck file is in no other encoding");
    return false;
}

static bool parse(struct deck_xml *xml)
{
    size_t before = xml->sink->findings.count;
    struct slice text = xml->source->text;
    xmlParserCtxt *parser = xmlNewParserCtxt();
    if (!parser)
        return false;
    parser->_private = xml;
    parser->sax->internalSubset = stop_at_doctype;
    parser->sax->startElementNs = start_element;
    xml->doc = xmlCtxtReadMemory(parser, text.ptr, (int)text.len, NULL, NULL,
                                 XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING |
                                     XML_PARSE_IGNORE_ENC);
    bool ok = xml->doc && parser->nsWellFormed;
    if (!ok && xml->sink->findings.count == before)
        tell_broken(xml, parser);
    xmlFreeParserCtxt(parser);
    return ok && xml->sink->findings.count == before;
}

/* ---- The schema ---- */

/* The word behind `before`, as in "Invalid attribute colour for element card", or NULL. */
static const char *word_behind(const struct deck_xml *xml, const char *message, const char *before)
{
    struct slice rest = slice_of(message);
    if (!slice_starts(rest, before))
        return NULL;
    rest.ptr += strlen(before);
    rest.len -= strlen(before);
    struct slice name = slice_next_word(&rest);
    return arena_copy(xml->arena, name.ptr, name.len);
}

/* The first mistake that is met: the validator goes on telling how each element around it fails. */
static void keep_first(void *context, xmlError *error)
{
    struct deck_xml *xml = context;
    const xmlNode *node = error->node;
    if (xml->mistake)
        return;
    xml->mistake = cleaned(xml, error);
    xml->mistaken =
        node && node->type == XML_ELEMENT_NODE ? error->node : xmlDocGetRootElement(xml->doc);
}

static void take_out(xmlNode *node)
{
    xmlUnlinkNode(node);
    xmlFreeNode(node);
}

/* Tell the mistake and take it out, if it is an attribute or an element that does not belong there:
 * the rest can then be looked at. Any other mistake may come of what was taken out before, and is
 * told only when it is the first. True when there is more to look at. */
static bool tell_mistake(struct deck_xml *xml, bool is_first)
{
    xmlNode *node = xml->mistaken;
    const char *attribute = word_behind(xml, xml->mistake, "Invalid attribute ");
    const char *element = word_behind(xml, xml->mistake, "Did not expect element ");
    if (attribute) {
        finding_add(xml->sink, DECK_SCHEMA, deck_xml_value_at(xml, node, attribute),
                    "element %s has no attribute %s, or none of this value",
                    (const char *)node->name, attribute);
        return xmlUnsetProp(node, (const xmlChar *)attribute) == 0;
    }
    if (is_first || element)
        finding_add(xml->sink, DECK_SCHEMA, deck_xml_at(xml, node), "%s%s", xml->mistake,
                    strstr(xml->mistake, "validate attributes")
                        ? ": one is missing, or two do not go together"
                        : "");
    if (!element || !deck_xml_is(node, element) || node == xmlDocGetRootElement(xml->doc))
        return false;
    take_out(node);
    return true;
}

/* Validate, and again without what was wrong. */
static bool hold_against(struct deck_xml *xml, xmlRelaxNGValidCtxt *context)
{
    enum { MOST_TOLD = 20 };
    xmlRelaxNGSetValidStructuredErrors(context, keep_first, xml);
    for (int told = 0; told < MOST_TOLD; told++) {
        xml->mistake = NULL;
        if (xmlRelaxNGValidateDoc(context, xml->doc) == 0)
            return told == 0;
        if (!xml->mistake || !tell_mistake(xml, told == 0))
            return false;
    }
    return false;
}

static bool is_valid(struct deck_xml *xml, struct slice schema)
{
    size_t before = xml->sink->findings.count;
    xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewMemParserCtxt(schema.ptr, (int)schema.len);
    xmlRelaxNG *grammar = xmlRelaxNGParse(parser);
    xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt(grammar);
    bool ok = grammar && context && hold_against(xml, context);
    if (!ok && xml->sink->findings.count == before)
        finding_add(xml->sink, DECK_SCHEMA, span_of(xml, 0, 0),
                    grammar ? "not a deck" : "the schema deck.rng is broken");
    xmlRelaxNGFreeValidCtxt(context);
    xmlRelaxNGFree(grammar);
    xmlRelaxNGFreeParserCtxt(parser);
    return ok;
}

bool deck_xml_parse(struct deck_xml *xml, struct slice schema)
{
    if (xml->source->text.len > LARGEST_KB * 1024) {
        finding_add(xml->sink, DECK_XML, span_of(xml, 0, 0), "the file is larger than %d kB",
                    LARGEST_KB);
        return false;
    }
    return is_utf8(xml) && parse(xml) && is_valid(xml, schema);
}

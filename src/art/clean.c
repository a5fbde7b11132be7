/* The entry point, and the parsing: makes libxml2's tree, without a DTD and thus without entities.
 * The rest is three walks over that tree: clean_survey.c, clean_weigh.c and clean_write.c. */
#include "art/clean.h"

#include "art/clean_parts.h"

#include <assert.h>
#include <libxml/parser.h>
#include <limits.h>

/* Entities are declared in a DOCTYPE and nowhere else: stop in front of them. The line that drawing
 * programs write, which only names SVG's own DTD, is passed over; nothing is loaded for it, and an
 * entity behind it is as unknown as without it. */
static void stop_at_doctype(void *context, const xmlChar *name, const xmlChar *public_id,
                            const xmlChar *system_id)
{
    static const char svg[] = "-//W3C//DTD SVG ";
    (void)name, (void)system_id;
    xmlParserCtxt *parser = context;
    bool harmless = public_id && slice_starts(slice_of((const char *)public_id), svg) &&
                    *parser->input->cur == '>';
    if (harmless) {
        parser->hasExternalSubset = 0;
    } else {
        *(bool *)parser->_private = true;
        xmlStopParser(parser);
    }
}

static bool refuse_broken(const struct cleaner *c, xmlParserCtxt *parser)
{
    const xmlError *error = xmlCtxtGetLastError(parser);
    if (!error || !error->message)
        return clean_refuse(c, NULL, "not XML");
    if (parser->nameNr > CLEAN_DEEPEST) /* libxml2 has a limit, too */
        return clean_refuse(c, NULL, "line %d: " CLEAN_TOO_DEEP, error->line, CLEAN_DEEPEST);
    return clean_refuse(c, NULL, "not XML: line %d: %s", error->line,
                        clean_shown(c, slice_trim(slice_of(error->message))));
}

static bool parse(struct cleaner *c, struct slice svg)
{
    bool doctype = false;
    xmlParserCtxt *parser = xmlNewParserCtxt();
    if (!parser)
        return clean_refuse(c, NULL, "out of memory");
    parser->_private = &doctype;
    parser->sax->internalSubset = stop_at_doctype;
    c->doc = xmlCtxtReadMemory(parser, svg.ptr, (int)svg.len, NULL, NULL,
                               XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
    c->root = xmlDocGetRootElement(c->doc);
    /* A prefix without a namespace would be a name that no check knows. */
    bool ok = c->doc && !doctype && parser->nsWellFormed;
    if (doctype)
        clean_refuse(c, NULL, "it has a DOCTYPE, which could define entities; take that line out");
    else if (!ok)
        refuse_broken(c, parser);
    xmlFreeParserCtxt(parser);
    return ok;
}

bool clean_svg(struct cleaned *out, const char **why, struct arena *arena, struct slice svg,
               const char *prefix)
{
    assert(svg.len <= INT_MAX);
    struct cleaner c = {.arena = arena, .why = why, .prefix = prefix, .ids = xmlHashCreate(0)};
    bool ok = parse(&c, svg) && clean_survey(&c) && clean_weigh(&c);
    if (ok)
        *out = (struct cleaned){.content = clean_write(&c),
                                .view_box = slice_trim(clean_value_named(&c, c.root, "viewBox")),
                                .width = slice_trim(clean_value_named(&c, c.root, "width")),
                                .height = slice_trim(clean_value_named(&c, c.root, "height"))};
    xmlHashFree(c.ids, NULL);
    xmlFreeDoc(c.doc);
    return ok;
}

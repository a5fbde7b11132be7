/* XML with places: a tree of libxml2 whose elements know where they stand. Private to the stage.
 *
 * A deck file is strangers' input. A DOCTYPE is refused, and with it every entity and every
 * reference to another file; so is a file that is too large to be a deck. */
#ifndef DECK_DECK_XML_H
#define DECK_DECK_XML_H

#include "diag/finding.h"

#include <libxml/tree.h>

struct deck_xml {
    struct arena *arena;
    struct sink *sink;
    const struct source *source;
    xmlDoc *doc;
    const char *mistake; /* against the schema: what the validator says first */
    xmlNode *mistaken;
};

/* Parse the source and hold it against the schema. False, with findings, when either fails. Free
 * `doc` in any case. */
bool deck_xml_parse(struct deck_xml *xml, struct slice schema);

/* The element's name where it begins. */
struct span deck_xml_at(const struct deck_xml *xml, const xmlNode *node);

/* The value of an attribute, without blanks around it; where the element has none, `usual`. */
const char *deck_xml_value(const struct deck_xml *xml, const xmlNode *node, const char *name,
                           const char *usual);

/* Where the value stands; for an attribute that is not there, the element. */
struct span deck_xml_value_at(const struct deck_xml *xml, const xmlNode *node, const char *name);

/* The words in an element, blanks in a row counted as one. */
struct slice deck_xml_words(const struct deck_xml *xml, const xmlNode *node);

bool deck_xml_is(const xmlNode *node, const char *name);

#endif

/* The survey: looks at each element by itself and refuses what it does not know to be harmless. It
 * finds the ids, the style sheets and what is drawn; what elements refer to is for clean_weigh.c,
 * what stands in a value for clean_values.c. */
#include "art/clean_parts.h"

enum { MOST_ELEMENTS = 2000 };

/* ---- Names ---- */

/* What is drawn. Anything that no list has is refused: an unknown name can wake up as HTML when the
 * picture is pasted into a page. */
static const char KEPT[] = "circle clipPath defs ellipse filter g line linearGradient marker mask "
                           "path pattern polygon polyline radialGradient rect stop svg symbol use "
                           "feBlend feColorMatrix feComponentTransfer feComposite feDropShadow "
                           "feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge "
                           "feMergeNode feOffset";

/* What is left out: it draws nothing. */
static const char DROPPED[] = "desc flowRoot metadata style title";

#define MOVES    "it would move, and paper does not"
#define REACHES  "it reaches for another file"
#define BY_FONT  "its look depends on the fonts of the machine; turn it into paths"
#define TOO_SLOW "it can take for ever to draw"
#define SCRIPTED "a script could do anything"

static const struct refused {
    const char *name, *reason;
} REFUSED[] = {
    {"a", "a link has no place in a piece"},
    {"animate", MOVES},
    {"animateColor", MOVES},
    {"animateMotion", MOVES},
    {"animateTransform", MOVES},
    {"discard", MOVES},
    {"feConvolveMatrix", TOO_SLOW},
    {"feImage", REACHES},
    {"feMorphology", TOO_SLOW},
    {"feTurbulence", TOO_SLOW},
    {"foreignObject", "it holds what is not SVG"},
    {"handler", SCRIPTED},
    {"image", REACHES},
    {"listener", SCRIPTED},
    {"mpath", MOVES},
    {"script", SCRIPTED},
    {"set", MOVES},
    {"switch", "its look depends on the language of the machine"},
    {"text", BY_FONT},
    {"textPath", BY_FONT},
    {"tref", BY_FONT},
    {"tspan", BY_FONT},
};

/* ---- Attributes ---- */

static bool check_href(const struct cleaner *c, const xmlNode *node, struct slice name,
                       struct slice value)
{
    struct slice id = slice_trim(value);
    if (!slice_eq(name, "href") || !slice_starts(id, "#") || !clean_is_tidy(skip(id, 1)))
        return clean_refuse(c, node, "%s=\"%s\" reaches out of the file", clean_shown(c, name),
                            clean_shown(c, value));
    return true;
}

static bool check_attribute(const struct cleaner *c, const xmlNode *node, const xmlAttr *attribute)
{
    struct slice name = slice_of_xml(attribute->name), value = clean_value(c, attribute);
    if (clean_is_href(attribute))
        return check_href(c, node, name, value);
    /* xml:base moves references elsewhere, xml:id makes ids that nobody would look for. */
    if (in_namespace(attribute->ns, (const char *)XML_XML_NAMESPACE))
        return slice_eq(name, "space") || slice_eq(name, "lang") ||
               clean_refuse(c, node, "xml:%s is not understood", clean_shown(c, name));
    if (attribute->ns)
        return true; /* an editor's notes */
    if (clean_starts_nocase(name, "on"))
        return clean_refuse(c, node, "%s: " SCRIPTED, clean_shown(c, name));
    if (node == c->root && slice_eq(name, "transform"))
        return clean_refuse(c, node, "a transform on the whole drawing; move it to a <g>");
    if (slice_eq(name, "style"))
        return clean_check_declarations(c, node, clean_uncommented(c, value));
    return clean_check_value(c, node, name, value);
}

/* ---- Elements ---- */

/* SVG viewers, librsvg among them, also take elements of no namespace for SVG. */
static bool is_svg(const xmlNode *node)
{
    return !node->ns || in_namespace(node->ns, "http://www.w3.org/2000/svg");
}

/* Editors' own elements draw nothing, but these two do more than that. */
static bool check_foreign(const struct cleaner *c, const xmlNode *node)
{
    if (in_namespace(node->ns, "http://www.w3.org/1999/xhtml") ||
        in_namespace(node->ns, "http://www.w3.org/2001/XInclude") ||
        in_namespace(node->ns, "http://www.w3.org/2003/XInclude"))
        return clean_refuse(c, node, "<%s> is not SVG", clean_shown(c, slice_of_xml(node->name)));
    return true;
}

/* What is dropped is checked, too: librsvg draws the file as it is, with all that is in it. */
static bool check_element(struct cleaner *c, const xmlNode *node, bool dropped)
{
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++)
        if (is_named(node, REFUSED[i].name))
            return clean_refuse(c, node, "<%s>: %s", REFUSED[i].name, REFUSED[i].reason);
    for (const xmlAttr *a = node->properties; a; a = a->next)
        if (!check_attribute(c, node, a))
            return false;
    if (is_named(node, "style") && !clean_read_sheet(c, node))
        return false;
    struct slice name = slice_of_xml(node->name);
    if (!dropped && !clean_has_word(slice_of(KEPT), name))
        return clean_refuse(c, node, "<%s> is no element of a drawing", clean_shown(c, name));
    return true;
}

/* xpacket is the bracket that image editors put around their notes. */
static bool check_instruction(const struct cleaner *c, const xmlNode *node)
{
    if (node->type != XML_PI_NODE || is_named(node, "xpacket"))
        return true;
    return clean_refuse(c, node, "<?%s?>: a processing instruction could load another file",
                        clean_shown(c, slice_of_xml(node->name)));
}

/* ---- The walk ---- */

static void add_part(struct cleaner *c, xmlNode *node, bool kept)
{
    struct part *part = arena_alloc(c->arena, sizeof *part);
    part->kept = kept;
    node->_private = part;
    struct slice id = clean_value_named(c, node, "id");
    if (id.len) /* of two with one id the first counts, as it does for browsers */
        xmlHashAddEntry(c->ids, (const xmlChar *)id.ptr, node);
}

/* `dropped`: in an element that is left out with all that is in it. */
static bool survey(struct cleaner *c, xmlNode *node, unsigned depth, bool dropped)
{
    if (++c->elements > MOST_ELEMENTS)
        return clean_refuse(c, node, "more than %d elements", MOST_ELEMENTS);
    if (depth > CLEAN_DEEPEST)
        return clean_refuse(c, node, CLEAN_TOO_DEEP, CLEAN_DEEPEST);
    bool svg = is_svg(node);
    dropped = dropped || !svg || clean_has_word(slice_of(DROPPED), slice_of_xml(node->name));
    if (svg ? !check_element(c, node, dropped) : !check_foreign(c, node))
        return false;
    add_part(c, node, !dropped);
    for (xmlNode *child = node->children; child; child = child->next)
        if (!check_instruction(c, child) ||
            (child->type == XML_ELEMENT_NODE && !survey(c, child, depth + 1, dropped)))
            return false;
    return true;
}

bool clean_survey(struct cleaner *c)
{
    for (const xmlNode *node = c->doc->children; node; node = node->next)
        if (!check_instruction(c, node))
            return false;
    if (!c->root || !is_svg(c->root) || !is_named(c->root, "svg"))
        return clean_refuse(c, c->root, "the root is not <svg>");
    return survey(c, c->root, 1, false);
}

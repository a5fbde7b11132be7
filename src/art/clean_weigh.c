/* The weighing: follows the references between elements and refuses what would take too long to
 * draw. It settles each element's style and which ids are needed; that a reference stays in the
 * file was for clean_survey.c to see. */
#include "art/clean_parts.h"

enum {
    MOST_DRAWN = 5000, /* elements after each reference is replaced by what it refers to */
    LAYER_WEIGHT = 50, /* an element that is drawn in pixels takes as long as this many others */
};

static bool weigh(struct cleaner *c, xmlNode *node);

static bool add_weight(struct cleaner *c, const xmlNode *node, xmlNode *inner)
{
    struct part *part = part_of(node), *more = part_of(inner);
    if (!weigh(c, inner))
        return false;
    part->weight += more->weight;
    if (part->height <= more->height)
        part->height = more->height + 1;
    if (part->weight > MOST_DRAWN)
        return clean_refuse(c, node, "too much to draw: more than %d elements with all references",
                            MOST_DRAWN);
    if (part->height > CLEAN_DEEPEST)
        return clean_refuse(c, node, "references more than %d deep", CLEAN_DEEPEST);
    return true;
}

/* `painted`: by a url(), not a link. A reference that leads nowhere stays one: it draws nothing. */
static bool add_reference(struct cleaner *c, xmlNode *node, struct slice id, bool painted)
{
    const char *key = arena_copy(c->arena, id.ptr, id.len);
    xmlNode *target = xmlHashLookup(c->ids, (const xmlChar *)key);
    if (!target)
        return true;
    if (!part_of(target)->kept)
        return clean_refuse(c, node, "#%s is in a part that is not drawn", clean_shown(c, id));
    part_of(target)->referenced = true;
    /* Drawn once per corner of a line, and inherited: no way to tell how often. */
    if (is_named(target, "marker"))
        return clean_refuse(c, node, "#%s: markers are not understood; turn them into paths",
                            clean_shown(c, id));
    /* Fill and stroke are inherited: again the count would be lost. Gradients are cheap. */
    if (is_named(target, "pattern") && painted &&
        (xmlFirstElementChild(node) || is_named(node, "use")))
        return clean_refuse(c, node, "#%s: a pattern on a group; put it on the shapes",
                            clean_shown(c, id));
    if (painted && (is_named(target, "linearGradient") || is_named(target, "radialGradient")))
        return true;
    return add_weight(c, node, target);
}

static bool add_urls(struct cleaner *c, xmlNode *node, struct slice value)
{
    struct slice before, id;
    while (clean_next_url(&before, &id, &value) == URL_LOCAL)
        if (!add_reference(c, node, id, true))
            return false;
    return true;
}

static bool add_references(struct cleaner *c, xmlNode *node)
{
    for (const xmlAttr *a = node->properties; a; a = a->next) {
        struct slice value = slice_trim(clean_value(c, a));
        if (clean_is_href(a) ? !add_reference(c, node, skip(value, 1), false)
                             : !a->ns && !add_urls(c, node, value))
            return false;
    }
    return add_urls(c, node, part_of(node)->style);
}

/* How many elements are drawn for this one, and how deep. Each element is weighed once, so a tower
 * of references that doubles at each storey takes no longer than it is long. */
static bool weigh(struct cleaner *c, xmlNode *node)
{
    struct part *part = part_of(node);
    if (part->state == PART_DONE)
        return true;
    if (part->state == PART_OPEN)
        return clean_refuse(c, node, "<%s> refers to itself",
                            clean_shown(c, slice_of_xml(node->name)));
    part->state = PART_OPEN;
    bool layer = is_named(node, "mask") || slice_starts(slice_of_xml(node->name), "fe");
    part->weight = layer ? LAYER_WEIGHT : 1;
    part->height = 1;
    if (!clean_set_style(c, node))
        return false;
    for (xmlNode *child = node->children; child; child = child->next)
        if (child->type == XML_ELEMENT_NODE && part_of(child)->kept && !add_weight(c, node, child))
            return false;
    if (!add_references(c, node))
        return false;
    part->state = PART_DONE;
    return true;
}

bool clean_weigh(struct cleaner *c)
{
    return weigh(c, c->root);
}

/* The cleaned markup: writes the elements that are drawn, without what means nothing to the
 * picture, their styles in place of classes and the prefix before their ids. What is written is
 * what was checked, never a copy of the source; nothing is refused any more. */
#include "art/clean_parts.h"

#include "base/escape.h"

/* Attributes that draw nothing, or that are written in another way. */
static const char NOT_COPIED[] = "baseProfile class enable-background focusable id lang role style "
                                 "tabindex version";

/* Of the root: what its box says already. */
static const char NOT_COPIED_FROM_ROOT[] =
    "clip contentScriptType contentStyleType height overflow "
    "preserveAspectRatio viewBox width x y zoomAndPan";

/* ---- Values ---- */

/* Runs of blanks become one. */
static void write_text(struct cleaner *c, struct slice s)
{
    for (size_t i = 0; i < s.len; i++) {
        const char *as = escape_of(s.ptr[i], xml_escapes);
        if (is_blank(s.ptr[i])) {
            if (i + 1 == s.len || !is_blank(s.ptr[i + 1]))
                text_add_char(&c->out, ' ');
        } else if (as) {
            text_add(&c->out, as);
        } else {
            text_add_char(&c->out, s.ptr[i]);
        }
    }
}

static void write_id(struct cleaner *c, struct slice id)
{
    text_add(&c->out, c->prefix);
    text_add_slice(&c->out, id);
}

static void write_value(struct cleaner *c, struct slice value)
{
    struct slice before, id;
    while (clean_next_url(&before, &id, &value) == URL_LOCAL) {
        write_text(c, before);
        text_add(&c->out, "url(#");
        write_id(c, id);
        text_add_char(&c->out, ')');
    }
    write_text(c, value);
}

/* ---- Attributes ---- */

static void write_style(struct cleaner *c, struct slice css)
{
    struct slice name, value;
    bool begun = false;
    while (clean_next_declaration(&name, &value, &css)) {
        if (slice_starts(name, "-inkscape-") || slice_eq(name, "enable-background"))
            continue;
        text_add(&c->out, begun ? ";" : " style=\"");
        write_text(c, name);
        text_add_char(&c->out, ':');
        write_value(c, value);
        begun = true;
    }
    if (begun)
        text_add_char(&c->out, '"');
}

static bool is_copied(const struct cleaner *c, const xmlNode *node, const xmlAttr *attribute)
{
    struct slice name = slice_of_xml(attribute->name);
    if (clean_is_href(attribute)) /* of href and xlink:href the first counts */
        return !attribute->ns || !xmlHasNsProp(node, attribute->name, NULL);
    return !attribute->ns && !clean_has_word(slice_of(NOT_COPIED), name) &&
           !slice_starts(name, "data-") && !slice_starts(name, "aria-") &&
           !(node == c->root && clean_has_word(slice_of(NOT_COPIED_FROM_ROOT), name));
}

static void write_attribute(struct cleaner *c, const xmlAttr *attribute)
{
    struct slice value = slice_trim(clean_value(c, attribute));
    if (clean_is_href(attribute)) {
        text_add(&c->out, " href=\"#");
        write_id(c, skip(value, 1));
    } else {
        text_format(&c->out, " %s=\"", (const char *)attribute->name);
        write_value(c, value);
    }
    text_add_char(&c->out, '"');
}

static void write_attributes(struct cleaner *c, const xmlNode *node)
{
    const struct part *part = part_of(node);
    if (part->referenced) {
        text_add(&c->out, " id=\"");
        write_id(c, clean_value_named(c, node, "id"));
        text_add_char(&c->out, '"');
    }
    for (const xmlAttr *a = node->properties; a; a = a->next)
        if (is_copied(c, node, a))
            write_attribute(c, a);
    write_style(c, part->style);
}

/* ---- Elements ---- */

/* Without <defs> that define nothing. */
static bool is_written(const xmlNode *node)
{
    if (node->type != XML_ELEMENT_NODE || !part_of(node)->kept)
        return false;
    bool written = !is_named(node, "defs");
    for (const xmlNode *child = node->children; child && !written; child = child->next)
        written = is_written(child);
    return written;
}

static void write_element(struct cleaner *c, const xmlNode *node)
{
    const char *name = (const char *)node->name;
    bool empty = true;
    text_format(&c->out, "<%s", name);
    write_attributes(c, node);
    for (const xmlNode *child = node->children; child; child = child->next)
        if (is_written(child)) {
            if (empty)
                text_add_char(&c->out, '>');
            empty = false;
            write_element(c, child);
        }
    if (empty)
        text_add(&c->out, "/>");
    else
        text_format(&c->out, "</%s>", name);
}

/* A <g> stands in for the root where its attributes matter to what is in it. */
struct slice clean_write(struct cleaner *c)
{
    c->out = text_new(c->arena);
    text_add(&c->out, "<g");
    size_t bare = c->out.len;
    write_attributes(c, c->root);
    bool wrapped = c->out.len > bare;
    if (wrapped)
        text_add_char(&c->out, '>');
    else
        c->out = text_new(c->arena);
    for (const xmlNode *child = c->root->children; child; child = child->next)
        if (is_written(child))
            write_element(c, child);
    if (wrapped)
        text_add(&c->out, "</g>");
    return text_slice(&c->out);
}

/* Style sheets: reads the rules of the whole drawing, and copies them to the elements of their
 * classes, so that no sheet is left to reach the page the picture stands in. Single declarations
 * are for clean_values.c. */
#include "art/clean_parts.h"

enum {
    MOST_RULES = 500,
    MOST_STYLE = 256 * 1024, /* bytes, with the rules copied to each element of the class */
};

/* Add `.a, .b { ... }` to the rules. Other selectors would need a CSS engine to follow. */
static bool read_rule(struct cleaner *c, const xmlNode *node, struct slice selectors,
                      struct slice declarations)
{
    while (selectors.len) {
        struct slice selector = slice_trim(slice_next_field(&selectors, ','));
        struct slice name = selector.len ? skip(selector, 1) : selector;
        if (!slice_starts(selector, ".") || !clean_is_tidy(name) ||
            slice_find(name, '.') < name.len || slice_find(name, ':') < name.len)
            return clean_refuse(c, node, "the style sheet has '%s', only .class is understood",
                                clean_shown(c, selector));
        if (c->rules.count == MOST_RULES)
            return clean_refuse(c, node, "more than %d style rules", MOST_RULES);
        *vec_push(c->arena, &c->rules) = (struct style_rule){name, declarations};
    }
    return clean_check_declarations(c, node, declarations);
}

/* True when the attribute, too, says what goes without saying. */
static bool is_usual(const struct cleaner *c, const xmlNode *node, const char *name,
                     const char *usual)
{
    struct slice value = slice_trim(clean_value_named(c, node, name));
    return !value.len || slice_eq(value, usual);
}

bool clean_read_sheet(struct cleaner *c, const xmlNode *node)
{
    if (!is_usual(c, node, "type", "text/css") || !is_usual(c, node, "media", "all"))
        return clean_refuse(c, node, "a style sheet that is not CSS for all media");
    struct slice css = slice_trim(clean_uncommented(c, clean_text(c, node)));
    if (clean_has_nocase(css, "@import"))
        return clean_refuse(c, node, "the style sheet has an @import");
    while (css.len) {
        struct slice selectors = {css.ptr, slice_find(css, '{')};
        size_t end = slice_find(css, '}');
        if (end == css.len || selectors.len >= end || !slice_trim(selectors).len)
            return clean_refuse(c, node, "the style sheet has a broken rule");
        struct slice declarations = {css.ptr + selectors.len + 1, end - selectors.len - 1};
        if (!read_rule(c, node, selectors, declarations))
            return false;
        css = slice_trim(skip(css, end + 1));
    }
    return true;
}

/* Rules of the sheet win over attributes and lose to `style`, later ones win over earlier ones: the
 * order in which a style attribute has it, too. */
bool clean_set_style(struct cleaner *c, const xmlNode *node)
{
    struct text style = text_new(c->arena);
    struct slice classes = clean_value_named(c, node, "class");
    for (size_t i = 0; classes.len && i < c->rules.count; i++)
        if (clean_has_word(classes, c->rules.items[i].name)) {
            text_add_slice(&style, c->rules.items[i].declarations);
            text_add_char(&style, ';');
        }
    struct slice own = slice_trim(clean_value_named(c, node, "style"));
    text_add_slice(&style, clean_uncommented(c, own));
    part_of(node)->style = text_slice(&style);
    c->style_bytes += style.len;
    if (c->style_bytes > MOST_STYLE)
        return clean_refuse(c, node, "more than %d kB of styles", MOST_STYLE / 1024);
    return true;
}

/* Values of attributes and declarations of CSS: gets them, takes them apart, and refuses those that
 * would load something. Which attributes matter is for the walks, rules by class for clean_sheet.c.
 *
 * There is no CSS engine here: strings, escapes and brackets are not understood, and what could use
 * them to hide something is refused. */
#include "art/clean_parts.h"

/* CSS that loads something, whatever it is a value of. A backslash could hide any of these. */
static const char *const LOADERS[] = {
    "\\", "@import", "cross-fade(", "element(", "expression(", "image(", "image-set(", "src(",
};

/* Not inherited unless told so, which would hide from the weighing how often they are drawn. */
static const char WEIGHTY[] = "all clip-path filter mask";

/* ---- Words ---- */

bool clean_has_word(struct slice words, struct slice word)
{
    for (struct slice w; (w = slice_next_word(&words)).len;)
        if (slice_same(w, word))
            return true;
    return false;
}

bool clean_starts_nocase(struct slice s, const char *prefix)
{
    size_t len = strlen(prefix);
    return s.len >= len && slice_same_nocase((struct slice){s.ptr, len}, slice_of(prefix));
}

/* Where `part` first stands in whatever case, or `len`. */
static size_t find_nocase(struct slice s, const char *part)
{
    size_t at = 0;
    while (at < s.len && !clean_starts_nocase(skip(s, at), part))
        at++;
    return at;
}

bool clean_has_nocase(struct slice s, const char *part)
{
    return find_nocase(s, part) < s.len;
}

bool clean_is_tidy(struct slice id)
{
    for (size_t i = 0; i < id.len; i++) {
        char c = id.ptr[i];
        if (!is_digit(c) && !is_letter(c) && !strchr("-_.:", c))
            return false;
    }
    return id.len > 0;
}

/* ---- Attributes ---- */

/* Move what libxml2 has allocated into the arena. */
static struct slice take(const struct cleaner *c, xmlChar *text)
{
    if (!text)
        return (struct slice){"", 0};
    struct slice s = slice_of_xml(text);
    s.ptr = arena_copy(c->arena, s.ptr, s.len);
    xmlFree(text);
    return s;
}

struct slice clean_text(const struct cleaner *c, const xmlNode *node)
{
    return take(c, xmlNodeGetContent(node));
}

struct slice clean_value(const struct cleaner *c, const xmlAttr *attribute)
{
    return clean_text(c, (const xmlNode *)attribute);
}

struct slice clean_value_named(const struct cleaner *c, const xmlNode *node, const char *name)
{
    return take(c, xmlGetNoNsProp(node, (const xmlChar *)name));
}

bool clean_is_href(const xmlAttr *attribute)
{
    return slice_same_nocase(slice_of_xml(attribute->name), slice_of("href")) &&
           (!attribute->ns || in_namespace(attribute->ns, "http://www.w3.org/1999/xlink"));
}

/* ---- CSS ---- */

struct slice clean_uncommented(const struct cleaner *c, struct slice css)
{
    struct text text = text_new(c->arena);
    for (;;) {
        size_t begin = find_nocase(css, "/*");
        text_add_slice(&text, (struct slice){css.ptr, begin});
        if (begin == css.len)
            return text_slice(&text);
        css = skip(css, begin + 2);
        size_t end = find_nocase(css, "*/");
        css = skip(css, end < css.len ? end + 2 : end);
        text_add_char(&text, ' ');
    }
}

bool clean_next_declaration(struct slice *name, struct slice *value, struct slice *rest)
{
    while (rest->len) {
        *value = slice_trim(slice_next_field(rest, ';'));
        if (!value->len)
            continue;
        *name = slice_trim(slice_next_field(value, ':'));
        *value = slice_trim(*value);
        return true;
    }
    return false;
}

enum url clean_next_url(struct slice *before, struct slice *id, struct slice *rest)
{
    size_t at = find_nocase(*rest, "url(");
    *before = (struct slice){rest->ptr, at};
    if (at == rest->len)
        return URL_NONE;
    struct slice tail = skip(*rest, at + strlen("url("));
    if (slice_find(tail, ')') == tail.len)
        return URL_OTHER;
    *id = slice_trim(slice_next_field(&tail, ')'));
    *rest = tail;
    char quote = id->len ? id->ptr[0] : '\0';
    if (id->len > 1 && (quote == '\'' || quote == '"') && id->ptr[id->len - 1] == quote)
        *id = (struct slice){id->ptr + 1, id->len - 2};
    if (!slice_starts(*id, "#"))
        return URL_OTHER;
    *id = skip(*id, 1);
    return clean_is_tidy(*id) ? URL_LOCAL : URL_OTHER;
}

/* ---- Checks ---- */

bool clean_check_value(const struct cleaner *c, const xmlNode *node, struct slice name,
                       struct slice value)
{
    struct slice rest = value, before, id;
    enum url url;
    while ((url = clean_next_url(&before, &id, &rest)) == URL_LOCAL)
        ;
    if (url == URL_OTHER)
        return clean_refuse(c, node, "%s=\"%s\" reaches out of the file", clean_shown(c, name),
                            clean_shown(c, value));
    for (size_t i = 0; i < sizeof LOADERS / sizeof *LOADERS; i++)
        if (clean_has_nocase(value, LOADERS[i]))
            return clean_refuse(c, node, "'%s' in %s could load another file", LOADERS[i],
                                clean_shown(c, name));
    if (clean_has_word(slice_of(WEIGHTY), name) && clean_has_nocase(value, "inherit"))
        return clean_refuse(c, node, "%s may not be inherited", clean_shown(c, name));
    return true;
}

bool clean_check_declarations(const struct cleaner *c, const xmlNode *node, struct slice css)
{
    struct slice name, value;
    while (clean_next_declaration(&name, &value, &css))
        if (!clean_is_tidy(name)) /* half a string could hide the rest from us */
            return clean_refuse(c, node, "broken CSS: '%s'", clean_shown(c, name));
        else if (!clean_check_value(c, node, name, value))
            return false;
    return true;
}

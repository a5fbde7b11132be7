/* Any bytes as the drawing of a piece. What the cleaner lets through must be good XML without
 * scripts, links, pictures, style sheets, or references out of the file. */
#include "art/clean.h"
#include "base/text.h"
#include "fuzz.h"

#include <libxml/parser.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static void require(bool holds)
{
    if (!holds)
        abort();
}

static bool is_one_of(const xmlChar *name, const char *const *names)
{
    while (*names && strcmp((const char *)name, *names) != 0)
        names++;
    return *names;
}

static void require_harmless(const xmlNode *node)
{
    static const char *const banned[] = {"script", "image", "foreignObject", "a", "style", NULL};
    for (; node; node = node->next) {
        require(node->type == XML_ELEMENT_NODE || node->type == XML_TEXT_NODE);
        if (node->type != XML_ELEMENT_NODE)
            continue;
        require(!is_one_of(node->name, banned));
        for (const xmlAttr *attr = node->properties; attr; attr = attr->next) {
            bool is_reference = strcmp((const char *)attr->name, "href") == 0;
            require(strncmp((const char *)attr->name, "on", 2) != 0);
            require(!is_reference || (attr->children && *attr->children->content == '#'));
        }
        require_harmless(node->children);
    }
}

static void require_good(struct arena *arena, const struct cleaned *clean)
{
    struct text page = text_new(arena);
    text_add(&page, "<svg xmlns=\"http://www.w3.org/2000/svg\">");
    text_add_slice(&page, clean->content);
    text_add(&page, "</svg>");
    xmlDoc *doc = xmlReadMemory(page.ptr, (int)page.len, NULL, NULL,
                                XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
    require(doc != NULL);
    require_harmless(xmlDocGetRootElement(doc));
    xmlFreeDoc(doc);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct cleaned clean;
    const char *why = NULL;
    if (size <= INT_MAX) {
        if (clean_svg(&clean, &why, &arena, (struct slice){(const char *)data, size}, "id-"))
            require_good(&arena, &clean);
        else
            require(why && *why);
    }
    arena_free(&arena);
    return 0;
}

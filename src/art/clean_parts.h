/* What the files of art/clean share. Private to them.
 *
 * Three walks over libxml2's tree do the work: clean_survey looks at each element by itself,
 * clean_weigh follows the references between elements, clean_write puts out what is left. A walk
 * relies on what those before it have refused. */
#ifndef ART_CLEAN_PARTS_H
#define ART_CLEAN_PARTS_H

#include "base/arena.h"
#include "base/slice.h"
#include "base/text.h"
#include "base/vec.h"

#include <libxml/hash.h>
#include <libxml/tree.h>
#include <string.h>

/* Of nesting, references included. */
enum { CLEAN_DEEPEST = 64 };
#define CLEAN_TOO_DEEP "elements more than %d deep"

/* A rule `.name { declarations }` of a style sheet. */
struct style_rule {
    struct slice name, declarations;
};

/* What is known of an element; its node's _private points here. */
struct part {
    bool kept;                                     /* by the survey: it is drawn */
    struct slice style;                            /* of its classes, then of its own attribute */
    enum { PART_NEW, PART_OPEN, PART_DONE } state; /* of its weighing */
    unsigned weight, height;
    bool referenced; /* by what is weighed */
};

struct cleaner {
    struct arena *arena;
    const char **why;
    const char *prefix; /* of the ids that are written */
    xmlDoc *doc;
    xmlNode *root;
    xmlHashTable *ids; /* of the nodes */
    VEC(struct style_rule) rules;
    unsigned elements;
    size_t style_bytes;
    struct text out;
};

/* ---- Nodes and slices ---- */

static inline struct part *part_of(const xmlNode *node)
{
    return node->_private;
}

static inline struct slice slice_of_xml(const xmlChar *text)
{
    return slice_of((const char *)text);
}

static inline bool is_named(const xmlNode *node, const char *name)
{
    return strcmp((const char *)node->name, name) == 0;
}

static inline bool in_namespace(const xmlNs *ns, const char *url)
{
    return ns && strcmp((const char *)ns->href, url) == 0;
}

static inline struct slice skip(struct slice s, size_t count)
{
    return (struct slice){s.ptr + count, s.len - count};
}

/* ---- Refusing: clean_refuse.c ---- */

/* Say why in `c->why`, with the line of `node` where there is one. Always false. */
bool clean_refuse(const struct cleaner *c, const xmlNode *node, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The start of a stranger's words, fit to print. */
const char *clean_shown(const struct cleaner *c, struct slice s);

/* ---- Values: clean_values.c ---- */

bool clean_has_word(struct slice words, struct slice word);
bool clean_starts_nocase(struct slice s, const char *prefix);
bool clean_has_nocase(struct slice s, const char *part);
/* An id, or a name in CSS, that needs no quoting in CSS, XML or a URL. */
bool clean_is_tidy(struct slice id);

/* The text of an element or attribute, as it is. */
struct slice clean_text(const struct cleaner *c, const xmlNode *node);
struct slice clean_value(const struct cleaner *c, const xmlAttr *attribute);
/* The attribute in no namespace, as it is; empty when there is none. */
struct slice clean_value_named(const struct cleaner *c, const xmlNode *node, const char *name);

/* href or xlink:href. In any case, as HTML has it; only the lower one gets past the survey. */
bool clean_is_href(const xmlAttr *attribute);

/* A blank in place of each CSS comment. */
struct slice clean_uncommented(const struct cleaner *c, struct slice css);

/* Take the next `name: value` off a list of declarations; false at its end. */
bool clean_next_declaration(struct slice *name, struct slice *value, struct slice *rest);

enum url { URL_NONE, URL_LOCAL, URL_OTHER };

/* Take the text before the next `url(#id)` and that itself off the front of `rest`. */
enum url clean_next_url(struct slice *before, struct slice *id, struct slice *rest);

/* Refuse a value, or declarations without comments, that would load something. */
bool clean_check_value(const struct cleaner *c, const xmlNode *node, struct slice name,
                       struct slice value);
bool clean_check_declarations(const struct cleaner *c, const xmlNode *node, struct slice css);

/* ---- Style sheets: clean_sheet.c ---- */

/* Check the sheet in a <style> and keep its rules. */
bool clean_read_sheet(struct cleaner *c, const xmlNode *node);
/* Set the style of an element's part. False where all styles together are too long. */
bool clean_set_style(struct cleaner *c, const xmlNode *node);

/* ---- The walks, each in the file of its name ---- */

bool clean_survey(struct cleaner *c);
bool clean_weigh(struct cleaner *c);
struct slice clean_write(struct cleaner *c);

#endif

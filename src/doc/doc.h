/* The document: a markdown file as a tree with spans, its sections, its diagram blocks, its front
 * matter. Made once by doc_parse and never changed. */
#ifndef DOC_DOC_H
#define DOC_DOC_H

#include "diag/finding.h"

enum node_kind {
    NODE_DOCUMENT,
    /* blocks */
    NODE_HEADING,
    NODE_PARAGRAPH,
    NODE_LIST,
    NODE_ITEM,
    NODE_QUOTE,
    NODE_CODE,
    NODE_DIAGRAM,
    NODE_HTML,
    NODE_RULE,
    NODE_NOTE, /* a footnote's words */
    /* inlines */
    NODE_TEXT,
    NODE_SOFT_BREAK,
    NODE_HARD_BREAK,
    NODE_CODE_SPAN,
    NODE_HTML_SPAN,
    NODE_EMPHASIS,
    NODE_STRONG,
    NODE_LINK,
    NODE_IMAGE,
    NODE_NOTE_MARK, /* the place of a footnote */
    NODE_KIND_COUNT
};

/* The tree is no deeper than this, so that walking it may recurse. */
enum { NODE_DEEPEST = 100 };

struct doc_link {
    struct slice url, title;
};

struct doc_list {
    bool ordered, tight;
    uint32_t start;
};

struct doc_code {
    struct slice info, text;
};

/* One line of a diagram block that is not blank, without indentation and blanks at its end. */
struct block_line {
    uint32_t begin, end;
};

/* A diagram block: the lines that the `diagram` stage reads. */
struct block {
    struct span at;
    const struct block_line *lines;
    size_t line_count;
    size_t section; /* index into doc.sections, or NO_SECTION */
};

#define NO_SECTION SIZE_MAX

struct node {
    struct node *next, *child;
    union {
        const char *text; /* TEXT, CODE_SPAN, HTML, HTML_SPAN; NOTE, NOTE_MARK: the label with its
                           * brackets; `len` bytes */
        const struct doc_link *link; /* LINK, IMAGE */
        const struct doc_list *list; /* LIST */
        const struct doc_code *code; /* CODE */
        const struct block *diagram; /* DIAGRAM */
    };
    uint32_t len;
    uint32_t begin, end; /* bytes of the doc's source */
    uint8_t kind;        /* enum node_kind */
    uint8_t level;       /* HEADING */
};

struct section {
    uint8_t level;
    struct slice title; /* the heading's words without markup */
    struct span at;     /* the heading */
    size_t parent;      /* the section around it, or NO_SECTION */
    const struct node *heading;
    bool nested; /* in a quote or list: no part of the outline */
};

/* `[words][label]` or `[words][]` whose label is defined nowhere. */
struct broken_link {
    struct span at;
    struct slice label;
};

/* The words of a footnote. */
struct doc_note {
    struct slice label; /* with its brackets */
    const struct node *node;
    struct span at; /* its label */
};

enum front_key {
#define FRONT(id, name) FRONT_##id,
#include "doc/front.def"
#undef FRONT
    FRONT_COUNT
};

struct doc {
    const struct source *source;
    const struct node *root;
    struct slice front[FRONT_COUNT]; /* the values of the front matter, empty where not given */
    VEC(const struct block *) blocks;
    VEC(struct section) sections;
    VEC(struct broken_link) broken_links;
    VEC(struct doc_note) notes; /* by label; the first of those that share one counts */
};

/* Never fails: what is wrong with the text becomes findings. */
const struct doc *doc_parse(struct arena *arena, struct sink *sink, const struct source *source);

/* The lines of one diagram and nothing else, without any indentation: a document with that block.
 */
const struct doc *doc_parse_block(struct arena *arena, const struct source *source);

/* The note of a label, or NULL. */
const struct doc_note *doc_note(const struct doc *doc, struct slice label);

struct span doc_span(const struct doc *doc, const struct node *node);

/* The tree as text, one node a line. */
void doc_dump(struct text *out, const struct doc *doc);

#endif

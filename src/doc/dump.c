#include "base/utf8.h"
#include "doc/doc.h"
#include "doc/front.h"

static const char *const kind_names[NODE_KIND_COUNT] = {
    [NODE_DOCUMENT] = "document",
    [NODE_HEADING] = "heading",
    [NODE_PARAGRAPH] = "paragraph",
    [NODE_LIST] = "list",
    [NODE_ITEM] = "item",
    [NODE_QUOTE] = "quote",
    [NODE_CODE] = "code",
    [NODE_DIAGRAM] = "diagram",
    [NODE_HTML] = "html",
    [NODE_RULE] = "rule",
    [NODE_NOTE] = "note",
    [NODE_TEXT] = "text",
    [NODE_SOFT_BREAK] = "soft-break",
    [NODE_HARD_BREAK] = "hard-break",
    [NODE_CODE_SPAN] = "code-span",
    [NODE_HTML_SPAN] = "html-span",
    [NODE_EMPHASIS] = "emphasis",
    [NODE_STRONG] = "strong",
    [NODE_LINK] = "link",
    [NODE_IMAGE] = "image",
    [NODE_NOTE_MARK] = "note-mark",
};

static void add_quoted(struct text *out, struct slice s)
{
    text_add(out, " \"");
    for (bool first = true; first || s.len; first = false) {
        if (!first)
            text_add(out, "\\n");
        utf8_add_clean(out, slice_next_field(&s, '\n'));
    }
    text_add_char(out, '"');
}

static void dump_details(struct text *out, const struct node *node)
{
    switch ((enum node_kind)node->kind) {
    case NODE_HEADING:
        text_format(out, " %u", node->level);
        break;
    case NODE_LIST:
        text_add(out, node->list->tight ? " tight" : " loose");
        if (node->list->ordered)
            text_format(out, " from %u", node->list->start);
        break;
    case NODE_CODE:
        add_quoted(out, node->code->info);
        add_quoted(out, node->code->text);
        break;
    case NODE_DIAGRAM:
        text_format(out, " %zu lines", node->diagram->line_count);
        break;
    case NODE_LINK:
    case NODE_IMAGE:
        add_quoted(out, node->link->url);
        if (node->link->title.len)
            add_quoted(out, node->link->title);
        break;
    case NODE_TEXT:
    case NODE_CODE_SPAN:
    case NODE_HTML:
    case NODE_HTML_SPAN:
    case NODE_NOTE:
    case NODE_NOTE_MARK:
        add_quoted(out, (struct slice){node->text, node->len});
        break;
    default:
        break;
    }
}

/* What a walk over the tree carries along. */
struct dumper {
    struct text *out;
    const struct source *source;
    struct place_cursor begin, end;
};

static void dump_node(struct dumper *d, const struct node *node, size_t depth)
{
    struct text *out = d->out;
    struct place begin = cursor_place(&d->begin, d->source, node->begin);
    struct place end = cursor_place(&d->end, d->source, node->end);

    text_add_repeat(out, ' ', 2 * depth);
    text_format(out, "%s %u:%u-%u:%u", kind_names[node->kind], begin.line, begin.column, end.line,
                end.column);
    dump_details(out, node);
    text_add_char(out, '\n');
    for (const struct node *child = node->child; child; child = child->next)
        dump_node(d, child, depth + 1);
}

void doc_dump(struct text *out, const struct doc *doc)
{
    for (size_t i = 0; i < FRONT_COUNT; i++)
        if (doc->front[i].ptr) {
            text_format(out, "front %s", front_key_names[i]);
            add_quoted(out, doc->front[i]);
            text_add_char(out, '\n');
        }
    struct dumper dumper = {.out = out, .source = doc->source};
    dump_node(&dumper, doc->root, 0);
}

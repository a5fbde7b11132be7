/* cmark's tree into ours: kinds, spans, sections, diagram blocks. */
#include "doc/doc.h"
#include "doc/encoding.h"
#include "doc/feed.h"
#include "doc/front.h"
#include "doc/lift.h"
#include "doc/locate.h"
#include "doc/notes.h"
#include "doc/plain.h"

#include <limits.h>
#include <string.h>

/* The brackets that are open in the text of a block, the innermost last; deeper ones are not
 * watched. */
enum { DEEPEST_BRACKET = 8 };

struct bracket_watch {
    uint32_t open[DEEPEST_BRACKET];
    size_t depth;
};

struct builder {
    struct arena *arena;
    struct sink *sink;
    struct doc *doc;
    struct lifts *lifts;
    size_t next_lift;
    bool lost; /* some lifts did not turn up in the tree */
    struct text_finder locator;
    struct bracket_watch brackets;
    size_t section; /* the open one */
    bool too_deep;
    /* The open nodes, and the last child of each. */
    struct node *open[NODE_DEEPEST];
    struct node *last[NODE_DEEPEST];
    size_t depth;
};

static const uint8_t kinds[] = {
    [CMARK_NODE_DOCUMENT] = NODE_DOCUMENT,
    [CMARK_NODE_BLOCK_QUOTE] = NODE_QUOTE,
    [CMARK_NODE_LIST] = NODE_LIST,
    [CMARK_NODE_ITEM] = NODE_ITEM,
    [CMARK_NODE_CODE_BLOCK] = NODE_CODE,
    [CMARK_NODE_HTML_BLOCK] = NODE_HTML,
    [CMARK_NODE_PARAGRAPH] = NODE_PARAGRAPH,
    [CMARK_NODE_HEADING] = NODE_HEADING,
    [CMARK_NODE_THEMATIC_BREAK] = NODE_RULE,
    [CMARK_NODE_TEXT] = NODE_TEXT,
    [CMARK_NODE_SOFTBREAK] = NODE_SOFT_BREAK,
    [CMARK_NODE_LINEBREAK] = NODE_HARD_BREAK,
    [CMARK_NODE_CODE] = NODE_CODE_SPAN,
    [CMARK_NODE_HTML_INLINE] = NODE_HTML_SPAN,
    [CMARK_NODE_EMPH] = NODE_EMPHASIS,
    [CMARK_NODE_STRONG] = NODE_STRONG,
    [CMARK_NODE_LINK] = NODE_LINK,
    [CMARK_NODE_IMAGE] = NODE_IMAGE,
};

/* cmark's lines and byte columns, both counted from 1, as an offset. Columns behind the end of a
 * line, which cmark gives here and there, are drawn back to it. */
static uint32_t offset_of(const struct source *source, int line, int column)
{
    if (line < 1)
        return 0;
    if ((uint32_t)line > source->line_count)
        return (uint32_t)source->text.len;
    struct slice text = source_line(source, (uint32_t)line - 1);
    size_t in_line = column > 1 ? (size_t)column - 1 : 0;
    if (in_line > text.len)
        in_line = text.len;
    return (uint32_t)((size_t)(text.ptr - source->text.ptr) + in_line);
}

/* The last line of some HTML. cmark has it one line early where a mark such as "-->" ends the
 * block, but it has all lines of the text. */
static int last_html_line(cmark_node *html)
{
    const char *text = cmark_node_get_literal(html);
    int line = cmark_node_get_start_line(html);
    for (; text && *text; text++)
        line += text[0] == '\n' && text[1];
    return line;
}

/* cmark lets some blocks end in the blank lines behind them, and HTML nowhere in its last line. */
static void set_block_span(struct builder *b, struct node *node, cmark_node *from)
{
    const struct source *source = b->doc->source;
    bool html = node->kind == NODE_HTML;
    int end_line = html ? last_html_line(from) : cmark_node_get_end_line(from);
    int end_column = html ? INT_MAX : cmark_node_get_end_column(from) + 1;
    node->begin =
        offset_of(source, cmark_node_get_start_line(from), cmark_node_get_start_column(from));
    node->end = offset_of(source, end_line, end_column);
    while (node->end > node->begin && is_blank(source->text.ptr[node->end - 1]))
        node->end--;
    if (node->end < node->begin)
        node->end = node->begin;
}

static struct slice copy(struct builder *b, const char *text)
{
    size_t len = text ? strlen(text) : 0;
    return (struct slice){arena_copy(b->arena, text, len), len};
}

static void set_link(struct builder *b, struct node *node, cmark_node *from)
{
    struct doc_link *link = arena_alloc(b->arena, sizeof *link);
    link->url = copy(b, cmark_node_get_url(from));
    link->title = copy(b, cmark_node_get_title(from));
    node->link = link;
    node->begin = node->end = b->locator.cursor;
}

static void set_list(struct builder *b, struct node *node, cmark_node *from)
{
    struct doc_list *list = arena_alloc(b->arena, sizeof *list);
    list->ordered = cmark_node_get_list_type(from) == CMARK_ORDERED_LIST;
    list->tight = cmark_node_get_list_tight(from) != 0;
    list->start = list->ordered ? (uint32_t)cmark_node_get_list_start(from) : 0;
    node->list = list;
}

/* ---- Diagram blocks ---- */

struct block_lines {
    struct block_line *items;
    size_t count, capacity;
};

static void add_line(struct builder *b, struct block_lines *lines, struct slice line)
{
    line = slice_trim(line);
    if (!line.len)
        return;
    struct span at = source_span(b->doc->source, line);
    *vec_push(b->arena, lines) = (struct block_line){at.begin, at.end};
}

/* The lines of a code block, without the quote marks or indentation before them: each ends like the
 * source line it came from. */
static void add_code_lines(struct builder *b, struct block_lines *lines, const char *literal,
                           uint32_t line)
{
    const struct source *source = b->doc->source;
    struct slice rest = slice_of(literal);

    for (; rest.len && line < source->line_count; line++) {
        struct slice content = slice_trim(slice_next_field(&rest, '\n'));
        struct slice raw = slice_trim(source_line(source, line));
        if (content.len < raw.len) {
            raw.ptr += raw.len - content.len;
            raw.len = content.len;
        }
        if (content.len)
            add_line(b, lines, raw);
    }
}

static void set_diagram(struct builder *b, struct node *node, const struct block_lines *lines)
{
    struct block *block = arena_alloc(b->arena, sizeof *block);
    if (lines->count) {
        node->begin = lines->items[0].begin;
        node->end = lines->items[lines->count - 1].end;
    }
    node->kind = NODE_DIAGRAM;
    node->diagram = block;
    *block = (struct block){.at = doc_span(b->doc, node),
                            .lines = lines->items,
                            .line_count = lines->count,
                            .section = b->section};
    *vec_push(b->arena, &b->doc->blocks) = block;
}

/* Pass over the lifts before `line`: they did not turn up, so they lie in what cmark took for code
 * or HTML, and are no diagrams. */
static void lose_lifts(struct builder *b, uint32_t line)
{
    for (; b->next_lift < b->lifts->count; b->next_lift++) {
        struct lift *lift = &b->lifts->items[b->next_lift];
        if (lift->first >= line)
            return;
        lift->lost = true;
        b->lost = true;
    }
}

/* The lift whose first line is where this node begins, if there is one. */
static const struct lift *lift_at(struct builder *b, cmark_node *from)
{
    uint32_t line = (uint32_t)cmark_node_get_start_line(from) - 1;
    lose_lifts(b, line);
    if (b->next_lift < b->lifts->count && b->lifts->items[b->next_lift].first == line)
        return &b->lifts->items[b->next_lift++];
    return NULL;
}

static void set_lifted(struct builder *b, struct node *node, cmark_node *from,
                       const struct lift *lift)
{
    struct block_lines lines = {0};
    uint32_t last = lift->last;
    /* As code, the comment goes on with the tail. */
    if (node->kind == NODE_CODE && (uint32_t)cmark_node_get_end_line(from) > last + 1)
        last = (uint32_t)cmark_node_get_end_line(from) - 1;
    for (uint32_t i = lift->first; i <= last; i++) {
        struct slice line = source_line(b->doc->source, i);
        size_t quoted = lift_quote_len(line);
        add_line(b, &lines, (struct slice){line.ptr + quoted, line.len - quoted});
    }
    set_diagram(b, node, &lines);
}

static void set_code(struct builder *b, struct node *node, cmark_node *from)
{
    const struct source *source = b->doc->source;
    uint32_t line = (uint32_t)cmark_node_get_start_line(from) - 1;
    const char *info = cmark_node_get_fence_info(from);
    struct slice words = slice_of(info ? info : "");
    /* cmark does not say whether a block without an info string is fenced. */
    struct slice first =
        slice_trim((struct slice){source->text.ptr + node->begin, node->end - node->begin});
    bool fenced = words.len || slice_starts(first, "```") || slice_starts(first, "~~~");

    if (!fenced || slice_eq(slice_next_word(&words), "diagram")) {
        struct block_lines lines = {0};
        add_code_lines(b, &lines, cmark_node_get_literal(from), fenced ? line + 1 : line);
        set_diagram(b, node, &lines);
        return;
    }
    struct doc_code *code = arena_alloc(b->arena, sizeof *code);
    code->info = copy(b, info);
    code->text = copy(b, cmark_node_get_literal(from));
    node->code = code;
}

/* ---- Sections ---- */

static void open_section(struct builder *b, struct node *heading)
{
    size_t parent = b->section;
    while (parent != NO_SECTION && b->doc->sections.items[parent].level >= heading->level)
        parent = b->doc->sections.items[parent].parent;
    b->section = b->doc->sections.count;
    struct section *section = vec_push(b->arena, &b->doc->sections);
    section->level = heading->level;
    section->parent = parent;
    section->heading = heading;
    section->nested = b->depth > 2; /* the document is the second */
    section->at = doc_span(b->doc, heading);
}

static void close_section(struct builder *b, const struct node *heading)
{
    b->doc->sections.items[b->section].title = plain_text(b->arena, heading);
}

/* ---- Links that lead nowhere ---- */

/* The label that begins behind `[`, to its `]`; false when it has none or is no label. */
static bool find_label(struct slice *label, struct slice rest)
{
    enum { LONGEST_LABEL = 1000 };
    size_t end = 1;
    while (end < rest.len && end < LONGEST_LABEL && rest.ptr[end] != ']')
        end += rest.ptr[end] == '\\' ? 2 : 1;
    if (end >= rest.len || rest.ptr[end] != ']')
        return false;
    *label = (struct slice){rest.ptr + 1, end - 1};
    bool blank = label->len && !slice_trim(*label).len;
    return !blank && !(label->len && *label->ptr == '^'); /* `[^1]` is a footnote elsewhere */
}

/* `open` and `close` are the brackets around the words; the label behind them is defined nowhere,
 * or cmark would have made a link. */
static void add_broken_link(struct builder *b, uint32_t open, uint32_t close)
{
    const struct source *source = b->doc->source;
    struct slice rest = {source->text.ptr + close + 1, source->text.len - close - 1}, label;
    if (!find_label(&label, rest))
        return;
    struct span at = source_span(source, (struct slice){rest.ptr, label.len + 2});
    if (!label.len) /* `[words][]`: the words are the label */
        label = (struct slice){source->text.ptr + open + 1, close - open - 1};
    *vec_push(b->arena, &b->doc->broken_links) = (struct broken_link){at, slice_trim(label)};
}

/* A bracket right behind a letter, digit or bracket, as in `a[1][2]`, begins no link. */
static bool may_open_link(const char *text, uint32_t at)
{
    char before = at ? text[at - 1] : ' ';
    return !is_digit(before) && !is_letter(before) && before != ')' && before != ']';
}

/* Look for `[words][` in text. */
static void watch_brackets(struct builder *b, const struct piece *piece)
{
    const char *text = b->doc->source->text.ptr;
    struct bracket_watch *w = &b->brackets;
    if (slice_find(piece->text, ']') == piece->text.len &&
        slice_find(piece->text, '[') == piece->text.len)
        return;
    for (uint32_t at = piece->begin; at < piece->end; at++) {
        if (text[at] == '[' && w->depth < DEEPEST_BRACKET) {
            w->open[w->depth++] = at;
        } else if (text[at] == ']' && w->depth) {
            uint32_t open = w->open[--w->depth];
            if (at + 1 < piece->end && text[at + 1] == '[' && may_open_link(text, open))
                add_broken_link(b, open, at);
        }
    }
}

/* ---- The walk ---- */

static struct node *add_node(struct builder *b, uint8_t kind)
{
    struct node *node = arena_alloc(b->arena, sizeof *node);
    struct node **last = &b->last[b->depth - 1];
    node->kind = kind;
    if (*last)
        (*last)->next = node;
    else
        b->open[b->depth - 1]->child = node;
    *last = node;
    return node;
}

static void set_piece(struct builder *b, struct node *node, const struct piece *piece)
{
    node->begin = piece->begin;
    node->end = piece->end;
    node->len = (uint32_t)piece->text.len;
    node->text =
        piece->verbatim ? piece->text.ptr : arena_copy(b->arena, piece->text.ptr, piece->text.len);
}

static void add_part(struct builder *b, uint8_t kind, struct piece *piece, size_t len)
{
    struct piece part = *piece;
    part.text.len = len;
    part.end = piece->begin += (uint32_t)len;
    piece->text.ptr += len;
    piece->text.len -= len;
    if (len)
        set_piece(b, add_node(b, kind), &part);
}

/* A piece that stands in the source as it is, the marks of footnotes apart from the words. */
static void add_words(struct builder *b, struct piece piece)
{
    while (piece.text.len) {
        size_t mark, before = note_mark_find(&mark, piece.text);
        add_part(b, NODE_TEXT, &piece, before);
        add_part(b, NODE_NOTE_MARK, &piece, mark);
    }
}

/* Text becomes a node for each piece, so that every word has its exact place. */
static void add_text(struct builder *b, cmark_node *from)
{
    struct slice literal = slice_of(cmark_node_get_literal(from));
    uint32_t guess = offset_of(b->doc->source, cmark_node_get_start_line(from),
                               cmark_node_get_start_column(from));
    if (!literal.len)
        return;
    locate_start(&b->locator, guess, literal);
    while (literal.len) {
        struct piece piece = locate_next(&b->locator, &literal);
        if (feed_hid_colon(b->doc->source, &piece))
            piece.text = slice_of(":");
        if (piece.verbatim) {
            watch_brackets(b, &piece);
            add_words(b, piece);
        } else {
            set_piece(b, add_node(b, NODE_TEXT), &piece);
        }
    }
}

static void fill_block(struct builder *b, struct node *node, cmark_node *from)
{
    if (node->kind == NODE_DOCUMENT)
        node->end = (uint32_t)b->doc->source->text.len;
    else
        set_block_span(b, node, from);
    b->locator.cursor = node->begin;
    b->brackets.depth = 0;
    const struct lift *lift =
        node->kind == NODE_HTML || node->kind == NODE_CODE ? lift_at(b, from) : NULL;
    if (lift)
        set_lifted(b, node, from, lift);
    else if (node->kind == NODE_HEADING) {
        node->level = (uint8_t)cmark_node_get_heading_level(from);
        open_section(b, node);
    } else if (node->kind == NODE_LIST)
        set_list(b, node, from);
    else if (node->kind == NODE_CODE)
        set_code(b, node, from);
    else if (node->kind == NODE_HTML) {
        struct slice html = copy(b, cmark_node_get_literal(from));
        node->text = html.ptr;
        node->len = (uint32_t)html.len;
    }
}

/* Code and HTML stand in the source as they are, but for a line end in code. */
static void set_span(struct builder *b, struct node *node, cmark_node *from)
{
    struct slice literal = slice_of(cmark_node_get_literal(from));
    uint32_t guess = offset_of(b->doc->source, cmark_node_get_start_line(from),
                               cmark_node_get_start_column(from));
    locate_start(&b->locator, guess, literal);
    uint32_t begin = b->locator.cursor;
    struct slice source = {b->doc->source->text.ptr + begin, b->doc->source->text.len - begin};
    struct piece piece = {begin, begin, literal, false};
    if (literal.len <= source.len && memcmp(source.ptr, literal.ptr, literal.len) == 0)
        piece =
            (struct piece){begin, begin + (uint32_t)literal.len, {source.ptr, literal.len}, true};
    set_piece(b, node, &piece);
    b->locator.cursor = node->end;
}

/* What follows a line end begins on a line below, whatever came last on this one: the address of a
 * link is not located. */
static void pass_line_end(struct builder *b)
{
    const struct slice text = b->doc->source->text;
    uint32_t at = b->locator.cursor;
    while (at < text.len && text.ptr[at] != '\n' && text.ptr[at] != '\r')
        at++;
    while (at < text.len && is_blank(text.ptr[at]))
        at++;
    b->locator.cursor = at;
}

static void fill_inline(struct builder *b, struct node *node, cmark_node *from)
{
    if (node->kind == NODE_CODE_SPAN || node->kind == NODE_HTML_SPAN)
        set_span(b, node, from);
    else if (node->kind == NODE_LINK || node->kind == NODE_IMAGE)
        set_link(b, node, from);
    else
        node->begin = node->end = b->locator.cursor;
    if (node->kind == NODE_SOFT_BREAK || node->kind == NODE_HARD_BREAK)
        pass_line_end(b);
}

static bool is_leaf(const struct node *node)
{
    switch ((enum node_kind)node->kind) {
    case NODE_CODE:
    case NODE_DIAGRAM:
    case NODE_HTML:
    case NODE_RULE:
    case NODE_TEXT:
    case NODE_SOFT_BREAK:
    case NODE_HARD_BREAK:
    case NODE_CODE_SPAN:
    case NODE_HTML_SPAN:
    case NODE_NOTE_MARK:
        return true;
    default:
        return false;
    }
}

static void enter(struct builder *b, cmark_iter *iter, cmark_node *from)
{
    if (cmark_node_get_type(from) == CMARK_NODE_TEXT) {
        add_text(b, from);
        return;
    }
    struct node *node = add_node(b, kinds[cmark_node_get_type(from)]);
    if (node->kind < NODE_TEXT)
        fill_block(b, node, from);
    else
        fill_inline(b, node, from);
    if (is_leaf(node))
        return;
    if (b->depth == NODE_DEEPEST) {
        if (!b->too_deep)
            finding_add(b->sink, TOO_DEEP, doc_span(b->doc, node),
                        "nested more than %d deep; what is inside is not read", NODE_DEEPEST);
        b->too_deep = true;
        cmark_iter_reset(iter, from, CMARK_EVENT_EXIT);
        return;
    }
    b->open[b->depth] = node;
    b->last[b->depth++] = NULL;
}

static void leave(struct builder *b)
{
    struct node *node = b->open[--b->depth];
    bool may_hold_notes = node->kind == NODE_PARAGRAPH;
    if (node->kind == NODE_HEADING)
        close_section(b, node);
    else if (node->kind > NODE_TEXT && node->end < b->locator.cursor)
        node->end = b->locator.cursor;
    if (may_hold_notes)
        b->last[b->depth - 1] = notes_split(b->arena, b->doc, node);
}

static void build(struct builder *b, cmark_node *root)
{
    cmark_iter *iter = cmark_iter_new(root);
    cmark_event_type event;
    while ((event = cmark_iter_next(iter)) != CMARK_EVENT_DONE) {
        if (event == CMARK_EVENT_ENTER)
            enter(b, iter, cmark_iter_get_node(iter));
        else
            leave(b);
    }
    cmark_iter_free(iter);
    lose_lifts(b, UINT32_MAX);
}

/* One pass of cmark over the text without its lifts. False when some lifts were lost. */
static bool parse_tree(struct doc *doc, struct arena *arena, struct sink *sink,
                       uint32_t front_lines, struct lifts *lifts)
{
    struct builder b = {
        .arena = arena, .sink = sink, .doc = doc, .lifts = lifts, .section = NO_SECTION};
    b.locator.source = doc->source;
    cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
    feed_source(parser, sink, doc->source, front_lines, lifts);
    cmark_node *tree = cmark_parser_finish(parser);
    struct node top = {0};

    cmark_parser_free(parser);
    b.open[0] = &top;
    b.depth = 1;
    build(&b, tree);
    cmark_node_free(tree);
    doc->root = top.child;
    return !b.lost || b.too_deep;
}

static void drop_lost(struct lifts *lifts)
{
    size_t kept = 0;
    for (size_t i = 0; i < lifts->count; i++)
        if (!lifts->items[i].lost)
            lifts->items[kept++] = lifts->items[i];
    lifts->count = kept;
}

const struct doc *doc_parse(struct arena *arena, struct sink *sink, const struct source *source)
{
    enum { PASSES = 3 };
    struct doc *doc = arena_alloc(arena, sizeof *doc);

    doc->source = source;
    encoding_check(sink, source);
    uint32_t front_lines = front_parse(doc, sink);
    struct lifts lifts = lift_find(arena, sink, source, front_lines);
    size_t findings = sink->findings.count;
    for (int pass = 1; !parse_tree(doc, arena, sink, front_lines, &lifts); pass++) {
        drop_lost(&lifts);
        if (pass == PASSES) /* the last time without any, which cannot fail */
            lifts.count = 0;
        sink->findings.count = findings;
        doc->blocks.count = doc->sections.count = doc->broken_links.count = doc->notes.count = 0;
    }
    notes_sort(doc);
    lift_report(sink, source, &lifts);
    return doc;
}

const struct doc *doc_parse_block(struct arena *arena, const struct source *source)
{
    struct doc *doc = arena_alloc(arena, sizeof *doc);
    struct builder b = {.arena = arena, .doc = doc, .section = NO_SECTION};
    struct node *root = arena_alloc(arena, sizeof *root);
    struct block_lines lines = {0};

    doc->source = source;
    doc->root = root;
    root->end = (uint32_t)source->text.len;
    root->child = arena_alloc(arena, sizeof *root->child);
    for (uint32_t i = 0; i < source->line_count; i++)
        add_line(&b, &lines, source_line(source, i));
    set_diagram(&b, root->child, &lines);
    return doc;
}

struct span doc_span(const struct doc *doc, const struct node *node)
{
    return (struct span){doc->source->index, node->begin, node->end};
}

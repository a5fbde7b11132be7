/* The walk over the document's tree. */
#include "layout/chunk.h"
#include "layout/html.h"
#include "layout/inlines.h"
#include "layout/tables.h"

#include "base/text.h"
#include "doc/plain.h"

struct chunker {
    struct inliner in;
    size_t next_section, next_diagram;
    unsigned tag_level; /* of the last heading in the PDF's structure, which skips none */
};

/* What the walk has entered. */
struct around {
    const struct tag *tag;
    unsigned depth, digits;
    const struct quote *quote;
    bool is_tight;
};

static const struct tag *new_tag(struct arena *arena, const char *name, const struct tag *parent)
{
    struct tag *tag = arena_alloc(arena, sizeof *tag);
    *tag = (struct tag){name, parent};
    return tag;
}

/* ---- Chunks ---- */

static struct chunk *add_chunk(struct chunker *c, enum chunk_kind kind, const char *tag,
                               const struct around *around, const struct node *node)
{
    struct chunk *chunk = vec_push(c->in.arena, &c->in.chapter->chunks);
    *chunk = (struct chunk){
        .kind = kind,
        .tag = tag ? new_tag(c->in.arena, tag, around->tag) : NULL,
        .at = doc_span(c->in.options->doc, node),
        .depth = around->depth,
        .digits = around->digits,
        .quote = around->quote,
        .is_close = around->is_tight,
        .section = NO_SECTION,
    };
    return chunk;
}

/* The image that a node is, or that is all there is of a link; or NULL. */
static const struct node *image_of(const struct node *node)
{
    const struct node *inner = node->kind == NODE_LINK ? node->child : node;
    bool is_alone = inner && inner->kind == NODE_IMAGE && (inner == node || !inner->next);
    return is_alone ? inner : NULL;
}

static bool holds_images_only(const struct node *paragraph)
{
    bool has_image = false;
    for (const struct node *child = paragraph->child; child; child = child->next) {
        bool is_image = image_of(child);
        if (!is_image && child->kind != NODE_SOFT_BREAK && child->kind != NODE_HARD_BREAK)
            return false;
        has_image = has_image || is_image;
    }
    return has_image;
}

static void add_images(struct chunker *c, const struct around *around, const struct node *paragraph)
{
    for (const struct node *child = paragraph->child; child; child = child->next) {
        const struct node *image = image_of(child);
        if (!image)
            continue;
        struct chunk *chunk = add_chunk(c, CHUNK_IMAGE, "Figure", around, image);
        chunk->url = image->link->url;
        inlines_add(&c->in, &chunk->runs, image, RUN_ROMAN);
    }
}

static void add_paragraph(struct chunker *c, const struct around *around, const struct node *node)
{
    struct runs runs = {0};
    if (holds_images_only(node)) {
        add_images(c, around, node);
        return;
    }
    inlines_add(&c->in, &runs, node, RUN_ROMAN);
    size_t table = tables_find(&runs);
    struct runs rows = {runs.items + table, runs.count - table, runs.capacity - table};
    runs.count = runs.capacity = table;
    if (table || !rows.count)
        add_chunk(c, CHUNK_TEXT, "P", around, node)->runs = runs;
    if (!rows.count)
        return;
    struct chunk *chunk = add_chunk(c, CHUNK_TABLE, "Table", around, node);
    chunk->table = tables_read(c->in.arena, &rows, chunk->tag);
}

/* Tabs go to every fourth column. */
static struct slice without_tabs(struct arena *arena, struct slice line)
{
    enum { TAB = 4 };
    if (slice_find(line, '\t') == line.len)
        return line;
    struct text out = text_new(arena);
    size_t column = 0;
    for (size_t i = 0; i < line.len; i++) {
        size_t width = line.ptr[i] == '\t' ? TAB - column % TAB : 1;
        if (line.ptr[i] == '\t')
            text_add_repeat(&out, ' ', width);
        else
            text_add_char(&out, line.ptr[i]);
        column += ((unsigned char)line.ptr[i] & 0xC0) != 0x80 ? width : 0;
    }
    return text_slice(&out);
}

/* Where a line of code stands in the source, in which quote marks and indentation go before it;
 * `rest` is the source behind the line before. */
static uint32_t place_of_code(const struct source *source, struct slice *rest, struct slice line)
{
    struct slice code = slice_trim(line);
    while (rest->len) {
        struct slice raw = slice_trim(slice_next_field(rest, '\n'));
        if (raw.len >= code.len && code.len &&
            memcmp(raw.ptr + raw.len - code.len, code.ptr, code.len) == 0)
            return (uint32_t)(raw.ptr + raw.len - code.len - (code.ptr - line.ptr) -
                              source->text.ptr);
        if (!code.len)
            break;
    }
    return 0;
}

/* A line of code is a run, and the chunk one paragraph with breaks. */
static void add_code(struct chunker *c, const struct around *around, const struct node *node)
{
    struct chunk *chunk = add_chunk(c, CHUNK_CODE, "Code", around, node);
    const struct source *source = c->in.options->doc->source;
    struct slice rest = node->code->text;
    struct slice lines = {source->text.ptr + node->begin, node->end - node->begin};
    slice_next_field(&lines, '\n'); /* the fence */
    while (rest.len) {
        struct slice line = slice_next_field(&rest, '\n');
        uint32_t place = place_of_code(source, &lines, line);
        struct slice plain = without_tabs(c->in.arena, line);
        *vec_push(c->in.arena, &chunk->runs) = (struct styled){
            .text = plain, .face = RUN_MONO, .offset = plain.len == line.len ? place : 0};
        if (rest.len)
            *vec_push(c->in.arena, &chunk->runs) = (struct styled){.is_break = true};
    }
}

static void add_figure(struct chunker *c, const struct around *around, const struct node *node)
{
    const struct diagrams *diagrams = c->in.options->diagrams;
    size_t at = c->next_diagram;
    while (at < diagrams->count && diagrams->items[at].at.begin != node->diagram->at.begin)
        at++;
    if (at == diagrams->count)
        return;
    c->next_diagram = at + 1;
    struct around outside = {.tag = around->tag};
    struct chunk *chunk = add_chunk(c, CHUNK_FIGURE, "Figure", &outside, node);
    chunk->diagram = at;
}

/* ---- Headings ---- */

static struct chapter *open_chapter(struct chunker *c, unsigned level, struct slice title)
{
    struct chapter *chapter = vec_push(c->in.arena, &c->in.book->chapters);
    chapter->level = level;
    chapter->title = title;
    return c->in.chapter = chapter;
}

/* A part's title, with a few words at most, needs no page to itself: the chapter goes on there. */
static bool is_mere_title(const struct chapter *chapter)
{
    enum { FEW = 4 };
    bool has_words_only = chapter->level == 1 && chapter->chunks.count <= FEW;
    for (size_t i = 0; i < chapter->chunks.count; i++) {
        enum chunk_kind kind = chapter->chunks.items[i].kind;
        has_words_only = has_words_only && (kind == CHUNK_TEXT || kind == CHUNK_HEADING);
    }
    return has_words_only;
}

static size_t section_of(struct chunker *c, const struct node *heading)
{
    const struct doc *doc = c->in.options->doc;
    size_t at = c->next_section;
    while (at < doc->sections.count && doc->sections.items[at].heading != heading)
        at++;
    if (at == doc->sections.count)
        return NO_SECTION;
    c->next_section = at + 1;
    return at;
}

static void add_heading(struct chunker *c, const struct around *around, const struct node *node)
{
    static const char *const tags[] = {"H1", "H2", "H3", "H4", "H5", "H6"};
    struct slice title = plain_text(c->in.arena, node);
    bool is_outer = !around->depth && node->level <= 2;
    if (is_outer && node->level == 2 && is_mere_title(c->in.chapter)) {
        c->in.chapter->level = 2;
        c->in.chapter->title = title;
    } else if (is_outer && (c->in.chapter->level || c->in.chapter->chunks.count)) {
        open_chapter(c, node->level, title);
    } else if (is_outer) {
        c->in.chapter->level = node->level;
        c->in.chapter->title = title;
    }
    c->tag_level = node->level < c->tag_level + 1 ? node->level : c->tag_level + 1;
    struct chunk *chunk = add_chunk(c, CHUNK_HEADING, tags[c->tag_level - 1], around, node);
    chunk->level = node->level;
    chunk->section = section_of(c, node);
    inlines_add(&c->in, &chunk->runs, node, RUN_HEADING);
    if (is_outer && slice_same_nocase(title, slice_of("Table of Contents")))
        add_chunk(c, CHUNK_CONTENTS, NULL, around, node);
}

/* ---- The walk ---- */

static void add_blocks(struct chunker *c, const struct around *around, const struct node *node);

/* Put an empty chunk in front of those from `first` on. */
static void insert_empty(struct chunker *c, const struct around *around, const struct node *node,
                         size_t first)
{
    struct chunk held = *add_chunk(c, CHUNK_TEXT, "P", around, node);
    struct chunk *items = c->in.chapter->chunks.items;
    memmove(&items[first + 1], &items[first],
            (c->in.chapter->chunks.count - 1 - first) * sizeof *items);
    items[first] = held;
}

/* The chunk that an item begins with carries its marker; an item without any gets an empty one, as
 * does one that begins with a diagram, which is outside all lists. */
static void add_item(struct chunker *c, const struct around *around, const struct node *node,
                     struct slice words)
{
    struct arena *arena = c->in.arena;
    const struct tag *item = new_tag(arena, "LI", around->tag);
    struct around inner = *around;
    const struct chapter *chapter = c->in.chapter;
    size_t first = chapter->chunks.count;
    inner.tag = new_tag(arena, "LBody", item);
    add_blocks(c, &inner, node->child);
    if (first == chapter->chunks.count || chapter->chunks.items[first].kind == CHUNK_FIGURE)
        insert_empty(c, &inner, node, first);
    struct chunk *chunk = &chapter->chunks.items[first];
    struct marker *marker = arena_alloc(arena, sizeof *marker);
    *marker = (struct marker){.text = words,
                              .tag = new_tag(arena, "Lbl", item),
                              .depth = around->depth,
                              .digits = around->digits,
                              .next = chunk->marker};
    chunk->marker = marker;
}

static size_t count_items(const struct node *list)
{
    size_t count = 0;
    for (const struct node *item = list->child; item; item = item->next)
        count++;
    return count;
}

static void add_list(struct chunker *c, const struct around *around, const struct node *node)
{
    static const char *const bullets[] = {"\u2022", "\u2013"};
    struct around inner = *around;
    size_t number = node->list->start, first = c->in.chapter->chunks.count;
    inner.tag = new_tag(c->in.arena, "L", around->tag);
    inner.depth++;
    inner.is_tight = node->list->tight;
    if (node->list->ordered)
        for (size_t last = number + count_items(node) - 1; last >= 10; last /= 10)
            inner.digits++;
    for (const struct node *item = node->child; item; item = item->next) {
        const char *bullet = bullets[around->depth % 2];
        const char *marker =
            node->list->ordered ? format_string(c->in.arena, "%zu.", number++) : bullet;
        add_item(c, &inner, item, slice_of(marker));
    }
    if (first < c->in.chapter->chunks.count)
        c->in.chapter->chunks.items[first].is_close = around->is_tight;
}

static void add_quote(struct chunker *c, const struct around *around, const struct node *node)
{
    struct quote *quote = arena_alloc(c->in.arena, sizeof *quote);
    struct around inner = *around;
    inner.tag = new_tag(c->in.arena, "BlockQuote", around->tag);
    inner.depth++;
    inner.is_tight = false;
    inner.quote = quote;
    *quote = (struct quote){inner.depth, inner.digits, around->quote};
    add_blocks(c, &inner, node->child);
}

static void tell_html(struct chunker *c, const struct node *node)
{
    struct slice html = {node->text, node->len};
    if (html_shows(html))
        finding_add(c->in.sink, HTML_LEFT_OUT, doc_span(c->in.options->doc, node),
                    "a block of HTML is left out on paper");
}

static void add_block(struct chunker *c, const struct around *around, const struct node *node)
{
    switch ((enum node_kind)node->kind) {
    case NODE_HEADING:
        add_heading(c, around, node);
        break;
    case NODE_PARAGRAPH:
        add_paragraph(c, around, node);
        break;
    case NODE_LIST:
        add_list(c, around, node);
        break;
    case NODE_QUOTE:
        add_quote(c, around, node);
        break;
    case NODE_CODE:
        add_code(c, around, node);
        break;
    case NODE_DIAGRAM:
        add_figure(c, around, node);
        break;
    case NODE_RULE:
        add_chunk(c, CHUNK_RULE, NULL, around, node);
        break;
    case NODE_HTML:
        tell_html(c, node);
        break;
    default: /* footnotes are set where their marks are */
        break;
    }
}

/* No deeper than NODE_DEEPEST. */
static void add_blocks(struct chunker *c, const struct around *around, const struct node *node)
{
    for (; node; node = node->next)
        add_block(c, around, node);
}

const struct book_text *chunks_make(struct arena *arena, struct sink *sink,
                                    const struct chunk_options *options)
{
    struct book_text *book = arena_alloc(arena, sizeof *book);
    struct chunker c = {.in = {.arena = arena,
                               .sink = sink,
                               .options = options,
                               .anchors = anchors_make(arena, options->doc),
                               .book = book}};
    struct around around = {0};
    open_chapter(&c, 0, slice_of(""));
    add_blocks(&c, &around, options->doc->root->child);
    return book;
}

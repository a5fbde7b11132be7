/* The walk over the document's tree. */
#include "layout/chunk.h"
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
    unsigned depth, quotes;
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
        .quotes = around->quotes,
        .is_close = around->is_tight,
        .section = NO_SECTION,
    };
    return chunk;
}

/* The only image of a paragraph without words, or NULL. */
static const struct node *lone_image(const struct node *paragraph)
{
    const struct node *child = paragraph->child;
    return child && child->kind == NODE_IMAGE && !child->next ? child : NULL;
}

static void add_paragraph(struct chunker *c, const struct around *around, const struct node *node)
{
    const struct node *image = lone_image(node);
    struct runs runs = {0};
    if (image) {
        struct chunk *chunk = add_chunk(c, CHUNK_IMAGE, "Figure", around, image);
        chunk->url = image->link->url;
        inlines_add(&c->in, &chunk->runs, image, RUN_ROMAN);
        return;
    }
    inlines_add(&c->in, &runs, node, RUN_ROMAN);
    const struct chunk_table *table = NULL;
    if (tables_recognise(&runs)) {
        struct chunk *chunk = add_chunk(c, CHUNK_TABLE, "Table", around, node);
        table = tables_read(c->in.arena, &runs, chunk->tag);
        chunk->table = table;
        return;
    }
    add_chunk(c, CHUNK_TEXT, "P", around, node)->runs = runs;
}

/* A line of code is a run, and the chunk one paragraph with breaks. */
static void add_code(struct chunker *c, const struct around *around, const struct node *node)
{
    struct chunk *chunk = add_chunk(c, CHUNK_CODE, "Code", around, node);
    struct slice rest = node->code->text;
    while (rest.len) {
        struct slice line = slice_next_field(&rest, '\n');
        *vec_push(c->in.arena, &chunk->runs) =
            (struct styled){.text = line, .face = RUN_MONO, .offset = node->begin};
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

/* The chunk that an item begins with carries its marker; an item without any gets an empty one. */
static void add_item(struct chunker *c, const struct around *around, const struct node *node,
                     struct slice marker)
{
    struct arena *arena = c->in.arena;
    const struct tag *item = new_tag(arena, "LI", around->tag);
    struct around inner = *around;
    size_t first = c->in.chapter->chunks.count;
    inner.tag = new_tag(arena, "LBody", item);
    add_blocks(c, &inner, node->child);
    if (first == c->in.chapter->chunks.count ||
        c->in.chapter->chunks.items[first].kind == CHUNK_FIGURE) {
        struct chunk *empty = add_chunk(c, CHUNK_TEXT, "P", &inner, node);
        struct chunk held = *empty, *items = c->in.chapter->chunks.items;
        for (size_t i = c->in.chapter->chunks.count - 1; i > first; i--)
            items[i] = items[i - 1];
        items[first] = held;
    }
    struct chunk *chunk = &c->in.chapter->chunks.items[first];
    chunk->marker = marker;
    chunk->marker_tag = new_tag(arena, "Lbl", item);
}

static void add_list(struct chunker *c, const struct around *around, const struct node *node)
{
    static const char *const bullets[] = {"\u2022", "\u2013"};
    struct around inner = {new_tag(c->in.arena, "L", around->tag), around->depth + 1,
                           around->quotes, node->list->tight};
    size_t number = node->list->start, first = c->in.chapter->chunks.count;
    for (const struct node *item = node->child; item; item = item->next) {
        const char *bullet = bullets[around->depth % 2];
        const char *marker =
            node->list->ordered ? format_string(c->in.arena, "%zu.", number++) : bullet;
        add_item(c, &inner, item, slice_of(marker));
    }
    if (first < c->in.chapter->chunks.count)
        c->in.chapter->chunks.items[first].is_close = around->is_tight;
}

static void add_block(struct chunker *c, const struct around *around, const struct node *node)
{
    struct around inner = *around;
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
        inner.tag = new_tag(c->in.arena, "BlockQuote", around->tag);
        inner.depth++;
        inner.quotes++;
        inner.is_tight = false;
        add_blocks(c, &inner, node->child);
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
    default: /* HTML is not set */
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

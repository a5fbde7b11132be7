#include "layout/inlines.h"

#include "base/text.h"
#include "base/utf8.h"

/* What the walk has entered. */
struct mood {
    enum run_face face;
    uint32_t link;
};

static struct styled *add_run(struct inliner *in, struct runs *runs, struct mood mood,
                              struct slice text)
{
    struct styled *run = vec_push(in->arena, runs);
    *run = (struct styled){.text = text, .face = mood.face, .link = mood.link};
    return run;
}

/* ---- Text ---- */

/* The piece that a chess symbol shows, or 0. U+2654 to U+265F are king to pawn, white first. */
static char piece_of(uint32_t code)
{
    enum { FIRST = 0x2654 };
    static const char pieces[] = "KQRBNPkqrbnp";
    return code >= FIRST && code < FIRST + sizeof pieces - 1 ? pieces[code - FIRST] : '\0';
}

/* Text with the chess symbols as runs of their own. */
static void add_text(struct inliner *in, struct runs *runs, struct mood mood,
                     const struct node *node)
{
    struct slice rest = {node->text, node->len};
    bool is_as_written = node->end - node->begin == node->len;
    size_t begin = 0;
    for (size_t at = 0, size; at < rest.len; at += size) {
        uint32_t code;
        size = utf8_next((struct slice){rest.ptr + at, rest.len - at}, &code);
        char piece = piece_of(code);
        if (!piece && at + size < rest.len)
            continue;
        size_t end = piece ? at : rest.len;
        if (end > begin)
            add_run(in, runs, mood, (struct slice){rest.ptr + begin, end - begin})->offset =
                node->begin + (is_as_written ? (uint32_t)begin : 0);
        if (piece) {
            struct styled *run = add_run(in, runs, mood, (struct slice){rest.ptr + at, size});
            run->piece = piece;
            run->offset = node->begin;
        }
        begin = at + size;
    }
}

/* ---- Links ---- */

static bool is_address(struct slice url)
{
    size_t colon = slice_find(url, ':');
    return colon < url.len && colon > 1 && slice_find(url, '/') > colon;
}

static uint32_t add_link(struct inliner *in, const struct node *node)
{
    struct slice url = node->link->url;
    struct link *link = vec_push(in->arena, &in->book->links);
    *link = (struct link){NO_SECTION, url};
    if (url.len && *url.ptr == '#')
        link->section = anchors_find(&in->anchors, (struct slice){url.ptr + 1, url.len - 1});
    return (uint32_t)in->book->links.count;
}

static bool same_words(const struct styled *runs, size_t count, struct slice url)
{
    return count == 1 && slice_same(runs->text, url);
}

/* An address that is printed anyhow needs no footnote. */
static void add_note(struct inliner *in, struct runs *runs, size_t first, uint32_t link)
{
    struct slice url = in->book->links.items[link - 1].url;
    if (!in->options->link_notes || !in->chapter || !is_address(url) || runs->count == first ||
        same_words(&runs->items[first], runs->count - first, url))
        return;
    struct footnote *note = vec_push(in->arena, &in->chapter->notes);
    uint32_t number = (uint32_t)in->chapter->notes.count;
    const char *word = format_string(in->arena, "%u", (unsigned)number);
    struct styled mark = {.text = slice_of(word), .is_raised = true, .link = link, .note = number};
    *vec_push(in->arena, runs) = mark;
    mark.note = NO_NOTE;
    *note = (struct footnote){.link = link};
    *vec_push(in->arena, &note->runs) = mark;
    *vec_push(in->arena, &note->runs) = (struct styled){.text = slice_of(" ")};
    *vec_push(in->arena, &note->runs) = (struct styled){.text = url, .link = link};
}

/* ---- The walk ---- */

static enum run_face bolder(enum run_face face)
{
    return face == RUN_ROMAN ? RUN_BOLD : face == RUN_ITALIC ? RUN_BOLD_ITALIC : face;
}

static enum run_face slanted(enum run_face face)
{
    return face == RUN_ROMAN ? RUN_ITALIC : face == RUN_BOLD ? RUN_BOLD_ITALIC : face;
}

static void add_all(struct inliner *in, struct runs *runs, const struct node *node,
                    struct mood mood);

static void add_linked(struct inliner *in, struct runs *runs, const struct node *node,
                       struct mood mood)
{
    size_t first = runs->count;
    mood.link = add_link(in, node);
    add_all(in, runs, node->child, mood);
    add_note(in, runs, first, mood.link);
}

static void add_one(struct inliner *in, struct runs *runs, const struct node *node,
                    struct mood mood)
{
    struct mood inner = mood;
    switch ((enum node_kind)node->kind) {
    case NODE_TEXT:
        add_text(in, runs, mood, node);
        break;
    case NODE_SOFT_BREAK:
        add_run(in, runs, mood, slice_of(" "))->offset = node->begin;
        break;
    case NODE_HARD_BREAK:
        add_run(in, runs, mood, slice_of(""))->is_break = true;
        break;
    case NODE_CODE_SPAN:
        inner.face = RUN_MONO;
        add_run(in, runs, inner, (struct slice){node->text, node->len})->offset = node->begin;
        break;
    case NODE_EMPHASIS:
        inner.face = slanted(mood.face);
        add_all(in, runs, node->child, inner);
        break;
    case NODE_STRONG:
        inner.face = bolder(mood.face);
        add_all(in, runs, node->child, inner);
        break;
    case NODE_LINK:
        add_linked(in, runs, node, mood);
        break;
    case NODE_IMAGE: /* among words its description stands for it */
        add_all(in, runs, node->child, mood);
        break;
    default: /* HTML is not set */
        break;
    }
}

/* No deeper than NODE_DEEPEST. */
static void add_all(struct inliner *in, struct runs *runs, const struct node *node,
                    struct mood mood)
{
    for (; node; node = node->next)
        add_one(in, runs, node, mood);
}

void inlines_add(struct inliner *in, struct runs *runs, const struct node *node, enum run_face face)
{
    add_all(in, runs, node->child, (struct mood){.face = face});
}

#include "layout/inlines.h"

#include "base/text.h"
#include "base/utf8.h"
#include "layout/html.h"

/* What the walk has entered. */
struct mood {
    enum run_face face;
    int raised;
    uint32_t link;
};

static struct styled *add_run(struct inliner *in, struct runs *runs, struct mood mood,
                              struct slice text)
{
    struct styled *run = vec_push(in->arena, runs);
    *run =
        (struct styled){.text = text, .face = mood.face, .raised = mood.raised, .link = mood.link};
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

/* Words that begin so many bytes into the text of a node. What the author has escaped, or written
 * as an entity, is no mark of ours. */
static void add_words(struct inliner *in, struct runs *runs, struct mood mood, struct slice words,
                      const struct node *node, size_t begin)
{
    bool is_as_written = node->end - node->begin == node->len;
    struct styled *run = add_run(in, runs, mood, words);
    run->offset = node->begin + (is_as_written ? (uint32_t)begin : 0);
    run->is_literal = node->end - node->begin > node->len;
}

/* Text with the chess symbols as runs of their own. */
static void add_text(struct inliner *in, struct runs *runs, struct mood mood,
                     const struct node *node)
{
    struct slice rest = {node->text, node->len};
    size_t begin = 0;
    for (size_t at = 0, size; at < rest.len; at += size) {
        uint32_t code;
        size = utf8_next((struct slice){rest.ptr + at, rest.len - at}, &code);
        char piece = piece_of(code);
        if (!piece && at + size < rest.len)
            continue;
        size_t end = piece ? at : rest.len;
        if (end > begin)
            add_words(in, runs, mood, (struct slice){rest.ptr + begin, end - begin}, node, begin);
        if (piece) {
            struct styled *run = add_run(in, runs, mood, (struct slice){rest.ptr + at, size});
            run->piece = piece;
            run->offset = node->begin;
        }
        begin = at + size;
    }
}

/* ---- Footnotes ---- */

enum { NEARBY = 64 }; /* notes that may share a page */

/* The note of this chapter that is already there for the same words, or address; else a new one. */
static uint32_t find_note(bool *is_new, struct inliner *in, const struct footnote *wanted)
{
    size_t count = in->chapter->notes.count, least = count > NEARBY ? count - NEARBY : 0;
    *is_new = false;
    for (size_t i = count; i-- > least;) {
        const struct footnote *note = &in->chapter->notes.items[i];
        if (note->source == wanted->source && slice_same(note->address, wanted->address))
            return (uint32_t)i + 1;
    }
    *is_new = true;
    *vec_push(in->arena, &in->chapter->notes) = *wanted;
    return (uint32_t)count + 1;
}

/* The number of a note, as it stands in the text and in front of the note. */
static struct styled number_run(struct inliner *in, uint32_t number, uint32_t link)
{
    const char *word = format_string(in->arena, "%u", (unsigned)number);
    return (struct styled){.text = slice_of(word), .raised = 1, .link = link, .note = number};
}

/* The number that a note begins with. */
static void begin_note(struct inliner *in, struct runs *runs, uint32_t number, uint32_t link)
{
    struct styled run = number_run(in, number, link);
    run.note = NO_NOTE;
    *vec_push(in->arena, runs) = run;
    *vec_push(in->arena, runs) = (struct styled){.text = slice_of(" ")};
}

static void add_all(struct inliner *in, struct runs *runs, const struct node *node,
                    struct mood mood);

/* A mark without its note, or inside of one, stands as it is written. */
static void add_note_mark(struct inliner *in, struct runs *runs, const struct node *node,
                          struct mood mood)
{
    const struct doc *doc = in->options->doc;
    struct footnote wanted = {.source = doc_note(doc, (struct slice){node->text, node->len}),
                              .at = doc_span(doc, node)};
    bool is_new;
    if (!wanted.source || in->in_note || !in->chapter) {
        add_run(in, runs, mood, (struct slice){node->text, node->len})->offset = node->begin;
        return;
    }
    uint32_t number = find_note(&is_new, in, &wanted);
    *vec_push(in->arena, runs) = number_run(in, number, NO_LINK);
    if (!is_new)
        return;
    struct runs words = {0};
    in->in_note = true;
    begin_note(in, &words, number, NO_LINK);
    add_all(in, &words, wanted.source->node->child, (struct mood){.face = RUN_ROMAN});
    in->in_note = false;
    in->chapter->notes.items[number - 1].runs = words;
}

/* ---- Links ---- */

static const char MAIL[] = "mailto:";

static bool is_address(struct slice url)
{
    return slice_starts(url, "https://") || slice_starts(url, "http://") || slice_starts(url, MAIL);
}

static uint32_t add_link(struct inliner *in, const struct node *node)
{
    struct slice url = node->link->url;
    struct link *link = vec_push(in->arena, &in->book->links);
    *link = (struct link){NO_SECTION, url};
    if (url.len && *url.ptr == '#')
        anchors_find(&link->section, in->arena, &in->anchors, url);
    return (uint32_t)in->book->links.count;
}

/* An address as people write it. */
static struct slice bare(struct slice url)
{
    static const char *const schemes[] = {"https://", "http://", MAIL};
    for (size_t i = 0; i < sizeof schemes / sizeof *schemes; i++)
        if (slice_starts(url, schemes[i])) {
            url.ptr += strlen(schemes[i]);
            url.len -= strlen(schemes[i]);
        }
    if (url.len && url.ptr[url.len - 1] == '/')
        url.len--;
    return url;
}

/* Whether the words of a link are its address. */
static bool shows_address(struct inliner *in, const struct styled *runs, size_t count,
                          struct slice url)
{
    struct text words = text_new(in->arena);
    for (size_t i = 0; i < count; i++)
        text_add_slice(&words, runs[i].text);
    return slice_same(bare(text_slice(&words)), bare(url));
}

/* In a note there is no room for another: the address follows in brackets. */
static void add_address(struct inliner *in, struct runs *runs, uint32_t link, struct slice url,
                        struct span at)
{
    if (slice_starts(url, MAIL))
        url = bare(url);
    struct styled address = {.text = url, .is_address = true, .link = link};
    if (in->in_note) {
        *vec_push(in->arena, runs) = (struct styled){.text = slice_of(" (")};
        *vec_push(in->arena, runs) = address;
        *vec_push(in->arena, runs) = (struct styled){.text = slice_of(")")};
        return;
    }
    bool is_new;
    uint32_t number = find_note(&is_new, in, &(struct footnote){.address = url, .at = at});
    *vec_push(in->arena, runs) = number_run(in, number, link);
    if (!is_new)
        return;
    struct runs words = {0};
    begin_note(in, &words, number, link);
    *vec_push(in->arena, &words) = address;
    in->chapter->notes.items[number - 1].runs = words;
}

/* For those who read on paper, unless it stands there anyhow. */
static void print_address(struct inliner *in, struct runs *runs, size_t first, uint32_t link,
                          struct span at)
{
    struct slice url = in->book->links.items[link - 1].url;
    if (!is_address(url) || runs->count == first)
        return;
    if (shows_address(in, &runs->items[first], runs->count - first, url))
        for (size_t i = first; i < runs->count; i++)
            runs->items[i].is_address = true;
    else if (in->options->link_notes && in->chapter)
        add_address(in, runs, link, url, at);
}

/* ---- Moods ---- */

static enum run_face bolder(enum run_face face)
{
    return face == RUN_ROMAN ? RUN_BOLD : face == RUN_ITALIC ? RUN_BOLD_ITALIC : face;
}

static enum run_face slanted(enum run_face face)
{
    return face == RUN_ROMAN ? RUN_ITALIC : face == RUN_BOLD ? RUN_BOLD_ITALIC : face;
}

/* A tag among words; `outer` is the mood that its end goes back to. */
static void add_html(struct inliner *in, struct runs *runs, const struct node *node,
                     struct mood *mood, struct mood outer)
{
    struct slice tag = {node->text, node->len};
    switch (html_effect(tag)) {
    case HTML_NOTHING:
        break;
    case HTML_BREAK:
        add_run(in, runs, *mood, slice_of(""))->is_break = true;
        break;
    case HTML_BOLD:
        mood->face = bolder(mood->face);
        break;
    case HTML_ITALIC:
        mood->face = slanted(mood->face);
        break;
    case HTML_MONO:
        mood->face = RUN_MONO;
        break;
    case HTML_RAISED:
        mood->raised = 1;
        break;
    case HTML_LOWERED:
        mood->raised = -1;
        break;
    case HTML_END:
        *mood = outer;
        break;
    case HTML_FOREIGN:
        finding_add(in->sink, HTML_LEFT_OUT, doc_span(in->options->doc, node),
                    "%s means nothing on paper", finding_quote(in->sink, tag));
        break;
    }
}

/* ---- The walk ---- */

static void add_linked(struct inliner *in, struct runs *runs, const struct node *node,
                       struct mood mood)
{
    size_t first = runs->count;
    mood.link = add_link(in, node);
    add_all(in, runs, node->child, mood);
    print_address(in, runs, first, mood.link, doc_span(in->options->doc, node));
}

/* Among words its description stands for it. */
static void add_image(struct inliner *in, struct runs *runs, const struct node *node,
                      struct mood mood)
{
    finding_add(in->sink, IMAGE_AMONG_WORDS, doc_span(in->options->doc, node),
                "an image among words is set as its description");
    finding_note(in->sink, "it is set as a picture in a paragraph of its own");
    add_all(in, runs, node->child, mood);
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
        add_run(in, runs, mood, slice_of(" "))->is_newline = true;
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
    case NODE_IMAGE:
        add_image(in, runs, node, mood);
        break;
    case NODE_NOTE_MARK:
        add_note_mark(in, runs, node, mood);
        break;
    default: /* HTML is seen to by add_all, and blocks are none of ours */
        break;
    }
}

/* No deeper than NODE_DEEPEST, and once more in a footnote. */
static void add_all(struct inliner *in, struct runs *runs, const struct node *node,
                    struct mood mood)
{
    const struct mood outer = mood;
    for (; node; node = node->next) {
        if (node->kind == NODE_HTML_SPAN)
            add_html(in, runs, node, &mood, outer);
        else
            add_one(in, runs, node, mood);
    }
}

void inlines_add(struct inliner *in, struct runs *runs, const struct node *node, enum run_face face)
{
    add_all(in, runs, node->child, (struct mood){.face = face});
}

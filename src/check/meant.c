/* Comments that say which finding is meant in the block behind them:
 *
 *     <!-- rookpress: expect=illegal-move reason="shows that the knight is pinned" -->
 *
 * Several of them may stand in front of one block, each for another finding. */
#include "check/parts.h"

struct meant {
    enum finding_id id;
    struct span at; /* the comment */
    const char *reason;
    const struct node *block;
    bool came;
};

struct meanings {
    struct arena *arena;
    struct sink *sink;
    const struct doc *doc;
    VEC(struct meant) list;
    size_t waiting; /* from here on the block is still to come */
};

/* ---- One comment ---- */

/* What its words are: each a key, '=', and a value that may be quoted. */
struct sayings {
    struct slice expect, reason;
};

static const char *const keys[] = {"expect", "reason"};

/* Take one "key=value" off the front; NULL, or what is wrong with it. */
static const char *next_word(struct slice *key, struct slice *value, struct slice *rest)
{
    size_t equals = slice_find(*rest, '=');
    *key = slice_trim((struct slice){rest->ptr, equals});
    if (equals == rest->len)
        return "no value behind it";
    *rest = slice_trim((struct slice){rest->ptr + equals + 1, rest->len - equals - 1});
    if (!rest->len || *rest->ptr != '"') {
        *value = slice_next_word(rest);
        *rest = slice_trim(*rest);
        return value->len ? NULL : "no value behind it";
    }
    *value = (struct slice){rest->ptr + 1, rest->len - 1};
    value->len = slice_find(*value, '"');
    if (value->len + 1 == rest->len)
        return "no quotation mark behind its value";
    *rest = slice_trim((struct slice){rest->ptr + value->len + 2, rest->len - value->len - 2});
    *value = slice_trim(*value);
    return NULL;
}

static bool read_words(struct sayings *said, struct sink *sink, struct span at, struct slice rest)
{
    *said = (struct sayings){0};
    rest = slice_trim(rest);
    while (rest.len) {
        struct slice key, value;
        const char *wrong = next_word(&key, &value, &rest);
        struct slice *word = slice_eq(key, keys[0])   ? &said->expect
                             : slice_eq(key, keys[1]) ? &said->reason
                                                      : NULL;
        if (word && !wrong && word->ptr)
            wrong = "a value already";
        if (wrong && word) {
            finding_add(sink, BAD_COMMENT, at, "'%.*s' has %s", (int)key.len, key.ptr, wrong);
            return false;
        }
        if (!word) {
            finding_add(sink, BAD_COMMENT, at, "a comment says 'expect' and 'reason', not %s",
                        finding_quote(sink, key));
            finding_suggest(sink, key, keys, sizeof keys / sizeof *keys);
            return false;
        }
        *word = value;
    }
    return true;
}

/* The finding of a code that may be meant; FINDING_COUNT, and told, when there is none. */
static enum finding_id find_code(struct sink *sink, struct span at, struct slice code)
{
    const char *codes[FINDING_COUNT];
    size_t count = 0;
    for (int id = 0; id < FINDING_COUNT; id++) {
        const struct finding_kind *kind = finding_kind((enum finding_id)id);
        if (kind->severity != NOTE && slice_eq(code, kind->code))
            return (enum finding_id)id;
        if (slice_eq(code, kind->code)) {
            finding_add(sink, BAD_COMMENT, at, "'%s' is only a note, and needs no comment",
                        kind->code);
            return FINDING_COUNT;
        }
        if (kind->severity != NOTE)
            codes[count++] = kind->code;
    }
    if (code.len)
        finding_add(sink, BAD_COMMENT, at, "there is no finding %s", finding_quote(sink, code));
    else
        finding_add(sink, BAD_COMMENT, at, "this comment names no finding: expect=CODE");
    finding_suggest(sink, code, codes, count);
    return FINDING_COUNT;
}

/* A comment without a reason still waives: the finding would only come on top of it. */
static void read_comment(struct meanings *m, struct span at, struct slice text)
{
    struct sayings said;
    if (!read_words(&said, m->sink, at, text))
        return;
    enum finding_id id = find_code(m->sink, at, said.expect);
    if (id == FINDING_COUNT)
        return;
    if (!said.reason.len)
        finding_add(m->sink, BAD_COMMENT, at, "this comment gives no reason: reason=\"...\"");
    struct text reason = text_new(m->arena);
    text_add_slice(&reason, said.reason);
    *vec_push(m->arena, &m->list) = (struct meant){.id = id, .at = at, .reason = reason.ptr};
}

/* ---- Where they stand ---- */

/* Where `marker` stands in `text`, or its length. */
static size_t find(struct slice text, const char *marker)
{
    size_t len = strlen(marker);
    for (size_t at = 0; at + len <= text.len; at++) {
        at += slice_find((struct slice){text.ptr + at, text.len - at}, *marker);
        if (slice_starts((struct slice){text.ptr + at, text.len - at}, marker))
            return at;
    }
    return text.len;
}

/* Take the next comment to rookpress off the front of some HTML, without its marks. */
static bool next_comment(struct span *at, struct slice *words, const struct source *source,
                         struct slice *html)
{
    static const char open[] = "<!--", close[] = "-->", name[] = "rookpress:";
    while (html->len) {
        size_t begin = find(*html, open);
        struct slice inside = {html->ptr + begin, html->len - begin};
        size_t end = find(inside, close);
        if (end == inside.len)
            return false;
        struct slice whole = {inside.ptr, end + strlen(close)};
        *html = (struct slice){inside.ptr + whole.len, inside.len - whole.len};
        /* "<!-->" is a comment, too, and has nothing in it. */
        if (end < strlen(open))
            continue;
        *words = slice_trim((struct slice){inside.ptr + strlen(open), end - strlen(open)});
        if (!slice_starts(*words, name))
            continue;
        *words = (struct slice){words->ptr + strlen(name), words->len - strlen(name)};
        *at = source_span(source, whole);
        return true;
    }
    return false;
}

static struct slice html_of(const struct meanings *m, const struct node *node)
{
    return source_text(m->doc->source, doc_span(m->doc, node));
}

/* Give the comments that wait for it their block, those that say the same thing again left out;
 * NULL where nothing follows. */
static void meet_block(struct meanings *m, const struct node *block)
{
    bool said[FINDING_COUNT] = {false};
    size_t kept = m->waiting;
    for (size_t i = m->waiting; i < m->list.count; i++) {
        struct meant meant = m->list.items[i];
        if (!block)
            finding_add(m->sink, BAD_COMMENT, meant.at, "no block follows this comment");
        else if (said[meant.id])
            finding_add(m->sink, BAD_COMMENT, meant.at, "a second comment expects '%s' here",
                        finding_kind(meant.id)->code);
        if (!block || said[meant.id])
            continue;
        said[meant.id] = true;
        meant.block = block;
        m->list.items[kept++] = meant;
    }
    m->waiting = m->list.count = kept;
}

static bool is_comment(struct slice html)
{
    return slice_starts(slice_trim(html), "<!--");
}

static void gather(struct meanings *m, const struct node *parent)
{
    struct span at;
    struct slice words;
    for (const struct node *node = parent->child; node; node = node->next) {
        if (node->kind == NODE_HTML && is_comment(html_of(m, node))) {
            struct slice html = html_of(m, node);
            while (next_comment(&at, &words, m->doc->source, &html))
                read_comment(m, at, words);
            continue;
        }
        bool is_html = node->kind == NODE_HTML || node->kind == NODE_HTML_SPAN;
        struct slice html = is_html ? html_of(m, node) : (struct slice){0};
        if (next_comment(&at, &words, m->doc->source, &html))
            finding_add(m->sink, BAD_COMMENT, at,
                        "this comment belongs on a line of its own, in "
                        "front of the block");
        meet_block(m, node);
        gather(m, node);
    }
    meet_block(m, NULL);
}

/* ---- What becomes of them ---- */

/* An empty span at a block's end tells that something is missing there. */
static bool is_inside(struct span at, struct span block)
{
    return at.begin >= block.begin &&
           (at.begin < block.end || (at.begin == block.end && at.end == at.begin));
}

/* Whether a finding in a block leaves open if another one would come: a diagram with a fault is not
 * judged further, and notes tell what was not found out. */
static bool leaves_open(const struct finding *finding, const struct node *block)
{
    return finding->id == GOLF_UNFINISHED || finding->id == CLAIM_UNTESTED ||
           (block->kind == NODE_DIAGRAM && finding_kind(finding->id)->severity != NOTE);
}

static struct span block_of(const struct meanings *m, const struct meant *meant)
{
    return meant->block->kind == NODE_DIAGRAM ? meant->block->diagram->at
                                              : doc_span(m->doc, meant->block);
}

/* The findings in the block of a comment lie together: how many, and the first. */
static size_t findings_behind(struct finding **first, const struct meanings *m,
                              const struct meant *meant)
{
    struct span block = block_of(m, meant);
    size_t begin = sink_find(m->sink, block.source, block.begin), end = begin;
    while (end < m->sink->findings.count && is_inside(m->sink->findings.items[end].at, block))
        end++;
    *first = m->sink->findings.items + begin;
    return end - begin;
}

static void waive(const struct meanings *m, struct meant *meant)
{
    struct finding *found;
    size_t count = findings_behind(&found, m, meant);
    for (size_t i = 0; i < count; i++)
        if (found[i].id == meant->id) {
            found[i].waiver = WAIVED_AS_MEANT;
            found[i].reason = meant->reason;
            meant->came = true;
        }
}

/* Not where the comment itself is at fault already, nor where nobody has looked for the finding. */
static bool is_stale(const struct meanings *m, const struct meant *meant,
                     const struct check_run *run)
{
    struct finding *found;
    if (meant->came || !*meant->reason || (meant->id == GOLF_LONGER && run->golf == GOLF_LEGAL))
        return false;
    size_t count = findings_behind(&found, m, meant);
    for (size_t i = 0; i < count; i++)
        if (leaves_open(&found[i], meant->block))
            return false;
    return true;
}

void check_meant(struct arena *arena, struct sink *sink, const struct book *book,
                 const struct check_run *run)
{
    struct meanings m = {.arena = arena, .sink = sink, .doc = book->doc};
    gather(&m, book->doc->root);
    if (!m.list.count)
        return;
    sink_sort(sink);
    for (size_t i = 0; i < m.list.count; i++)
        waive(&m, &m.list.items[i]);
    sink_put_waived_aside(sink);
    /* Told at the end: what is added now would not be in its place. */
    bool *stale = arena_alloc(arena, m.list.count);
    for (size_t i = 0; i < m.list.count; i++)
        stale[i] = is_stale(&m, &m.list.items[i], run);
    for (size_t i = 0; i < m.list.count; i++)
        if (stale[i])
            finding_add(sink, EXPECT_STALE, m.list.items[i].at,
                        "'%s' does not come in the block behind this comment",
                        finding_kind(m.list.items[i].id)->code);
    sink_sort(sink);
}

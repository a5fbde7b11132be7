#include "text/items.h"

#include "base/utf8.h"
#include "base/vec.h"
#include "text/joints.h"

#include <assert.h>

enum {
    NO_BREAK_SPACE = 0xA0,
    SOFT_HYPHEN = 0xAD,
    THIN_SPACE = 0x2009,
    HAIR_SPACE = 0x200A,
    ZERO_WIDTH_SPACE = 0x200B,
    NARROW_SPACE = 0x202F
};

/* What the space between words may give, of its own width. */
static const double SPACE_STRETCH = 0.6, SPACE_SHRINK = 0.28;

/* In ems: spaces that do not give, and at which no line ends. */
static const double THIN = 0.15, HAIR = 0.08;

/* A place inside a word where a line may end. */
struct cut {
    size_t byte;
    double cost;
    bool has_hyphen, is_tear;
};

struct builder {
    struct arena *arena;
    const struct items_job *job;
    VEC(struct break_item) flow;
    VEC(struct item_source) sources;
    VEC(struct word) words;
    VEC(struct cut) cuts; /* of the word being cut */
    struct text text;     /* of the same */
};

/* ---- Single items ---- */

static const struct text_style *style_of(const struct builder *b, size_t run)
{
    return &b->job->paragraph->runs[run].style;
}

static void push(struct builder *b, struct break_item item, struct item_source source)
{
    *vec_push(b->arena, &b->flow) = item;
    *vec_push(b->arena, &b->sources) = source;
}

static const struct break_item *last_item(const struct builder *b)
{
    return b->flow.count ? &b->flow.items[b->flow.count - 1] : NULL;
}

static void push_penalty(struct builder *b, size_t run, double cost)
{
    push(b, (struct break_item){.kind = BREAK_PENALTY, .cost = cost},
         (struct item_source){.run = run});
}

/* Glue at the front of a line is dropped unless a box comes before it. */
static void push_empty_box(struct builder *b, size_t run)
{
    push(b, (struct break_item){.kind = BREAK_BOX},
         (struct item_source){.word = NO_WORD, .run = run});
}

static double hyphen_width(struct builder *b, size_t run)
{
    const struct text_style *style = style_of(b, run);
    return style->size * shaped_width(shape_word(b->job->shaper, style->face, slice_of("-")));
}

/* `wider` is what the letters before it are when their word ends here. */
static void push_hyphen(struct builder *b, size_t run, double wider)
{
    push(b,
         (struct break_item){.kind = BREAK_PENALTY,
                             .cost = JOINT_HYPHEN,
                             .is_flagged = true,
                             .width = hyphen_width(b, run) + wider},
         (struct item_source){.run = run});
}

static void push_spaces(struct builder *b, size_t run, size_t count)
{
    const struct text_style *style = style_of(b, run);
    double width =
        style->size * shaped_width(shape_word(b->job->shaper, style->face, slice_of(" ")));
    bool gives = b->job->paragraph->align == ALIGN_JUSTIFIED && !style->is_verbatim;
    push(b,
         (struct break_item){.kind = BREAK_GLUE,
                             .width = width * (double)count,
                             .stretch = gives ? width * SPACE_STRETCH : 0,
                             .shrink = gives ? width * SPACE_SHRINK : 0},
         (struct item_source){.run = run, .end = count});
}

static void push_thin(struct builder *b, size_t run, double ems)
{
    if (!last_item(b) || last_item(b)->cost <= BREAK_FORCED)
        push_empty_box(b, run);
    push_penalty(b, run, BREAK_NEVER);
    push(b, (struct break_item){.kind = BREAK_GLUE, .width = style_of(b, run)->size * ems},
         (struct item_source){.run = run, .end = 1});
}

static void push_line_end(struct builder *b, size_t run)
{
    if (!last_item(b) || last_item(b)->kind != BREAK_BOX)
        push_empty_box(b, run);
    push_penalty(b, run, BREAK_NEVER);
    push(b, (struct break_item){.kind = BREAK_GLUE, .is_fill = true},
         (struct item_source){.run = run});
    push_penalty(b, run, BREAK_FORCED);
}

/* ---- Cuts in a word ---- */

static void push_cut(struct builder *b, struct cut cut)
{
    *vec_push(b->arena, &b->cuts) = cut;
}

/* Divide the letters in a row between two bytes of the word. */
static void divide(struct builder *b, size_t begin, size_t end)
{
    size_t at[HYPHEN_LONGEST];
    struct slice letters = {b->text.ptr + begin, end - begin};
    size_t count = hyphenate(at, b->job->hyphenator, letters);
    for (size_t i = 0; i < count; i++)
        push_cut(b, (struct cut){.byte = begin + at[i], .cost = JOINT_HYPHEN, .has_hyphen = true});
}

/* Not to be divided: names with digits, such as squares, and what has signs inside. */
static bool may_divide(const struct builder *b, size_t begin, size_t end)
{
    static const char refused[] = "0123456789-/_@=+*#&\\|<>";
    if (!b->job->hyphenator || style_of(b, b->job->letters->items[begin].run)->is_verbatim)
        return false;
    for (size_t i = begin; i < end; i++) {
        uint32_t code = b->job->letters->items[i].code;
        if (code < 0x80 && memchr(refused, (int)code, sizeof refused - 1))
            return false;
    }
    return true;
}

/* The cuts that the letters [begin, end) offer, in their order; their text is made on the way. */
static void find_cuts(struct builder *b, size_t begin, size_t end)
{
    const struct letters *letters = b->job->letters;
    bool is_address = joint_is_address(letters, begin, end);
    bool divides = !is_address && may_divide(b, begin, end);
    size_t row = 0; /* where the letters in a row begin */
    b->cuts.count = 0;
    b->text.len = 0;
    for (size_t i = begin; i < end; i++) {
        bool is_letter = code_is_letter(letters->items[i].code);
        if (divides && !is_letter)
            divide(b, row, b->text.len);
        utf8_add(&b->text, letters->items[i].code);
        if (!is_letter)
            row = b->text.len;
        double cost = joint_cost(letters, i, is_address);
        if (cost < BREAK_NEVER)
            push_cut(b, (struct cut){.byte = b->text.len, .cost = cost});
    }
    if (divides)
        divide(b, row, b->text.len);
}

/* ---- Words ---- */

struct fragment {
    size_t word, begin, end;
    double wider; /* than its share of the word */
};

static void push_box(struct builder *b, struct fragment at)
{
    const struct word *word = &b->words.items[at.word];
    const double *edges = word->shaped->edges;
    double size = style_of(b, word->run)->size;
    push(b,
         (struct break_item){.kind = BREAK_BOX,
                             .width = size * (edges[at.end] - edges[at.begin]) + at.wider},
         (struct item_source){.word = at.word, .begin = at.begin, .end = at.end, .run = word->run});
}

static bool begins_character(struct slice text, size_t byte)
{
    return ((unsigned char)text.ptr[byte] & 0xC0) != 0x80;
}

/* A box; where it is wider than a line, as many as it has characters that take room. */
static void push_fragment(struct builder *b, struct fragment at)
{
    const struct word *word = &b->words.items[at.word];
    const struct shaped_word *shaped = word->shaped;
    double size = style_of(b, word->run)->size;
    bool fits = size * (shaped->edges[at.end] - shaped->edges[at.begin]) <= b->job->narrowest;
    for (size_t byte = at.begin + 1; byte < at.end && !fits; byte++) {
        if (!begins_character(shaped->text, byte) || shaped->edges[byte] <= shaped->edges[at.begin])
            continue;
        push_box(b, (struct fragment){at.word, at.begin, byte, at.wider});
        at.wider = 0;
        push(b, (struct break_item){.kind = BREAK_PENALTY, .cost = JOINT_TEAR},
             (struct item_source){.run = word->run, .word = at.word, .is_tear = true});
        at.begin = byte;
    }
    push_box(b, at);
}

/* How much wider a part of a word is by itself than as its share of the whole. */
static double wider_alone(const struct builder *b, size_t index, size_t begin, size_t end)
{
    const struct word *word = &b->words.items[index];
    const struct text_style *style = style_of(b, word->run);
    struct slice part = {word->shaped->text.ptr + begin, end - begin};
    double share = word->shaped->edges[end] - word->shaped->edges[begin];
    return style->size * (shaped_width(shape_word(b->job->shaper, style->face, part)) - share);
}

/* Glue that is dropped where a line begins: so only there the next part of the word is wider. */
static void push_kern(struct builder *b, size_t run, double wider)
{
    push(b, (struct break_item){.kind = BREAK_GLUE, .width = -wider},
         (struct item_source){.run = run, .is_kern = true});
}

/* A hyphen may part a ligature: then each half is as wide as its own letters. Returns how much that
 * adds to the second one. */
static double push_division(struct builder *b, size_t index, size_t byte)
{
    enum { LONGEST = 255 }; /* in longer ones nobody looks for ligatures */
    const struct word *word = &b->words.items[index];
    size_t len = word->shaped->text.len, run = word->run;
    if (len > LONGEST || !shape_is_joined(word->shaped, byte)) {
        push_hyphen(b, run, 0);
        return 0;
    }
    double after = wider_alone(b, index, byte, len);
    push_hyphen(b, run, wider_alone(b, index, 0, byte));
    push_kern(b, run, after);
    return after;
}

static void push_word(struct builder *b, size_t begin, size_t end)
{
    size_t run = b->job->letters->items[begin].run, index = b->words.count, done = 0;
    double wider = 0;
    find_cuts(b, begin, end);
    const struct shaped_word *shaped =
        shape_word(b->job->shaper, style_of(b, run)->face, text_slice(&b->text));
    *vec_push(b->arena, &b->words) = (struct word){.letter = begin, .run = run, .shaped = shaped};
    for (size_t i = 0; i < b->cuts.count; i++) {
        struct cut cut = b->cuts.items[i];
        push_fragment(b, (struct fragment){index, done, cut.byte, wider});
        wider = 0;
        if (cut.has_hyphen)
            wider = push_division(b, index, cut.byte);
        else
            push_penalty(b, run, cut.cost);
        done = cut.byte;
    }
    if (done < shaped->text.len)
        push_fragment(b, (struct fragment){index, done, shaped->text.len, wider});
}

static void push_picture(struct builder *b, size_t letter)
{
    size_t run = b->job->letters->items[letter].run, index = b->words.count;
    *vec_push(b->arena, &b->words) = (struct word){.letter = letter, .run = run};
    push(
        b,
        (struct break_item){.kind = BREAK_BOX, .width = b->job->paragraph->runs[run].picture_width},
        (struct item_source){.word = index, .run = run});
}

/* ---- Letters ---- */

static bool is_apart(uint32_t code)
{
    return code_is_space(code) || code == NO_BREAK_SPACE || code == SOFT_HYPHEN ||
           code == ZERO_WIDTH_SPACE || code == LETTER_PICTURE || code == THIN_SPACE ||
           code == HAIR_SPACE || code == NARROW_SPACE;
}

static size_t end_of_word(const struct letters *letters, size_t begin)
{
    size_t end = begin;
    while (end < letters->count && !is_apart(letters->items[end].code) &&
           letters->items[end].run == letters->items[begin].run)
        end++;
    return end;
}

/* Spaces in a row, which only verbatim runs have. */
static size_t add_spaces(struct builder *b, size_t i)
{
    const struct letter *first = &b->job->letters->items[i];
    size_t count = 1;
    while (letter_at(b->job->letters, i + count) == ' ' && i + count < b->job->letters->count &&
           b->job->letters->items[i + count].run == first->run)
        count++;
    const struct break_item *last = last_item(b);
    if (!last || last->cost <= BREAK_FORCED)
        push_empty_box(b, first->run);
    enum joint_space joint = joint_space(b->job->letters, i);
    bool is_verbatim = style_of(b, first->run)->is_verbatim;
    if (joint == JOINT_THIN && !is_verbatim) {
        push_thin(b, first->run, THIN);
        return i + count;
    }
    if (joint != JOINT_FREE)
        push_penalty(b, first->run, BREAK_NEVER);
    push_spaces(b, first->run, count);
    return i + count;
}

/* Several zero-width spaces offer no more than one. */
static void add_zero_width(struct builder *b, size_t run)
{
    const struct break_item *last = last_item(b);
    if (last && last->kind == BREAK_BOX)
        push_penalty(b, run, 0);
}

static void add_soft_hyphen(struct builder *b, size_t run)
{
    const struct break_item *last = last_item(b);
    if (last && last->kind == BREAK_BOX)
        push_hyphen(b, run, 0);
}

/* Add what begins at letter `i`, and return where the next begins. */
static size_t add_letters(struct builder *b, size_t i)
{
    const struct letter *letter = &b->job->letters->items[i];
    switch (letter->code) {
    case ' ':
        return add_spaces(b, i);
    case '\n':
        push_line_end(b, letter->run);
        return i + 1;
    case NO_BREAK_SPACE:
        push_penalty(b, letter->run, BREAK_NEVER);
        push_spaces(b, letter->run, 1);
        return i + 1;
    case THIN_SPACE:
    case NARROW_SPACE:
        push_thin(b, letter->run, THIN);
        return i + 1;
    case HAIR_SPACE:
        push_thin(b, letter->run, HAIR);
        return i + 1;
    case SOFT_HYPHEN:
        add_soft_hyphen(b, letter->run);
        return i + 1;
    case ZERO_WIDTH_SPACE:
        add_zero_width(b, letter->run);
        return i + 1;
    case LETTER_PICTURE:
        push_picture(b, i);
        return i + 1;
    default: {
        size_t end = end_of_word(b->job->letters, i);
        push_word(b, i, end);
        return end;
    }
    }
}

struct items items_of(struct arena *arena, const struct items_job *job)
{
    struct builder b = {.arena = arena, .job = job, .text = text_new(arena)};
    for (size_t i = 0; i < job->letters->count;)
        i = add_letters(&b, i);
    if (job->letters->count)
        push_line_end(&b, job->letters->items[job->letters->count - 1].run);
    assert(b.flow.count == b.sources.count);
    return (struct items){b.flow.items, b.sources.items, b.flow.count, b.words.items};
}

/* Directives: one row of the table each, from the name to the function that reads its fields. */
#include "diagram/reader.h"

#include "base/suggest.h"

/* Coordinates are in squares. Nobody draws this far off the board. */
static const double FARTHEST = 99;

enum { MOST_FIELDS = 4, MOST_CHECKERS = 24 };

typedef void read_fn(struct reader *r, struct span at, const struct field *fields, size_t count);

/* A directive whose text is one field, commas and all, has `most` 0. */
struct directive {
    const char *name;
    const char *fields; /* for people */
    size_t least, most;
    bool once, in_table;
    read_fn *read;
};

static void read_arrow(struct reader *r, struct span at, const struct field *fields, size_t count)
{
    struct arrow arrow = {.at = at, .colour_at = fields[2].at};
    bool from = read_square(&arrow.from, r, fields[0]);
    bool to = read_square(&arrow.to, r, fields[1]);
    bool colour = read_colour(&arrow.colour, r, fields[2]);
    (void)count;
    if (from && to && colour)
        *vec_push(r->arena, &r->diagram->arrows) = arrow;
}

static bool read_point(struct number *x, struct number *y, struct reader *r,
                       const struct field *fields)
{
    bool has_x = read_number(x, r, fields[0], -FARTHEST, FARTHEST);
    bool has_y = read_number(y, r, fields[1], -FARTHEST, FARTHEST);
    return has_x && has_y;
}

static void read_card(struct reader *r, struct span at, const struct field *fields, size_t count)
{
    struct card card = {.at = at, .face_at = fields[0].at};
    bool face = read_card_face(&card.face, r, fields[0]);
    bool point = read_point(&card.x, &card.y, r, fields + 1);
    (void)count;
    if (face && point)
        *vec_push(r->arena, &r->diagram->cards) = card;
}

static void read_text(struct reader *r, struct span at, const struct field *fields, size_t count)
{
    struct words words = {.at = at, .words = fields[0].text, .words_at = fields[0].at};
    (void)count;
    if (read_point(&words.x, &words.y, r, fields + 1))
        *vec_push(r->arena, &r->diagram->texts) = words;
}

static void read_corner_text(struct reader *r, struct span at, const struct field *fields,
                             size_t count)
{
    struct words words = {.at = at, .words = fields[0].text, .words_at = fields[0].at};
    (void)count;
    if (read_point(&words.x, &words.y, r, fields + 1))
        *vec_push(r->arena, &r->diagram->corner_texts) = words;
}

static void read_rect(struct reader *r, struct span at, const struct field *fields, size_t count)
{
    struct rect rect = {.at = at};
    struct number *const numbers[] = {&rect.x1, &rect.y1, &rect.x2, &rect.y2};
    bool sound = true;
    for (size_t i = 0; i < count; i++)
        sound = read_number(numbers[i], r, fields[i], 1, BOARD_SIZE) && sound;
    if (sound)
        *vec_push(r->arena, &r->diagram->rects) = rect;
}

static void read_checkers(struct reader *r, struct span at, const struct field *fields,
                          size_t count)
{
    struct checkers checkers = {
        .given = true, .at = at, .white_at = fields[0].at, .black_at = fields[1].at};
    bool white = read_whole(&checkers.white, r, fields[0], 0, MOST_CHECKERS);
    bool black = read_whole(&checkers.black, r, fields[1], 0, MOST_CHECKERS);
    (void)count;
    if (white && black)
        r->diagram->checkers = checkers;
}

/* Two margins are horizontal and vertical, four are left, top, right, bottom. A margin may cut into
 * the board, but something must be left to see. */
static void read_margins(struct reader *r, struct span at, const struct field *fields, size_t count)
{
    struct number margins[4] = {0};
    bool sound = true;

    if (count == 3) {
        finding_add(r->sink, FIELD_COUNT, at, "'margins' takes 2 or 4 fields; this one has 3");
        return;
    }
    for (size_t i = 0; i < count; i++)
        sound = read_number(&margins[i], r, fields[i], -BOARD_SIZE, FARTHEST) && sound;
    if (!sound)
        return;
    struct margins all = {margins[0], margins[1], margins[count == 4 ? 2 : 0],
                          margins[count == 4 ? 3 : 1], at};
    if (all.left.value + all.right.value <= -BOARD_SIZE ||
        all.top.value + all.bottom.value <= -BOARD_SIZE)
        finding_add(r->sink, NUMBER_RANGE, at, "these margins leave nothing of the board");
    else {
        r->diagram->margins = all;
        r->diagram->margins_unknown = false;
    }
}

static void read_game(struct reader *r, struct span at, const struct field *fields, size_t count)
{
    (void)at, (void)count;
    r->diagram->game = (struct label){fields[0].text, fields[0].at};
}

static void read_name(struct reader *r, struct span at, const struct field *fields, size_t count)
{
    (void)at, (void)count;
    r->diagram->name = (struct label){fields[0].text, fields[0].at};
}

static void read_after(struct reader *r, struct span at, const struct field *fields, size_t count)
{
    (void)at, (void)count;
    r->diagram->after = (struct label){fields[0].text, fields[0].at};
}

/* ---- expect ---- */

static const char *const claim_names[CLAIM_KIND_COUNT] = {
#define CLAIM(id, name, squares, numbers) [CLAIM_##id] = name,
#include "diagram/claims.def"
#undef CLAIM
};

static const struct claim_shape {
    size_t squares, numbers;
} claim_shapes[CLAIM_KIND_COUNT] = {
#define CLAIM(id, name, squares, numbers) [CLAIM_##id] = {squares, numbers},
#include "diagram/claims.def"
#undef CLAIM
};

const char *claim_name(enum claim_kind kind)
{
    return claim_names[kind];
}

static void report_claim(struct reader *r, enum claim_kind kind, struct span at)
{
    struct claim_shape shape = claim_shapes[kind];
    size_t wanted = shape.squares + shape.numbers;
    if (!wanted)
        finding_add(r->sink, BAD_CLAIM, at, "nothing follows '%s'", claim_name(kind));
    else
        finding_add(r->sink, BAD_CLAIM, at, "'%s' is followed by %zu %s%s", claim_name(kind),
                    wanted, shape.numbers ? "number" : "square", wanted == 1 ? "" : "s");
}

/* Read what follows the claim's word: squares, then numbers. */
static void read_claim(struct reader *r, struct claim claim, struct field whole, struct slice rest)
{
    enum { MOST_WORDS = 3, HIGHEST = 9999 };
    struct field words[MOST_WORDS];
    size_t count = 0;
    struct claim_shape shape = claim_shapes[claim.kind];

    for (struct slice word; (word = slice_next_word(&rest)).len; count++)
        if (count < MOST_WORDS)
            words[count] = reader_field(r, word);
    if (count != shape.squares + shape.numbers) {
        report_claim(r, claim.kind, whole.at);
        return;
    }
    for (size_t i = 0; i < shape.squares; i++)
        if (!read_square(&claim.squares[i], r, words[i]))
            return;
    for (size_t i = 0; i < shape.numbers; i++) {
        int value;
        if (!read_whole(&value, r, words[i], 0, HIGHEST))
            return;
        claim.numbers[i] = (struct number){value, words[i].at};
    }
    *vec_push(r->arena, &r->diagram->claims) = claim;
}

static void read_expect(struct reader *r, struct span at, const struct field *fields, size_t count)
{
    struct slice rest = fields[0].text;
    struct slice word = slice_next_word(&rest);
    (void)count;
    for (size_t i = 0; i < CLAIM_KIND_COUNT; i++)
        if (slice_eq(word, claim_names[i])) {
            read_claim(r, (struct claim){.kind = (enum claim_kind)i, .at = at}, fields[0], rest);
            return;
        }
    finding_add(r->sink, BAD_CLAIM, source_span(r->source, word), "%s is nothing to expect",
                finding_quote(r->sink, word));
    finding_suggest(r->sink, word, claim_names, CLAIM_KIND_COUNT);
}

/* ---- The table ---- */

static const struct directive directives[] = {
    {"arrow", "from, to, colour", 3, 3, false, false, read_arrow},
    {"card", "symbol, x, y", 3, 3, false, false, read_card},
    {"checkers", "white, black", 2, 2, true, false, read_checkers},
    {"rect", "x1, y1, x2, y2", 4, 4, false, false, read_rect},
    {"text", "words, x, y", 3, 3, false, false, read_text},
    {"corner text", "words, x, y", 3, 3, false, false, read_corner_text},
    {"margins", "h, v or left, top, right, bottom", 2, 4, true, false, read_margins},
    {"game", "id", 1, 0, true, true, read_game},
    {"name", "label", 1, 0, true, true, read_name},
    {"after", "label", 1, 0, true, true, read_after},
    {"expect", "claim", 1, 0, false, true, read_expect},
};

enum { DIRECTIVE_COUNT = sizeof directives / sizeof *directives };

/* Blanks inside a name count as one. */
static bool is_named(struct slice word, const char *name)
{
    struct slice known = slice_of(name);
    for (;;) {
        struct slice a = slice_next_word(&word), b = slice_next_word(&known);
        if (!slice_same(a, b))
            return false;
        if (!a.len)
            return true;
    }
}

static const struct directive *find(struct slice name)
{
    for (size_t i = 0; i < DIRECTIVE_COUNT; i++)
        if (slice_eq(name, directives[i].name)) /* nearly always */
            return &directives[i];
    for (size_t i = 0; i < DIRECTIVE_COUNT; i++)
        if (is_named(name, directives[i].name))
            return &directives[i];
    return NULL;
}

bool directive_exists(struct slice word)
{
    return find(word) != NULL;
}

const char *directive_suggest(struct slice word)
{
    const char *names[DIRECTIVE_COUNT];
    for (size_t i = 0; i < DIRECTIVE_COUNT; i++)
        names[i] = directives[i].name;
    return suggest(word, names, DIRECTIVE_COUNT);
}

void doubt_margins(struct reader *r)
{
    if (!r->diagram->margins.at.end)
        r->diagram->margins_unknown = true;
}

const char *directive_meant(struct reader *r, struct slice word)
{
    const char *near = directive_suggest(word);
    if (!near || find(slice_of(near))->read == read_margins)
        doubt_margins(r);
    return near;
}

static void report_count(struct reader *r, const struct directive *d, struct span at, size_t count)
{
    finding_add(r->sink, FIELD_COUNT, at, "'%s' takes %zu%s fields; this one has %zu", d->name,
                d->least, d->least == d->most ? "" : " or 4", count);
    finding_note(r->sink, "%s: %s", d->name, d->fields);
}

/* Split at commas into `fields`; how many there are. */
static size_t split(struct reader *r, struct field fields[MOST_FIELDS], struct slice rest)
{
    size_t count = 0;
    for (bool more = true; more; count++) {
        more = slice_find(rest, ',') < rest.len;
        struct field field = reader_field(r, slice_next_field(&rest, ','));
        if (count < MOST_FIELDS)
            fields[count] = field;
    }
    return count;
}

static size_t count_fields(struct slice rest)
{
    size_t commas = 0;
    for (size_t i = 0; i < rest.len; i++)
        commas += rest.ptr[i] == ',';
    return commas + 1;
}

static bool takes(const struct directive *d, size_t count)
{
    return count >= d->least && count <= d->most && !(d->read == read_margins && count == 3);
}

/* A line that was broken at a blank or comma has one field in two halves, one of them maybe empty.
 */
bool directive_goes_on(struct slice line, struct slice next)
{
    struct slice rest = line;
    const struct directive *d = find(slice_trim(slice_next_field(&rest, ':')));
    if (!d || !d->most)
        return false;
    size_t count = count_fields(rest);
    rest = slice_trim(rest);
    bool cut = count < d->least || rest.ptr[rest.len - 1] == ',' || slice_starts(next, ",");
    return cut && takes(d, count + count_fields(next) - 1);
}

/* The directive that stands in the fields of another, with all that follows; of no length where
 * there is none. */
static struct slice second_directive(struct slice fields)
{
    enum { LONGEST = 400 }; /* what is longer was not written by hand */
    struct slice rest = fields, before = {0};
    if (fields.len > LONGEST)
        return (struct slice){0};
    for (struct slice word; (word = slice_next_word(&rest)).len; before = word) {
        struct slice name = {word.ptr, slice_find(word, ':')};
        if (name.len == word.len)
            continue;
        const char *end = name.ptr + name.len;
        if (before.len && find((struct slice){before.ptr, (size_t)(end - before.ptr)}))
            name.ptr = before.ptr; /* a name of two words */
        else if (!find(name))
            continue;
        return (struct slice){name.ptr, (size_t)(fields.ptr + fields.len - name.ptr)};
    }
    return (struct slice){0};
}

/* Cut `line` before a second directive in it, and report that; the second one with all behind it.
 */
static struct slice cut_second(struct reader *r, struct slice *line)
{
    struct slice rest = *line;
    struct slice name = slice_next_field(&rest, ':');
    if (slice_find(rest, ':') == rest.len) /* nearly always */
        return (struct slice){0};
    const struct directive *d = find(slice_trim(name));
    if (!d || !d->most || count_fields(rest) <= d->most)
        return (struct slice){0};
    struct slice second = second_directive(rest);
    if (second.len) {
        line->len = (size_t)(second.ptr - line->ptr);
        *line = slice_trim(*line);
        finding_add(r->sink, STRAY_LINE, source_span(r->source, second),
                    "a directive needs a line of its own");
    }
    return second;
}

static bool has_empty(struct reader *r, const struct directive *d, struct span at,
                      const struct field *fields, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!fields[i].text.len) {
            finding_add(r->sink, EMPTY_FIELD, at, "field %zu of '%s' is empty", i + 1, d->name);
            finding_note(r->sink, "%s: %s", d->name, d->fields);
            return true;
        }
    return false;
}

static bool is_repeated(struct reader *r, const struct directive *d, struct field name)
{
    size_t index = (size_t)(d - directives);
    if (!d->once)
        return false;
    if (!(r->seen & 1u << index)) {
        r->seen |= 1u << index;
        return false;
    }
    finding_add(r->sink, REPEATED_DIRECTIVE, name.at, "'%s' stands twice in this diagram", d->name);
    return true;
}

static void read_fields(struct reader *r, const struct directive *d, struct slice line,
                        struct slice rest)
{
    struct field fields[MOST_FIELDS] = {0};
    struct span at = source_span(r->source, line);
    size_t count = 1;

    if (d->most)
        count = split(r, fields, rest);
    else
        fields[0] = reader_field(r, rest);
    if (d->read == read_margins) /* until they are read */
        r->diagram->margins_unknown = true;
    if (d->most && (count < d->least || count > d->most))
        report_count(r, d, at, count);
    else if (!has_empty(r, d, at, fields, count))
        d->read(r, at, fields, count);
}

static void read_one(struct reader *r, struct slice line)
{
    struct slice rest = line;
    struct field name = reader_field(r, slice_next_field(&rest, ':'));
    const struct directive *d = find(name.text);

    if (!d) {
        finding_add(r->sink, UNKNOWN_DIRECTIVE, name.at, "there is no directive %s",
                    finding_quote(r->sink, name.text));
        const char *near = directive_meant(r, name.text);
        if (near)
            finding_note(r->sink, "did you mean '%s'?", near);
        if (r->diagram->kind != DIAGRAM_BOARD) /* it may have been a row */
            r->diagram->sound = false;
    } else if (r->diagram->kind != DIAGRAM_BOARD && !d->in_table) {
        finding_add(r->sink, STRAY_LINE, name.at, "a table takes no '%s'", d->name);
    } else if (!is_repeated(r, d, name)) {
        read_fields(r, d, line, rest);
    }
}

void read_directive(struct reader *r, struct slice line)
{
    for (struct slice next; line.len; line = next) {
        next = cut_second(r, &line);
        read_one(r, line);
    }
}

/* The breaker worked with widths of whole words; here each line is measured as it is really set,
 * with divided words shaped anew, and its spaces take up what is left. */
#include "text/lines.h"

#include "base/utf8.h"
#include "base/vec.h"

#include <math.h>

/* Spaces are not stretched farther than this times their stretch: a line that is short looks better
 * than one with holes. */
static const double WIDEST_SPACES = 5;

/* Of what is too wide: rounding is not. */
/* A word that is divided is shaped anew, and may be a hair wider than its share of the whole. */
static const double TOLERANCE = 0.3;

static const char SOFT_HYPHEN[] = "\xC2\xAD";

/* Something on a line: a word or a part of one, a picture, spaces, a hyphen. */
struct atom {
    const struct shaped_word *shaped; /* NULL: a picture, or nothing */
    struct slice text;                /* empty: that of the shape */
    size_t run, word;
    double width, stretch, shrink;
    bool is_picture;
};

/* A piece that is being put together. */
struct open_piece {
    struct line_piece piece;
    VEC(cairo_glyph_t) glyphs;
    VEC(cairo_text_cluster_t) clusters;
    struct text text;
};

struct setter {
    struct arena *arena, *scratch;
    const struct items_job *job;
    const struct items *items;
    VEC(struct atom) atoms;
    struct open_piece open;
    VEC(struct line_piece) pieces;
    VEC(struct paragraph_finding) findings;
    size_t told; /* the latest word that was found too wide */
};

static const struct text_run *run_of(const struct setter *s, size_t run)
{
    return &s->job->paragraph->runs[run];
}

/* ---- Findings ---- */

static size_t source_len(const struct setter *s, const struct letter *letter)
{
    struct slice text = run_of(s, letter->run)->text;
    uint32_t code;
    if (letter->code == LETTER_PICTURE)
        return text.len;
    return utf8_next((struct slice){text.ptr + letter->at, text.len - letter->at}, &code);
}

static void tell(struct setter *s, enum paragraph_fault fault, size_t first, size_t last)
{
    const struct letter *from = &s->job->letters->items[first];
    const struct letter *to = &s->job->letters->items[last];
    *vec_push(s->arena, &s->findings) =
        (struct paragraph_finding){.fault = fault,
                                   .run = from->run,
                                   .at = from->at,
                                   .len = to->at + source_len(s, to) - from->at};
}

static void tell_missing(struct setter *s, const struct word *word)
{
    const struct shaped_word *shaped = word->shaped;
    if (!shaped || shaped->missing >= shaped->text.len)
        return;
    size_t letter = word->letter + utf8_count((struct slice){shaped->text.ptr, shaped->missing});
    tell(s, FAULT_NO_GLYPH, letter, letter);
}

static void tell_too_wide(struct setter *s, size_t index)
{
    const struct word *word = &s->items->words[index];
    if (s->told == index)
        return;
    s->told = index;
    size_t letters = word->shaped ? utf8_count(word->shaped->text) : 1;
    tell(s, FAULT_TOO_WIDE, word->letter, word->letter + letters - 1);
}

/* ---- Atoms ---- */

static void add_atom(struct setter *s, struct atom atom)
{
    *vec_push(s->scratch, &s->atoms) = atom;
}

/* Glue that shows. */
static bool is_space(const struct setter *s, size_t i)
{
    const struct break_item *item = &s->items->flow[i];
    return item->kind == BREAK_GLUE && !item->is_fill && !s->items->sources[i].is_kern;
}

/* The boxes from `i` on that belong to one word, up to `end`; returns the last of them. */
static size_t add_word(struct setter *s, size_t i, size_t end)
{
    const struct item_source *from = &s->items->sources[i];
    const struct word *word = &s->items->words[from->word];
    const struct text_run *run = run_of(s, word->run);
    if (!from->begin)
        tell_missing(s, word);
    if (!word->shaped) {
        add_atom(s, (struct atom){.run = word->run,
                                  .word = from->word,
                                  .width = run->picture_width,
                                  .is_picture = true});
        return i;
    }
    size_t last = i;
    for (size_t k = i + 1; k < end && !is_space(s, k); k++) {
        if (s->items->flow[k].kind != BREAK_BOX)
            continue;
        if (s->items->sources[k].word != from->word)
            break;
        last = k;
    }
    struct slice text = {word->shaped->text.ptr + from->begin,
                         s->items->sources[last].end - from->begin};
    const struct shaped_word *shaped = text.len == word->shaped->text.len
                                           ? word->shaped
                                           : shape_word(s->job->shaper, run->style.face, text);
    add_atom(s, (struct atom){.shaped = shaped,
                              .run = word->run,
                              .word = from->word,
                              .width = run->style.size * shaped_width(shaped)});
    return last;
}

static void add_sign(struct setter *s, size_t run, const char *sign, struct slice text,
                     const struct break_item *item)
{
    const struct text_style *style = &run_of(s, run)->style;
    add_atom(s, (struct atom){.shaped = shape_word(s->job->shaper, style->face, slice_of(sign)),
                              .text = text,
                              .run = run,
                              .word = NO_WORD,
                              .width = item->width,
                              .stretch = item->stretch,
                              .shrink = item->shrink});
}

/* As wide as it is: the item has what else a division adds. */
static void add_hyphen(struct setter *s, size_t run)
{
    const struct text_style *style = &run_of(s, run)->style;
    const struct shaped_word *sign = shape_word(s->job->shaper, style->face, slice_of("-"));
    struct break_item item = {.width = style->size * shaped_width(sign)};
    add_sign(s, run, "-", slice_of(SOFT_HYPHEN), &item);
}

/* Each of several spaces by itself: they do not give. */
static void add_spaces(struct setter *s, size_t i)
{
    const struct item_source *from = &s->items->sources[i];
    struct break_item one = s->items->flow[i];
    one.width /= (double)from->end;
    for (size_t n = 0; n < from->end; n++)
        add_sign(s, from->run, " ", (struct slice){0}, &one);
}

/* A line within its paragraph, other than one that ends inside a word, ends with a space. It takes
 * no room, but parts the words for those who are read to. */
static void add_end(struct setter *s, size_t end)
{
    const struct break_item *at = &s->items->flow[end];
    bool is_forced = at->kind == BREAK_PENALTY && at->cost <= BREAK_FORCED;
    struct break_item none = {0};
    if (s->atoms.count && (is_space(s, end) || (is_forced && end + 1 < s->items->count)))
        add_sign(s, s->items->sources[end].run, " ", (struct slice){0}, &none);
}

/* The atoms of the line that begins at item `begin` and ends at `end`. */
static void gather(struct setter *s, size_t begin, size_t end)
{
    s->atoms.count = 0;
    for (size_t i = begin; i < end; i++) {
        if (is_space(s, i))
            add_spaces(s, i);
        else if (s->items->flow[i].kind == BREAK_BOX && s->items->sources[i].word != NO_WORD)
            i = add_word(s, i, end);
    }
    const struct break_item *at = &s->items->flow[end];
    if (at->kind == BREAK_PENALTY && at->is_flagged)
        add_hyphen(s, s->items->sources[end].run);
    add_end(s, end);
}

/* ---- Pieces ---- */

static const void *keep(struct arena *arena, const void *from, size_t size)
{
    void *copy = arena_alloc(arena, size + !size);
    if (size)
        memcpy(copy, from, size);
    return copy;
}

static void close_piece(struct setter *s)
{
    struct open_piece *open = &s->open;
    struct line_piece *piece = &open->piece;
    if (open->text.len) {
        size_t glyphs = open->glyphs.count, clusters = open->clusters.count;
        piece->glyphs = keep(s->arena, open->glyphs.items, glyphs * sizeof *piece->glyphs);
        piece->glyph_count = glyphs;
        piece->clusters = keep(s->arena, open->clusters.items, clusters * sizeof *piece->clusters);
        piece->cluster_count = clusters;
        piece->text =
            (struct slice){arena_copy(s->arena, open->text.ptr, open->text.len), open->text.len};
        *vec_push(s->scratch, &s->pieces) = *piece;
    }
    open->glyphs.count = open->clusters.count = open->text.len = 0;
}

static void open_for(struct setter *s, const struct atom *atom, const struct shaped_part *part,
                     double x)
{
    struct line_piece *piece = &s->open.piece;
    bool was_backward = piece->flags & CAIRO_TEXT_CLUSTER_FLAG_BACKWARD;
    if (s->open.text.len && piece->run == atom->run && piece->face == part->face && !was_backward &&
        !part->is_backward)
        return;
    close_piece(s);
    *piece = (struct line_piece){
        .run = atom->run,
        .face = part->face,
        .size = run_of(s, atom->run)->style.size,
        .x = x,
        .flags = part->is_backward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : 0,
    };
}

static void place_part(struct setter *s, const struct atom *atom, const struct shaped_part *part,
                       double x)
{
    const struct text_style *style = &run_of(s, atom->run)->style;
    open_for(s, atom, part, x);
    for (size_t i = 0; i < part->glyph_count; i++) {
        const cairo_glyph_t *glyph = &part->glyphs[i];
        *vec_push(s->scratch, &s->open.glyphs) = (cairo_glyph_t){
            glyph->index, x + glyph->x * style->size, glyph->y * style->size - style->rise};
    }
    for (size_t i = 0; i < part->cluster_count; i++) {
        cairo_text_cluster_t *cluster = vec_push(s->scratch, &s->open.clusters);
        *cluster = part->clusters[i];
        if (atom->text.len)
            cluster->num_bytes = (int)atom->text.len;
    }
    text_add_slice(&s->open.text, atom->text.len ? atom->text : part->text);
    s->open.piece.width = x + part->width * style->size - s->open.piece.x;
}

static void place_picture(struct setter *s, const struct atom *atom, double x)
{
    close_piece(s);
    *vec_push(s->scratch, &s->pieces) = (struct line_piece){
        .run = atom->run,
        .size = run_of(s, atom->run)->style.size,
        .x = x,
        .width = atom->width,
        .text = run_of(s, atom->run)->text,
    };
}

static void place_atom(struct setter *s, const struct atom *atom, double x, double width)
{
    double part_x = x;
    if (atom->is_picture)
        place_picture(s, atom, x);
    for (size_t i = 0; atom->shaped && i < atom->shaped->part_count; i++) {
        const struct shaped_part *part = &atom->shaped->parts[i];
        place_part(s, atom, part, part_x);
        part_x += part->width * run_of(s, atom->run)->style.size;
    }
    if (s->open.text.len && atom->word == NO_WORD) /* a space as wide as it is set */
        s->open.piece.width = x + width - s->open.piece.x;
}

/* ---- Lines ---- */

static double width_of_line(const struct setter *s, size_t line)
{
    const struct paragraph_job *job = s->job->paragraph;
    double width = job->widths[line < job->width_count ? line : job->width_count - 1];
    return width > 1 ? width : 1;
}

static double ratio_for(struct setter *s, double natural, double width, bool is_open)
{
    double stretch = 0, shrink = 0;
    for (size_t i = 0; i < s->atoms.count; i++) {
        stretch += s->atoms.items[i].stretch;
        shrink += s->atoms.items[i].shrink;
    }
    if ((is_open && natural <= width) || (stretch <= 0 && natural <= width))
        return 0;
    double ratio = break_ratio(natural, width, stretch, shrink);
    return fmin(fmax(ratio, -1), WIDEST_SPACES);
}

/* Of the words on a line that sticks out, the widest is to blame. */
static void blame_widest(struct setter *s)
{
    const struct atom *widest = NULL;
    for (size_t i = 0; i < s->atoms.count; i++)
        if (s->atoms.items[i].word != NO_WORD &&
            (!widest || s->atoms.items[i].width > widest->width))
            widest = &s->atoms.items[i];
    if (widest)
        tell_too_wide(s, widest->word);
}

static void measure_height(struct setter *s, struct text_line *line, size_t run)
{
    const struct text_run *from = run_of(s, run);
    struct face_height height = shape_height(s->job->shaper, from->style.face);
    line->ascent = fmax(line->ascent, height.ascent * from->style.size + from->style.rise);
    line->descent = fmax(line->descent, height.descent * from->style.size - from->style.rise);
    if (from->picture_width > 0)
        line->ascent = fmax(line->ascent, from->picture_height);
}

static struct text_line set_line(struct setter *s, size_t number, size_t begin, size_t end)
{
    struct text_line line = {0};
    const struct break_item *at = &s->items->flow[end];
    bool is_open = at->kind == BREAK_PENALTY && at->cost <= BREAK_FORCED;
    double width = width_of_line(s, number), x = 0;
    gather(s, begin, end);
    for (size_t i = 0; i < s->atoms.count; i++)
        line.natural += s->atoms.items[i].width;
    double ratio = ratio_for(s, line.natural, width, is_open);
    s->pieces.count = 0;
    measure_height(s, &line, s->items->sources[end].run);
    for (size_t i = 0; i < s->atoms.count; i++) {
        const struct atom *atom = &s->atoms.items[i];
        double wide = atom->width + ratio * (ratio < 0 ? atom->shrink : atom->stretch);
        measure_height(s, &line, atom->run);
        place_atom(s, atom, x, wide);
        x += wide;
    }
    close_piece(s);
    line.width = x;
    line.is_hyphenated = at->kind == BREAK_PENALTY && at->is_flagged;
    line.piece_count = s->pieces.count;
    line.pieces = keep(s->arena, s->pieces.items, s->pieces.count * sizeof *line.pieces);
    if (s->items->sources[end].is_tear)
        tell_too_wide(s, s->items->sources[end].word);
    else if (x > width + TOLERANCE)
        blame_widest(s);
    return line;
}

/* Where the line after a break begins: as in break.c, at the next box or forced break. */
static size_t next_begin(const struct items *items, size_t at)
{
    size_t i = at + 1;
    while (i < items->count && items->flow[i].kind != BREAK_BOX &&
           !(items->flow[i].kind == BREAK_PENALTY && items->flow[i].cost <= BREAK_FORCED))
        i++;
    return i;
}

void lines_set(struct paragraph *out, struct arena *arena, struct arena *scratch,
               const struct items_job *job, const struct items *items, const struct breaks *breaks)
{
    struct setter s = {.arena = arena,
                       .scratch = scratch,
                       .job = job,
                       .items = items,
                       .open = {.text = text_new(scratch)},
                       .told = NO_WORD};
    struct text_line *lines = arena_alloc(arena, (breaks->count + 1) * sizeof *lines);
    size_t begin = 0;
    for (size_t i = 0; i < breaks->count; i++) {
        lines[i] = set_line(&s, i, begin, breaks->at[i]);
        begin = next_begin(items, breaks->at[i]);
    }
    *out = (struct paragraph){.lines = lines,
                              .line_count = breaks->count,
                              .findings = s.findings.items,
                              .finding_count = s.findings.count,
                              .demerits = breaks->demerits};
}

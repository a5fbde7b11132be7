/* The order of the work: letters, quotes, then up to three tries to break: as it is, with words
 * divided, and at last with whatever it takes. */
#include "text/paragraph.h"

#include "text/items.h"
#include "text/lines.h"
#include "text/smart.h"

struct typesetter {
    struct arena *arena, scratch; /* the latter is cleared with each paragraph */
    struct shaper *shaper;
    /* The patterns that were asked for last; a book has one language. */
    struct hyphenator *hyphenator;
    struct slice language;
};

/* The badness a line may have in the first and the second try. */
static const double FIRST_TOLERANCE = 100, SECOND_TOLERANCE = 300, ANY_TOLERANCE = 1e12;

/* In ems: how much the right edge of ragged text may give before it is bad, what is lent to each
 * line in the last try, and how long a last line should be. */
static const double RAGGED_STRETCH = 3, EMERGENCY_STRETCH = 3, LAST_WIDTH = 2;

struct typesetter *typesetter_new(struct arena *arena, struct fonts *fonts)
{
    struct typesetter *setter = arena_alloc(arena, sizeof *setter);
    setter->arena = arena;
    setter->shaper = shaper_new(arena, fonts);
    return setter;
}

void typesetter_free(struct typesetter *setter)
{
    if (!setter)
        return;
    hyphenator_free(setter->hyphenator);
    shaper_free(setter->shaper);
    arena_free(&setter->scratch);
}

/* ---- Paragraphs ---- */

/* Read when the first word is to be divided: short texts never get there. */
static const struct hyphenator *patterns_for(struct typesetter *setter, struct slice language)
{
    if (!language.len)
        return NULL;
    if (!setter->language.len || !slice_same(setter->language, language)) {
        hyphenator_free(setter->hyphenator);
        setter->hyphenator = hyphenator_new(setter->arena, language);
        setter->language =
            (struct slice){arena_copy(setter->arena, language.ptr, language.len), language.len};
    }
    return setter->hyphenator;
}

bool typesetter_divides(struct typesetter *setter, struct slice language)
{
    return patterns_for(setter, language);
}

/* Narrower than a point is not a width, and would put a letter on each line anyway. */
static const double *sane_widths(double *narrowest, struct arena *arena,
                                 const struct paragraph_job *job)
{
    double *widths = arena_alloc(arena, job->width_count * sizeof *widths);
    *narrowest = job->widths[0];
    for (size_t i = 0; i < job->width_count; i++) {
        widths[i] = job->widths[i] > 1 ? job->widths[i] : 1;
        if (widths[i] < *narrowest || i == 0)
            *narrowest = widths[i];
    }
    return widths;
}

static void break_and_set(struct paragraph *out, struct arena *arena, struct arena *scratch,
                          struct typesetter *setter, struct items_job *job)
{
    const struct paragraph_job *paragraph = job->paragraph;
    double em = paragraph->runs[job->letters->items[0].run].style.size;
    struct break_rules rules = {
        .widths = sane_widths(&job->narrowest, scratch, paragraph),
        .width_count = paragraph->width_count,
        .tolerance = FIRST_TOLERANCE,
        .line_stretch = paragraph->align == ALIGN_RAGGED ? RAGGED_STRETCH * em : 0,
        .last_width = LAST_WIDTH * em,
        .looseness = paragraph->looseness,
    };
    struct breaks breaks;
    struct items items = items_of(scratch, job);
    bool done = breaks_find(&breaks, scratch, items.flow, items.count, &rules);
    if (!done) {
        job->hyphenator = patterns_for(setter, paragraph->language);
        if (job->hyphenator)
            items = items_of(scratch, job);
        rules.tolerance = SECOND_TOLERANCE;
        done = breaks_find(&breaks, scratch, items.flow, items.count, &rules);
    }
    if (!done) {
        rules.tolerance = ANY_TOLERANCE;
        rules.line_stretch += EMERGENCY_STRETCH * em;
        rules.must = true;
        breaks_find(&breaks, scratch, items.flow, items.count, &rules);
    }
    lines_set(out, arena, scratch, job, &items, &breaks);
}

struct paragraph paragraph_set(struct arena *arena, struct typesetter *setter,
                               const struct paragraph_job *job)
{
    struct arena *scratch = &setter->scratch;
    struct paragraph out = {0};
    struct letters letters = letters_of(scratch, job->runs, job->run_count);
    if (job->is_smart)
        letters = smart_letters(scratch, &letters, job->runs);
    struct items_job items = {.paragraph = job, .letters = &letters, .shaper = setter->shaper};
    if (letters.count)
        break_and_set(&out, arena, scratch, setter, &items);
    arena_clear(scratch);
    return out;
}

/* ---- Single texts ---- */

double text_width(struct typesetter *setter, struct text_style style, struct slice text)
{
    double width = 1e9;
    struct arena scratch = {0};
    struct text_run run = {.text = text, .style = style};
    struct paragraph_job job = {
        .runs = &run, .run_count = 1, .widths = &width, .width_count = 1, .align = ALIGN_RAGGED};
    struct paragraph set = paragraph_set(&scratch, setter, &job);
    width = set.line_count ? set.lines[0].width : 0;
    arena_free(&scratch);
    return width;
}

double text_ascent(struct typesetter *setter, struct text_style style)
{
    return style.size * shape_height(setter->shaper, style.face).ascent + style.rise;
}

double text_descent(struct typesetter *setter, struct text_style style)
{
    return style.size * shape_height(setter->shaper, style.face).descent - style.rise;
}

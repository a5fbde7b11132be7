/* Player aids as cards: a head in the colour of the side, and lines as the author broke them. */
#include "base/text.h"
#include "deck/face_parts.h"
#include "text/paragraph.h"

#include <math.h>

/* In millimetres of a poker card. */
static const double HEAD = 14.5, BELOW_HEAD = 3.6, LARGEST = 2.8, SMALLEST = 1.15;

/* Lines that begin with 1, 2, 3 are steps: their numbers stand by themselves. Any other number is
 * part of its line. */
static bool take_step(struct slice *number, struct slice *words, unsigned *steps)
{
    if (words->len < 3 || words->ptr[0] != (char)('1' + *steps) || *steps >= 9 ||
        words->ptr[1] != ' ')
        return false;
    ++*steps;
    *number = (struct slice){words->ptr, 1};
    *words = (struct slice){words->ptr + 2, words->len - 2};
    return true;
}

static bool has_steps(const struct aid_side *side)
{
    struct slice number;
    unsigned steps = 0;
    for (size_t i = 0; i < side->lines.count; i++) {
        struct slice words = side->lines.items[i];
        take_step(&number, &words, &steps);
    }
    return steps > 0;
}

/* How far lines stand to the right of the numbers, in heights of a capital. */
static double indent_of(const struct aid_side *side)
{
    return has_steps(side) ? 1.3 : 0;
}

/* ---- The size of the type ---- */

static double widest_line(struct fonts *fonts, const struct aid_side *side)
{
    double widest = 0;
    unsigned steps = 0;
    for (size_t i = 0; i < side->lines.count; i++) {
        struct slice number, words = side->lines.items[i];
        take_step(&number, &words, &steps);
        struct line line = {FONT_BODY, words, 1, 0};
        widest = fmax(widest, indent_of(side) + line_width(fonts, &line));
    }
    return widest;
}

/* The largest capitals in which a side fits, in units. */
static double size_of_side(const struct face_job *job, const struct face_canvas *c,
                           const struct aid_side *side)
{
    const double lead = 1.95; /* the least distance of lines, in heights of a capital */
    double height = c->safe.height - (HEAD + BELOW_HEAD) * c->mm;
    double widest = widest_line(job->fonts, side), size = LARGEST * c->mm;
    if (widest > 0)
        size = fmin(size, c->safe.width / widest);
    return fmin(size, height / (lead * fmax(1, (double)side->lines.count)));
}

double aid_type_size(const struct face_job *job, struct sink *sink)
{
    struct face_canvas c = face_begin(job, "");
    double size = LARGEST * c.mm;
    for (size_t i = 0; i < job->deck->cards.count; i++) {
        const struct deck_card *card = &job->deck->cards.items[i];
        for (int side = 0; card->aid && side < 2; side++) {
            double fits = size_of_side(job, &c, &card->aid->sides[side]);
            if (fits < SMALLEST * c.mm)
                finding_add(sink, DECK_AID, card->at,
                            "'%s': the text of side %d is too long for its card", card->name,
                            side + 1);
            size = fmin(size, fits);
        }
    }
    return size;
}

/* ---- Drawing ---- */

static void add_head(struct face_canvas *c, const struct aid *aid, int side)
{
    const ink white = 0xffffffff;
    double x = c->safe.x, y = c->safe.y, mm = c->mm;
    draw_text(c->d, text_smart_line(c->d->arena, aid->title), x, y + 4 * mm, 3.5 * mm, FACE_HEADING,
              ANCHOR_LEFT, white)
        ->most = c->safe.width;
    draw_text(c->d, aid->sides[side].title, x, y + 10 * mm, 2.3 * mm, FACE_BODY, ANCHOR_LEFT, white)
        ->most = c->safe.width;
}

static void add_lines(struct face_canvas *c, const struct aid_side *side, double size)
{
    const ink words_ink = 0x1d1d1dff;
    double top = c->safe.y + (HEAD + BELOW_HEAD) * c->mm;
    double height = c->safe.y + c->safe.height - top;
    double lead = fmin(height / fmax(1, (double)side->lines.count), size * 2.15);
    double indent = indent_of(side) * size;
    unsigned steps = 0;
    for (size_t i = 0; i < side->lines.count; i++) {
        struct slice number, words = side->lines.items[i];
        double y = top + lead * ((double)i + 0.5);
        if (take_step(&number, &words, &steps))
            draw_text(c->d, number, c->safe.x, y, size, FACE_BOLD, ANCHOR_LEFT, words_ink);
        draw_text(c->d, words, c->safe.x + indent, y, size, FACE_BODY, ANCHOR_LEFT, words_ink);
    }
}

static const char *describe(const struct face_job *job, const struct aid *aid, int side)
{
    const struct aid_side *s = &aid->sides[side];
    struct text words = text_new(job->arena);
    text_add_slice(&words, aid->title);
    text_add(&words, ", ");
    text_add_slice(&words, s->title);
    for (size_t i = 0; i < s->lines.count; i++) {
        text_add(&words, i ? " " : ": ");
        text_add_slice(&words, s->lines.items[i]);
    }
    return words.ptr;
}

struct face face_draw_aid(const struct face_job *job, const struct aid *aid, int side)
{
    struct slice title = aid->title;
    struct face_canvas c = face_begin(job, arena_copy(job->arena, title.ptr, title.len));
    c.d->description = describe(job, aid, side);
    face_add_ground(&c, 0xffffffff);
    path_rect(job->arena, draw_path(c.d, aid->inks[side], INK_NONE, 0), 0, 0, c.d->width,
              c.safe.y + HEAD * c.mm);
    size_t ground = c.d->ops.count;
    add_head(&c, aid, side);
    add_lines(&c, &aid->sides[side], job->aid_size);
    return (struct face){c.d, ground};
}

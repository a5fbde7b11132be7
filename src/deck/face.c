/* Cards that show a piece, a checker or a picture: everything twice, head to head, so that there is
 * no wrong way to hold one; the letter and the bar where a fan of cards shows them. */
#include "base/text.h"
#include "deck/face_parts.h"

#include <math.h>

/* ---- Canvas ---- */

static struct face_box box_around(struct point middle, struct extent size)
{
    double width = size.width / FACE_UNIT, height = size.height / FACE_UNIT;
    return (struct face_box){middle.x - width / 2, middle.y - height / 2, width, height};
}

struct face_canvas face_begin(const struct face_job *job, const char *title)
{
    /* The safe zone of a poker card, which the measures of all faces are for. */
    const double width = 57.15, height = 82.55;
    const struct card_format *f = &job->format;
    struct drawing *d = arena_alloc(job->arena, sizeof *d);
    d->arena = job->arena;
    d->width = f->full.width / FACE_UNIT;
    d->height = f->full.height / FACE_UNIT;
    d->title = d->description = title;
    struct point middle = {d->width / 2, d->height / 2};
    struct face_canvas c = {.d = d,
                            .middle = middle,
                            .full = box_around(middle, f->full),
                            .trim = box_around(middle, f->trim),
                            .safe = box_around(middle, f->safe)};
    c.mm = fmin(c.safe.width / width, c.safe.height / height);
    return c;
}

void face_add_ground(struct face_canvas *c, ink fill)
{
    path_rect(c->d->arena, draw_path(c->d, fill, INK_NONE, 0), 0, 0, c->d->width, c->d->height);
}

struct point face_turn(const struct face_canvas *c, bool turned, double x, double y)
{
    return turned ? (struct point){2 * c->middle.x - x, 2 * c->middle.y - y} : (struct point){x, y};
}

void face_add_artwork(struct face_canvas *c, struct artwork artwork)
{
    if (!artwork.picture)
        return;
    /* A picture's longer side fills a square box. */
    double shape = picture_shape(artwork.picture), longer = fmax(shape, 1);
    struct face_box box = artwork.to_bleed ? c->full : c->safe;
    double width = box.width * longer / shape, height = box.height * longer;
    double side = artwork.to_bleed ? fmax(width, height) : fmin(width, height);
    draw_picture(c->d, artwork.picture, c->middle.x - side / 2, c->middle.y - side / 2, side);
}

/* ---- Parts of a card ---- */

static ink ink_of(const struct deck_card *card)
{
    return card->suit ? card->suit->ink : 0x1d1d1dff;
}

static void add_bar(struct face_canvas *c, const struct suit *suit, struct point at)
{
    double width = 6.4 * c->mm, height = 2.2 * c->mm, line = 0.45 * c->mm;
    bool hollow = suit->bar == BAR_HOLLOW;
    struct path *path = draw_path(c->d, hollow ? suit->paper : suit->ink, suit->ink, line);
    path_round_rect(c->d->arena, path, at.x - (width - line) / 2, at.y - (height - line) / 2,
                    width - line, height - line, 0.6 * c->mm);
}

static void add_sign(struct face_canvas *c, const struct suit *suit, bool turned)
{
    double size = 6.4 * c->mm;
    struct point at =
        face_turn(c, turned, c->safe.x + 3.9 * c->mm, c->safe.y + 8.9 * c->mm + size / 2);
    draw_picture(c->d, suit->sign, at.x - size / 2, at.y - size / 2, size);
    c->d->ops.items[c->d->ops.count - 1].upside_down = turned;
}

/* The letter over the bar, in the corner. */
static void add_index(struct face_canvas *c, const struct deck_card *card, bool turned)
{
    double x = c->safe.x + 3.9 * c->mm, y = c->safe.y;
    struct point letter = face_turn(c, turned, x, y + 4.2 * c->mm);
    struct op *op = draw_text(c->d, card->letter, letter.x, letter.y, 6.6 * c->mm, FACE_BOLD,
                              ANCHOR_MIDDLE, ink_of(card));
    op->most = 7.6 * c->mm;
    op->upside_down = turned;
    if (card->suit && card->suit->sign)
        add_sign(c, card->suit, turned);
    else if (card->suit && card->suit->bar != BAR_NONE)
        add_bar(c, card->suit, face_turn(c, turned, x, y + 10.6 * c->mm));
}

/* Pips lie as on dice, so that they are the same from both ends. */
static void add_pips(struct face_canvas *c, const struct deck_card *card)
{
    static const unsigned char rows[][3] = {{0, 0, 0}, {0, 1, 0}, {0, 2, 0}, {0, 3, 0}, {2, 0, 2},
                                            {2, 1, 2}, {3, 0, 3}, {2, 3, 2}, {3, 2, 3}, {3, 3, 3}};
    const double step = 4.9 * c->mm, radius = 1.7 * c->mm, line = 0.6 * c->mm;
    bool hollow = card->suit && card->suit->bar == BAR_HOLLOW;
    ink dark = ink_of(card), inside = hollow ? card->suit->paper : dark;
    for (int row = 0; row < 3; row++) {
        unsigned count = rows[card->pips][row];
        double spread = count == 2 && rows[card->pips][1] == 1 ? 1.6 : 1;
        double lift = rows[card->pips][1] ? 1 : 0.6;
        for (unsigned i = 0; i < count; i++) {
            double x = c->middle.x + (i - (count - 1) / 2.0) * step * spread;
            double y = c->middle.y + (row - 1) * step * lift;
            path_circle(c->d->arena, draw_path(c->d, inside, dark, line), x, y, radius - line / 2);
        }
    }
}

/* ---- Figures ---- */

/* A checker seen from above. */
static void add_checker(struct face_canvas *c, bool white, struct point at, double radius)
{
    ink fill = white ? 0xfdfcf9ff : 0x1c1a19ff, line = white ? 0x1c1a19ff : 0xffffffff;
    struct arena *arena = c->d->arena;
    double thin = radius * 0.05;
    path_circle(arena, draw_path(c->d, fill, white ? line : fill, thin), at.x, at.y,
                radius - thin / 2);
    for (double ring = 0.82; ring > 0.5; ring -= 0.3)
        path_circle(arena, draw_path(c->d, INK_NONE, line, thin), at.x, at.y, radius * ring);
}

/* Room for a figure in the upper half, as it looks when the card is turned: a square box, its foot
 * on the edge of the panel, its head at the pips. */
static struct face_box figure_box(const struct face_canvas *c)
{
    const double foot = 1.6 * c->mm, middle = 15.5 * c->mm;
    double side = fmin((c->safe.height - middle) / 2 - foot, c->safe.width - 20 * c->mm);
    return (struct face_box){c->middle.x - side / 2, c->safe.y + c->safe.height - foot - side, side,
                             side};
}

static void add_figure(struct face_canvas *c, const struct deck_card *card, bool turned)
{
    struct face_box box = figure_box(c);
    if (card->figure == FIGURE_CHECKER) {
        double radius = box.width * 0.46;
        struct point at = face_turn(c, turned, c->middle.x, box.y + box.height / 2);
        add_checker(c, card->piece == 'C', at, radius);
        return;
    }
    /* Pieces of chess fill 40 of the 48 units of their box. */
    double side = card->figure == FIGURE_PIECE ? box.width * 1.2 : box.width;
    double foot = card->figure == FIGURE_PIECE ? side / 12 : 0;
    struct point at = face_turn(c, turned, c->middle.x, box.y + box.height + foot - side / 2);
    if (card->figure == FIGURE_PIECE)
        draw_piece(c->d, card->piece, at.x - side / 2, at.y - side / 2, side);
    else
        draw_picture(c->d, card->picture, at.x - side / 2, at.y - side / 2, side);
    c->d->ops.items[c->d->ops.count - 1].upside_down = turned;
}

static void add_panel(struct face_canvas *c, const struct suit *suit)
{
    double strip = 9.2 * c->mm;
    path_round_rect(c->d->arena, draw_path(c->d, suit->panel, INK_NONE, 0), c->safe.x + strip,
                    c->safe.y, c->safe.width - 2 * strip, c->safe.height, 3 * c->mm);
}

/* ---- What a card places itself ---- */

static double length_of(struct measure m, double whole)
{
    return m.is_part ? m.value * whole : m.value / FACE_UNIT;
}

static void add_item(struct face_canvas *c, const struct card_item *item)
{
    double x = c->trim.x + length_of(item->x, c->trim.width);
    double y = c->trim.y + length_of(item->y, c->trim.height);
    double size = length_of(item->size, c->trim.height);
    if (item->picture)
        draw_picture(c->d, item->picture, x - size / 2, y - size / 2, size);
    else
        draw_text(c->d, item->words, x, y, size, item->face, item->anchor, item->ink);
}

/* ---- Faces ---- */

/* In words: "white-knight: the letter N, 1 pip". */
static const char *describe(const struct face_job *job, const struct deck_card *card)
{
    struct text words = text_new(job->arena);
    text_format(&words, "%s: ", card->name);
    if (card->letter.len) {
        text_add(&words, "the letter ");
        text_add_slice(&words, card->letter);
        text_add(&words, ", ");
    }
    text_format(&words, "%u %s", card->pips, card->pips == 1 ? "pip" : "pips");
    for (size_t i = 0; i < card->items.count; i++)
        if (!card->items.items[i].picture) {
            text_add(&words, "; ");
            text_add_slice(&words, card->items.items[i].words);
        }
    return words.ptr;
}

static struct face draw_card(const struct face_job *job, const struct deck_card *card)
{
    struct face_canvas c = face_begin(job, card->name);
    c.d->description = describe(job, card);
    face_add_ground(&c, card->suit ? card->suit->paper : 0xffffffff);
    if (card->artwork.to_bleed)
        face_add_artwork(&c, card->artwork);
    size_t ground = c.d->ops.count;
    if (!card->artwork.to_bleed)
        face_add_artwork(&c, card->artwork);
    if (card->figure != FIGURE_NONE && card->suit)
        add_panel(&c, card->suit);
    for (int turned = 0; turned < 2; turned++) {
        if (card->figure != FIGURE_NONE)
            add_figure(&c, card, turned);
        if (card->letter.len)
            add_index(&c, card, turned);
    }
    add_pips(&c, card);
    for (size_t i = 0; i < card->items.count; i++)
        add_item(&c, &card->items.items[i]);
    return (struct face){c.d, ground};
}

struct face face_draw(const struct face_job *job, const struct deck_card *card)
{
    return card->aid ? face_draw_aid(job, card->aid, 0) : draw_card(job, card);
}

struct face face_draw_back(const struct face_job *job, const struct deck_card *card)
{
    return card->back ? face_draw_pattern(job, card->back) : face_draw_aid(job, card->aid, 1);
}

/* ---- Proofs ---- */

struct face face_with_zones(const struct face_job *job, struct face face)
{
    struct face_canvas c = face_begin(job, face.drawing->title);
    const struct {
        struct face_box box;
        ink colour;
    } zones[] = {{c.full, 0x1f6fd6ff}, {c.trim, 0xd6281fff}, {c.safe, 0x1a9a3cff}};
    struct drawing *proof = arena_alloc(job->arena, sizeof *proof);
    *proof = *face.drawing;
    proof->ops.items = NULL;
    proof->ops.count = proof->ops.capacity = 0;
    for (size_t i = 0; i < face.drawing->ops.count; i++)
        *vec_push(job->arena, &proof->ops) = face.drawing->ops.items[i];
    for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
        const struct face_box *b = &zones[i].box;
        double line = 0.75 / FACE_UNIT;
        path_rect(job->arena, draw_path(proof, INK_NONE, zones[i].colour, line), b->x + line / 2,
                  b->y + line / 2, b->width - line, b->height - line);
    }
    return (struct face){proof, face.ground};
}

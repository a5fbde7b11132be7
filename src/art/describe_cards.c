/* Cards in words: which lie together, where they lie, and what is on them.
 *
 * Cards that the author lists one after the other and that touch make a row; rows that overlap make
 * a block. A block is one sentence, and blocks are told from the top of the picture down. */
#include "art/describe.h"
#include "diagram/geometry.h"

#include <stdlib.h>

/* Cards no farther apart than this touch. A pile and its discards lie farther apart. */
static const double TOUCH = 0.2;
/* A card of a slanting fan lies at most this much higher or lower than the one before it. */
static const double SLANT = 0.6;
static const double HAIR = 1e-6;

struct card_run {
    const struct card **cards; /* from left to right */
    size_t count;
    struct box box;
};

/* Where a block's middle lies in one direction: off the board, in one of its thirds, or along all
 * of it. */
enum zone { ZONE_BEFORE, ZONE_ALONG, ZONE_FIRST, ZONE_SECOND, ZONE_THIRD, ZONE_BEHIND };

struct card_block {
    struct card_run *rows; /* from the top down */
    size_t count;
    struct box box;
    enum zone across, down;
};

/* ---- Blocks ---- */

static bool overlaps(struct box a, struct box b, double slack)
{
    return a.left < b.right + slack && b.left < a.right + slack && a.top < b.bottom + slack &&
           b.top < a.bottom + slack;
}

/* A level row may be listed in any order; one that slants goes to the right. */
static bool continues_row(const struct card_run *row, const struct card *card)
{
    const struct card *last = row->cards[row->count - 1];
    double step = card->y.value - last->y.value;
    bool level = step < HAIR && step > -HAIR;
    bool slants = step <= SLANT && step >= -SLANT && card->x.value > last->x.value;
    return (level || slants) && overlaps(row->box, card_box(card), TOUCH);
}

/* Split the cards into rows; how many there are. `order` holds the cards as listed. */
static size_t make_rows(struct card_run *rows, const struct card **order, size_t count)
{
    size_t made = 0;
    for (size_t i = 0; i < count; i++) {
        struct box box = card_box(order[i]);
        if (made && continues_row(&rows[made - 1], order[i])) {
            rows[made - 1].count++;
            rows[made - 1].box = box_around(rows[made - 1].box, box);
        } else {
            rows[made++] = (struct card_run){&order[i], 1, box};
        }
    }
    return made;
}

static size_t make_blocks(struct card_block *blocks, struct card_run *rows, size_t count)
{
    size_t made = 0;
    for (size_t i = 0; i < count; i++)
        if (made && overlaps(rows[i].box, rows[i - 1].box, 0)) {
            blocks[made - 1].count++;
            blocks[made - 1].box = box_around(blocks[made - 1].box, rows[i].box);
        } else {
            blocks[made++] = (struct card_block){.rows = &rows[i], .count = 1, .box = rows[i].box};
        }
    return made;
}

static enum zone zone(double begin, double end)
{
    const double middle = (begin + end) / 2, third = BOARD_SIZE / 3.0;
    if (middle < 0)
        return ZONE_BEFORE;
    if (middle > BOARD_SIZE)
        return ZONE_BEHIND;
    if (end - begin > 2 * third)
        return ZONE_ALONG;
    return middle < third ? ZONE_FIRST : middle < 2 * third ? ZONE_SECOND : ZONE_THIRD;
}

/* ---- Order ---- */

static int compare(double a, double b)
{
    return (a > b) - (a < b);
}

static int by_left(const void *left, const void *right)
{
    const struct card *const *a = left, *const *b = right;
    int order = compare((*a)->x.value, (*b)->x.value);
    return order ? order : (*a > *b) - (*a < *b);
}

static int by_top(const void *left, const void *right)
{
    const struct card_run *a = left, *b = right;
    int order = compare(a->box.top, b->box.top);
    return order ? order : (a->cards > b->cards) - (a->cards < b->cards);
}

static int by_place(const void *left, const void *right)
{
    const struct card_block *a = left, *b = right;
    if (a->down != b->down)
        return a->down < b->down ? -1 : 1;
    if (a->across != b->across)
        return a->across < b->across ? -1 : 1;
    int order = compare(a->box.left, b->box.left);
    return order ? order : (a->rows > b->rows) - (a->rows < b->rows);
}

static void sort_blocks(struct card_block *blocks, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct card_block *block = &blocks[i];
        block->across = zone(block->box.left, block->box.right);
        block->down = zone(block->box.top, block->box.bottom);
        for (size_t row = 0; row < block->count; row++)
            qsort(block->rows[row].cards, block->rows[row].count, sizeof *block->rows[row].cards,
                  by_left);
        qsort(block->rows, block->count, sizeof *block->rows, by_top);
    }
    qsort(blocks, count, sizeof *blocks, by_place);
}

/* ---- What is on them ---- */

static bool is_back(const struct card *card)
{
    return card->face.kind == CARD_BACK;
}

/* "black rook with 3 pips"; alone "a black rook card with 3 pips". */
static void say_face(struct text *out, struct card_face face, bool alone)
{
    if (face.kind == CARD_PLAYING) {
        text_format(out, "the %s of %s", rank_word(face.rank), suit_word(face.suit));
        return;
    }
    text_format(out, "%s%s %s%s", alone ? "a " : "", side_name(face.letter),
                piece_name(face.letter), alone ? " card" : "");
    if (face.pips >= 0)
        text_format(out, " with %d pip%s", face.pips, plural((size_t)face.pips));
}

/* Cards on their backs beside each other are counted; the items of a list that this leaves. */
static size_t run_length(const struct card_run *row, size_t first)
{
    size_t len = 1;
    while (is_back(row->cards[first]) && first + len < row->count &&
           is_back(row->cards[first + len]))
        len++;
    return len;
}

static void say_row(struct text *out, const struct card_run *row)
{
    size_t items = 0;
    for (size_t i = 0; i < row->count; i += run_length(row, i))
        items++;
    for (size_t i = 0, said = 0, len; i < row->count; i += len, said++) {
        len = run_length(row, i);
        say_comma(out, said, items, " and ");
        if (!is_back(row->cards[i])) {
            say_face(out, row->cards[i]->face, false);
            continue;
        }
        say_count(out, len);
        text_add(out, " face down");
    }
}

struct block_tally {
    size_t cards, backs;
};

static struct block_tally tally(const struct card_block *block)
{
    struct block_tally t = {0};
    for (size_t row = 0; row < block->count; row++) {
        t.cards += block->rows[row].count;
        for (size_t i = 0; i < block->rows[row].count; i++)
            t.backs += is_back(block->rows[row].cards[i]);
    }
    return t;
}

/* "a fan of", "four rows of": how the cards lie. */
static void say_shape(struct text *out, const struct card_block *block, size_t cards)
{
    double width = block->box.right - block->box.left;
    if (block->count == 1)
        text_add(out, width < (double)cards * CARD_WIDTH - HAIR ? "a fan of" : "a row of");
    else if (block->count == cards)
        text_add(out, "a column of");
    else {
        say_count(out, block->count);
        text_add(out, " rows of");
    }
}

static void say_block(struct text *out, const struct card_block *block)
{
    struct block_tally t = tally(block);

    if (t.cards == 1 && t.backs) {
        text_add(out, "a card face down");
    } else if (t.cards == 1) {
        say_face(out, block->rows[0].cards[0]->face, true);
    } else {
        say_shape(out, block, t.cards);
        text_add_char(out, ' ');
        if (t.backs == t.cards) {
            say_count(out, t.cards);
            text_add(out, " cards face down");
            return;
        }
        text_add(out, block->count == 1 ? "cards: " : "cards from top to bottom: ");
        for (size_t row = 0; row < block->count; row++) {
            text_add(out, row ? "; " : "");
            say_row(out, &block->rows[row]);
        }
    }
}

/* ---- Where they lie ---- */

static void say_where(struct text *out, const struct card_block *block)
{
    static const char *const thirds_down[] = {[ZONE_FIRST] = " at the top",
                                              [ZONE_SECOND] = " in the middle",
                                              [ZONE_THIRD] = " at the bottom"};
    static const char *const thirds_across[] = {[ZONE_FIRST] = " at the left",
                                                [ZONE_SECOND] = " in the middle",
                                                [ZONE_THIRD] = " at the right"};
    bool beside = block->across == ZONE_BEFORE || block->across == ZONE_BEHIND;
    bool over = block->down == ZONE_BEFORE || block->down == ZONE_BEHIND;
    const char *side = block->across == ZONE_BEFORE ? "left" : "right";
    const char *end = block->down == ZONE_BEFORE ? "Above" : "Below";

    if (beside && over)
        text_format(out, "%s %s of the board", end, side);
    else if (beside) {
        say_capital(out, side);
        text_format(out, " of the board%s",
                    block->down == ZONE_ALONG ? "" : thirds_down[block->down]);
    } else if (over)
        text_format(out, "%s the board%s", end,
                    block->across == ZONE_ALONG ? "" : thirds_across[block->across]);
    else
        text_add(out, "On the board");
}

/* Beside what has just been said, or where the block lies. */
static void say_place_of(struct text *out, const struct diagram *d, const struct card_block *before,
                         const struct card_block *block)
{
    bool same = before && before->across == block->across && before->down == block->down;

    if (same && block->box.left >= before->box.right - HAIR)
        text_add(out, "Right of that");
    else if (same)
        text_add(out, "Also there");
    else if (d->checkers.given && block->across == ZONE_BEHIND && block->down == ZONE_SECOND &&
             block->box.left >= checkers_box().right - HAIR)
        text_add(out, "Right of the checkers");
    else
        say_where(out, block);
}

void describe_cards(struct text *out, const struct diagram *d)
{
    size_t count = d->cards.count;
    const struct card **order = arena_alloc(out->arena, count * sizeof *order);
    struct card_run *rows = arena_alloc(out->arena, count * sizeof *rows);
    struct card_block *blocks = arena_alloc(out->arena, count * sizeof *blocks);

    for (size_t i = 0; i < count; i++)
        order[i] = &d->cards.items[i];
    size_t made = make_blocks(blocks, rows, make_rows(rows, order, count));
    sort_blocks(blocks, made);
    for (size_t i = 0; i < made; i++) {
        say_gap(out);
        say_place_of(out, d, i ? &blocks[i - 1] : NULL, &blocks[i]);
        text_add(out, ", ");
        say_block(out, &blocks[i]);
        text_add_char(out, '.');
    }
}

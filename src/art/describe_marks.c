/* Texts, dashed rectangles and the panel of checkers in words. */
#include "art/describe.h"

#include "base/utf8.h"

/* ---- Places in files and ranks ---- */

/* The file or rank that a coordinate of the board means, or the two that it lies between. */
struct between {
    int low, high;
};

/* `value` lies on the board, 0.5 to 8.5. */
static struct between between(double value)
{
    const double about = 0.25; /* so near to the middle counts as there */
    int nearest = (int)(value + 0.5);
    struct between b = {nearest, nearest};
    if (value - nearest > about && nearest < BOARD_SIZE)
        b.high++;
    else if (nearest - value > about && nearest > 1)
        b.low--;
    if (nearest > BOARD_SIZE)
        b = (struct between){BOARD_SIZE, BOARD_SIZE};
    return b;
}

static bool is_middle(struct between b)
{
    return b.low < b.high && b.low == BOARD_SIZE / 2;
}

/* -1 before the board, 1 behind it, 0 on it. */
static int beyond(double value)
{
    return value < 0.5 ? -1 : value > BOARD_SIZE + 0.5 ? 1 : 0;
}

/* "rank 1", "ranks 1 and 2", "file e": what a text beside the board stands level with. */
static void say_line(struct text *out, struct between b, const char *name, char first)
{
    if (is_middle(b))
        text_add(out, "the middle of the board");
    else if (b.low == b.high)
        text_format(out, "%s %c", name, first + b.low - 1);
    else
        text_format(out, "%ss %c and %c", name, first + b.low - 1, first + b.high - 1);
}

static void say_on_board(struct text *out, struct between file, struct between rank)
{
    if (is_middle(file) && is_middle(rank)) {
        text_add(out, "in the middle of the board");
        return;
    }
    bool square = file.low == file.high && rank.low == rank.high;
    text_add(out, square ? "on " : "between ");
    say_square(out, file.low, rank.low);
    if (!square) {
        text_add(out, " and ");
        say_square(out, file.high, rank.high);
    }
}

/* "on e4", "right of rank 1", "above left of the board" */
static void say_where(struct text *out, double x, double y)
{
    static const char *const across[] = {"left of ", "", "right of "};
    static const char *const up[] = {"below ", "", "above "};
    int file = beyond(x), rank = beyond(y);

    text_format(out, "%s%s", up[rank + 1], across[file + 1]);
    if (file && rank)
        text_add(out, "the board");
    else if (file)
        say_line(out, between(y), "rank", '1');
    else if (rank)
        say_line(out, between(x), "file", 'a');
    else
        say_on_board(out, between(x), between(y));
}

/* ---- Words ---- */

/* "The words", or what a single one is. */
static void say_words_head(struct text *out, const struct words *first, size_t count)
{
    struct slice words = first->words;
    bool blank = slice_find(words, ' ') < words.len;
    bool digit = words.len && is_digit(*words.ptr);

    say_gap(out);
    text_add(out, count > 1 || blank ? "The words " : digit ? "The number " : "The word ");
}

static void say_quoted(struct text *out, struct slice words)
{
    text_add_char(out, '"');
    utf8_add_clean(out, words);
    text_add_char(out, '"');
}

/* A corner text belongs to one square, whatever its fractions say. */
static void say_words_place(struct text *out, const struct words *words, bool corner)
{
    double x = words->x.value, y = words->y.value;
    if (!corner || beyond(x) || beyond(y)) {
        say_where(out, x, y);
        return;
    }
    text_add(out, "in the corner of ");
    say_square(out, between(x).low, between(y).low);
}

static void say_all_words(struct text *out, const struct words *const *all, size_t count,
                          bool corner)
{
    if (!count)
        return;
    say_words_head(out, all[0], count);
    for (size_t i = 0; i < count; i++) {
        say_comma(out, i, count, " and ");
        say_quoted(out, all[i]->words);
        text_add_char(out, ' ');
        say_words_place(out, all[i], corner);
    }
    text_add_char(out, '.');
}

void describe_words(struct text *out, const struct diagram *d)
{
    struct stacks stacks = find_stacks(d);
    size_t texts = d->texts.count, corners = 0;
    const struct words **all =
        arena_alloc(out->arena, (texts + d->corner_texts.count) * sizeof *all);

    for (size_t i = 0; i < texts; i++)
        all[i] = &d->texts.items[i];
    for (size_t i = 0; i < d->corner_texts.count; i++) {
        size_t square;
        int height;
        /* What counts a stack has been said with its ring. */
        if (!stack_height(&stacks, &d->corner_texts.items[i], &square, &height))
            all[texts + corners++] = &d->corner_texts.items[i];
    }
    say_all_words(out, all, texts, false);
    say_all_words(out, all + texts, corners, true);
}

/* ---- Dashed rectangles ---- */

/* The files or ranks that lie at least in part between two coordinates. */
static struct between covered(double a, double b)
{
    double low = a < b ? a : b, high = a < b ? b : a;
    struct between c = {(int)low, (int)high};
    if (high > c.high)
        c.high++;
    return c;
}

void describe_frames(struct text *out, const struct diagram *d)
{
    for (size_t i = 0; i < d->rects.count; i++) {
        const struct rect *rect = &d->rects.items[i];
        struct between file = covered(rect->x1.value, rect->x2.value);
        struct between rank = covered(rect->y1.value, rect->y2.value);
        say_gap(out);
        text_add(out, "A dashed rectangle around ");
        say_square(out, file.low, rank.low);
        if (file.low != file.high || rank.low != rank.high) {
            text_add(out, " to ");
            say_square(out, file.high, rank.high);
        }
        text_add_char(out, '.');
    }
}

/* ---- The panel of checkers ---- */

void describe_checkers(struct text *out, const struct diagram *d)
{
    int white = d->checkers.white, black = d->checkers.black;

    if (!d->checkers.given)
        return;
    say_gap(out);
    text_add(out, "Beside the board: ");
    if (white && black)
        text_format(out, "%d white and %d black checker%s.", white, black,
                    plural((size_t)(white > black ? white : black)));
    else if (white)
        text_format(out, "%d white checker%s, no black ones.", white, plural((size_t)white));
    else if (black)
        text_format(out, "%d black checker%s, no white ones.", black, plural((size_t)black));
    else
        text_add(out, "no checkers.");
}

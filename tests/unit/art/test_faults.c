/* Which part of a draft's picture a fault boxes. Each test says which words of the diagram are at
 * fault and where the box must be, in squares of the picture. */
#include "art/art.h"
#include "base/text.h"
#include "diagram/geometry.h"

#include "../test.h"

#include <math.h>

#define BOARD                                                                                      \
    "rnbqkbnr\npppppppp\n........\n........\n"                                                     \
    "........\n........\nPPPPPPPP\nRNBQKBNR\n"

static const double F = FRAME_WIDTH, HALF_LINE = 0.04;

static struct drawing *draft_of(struct arena *arena, const char *lines, const char *words,
                                enum finding_id id)
{
    struct sources sources = {.arena = arena};
    struct sink sink = {.arena = arena};
    const char *book = format_string(arena, "```diagram\n%s```\n", lines);
    const struct source *source = source_add(&sources, "book.md", slice_of(book));
    const struct doc *doc = doc_parse(arena, &sink, source);
    struct diagrams diagrams = diagrams_parse(arena, &sink, doc);
    const struct theme *theme = theme_find(slice_of("colour"));
    const char *at = strstr(source->text.ptr, words);

    assert_int_equal(diagrams.count, 1);
    assert_non_null(at);
    struct finding finding = {.id = id,
                              .at = source_span(source, (struct slice){at, strlen(words)})};
    struct drawing *drawing = art_draw(arena, theme, doc, diagrams.items);
    art_box_faults(drawing, theme, diagrams.items, &finding, 1);
    return drawing;
}

static void assert_near(double a, double b)
{
    if (fabs(a - b) > 0.001)
        fail_msg("%g is not %g", a, b);
}

static void assert_boxed(const char *lines, const char *words, struct box box)
{
    struct arena arena = {0};
    struct drawing *drawing = draft_of(&arena, lines, words, BAD_SQUARE);
    const struct op *op = &drawing->ops.items[drawing->ops.count - 1];
    const struct point *points = op->path.points.items;

    assert_int_equal(op->stroke, theme_find(slice_of("colour"))->fault);
    assert_near(points[0].x, box.left);
    assert_near(points[0].y, box.top);
    assert_near(points[2].x, box.right);
    assert_near(points[2].y, box.bottom);
    arena_free(&arena);
}

static void squares_and_rows(void **state)
{
    (void)state;
    assert_boxed(BOARD, "rnbqkbnr", (struct box){F, F, F + 8, F + 1});
    assert_boxed(BOARD, "qkbnr", (struct box){F + 3, F, F + 8, F + 1});
    assert_boxed(BOARD, "q", (struct box){F + 3, F, F + 4, F + 1});
}

static void marks(void **state)
{
    (void)state;
    assert_boxed(BOARD "arrow: e2, e4, white\n", "e2,", (struct box){F + 4, F + 4, F + 5, F + 5});
    assert_boxed(BOARD "card: K, 9, 1\nmargins: 0, 0, 4, 0\n", "card: K",
                 (struct box){F + 9, F + 1, F + 9 + CARD_WIDTH, F + 1 + CARD_HEIGHT});
    assert_boxed(BOARD "rect: 3, 6, 2, 5\n", "rect", (struct box){F + 1, F + 2, F + 3, F + 4});
    assert_boxed(BOARD "corner text: 2, 1, 8\n", "corner", (struct box){F, F, F + 0.5, F + 0.5});
    assert_boxed(BOARD "checkers: 1, 2\nmargins: 0, 0, 4, 0\n", "checkers",
                 (struct box){F + 8.5, F + 2.5, F + 8.5 + CARD_WIDTH, F + 2.5 + CARD_HEIGHT});
}

/* Half a card in sight is boxed as far as it is seen; a word out of sight is not to be found. */
static void what_is_cut_off(void **state)
{
    (void)state;
    double end = 8 + 2 * F + 1 - HALF_LINE, all = 8 + 2 * F - HALF_LINE;
    assert_boxed(BOARD "card: K, 8.5, 1\nmargins: 0, 0, 1, 0\n", "card",
                 (struct box){F + 8.5, F + 1, end, F + 1 + CARD_HEIGHT});
    assert_boxed(BOARD "text: far, 30, 1\n", "text", (struct box){HALF_LINE, HALF_LINE, all, all});
    assert_boxed(BOARD "arow: e2, e4\n", "arow", (struct box){HALF_LINE, HALF_LINE, all, all});
}

#define ROW   0.75
#define TOP   0.85 /* of the first row: paper and header */
#define NAMES 1.25

static void cells_of_tables(void **state)
{
    static const char grid[] = "type: masquerade\n. K Q R B N combo\nK . . O . . KR\nQ O . .\n"
                               "R . . . . O RN\nB . . . O . BB\nN . O . . . NQ\n";
    static const char cards[] = "type: cards\nPiece Cards Gap\np 2S 3S . . . . . . .\n"
                                "n 8S 8C . . . . . . 1\n";
    const double cell = 0.95, combo = NAMES + 5 * cell;
    (void)state;
    assert_boxed(grid, "O . . KR", (struct box){NAMES + 2 * cell, TOP, combo + 1.5, TOP + ROW});
    assert_boxed(grid, "KR", (struct box){combo, TOP, combo + 1.5, TOP + ROW});
    assert_boxed(grid, "Q O . .\n", (struct box){0.1, TOP + ROW, NAMES + 3 * cell, TOP + 2 * ROW});
    assert_boxed(cards, "8C", (struct box){1.4 + 1.12, TOP + ROW, 1.4 + 2.24, TOP + 2 * ROW});
}

static void a_note_is_no_fault(void **state)
{
    struct arena arena = {0};
    (void)state;
    struct drawing *noted = draft_of(&arena, BOARD, "q", FRONT_MATTER_EXTRA);
    struct drawing *faulty = draft_of(&arena, BOARD, "q", BAD_SQUARE);
    assert_int_equal(noted->ops.count + 1, faulty->ops.count);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(squares_and_rows),   cmocka_unit_test(marks),
        cmocka_unit_test(what_is_cut_off),    cmocka_unit_test(cells_of_tables),
        cmocka_unit_test(a_note_is_no_fault),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The ways that arrows take, so that none hides another. */
#include "art/arrow_plan.h"
#include "art/vector.h"
#include "base/text.h"

#include "../test.h"

#define EMPTY                                                                                      \
    "........\n........\n........\n........\n"                                                     \
    "........\n........\n........\n........\n"

/* The plan of the board with these lines, in `arena`. */
static struct arrow_plan plan_of(struct arena *arena, const char *lines)
{
    struct sources sources = {.arena = arena};
    struct sink sink = {.arena = arena};
    const char *book = format_string(arena, "```diagram\n%s```\n", lines);
    const struct source *source = source_add(&sources, "book.md", slice_of(book));
    struct diagrams diagrams = diagrams_parse(arena, &sink, doc_parse(arena, &sink, source));
    struct drawing drawing = {.arena = arena};
    struct canvas canvas = {.drawing = &drawing, .diagram = diagrams.items};

    assert_int_equal(diagrams.count, 1);
    return plan_arrows(&canvas);
}

/* The arrow of the plan that ends on file and rank. */
static const struct shape *arrow_to(const struct arrow_plan *plan, int file, int rank)
{
    struct point to = {file - 0.5, BOARD_SIZE - rank + 0.5};
    for (size_t i = 0; i < plan->count; i++)
        if (is_same(plan->items[i].to, to))
            return &plan->items[i];
    fail_msg("no arrow to %d, %d", file, rank);
    return NULL;
}

static size_t count_bent(const struct arrow_plan *plan)
{
    size_t count = 0;
    for (size_t i = 0; i < plan->count; i++)
        count += plan->items[i].bent;
    return count;
}

static void a_free_knight_bends(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct arrow_plan plan = plan_of(&arena, EMPTY "arrow: g1, f3, white\n");
    assert_int_equal(plan.count, 1);
    assert_true(plan.items[0].bent);
    assert_true(is_same(plan.items[0].corner, (struct point){6.5, 5.5})); /* g3 */
    plan = plan_of(&arena, EMPTY "arrow: g1, f3, grey\n");
    assert_false(plan.items[0].bent);
    arena_free(&arena);
}

/* The usual way lies under the rook's arrow; the other one is free. */
static void a_knight_looks_for_another_way(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct arrow_plan plan = plan_of(&arena, EMPTY "arrow: g1, f3, white\narrow: g8, g2, black\n");
    assert_true(arrow_to(&plan, 6, 3)->bent);
    assert_true(is_same(arrow_to(&plan, 6, 3)->corner, (struct point){5.5, 7.5})); /* f1 */
    arena_free(&arena);
}

static void a_knight_without_a_way_is_straight(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct arrow_plan plan =
        plan_of(&arena, EMPTY "arrow: g1, f3, white\narrow: g8, g2, black\narrow: f8, f2, black\n");
    assert_int_equal(count_bent(&plan), 0);
    arena_free(&arena);
}

/* All from one square are one figure; all into one square would hide each other's heads. */
static void knights_fork_but_do_not_meet(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct arrow_plan plan = plan_of(&arena, EMPTY "arrow: d5, e7, white\narrow: d5, c7, white\n");
    assert_int_equal(count_bent(&plan), 2);
    assert_true(is_same(plan.items[0].corner, plan.items[1].corner));
    plan = plan_of(&arena, EMPTY "arrow: d5, e7, white\narrow: d5, c7, black\n");
    assert_false(is_same(plan.items[0].corner, plan.items[1].corner));
    plan = plan_of(&arena, EMPTY "arrow: b4, d5, white\narrow: f4, d5, white\n");
    assert_true(plan.items[0].bent);
    assert_false(plan.items[1].bent && is_same(minus(plan.items[0].corner, plan.items[0].to),
                                               minus(plan.items[1].corner, plan.items[1].to)));
    arena_free(&arena);
}

static void each_on_a_line_has_its_lane(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct arrow_plan plan =
        plan_of(&arena, EMPTY "arrow: a1, d1, white\narrow: a1, d1, black\narrow: a1, d1, grey\n");
    assert_int_equal(plan.count, 3);
    for (size_t i = 0; i < 3; i++)
        for (size_t j = i + 1; j < 3; j++)
            assert_true(fabs(plan.items[i].aside - plan.items[j].aside) > 0.2);
    /* The second shares its way with both others, which share none: two lanes are enough. */
    plan =
        plan_of(&arena, EMPTY "arrow: a1, d1, white\narrow: c1, f1, white\narrow: e1, h1, white\n");
    assert_true(arrow_to(&plan, 4, 1)->aside == arrow_to(&plan, 8, 1)->aside);
    assert_true(fabs(arrow_to(&plan, 6, 1)->aside - arrow_to(&plan, 8, 1)->aside) > 0.2);
    arena_free(&arena);
}

static void two_that_meet_keep_to_the_right(void **state)
{
    (void)state;
    static const char *const lines[] = {
        EMPTY "arrow: a1, h1, white\narrow: h1, a1, black\n",
        EMPTY "arrow: c2, c7, white\narrow: c7, c2, black\n",
        EMPTY "arrow: a8, h1, white\narrow: h1, a8, black\n",
    };
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct arrow_plan plan = plan_of(&arena, lines[i]);
        assert_true(plan.items[0].aside > 0.1);
        assert_true(plan.items[1].aside > 0.1);
    }
    arena_free(&arena);
}

/* Neither one behind the other nor a short one on a long one hides anything. */
static void no_lanes_without_need(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct arrow_plan plan =
        plan_of(&arena, EMPTY "arrow: a1, d1, white\narrow: d1, h1, white\narrow: a3, d3, white\n"
                              "arrow: a3, h3, black\n");
    for (size_t i = 0; i < plan.count; i++)
        assert_true(plan.items[i].aside == 0);
    arena_free(&arena);
}

static void halves_are_one_arrow(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct arrow_plan plan = plan_of(&arena, EMPTY "arrow: b2, h2, grey\narrow: g2, a2, grey\n");
    assert_int_equal(plan.count, 1);
    assert_true(plan.items[0].double_headed);
    arena_free(&arena);
}

static void the_order_of_the_lines_makes_no_difference(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct arrow_plan a =
        plan_of(&arena, EMPTY "arrow: f4, d5, white\narrow: d1, d5, black\narrow: b4, d5, white\n");
    struct arrow_plan b =
        plan_of(&arena, EMPTY "arrow: b4, d5, white\narrow: f4, d5, white\narrow: d1, d5, black\n");
    assert_int_equal(a.count, b.count);
    for (size_t i = 0; i < a.count; i++) {
        assert_true(is_same(a.items[i].from, b.items[i].from));
        assert_int_equal(a.items[i].bent, b.items[i].bent);
        assert_true(!a.items[i].bent || is_same(a.items[i].corner, b.items[i].corner));
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_free_knight_bends),
        cmocka_unit_test(a_knight_looks_for_another_way),
        cmocka_unit_test(a_knight_without_a_way_is_straight),
        cmocka_unit_test(knights_fork_but_do_not_meet),
        cmocka_unit_test(each_on_a_line_has_its_lane),
        cmocka_unit_test(two_that_meet_keep_to_the_right),
        cmocka_unit_test(no_lanes_without_need),
        cmocka_unit_test(halves_are_one_arrow),
        cmocka_unit_test(the_order_of_the_lines_makes_no_difference),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

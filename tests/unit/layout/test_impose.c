/* Sheets are folded again, by nothing but where the pages lie on them, and read. */
#include "../test.h"

#include "layout/impose.h"

#include <math.h>

static struct imposition impose_letter(struct arena *arena, enum impose_kind kind, size_t pages,
                                       double thickness)
{
    struct imposition out;
    const char *why = "";
    const struct impose_job job = {kind, pages, 396, 612, 612, 792, thickness};
    if (!impose(&out, &why, arena, &job))
        fail_msg("%s", why);
    return out;
}

/* The page in the left or right half of a side. */
static size_t half(const struct imposition *sheet, size_t side, bool right)
{
    for (size_t i = 0; i < sheet->sides[side].count; i++) {
        const struct impose_slot *slot = &sheet->sides[side].slots[i];
        if ((slot->x + 198 * slot->scale > sheet->width / 2) == right)
            return slot->page;
    }
    fail_msg("no page in a half of side %zu", side);
    return 0;
}

/* Turned left to right, what is behind the right half is the left half of the other side. The right
 * halves are the leaves up to the middle, from the outermost sheet; the left halves come after. */
static void booklets_read_in_order(void **state)
{
    struct arena arena = {0};
    (void)state;
    for (size_t pages = 1; pages <= 41; pages++) {
        struct imposition b = impose_letter(&arena, IMPOSE_BOOKLET, pages, 0.3);
        size_t sheets = b.side_count / 2, read = 0, order[64];
        assert_int_equal(sheets, (pages + 3) / 4);
        for (size_t i = 0; i < sheets; i++) {
            order[read++] = half(&b, 2 * i, true);
            order[read++] = half(&b, 2 * i + 1, false);
        }
        for (size_t i = sheets; i-- > 0;) {
            order[read++] = half(&b, 2 * i + 1, true);
            order[read++] = half(&b, 2 * i, false);
        }
        for (size_t i = 0; i < read; i++)
            assert_true(order[i] == (i < pages ? i : IMPOSE_BLANK));
    }
    arena_free(&arena);
}

static void inner_sheets_creep_to_the_fold(void **state)
{
    struct arena arena = {0};
    (void)state;
    struct imposition b = impose_letter(&arena, IMPOSE_BOOKLET, 12, 0.5);
    for (size_t i = 0; i < b.side_count; i++) {
        const struct impose_slot *slots = b.sides[i].slots;
        double creep = 0.5 * (double)(i / 2);
        assert_true(fabs(slots[1].x - (396 - creep)) < 1e-9);
        assert_true(fabs(slots[0].x + 396 * slots[0].scale - (396 + creep)) < 1e-9);
    }
    arena_free(&arena);
}

/* Column and row of a page of a zine. */
static void find(int *column, int *row, const struct imposition *z, size_t page)
{
    for (size_t i = 0; i < z->sides[0].count; i++)
        if (z->sides[0].slots[i].page == page) {
            *column = (int)(z->sides[0].slots[i].x / (z->width / 4) + 0.01);
            *row = (int)(z->sides[0].slots[i].y / (z->height / 2) + 0.01);
            assert_int_equal(z->sides[0].slots[i].upside_down, *row == 0);
            return;
        }
    fail_msg("no page %zu", page);
}

/* Every opening lies side by side the right way round, and the two pages of each leaf meet at a
 * fold: the outer columns over the long fold, the inner ones over the middle of the sheet. */
static void zines_read_in_order(void **state)
{
    struct arena arena = {0};
    (void)state;
    struct imposition z = impose_letter(&arena, IMPOSE_ZINE, 8, 0);
    assert_int_equal(z.side_count, 1);
    for (size_t left = 1; left < 8; left += 2) {
        int x1, y1, x2, y2;
        find(&x1, &y1, &z, left);
        find(&x2, &y2, &z, (left + 1) % 8);
        assert_int_equal(y1, y2);
        assert_int_equal(x2 - x1, y1 ? 1 : -1);
        find(&x2, &y2, &z, left - 1);
        if (y1 == y2)
            assert_int_equal(x1 + x2, 3);
        else
            assert_true(x1 == x2 && (x1 == 0 || x1 == 3));
    }
    arena_free(&arena);
}

static void nonsense_is_refused(void **state)
{
    struct arena arena = {0};
    (void)state;
    const struct impose_job jobs[] = {
        {IMPOSE_ZINE, 9, 1, 1, 1, 1, 0},     {IMPOSE_BOOKLET, 0, 1, 1, 1, 1, 0},
        {IMPOSE_BOOKLET, 1, 0, 1, 1, 1, 0},  {IMPOSE_BOOKLET, 1, 1, 1, (double)NAN, 1, 0},
        {IMPOSE_BOOKLET, 1, 1, 1, 1, 1, -1},
    };
    for (size_t i = 0; i < sizeof jobs / sizeof *jobs; i++) {
        struct imposition out;
        const char *why = NULL;
        assert_false(impose(&out, &why, &arena, &jobs[i]));
        assert_non_null(why);
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(booklets_read_in_order),
        cmocka_unit_test(inner_sheets_creep_to_the_fold),
        cmocka_unit_test(zines_read_in_order),
        cmocka_unit_test(nonsense_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

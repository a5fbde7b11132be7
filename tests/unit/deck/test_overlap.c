/* Fronts and backs of printed sheets, seen against the light: each page of the PDF is drawn by
 * another program and laid on the other one as the printer would. */
#include "../arena.h"
#include "../test.h"

#include "base/length.h"
#include "deck/sheets.h"
#include "paint/sheet_pdf.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* A tenth of a millimetre is a pixel. */
#define RESOLUTION "254"

struct page {
    int width, height;
    unsigned char *pixels;
};

/* ---- Pages ---- */

static struct page read_page(struct arena *arena, const char *pdf, int number)
{
    struct page page;
    int most;
    FILE *pipe = popen(
        format_string(arena, "pdftoppm -r " RESOLUTION " -f %d -l %d %s", number, number, pdf),
        "r");
    assert_non_null(pipe);
    assert_int_equal(fscanf(pipe, "P6 %d %d %d", &page.width, &page.height, &most), 3);
    fgetc(pipe);
    size_t size = (size_t)page.width * (size_t)page.height * 3;
    page.pixels = arena_alloc(arena, size);
    assert_int_equal(fread(page.pixels, 1, size, pipe), size);
    assert_int_equal(pclose(pipe), 0);
    return page;
}

static bool is_red(const struct page *page, int x, int y)
{
    if (x < 0 || y < 0 || x >= page->width || y >= page->height)
        return false;
    const unsigned char *p = page->pixels + 3 * ((size_t)y * (size_t)page->width + (size_t)x);
    return p[0] > 200 && p[1] < 100 && p[2] < 100;
}

/* Red all around, or nowhere near: what a shift of a pixel cannot change. */
static bool is_near_red(const struct page *page, int x, int y)
{
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (is_red(page, x + dx, y + dy))
                return true;
    return false;
}

/* Where a point of the front is on a back that was turned over. */
typedef void turn_fn(int *x, int *y, const struct page *page);

static void turn_left_to_right(int *x, int *y, const struct page *page)
{
    (void)y;
    *x = page->width - 1 - *x;
}

static void turn_top_to_bottom(int *x, int *y, const struct page *page)
{
    (void)x;
    *y = page->height - 1 - *y;
}

static void assert_overlap(const struct page *front, const struct page *back, turn_fn *turn)
{
    size_t red = 0;
    assert_int_equal(front->width, back->width);
    assert_int_equal(front->height, back->height);
    for (int y = 0; y < front->height; y++)
        for (int x = 0; x < front->width; x++) {
            int there_x = x, there_y = y;
            if (!is_red(front, x, y))
                continue;
            red++;
            turn(&there_x, &there_y, back);
            if (!is_near_red(back, there_x, there_y))
                fail_msg("the back has nothing behind (%d, %d)", x, y);
        }
    assert_true(red > 10000);
}

/* ---- Sheets ---- */

/* A card with a red bar at its top: a back that stands on its head would show. */
static struct drawing *draw_bar(struct arena *arena, struct card_format format)
{
    struct drawing *d = arena_alloc(arena, sizeof *d);
    double unit = FACE_UNIT, bleed_x = (format.full.width - format.trim.width) / 2;
    double bleed_y = (format.full.height - format.trim.height) / 2;
    *d = (struct drawing){
        .arena = arena, .width = format.full.width / unit, .height = format.full.height / unit};
    path_rect(arena, draw_path(d, 0xff0000ff, INK_NONE, 0), bleed_x / unit, bleed_y / unit,
              format.trim.width / unit, format.trim.height / unit / 4);
    return d;
}

static void print_cards(struct page pages[2], struct arena *arena, const char *paper,
                        const char *size, enum backs backs, struct point offset)
{
    struct grid_job grid = {.backs = backs};
    struct extent trim;
    struct slice pdf;
    const char *why = "";
    char path[] = "/tmp/rookpress-overlap-XXXXXX";
    assert_true(paper_parse(&grid.paper, slice_of(paper)));
    assert_true(format_parse_size(&trim, slice_of(size), 0));
    grid.format = format_around(trim, 9, 9);
    const struct drawing *bar = draw_bar(arena, grid.format);
    /* One card short, so that a page has a place without one. */
    struct printed_card card = {.name = "bar", .front = bar, .back = bar};
    struct sheets_job job = {.arena = arena,
                             .title = "Test",
                             .cards = &card,
                             .count = 1,
                             .offset_x = offset.x,
                             .offset_y = offset.y};
    assert_true(grid_plan(&job.grid, &why, arena, &grid));
    card.count = (unsigned)grid_count(&job.grid) - 1;
    struct sheets sheets = sheets_of_cards(&job);
    struct painter painter = {.arena = arena, .fonts = fonts_new(arena), .square = FACE_UNIT};
    if (!paint_sheets(&pdf, &why, &painter, &sheets))
        fail_msg("%s", why);
    fonts_free(painter.fonts);
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, pdf.ptr, pdf.len), (ssize_t)pdf.len);
    close(file);
    for (int i = 0; i < 2; i++)
        pages[i] = read_page(arena, path, i + 1);
    unlink(path);
}

static void fronts_and_backs_overlap(void **state)
{
    static const struct {
        const char *paper, *size;
        enum backs backs;
        turn_fn *turn;
    } rows[] = {
        {"letter", "poker", BACKS_DUPLEX_LONG, turn_left_to_right},
        {"a4", "bridge", BACKS_DUPLEX_SHORT, turn_top_to_bottom},
        {"a4", "130x60mm", BACKS_DUPLEX_LONG, turn_top_to_bottom}, /* paper that lies */
        {"a4", "130x60mm", BACKS_DUPLEX_SHORT, turn_left_to_right},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct page pages[2];
        print_cards(pages, *state, rows[i].paper, rows[i].size, rows[i].backs,
                    (struct point){0, 0});
        assert_overlap(&pages[0], &pages[1], rows[i].turn);
        assert_overlap(&pages[1], &pages[0], rows[i].turn);
    }
}

/* What the printer drifts, undone by hand. */
static int drift_x, drift_y;

static void turn_and_drift(int *x, int *y, const struct page *page)
{
    turn_left_to_right(x, y, page);
    *x += drift_x;
    *y += drift_y;
}

static void offsets_move_the_backs(void **state)
{
    struct page pages[2];
    drift_x = 12;
    drift_y = -7;
    print_cards(pages, *state, "letter", "poker", BACKS_DUPLEX_LONG,
                (struct point){1.2 * POINTS_A_MM, -0.7 * POINTS_A_MM});
    assert_overlap(&pages[0], &pages[1], turn_and_drift);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fronts_and_backs_overlap),
        cmocka_unit_test(offsets_move_the_backs),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}

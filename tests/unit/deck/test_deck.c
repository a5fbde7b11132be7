/* The deck that comes with the program, and how it lies on sheets and pages. */
#include "../test.h"

#include "base/data.h"
#include "base/file.h"
#include "base/length.h"
#include "check/parts.h"
#include "deck/preflight.h"
#include "deck/sheets.h"

#include <math.h>
#include <stdlib.h>

struct fixture {
    struct arena arena;
    struct sources sources;
    struct sink sink;
    struct deck *deck;
    struct face_job faces;
    struct printed_card *cards;
};

static struct slice read_data(struct fixture *f, const char *name)
{
    struct slice text;
    const char *why;
    const char *path = data_find(&f->arena, name);
    assert_non_null(path);
    assert_true(file_read(&text, &why, &f->arena, path));
    return text;
}

static void draw_cards(struct fixture *f)
{
    size_t count = f->deck->cards.count;
    f->cards = arena_alloc(&f->arena, count * sizeof *f->cards);
    for (size_t i = 0; i < count; i++) {
        const struct deck_card *card = &f->deck->cards.items[i];
        f->cards[i] = (struct printed_card){.name = card->name,
                                            .count = card->count,
                                            .front = face_draw(&f->faces, card).drawing,
                                            .back = face_draw_back(&f->faces, card).drawing,
                                            .own_back = !card->back};
    }
}

static int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);
    *state = f;
    f->sources.arena = f->sink.arena = &f->arena;
    const struct source *source =
        source_add(&f->sources, "deck.xml", read_data(f, "cards/deck.xml"));
    f->deck = deck_read(&f->arena, &f->sink, &f->sources, source, "cards",
                        read_data(f, "cards/deck.rng"));
    f->faces = (struct face_job){.arena = &f->arena,
                                 .fonts = fonts_new(&f->arena),
                                 .deck = f->deck,
                                 .format = f->deck->format};
    f->faces.aid_size = aid_type_size(&f->faces, &f->sink);
    draw_cards(f);
    return f->sink.findings.count > 0;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    fonts_free(f->faces.fonts);
    deck_free(f->deck);
    arena_free(&f->arena);
    free(f);
    return 0;
}

/* ---- The cards ---- */

static void forty_cards_as_the_table_says(void **state)
{
    const struct fixture *f = *state;
    static const struct {
        char code;
        unsigned cards, pips;
    } rows[] = {{'p', 8, 0}, {'n', 2, 1}, {'b', 2, 2}, {'r', 2, 3}, {'q', 1, 5}, {'k', 1, 6}};
    struct deck_counts counts = deck_count(f->deck);
    unsigned pieces = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int white = 0; white < 2; white++) {
            char code = white ? to_upper(rows[i].code) : rows[i].code;
            assert_int_equal(counts.cards[(unsigned char)code], rows[i].cards);
            assert_int_equal(counts.pips[(unsigned char)code], rows[i].pips);
            pieces += counts.cards[(unsigned char)code];
        }
    assert_int_equal(pieces, 32);
    assert_int_equal(counts.cards['C'], 4);
    assert_int_equal(counts.cards['c'], 4);
}

static void checkers_have_pips_in_each_colour(void **state)
{
    const struct fixture *f = *state;
    for (const char *code = "Cc"; *code; code++) {
        unsigned seen = 0;
        for (size_t i = 0; i < f->deck->cards.count; i++)
            if (f->deck->cards.items[i].code == *code)
                seen |= 1u << f->deck->cards.items[i].pips;
        assert_int_equal(seen, 1u << 4 | 1u << 7 | 1u << 8 | 1u << 9);
    }
}

/* So that `check` need not read the deck. */
static void books_are_held_against_this_deck(void **state)
{
    struct fixture *f = *state;
    struct deck_counts counts = deck_count(f->deck);
    struct check_deck facts = check_usual_deck();
    assert_memory_equal(counts.cards, facts.cards, sizeof facts.cards);
    for (const char *letter = "PNBRQKpnbrqk"; *letter; letter++)
        assert_int_equal(counts.pips[(unsigned char)*letter], facts.pips[(unsigned char)*letter]);
}

static void aids_have_a_side_for_each_text(void **state)
{
    const struct fixture *f = *state;
    size_t aids = 0, quotes = 0;
    for (size_t i = 0; i < f->deck->cards.count; i++) {
        const struct deck_card *card = &f->deck->cards.items[i];
        if (!card->aid)
            continue;
        aids++;
        assert_slice(card->aid->sides[0].title, "Set-up");
        assert_slice(card->aid->sides[1].title, "Turn");
        assert_true(card->aid->sides[0].lines.count > 0 && card->aid->sides[1].lines.count > 0);
        for (size_t k = 0; k < card->aid->sides[1].lines.count; k++)
            quotes += slice_eq(card->aid->sides[1].lines.items[k], "enemy, and ask “Capture?”");
    }
    assert_int_equal(aids, 19);
    assert_int_equal(quotes, 1);
}

/* Pieces are drawn twice; what one end shows, the other end shows turned. */
static void pieces_stand_head_to_head(void **state)
{
    const struct fixture *f = *state;
    for (size_t i = 0; i < f->deck->cards.count; i++) {
        const struct drawing *d = f->cards[i].front;
        const struct op *ends[2] = {NULL, NULL};
        if (f->deck->cards.items[i].figure != FIGURE_PIECE)
            continue;
        for (size_t k = 0; k < d->ops.count; k++)
            if (d->ops.items[k].kind == OP_PIECE)
                ends[d->ops.items[k].upside_down] = &d->ops.items[k];
        assert_true(ends[0] && ends[1] && ends[0]->piece == ends[1]->piece);
        assert_true(fabs(ends[0]->at.x - ends[1]->at.x) < 1e-9);
        assert_true(fabs(ends[0]->at.y + ends[0]->size + ends[1]->at.y - d->height) < 1e-9);
        assert_true(ends[0]->at.y > ends[1]->at.y); /* the upright one below: heads inwards */
    }
}

/* What a fan shows, at both ends: the letter and the bar, hollow or solid; and pips in between. */
static void corners_and_pips_tell_cards_apart(void **state)
{
    enum { BAR_POINTS = 1 + 4 + 4 * 3, PIP_POINTS = 1 + 4 * 3 };
    const struct fixture *f = *state;
    for (size_t i = 0; i < f->deck->cards.count; i++) {
        const struct deck_card *card = &f->deck->cards.items[i];
        const struct drawing *d = f->cards[i].front;
        unsigned letters[2] = {0, 0}, bars = 0, pips = 0;
        if (card->figure != FIGURE_PIECE)
            continue;
        bool white = card->code == to_upper(card->code);
        for (size_t k = 0; k < d->ops.count; k++) {
            const struct op *op = &d->ops.items[k];
            letters[op->upside_down] +=
                op->kind == OP_TEXT && op->text.len == 1 && op->text.ptr[0] == to_upper(card->code);
            pips += op->kind == OP_PATH && op->path.points.count == PIP_POINTS &&
                    op->fill == (white ? card->suit->paper : card->suit->ink);
            bars += op->kind == OP_PATH && op->path.points.count == BAR_POINTS && op->stroke &&
                    (op->fill == card->suit->paper) == white &&
                    (op->fill == card->suit->ink) == !white;
        }
        assert_true(letters[0] == 1 && letters[1] == 1 && bars == 2);
        assert_int_equal(pips, card->pips);
    }
}

static void assert_faces_are_safe(struct fixture *f, struct card_format format)
{
    struct face_job job = f->faces;
    job.format = format;
    job.aid_size = aid_type_size(&job, &f->sink);
    for (size_t i = 0; i < f->deck->cards.count; i++) {
        const struct deck_card *card = &f->deck->cards.items[i];
        struct face front = face_draw(&job, card), back = face_draw_back(&job, card);
        assert_true(preflight_face(&job, &f->sink, &front, card->at, card->name));
        assert_true(preflight_face(&job, &f->sink, &back, card->at, card->name));
    }
}

static void every_face_of_every_format_is_safe(void **state)
{
    static const char *const sizes[] = {"poker", "bridge", "euro", "tarot", "mini", "120x40mm"};
    struct extent trim;
    for (size_t i = 0; preset_names[i]; i++)
        assert_faces_are_safe(*state, preset_find(slice_of(preset_names[i]))->format);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        assert_true(format_parse_size(&trim, slice_of(sizes[i]), 0));
        assert_faces_are_safe(*state, format_around(trim, 9, 9));
    }
}

static void what_leaves_the_safe_zone_is_named(void **state)
{
    struct fixture *f = *state;
    struct sink sink = {.arena = &f->arena};
    struct face face = face_draw(&f->faces, &f->deck->cards.items[0]);
    struct drawing moved = *face.drawing;
    draw_text(&moved, slice_of("Far"), moved.width - 0.3, 1, 0.2, FACE_BODY, ANCHOR_LEFT, 0xff);
    face.drawing = &moved;
    assert_false(preflight_face(&f->faces, &sink, &face, (struct span){0, 0, 1}, "white-pawn"));
    assert_int_equal(sink.findings.count, 1);
    assert_int_equal(sink.findings.items[0].id, DECK_UNSAFE);
    assert_non_null(strstr(sink.findings.items[0].message, "'white-pawn': a text reaches"));
}

/* ---- Sheets and pages ---- */

static struct sheets_job job_of(struct fixture *f, enum backs backs)
{
    struct grid_job grid = {.format = f->faces.format, .backs = backs};
    const char *why;
    struct sheets_job job = {
        .arena = &f->arena, .title = "Test", .cards = f->cards, .count = f->deck->cards.count};
    assert_true(paper_parse(&grid.paper, slice_of("letter")));
    assert_true(grid_plan(&job.grid, &why, &f->arena, &grid));
    return job;
}

/* How often a drawing is on the sides, of which every `step`th is looked at. */
static unsigned count_drawing(const struct sheets *sheets, const struct drawing *drawing,
                              size_t first, size_t step)
{
    unsigned count = 0;
    for (size_t i = first; i < sheets->sides.count; i += step)
        for (size_t k = 0; k < sheets->sides.items[i].items.count; k++)
            count += sheets->sides.items[i].items.items[k].drawing == drawing;
    return count;
}

static void sheets_have_every_card_as_often_as_declared(void **state)
{
    struct fixture *f = *state;
    struct sheets_job none = job_of(f, BACKS_NONE), both = job_of(f, BACKS_DUPLEX_LONG);
    struct sheets_job folded = job_of(f, BACKS_GUTTERFOLD);
    struct sheets alone = sheets_of_cards(&none), duplex = sheets_of_cards(&both);
    struct sheets gutter = sheets_of_cards(&folded);
    assert_int_equal(alone.sides.count, (59 + 19 + 8) / 9);
    assert_int_equal(duplex.sides.count, 2 * ((59 + 8) / 9));
    assert_int_equal(gutter.sides.count, (59 + 3) / 4);
    for (size_t i = 0; i < f->deck->cards.count; i++) {
        const struct printed_card *card = &f->cards[i];
        assert_int_equal(count_drawing(&alone, card->front, 0, 1), card->count);
        assert_int_equal(count_drawing(&duplex, card->front, 0, 2), card->count);
        assert_int_equal(count_drawing(&duplex, card->front, 1, 2), 0);
        assert_int_equal(count_drawing(&gutter, card->front, 0, 1), card->count);
        assert_int_equal(count_drawing(&duplex, card->back, 1, 2), card->count);
        assert_int_equal(count_drawing(&alone, card->back, 0, 1), card->own_back ? 1 : 0);
    }
}

static void pages_are_back_front_back_front(void **state)
{
    struct fixture *f = *state;
    struct sheets_job job = job_of(f, BACKS_NONE);
    struct sheets pages = sheets_of_pages(&job, preset_find(slice_of("dtc-poker"))->format);
    size_t page = 0;
    assert_true(fabs(pages.width - 2.75 * 72) < 1e-9 && fabs(pages.height - 3.75 * 72) < 1e-9);
    assert_true(fabs(pages.trim_x - 9) < 1e-9 && fabs(pages.trim_y - 9) < 1e-9);
    for (size_t i = 0; i < job.count; i++)
        for (unsigned k = 0; k < f->cards[i].count; k++) {
            const struct sheet_side *back = &pages.sides.items[page++];
            const struct sheet_side *front = &pages.sides.items[page++];
            assert_ptr_equal(back->items.items[0].drawing, f->cards[i].back);
            assert_ptr_equal(front->items.items[0].drawing, f->cards[i].front);
        }
    assert_int_equal(page, pages.sides.count);
    assert_int_equal(page, 2 * 59);
}

/* Marks and ruler lie outside the cards and off the edge of the paper, whichever there are. */
static void marks_lie_outside_the_cards(void **state)
{
    struct fixture *f = *state;
    for (int marks = MARKS_NONE; marks <= MARKS_EDGE; marks++) {
        struct sheets_job job = job_of(f, BACKS_DUPLEX_LONG);
        job.marks = (enum marks)marks;
        struct sheets sheets = sheets_of_cards(&job);
        const struct sheet_side *side = &sheets.sides.items[0];
        struct area first = grid_trim(&job.grid, 0);
        struct area last = grid_trim(&job.grid, grid_count(&job.grid) - 1);
        assert_int_equal(side->items.count, 9 + 1 + (marks != MARKS_NONE));
        for (size_t i = 9; i < side->items.count; i++) {
            const struct sheet_item *item = &side->items.items[i];
            const struct drawing *d = item->drawing;
            for (size_t k = 0; item->quarters == 0 && k < d->ops.items[0].path.points.count; k++) {
                struct point p = d->ops.items[0].path.points.items[k];
                double x = item->x + p.x * item->unit, y = item->y + p.y * item->unit;
                assert_true(x < first.x + 0.01 || x > last.x + last.width - 0.01 ||
                            y < first.y + 0.01 || y > last.y + last.height - 0.01);
                assert_true(x > SHEET_EDGE - 0.01 && x < sheets.width - SHEET_EDGE + 0.01);
                assert_true(y > SHEET_EDGE - 0.01 && y < sheets.height - SHEET_EDGE + 0.01);
            }
            if (item->quarters) /* the strip stands in the left margin */
                assert_true(item->x > SHEET_EDGE - 0.01 &&
                            item->x + d->height * item->unit < first.x);
        }
    }
}

static void rulers_measure_a_hundred_millimetres(void **state)
{
    struct fixture *f = *state;
    struct sheets_job job = job_of(f, BACKS_NONE);
    struct sheets sheets = sheets_of_cards(&job);
    for (size_t i = 0; i < sheets.sides.count; i++) {
        const struct sheet_side *side = &sheets.sides.items[i];
        const struct sheet_item *strip = &side->items.items[side->items.count - 1];
        const struct point *line = strip->drawing->ops.items[0].path.points.items;
        double length = (line[1].x - line[0].x) * strip->unit / POINTS_A_MM;
        assert_true(fabs(length - 100) < 1e-6);
        assert_true(slice_starts(strip->drawing->ops.items[1].text, "Print at 100 %:"));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forty_cards_as_the_table_says),
        cmocka_unit_test(checkers_have_pips_in_each_colour),
        cmocka_unit_test(books_are_held_against_this_deck),
        cmocka_unit_test(aids_have_a_side_for_each_text),
        cmocka_unit_test(pieces_stand_head_to_head),
        cmocka_unit_test(corners_and_pips_tell_cards_apart),
        cmocka_unit_test(every_face_of_every_format_is_safe),
        cmocka_unit_test(what_leaves_the_safe_zone_is_named),
        cmocka_unit_test(sheets_have_every_card_as_often_as_declared),
        cmocka_unit_test(pages_are_back_front_back_front),
        cmocka_unit_test(marks_lie_outside_the_cards),
        cmocka_unit_test(rulers_measure_a_hundred_millimetres),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}

#include "deck/sheets.h"

#include "base/text.h"
#include "deck/sheet_parts.h"

/* ---- Which cards ---- */

/* A single card of the deck, as it lies on a sheet. */
struct copy {
    const char *name;
    const struct drawing *front, *back;
};

struct copies {
    VEC(struct copy) list;
};

/* Without backs a second side of its own becomes a card more. */
static struct copies copies_of(const struct sheets_job *job)
{
    struct copies copies = {0};
    bool alone = job->grid.backs == BACKS_NONE;
    for (size_t i = 0; i < job->count; i++)
        for (unsigned k = 0; k < job->cards[i].count; k++) {
            const struct printed_card *card = &job->cards[i];
            *vec_push(job->arena, &copies.list) =
                (struct copy){card->name, card->front, card->back};
            if (alone && card->own_back)
                *vec_push(job->arena, &copies.list) =
                    (struct copy){card->name, card->back, card->back};
        }
    return copies;
}

/* ---- Sides ---- */

static void add_card(struct sheet_side *side, const struct sheets_job *job,
                     const struct drawing *drawing, struct area trim, struct area shown,
                     bool turned)
{
    const struct card_grid *grid = &job->grid;
    *vec_push(job->arena, &side->items) = (struct sheet_item){.drawing = drawing,
                                                              .x = trim.x - grid->bleed_x,
                                                              .y = trim.y - grid->bleed_y,
                                                              .unit = FACE_UNIT,
                                                              .quarters = turned ? 2 : 0,
                                                              .shown = shown};
}

static struct area moved(struct area area, double x, double y)
{
    area.x += x;
    area.y += y;
    return area;
}

static void add_back(struct sheet_side *side, const struct sheets_job *job,
                     const struct drawing *back, size_t slot)
{
    const struct card_grid *grid = &job->grid;
    double x = job->offset_x, y = job->offset_y;
    double bleed = grid->backs == BACKS_GUTTERFOLD ? SHEET_BLEED : SHEET_BACK_BLEED;
    add_card(side, job, back, moved(grid_behind(grid, grid_trim(grid, slot)), x, y),
             moved(grid_behind(grid, grid_shown(grid, slot, bleed)), x, y), grid_turns(grid));
}

/* "3 white-pawn, 1 white-king" */
static void describe(struct text *words, const struct copy *copies, size_t count)
{
    for (size_t i = 0, end; i < count; i = end) {
        for (end = i + 1; end < count && copies[end].name == copies[i].name; end++)
            ;
        text_format(words, "%s%zu %s", i ? ", " : "", end - i, copies[i].name);
    }
}

static struct sheet_side *add_side(struct sheets *sheets, const struct sheets_job *job,
                                   const char *kind, const struct copy *copies, size_t count)
{
    struct sheet_side *side = vec_push(job->arena, &sheets->sides);
    struct text words = text_new(job->arena);
    text_format(&words, "%s of cards: ", kind);
    describe(&words, copies, count);
    side->description = text_slice(&words).ptr;
    return side;
}

static const char *strip_words(const struct sheets_job *job, size_t sheet, size_t sheets,
                               const char *kind)
{
    return format_string(job->arena,
                         "Print at 100 %%: this ruler is 100 mm long. %s, sheet %zu of %zu%s%s",
                         job->title, sheet, sheets, *kind ? ", " : "", kind);
}

static void add_sheet(struct sheets *sheets, const struct sheets_job *job,
                      const struct drawing *marks, const struct copy *copies, size_t count,
                      size_t number, size_t all)
{
    const struct card_grid *grid = &job->grid;
    bool folds = grid->backs == BACKS_GUTTERFOLD, prints = grid->backs != BACKS_NONE;
    struct sheet_side *front = add_side(sheets, job, "Fronts", copies, count);
    for (size_t i = 0; i < count; i++)
        add_card(front, job, copies[i].front, grid_trim(grid, i), grid_shown(grid, i, SHEET_BLEED),
                 false);
    for (size_t i = 0; folds && i < count; i++)
        add_back(front, job, copies[i].back, i);
    sheet_add_overlay(front, job, marks);
    sheet_add_strip(front, job, strip_words(job, number, all, prints && !folds ? "fronts" : ""));
    if (folds || !prints)
        return;
    struct sheet_side *back = add_side(sheets, job, "Backs", copies, count);
    for (size_t i = 0; i < count; i++)
        add_back(back, job, copies[i].back, i);
    sheet_add_strip(back, job, strip_words(job, number, all, "backs"));
}

static struct sheets new_sheets(const struct sheets_job *job)
{
    static const enum sheet_turn turns[] = {[BACKS_NONE] = SHEET_TURN_NONE,
                                            [BACKS_DUPLEX_LONG] = SHEET_TURN_LONG,
                                            [BACKS_DUPLEX_SHORT] = SHEET_TURN_SHORT,
                                            [BACKS_GUTTERFOLD] = SHEET_TURN_NONE};
    return (struct sheets){.title = job->title,
                           .width = job->grid.width,
                           .height = job->grid.height,
                           .turn = turns[job->grid.backs]};
}

struct sheets sheets_of_cards(const struct sheets_job *job)
{
    struct sheets sheets = new_sheets(job);
    struct copies copies = copies_of(job);
    size_t room = grid_count(&job->grid), count = copies.list.count;
    size_t all = (count + room - 1) / room;
    const struct drawing *marks = sheet_draw_marks(job);
    for (size_t i = 0; i < all; i++) {
        size_t first = i * room, left = count - first;
        add_sheet(&sheets, job, marks, &copies.list.items[first], left < room ? left : room, i + 1,
                  all);
    }
    return sheets;
}

/* ---- Pages ---- */

static struct sheets new_pages(const char *title, struct card_format format)
{
    return (struct sheets){.title = title,
                           .width = format.full.width,
                           .height = format.full.height,
                           .trim_x = (format.full.width - format.trim.width) / 2,
                           .trim_y = (format.full.height - format.trim.height) / 2};
}

static void add_page(struct sheets *sheets, struct arena *arena, const struct drawing *drawing,
                     const char *description)
{
    struct sheet_side *side = vec_push(arena, &sheets->sides);
    side->description = description;
    *vec_push(arena, &side->items) = (struct sheet_item){
        .drawing = drawing, .unit = FACE_UNIT, .shown = {0, 0, sheets->width, sheets->height}};
}

struct sheets sheets_of_pages(const struct sheets_job *job, struct card_format format)
{
    struct sheets sheets = new_pages(job->title, format);
    for (size_t i = 0; i < job->count; i++)
        for (unsigned k = 0; k < job->cards[i].count; k++) {
            const struct printed_card *card = &job->cards[i];
            add_page(&sheets, job->arena, card->back,
                     format_string(job->arena, "%s, back", card->name));
            add_page(&sheets, job->arena, card->front, card->name);
        }
    return sheets;
}

struct sheets sheets_of_face(struct arena *arena, const char *name, const struct drawing *face,
                             struct card_format format)
{
    struct sheets sheets = new_pages(name, format);
    add_page(&sheets, arena, face, name);
    return sheets;
}

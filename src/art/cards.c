/* Cards beside the board. In a fan only the left edge of a card is seen, and of a pile its upper
 * edge, so that the index in the corner says it all. */
#include "art/canvas.h"
#include "art/parts.h"

#include "base/text.h"

static const double CORNER = 0.14, LINE = 0.03;

/* The index: letter or rank over a small sign, in the corner. */
static const double INDEX_X = 0.25, INDEX_LETTER_Y = 0.28, INDEX_SIGN_Y = 0.7;
static const double INDEX_HEIGHT = 0.25, INDEX_MOST = 0.4;

/* A card's upper left corner in the drawing. */
static struct point place_of(const struct canvas *c, const struct card *card)
{
    return (struct point){c->origin.x + card->x.value, c->origin.y + card->y.value};
}

static void draw_blank(const struct canvas *c, struct point at, ink fill)
{
    const ink shadow = 0x00000030;
    struct arena *arena = c->drawing->arena;
    if (!c->theme->hatched)
        path_round_rect(arena, draw_path(c->drawing, shadow, INK_NONE, 0), at.x - 0.04, at.y + 0.03,
                        CARD_WIDTH + 0.06, CARD_HEIGHT + 0.02, CORNER);
    path_round_rect(arena, draw_path(c->drawing, fill, c->theme->card_line, LINE), at.x, at.y,
                    CARD_WIDTH, CARD_HEIGHT, CORNER);
}

/* A place counted from the card's upper left corner, or the same from its lower right one. */
static struct point from_corner(struct point at, bool lower, double x, double y)
{
    return lower ? (struct point){at.x + CARD_WIDTH - x, at.y + CARD_HEIGHT - y}
                 : (struct point){at.x + x, at.y + y};
}

static void draw_index_letter(const struct canvas *c, struct point at, struct slice letter,
                              ink fill)
{
    for (int lower = 0; lower < 2; lower++) {
        struct point p = from_corner(at, lower, INDEX_X, INDEX_LETTER_Y);
        struct op *op =
            draw_text(c->drawing, letter, p.x, p.y, INDEX_HEIGHT, FACE_BOLD, ANCHOR_MIDDLE, fill);
        op->most = INDEX_MOST;
        op->upside_down = lower;
    }
}

/* Dots below the sign in the middle, three in a row. */
static void draw_pips(const struct canvas *c, struct point at, int pips)
{
    const double step = 0.2, radius = 0.06;
    for (int i = 0; i < pips; i++) {
        int row = i / 3, in_row = pips - row * 3 < 3 ? pips - row * 3 : 3;
        double x = at.x + CARD_WIDTH / 2 + (i % 3 - (in_row - 1) / 2.0) * step;
        path_circle(c->drawing->arena, draw_path(c->drawing, c->theme->words, INK_NONE, 0), x,
                    at.y + 2.25 + row * step, radius);
    }
}

static void draw_piece_sign(const struct canvas *c, struct point at, char piece)
{
    const double large = 1.45, small = 0.46;
    draw_piece(c->drawing, piece, at.x + (CARD_WIDTH - large) / 2, at.y + (CARD_HEIGHT - large) / 2,
               large);
    for (int lower = 0; lower < 2; lower++) {
        struct point p = from_corner(at, lower, INDEX_X, INDEX_SIGN_Y);
        draw_piece(c->drawing, piece, p.x - small / 2, p.y - small / 2, small);
        c->drawing->ops.items[c->drawing->ops.count - 1].upside_down = lower;
    }
}

static void draw_checker_sign(const struct canvas *c, struct point at, bool white)
{
    struct ink_pair inks = canvas_inks(c, white ? COLOUR_WHITE : COLOUR_BLACK);
    struct point board = {at.x - c->origin.x, at.y - c->origin.y};
    canvas_checker(c, inks, board.x + CARD_WIDTH / 2, board.y + CARD_HEIGHT / 2, 0.5);
    for (int lower = 0; lower < 2; lower++) {
        struct point p = from_corner(board, lower, INDEX_X, INDEX_SIGN_Y);
        canvas_checker(c, inks, p.x, p.y, 0.16);
    }
}

/* A light or a dark square of the board around `middle`, which is counted from a8. */
static void draw_square(const struct canvas *c, struct point middle, double side, bool white,
                        int strokes)
{
    struct point corner = {middle.x - side / 2, middle.y - side / 2};
    ink fill = white ? c->theme->light : c->theme->dark;
    path_rect(c->drawing->arena, draw_path(c->drawing, fill, c->theme->line, LINE),
              c->origin.x + corner.x, c->origin.y + corner.y, side, side);
    if (!white && c->theme->hatched)
        canvas_add_hatching(c, draw_path(c->drawing, INK_NONE, c->theme->line, HATCHING), corner,
                            side, strokes);
}

static void draw_empty_sign(const struct canvas *c, struct point at, bool white)
{
    struct point board = {at.x - c->origin.x, at.y - c->origin.y};
    struct point middle = {board.x + CARD_WIDTH / 2, board.y + CARD_HEIGHT / 2};
    draw_square(c, middle, 1, white, 8);
    for (int lower = 0; lower < 2; lower++)
        draw_square(c, from_corner(board, lower, INDEX_X, INDEX_SIGN_Y), 0.3, white, 4);
}

static void draw_chess_card(const struct canvas *c, struct point at, const struct card_face *face)
{
    bool white = face->letter == to_upper(face->letter);
    char *letter = format_string(c->drawing->arena, "%c", to_upper(face->letter));

    draw_blank(c, at, c->theme->card);
    draw_index_letter(c, at, slice_of(letter), c->theme->words);
    if (face->kind == CARD_PIECE)
        draw_piece_sign(c, at, face->letter);
    else if (face->kind == CARD_CHECKER)
        draw_checker_sign(c, at, white);
    else
        draw_empty_sign(c, at, white);
    draw_pips(c, at, face->pips);
}

static void draw_playing_card(const struct canvas *c, struct point at, const struct card_face *face)
{
    const double large = 0.9, small = 0.32;
    const char *name = card_face_name(c->drawing->arena, *face);
    struct slice rank = {name, slice_of(name).len - 1};

    draw_blank(c, at, c->theme->card);
    draw_index_letter(c, at, rank, art_suit_ink(c->theme, face->suit));
    art_draw_suit(c->drawing, c->theme, face->suit, at.x + CARD_WIDTH / 2, at.y + CARD_HEIGHT / 2,
                  large);
    for (int lower = 0; lower < 2; lower++) {
        struct point p = from_corner(at, lower, INDEX_X, INDEX_SIGN_Y);
        art_draw_suit(c->drawing, c->theme, face->suit, p.x, p.y, small);
    }
}

/* A lattice of strokes in a frame. */
static void draw_back(const struct canvas *c, struct point at)
{
    const double inset = 0.16, step = 0.24;
    double wide = CARD_WIDTH - 2 * inset, high = CARD_HEIGHT - 2 * inset;
    double left = at.x + inset, top = at.y + inset;
    struct arena *arena = c->drawing->arena;

    draw_blank(c, at, c->theme->card);
    path_round_rect(arena, draw_path(c->drawing, c->theme->card_back, INK_NONE, 0), left, top, wide,
                    high, CORNER / 2);
    struct path *lattice = draw_path(c->drawing, INK_NONE, c->theme->card_pattern, LINE);
    for (double at_x = step / 2; at_x < wide + high; at_x += step) {
        double from_x = at_x > high ? at_x - high : 0, to_x = at_x < wide ? at_x : wide;
        path_move(arena, lattice, left + from_x, top + at_x - from_x);
        path_line(arena, lattice, left + to_x, top + at_x - to_x);
        path_move(arena, lattice, left + wide - from_x, top + at_x - from_x);
        path_line(arena, lattice, left + wide - to_x, top + at_x - to_x);
    }
}

void canvas_draw_cards(const struct canvas *c)
{
    for (size_t i = 0; i < c->diagram->cards.count; i++) {
        const struct card *card = &c->diagram->cards.items[i];
        struct point at = place_of(c, card);
        if (card->face.kind == CARD_BACK)
            draw_back(c, at);
        else if (card->face.kind == CARD_PLAYING)
            draw_playing_card(c, at, &card->face);
        else
            draw_chess_card(c, at, &card->face);
    }
}

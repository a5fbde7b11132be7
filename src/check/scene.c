#include "check/scene.h"

#include "base/number.h"
#include "diagram/geometry.h"
#include "game/cards.h"
#include "game/notation.h"

#include <math.h>

/* The square of the games, or NO_SQUARE in the margin. */
static int game_square(int file, int rank)
{
    bool inside = file >= 1 && file <= BOARD_SIZE && rank >= 1 && rank <= BOARD_SIZE;
    return inside ? (rank - 1) * BOARD_SIZE + file - 1 : NO_SQUARE;
}

void scene_place_pieces(struct state *state, const struct diagram *d)
{
    for (int i = 0; i < SQUARE_COUNT; i++)
        if (d->squares[i] != '.')
            board_put(&state->board, i ^ 56, piece_from_letter(d->squares[i]));
}

/* ---- Rings ---- */

/* A whole number in a square's corner is the height of the stack there. */
static void read_heights(uint8_t heights[SQUARE_COUNT], const struct diagram *d)
{
    for (size_t i = 0; i < d->corner_texts.count; i++) {
        const struct words *words = &d->corner_texts.items[i];
        int square = game_square((int)lround(words->x.value), (int)lround(words->y.value));
        long height;
        if (square != NO_SQUARE && number_parse_whole(&height, words->words) && height > 0 &&
            height <= UINT8_MAX)
            heights[square] = (uint8_t)height;
    }
}

static void read_rings(struct scene *scene, const struct diagram *d)
{
    static const enum ring rings[] = {
        [COLOUR_WHITE] = RING_WHITE, [COLOUR_BLACK] = RING_BLACK, [COLOUR_GREY] = RING_GREY};
    uint8_t heights[SQUARE_COUNT] = {0};
    read_heights(heights, d);
    for (size_t i = 0; i < d->arrows.count; i++) {
        const struct arrow *arrow = &d->arrows.items[i];
        int from = game_square(arrow->from.file, arrow->from.rank);
        int to = game_square(arrow->to.file, arrow->to.rank);
        if (from == to && from != NO_SQUARE)
            scene->rings[rings[arrow->colour]][from] = heights[from] ? heights[from] : 1;
    }
}

/* ---- Rectangles ---- */

static bool is_between(int value, double a, double b)
{
    return a < b ? value >= a && value <= b : value >= b && value <= a;
}

static void read_frames(struct scene *scene, const struct diagram *d)
{
    for (size_t i = 0; i < d->rects.count; i++) {
        const struct rect *rect = &d->rects.items[i];
        for (int square = 0; square < SQUARE_COUNT; square++)
            if (is_between(file_of(square) + 1, rect->x1.value, rect->x2.value) &&
                is_between(rank_of(square) + 1, rect->y1.value, rect->y2.value))
                scene->framed |= bit(square);
    }
}

/* ---- Cards ---- */

/* The pieces that playing cards stand for: "Appendix A" in the rulebook. */
static uint8_t card_of_rank(int rank, char suit)
{
    static const uint8_t kinds[14] = {
        [2] = PAWN,   [3] = PAWN,   [4] = PAWN,  [5] = PAWN,   [6] = CHECKER, [7] = CHECKER,
        [8] = KNIGHT, [9] = BISHOP, [10] = ROOK, [12] = QUEEN, [13] = KING};
    bool black = suit == 'S' || suit == 'C';
    return kinds[rank] ? (uint8_t)(kinds[rank] | (black ? 8 : 0)) : NO_CARD;
}

uint8_t scene_card(struct card_face face)
{
    uint8_t card = NO_CARD;
    if (face.kind == CARD_PIECE || face.kind == CARD_CHECKER)
        card_take(&card, &(struct slice){&face.letter, 1});
    else if (face.kind == CARD_PLAYING)
        card = card_of_rank(face.rank, face.suit);
    return card;
}

/* By the middle of the card: the ends of the board have three squares each. */
static enum beside beside_of(const struct card *card)
{
    struct box box = card_box(card);
    double middle = (box.top + box.bottom) / 2;
    return middle < 3 ? BESIDE_BLACK : middle <= 5 ? BESIDE_MIDDLE : BESIDE_WHITE;
}

static void read_cards(struct scene *scene, struct arena *arena, const struct diagram *d)
{
    struct shown_card *cards = arena_alloc(arena, d->cards.count * sizeof *cards + 1);
    for (size_t i = 0; i < d->cards.count; i++) {
        const struct card *card = &d->cards.items[i];
        bool playing = card->face.kind == CARD_PLAYING;
        cards[i] = (struct shown_card){
            .card = scene_card(card->face),
            .beside = (uint8_t)beside_of(card),
            .rank = (uint8_t)(playing ? card->face.rank : 0),
            .suit = playing ? card->face.suit : '\0',
            .x = card->x.value,
            .y = card->y.value,
        };
    }
    scene->cards = cards;
    scene->card_count = d->cards.count;
}

struct scene scene_of_diagram(struct arena *arena, const struct diagram *d)
{
    struct scene scene = {.stacks = {-1, -1}};
    if (d->checkers.given) {
        scene.stacks[WHITE] = d->checkers.white;
        scene.stacks[BLACK] = d->checkers.black;
    }
    read_rings(&scene, d);
    read_frames(&scene, d);
    read_cards(&scene, arena, d);
    return scene;
}

/* ---- The whole ---- */

/* A board does not say who may castle: a king and a rook where chess begins may. */
static void assume_castling(struct state *state)
{
    for (int side = WHITE; side <= BLACK; side++) {
        int base = side == WHITE ? 0 : 56;
        uint8_t rook = piece_of((enum side)side, ROOK);
        if (state->board.at[base + 4] != piece_of((enum side)side, KING))
            continue;
        if (state->board.at[base] == rook)
            state->rooks[side][WING_A] = (uint8_t)base;
        if (state->board.at[base + 7] == rook)
            state->rooks[side][WING_H] = (uint8_t)(base + 7);
    }
}

void scene_state(struct state *state, struct arena *arena, const struct game *game,
                 const struct diagram *d, enum side side)
{
    state_clear(state);
    state->side = (uint8_t)side;
    scene_place_pieces(state, d);
    assume_castling(state);
    if (game->arrange) {
        struct scene scene = scene_of_diagram(arena, d);
        game->arrange(state, game, &scene);
    }
}

/* Readings as text: for each diagram a line, and below it its moves in the order of play, what its
 * other arrows mean, and its cards by the place where they lie. */
#include "check/names.h"
#include "check/reading.h"
#include "check/scene.h"
#include "check/special.h"
#include "game/notation.h"

static const char *const views[] = {"static", "after", "before", "options", "unread"};
static const char *const tables[] = {
    [DIAGRAM_MASQUERADE] = "masquerade", [DIAGRAM_CLOAK] = "cloak", [DIAGRAM_CARDS] = "cards"};

/* ---- Moves ---- */

static void add_step(struct text *out, const struct step *step)
{
    text_format(out, " %c", piece_letter(step->piece));
    square_add(out, step->from);
    square_add(out, step->to);
}

/* What the move takes from the board, as far as that is known. */
static void add_capture(struct text *out, const struct reading *r, const struct step *step,
                        const struct board *board)
{
    int victim = victim_of(board, step);
    bool aslant = kind_of(step->piece) == PAWN && file_of(step->from) != file_of(step->to);
    if (victim != NO_SQUARE)
        text_format(out, ", takes %s%s", the_piece(out->arena, board->at[victim]),
                    victim == step->to ? "" : " in passing");
    else if (r->first.unknown & bit(step->to))
        text_add(out, aslant ? ", takes something" : ", may take something");
}

static void add_moves(struct text *out, const struct reading *r)
{
    struct board board = r->view == VIEW_AFTER ? r->first.board : r->shown;
    for (size_t i = 0; i < r->step_count; i++) {
        const struct step *step = &r->steps[i];
        uint8_t last = r->last.at[step->to];
        text_add(out, r->view == VIEW_OPTIONS ? "  option" : "  move");
        add_step(out, step);
        if (!moves_at_once(r))
            add_capture(out, r, step, &board);
        if (kind_of(step->piece) == PAWN && is_last_rank(r->game, step->to, side_of(step->piece)) &&
            last && r->view != VIEW_OPTIONS)
            text_format(out, ", becomes %s", the_piece(out->arena, last));
        text_add_char(out, '\n');
        if (r->view != VIEW_OPTIONS)
            step_play(&board, step);
    }
}

/* ---- Other arrows ---- */

static const char *role_words(const struct reading *r, size_t index)
{
    static const char *const greys[] = {[GREY_NONE] = "nothing",
                                        [GREY_NOTE] = "note",
                                        [GREY_HINT] = "hint",
                                        [GREY_BURIAL] = "burial",
                                        [GREY_MOVE] = "move"};
    static const char *const roles[] = {[ROLE_MARGIN] = "way in the margin",
                                        [ROLE_THROW] = "checker moves",
                                        [ROLE_ORDER] = "order",
                                        [ROLE_CLASH] = "both are taken",
                                        [ROLE_MOVE] = "not read"};
    if (r->roles[index] == ROLE_MARKER)
        return r->rules->ring ? r->rules->ring : "nothing";
    return r->roles[index] == ROLE_NOTE ? greys[r->rules->grey] : roles[r->roles[index]];
}

static void add_place(struct text *out, const struct square *square)
{
    text_format(out, " %c%d", 'a' + square->file - 1, square->rank);
}

/* The piece that lies on a ring, or at the end of an arrow. */
static void add_piece_at(struct text *out, const struct reading *r, const struct square *square)
{
    int at = square_on_board(square);
    if (at != NO_SQUARE && r->shown.at[at])
        text_format(out, ", %s", the_piece(out->arena, r->shown.at[at]));
}

static void add_arrows(struct text *out, const struct reading *r)
{
    struct scene scene = scene_of_diagram(out->arena, r->diagram);
    for (size_t i = 0; i < r->diagram->arrows.count; i++) {
        const struct arrow *arrow = &r->diagram->arrows.items[i];
        bool ring = r->roles[i] == ROLE_MARKER;
        if (r->roles[i] == ROLE_MOVE && r->view != VIEW_UNREAD && r->game)
            continue;
        text_format(out, "  %s", ring ? "ring" : "arrow");
        add_place(out, &arrow->from);
        if (!ring)
            add_place(out, &arrow->to);
        text_format(out, " %s: %s", colour_name(arrow->colour), role_words(r, i));
        add_piece_at(out, r, &arrow->to);
        if (ring && square_on_board(&arrow->to) != NO_SQUARE) {
            int height = scene.rings[(int)arrow->colour][square_on_board(&arrow->to)];
            if (height > 1)
                text_format(out, ", %d high", height);
        }
        text_add_char(out, '\n');
    }
}

/* ---- Cards ---- */

/* "hand", "draw pile"; what cards mean that lay out the board is no game's own. */
static const char *card_words(const struct reading *r, enum beside beside, bool back)
{
    const struct card_names *names = &r->rules->cards;
    bool middle = beside == BESIDE_MIDDLE;
    const char *name = middle ? (back ? names->middle_backs : names->middle)
                              : (back ? names->side_backs : names->side);
    size_t pieces = (size_t)count_of(board_occupied(&r->shown));
    return r->rules->laid_out && r->diagram->cards.count == pieces ? "laid out"
           : name                                                  ? name
                                                                   : "no meaning";
}

static void add_cards_at(struct text *out, const struct reading *r, const struct scene *scene,
                         enum beside beside, bool back)
{
    static const char *const places[] = {"Black's end", "the middle", "White's end"};
    const struct diagram *d = r->diagram;
    size_t count = 0;
    for (size_t i = 0; i < d->cards.count; i++) {
        const struct card_face face = d->cards.items[i].face;
        if (scene->cards[i].beside != beside || (face.kind == CARD_BACK) != back)
            continue;
        if (!count++)
            text_format(out, "  cards at %s, %s:", places[beside], card_words(r, beside, back));
        if (!back)
            text_format(out, " %s", card_face_name(out->arena, face));
    }
    if (count && back)
        text_format(out, " %zu face down", count);
    text_add(out, count ? "\n" : "");
}

static void add_cards(struct text *out, const struct reading *r)
{
    struct scene scene = scene_of_diagram(out->arena, r->diagram);
    for (int beside = BESIDE_BLACK; beside <= BESIDE_WHITE; beside++)
        for (int back = 0; back < 2; back++)
            add_cards_at(out, r, &scene, (enum beside)beside, back);
    for (int side = WHITE; side <= BLACK; side++)
        if (scene.stacks[side] >= 0)
            text_format(out, "  checkers of %s, unused: %d\n", side == WHITE ? "White" : "Black",
                        scene.stacks[side]);
}

/* ---- The whole ---- */

static void add_origin(struct text *out, const struct book *book, const struct reading *r)
{
    if (r->continues)
        text_format(out, " %s %u", r->instead ? "instead of" : "continues",
                    source_place(book->doc->source, r->continues->diagram->at.begin).line);
    else if (r->begins)
        text_add(out, " continues the set-up");
    for (size_t i = 0; i < r->told_count; i++) {
        text_add(out, i ? "" : " told");
        add_step(out, &r->told[i]);
    }
}

void readings_dump(struct text *out, const struct book *book, const struct readings *readings)
{
    for (size_t i = 0; i < readings->count; i++) {
        const struct reading *r = &readings->items[i];
        text_format(out, "%u", source_place(book->doc->source, r->diagram->at.begin).line);
        if (r->diagram->kind != DIAGRAM_BOARD) {
            text_format(out, " %s table\n", tables[r->diagram->kind]);
            continue;
        }
        text_format(out, " %s %s", r->game ? r->game->id : "no-game", views[r->view]);
        add_origin(out, book, r);
        text_add_char(out, '\n');
        if (r->view != VIEW_UNREAD)
            add_moves(out, r);
        add_arrows(out, r);
        add_cards(out, r);
    }
}

/* Rings and grey arrows: whether they mean anything in their game, where they are. */
#include "check/reading.h"

#include <string.h>

static bool is_rim(int square)
{
    return file_of(square) == 0 || file_of(square) == 7 || rank_of(square) == 0 ||
           rank_of(square) == 7;
}

static bool fits_rings(const struct reading *r, const struct arrow *arrow, uint8_t piece)
{
    enum colour own = side_of(piece) == WHITE ? COLOUR_WHITE : COLOUR_BLACK;
    switch (r->rules->rings) {
    case RINGS_NONE:
        return false;
    case RINGS_GREY:
        return arrow->colour == COLOUR_GREY;
    case RINGS_OWN:
        return arrow->colour == own;
    case RINGS_SIDES:
        return arrow->colour != COLOUR_GREY;
    case RINGS_ANY:
        return true;
    }
    return true;
}

/* Rings lie under pieces, in the colours that the game has. */
static void check_marker(struct sink *sink, const struct reading *r, const struct arrow *arrow)
{
    int square = square_on_board(&arrow->from);
    if (square == NO_SQUARE)
        return;
    uint8_t piece = r->shown.at[square];
    if (r->rules->rim_marker && !is_rim(square))
        finding_add(sink, MARKER_ALONE, arrow->at,
                    "the checker lies at the edge of the board in %s, not on a square in play",
                    r->game->name);
    else if (!piece && !r->rules->rim_marker && !r->rules->cloaked)
        finding_add(sink, MARKER_ALONE, arrow->at, "there is no piece on this ring");
    else if (r->rules->rings == RINGS_NONE)
        finding_add(sink, MARKER_COLOUR, arrow->at, "rings mean nothing in %s", r->game->name);
    else if (!fits_rings(r, arrow, piece))
        finding_add(sink, MARKER_COLOUR, arrow->colour_at, "a %s ring means nothing here in %s",
                    colour_name(arrow->colour), r->game->name);
}

static bool is_head(const struct reading *r, int square)
{
    for (size_t i = 0; i < r->step_count; i++)
        if (r->steps[i].to == square)
            return true;
    return false;
}

/* Where the grey arrows from each square end. */
struct hints {
    squares heads[64];
};

static void find_hints(struct hints *hints, const struct diagram *d)
{
    memset(hints, 0, sizeof *hints);
    for (size_t i = 0; i < d->arrows.count; i++) {
        const struct arrow *arrow = &d->arrows.items[i];
        int from = square_on_board(&arrow->from), to = square_on_board(&arrow->to);
        if (arrow->colour == COLOUR_GREY && from != NO_SQUARE && to != NO_SQUARE && from != to)
            hints->heads[from] |= bit(to);
    }
}

/* A hint with two heads has another half, which begins on this one and ends beyond its tail. */
static bool has_other_half(const struct hints *hints, int from, int to)
{
    for (int tail = 0; tail < 64; tail++)
        for (squares heads = hints->heads[tail]; heads; heads &= heads - 1) {
            int head = first_of(heads);
            if ((between(to, head) | bit(to)) & bit(tail) &&
                (between(to, head) | bit(head)) & bit(from))
                return true;
        }
    return false;
}

/* A burial goes from where a piece was captured to a piece of the side that captured it. */
static void check_grey(struct sink *sink, const struct reading *r, const struct arrow *arrow,
                       const struct hints *hints)
{
    int from = square_on_board(&arrow->from), to = square_on_board(&arrow->to);
    if (r->rules->grey == GREY_NONE) {
        finding_add(sink, GREY_ARROW, arrow->at, "grey arrows mean nothing in %s", r->game->name);
        return;
    }
    if (r->rules->grey == GREY_HINT) {
        if (!r->shown.at[to])
            finding_add(sink, GREY_ARROW, arrow->to.at, "this hint points at no piece");
        else if (!has_other_half(hints, from, to))
            finding_add(sink, GREY_ARROW, arrow->at,
                        "this half of a hint has no other half that points the other way");
        return;
    }
    if (r->rules->grey != GREY_BURIAL)
        return;
    if (!r->step_count) {
        finding_add(sink, ARROW_MISSING, arrow->at, "the capture before this burial has no arrow");
        return;
    }
    enum side side = side_of(r->steps[r->step_count - 1].piece);
    if (!is_head(r, from))
        finding_add(sink, GREY_ARROW, arrow->from.at,
                    "nothing was captured where this burial begins");
    else if (!(r->shown.sides[side] & bit(to)))
        finding_add(sink, GREY_ARROW, arrow->to.at,
                    "a piece is buried under one of the side that captured it");
}

void check_notes(struct sink *sink, struct reading *r)
{
    size_t before = sink->findings.count;
    struct hints hints;
    if (r->rules->grey == GREY_HINT)
        find_hints(&hints, r->diagram);
    for (size_t i = 0; i < r->diagram->arrows.count; i++) {
        const struct arrow *arrow = &r->diagram->arrows.items[i];
        if (r->roles[i] == ROLE_MARKER)
            check_marker(sink, r, arrow);
        else if (r->roles[i] == ROLE_NOTE && r->view != VIEW_UNREAD)
            check_grey(sink, r, arrow, &hints);
    }
    r->has_odd_marks = sink->findings.count > before;
}

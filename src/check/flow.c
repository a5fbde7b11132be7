/* Cards and checkers from one diagram to the next: what is played, drawn, thrown and captured. */
#include "check/reading.h"
#include "check/scene.h"
#include "check/special.h"
#include "check/table_view.h"
#include "game/cards.h"
#include "game/notation.h"

#include <string.h>

/* ---- Faults ---- */

static bool fail(struct flow_fault *fault, enum finding_id id, struct span at, const char *message)
{
    *fault = (struct flow_fault){id, at, message};
    return false;
}

struct span reading_card_at(const struct reading *r, enum beside beside, uint8_t card)
{
    struct arena arena = {0};
    struct scene scene = scene_of_diagram(&arena, r->diagram);
    struct span at = diagram_square_at(r->diagram, 0);
    if (r->diagram->cards.count)
        at = r->diagram->cards.items[r->diagram->cards.count - 1].at;
    for (size_t i = 0; i < scene.card_count; i++)
        if (scene.cards[i].beside == beside && (!card || scene.cards[i].card == card))
            at = r->diagram->cards.items[i].at;
    arena_free(&arena);
    return at;
}

static bool fail_cards(struct flow_fault *fault, struct arena *arena, const struct reading *r,
                       enum beside beside, uint8_t card, const char *what)
{
    struct text message = text_new(arena);
    if (card) {
        text_add(&message, "card ");
        card_add(&message, card);
        text_add(&message, ": ");
    }
    text_add(&message, what);
    return fail(fault, CARD_FLOW, reading_card_at(r, beside, card), message.ptr);
}

/* ---- The same cards, or more ---- */

enum { MOST_ODD = 2 };

/* How many cards lie in another place, or on one board only. */
static size_t count_odd(const struct table_view *before, const struct table_view *now)
{
    size_t odd = 0;
    for (int place = 0; place < 3; place++)
        odd += spread_minus(&before->beside[place], &now->beside[place]).count +
               spread_minus(&now->beside[place], &before->beside[place]).count;
    return odd;
}

bool flow_is_compared(struct arena *arena, const struct reading *r, const struct reading *origin)
{
    struct table_view before, now;
    if (r->rules->flow != FLOW_SAME || !origin)
        return origin;
    table_view_of(&before, arena, origin->diagram);
    table_view_of(&now, arena, r->diagram);
    return count_odd(&before, &now) <= MOST_ODD;
}

/* A set-up shows more cards than a position in play: only the like are compared. */
static bool same_cards(struct flow_fault *fault, struct arena *arena, const struct reading *r,
                       const struct table_view *before, const struct table_view *now)
{
    size_t odd = count_odd(before, now);
    if (!odd || odd > MOST_ODD)
        return true;
    for (int place = 0; place < 3; place++) {
        struct spread come = spread_minus(&now->beside[place], &before->beside[place]);
        if (come.count)
            return fail_cards(fault, arena, r, (enum beside)place, come.cards[0],
                              "it does not lie there in the diagram before");
    }
    return fail_cards(fault, arena, r, BESIDE_MIDDLE, NO_CARD,
                      "a card of the diagram before is missing");
}

static bool more_cards(struct flow_fault *fault, struct arena *arena, const struct reading *r,
                       const struct table_view *before, const struct table_view *now)
{
    for (int place = 0; place < 3; place++) {
        struct spread gone = spread_minus(&before->beside[place], &now->beside[place]);
        if (gone.count && now->beside[place].count)
            return fail_cards(fault, arena, r, (enum beside)place, NO_CARD,
                              "a card that was played has gone");
    }
    return true;
}

/* ---- Hands, discards and checkers ---- */

/* Two checkers under one piece: of opposite colours both go, of one colour one stays. */
static uint8_t combined(uint8_t a, uint8_t b)
{
    return !a ? b : !b || a == b ? a : 0;
}

static void move_rings(uint8_t rings[64], const struct reading *r)
{
    for (size_t i = 0; i < r->step_count && r->view == VIEW_AFTER; i++) {
        const struct step *step = &r->steps[i];
        uint8_t ring = combined(rings[step->from], rings[step->to]);
        enum side side = side_of(step->piece);
        /* Tar comes off where a pawn would promote. */
        bool released =
            ring == 1 + other_side(side) && rank_of(step->to) == (side == WHITE ? 7 : 0);
        rings[step->from] = 0;
        rings[step->to] = released ? 0 : ring;
    }
    for (size_t i = 0; i < r->diagram->arrows.count; i++) {
        const struct arrow *arrow = &r->diagram->arrows.items[i];
        if (r->roles[i] != ROLE_THROW)
            continue;
        int from = square_on_board(&arrow->from), to = square_on_board(&arrow->to);
        uint8_t ring = arrow->colour == COLOUR_WHITE ? 1 + WHITE : 1 + BLACK;
        rings[to] = combined(rings[to], ring);
        rings[from] = 0;
    }
}

static const enum beside hands[2] = {[WHITE] = BESIDE_WHITE, [BLACK] = BESIDE_BLACK};

static bool moves_in(const struct reading *r, enum side side)
{
    for (size_t i = 0; i < r->step_count; i++)
        if (side_of(r->steps[i].piece) == side)
            return true;
    return false;
}

/* A player draws at the end of a turn: up to a fixed hand, or until there is a card for each
 * checker that waits. */
static bool is_drawn_up(const struct reading *r, const struct reading *origin,
                        const struct table_view *now, enum side side)
{
    enum beside hand = hands[side];
    bool has_turn =
        moves_in(r, side) || moves_in(origin, side) || (!r->step_count && !origin->step_count);
    int full = r->rules->hand ? r->rules->hand : now->stacks[side];
    /* Where hands have a size, what lies face up is no part of them. */
    size_t held = now->backs[hand] + (r->rules->hand ? 0 : now->beside[hand].count);
    return has_turn && full >= 0 && held == (size_t)full;
}
/* A card goes from a hand that lies face down: which one, the discards tell. */
static bool is_played_unseen(uint8_t *card, const struct table_view *before,
                             const struct table_view *now, enum side side)
{
    struct spread come = spread_minus(&now->beside[BESIDE_MIDDLE], &before->beside[BESIDE_MIDDLE]);
    bool fewer = before->backs[hands[side]] == now->backs[hands[side]] + 1;
    if (come.count == 1)
        *card = come.cards[0];
    return fewer && come.count == 1;
}

/* The one card that went from a hand to the discards: its side, or -1 for none, -2 for a fault. */
static int find_played(uint8_t *card, const struct reading *r, const struct reading *origin,
                       const struct table_view *before, const struct table_view *now)
{
    const struct spread *top = &now->beside[BESIDE_MIDDLE];
    int player = -1;
    for (int side = WHITE; side <= BLACK; side++) {
        const struct spread *a = &before->beside[hands[side]], *b = &now->beside[hands[side]];
        struct spread gone = spread_minus(a, b), come = spread_minus(b, a);
        if (is_played_unseen(card, before, now, (enum side)side))
            player = side;
        if (!a->count || !b->count || (!gone.count && !come.count))
            continue;
        if (gone.count > 1 || (come.count && !is_drawn_up(r, origin, now, (enum side)side)) ||
            (gone.count && player >= 0))
            return -2;
        if (!gone.count)
            continue;
        player = side;
        *card = gone.cards[0];
    }
    if (player >= 0 && top->count && !spread_count(top, *card))
        return -2;
    return player;
}

/* The discards are those of before and the card just played, or that one alone, on top of them. */
static bool discards_fit(const struct table_view *before, const struct table_view *now, int player,
                         uint8_t card)
{
    struct spread wanted = before->beside[BESIDE_MIDDLE];
    const struct spread *shown = &now->beside[BESIDE_MIDDLE];
    if (!wanted.count || !table_view_cards(now))
        return true;
    if (player >= 0 && shown->count == 1 && shown->cards[0] == card)
        return true;
    if (player >= 0)
        spread_add(&wanted, card);
    return spread_same(shown, &wanted);
}

static bool matches(uint8_t card, uint8_t piece)
{
    return piece && card == piece;
}

struct span reading_ring_at(const struct reading *r, int square)
{
    for (size_t i = 0; i < r->diagram->arrows.count; i++)
        if (r->roles[i] == ROLE_MARKER &&
            square_on_board(&r->diagram->arrows.items[i].from) == square)
            return r->diagram->arrows.items[i].at;
    return reading_square_at(r, square);
}

static bool fail_ring(struct flow_fault *fault, struct arena *arena, const struct reading *r,
                      int square, uint8_t wanted)
{
    static const char *const words[] = {"no checker", "a white checker", "a black checker"};
    return fail(fault, CHECKER_FLOW, reading_ring_at(r, square),
                format_string(arena, "%c%d should have %s, going by the diagram before",
                              'a' + file_of(square), rank_of(square) + 1, words[wanted]));
}

/* The cards on the table need not name every piece that could have got the checker, so a card with
 * no piece of its own may have been for any piece. */
static bool hands_and_checkers(struct flow_fault *fault, struct arena *arena,
                               const struct reading *r, const struct reading *origin,
                               const struct table_view *before, const struct table_view *now)
{
    uint8_t rings[64], card = NO_CARD;
    int player = find_played(&card, r, origin, before, now), odd = -1, count = 0;
    memcpy(rings, before->rings, sizeof rings);
    move_rings(rings, r);
    for (int square = 0; square < 64; square++)
        if (rings[square] != now->rings[square]) {
            odd = square;
            count++;
        }
    if (player == -2 || !discards_fit(before, now, player, card))
        return fail_cards(fault, arena, r, BESIDE_MIDDLE, NO_CARD,
                          "the hands and the discards do not follow from the diagram before");
    if (!count)
        return true;
    if (player < 0 || count > 1)
        return fail_ring(fault, arena, r, odd, rings[odd]);
    bool named = board_occupied(&r->shown) & r->shown.kinds[kind_of(card)] &&
                 r->shown.sides[side_of(card)] & r->shown.kinds[kind_of(card)];
    uint8_t wanted = combined(rings[odd], (uint8_t)(1 + player));
    if (now->rings[odd] == wanted && (!named || matches(card, r->shown.at[odd])))
        return true;
    return fail_ring(fault, arena, r, odd, rings[odd]);
}

/* ---- Checkers and coins that go with their pieces ---- */

static bool mirror_flow(struct flow_fault *fault, struct arena *arena, const struct reading *r,
                        const struct table_view *before, const struct table_view *now)
{
    uint8_t rings[64];
    memcpy(rings, before->rings, sizeof rings);
    for (size_t i = 0; i < r->step_count && r->view == VIEW_AFTER; i++) {
        const struct step *step = &r->steps[i];
        rings[step->to] = rings[step->from] ? 0 : (uint8_t)(1 + side_of(step->piece));
        rings[step->from] = 0;
    }
    for (int square = 0; square < 64; square++)
        if (rings[square] != now->rings[square])
            return fail_ring(fault, arena, r, square, rings[square]);
    return true;
}

static bool coin_flow(struct flow_fault *fault, struct arena *arena, const struct reading *r,
                      const struct reading *origin, const struct table_view *before,
                      const struct table_view *now)
{
    squares risen = risen_since(r, origin), may_come = risen;
    for (size_t i = 0; i < r->step_count && r->view == VIEW_AFTER; i++) {
        may_come |= bit(r->steps[i].from);
        if (before->coins[r->steps[i].from] || risen & bit(r->steps[i].from))
            may_come |= bit(r->steps[i].to);
    }
    for (int square = 0; square < 64; square++)
        if (now->coins[square] && !before->coins[square] && !(may_come & bit(square)))
            return fail_ring(fault, arena, r, square, 0);
    return true;
}

/* ---- Stacks and lines ---- */

/* The pieces that the moves captured, as their cards. */
static struct spread captured(const struct reading *r)
{
    struct spread taken = {.count = 0};
    struct board board = r->first.board;
    for (size_t i = 0; i < r->step_count; i++) {
        int victim = victim_of(&board, &r->steps[i]);
        if (victim != NO_SQUARE)
            spread_add(&taken, board.at[victim]);
        step_play(&board, &r->steps[i]);
    }
    return taken;
}

static size_t captures(const struct reading *r)
{
    return captured(r).count;
}

/* The card on top is like the piece that captures, unless its owner has no such piece left: then it
 * is wild. */
static bool may_capture(const struct reading *r, const struct spread *stack)
{
    enum side side = side_of(r->steps[0].piece);
    enum piece_kind kind = kind_of(stack->cards[stack->count - 1]);
    return kind == kind_of(r->steps[0].piece) ||
           !(r->first.board.sides[side] & r->first.board.kinds[kind]);
}

/* One card is put on the own stack; only a quiet move may come before that. */
static bool own_stack_fits(const struct reading *r, const struct spread *before,
                           const struct spread *now, size_t taken)
{
    bool grows = now->count == before->count + 1;
    if (!grows && (taken || now->count != before->count))
        return false;
    return memcmp(now->cards, before->cards, before->count) == 0 && (!taken || may_capture(r, now));
}

/* The captured pile grows by as many top cards of the partner's stack as there were captures, and
 * the player's own card is one like the piece that moved. Where no card at all is drawn, only the
 * pieces are shown. */
static bool stacks_flow(struct flow_fault *fault, struct arena *arena, const struct reading *r,
                        const struct table_view *before, const struct table_view *now)
{
    if (r->view != VIEW_AFTER || !r->step_count || !table_view_cards(before) ||
        !table_view_cards(now))
        return true;
    enum side side = side_of(r->steps[0].piece);
    enum beside own = side == WHITE ? BESIDE_WHITE : BESIDE_BLACK;
    enum beside partner = side == WHITE ? BESIDE_BLACK : BESIDE_WHITE;
    const struct spread *stack = &before->beside[partner], *left = &now->beside[partner];
    const struct spread *pile = &before->beside[BESIDE_MIDDLE];
    const struct spread *grown = &now->beside[BESIDE_MIDDLE];
    size_t taken = captures(r);
    if (taken > stack->count)
        return fail_cards(fault, arena, r, partner, NO_CARD,
                          "there were fewer cards on the partner's stack than captures");
    if (left->count != stack->count - taken || memcmp(left->cards, stack->cards, left->count) != 0)
        return fail_cards(fault, arena, r, partner, NO_CARD,
                          "the partner's stack is not what the captures left of it");
    bool grows =
        grown->count == pile->count + taken && memcmp(grown->cards, pile->cards, pile->count) == 0;
    for (size_t i = 0; grows && i < taken; i++)
        grows = grown->cards[pile->count + i] == stack->cards[stack->count - 1 - i];
    if (!grows)
        return fail_cards(fault, arena, r, BESIDE_MIDDLE, NO_CARD,
                          "the captured cards are not those of the partner's stack, top first");
    if (!own_stack_fits(r, &before->beside[own], &now->beside[own], taken))
        return fail_cards(fault, arena, r, own, NO_CARD,
                          "the own stack is not one card higher, like the piece that captures");
    return true;
}

/* Each piece that was captured has its card in the line. */
static bool line_allows(struct flow_fault *fault, struct arena *arena, const struct reading *r,
                        const struct spread *line, const struct spread *added)
{
    struct spread whole = *line, taken = captured(r);
    for (size_t i = 0; i < added->count; i++)
        spread_add(&whole, added->cards[i]);
    struct spread lacking = spread_minus(&taken, &whole);
    if (!lacking.count)
        return true;
    return fail_cards(fault, arena, r, BESIDE_MIDDLE, NO_CARD,
                      "a piece is captured whose card does not lie in the line");
}

/* The line with the card just played; the captured cards still lie in it, or are gone already. */
static bool line_flow(struct flow_fault *fault, struct arena *arena, const struct reading *r,
                      const struct table_view *before, const struct table_view *now)
{
    const struct spread *a = &before->beside[BESIDE_MIDDLE], *b = &now->beside[BESIDE_MIDDLE];
    struct spread come = spread_minus(b, a), gone = spread_minus(a, b);
    if (!a->count || !b->count)
        return true;
    if (come.count > 1 || (come.count && b->cards[b->count - 1] != come.cards[0]))
        return fail_cards(fault, arena, r, BESIDE_MIDDLE, come.cards[0],
                          "one card is added to the line, at its end");
    if (gone.count > 4 ||
        (gone.count && r->step_count && r->view == VIEW_AFTER && gone.count != captures(r)))
        return fail_cards(fault, arena, r, BESIDE_MIDDLE, NO_CARD,
                          "the cards that left the line are not as many as the captures");
    if (r->view != VIEW_AFTER || !r->step_count)
        return true;
    /* A turn adds a card; the line stays as it is only if that very one is captured. */
    if (!come.count && !gone.count && captures(r) != 1)
        return fail_cards(fault, arena, r, BESIDE_MIDDLE, NO_CARD,
                          "no card has been added to the line");
    return line_allows(fault, arena, r, a, &come);
}

/* After the captures were shown with their cards still there, the next picture may show them gone:
 * as many cards as pieces, each like a piece that was captured. */
static bool is_clearing(const struct reading *r, const struct reading *origin)
{
    return !r->step_count && origin->view == VIEW_AFTER;
}

static bool cleared_line(struct flow_fault *fault, struct arena *arena, const struct reading *r,
                         const struct reading *origin, const struct table_view *before,
                         const struct table_view *now)
{
    struct spread gone = spread_minus(&before->beside[BESIDE_MIDDLE], &now->beside[BESIDE_MIDDLE]);
    struct spread come = spread_minus(&now->beside[BESIDE_MIDDLE], &before->beside[BESIDE_MIDDLE]);
    struct spread taken = captured(origin);
    if (!come.count && (!gone.count || spread_same(&gone, &taken)))
        return true;
    return fail_cards(fault, arena, r, BESIDE_MIDDLE, come.count ? come.cards[0] : NO_CARD,
                      "the line is not what the captures left of it");
}

/* Whether a hand that lies face down may have so many cards now: one was played, face up, or they
 * were drawn up to what a player holds. */
static bool hand_fits(const struct reading *r, const struct reading *origin,
                      const struct table_view *before, const struct table_view *now, enum side side)
{
    enum beside hand = hands[side];
    bool played = before->backs[hand] == now->backs[hand] + 1;
    bool shown = spread_minus(&now->beside[BESIDE_MIDDLE], &before->beside[BESIDE_MIDDLE]).count ||
                 spread_minus(&now->beside[hand], &before->beside[hand]).count;
    return (played && shown) ||
           (now->backs[hand] > before->backs[hand] && is_drawn_up(r, origin, now, side));
}

/* Hands and piles that lie face down keep their cards. */
static bool backs_fit(struct flow_fault *fault, struct arena *arena, const struct reading *r,
                      const struct reading *origin, const struct table_view *before,
                      const struct table_view *now)
{
    bool shown = before->backs[0] + before->backs[1] + before->backs[2] &&
                 now->backs[0] + now->backs[1] + now->backs[2];
    for (int place = 0; shown && place < 3; place++)
        if (before->backs[place] != now->backs[place] &&
            (place == BESIDE_MIDDLE ||
             !hand_fits(r, origin, before, now, place == BESIDE_WHITE ? WHITE : BLACK)))
            return fail_cards(fault, arena, r, (enum beside)place, NO_CARD,
                              "not as many cards lie face down as in the diagram before");
    return true;
}

bool flow_fits(struct flow_fault *fault, struct arena *arena, const struct reading *r,
               const struct reading *origin)
{
    struct table_view before, now;
    if (!origin || r->told_count || r->has_odd_marks || origin->has_odd_marks)
        return true;
    table_view_of(&before, arena, origin->diagram);
    table_view_of(&now, arena, r->diagram);
    if (r->rules->flow != FLOW_NONE && !backs_fit(fault, arena, r, origin, &before, &now))
        return false;
    switch (r->rules->flow) {
    case FLOW_SAME:
        return same_cards(fault, arena, r, &before, &now);
    case FLOW_MORE:
        return more_cards(fault, arena, r, &before, &now);
    case FLOW_HANDS:
        return hands_and_checkers(fault, arena, r, origin, &before, &now);
    case FLOW_STACKS:
        return stacks_flow(fault, arena, r, &before, &now);
    case FLOW_LINE:
        return is_clearing(r, origin) ? cleared_line(fault, arena, r, origin, &before, &now)
                                      : line_flow(fault, arena, r, &before, &now);
    case FLOW_MIRROR:
        return origin->view == VIEW_BEFORE || mirror_flow(fault, arena, r, &before, &now);
    case FLOW_COINS:
        return origin->view == VIEW_BEFORE || coin_flow(fault, arena, r, origin, &before, &now);
    case FLOW_NONE:
        break;
    }
    return true;
}

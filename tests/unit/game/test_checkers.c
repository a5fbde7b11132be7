/* The games with checkers under pieces against a second opinion: a slow and obvious implementation
 * of regular moves and of what threatens a king, which tries every walk of every piece and shares
 * no code with src/game. Positions are of random games of chess with checkers strewn over them. */
#include "game/game.h"
#include "game/notation.h"
#include "game/position.h"

#include "../test.h"

#include <stdlib.h>

enum variant { ADRENALINE, TAR_PIT, BOOSTER, VARIANT_COUNT };

/* ---- The second opinion: letters on a board of 64, a1 first ---- */

struct slow {
    enum variant variant;
    char at[64];
    int checkers[2][64]; /* white's and black's; in ADRENALINE all are white's */
    int en_passant;      /* or -1 */
    bool white;          /* to move */
    bool castles[64];    /* rooks that have not moved, nor has their king */
};

static bool is_white(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool has(const struct slow *p, int at, bool white)
{
    return p->at[at] != '.' && is_white(p->at[at]) == white;
}

static char kind(const struct slow *p, int at)
{
    return is_white(p->at[at]) ? p->at[at] : (char)(p->at[at] - 'a' + 'A');
}

static bool is_slowed(const struct slow *p, int at)
{
    return p->variant != ADRENALINE && p->checkers[is_white(p->at[at])][at] > 0;
}

/* The way from one square to another is a straight line of free squares. */
static bool is_open(const struct slow *p, int from, int to)
{
    int files = to % 8 - from % 8, ranks = to / 8 - from / 8;
    int x = (files > 0) - (files < 0), y = (ranks > 0) - (ranks < 0);
    if (files && ranks && abs(files) != abs(ranks))
        return false;
    for (int at = from + x + 8 * y; at != to; at += x + 8 * y)
        if (p->at[at] != '.')
            return false;
    return true;
}

static bool pawn_goes(const struct slow *p, int from, int to, bool may_jump)
{
    bool white = is_white(p->at[from]);
    int files = abs(to % 8 - from % 8), ranks = (to / 8 - from / 8) * (white ? 1 : -1);
    if (files == 1 && ranks == 1)
        return has(p, to, !white) || (to == p->en_passant && white == p->white);
    if (files || p->at[to] != '.')
        return false;
    return ranks == 1 ||
           (ranks == 2 && may_jump && from / 8 == (white ? 1 : 6) && p->at[(from + to) / 2] == '.');
}

static bool goes(const struct slow *p, int from, int to)
{
    int files = abs(to % 8 - from % 8), ranks = abs(to / 8 - from / 8);
    if (from == to || has(p, to, is_white(p->at[from])))
        return false;
    if (is_slowed(p, from))
        return kind(p, from) != 'P' && pawn_goes(p, from, to, false);
    switch (kind(p, from)) {
    case 'P':
        return pawn_goes(p, from, to, true);
    case 'N':
        return files * ranks == 2;
    case 'B':
        return files == ranks && is_open(p, from, to);
    case 'R':
        return (!files || !ranks) && is_open(p, from, to);
    case 'Q':
        return is_open(p, from, to);
    default:
        return files <= 1 && ranks <= 1;
    }
}

static void settle(struct slow *p, int at)
{
    int *white = &p->checkers[0][at], *black = &p->checkers[1][at];
    bool is_last = at / 8 == (is_white(p->at[at]) ? 7 : 0);
    if (p->variant == ADRENALINE)
        return;
    for (; *white && *black; --*white)
        --*black;
    if (p->variant == TAR_PIT && *white + *black > 1)
        *white = *white > 0, *black = *black > 0;
    if (is_last)
        p->checkers[is_white(p->at[at])][at] = 0;
}

static void go(struct slow *p, int from, int to, bool step)
{
    int victim = to;
    if (!step && to == p->en_passant && from % 8 != to % 8 &&
        (kind(p, from) == 'P' || is_slowed(p, from)))
        victim = to + (is_white(p->at[from]) ? -8 : 8);
    for (int side = 0; side < 2; side++) {
        int sum = p->checkers[side][from] + p->checkers[side][victim];
        p->checkers[side][from] = p->checkers[side][victim] = 0;
        p->checkers[side][to] = sum;
    }
    char piece = p->at[from];
    p->at[from] = p->at[victim] = '.';
    p->at[to] = piece;
    settle(p, to);
}

/* Every walk of steps, one after the other. */
static bool walks_onto(const struct slow *p, int at, int target)
{
    bool white = is_white(p->at[at]);
    int purse = p->variant == ADRENALINE ? 0 : !white;
    if (p->variant == TAR_PIT || !p->checkers[purse][at])
        return false;
    for (int to = 0; to < 64; to++) {
        if (abs(to % 8 - at % 8) > 1 || abs(to / 8 - at / 8) > 1 || has(p, to, white) || to == at)
            continue;
        if (to == target)
            return true;
        struct slow after = *p;
        after.checkers[purse][at]--;
        go(&after, at, to, true);
        if (walks_onto(&after, to, target))
            return true;
    }
    return false;
}

static bool is_threatened(const struct slow *p, bool white)
{
    struct slow view = *p;
    int target = 0;
    while (p->at[target] != (white ? 'K' : 'k'))
        target++;
    view.white = !white;
    /* Only the pawn of the side in danger can be captured en passant. */
    if (p->en_passant / 8 != (white ? 2 : 5))
        view.en_passant = -1;
    for (int from = 0; from < 64; from++)
        for (int to = 0; to < 64; to++) {
            if (!has(&view, from, !white) || !goes(&view, from, to))
                continue;
            if (to == target)
                return true;
            struct slow after = view;
            go(&after, from, to, false);
            if (walks_onto(&after, to, target))
                return true;
        }
    return false;
}

/* In ADRENALINE, a capture must be able to give a checker that does not turn on the own king. */
static bool can_give(const struct slow *p)
{
    for (int at = 0; at < 64; at++) {
        struct slow after = *p;
        after.checkers[0][at]++;
        if (has(p, at, !p->white) && !is_threatened(&after, p->white))
            return true;
    }
    return false;
}

static int count(const struct slow *p)
{
    int pieces = 0;
    for (int at = 0; at < 64; at++)
        pieces += p->at[at] != '.';
    return pieces;
}

static bool slow_legal(const struct slow *p, int from, int to)
{
    if (!has(p, from, p->white) || !goes(p, from, to))
        return false;
    struct slow after = *p;
    bool jumps = kind(p, from) == 'P' && abs(to - from) == 16;
    go(&after, from, to, false);
    after.en_passant = jumps ? (from + to) / 2 : -1;
    if (is_threatened(&after, p->white))
        return false;
    return p->variant != ADRENALINE || count(&after) == count(p) || can_give(&after);
}

static bool slow_castles(const struct slow *p, int rook)
{
    int king = rook / 8 * 8 + 4, way = rook < king ? -1 : 1;
    if (!p->castles[rook] || !is_open(p, king, rook))
        return false;
    for (int side = 0; side < 2; side++)
        if (p->checkers[side][king] || p->checkers[side][rook])
            return false;
    for (int steps = 0; steps <= 3; steps++) { /* the last with the rook, too */
        struct slow there = *p;
        there.at[king] = '.';
        there.at[king + way * (steps < 3 ? steps : 2)] = p->at[king];
        if (steps == 3) {
            there.at[king + way] = p->at[rook];
            there.at[rook] = '.';
        }
        if (is_threatened(&there, p->white))
            return false;
    }
    return true;
}

/* ---- Comparing ---- */

static void slow_read(struct slow *p, const struct state *state, enum variant variant)
{
    p->variant = variant;
    p->white = state->side == WHITE;
    p->en_passant = state->en_passant == NO_SQUARE ? -1 : state->en_passant;
    for (int at = 0; at < 64; at++) {
        p->castles[at] = state->rooks[state->side][at % 8 > 4] == at;
        p->at[at] = piece_letter(state->board.at[at]);
        for (int side = 0; side < 2; side++)
            p->checkers[side][at] = state->under[side][at];
    }
}

static void differ(const struct game *game, const struct state *state, int from, int to)
{
    struct arena arena = {0};
    struct text fen = text_new(&arena);
    position_add(&fen, game, state);
    fail_msg("%s: %d-%d", fen.ptr, from, to);
}

/* How many ways there are to castle. */
static int compare(const struct game *game, const struct state *state, enum variant variant)
{
    bool listed[64][64] = {{false}}, castles[64] = {false};
    int castlings = 0;
    struct actions actions;
    struct slow slow;
    slow_read(&slow, state, variant);
    game->list(&actions, game, state);
    for (size_t i = 0; i < actions.count; i++)
        if (actions.items[i].kind == ACTION_MOVE)
            listed[actions.items[i].from][actions.items[i].to] = true;
        else
            castles[actions.items[i].to] = true;
    for (int rook = 0; rook < 64; rook++) {
        if (castles[rook] != slow_castles(&slow, rook))
            differ(game, state, rook, rook);
        castlings += castles[rook];
    }
    for (int from = 0; from < 64; from++)
        for (int to = 0; to < 64; to++)
            if (listed[from][to] != slow_legal(&slow, from, to))
                differ(game, state, from, to);
    return castlings;
}

/* Up to seven, some of them onto one another. */
static void strew_checkers(struct state *state, enum variant variant, struct random *random)
{
    for (int left = (int)random_below(random, 8); left > 0;) {
        int at = (int)random_below(random, 64);
        int side = variant == ADRENALINE ? 0 : (int)random_below(random, 2);
        if (!state->board.at[at])
            continue;
        left--;
        if (variant == ADRENALINE ||
            (!state->under[!side][at] && (variant == BOOSTER || !state->under[side][at])))
            state->under[side][at]++;
    }
}

/* Compare positions of random games of chess, as long as they can be had in the game. Castling must
 * be among what was compared. */
static void compare_games(enum variant variant, int wanted)
{
    static const char *const ids[] = {"adrenaline", "tar-pit", "booster"};
    const struct game *chess = game_find(slice_of("chess")),
                      *game = game_find(slice_of(ids[variant]));
    struct random random = {7};
    struct state s;
    struct actions actions;
    int compared = 0, castlings = 0;
    chess->begin(&s, chess, &random);
    while (compared < wanted) {
        struct state strewn = s;
        strew_checkers(&strewn, variant, &random);
        if (!game->impossible(game, &strewn)) {
            castlings += compare(game, &strewn, variant);
            compared++;
        }
        chess->list(&actions, chess, &s);
        if (actions.count && count_of(board_occupied(&s.board)) > 4)
            chess->play(&s, chess, actions.items[random_below(&random, (uint32_t)actions.count)]);
        else
            chess->begin(&s, chess, &random);
    }
    assert_true(castlings > 0);
}

static void adrenaline_agrees(void **state)
{
    (void)state;
    compare_games(ADRENALINE, 1000);
}

static void tar_pit_agrees(void **state)
{
    (void)state;
    compare_games(TAR_PIT, 3000);
}

static void booster_agrees(void **state)
{
    (void)state;
    compare_games(BOOSTER, 3000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(adrenaline_agrees),
        cmocka_unit_test(tar_pit_agrees),
        cmocka_unit_test(booster_agrees),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Chess Golf against a second opinion: a slow and obvious implementation that shares no code with
 * src/game, on positions of random puzzles, for every choice that the rules leave. */
#include "game/game.h"
#include "game/golf_rules.h"
#include "game/notation.h"

#include "../test.h"

#include <stdlib.h>

/* ---- The second opinion: letters on a board of 64, a1 first ---- */

struct slow {
    char at[64];
    char cards[MOST_GOLF_CARDS + 1]; /* those not yet captured, as letters */
    int captor;                      /* index, or -1 */
};

static bool is_white(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool same_colour(char a, char b)
{
    return a != '.' && b != '.' && is_white(a) == is_white(b);
}

static bool touch(int a, int b)
{
    return a != b && abs(a % 8 - b % 8) <= 1 && abs(a / 8 - b / 8) <= 1;
}

static bool has_own_neighbour(const struct slow *p, int at)
{
    for (int i = 0; i < 64; i++)
        if (touch(i, at) && same_colour(p->at[i], p->at[at]))
            return true;
    return false;
}

static bool has_pair(const struct slow *p, char colour)
{
    for (int i = 0; i < 64; i++)
        if (same_colour(p->at[i], colour) && has_own_neighbour(p, i))
            return true;
    return false;
}

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

static bool is_way_free(const struct slow *p, int from, int to)
{
    int step = 8 * sign(to / 8 - from / 8) + sign(to % 8 - from % 8);
    for (int at = from + step; at != to; at += step)
        if (p->at[at] != '.')
            return false;
    return true;
}

static bool moves_like(const struct slow *p, char kind, int from, int to)
{
    int dx = abs(to % 8 - from % 8), dy = abs(to / 8 - from / 8);
    switch (kind | 32) {
    case 'n':
        return dx * dy == 2;
    case 'k':
        return touch(from, to);
    case 'r':
        return (dx == 0) != (dy == 0) && is_way_free(p, from, to);
    case 'b':
        return dx == dy && dx > 0 && is_way_free(p, from, to);
    default:
        return moves_like(p, 'r', from, to) || moves_like(p, 'b', from, to);
    }
}

static bool reaches(const struct slow *p, int from, int to, const struct golf_rules *rules)
{
    for (int i = 0; i < 64; i++)
        if (touch(i, from) && same_colour(p->at[i], p->at[from]) &&
            moves_like(p, p->at[i], from, to))
            return true;
    bool steps = (rules->step == GOLF_STEP_COLOUR && !has_pair(p, p->at[from])) ||
                 (rules->step == GOLF_STEP_PIECE && !has_own_neighbour(p, from));
    return steps && touch(from, to);
}

/* Take the captor's card off, then look for the victim's. */
static bool may_capture(const struct slow *p, int from, int to, const struct golf_rules *rules)
{
    char others[MOST_GOLF_CARDS + 1];
    strcpy(others, p->cards);
    char *own = strchr(others, p->at[from]);
    if (!own || (rules->one_captor && p->captor >= 0 && p->captor != from))
        return false;
    *own = '-';
    return strchr(others, p->at[to]) != NULL;
}

static bool slow_legal(const struct slow *p, int from, int to, const struct golf_rules *rules)
{
    return p->at[from] != '.' && reaches(p, from, to, rules) &&
           (p->at[to] == '.' || may_capture(p, from, to, rules));
}

static struct slow slow_of(const struct board *board, const struct golf_goal *goal)
{
    struct slow slow = {.captor = goal->captor == NO_SQUARE ? -1 : goal->captor};
    for (int i = 0; i < 64; i++)
        slow.at[i] = board->at[i] ? piece_letter(board->at[i]) : '.';
    for (int i = 0; i < goal->count; i++)
        slow.cards[i] = piece_letter(goal->cards[i]);
    return slow;
}

/* ---- Comparing ---- */

struct move {
    int from, to;
};

struct moves {
    struct move items[16 * 64];
    uint32_t count;
};

static void compare(struct moves *quiet, struct moves *captures, const struct board *board,
                    const struct golf_goal *goal, const struct golf_rules *rules)
{
    struct slow slow = slow_of(board, goal);
    quiet->count = captures->count = 0;
    for (int from = 0; from < 64; from++) {
        squares listed = board->at[from] ? golf_moves(board, from, goal, rules) : 0;
        for (int to = 0; to < 64; to++) {
            bool legal = slow_legal(&slow, from, to, rules);
            if (legal != !!(listed & bit(to)))
                fail_msg("%d-%d is legal: %d", from, to, legal);
            struct moves *out = board->at[to] ? captures : quiet;
            if (legal)
                out->items[out->count++] = (struct move){from, to};
        }
    }
}

/* Play puzzles, capturing where that is possible, and tell how many were solved. */
static int play_puzzles(int count, const struct golf_rules *rules)
{
    enum { MOVES = 60 };
    const struct game *game = game_find(slice_of("golf"));
    int solved = 0;
    for (int seed = 1; seed <= count; seed++) {
        struct random random = {(uint64_t)seed};
        struct state state;
        struct moves quiet, captures;
        game->begin(&state, game, &random);
        struct golf_goal goal = {.captor = NO_SQUARE, .count = (uint8_t)(2 + seed % 3)};
        memcpy(goal.cards, state.cards.items, goal.count);
        for (int i = 0; i < MOVES && !golf_is_solved(&goal); i++) {
            compare(&quiet, &captures, &state.board, &goal, rules);
            const struct moves *moves = captures.count ? &captures : &quiet;
            if (!moves->count)
                break;
            struct move move = moves->items[random_below(&random, moves->count)];
            golf_play(&state.board, &goal, move.from, move.to);
        }
        solved += golf_is_solved(&goal);
    }
    return solved;
}

static void golf_agrees_with_a_second_opinion(void **state)
{
    (void)state;
    assert_true(play_puzzles(60, &golf_rules_of_book) > 0);
}

static void other_choices_agree_too(void **state)
{
    (void)state;
    for (int step = GOLF_STEP_COLOUR; step <= GOLF_STEP_NONE; step++)
        for (int one_captor = 0; one_captor < 2; one_captor++) {
            struct golf_rules rules = {(enum golf_step)step, one_captor};
            assert_true(play_puzzles(15, &rules) > 0);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(golf_agrees_with_a_second_opinion),
        cmocka_unit_test(other_choices_agree_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Chess Golf against a second opinion, on positions of random puzzles, for every choice that the
 * rules leave. */
#include "game/game.h"
#include "game/golf_rules.h"
#include "game/notation.h"

#include "../test.h"
#include "slow_golf.h"

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

/* The solver against a breadth-first search on the slow second opinion, and its solutions against
 * the rules core. */
#include "game/cards.h"
#include "game/game.h"
#include "game/golf_mine.h"
#include "game/notation.h"

#include "../test.h"
#include "slow_golf.h"

/* ---- Breadth first ---- */

enum { DEPTH = 4, SLOTS = 1 << 20 };

/* Positions in the order in which they are reached, and where each is found again. */
struct breadth {
    struct slow *queue;
    uint64_t *ways; /* to reach each of them in as few moves as can be */
    size_t count;
    size_t layer;    /* where those begin that take as many moves as the one reached last */
    uint32_t *slots; /* a place in the queue and one; 0 for none */
    const struct golf_rules *rules;
    char captor; /* the only letter that may capture, or 0 */
};

static size_t slot_of(const struct breadth *b, const struct slow *p)
{
    uint64_t hash = 1469598103934665603u;
    const char *bytes = (const char *)p;
    for (size_t i = 0; i < sizeof *p; i++)
        hash = (hash ^ (unsigned char)bytes[i]) * 1099511628211u;
    size_t slot = (hash ^ hash >> 32) % SLOTS;
    while (b->slots[slot] && memcmp(&b->queue[b->slots[slot] - 1], p, sizeof *p) != 0)
        slot = (slot + 1) % SLOTS;
    return slot;
}

static void reach(struct breadth *b, const struct slow *p, uint64_t ways)
{
    size_t slot = slot_of(b, p);
    if (!b->slots[slot]) {
        assert_true(b->count < SLOTS / 2);
        b->queue[b->count] = *p;
        b->ways[b->count++] = 0;
        b->slots[slot] = (uint32_t)b->count;
    }
    if (b->slots[slot] > b->layer)
        b->ways[b->slots[slot] - 1] += ways;
}

static bool is_allowed(const struct breadth *b, const struct slow *p, int from, int to)
{
    return slow_legal(p, from, to, b->rules) &&
           (p->at[to] == '.' || !b->captor || b->captor == p->at[from]);
}

static struct slow slow_play(const struct slow *p, int from, int to)
{
    struct slow after = *p;
    if (p->at[to] != '.') {
        char *card = strchr(after.cards, p->at[to]);
        memmove(card, card + 1, strlen(card)); /* with the end of the string */
        after.captor = to;
    } else if (p->captor == from) {
        after.captor = to;
    }
    after.at[to] = p->at[from];
    after.at[from] = '.';
    return after;
}

/* How many captures end it at once. */
static uint64_t count_last_moves(const struct breadth *b, const struct slow *p)
{
    uint64_t count = 0;
    if (strlen(p->cards) != 2)
        return 0;
    for (int from = 0; from < 64; from++)
        for (int to = 0; to < 64 && strchr(p->cards, p->at[from]); to++)
            count += p->at[to] != '.' && is_allowed(b, p, from, to);
    return count;
}

static void expand(struct breadth *b, size_t index)
{
    struct slow p = b->queue[index];
    for (int from = 0; from < 64; from++)
        for (int to = 0; to < 64 && p.at[from] != '.'; to++)
            if (is_allowed(b, &p, from, to)) {
                struct slow after = slow_play(&p, from, to);
                reach(b, &after, b->ways[index]);
            }
}

/* The least number of moves, or DEPTH + 1 for more than DEPTH, and the solutions with so many. */
static int least_moves(uint64_t *solutions, struct breadth *b, const struct slow *start)
{
    size_t begin = 0;
    *solutions = 0;
    b->count = b->layer = 0;
    memset(b->slots, 0, SLOTS * sizeof *b->slots);
    reach(b, start, 1);
    for (int made = 1; made <= DEPTH; made++) {
        size_t end = b->layer = b->count;
        for (size_t i = begin; i < end; i++)
            *solutions += b->ways[i] * count_last_moves(b, &b->queue[i]);
        if (*solutions)
            return made;
        for (size_t i = begin; i < end && made < DEPTH; i++)
            expand(b, i);
        begin = end;
    }
    return DEPTH + 1;
}

static struct slow slow_of(const struct golf_problem *problem)
{
    struct slow slow;
    memset(&slow, 0, sizeof slow); /* what lies between its members is hashed too */
    slow.captor = -1;
    for (int i = 0; i < 64; i++)
        slow.at[i] = problem->board.at[i] ? piece_letter(problem->board.at[i]) : '.';
    for (int i = 0; i < problem->card_count; i++)
        slow.cards[i] = piece_letter(problem->cards[i]);
    return slow;
}

/* ---- Comparing ---- */

static const struct golf_limits limits = {
    .most_moves = DEPTH, .memory = (size_t)1 << 20, .threads = 1};

static bool count_line(void *context, const struct golf_line *line)
{
    uint64_t *count = context;
    (void)line;
    ++*count;
    return true;
}

static void compare(struct breadth *b, struct golf_solver *solver,
                    const struct golf_problem *problem)
{
    struct slow slow = slow_of(problem);
    struct golf_answer answer;
    b->rules = &problem->rules;
    b->captor = problem->captor ? piece_letter(problem->captor) : 0;
    golf_solve(&answer, solver, problem);
    bool solved = answer.status == GOLF_SOLVED;
    uint64_t listed = 0, solutions;
    if (solved)
        assert_true(golf_each_solution(solver, count_line, &listed));
    assert_int_equal(solved ? answer.moves : DEPTH + 1, least_moves(&solutions, b, &slow));
    assert_int_equal(listed, solutions);
}

static struct breadth breadth_new(void)
{
    return (struct breadth){.queue = malloc(SLOTS / 2 * sizeof(struct slow)),
                            .ways = malloc(SLOTS / 2 * sizeof(uint64_t)),
                            .slots = malloc(SLOTS * sizeof(uint32_t))};
}

static void breadth_free(struct breadth *b)
{
    free(b->queue);
    free(b->ways);
    free(b->slots);
}

static void breadth_first_agrees_on_500_deals(void **state)
{
    static const struct {
        int cards, deals;
    } parts[] = {{2, 430}, {3, 60}, {4, 10}};
    struct breadth b = breadth_new();
    struct golf_solver *solver = golf_solver_new(&limits);
    (void)state;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        for (int deal = 0; deal < parts[i].deals; deal++) {
            struct golf_problem problem;
            golf_deal(&problem, 5, (uint64_t)deal, parts[i].cards, parts[i].cards);
            compare(&b, solver, &problem);
        }
    golf_solver_free(solver);
    breadth_free(&b);
}

/* Every way to read the rules, with and without an only captor. */
static void other_choices_agree_too(void **state)
{
    struct breadth b = breadth_new();
    struct golf_solver *solver = golf_solver_new(&limits);
    (void)state;
    for (uint64_t deal = 0; deal < 60; deal++) {
        struct golf_problem problem;
        golf_deal(&problem, 6, deal, 2, deal % 10 ? 2 : 3);
        problem.rules.step = (enum golf_step)(deal % 3);
        problem.rules.one_captor = deal % 2;
        problem.captor = deal % 4 < 2 ? problem.cards[0] : NO_PIECE;
        compare(&b, solver, &problem);
    }
    golf_solver_free(solver);
    breadth_free(&b);
}

/* ---- Solutions ---- */

struct replay {
    struct state start;
    struct golf_line first;
    int moves;
    uint64_t count;
};

static bool replay_line(void *context, const struct golf_line *line)
{
    struct replay *r = context;
    const struct game *game = game_find(slice_of("golf"));
    struct state state = r->start;
    if (r->count++ == 0)
        r->first = *line;
    for (int i = 0; i < r->moves; i++) {
        struct action action = {.from = line->moves[i].from, .to = line->moves[i].to};
        assert_int_equal(state.board.at[action.to], line->moves[i].taken);
        assert_null(game->refuse(game, &state, action));
        game->play(&state, game, action);
    }
    assert_int_equal(game->outcome(game, &state).result, WON);
    return true;
}

static struct state state_of(const struct golf_problem *problem)
{
    enum { CHOSEN = 1 }; /* the pile of games/golf.c */
    struct state state;
    state_clear(&state);
    state.board = problem->board;
    for (int i = 0; i < problem->card_count; i++)
        pile_add(&state, CHOSEN, problem->cards[i]);
    return state;
}

static struct replay replay_all(struct golf_solver *solver, const struct golf_problem *problem)
{
    struct golf_answer answer;
    struct replay r = {.start = state_of(problem)};
    golf_solve(&answer, solver, problem);
    assert_int_equal(answer.status, GOLF_SOLVED);
    r.moves = answer.moves;
    assert_true(golf_each_solution(solver, replay_line, &r));
    assert_true(r.count > 0);
    assert_memory_equal(&r.first, &answer.first, (size_t)answer.moves * sizeof *answer.first.moves);
    return r;
}

static void solutions_replay_and_need_no_certain_threads_or_memory(void **state)
{
    struct golf_limits many = {
        .most_moves = GOLF_MOST_MOVES, .memory = (size_t)16 << 20, .threads = 3};
    struct golf_limits little = {.most_moves = GOLF_MOST_MOVES, .memory = 1, .threads = 1};
    struct golf_solver *quick = golf_solver_new(&many), *poor = golf_solver_new(&little);
    (void)state;
    for (uint64_t deal = 0; deal < 40; deal++) {
        struct golf_problem problem;
        golf_deal(&problem, 8, deal, 2, 3);
        struct replay a = replay_all(quick, &problem), b = replay_all(poor, &problem);
        assert_int_equal(a.moves, b.moves);
        assert_int_equal(a.count, b.count);
        assert_memory_equal(&a.first, &b.first, (size_t)a.moves * sizeof *a.first.moves);
    }
    golf_solver_free(quick);
    golf_solver_free(poor);
}

/* A deal whose solution lies far behind the limit of positions. */
static void a_limit_is_an_answer(void **state)
{
    struct golf_limits tight = {.most_moves = GOLF_MOST_MOVES,
                                .memory = (size_t)1 << 20,
                                .threads = 1,
                                .positions = 100000};
    struct golf_problem problem;
    struct golf_answer once, again;
    struct golf_solver *solver = golf_solver_new(&tight);
    (void)state;
    golf_deal(&problem, 7, 872, 3, 3);
    golf_solve(&once, solver, &problem);
    golf_solve(&again, solver, &problem);
    assert_int_equal(once.status, GOLF_UNSOLVED);
    assert_in_range(once.moves, 3, 6);
    assert_int_equal(once.moves, again.moves);
    assert_int_equal(once.positions, again.positions);
    assert_in_range(once.positions, 100000, 110000);
    golf_solver_free(solver);
}

static void cards_without_pieces_are_refused(void **state)
{
    struct golf_problem problem;
    (void)state;
    golf_deal(&problem, 1, 1, 2, 2);
    assert_null(golf_refuse(&problem));
    static const uint8_t wrong[] = {0, PAWN, CHECKER, CARD_RIGHT | 3, 255};
    for (size_t i = 0; i < sizeof wrong; i++) {
        struct golf_problem bad = problem;
        bad.cards[1] = wrong[i];
        assert_non_null(golf_refuse(&bad));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(breadth_first_agrees_on_500_deals),
        cmocka_unit_test(other_choices_agree_too),
        cmocka_unit_test(solutions_replay_and_need_no_certain_threads_or_memory),
        cmocka_unit_test(a_limit_is_an_answer),
        cmocka_unit_test(cards_without_pieces_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

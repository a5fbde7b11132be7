/* Gravity Chess against a second opinion: a slow and obvious implementation of whole games that
 * shares no code with src/game. It looks for stacked pieces until no more are found, tries every
 * square for every piece, and keeps its own count of captures. Compared are the positions of random
 * games, and boards that are filled at random from below. */
#include "game/cards.h"
#include "game/game.h"
#include "game/notation.h"
#include "game/position.h"

#include "../test.h"

#include <stdlib.h>

/* ---- The second opinion: letters on a board of 64, a1 first ---- */

enum part { MOVING, ADDING, OVER };

struct slow {
    char at[64];
    bool done[64];
    bool white;   /* to move */
    char flipped; /* the piece to add, or '.' */
    int taken[2]; /* by White and by Black */
    enum part part;
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
    return (char)(p->at[at] & ~32);
}

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

static int step_to(const struct slow *p, int from, int to)
{
    return kind(p, from) == 'N' ? to - from : 8 * sign(to / 8 - from / 8) + sign(to % 8 - from % 8);
}

/* On an empty board: down, or along the row. */
static bool goes(const struct slow *p, int from, int to)
{
    int files = abs(to % 8 - from % 8), drop = from / 8 - to / 8;
    if (drop < 0 || from == to)
        return false;
    switch (kind(p, from)) {
    case 'P':
        return !files && (drop == 1 || (drop == 2 && from / 8 == 7));
    case 'N':
        return files * drop == 2;
    case 'B':
        return files == drop;
    case 'R':
        return !files || !drop;
    case 'Q':
        return !files || !drop || files == drop;
    default:
        return files <= 1 && drop <= 1;
    }
}

/* Something stacked stands on the way, or at its end. */
static bool meets_stacked(const struct slow *p, const bool stacked[64], int from, int to)
{
    int step = step_to(p, from, to);
    for (int at = from + step; at != to; at += step)
        if (stacked[at])
            return true;
    return stacked[to];
}

static bool can_fall(const struct slow *p, const bool stacked[64], int from)
{
    for (int to = 0; to < 64; to++)
        if (to / 8 < from / 8 && goes(p, from, to) && !meets_stacked(p, stacked, from, to))
            return true;
    return false;
}

static void find_stacked(const struct slow *p, bool stacked[64])
{
    bool found = true;
    memset(stacked, 0, 64);
    while (found) {
        found = false;
        /* From above, so that a pass never does the work of the next one. */
        for (int at = 63; at >= 0; at--)
            if (p->at[at] != '.' && !stacked[at] && !can_fall(p, stacked, at))
                found = stacked[at] = true;
    }
}

static bool is_way_free(const struct slow *p, int from, int to)
{
    int step = step_to(p, from, to);
    for (int at = from + step; at != to; at += step)
        if (p->at[at] != '.')
            return false;
    return true;
}

static bool is_legal(const struct slow *p, const bool stacked[64], int from, int to)
{
    if (p->part != MOVING || !has(p, from, p->white) || p->done[from] || stacked[from])
        return false;
    if (p->at[to] == '.')
        return to / 8 < from / 8 && goes(p, from, to) && is_way_free(p, from, to);
    if (!has(p, to, !p->white) || stacked[to])
        return false;
    if (kind(p, from) == 'P')
        return abs(to % 8 - from % 8) == 1 && from / 8 - to / 8 == 1;
    return goes(p, from, to) && is_way_free(p, from, to);
}

static bool can_move(const struct slow *p, const bool stacked[64], int from)
{
    for (int to = 0; to < 64; to++)
        if (is_legal(p, stacked, from, to))
            return true;
    return false;
}

static bool any_can_move(const struct slow *p)
{
    bool stacked[64];
    find_stacked(p, stacked);
    for (int from = 0; from < 64; from++)
        if (can_move(p, stacked, from))
            return true;
    return false;
}

static bool has_room(const struct slow *p)
{
    return memchr(p->at + 56, '.', 8) != NULL;
}

static int score(const struct slow *p, bool white)
{
    bool stacked[64];
    int points = p->taken[!white];
    find_stacked(p, stacked);
    for (int at = 0; at < 64; at++)
        if (stacked[at] && has(p, at, white))
            points += at / 8 + 1;
    return points;
}

/* Who leads: above 0 for White. */
static int lead(const struct slow *p)
{
    bool stacked[64];
    int sum = score(p, true) - score(p, false);
    find_stacked(p, stacked);
    for (int row = 7; row >= 0 && !sum; row--)
        for (int at = 8 * row; at < 8 * row + 8; at++)
            sum += stacked[at] ? (is_white(p->at[at]) ? 1 : -1) : 0;
    return sum;
}

/* ---- Playing it ---- */

static void slow_begin_turn(struct slow *p, bool white, const char **cards)
{
    p->white = white;
    p->part = MOVING;
    p->flipped = '.';
    memset(p->done, 0, sizeof p->done);
    if (*cards[white])
        p->flipped = *cards[white]++;
}

/* To where somebody has to choose. `cards` are those that each side's opponent will flip. */
static void slow_go_on(struct slow *p, const char **cards)
{
    while (p->part == MOVING && !any_can_move(p)) {
        if (p->flipped == '.' && p->white)
            p->part = OVER;
        else if (p->flipped != '.' && has_room(p))
            p->part = ADDING;
        else
            slow_begin_turn(p, !p->white, cards);
    }
}

static void slow_move(struct slow *p, int from, int to)
{
    p->taken[!p->white] += p->at[to] != '.';
    p->at[to] = p->at[from];
    p->at[from] = '.';
    p->done[to] = true;
}

/* ---- Comparing ---- */

enum { MOVE, BLOCKED, ADD, WAY_COUNT };

struct choices {
    bool can[WAY_COUNT][64][64];
};

static void slow_list(struct choices *out, const struct slow *p)
{
    bool stacked[64];
    find_stacked(p, stacked);
    memset(out, 0, sizeof *out);
    for (int from = 0; from < 64; from++) {
        for (int to = 0; to < 64; to++)
            out->can[MOVE][from][to] = is_legal(p, stacked, from, to);
        out->can[BLOCKED][from][0] = p->part == MOVING && has(p, from, p->white) &&
                                     !p->done[from] && !stacked[from] &&
                                     !can_move(p, stacked, from);
    }
    for (int to = 56; to < 64; to++)
        out->can[ADD][0][to] = p->part == ADDING && p->at[to] == '.';
}

static int way_of(struct action action)
{
    return action.kind == ACTION_MOVE ? MOVE : BLOCKED + (action.kind - ACTION_OWN);
}

static void differ(const struct game *game, const struct state *state, const char *what)
{
    struct arena arena = {0};
    struct text fen = text_new(&arena);
    position_add(&fen, game, state);
    fail_msg("%s: %s", fen.ptr, what);
}

static void compare_actions(struct actions *actions, const struct game *game,
                            const struct state *state, const struct slow *slow)
{
    static struct choices wanted, listed;
    slow_list(&wanted, slow);
    memset(&listed, 0, sizeof listed);
    game->list(actions, game, state);
    for (size_t i = 0; i < actions->count; i++) {
        struct action a = actions->items[i];
        listed.can[way_of(a)][a.from][a.to] = true;
        if (way_of(a) == ADD && piece_letter(a.card) != slow->flipped)
            differ(game, state, "another piece is added");
    }
    if (memcmp(&wanted, &listed, sizeof wanted) != 0)
        differ(game, state, "other actions are listed");
    for (int i = 0; i < 64 * 64; i++) {
        struct action move = {.from = (uint8_t)(i / 64), .to = (uint8_t)(i % 64)};
        if (has(slow, move.from, slow->white) &&
            !game->refuse(game, state, move) != wanted.can[MOVE][move.from][move.to])
            differ(game, state, "other moves are refused");
    }
}

static void compare_outcome(const struct game *game, const struct state *state,
                            const struct slow *slow)
{
    struct outcome o = game->outcome(game, state);
    int by = lead(slow);
    enum result wanted = by > 0 ? WHITE_WINS : by < 0 ? BLACK_WINS : DRAWN;
    if (o.score[WHITE] != score(slow, true) || o.score[BLACK] != score(slow, false))
        differ(game, state, "another score");
    if (o.result != (slow->part == OVER ? wanted : GOING_ON))
        differ(game, state, "another result");
}

static void compare_boards(const struct game *game, const struct state *state,
                           const struct slow *slow)
{
    for (int at = 0; at < 64; at++) {
        char letter = state->board.at[at] ? piece_letter(state->board.at[at]) : '.';
        if (letter != slow->at[at])
            differ(game, state, "another piece stands there");
    }
}

/* ---- Random games ---- */

/* The cards in the order in which they will be flipped. */
static void read_deck(char out[13], const struct state *state, int side)
{
    int count = pile_count(state, side);
    for (int i = 0; i < count; i++)
        out[i] = piece_letter(pile_card(state, side, count - 1 - i));
    out[count] = '\0';
}

static void slow_play(struct slow *p, struct action a, const char **cards)
{
    switch (way_of(a)) {
    case MOVE:
        slow_move(p, a.from, a.to);
        break;
    case BLOCKED:
        p->done[a.from] = true;
        break;
    default:
        p->at[a.to] = p->flipped;
        slow_begin_turn(p, !p->white, cards);
        break;
    }
    slow_go_on(p, cards);
}

/* True when it was a game of captures. */
static bool compare_game(const struct game *game, uint64_t seed)
{
    struct random random = {seed};
    struct state state;
    struct actions actions;
    struct slow slow = {.white = true, .part = ADDING};
    char decks[2][13];
    game->begin(&state, game, &random);
    for (int side = 0; side < 2; side++)
        read_deck(decks[side], &state, side);
    const char *cards[2] = {decks[0], decks[1]};
    memset(slow.at, '.', sizeof slow.at);
    slow.flipped = piece_letter(pile_card(&state, 2, 0));
    for (;;) {
        compare_boards(game, &state, &slow);
        compare_outcome(game, &state, &slow);
        compare_actions(&actions, game, &state, &slow);
        if (!actions.count)
            break;
        struct action a = actions.items[random_below(&random, (uint32_t)actions.count)];
        game->play(&state, game, a);
        slow_play(&slow, a, cards);
    }
    assert_int_equal(slow.part, OVER);
    return slow.taken[0] && slow.taken[1];
}

static void games_agree(void **state)
{
    (void)state;
    int captures = 0;
    for (uint64_t seed = 1; seed <= 40; seed++)
        captures += compare_game(game_find(slice_of("gravity")), seed);
    assert_true(captures > 0);
}

/* ---- Random boards ---- */

/* Pieces fall into columns, mostly without a gap, so that most are stacked. What is left over of
 * the sets has been captured. */
static void strew(struct state *state, struct slow *slow, struct random *random)
{
    static const char set[] = "PPPPNNBBRRQK";
    state_clear(state);
    memset(slow, 0, sizeof *slow);
    memset(slow->at, '.', sizeof slow->at);
    slow->flipped = '.';
    for (int i = 0; i < 24; i++) {
        bool white = i % 2 == 0;
        int at = (int)random_below(random, 8);
        while (at < 64 && (slow->at[at] != '.' || !random_below(random, 6)))
            at += 8;
        if (at >= 64 || !random_below(random, 5)) {
            slow->taken[white]++;
            continue;
        }
        slow->at[at] = (char)(set[i / 2] | (white ? 0 : 32));
        board_put(&state->board, at, piece_from_letter(slow->at[at]));
    }
}

static void boards_agree(void **unused)
{
    (void)unused;
    enum { BOARDS = 2000, PHASE_OVER = 2 };
    const struct game *game = game_find(slice_of("gravity"));
    struct random random = {3};
    int results[DRAWN + 1] = {0}, ties = 0;
    for (int i = 0; i < BOARDS; i++) {
        struct state state;
        struct slow slow;
        struct actions actions;
        strew(&state, &slow, &random);
        slow.white = true;
        if (!any_can_move(&slow))
            slow.part = OVER;
        assert_null(game->impossible(game, &state));
        compare_actions(&actions, game, &state, &slow);
        state.phase = PHASE_OVER;
        slow.part = OVER;
        compare_outcome(game, &state, &slow);
        results[game->outcome(game, &state).result]++;
        ties += score(&slow, true) == score(&slow, false);
    }
    /* All ways to end are among them, decided by rows too. */
    assert_true(results[WHITE_WINS] && results[BLACK_WINS] && results[DRAWN]);
    assert_true(ties > results[DRAWN]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_agree),
        cmocka_unit_test(boards_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

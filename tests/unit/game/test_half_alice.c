/* Half Alice Chess against a second opinion: a slow and obvious implementation that shares no code
 * with src/game and keeps a whole board for each side of the mirror. It plays along in random
 * games, and must find the same moves, the same boards and the same end after each of them. */
#include "game/game.h"
#include "game/notation.h"
#include "game/position.h"

#include "../test.h"

#include <stdlib.h>

enum { SUPPLY = 12 };

/* ---- The second opinion: letters on two boards of 64, a1 first ---- */

struct slow {
    char at[2][64]; /* without and with checkers */
    bool moved[64]; /* something has left the square or come to it */
    int jumped;     /* the square that a pawn has just jumped over, or -1 */
    bool white;     /* to move */
};

struct move {
    int from, to;
    char promote; /* a capital letter, or 0 */
};

static bool is_white(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool has(const char at[64], int square, bool white)
{
    return at[square] != '.' && is_white(at[square]) == white;
}

static char kind_on(const char at[64], int square)
{
    return is_white(at[square]) ? at[square] : (char)(at[square] - 'a' + 'A');
}

static bool is_open(const char at[64], int from, int to)
{
    int files = to % 8 - from % 8, ranks = to / 8 - from / 8;
    int step = (files > 0) - (files < 0) + 8 * ((ranks > 0) - (ranks < 0));
    if (files && ranks && abs(files) != abs(ranks))
        return false;
    for (int square = from + step; square != to; square += step)
        if (at[square] != '.')
            return false;
    return true;
}

/* En passant only if the pawn that jumped is on the same board. */
static bool takes_passing(const struct slow *p, const char at[64], int from, int to)
{
    int victim = from / 8 * 8 + to % 8;
    return to == p->jumped && kind_on(at, from) == 'P' && from % 8 != to % 8 &&
           at[victim] == (p->white ? 'p' : 'P');
}

static bool pawn_goes(const struct slow *p, const char at[64], int from, int to)
{
    bool white = is_white(at[from]);
    int files = abs(to % 8 - from % 8), ranks = (to / 8 - from / 8) * (white ? 1 : -1);
    if (files == 1 && ranks == 1)
        return has(at, to, !white) || takes_passing(p, at, from, to);
    if (files || at[to] != '.')
        return false;
    return ranks == 1 || (ranks == 2 && from / 8 == (white ? 1 : 6) && at[(from + to) / 2] == '.');
}

/* As on a board of its own, whatever becomes of kings. */
static bool goes(const struct slow *p, const char at[64], int from, int to)
{
    int files = abs(to % 8 - from % 8), ranks = abs(to / 8 - from / 8);
    if (from == to || has(at, to, is_white(at[from])))
        return false;
    switch (kind_on(at, from)) {
    case 'P':
        return pawn_goes(p, at, from, to);
    case 'N':
        return files * ranks == 2;
    case 'B':
        return files == ranks && is_open(at, from, to);
    case 'R':
        return (!files || !ranks) && is_open(at, from, to);
    case 'Q':
        return is_open(at, from, to);
    default:
        return files <= 1 && ranks <= 1;
    }
}

/* The king is on one of the boards, and only what is there can attack it. */
static bool in_check(const struct slow *p, bool white)
{
    for (int b = 0; b < 2; b++)
        for (int king = 0; king < 64; king++)
            for (int from = 0; p->at[b][king] == (white ? 'K' : 'k') && from < 64; from++)
                if (has(p->at[b], from, !white) && goes(p, p->at[b], from, king))
                    return true;
    return false;
}

static bool has_checkers(const struct slow *p, int wanted)
{
    int used = 0;
    for (int square = 0; square < 64; square++)
        used += has(p->at[1], square, p->white);
    return used + wanted <= SUPPLY;
}

static int board_under(const struct slow *p, int square)
{
    return p->at[1][square] != '.';
}

/* The move on its own side of the mirror. */
static void go(struct slow *p, struct move m)
{
    char *at = p->at[board_under(p, m.from)], piece = at[m.from];
    bool pawn = kind_on(at, m.from) == 'P';
    if (takes_passing(p, at, m.from, m.to))
        at[m.from / 8 * 8 + m.to % 8] = '.';
    if (m.promote)
        piece = p->white ? m.promote : (char)(m.promote - 'A' + 'a');
    at[m.from] = '.';
    at[m.to] = piece;
    p->moved[m.from] = p->moved[m.to] = true;
    p->jumped = pawn && abs(m.to - m.from) == 16 ? (m.from + m.to) / 2 : -1;
}

static void pass_through_mirror(struct slow *p, int square)
{
    int b = board_under(p, square);
    p->at[!b][square] = p->at[b][square];
    p->at[b][square] = '.';
}

/* But for the supply of checkers. */
static bool is_sound(const struct slow *p, struct move m)
{
    int b = board_under(p, m.from);
    if (!has(p->at[b], m.from, p->white) || p->at[!b][m.to] != '.' ||
        !goes(p, p->at[b], m.from, m.to))
        return false;
    bool promotes = kind_on(p->at[b], m.from) == 'P' && (m.to / 8 == 0 || m.to / 8 == 7);
    if (promotes != (m.promote != 0))
        return false;
    /* Before the switch, the king counts only on the board of the move. */
    struct slow after = *p;
    go(&after, m);
    struct slow before = after;
    memset(before.at[!b], '.', 64);
    pass_through_mirror(&after, m.to);
    return !in_check(&before, p->white) && !in_check(&after, p->white);
}

static bool is_legal(const struct slow *p, struct move m)
{
    return is_sound(p, m) && (board_under(p, m.from) || has_checkers(p, 1));
}

static void play(struct slow *p, struct move m)
{
    go(p, m);
    pass_through_mirror(p, m.to);
    p->white = !p->white;
}

/* ---- Castling: e1-g1 with h1-f1, e1-c1 with a1-d1 ---- */

static void castle(struct slow *p, int rook, bool and_switch)
{
    int king = rook / 8 * 8 + 4, way = rook < king ? -1 : 1;
    go(p, (struct move){king, king + 2 * way, 0});
    go(p, (struct move){rook, king + way, 0});
    if (!and_switch)
        return;
    pass_through_mirror(p, king + 2 * way);
    pass_through_mirror(p, king + way);
    p->white = !p->white;
}

static bool may_castle(const struct slow *p, int rook)
{
    int king = rook / 8 * 8 + 4, way = rook < king ? -1 : 1;
    if (p->moved[king] || p->moved[rook] || !is_open(p->at[0], king, rook) || in_check(p, p->white))
        return false;
    if (p->at[1][king + way] != '.' || p->at[1][king + 2 * way] != '.' || !has_checkers(p, 2))
        return false;
    struct slow between = *p, before = *p, after = *p;
    go(&between, (struct move){king, king + way, 0});
    castle(&before, rook, false);
    castle(&after, rook, true);
    return !in_check(&between, p->white) && !in_check(&before, p->white) &&
           !in_check(&after, p->white);
}

/* ---- Comparing ---- */

static void slow_begin(struct slow *p)
{
    memset(p->at, '.', sizeof p->at);
    memset(p->moved, false, sizeof p->moved);
    memcpy(p->at[0], "RNBQKBNRPPPPPPPP", 16);
    memcpy(p->at[0] + 48, "pppppppprnbqkbnr", 16);
    p->jumped = -1;
    p->white = true;
}

/* What has been seen to be compared. */
struct seen {
    int castlings, passings, promotions, shortages, mates;
};

static const char promotions[KIND_COUNT] = {
    [KNIGHT] = 'N', [BISHOP] = 'B', [ROOK] = 'R', [QUEEN] = 'Q'};

static void differ(const struct game *game, const struct state *state, const char *what)
{
    struct arena arena = {0};
    struct text fen = text_new(&arena);
    position_add(&fen, game, state);
    fail_msg("%s: %s", what, fen.ptr);
}

static void compare_boards(const struct game *game, const struct state *state, const struct slow *p)
{
    for (int square = 0; square < 64; square++) {
        bool checker = (state->sets[WHITE] | state->sets[BLACK]) >> square & 1;
        char letter = state->board.at[square] ? piece_letter(state->board.at[square]) : '.';
        if (p->at[checker][square] != letter || p->at[!checker][square] != '.')
            differ(game, state, "the boards differ");
    }
}

/* Whether the second opinion has a move at all. */
static bool compare_moves(const struct game *game, const struct state *state,
                          const struct actions *actions, const struct slow *p, struct seen *seen)
{
    static const int rooks[2][2] = {{56, 63}, {0, 7}};
    bool listed[64][64][KIND_COUNT] = {{{false}}}, castles[64] = {false}, any = false;
    for (size_t i = 0; i < actions->count; i++) {
        struct action a = actions->items[i];
        if (a.kind == ACTION_CASTLE)
            castles[a.to] = true;
        else
            listed[a.from][a.to][a.promote] = true;
    }
    for (int i = 0; i < 64 * 64 * KIND_COUNT; i++) {
        int kind = i % KIND_COUNT;
        struct move m = {i / KIND_COUNT / 64, i / KIND_COUNT % 64, promotions[kind]};
        bool legal = (!kind || m.promote) && is_legal(p, m);
        if (legal != listed[m.from][m.to][kind])
            differ(game, state, format_string(&(struct arena){0}, "%d-%d", m.from, m.to));
        any |= legal;
        seen->passings += legal && takes_passing(p, p->at[board_under(p, m.from)], m.from, m.to);
        seen->promotions += legal && kind;
        seen->shortages += !legal && !kind && is_sound(p, m);
    }
    for (int wing = 0; wing < 2; wing++) {
        bool legal = may_castle(p, rooks[p->white][wing]);
        if (legal != castles[rooks[p->white][wing]])
            differ(game, state, "castling");
        any |= legal;
        seen->castlings += legal;
    }
    return any;
}

static void compare_ends(const struct game *game, const struct state *state, const struct slow *p,
                         bool can_move, struct seen *seen)
{
    struct outcome outcome = game->outcome(game, state);
    bool mated = outcome.why && strcmp(outcome.why, "checkmate") == 0;
    bool stale = outcome.why && strcmp(outcome.why, "stalemate") == 0;
    if (mated != (!can_move && in_check(p, p->white)) || (mated || stale) != !can_move)
        differ(game, state, "the ends differ");
    seen->mates += mated;
}

/* Any action, or where possible one that needs a checker, or one that is rare. */
static struct action pick(const struct actions *actions, const struct slow *p, bool greedy,
                          struct random *random)
{
    struct action a = actions->items[random_below(random, (uint32_t)actions->count)];
    for (int tries = 0; greedy && tries < 20 && board_under(p, a.from); tries++)
        a = actions->items[random_below(random, (uint32_t)actions->count)];
    for (size_t i = 0; i < actions->count; i++)
        if (actions->items[i].kind == ACTION_CASTLE && random_below(random, 2))
            a = actions->items[i];
    return a;
}

static void compare_game(const struct game *game, uint64_t seed, struct seen *seen)
{
    enum { LONGEST = 120 };
    struct random random = {seed};
    struct state state;
    struct slow slow;
    struct actions actions;
    game->begin(&state, game, &random);
    slow_begin(&slow);
    for (int ply = 0; ply < LONGEST; ply++) {
        compare_boards(game, &state, &slow);
        game->list(&actions, game, &state);
        bool can_move = compare_moves(game, &state, &actions, &slow, seen);
        compare_ends(game, &state, &slow, can_move, seen);
        if (!can_move)
            return;
        struct action a = pick(&actions, &slow, seed % 2, &random);
        if (a.kind == ACTION_CASTLE)
            castle(&slow, a.to, true);
        else
            play(&slow, (struct move){a.from, a.to, promotions[a.promote]});
        game->play(&state, game, a);
    }
}

static uint64_t slow_perft(const struct slow *p, int depth)
{
    uint64_t ways = 0;
    if (depth == 0)
        return 1;
    for (int i = 0; i < 64 * 64; i++) { /* too early for castling and promotion */
        struct move m = {i / 64, i % 64, 0};
        struct slow after = *p;
        if (!is_legal(p, m))
            continue;
        play(&after, m);
        ways += slow_perft(&after, depth - 1);
    }
    return ways;
}

static void openings_are_as_many(void **state)
{
    (void)state;
    struct slow slow;
    slow_begin(&slow);
    assert_int_equal(slow_perft(&slow, 3), 9384); /* as in tests/games/half-alice.t */
}

static void half_alice_agrees_with_a_second_opinion(void **state)
{
    (void)state;
    struct seen seen = {0};
    for (uint64_t seed = 1; seed <= 60; seed++)
        compare_game(game_find(slice_of("half-alice")), seed, &seen);
    assert_true(seen.castlings && seen.passings && seen.promotions && seen.shortages && seen.mates);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(openings_are_as_many),
        cmocka_unit_test(half_alice_agrees_with_a_second_opinion),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

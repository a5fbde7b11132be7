/* The moves of chess against a second opinion: a slow and obvious implementation that shares no
 * code with src/game, on positions of random games. And random play: what is listed is not refused,
 * what is not listed is. */
#include "game/game.h"
#include "game/notation.h"
#include "game/position.h"

#include "../test.h"

#include <stdlib.h>

/* ---- The second opinion: letters on a board of 64, a8 first ---- */

struct slow {
    char at[64];
    bool white;
    char rights[5];
    int en_passant; /* index, or -1 */
};

static bool is_white(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool own(const struct slow *p, int at)
{
    return p->at[at] != '.' && is_white(p->at[at]) == p->white;
}

static void slow_read(struct slow *p, const char *fen)
{
    int at = 0;
    for (; *fen != ' '; fen++) {
        if (*fen >= '1' && *fen <= '8')
            for (int i = 0; i < *fen - '0'; i++)
                p->at[at++] = '.';
        else if (*fen != '/')
            p->at[at++] = *fen;
    }
    p->white = fen[1] == 'w';
    fen += 3;
    size_t count = strcspn(fen, " ");
    memset(p->rights, 0, sizeof p->rights);
    memcpy(p->rights, fen, count);
    fen += count + 1;
    p->en_passant = *fen == '-' ? -1 : (8 - (fen[1] - '0')) * 8 + (fen[0] - 'a');
}

/* Whether a piece of `white`'s colour attacks `target`: try every piece and every step. */
static bool slow_attacked(const struct slow *p, int target, bool white)
{
    static const int steps[8][2] = {{0, 1}, {1, 0},  {0, -1}, {-1, 0},
                                    {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    static const int jumps[8][2] = {{1, 2},  {2, 1},  {-1, 2},  {-2, 1},
                                    {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};
    for (int from = 0; from < 64; from++) {
        char piece = p->at[from];
        if (piece == '.' || is_white(piece) != white)
            continue;
        int x = from % 8, y = from / 8, tx = target % 8, ty = target / 8;
        char kind = (char)(piece | 32);
        if (kind == 'p' && abs(tx - x) == 1 && ty - y == (white ? -1 : 1))
            return true;
        for (int i = 0; kind == 'n' && i < 8; i++)
            if (x + jumps[i][0] == tx && y + jumps[i][1] == ty)
                return true;
        for (int i = 0; strchr("brqk", kind) && i < 8; i++) {
            if ((kind == 'r' && i > 3) || (kind == 'b' && i < 4))
                continue;
            for (int n = 1; n < (kind == 'k' ? 2 : 8); n++) {
                int nx = x + n * steps[i][0], ny = y + n * steps[i][1];
                if (nx < 0 || nx > 7 || ny < 0 || ny > 7)
                    break;
                if (nx == tx && ny == ty)
                    return true;
                if (p->at[ny * 8 + nx] != '.')
                    break;
            }
        }
    }
    return false;
}

static bool slow_in_check(const struct slow *p, bool white)
{
    for (int i = 0; i < 64; i++)
        if (p->at[i] == (white ? 'K' : 'k'))
            return slow_attacked(p, i, !white);
    return false;
}

/* Whether the piece could go there if it were alone with what stands in its way. */
static bool slow_reaches(const struct slow *p, int from, int to)
{
    int dx = to % 8 - from % 8, dy = to / 8 - from / 8, ahead = p->white ? -1 : 1;
    char kind = (char)(p->at[from] | 32);
    if (own(p, to) || from == to)
        return false;
    if (kind == 'p') {
        if (dx == 0 && p->at[to] != '.')
            return false;
        if (dx == 0 && dy == ahead)
            return true;
        if (dx == 0 && dy == 2 * ahead)
            return from / 8 == (p->white ? 6 : 1) && p->at[from + 8 * ahead] == '.';
        return abs(dx) == 1 && dy == ahead && (p->at[to] != '.' || to == p->en_passant);
    }
    struct slow alone = *p;
    for (int i = 0; i < 64; i++)
        if (i != from && alone.at[i] != '.')
            alone.at[i] = i == to    ? '.'
                          : p->white ? 'p'
                                     : 'P'; /* blocks, attacks nothing of ours */
    return slow_attacked(&alone, to, p->white);
}

static struct slow slow_after(const struct slow *p, int from, int to)
{
    struct slow after = *p;
    if ((p->at[from] | 32) == 'p' && to == p->en_passant)
        after.at[to + (p->white ? 8 : -8)] = '.';
    after.at[to] = after.at[from];
    after.at[from] = '.';
    return after;
}

static bool slow_castles(const struct slow *p, bool king_side)
{
    int king = p->white ? 60 : 4, step = king_side ? 1 : -1, rook = king_side ? king + 3 : king - 4;
    char right = king_side ? (p->white ? 'K' : 'k') : (p->white ? 'Q' : 'q');
    if (!strchr(p->rights, right) || slow_in_check(p, p->white))
        return false;
    for (int at = king + step; at != rook; at += step)
        if (p->at[at] != '.')
            return false;
    return !slow_attacked(p, king + step, !p->white) &&
           !slow_attacked(p, king + 2 * step, !p->white);
}

static bool slow_legal(const struct slow *p, struct action a)
{
    if (a.kind == ACTION_CASTLE)
        return slow_castles(p, a.to > a.from);
    int from = a.from ^ 56, to = a.to ^ 56;
    if (!own(p, from) || !slow_reaches(p, from, to))
        return false;
    bool promotes = (p->at[from] | 32) == 'p' && (to / 8 == 0 || to / 8 == 7);
    if (promotes != (a.promote >= KNIGHT && a.promote <= QUEEN) || (!promotes && a.promote))
        return false;
    struct slow after = slow_after(p, from, to);
    return !slow_in_check(&after, p->white);
}

/* ---- Comparing ---- */

static bool is_listed(const struct actions *actions, struct action action)
{
    for (size_t i = 0; i < actions->count; i++)
        if (memcmp(&actions->items[i], &action, sizeof action) == 0)
            return true;
    return false;
}

static void compare(const struct game *game, const struct state *state,
                    const struct actions *actions, struct arena *arena)
{
    struct text fen = text_new(arena);
    struct slow slow;
    position_add(&fen, game, state);
    slow_read(&slow, fen.ptr);
    for (int from = 0; from < 64; from++)
        for (int to = 0; to < 64; to++)
            for (int promote = 0; promote <= KING; promote++) {
                struct action a = {.kind = ACTION_MOVE,
                                   .from = (uint8_t)from,
                                   .to = (uint8_t)to,
                                   .promote = (uint8_t)promote};
                bool legal = slow_legal(&slow, a);
                if (promote && promote != PAWN && !legal && !(to / 8 == 0 || to / 8 == 7))
                    continue;
                if (legal != is_listed(actions, a) || legal == !!game_refuse(game, state, a))
                    fail_msg("%s: %d-%d=%d", fen.ptr, from, to, promote);
            }
    for (int wing = 0; wing < 2; wing++) {
        int king = king_of(&state->board, (enum side)state->side);
        struct action a = {
            .kind = ACTION_CASTLE, .from = (uint8_t)king, .to = state->rooks[state->side][wing]};
        if (a.to != NO_SQUARE && slow_legal(&slow, a) != is_listed(actions, a))
            fail_msg("%s: castling %d", fen.ptr, wing);
    }
}

static void chess_agrees_with_a_second_opinion(void **state)
{
    enum { GAMES = 60, PLIES = 80 };
    const struct game *game = game_find(slice_of("chess"));
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct arena arena = {0};
        struct random random = {seed};
        struct state s;
        struct actions actions;
        game->begin(&s, game, &random);
        for (int ply = 0; ply < PLIES; ply++) {
            game->list(&actions, game, &s);
            compare(game, &s, &actions, &arena);
            if (!actions.count)
                break;
            game->play(&s, game, actions.items[random_below(&random, (uint32_t)actions.count)]);
        }
        arena_free(&arena);
    }
}

/* All 960 rows, each once, none that the rules forbid. */
static void chess960_has_960_rows(void **state)
{
    const struct game *game = game_find(slice_of("chess960"));
    struct random random = {1};
    static bool seen[1 << 20];
    size_t rows = 0;
    (void)state;
    memset(seen, 0, sizeof seen);
    for (int i = 0; i < 20000; i++) {
        struct state s;
        game->begin(&s, game, &random);
        squares white = s.board.sides[WHITE];
        int king = king_of(&s.board, WHITE);
        assert_true(s.rooks[WHITE][WING_A] < king && king < s.rooks[WHITE][WING_H]);
        squares bishops = s.board.kinds[BISHOP] & white;
        assert_int_equal(count_of(bishops & 0x55), 1);
        size_t key = 0;
        for (int file = 0; file < 8; file++)
            key = key * 5 + (size_t)(kind_of(s.board.at[file]) - KNIGHT);
        rows += !seen[key];
        seen[key] = true;
        assert_int_equal(s.board.at[file_of(king) + 56], piece_of(BLACK, KING));
    }
    assert_int_equal(rows, 960);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chess_agrees_with_a_second_opinion),
        cmocka_unit_test(chess960_has_960_rows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

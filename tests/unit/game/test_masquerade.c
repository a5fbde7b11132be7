/* What players of Masquerade Chess can be sure of, against a second opinion: all 120 ways to fill
 * in a table, each tried against every answer that was ever given. */
#include "game/game.h"

#include "../test.h"

enum { ROWS = 5, WAYS = 120, MOST_ANSWERS = 256 };

static const char letters[ROWS] = {'K', 'Q', 'R', 'B', 'N'};

struct answer {
    int row, from, to;
    bool yes;
    squares occupied;
};

struct player {
    struct answer answers[MOST_ANSWERS];
    int count;
};

static void fill_ways(int ways[WAYS][ROWS])
{
    int count = 0;
    for (int code = 0; code < 3125; code++) {
        int seen = 0, rest = code;
        for (int row = 0; row < ROWS; row++, rest /= 5) {
            ways[count][row] = rest % 5;
            seen |= 1 << rest % 5;
        }
        if (seen == 31 && ++count == WAYS)
            return;
    }
}

/* Step by step, without the tables of src/game. */
static bool slow_reaches(char letter, const struct answer *a)
{
    int across = a->to % 8 - a->from % 8, up = a->to / 8 - a->from / 8;
    int wide = across < 0 ? -across : across, high = up < 0 ? -up : up;
    bool straight = !across || !up, aslant = wide == high;
    if (letter == 'N')
        return wide * high == 2;
    if (letter == 'K')
        return wide <= 1 && high <= 1;
    if (!(straight && letter != 'B') && !(aslant && letter != 'R'))
        return false;
    int step = (across > 0) - (across < 0) + 8 * ((up > 0) - (up < 0));
    for (int at = a->from + step; at != a->to; at += step)
        if (a->occupied >> at & 1)
            return false;
    return true;
}

static bool agrees(const int way[ROWS], const struct player *player)
{
    for (int i = 0; i < player->count; i++) {
        const struct answer *a = &player->answers[i];
        if (slow_reaches(letters[way[a->row]], a) != a->yes)
            return false;
    }
    return true;
}

/* The crosses as counts 10 to 19 of the state: a bit for each kind, pawn 1 to king 6. */
static void compare(const struct state *s, int side, const struct player *player)
{
    static const int bits[ROWS] = {KING, QUEEN, ROOK, BISHOP, KNIGHT};
    int ways[WAYS][ROWS];
    unsigned open[ROWS] = {0};
    fill_ways(ways);
    for (int i = 0; i < WAYS; i++)
        for (int row = 0; row < ROWS && agrees(ways[i], player); row++)
            open[row] |= 1u << bits[ways[i][row]];
    for (int row = 0; row < ROWS; row++)
        assert_int_equal(s->counts[10 + side * ROWS + row], 0x7C & ~open[row]);
}

static int row_of_piece(uint8_t piece)
{
    static const int rows[KIND_COUNT] = {
        [KING] = 0, [QUEEN] = 1, [ROOK] = 2, [BISHOP] = 3, [KNIGHT] = 4};
    return rows[kind_of(piece)];
}

static void play_one(struct player players[2], struct state *s, const struct game *game,
                     struct action a)
{
    uint8_t piece = s->board.at[a.from];
    int side = s->side;
    bool asks = a.kind == ACTION_MOVE && kind_of(piece) != PAWN && s->board.at[a.to];
    struct answer answer = {row_of_piece(piece), a.from, a.to, false, board_occupied(&s->board)};
    struct board before = s->board;
    game->play(s, game, a);
    if (!asks)
        return;
    answer.yes = s->board.at[a.to] == piece;
    assert_int_equal(s->side, !side);
    if (!answer.yes)
        assert_memory_equal(&before, &s->board, sizeof before);
    assert_in_range(players[side].count, 0, MOST_ANSWERS - 1);
    players[side].answers[players[side].count++] = answer;
    compare(s, side, &players[side]);
}

static void players_conclude_all_there_is(void **state)
{
    const struct game *game = game_find(slice_of("masquerade"));
    int answers = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct player players[2] = {0};
        struct random random = {seed};
        struct state s;
        struct actions actions;
        game->begin(&s, game, &random);
        for (int ply = 0; ply < 300 && game->outcome(game, &s).result == GOING_ON; ply++) {
            game->list(&actions, game, &s);
            play_one(players, &s, game,
                     actions.items[random_below(&random, (uint32_t)actions.count)]);
        }
        answers += players[WHITE].count + players[BLACK].count;
    }
    assert_true(answers > 400);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(players_conclude_all_there_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

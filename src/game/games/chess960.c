/* Chess960: orthodox chess from one of 960 rows, castling to the usual squares (FIDE Laws of Chess,
 * Guidelines II; "Chess960" in the rulebook, Starting Position and Castling). */
#include "game/orthodox.h"
#include "game/rows.h"

#include <string.h>

/* The `nth` empty place of a row, counted from 0. */
static int empty_place(const char row[8], int nth)
{
    for (int file = 0; file < 8; file++)
        if (row[file] == '.' && nth-- == 0)
            return file;
    return 0;
}

/* Scharnagl's numbers: the bishop on a light square, the one on a dark square, the queen, then the
 * knights among the five places left; rook, king and rook fill the rest. 518 is the usual row. */
static void row_of_number(char row[8], int number)
{
    static const int knights[10][2] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2},
                                       {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};
    memset(row, '.', 8);
    row[number % 4 * 2 + 1] = 'B';
    number /= 4;
    row[number % 4 * 2] = 'B';
    number /= 4;
    row[empty_place(row, number % 6)] = 'Q';
    number /= 6;
    int first = empty_place(row, knights[number][0]), second = empty_place(row, knights[number][1]);
    row[first] = row[second] = 'N';
    for (const char *rest = "RKR"; *rest; rest++)
        row[empty_place(row, 0)] = *rest;
}

static void begin(struct state *state, const struct game *game, struct random *random)
{
    char row[8];
    (void)game;
    row_of_number(row, (int)random_below(random, 960));
    set_up_row(state, row);
}

const struct game chess960_game = {
    .id = "chess960",
    .name = "Chess960",
    .summary = "chess from one of 960 rows",
    .rules = &orthodox_rules,
    .begin = begin,
    .list = orthodox_list,
    .refuse = orthodox_refuse,
    .play = orthodox_play,
    .outcome = orthodox_outcome,
    .impossible = orthodox_impossible,
};

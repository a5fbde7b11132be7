#include "game/rows.h"

#include "game/moves.h"
#include "game/notation.h"

#include <string.h>

/* ---- On the board ---- */

static void set_up_side(struct state *state, enum side side, const char row[8])
{
    int first = side == WHITE ? 0 : 56, pawns = side == WHITE ? 8 : 48;
    for (int file = 0; file < 8; file++) {
        enum piece_kind kind = kind_of(piece_from_letter(row[file]));
        board_put(&state->board, first + file, piece_of(side, kind));
        board_put(&state->board, pawns + file, piece_of(side, PAWN));
    }
    int king = king_of(&state->board, side);
    for (int file = 0; file < 8; file++)
        if (row[file] == 'R')
            state->rooks[side][first + file < king ? WING_A : WING_H] = (uint8_t)(first + file);
}

void set_up_rows(struct state *state, const char white[8], const char black[8])
{
    state_clear(state);
    set_up_side(state, WHITE, white);
    set_up_side(state, BLACK, black);
}

void set_up_row(struct state *state, const char row[8])
{
    set_up_rows(state, row, row);
}

/* ---- Numbers ---- */

/* The two of five empty places that the knights take. */
static const int knights[10][2] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2},
                                   {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};

/* The `nth` empty place of a row, counted from 0. */
static int empty_place(const char row[8], int nth)
{
    for (int file = 0; file < 8; file++)
        if (row[file] == '.' && nth-- == 0)
            return file;
    return 0;
}

/* The bishop on a light square, the one on a dark square, the queen, then the knights among the
 * five places left; rook, king and rook fill the rest. */
void row_from_number(char row[8], int number)
{
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

/* The places of the queen and the knights among those that the pieces before them left. */
static int place_among(const char row[8], const char *skipped, char letter, int nth)
{
    for (int file = 0, place = 0; file < 8; file++) {
        if (row[file] == letter && nth-- == 0)
            return place;
        place += !strchr(skipped, row[file]);
    }
    return -1;
}

int number_of_row(const char row[8])
{
    const char *why;
    int light = 1, dark = 0, pair = 0;
    if (!row_is_allowed(&why, row))
        return -1;
    while (row[light] != 'B')
        light += 2;
    while (row[dark] != 'B')
        dark += 2;
    int queen = place_among(row, "B", 'Q', 0);
    int first = place_among(row, "BQ", 'N', 0), second = place_among(row, "BQ", 'N', 1);
    while (knights[pair][0] != first || knights[pair][1] != second)
        pair++;
    return light / 2 + 4 * (dark / 2 + 4 * (queen + 6 * pair));
}

void row_draw(char row[8], struct random *random)
{
    row_from_number(row, (int)random_below(random, ALLOWED_ROWS));
}

/* ---- Rules ---- */

static bool is_part_of_set(const char row[8])
{
    static const char set[] = "BBKNNQRR";
    for (int file = 0; file < 8; file++) {
        int most = 0, count = 0;
        for (int i = 0; i < 8; i++) {
            most += set[i] == row[file];
            count += row[i] == row[file];
        }
        if (row[file] != '.' && count > most)
            return false;
    }
    return true;
}

static const char whole_set_rule[] =
    "a row has one king, one queen, two rooks, two bishops and two knights";

bool row_may_be_allowed(const char **why, const char row[8])
{
    const char *king = memchr(row, 'K', 8);
    int bishops[2] = {0}, rooks[2] = {0}; /* on even and odd files; before the king and behind */
    for (int file = 0; file < 8; file++) {
        bishops[file % 2] += row[file] == 'B';
        rooks[king && row + file > king] += row[file] == 'R';
    }
    *why = whole_set_rule;
    if (!is_part_of_set(row))
        return false;
    *why = "the bishops stand on squares of different colours";
    if (bishops[0] == 2 || bishops[1] == 2)
        return false;
    *why = "the king stands between the rooks";
    return !king || (rooks[0] != 2 && rooks[1] != 2);
}

bool row_is_allowed(const char **why, const char row[8])
{
    *why = whole_set_rule;
    return !memchr(row, '.', 8) && row_may_be_allowed(why, row);
}

/* ---- Cards ---- */

bool row_from_cards(char row[8], const char **why, const int bishops[2], const uint8_t cards[6])
{
    static const int wanted[KIND_COUNT] = {[KNIGHT] = 2, [ROOK] = 3, [QUEEN] = 1};
    int counts[KIND_COUNT + 1] = {0};

    *why = "the bishops' cards show 1 to 8, one of them odd and one even";
    for (int i = 0; i < 2; i++)
        if (bishops[i] < 1 || bishops[i] > 8)
            return false;
    if ((bishops[0] + bishops[1]) % 2 == 0)
        return false;
    memset(row, '.', 8);
    row[bishops[0] - 1] = row[bishops[1] - 1] = 'B';
    for (int i = 0; i < 6; i++) {
        enum piece_kind kind = kind_of(cards[i]);
        bool king = kind == ROOK && ++counts[ROOK] == 2;
        counts[kind] += kind != ROOK;
        row[empty_place(row, 0)] = king ? 'K' : piece_letter((uint8_t)kind);
    }
    *why = "the six cards are two knights, a queen and three rooks";
    return memcmp(counts, wanted, sizeof wanted) == 0;
}

bool row_from_playing_cards(char row[8], const char **why, const int ranks[8])
{
    static const uint8_t kinds[] = {[8] = KNIGHT, [10] = ROOK, [12] = QUEEN, [13] = NO_PIECE};
    uint8_t cards[6];
    for (int i = 0; i < 6; i++) {
        int rank = ranks[i + 2];
        cards[i] = rank >= 0 && rank <= 13 ? kinds[rank] : NO_PIECE;
    }
    return row_from_cards(row, why, ranks, cards);
}

/* ---- Castling ---- */

/* The rook of a wing that stands farthest from the king, or NO_SQUARE. */
static uint8_t outer_rook(const char row[8], int king, enum wing wing, int first)
{
    int step = wing == WING_A ? 1 : -1;
    for (int file = wing == WING_A ? 0 : 7; file != king; file += step)
        if (row[file] == 'R')
            return (uint8_t)(first + file);
    return NO_SQUARE;
}

static void assume_side(struct state *state, enum side side)
{
    int first = side == WHITE ? 0 : 56, king = king_of(&state->board, side);
    char row[8];
    const char *why;
    state->rooks[side][WING_A] = state->rooks[side][WING_H] = NO_SQUARE;
    if (king == NO_SQUARE || rank_of(king) != rank_of(first))
        return;
    king = file_of(king);
    for (int file = 0; file < 8; file++) {
        uint8_t piece = state->board.at[first + file];
        bool own = piece && side_of(piece) == side;
        row[file] = own ? piece_letter((uint8_t)kind_of(piece)) : '.';
    }
    bool castled = (king == 2 && row[3] == 'R') || (king == 6 && row[5] == 'R');
    if (castled && !row_is_allowed(&why, row))
        return;
    for (int wing = WING_A; wing <= WING_H; wing++)
        state->rooks[side][wing] = outer_rook(row, king, (enum wing)wing, first);
}

void assume_row_castling(struct state *state)
{
    assume_side(state, WHITE);
    assume_side(state, BLACK);
}

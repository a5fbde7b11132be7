#include "game/golf_mine.h"

#include "game/layout.h"
#include "game/notation.h"
#include "game/solo.h"

#include <stdlib.h>
#include <string.h>

void golf_deal(struct golf_problem *out, uint64_t seed, uint64_t number, int least_cards,
               int most_cards)
{
    enum { DECK };
    struct random random = {seed * 0x9E3779B97F4A7C15u ^ number};
    struct state state;
    *out = (struct golf_problem){.rules = golf_rules_of_book};
    solo_begin(&state, DECK, &random);
    lay_out(&out->board, &state, DECK);
    pile_shuffle(&state, DECK, &random);
    out->card_count =
        least_cards + (int)random_below(&random, (uint32_t)(most_cards - least_cards + 1));
    for (int i = 0; i < out->card_count; i++)
        out->cards[i] = pile_card(&state, DECK, i);
}

/* ---- Judging ---- */

struct judge {
    const struct golf_problem *problem;
    struct golf_worth *worth;
    squares firsts[64]; /* by where a first move comes from */
};

static bool has_both_colours(const struct judge *j, const struct golf_line *line)
{
    /* Pieces move on from where they came: follow each back to its colour at the start. */
    struct board board = j->problem->board;
    bool seen[2] = {false, false};
    for (int i = 0; i < j->worth->moves; i++) {
        const struct golf_move *move = &line->moves[i];
        seen[side_of(board.at[move->from])] = true;
        if (board.at[move->to])
            board_remove(&board, move->to);
        board_move(&board, move->from, move->to);
    }
    return seen[WHITE] && seen[BLACK];
}

static bool judge_line(void *context, const struct golf_line *line)
{
    struct judge *j = context;
    struct golf_move first = line->moves[0];
    if (!(j->firsts[first.from] & bit(first.to)))
        j->worth->first_moves++;
    j->firsts[first.from] |= bit(first.to);
    j->worth->trivial |= first.taken != NO_PIECE;
    j->worth->both_colours &= has_both_colours(j, line);
    return ++j->worth->solutions < GOLF_MOST_SOLUTIONS;
}

/* Moves that the piece could not have made on its own. */
static int count_surprises(const struct golf_problem *problem, const struct golf_answer *answer)
{
    struct board board = problem->board;
    int surprises = 0;
    for (int i = 0; i < answer->moves; i++) {
        const struct golf_move *move = &answer->first.moves[i];
        squares usual =
            attacks_of(kind_of(board.at[move->from]), move->from, board_occupied(&board));
        surprises += !(usual & bit(move->to));
        if (board.at[move->to])
            board_remove(&board, move->to);
        board_move(&board, move->from, move->to);
    }
    return surprises;
}

static int halvings(int n)
{
    int count = 0;
    for (; n > 1; n /= 2)
        count++;
    return count;
}

/* Ten points a move; three less each time the number of solutions doubles; two for a surprise; four
 * for both colours; three for a first move that is the only one; eight less for a capture at once.
 */
static int score_of(const struct golf_worth *w)
{
    int solutions = w->counted ? w->solutions : GOLF_MOST_SOLUTIONS;
    return 10 * w->moves - 3 * halvings(solutions) + 2 * w->surprises + (w->both_colours ? 4 : 0) +
           (w->counted && w->first_moves == 1 ? 3 : 0) - (w->trivial ? 8 : 0);
}

struct golf_worth golf_judge(struct golf_solver *solver, const struct golf_problem *problem,
                             const struct golf_answer *answer)
{
    struct golf_worth worth = {.moves = answer->moves, .both_colours = true};
    struct judge judge = {.problem = problem, .worth = &worth};
    worth.counted = golf_each_solution(solver, judge_line, &judge);
    if (!worth.solutions) /* a limit came first */
        judge_line(&judge, &answer->first);
    worth.both_colours &= worth.counted;
    worth.surprises = count_surprises(problem, answer);
    worth.score = score_of(&worth);
    return worth;
}

/* ---- Names ---- */

static int by_letter(const void *left, const void *right)
{
    const char *a = left, *b = right;
    return *a - *b;
}

/* A square under one of the eight symmetries of the board. */
static int turned(int square, int symmetry)
{
    int file = file_of(square), rank = rank_of(square);
    if (symmetry & 1)
        file = 7 - file;
    if (symmetry & 2)
        rank = 7 - rank;
    return symmetry & 4 ? file * 8 + rank : rank * 8 + file;
}

static void name_as(char *name, const struct golf_problem *problem, int symmetry)
{
    uint8_t swap = symmetry & 8 ? 8 : 0;
    for (int square = 0; square < 64; square++) {
        uint8_t piece = problem->board.at[square];
        name[turned(square, symmetry)] = piece ? piece_letter(piece ^ swap) : '.';
    }
    for (int i = 0; i < problem->card_count; i++)
        name[64 + i] = piece_letter(problem->cards[i] ^ swap);
    qsort(name + 64, (size_t)problem->card_count, 1, by_letter);
    name[64 + problem->card_count] = '\0';
}

void golf_name(char name[GOLF_NAME_LENGTH + 1], const struct golf_problem *problem)
{
    char other[GOLF_NAME_LENGTH + 1];
    name_as(name, problem, 0);
    for (int symmetry = 1; symmetry < 16; symmetry++) {
        name_as(other, problem, symmetry);
        if (strcmp(other, name) < 0)
            strcpy(name, other);
    }
}

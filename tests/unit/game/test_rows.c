/* Rows of Chess960: every arrangement of the pieces, every number and every draw of cards. */
#include "game/game.h"
#include "game/rows.h"

#include "../test.h"

/* ---- Every arrangement ---- */

static void exchange(char *a, char *b)
{
    char keep = *a;
    *a = *b;
    *b = keep;
}

/* The next order of the letters in the alphabet's order of orders; false behind the last. */
static bool next_order(char row[8])
{
    int i = 6, j = 7;
    while (i >= 0 && row[i] >= row[i + 1])
        i--;
    if (i < 0)
        return false;
    while (row[j] <= row[i])
        j--;
    exchange(&row[i], &row[j]);
    for (int a = i + 1, b = 7; a < b; a++, b--)
        exchange(&row[a], &row[b]);
    return true;
}

/* The rules in the most direct words: strchr and strrchr on the row. */
static bool fischer_allows(const char row[8])
{
    char text[9] = {0};
    memcpy(text, row, 8);
    long bishops = strchr(text, 'B') - strrchr(text, 'B');
    return bishops % 2 != 0 && strchr(text, 'R') < strchr(text, 'K') &&
           strchr(text, 'K') < strrchr(text, 'R');
}

static void arrangements_are_allowed_or_not(void **state)
{
    char row[8] = {'B', 'B', 'K', 'N', 'N', 'Q', 'R', 'R'};
    bool seen[ALLOWED_ROWS] = {0};
    int orders = 0, allowed = 0;
    (void)state;
    do {
        const char *why;
        char again[8];
        int number = number_of_row(row);
        orders++;
        assert_int_equal(row_is_allowed(&why, row), fischer_allows(row));
        assert_int_equal(number >= 0, fischer_allows(row));
        if (number < 0)
            continue;
        assert_in_range(number, 0, ALLOWED_ROWS - 1);
        assert_false(seen[number]);
        seen[number] = true;
        allowed++;
        row_from_number(again, number);
        assert_memory_equal(again, row, 8);
    } while (next_order(row));
    assert_int_equal(orders, 5040);
    assert_int_equal(allowed, ALLOWED_ROWS);
}

/* From the public table of numbers (Scharnagl; FIDE Laws of Chess use the same). */
static void numbers_are_the_public_ones(void **state)
{
    static const struct {
        int number;
        char row[9];
    } known[] = {{0, "BBQNNRKR"}, {518, "RNBQKBNR"}, {534, "RNBKQBNR"}, {959, "RKRNNQBB"}};
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        assert_int_equal(number_of_row(known[i].row), known[i].number);
}

static void the_rule_broken_is_named(void **state)
{
    static const char *const cases[][2] = {
        {"QQRQKQNR", "a row has one king, one queen, two rooks, two bishops and two knights"},
        {"RNBQKBN.", "a row has one king, one queen, two rooks, two bishops and two knights"},
        {"RNBQBKNR", "the bishops stand on squares of different colours"},
        {"KRNBQBNR", "the bishops stand on squares of different colours"},
        {"KRRNBBNQ", "the king stands between the rooks"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *why;
        assert_false(row_is_allowed(&why, cases[i][0]));
        assert_string_equal(why, cases[i][1]);
        assert_int_equal(number_of_row(cases[i][0]), -1);
    }
}

static void rows_may_be_known_in_part(void **state)
{
    static const struct {
        const char *row, *why;
    } cases[] = {
        {"........", NULL},
        {"RQKRBBNN", NULL},
        {"..KR....", NULL},
        {"..KR..R.", "the king stands between the rooks"},
        {"RR.K....", "the king stands between the rooks"},
        {"B.B.....", "the bishops stand on squares of different colours"},
        {".QQ.....", "a row has one king, one queen, two rooks, two bishops and two knights"},
        {".x......", "a row has one king, one queen, two rooks, two bishops and two knights"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *why;
        bool allowed = row_may_be_allowed(&why, cases[i].row);
        assert_int_equal(allowed, cases[i].why == NULL);
        if (!allowed)
            assert_string_equal(why, cases[i].why);
    }
}

/* ---- Cards ---- */

/* All draws: 4 * 4 for the bishops, 60 orders of six cards; each row comes up once. */
static void draws_give_each_row_once(void **state)
{
    bool seen[ALLOWED_ROWS] = {0};
    int draws = 0;
    (void)state;
    for (int odd = 1; odd < 8; odd += 2)
        for (int even = 2; even <= 8; even += 2) {
            /* Padded in front, so that the orders of eight are those of the six behind. */
            char order[8] = {'A', 'A', 'N', 'N', 'Q', 'R', 'R', 'R'};
            do {
                const char *why;
                char row[8], again[8];
                int ranks[8] = {odd, even};
                uint8_t cards[6];
                for (int i = 0; i < 6; i++) {
                    char c = order[i + 2];
                    cards[i] = piece_of(WHITE, c == 'N' ? KNIGHT : c == 'Q' ? QUEEN : ROOK);
                    ranks[i + 2] = c == 'N' ? 8 : c == 'Q' ? 12 : 10;
                }
                assert_true(row_from_cards(row, &why, (int[]){odd, even}, cards));
                assert_true(row_from_playing_cards(again, &why, ranks));
                assert_memory_equal(row, again, 8);
                int number = number_of_row(row);
                assert_true(number >= 0);
                assert_false(seen[number]);
                seen[number] = true;
                draws++;
            } while (next_order(order) && order[0] == 'A' && order[1] == 'A');
        }
    assert_int_equal(draws, ALLOWED_ROWS);
}

/* "Chess960" in the rulebook, the example of Starting Position: 1 and 6, then N R Q r N R. */
static void the_books_draw_gives_its_row(void **state)
{
    const uint8_t cards[6] = {piece_of(WHITE, KNIGHT), piece_of(WHITE, ROOK),
                              piece_of(WHITE, QUEEN),  piece_of(BLACK, ROOK),
                              piece_of(WHITE, KNIGHT), piece_of(WHITE, ROOK)};
    const char *why;
    char row[8];
    (void)state;
    assert_true(row_from_cards(row, &why, (int[]){1, 6}, cards));
    assert_memory_equal(row, "BNRQKBNR", 8);
    assert_true(row_from_cards(row, &why, (int[]){6, 1}, cards));
    assert_memory_equal(row, "BNRQKBNR", 8);
}

static void wrong_cards_are_refused(void **state)
{
    static const struct {
        int ranks[8];
        const char *why;
    } cases[] = {
        {{1, 3, 8, 8, 10, 10, 10, 12},
         "the bishops' cards show 1 to 8, one of them odd and one even"},
        {{0, 3, 8, 8, 10, 10, 10, 12},
         "the bishops' cards show 1 to 8, one of them odd and one even"},
        {{9, 2, 8, 8, 10, 10, 10, 12},
         "the bishops' cards show 1 to 8, one of them odd and one even"},
        {{1, 2, 8, 8, 10, 10, 12, 12}, "the six cards are two knights, a queen and three rooks"},
        {{1, 2, 8, 8, 10, 10, 10, 13}, "the six cards are two knights, a queen and three rooks"},
        {{1, 2, 8, 8, 10, 10, 10, 99}, "the six cards are two knights, a queen and three rooks"},
        {{1, 2, 8, 8, 10, 10, 10, -1}, "the six cards are two knights, a queen and three rooks"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char row[8];
        const char *why;
        assert_false(row_from_playing_cards(row, &why, cases[i].ranks));
        assert_string_equal(why, cases[i].why);
    }
}

/* ---- Castling ---- */

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* With king, rooks and pawns alone only the other rook can be in the way: from every row, to the
 * usual squares. */
static void castling_ends_on_the_usual_squares(void **state)
{
    const struct game *game = game_find(slice_of("chess960"));
    (void)state;
    for (int number = 0; number < ALLOWED_ROWS; number++)
        for (int wing = WING_A; wing <= WING_H; wing++) {
            struct state s;
            char row[8];
            row_from_number(row, number);
            set_up_row(&s, row);
            for (int file = 0; file < 8; file++)
                if (!strchr("KR", row[file]))
                    board_remove(&s.board, file);
            int king = king_of(&s.board, WHITE), rook = s.rooks[WHITE][wing];
            int other = s.rooks[WHITE][!wing];
            int king_to = wing == WING_A ? 2 : 6, rook_to = wing == WING_A ? 3 : 5;
            int from = least(least(king, rook), least(king_to, rook_to));
            int to = most(most(king, rook), most(king_to, rook_to));
            struct action castle = {
                .kind = ACTION_CASTLE, .from = (uint8_t)king, .to = (uint8_t)rook};
            bool free = other < from || other > to;
            assert_int_equal(game_refuse(game, &s, castle) == NULL, free);
            assert_int_equal(game_lists(game, &s, castle), free);
            if (!free)
                continue;
            game->play(&s, game, castle);
            assert_int_equal(s.board.at[king_to], piece_of(WHITE, KING));
            assert_int_equal(s.board.at[rook_to], piece_of(WHITE, ROOK));
            assert_int_equal(count_of(s.board.sides[WHITE]), 11);
        }
}

/* What a picture leaves open: unmoved rows may castle, kings that have castled may not. */
static void pictures_let_rows_castle(void **state)
{
    struct state s;
    char row[8];
    (void)state;
    for (int number = 0; number < ALLOWED_ROWS; number++) {
        struct state bare;
        row_from_number(row, number);
        set_up_row(&s, row);
        bare = s;
        memset(bare.rooks, NO_SQUARE, sizeof bare.rooks);
        assume_row_castling(&bare);
        assert_memory_equal(bare.rooks, s.rooks, sizeof s.rooks);
    }
    set_up_rows(&s, "BNRQKBNR", "BNRQKBNR");
    for (int file = 2; file <= 4; file++)
        board_remove(&s.board, file);
    board_put(&s.board, 2, piece_of(WHITE, KING));
    board_put(&s.board, 3, piece_of(WHITE, ROOK));
    assume_row_castling(&s);
    assert_int_equal(s.rooks[WHITE][WING_A], NO_SQUARE);
    assert_int_equal(s.rooks[WHITE][WING_H], NO_SQUARE);
    assert_int_equal(s.rooks[BLACK][WING_A], 58);
    assert_int_equal(s.rooks[BLACK][WING_H], 63);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arrangements_are_allowed_or_not),
        cmocka_unit_test(numbers_are_the_public_ones),
        cmocka_unit_test(the_rule_broken_is_named),
        cmocka_unit_test(rows_may_be_known_in_part),
        cmocka_unit_test(draws_give_each_row_once),
        cmocka_unit_test(the_books_draw_gives_its_row),
        cmocka_unit_test(wrong_cards_are_refused),
        cmocka_unit_test(castling_ends_on_the_usual_squares),
        cmocka_unit_test(pictures_let_rows_castle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Cloak and Dagger Chess from a picture: rings are checkers, corner numbers are theirs. */
#include "game/game.h"
#include "game/rows.h"

#include "../test.h"

static void rings_are_checkers(void **state)
{
    const struct game *game = game_find(slice_of("cloak"));
    struct state s;
    struct scene scene = {.stacks = {-1, -1}};
    (void)state;
    set_up_rows(&s, "RQKRBBNN", "RNBQKBNR");
    memset(s.rooks, NO_SQUARE, sizeof s.rooks);
    board_remove(&s.board, 8);
    scene.rings[RING_WHITE][2] = 3;
    scene.rings[RING_WHITE][3] = 4;
    scene.rings[RING_BLACK][60] = scene.rings[RING_BLACK][61] = 1; /* no numbers shown */
    game->arrange(&s, game, &scene);
    assert_null(game->impossible(game, &s));
    assert_int_equal(s.under[WHITE][2], 3);
    assert_int_equal(s.under[WHITE][3], 4);
    assert_int_equal(s.under[WHITE][0], 0);
    assert_true(s.under[BLACK][60] && s.under[BLACK][60] == s.under[BLACK][61]);
    assert_int_equal(s.rooks[WHITE][WING_A], 0);
    assert_int_equal(s.rooks[WHITE][WING_H], 3);
    assert_int_equal(s.rooks[BLACK][WING_H], 63);
    /* The pawn that is missing can come back behind a right guess. */
    struct action guess = {.kind = ACTION_OWN, .to = 60, .promote = KING};
    struct action move = {.kind = ACTION_MOVE, .from = 9, .to = 17};
    struct action drop = {.kind = ACTION_OWN + 1, .to = 8};
    struct action *all[] = {&guess, &move, &drop};
    for (size_t i = 0; i < 3; i++) {
        assert_null(game_refuse(game, &s, *all[i]));
        game->play(&s, game, *all[i]);
    }
    assert_int_equal(s.board.at[8], piece_of(WHITE, PAWN));
}

/* Rows of the two players are drawn apart, each within the limits of Chess960. */
static void rows_are_hidden_and_allowed(void **state)
{
    const struct game *game = game_find(slice_of("cloak"));
    struct random random = {1};
    int mirrored = 0;
    (void)state;
    for (int i = 0; i < 500; i++) {
        struct state s;
        char rows[2][8];
        const char *why;
        game->begin(&s, game, &random);
        for (int side = WHITE; side <= BLACK; side++)
            for (int file = 0; file < 8; file++) {
                int square = file + 56 * side;
                rows[side][file] = ".PNBRQK"[kind_of(s.board.at[square])];
                assert_int_equal(s.under[side][square], file + 1);
            }
        assert_true(row_is_allowed(&why, rows[WHITE]));
        assert_true(row_is_allowed(&why, rows[BLACK]));
        mirrored += memcmp(rows[WHITE], rows[BLACK], 8) == 0;
    }
    assert_true(mirrored < 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rings_are_checkers),
        cmocka_unit_test(rows_are_hidden_and_allowed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* What games take over from a picture: rings under pieces, stacks of checkers, cards beside the
 * board. Each picture is a FEN and a scene, and reads as a position with the game's fields. */
#include "game/cards.h"
#include "game/game.h"
#include "game/position.h"

#include "../test.h"

enum { A1 = 0, C1 = 2, E4 = 28, F5 = 37, H1 = 7, H7 = 55, A6 = 40 };

static void reads_as(const char *id, const char *fen, struct scene scene, const char *wanted)
{
    const struct game *game = game_find(slice_of(id));
    struct arena arena = {0};
    struct text out = text_new(&arena);
    struct state s;
    const char *why = NULL;
    size_t at;
    assert_true(position_parse(&s, &why, &at, game, slice_of(fen)));
    game->arrange(&s, game, &scene);
    position_add(&out, game, &s);
    assert_string_equal(out.ptr, wanted);
    assert_null(game->impossible(game, &s));
    arena_free(&arena);
}

/* A rook that was captured and came back has lost its right to castle. */
static void rings_are_coins_of_zombies(void **state)
{
    struct scene scene = {.stacks = {-1, -1}};
    (void)state;
    scene.rings[RING_GREY][H1] = 1;
    reads_as("zombie", "4k3/8/8/8/8/8/8/R3K2R w KQ -", scene,
             "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1 zombies=h1");
}

static void rings_are_adrenaline(void **state)
{
    struct scene scene = {.stacks = {-1, -1}};
    (void)state;
    scene.rings[RING_GREY][C1] = 3;
    scene.rings[RING_WHITE][H7] = 1; /* the colour does not matter */
    reads_as("adrenaline", "4k3/7p/8/8/8/8/3P4/2B1K3 w - -", scene,
             "4k3/7p/8/8/8/8/3P4/2B1K3 w - - 0 1 checkers=c1:3,h7");
}

static void rings_stacks_and_cards_are_tar(void **state)
{
    static const struct shown_card cards[] = {
        {.card = PAWN | BLACK << 3, .beside = BESIDE_BLACK},
        {.card = PAWN, .beside = BESIDE_MIDDLE},
        {.card = NO_CARD, .beside = BESIDE_WHITE},
        {.card = NO_CARD, .beside = BESIDE_WHITE},
    };
    struct scene scene = {.stacks = {4, 5}, .cards = cards, .card_count = 4};
    (void)state;
    scene.rings[RING_WHITE][F5] = scene.rings[RING_BLACK][E4] = 1;
    reads_as("tar-pit", "4k3/8/8/5p2/4P3/8/8/4K3 b - -", scene,
             "4k3/8/8/5p2/4P3/8/8/4K3 b - - 0 1 white-checkers=f5 black-checkers=e4 white-front=4 "
             "black-front=5 white-hand=?? black-hand=p discards=P");
}

/* A king or rook on a checker has moved. A grey ring is of the piece's colour. */
static void rings_are_beyond_the_mirror(void **state)
{
    struct scene scene = {.stacks = {-1, -1}};
    (void)state;
    scene.rings[RING_WHITE][A1] = scene.rings[RING_GREY][A6] = 1;
    reads_as("half-alice", "4k3/8/p7/8/8/8/8/R3K2R w KQ -", scene,
             "4k3/8/p7/8/8/8/8/R3K2R w K - 0 1 white=a1 black=a6");
}

/* Two cards of a side lie there from the turn before; four are taken back. */
static void cards_lie_with_who_played_them(void **state)
{
    static const struct shown_card cards[] = {{.card = KNIGHT},
                                              {.card = ROOK},
                                              {.card = BISHOP | BLACK << 3},
                                              {.card = ROOK | BLACK << 3},
                                              {.card = BISHOP},
                                              {.card = QUEEN}};
    const char *fen = "4k3/8/8/8/8/8/8/4K3 w - -";
    (void)state;
    reads_as("two-move", fen, (struct scene){.cards = cards, .card_count = 2},
             "4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-hand=BQK black-hand=nbrqk white-table=NR");
    reads_as("two-move", fen, (struct scene){.cards = cards, .card_count = 6},
             "4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-hand=NRBQK black-hand=nqk black-table=br");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rings_are_coins_of_zombies),
        cmocka_unit_test(rings_are_adrenaline),
        cmocka_unit_test(rings_stacks_and_cards_are_tar),
        cmocka_unit_test(rings_are_beyond_the_mirror),
        cmocka_unit_test(cards_lie_with_who_played_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* What games make of pictures: of the rings on a board and the cards and checkers beside it. */
#include "game/notation.h"
#include "game/position.h"

#include "../test.h"

#define START      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
#define QUEEN_SIDE 0x0F0F0F0F0F0F0F0F
#define CARDS_20   "????????????????????"

struct picture {
    const char *game, *board;
    const char *wanted; /* the position behind its board */
    /* Words: a ring as its colour and square; a card as its place beside the board (Black's end,
     * the middle, White's end) and its face, from left to right. */
    const char *rings, *cards;
    squares framed;
    int stacks[2]; /* of checkers, 0 where none is shown */
};

static const struct picture pictures[] = {
    /* A frame says whose turn it is; else it is the king-side player's, or whose it can be. */
    {"crowded-house", START " w KQkq", "w KQkq - 0 1", .framed = 0},
    {"crowded-house", START " w KQkq", "w KQkq - 0 2", .framed = QUEEN_SIDE},
    {"crowded-house", "4k3/8/8/8/8/8/8/K3R3 w", "w - - 0 2", .framed = 0},
    /* The draw pile has what is not seen, and hands are full as long as there is one. */
    {"cooperative", START " w", "w - - 0 1 draw=" CARDS_20 "?????? white=??? black=???",
     .cards = "M? W? B?"},
    {"cooperative", START " b",
     "b - - 0 1 draw=" CARDS_20 "?? white=??? black=??? wstack=Pp bstack=b captured=P",
     .cards = "M? MP WP Wp Bb"},
    {"cooperative", START " b", "b - - 0 1 wstack=P", .cards = "WP"},
    /* A piece that is gone has its card in the discards, unless it is still in the line. */
    {"cooperative-2", "rnbqkbnr/ppp1pppp/8/8/8/8/PP2PPPP/RNBQKBNR b",
     "b - - 0 1 draw=" CARDS_20 "?? white=?? black=?? line=pPb discards=PPp",
     .cards = "M? Mp MP Mb"},
    {"cooperative-2", "4k3/8/8/8/8/8/PPPPPPP1/4K3 w",
     "w - - 0 1 line=PPPPPPPP discards=NNBBRRQppppppppnnbbrrq", .cards = "MP MP MP MP MP MP MP MP"},
    /* Each deck has what is not on the board, and the opponent's last card is that of the turn. */
    {"gravity", "4P3/4B3/r3P3/1n2b3/8/8/8/8 w",
     "w - - 0 1 white=????????? black=???????? flipped=r", .cards = "B? Br W? WP"},
    {"gravity", "4P3/4B3/r3P3/1n2b3/8/8/8/8 b",
     "b - - 0 1 white=???????? black=????????? flipped=P", .cards = "B? Br W? WP"},
    {"gravity", "8/8/8/8/8/8/8/P3K2R w K", "w - - 0 1 black=??????????? flipped=k",
     .cards = "B? Bk"},
    /* All such pieces are on the board already: the last turn. */
    {"gravity", "8/8/8/8/8/8/8/P3k2R w", "w - - 0 1", .cards = "B? Bk"},
    /* The last card of a team that is no checker card lies face up. */
    {"telepathy", START " w", "w - - 0 1 white-hand=PBRQKC black-hand=nbrqkc white-up=N black-up=p",
     .cards = "WP WN Bp Bc"},
    /* A ring on the inner board is not the checker in the corner. */
    {"split-brain", "8/5k2/8/8/8/8/2K5/8 w", "w - - 0 1 checker=h8", .rings = "Bh8"},
    {"split-brain", "8/5k2/8/8/8/8/2K5/8 w", "w - - 0 1 checker=a8", .rings = "Wa8 Bc2 Gf7"},
    {"parade", "8/8/8/8/8/8/8/2B3R1 b", "w - - 0 1 deck=?? discard=BR", .cards = "MB MR M? M?"},
    {"neighbour", "8/8/8/8/8/2n5/8/2b5 w", "w - - 0 1 used-pieces=bn used-places=>3^2 last=c3",
     .cards = "Mb Mn M3H M2S M?"},
    /* Cards without their pieces were spent on moves; of two like pieces either was the last. */
    {"neighbour", "8/8/8/8/8/2n5/8/2b5 w", "w - - 0 1 used-pieces=bnq moving=1",
     .cards = "Mb Mn Mq"},
    {"neighbour", "8/8/8/8/8/2n5/8/2n5 w", "w - - 0 1 used-pieces=nn", .cards = "Mn Mn"},
    {"booster", START " w KQkq",
     "w KQkq - 0 1 white-checkers=e2 black-checkers=d2 white-front=5 black-front=4 "
     "white-hand=Pc black-hand=?? deck=? discards=n",
     .rings = "We2 Bd2", .cards = "B? B? WP Wc Mn M?", .stacks = {5, 4}},
    /* A row that castling has left, and one that it may still come from. */
    {"chess960", "bnrqkbnr/pppp2pp/5p2/4p3/4P3/8/PPPPQPPP/BNKR1BNR b", "b kq - 0 1", .cards = ""},
};

/* ---- Scenes from words ---- */

static void read_rings(struct scene *scene, const char *words)
{
    struct slice rest = slice_of(words ? words : "");
    for (struct slice word; (word = slice_next_word(&rest)).len;) {
        enum ring ring = word.ptr[0] == 'W'   ? RING_WHITE
                         : word.ptr[0] == 'B' ? RING_BLACK
                                              : RING_GREY;
        struct slice name = {word.ptr + 1, word.len - 1};
        int square;
        assert_true(square_take(&square, &name));
        scene->rings[ring][square] = 1;
    }
}

static size_t read_cards(struct shown_card *cards, const char *words)
{
    struct slice rest = slice_of(words ? words : "");
    size_t count = 0;
    for (struct slice word; (word = slice_next_word(&rest)).len; count++) {
        char place = word.ptr[0];
        struct slice face = {word.ptr + 1, word.len - 1};
        struct shown_card *card = &cards[count];
        *card = (struct shown_card){.beside = place == 'B'   ? BESIDE_BLACK
                                              : place == 'M' ? BESIDE_MIDDLE
                                                             : BESIDE_WHITE,
                                    .x = 8.5 + (double)count};
        if (face.ptr[0] >= '2' && face.ptr[0] <= '9') {
            card->rank = (uint8_t)(face.ptr[0] - '0');
            card->suit = face.ptr[1];
        } else {
            assert_true(card_take(&card->card, &face));
        }
    }
    return count;
}

static void check_picture(const struct picture *picture)
{
    enum { MOST_SHOWN = 16 };
    const struct game *game = game_find(slice_of(picture->game));
    struct shown_card cards[MOST_SHOWN];
    struct scene scene = {.framed = picture->framed, .cards = cards};
    struct arena arena = {0};
    struct text text = text_new(&arena);
    struct state state;
    const char *why;
    size_t at;
    /* As chess: who could castle there is said of every picture. */
    assert_true(
        position_parse(&state, &why, &at, game_find(slice_of("chess")), slice_of(picture->board)));
    for (int side = 0; side < 2; side++)
        scene.stacks[side] = picture->stacks[side] ? picture->stacks[side] : -1;
    read_rings(&scene, picture->rings);
    scene.card_count = read_cards(cards, picture->cards);
    game->arrange(&state, game, &scene);
    position_add(&text, game, &state);
    if (strcmp(strchr(text.ptr, ' ') + 1, picture->wanted) != 0)
        fail_msg("%s: %s", picture->game, text.ptr);
    assert_null(game->impossible(game, &state));
    arena_free(&arena);
}

static void pictures_become_positions(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof pictures / sizeof *pictures; i++)
        check_picture(&pictures[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(pictures_become_positions)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Diagrams in words. Each test writes a book of one diagram and hears the whole sentence. */
#include "art/art.h"
#include "base/text.h"

#include "../test.h"

/* A bare board, for tests of what lies on it and beside it. */
#define KINGS                                                                                      \
    "....k...\n"                                                                                   \
    "........\n"                                                                                   \
    "........\n"                                                                                   \
    "........\n"                                                                                   \
    "........\n"                                                                                   \
    "........\n"                                                                                   \
    "........\n"                                                                                   \
    "....K...\n"
#define KINGS_SAID "White: king e1. Black: king e8."

#define START                                                                                      \
    "rnbqkbnr\n"                                                                                   \
    "pppppppp\n"                                                                                   \
    "........\n"                                                                                   \
    "........\n"                                                                                   \
    "........\n"                                                                                   \
    "........\n"                                                                                   \
    "PPPPPPPP\n"                                                                                   \
    "RNBQKBNR\n"
#define START_SAID "The pieces stand in the starting position."

/* Describe the diagram with these lines. */
static void assert_said(const char *lines, const char *said)
{
    struct arena arena = {0};
    struct sources sources = {.arena = &arena};
    struct sink sink = {.arena = &arena};
    const char *book = format_string(&arena, "```diagram\n%s```\n", lines);
    const struct source *source = source_add(&sources, "book.md", slice_of(book));
    const struct doc *doc = doc_parse(&arena, &sink, source);
    struct diagrams diagrams = diagrams_parse(&arena, &sink, doc);

    assert_int_equal(diagrams.count, 1);
    assert_string_equal(art_describe(&arena, &diagrams.items[0]), said);
    arena_free(&arena);
}

/* ---- Boards ---- */

static void pieces_go_from_king_to_pawn(void **state)
{
    (void)state;
    assert_said("r.bqk..r\n"
                "pp...ppp\n"
                "..n.....\n"
                "........\n"
                "...Q....\n"
                "........\n"
                "PP...PPP\n"
                "R...K..R\n",
                "White: king e1, queen d4, rooks a1 and h1, pawns a2, b2, f2, g2 and h2. "
                "Black: king e8, queen d8, rooks a8 and h8, bishop c8, knight c6, pawns a7, b7, "
                "f7, g7 and h7.");
}

static void known_boards_are_named(void **state)
{
    (void)state;
    assert_said(START, START_SAID);
    assert_said("........\n........\n........\n........\n"
                "........\n........\n........\n........\n",
                "The board is empty.");
    assert_said("........\n........\n........\n........\n"
                "........\n........\n..B.....\n........\n",
                "White: bishop c2. No black pieces.");
}

static void what_is_cut_off_is_not_told(void **state)
{
    (void)state;
    assert_said(START "margins: 0, 0, 0, -4\n",
                "The picture shows only a5 to h8. No white pieces. Black: king e8, queen d8, rooks "
                "a8 and h8, bishops c8 and f8, knights b8 and g8, pawns a7, b7, c7, d7, e7, f7, g7 "
                "and h7.");
}

static void arrows_keep_their_order(void **state)
{
    (void)state;
    assert_said(KINGS "arrow: d7, d5, black\narrow: e4, d5, white\n",
                KINGS_SAID " A black arrow from d7 to d5. A white arrow from e4 to d5.");
    assert_said(KINGS "arrow: a1, a5, white\narrow: a5, c7, white\narrow: c7, c8, white\n",
                KINGS_SAID " A white arrow from a1 to a5, on to c7, on to c8.");
}

/* Gravity Chess: a piece moves to where another one has just left. */
static void another_piece_is_no_continuation(void **state)
{
    (void)state;
    assert_said(KINGS "arrow: e7, e8, black\narrow: e8, f8, black\n",
                KINGS_SAID " A black arrow from e7 to e8. A black arrow from e8 to f8.");
    assert_said(KINGS "arrow: a1, a5, white\narrow: a5, c7, black\n",
                KINGS_SAID " A white arrow from a1 to a5. A black arrow from a5 to c7.");
}

static void squares_in_the_margin(void **state)
{
    (void)state;
    assert_said(KINGS "margins: 3, 1\narrow: e0, g0, grey\narrow: a9, h4, grey\n", KINGS_SAID
                " A grey arrow from below e1 to below g1. A grey arrow from above a8 to h4.");
    assert_said(KINGS "margins: 3, 1\narrow: h4, i4, grey\narrow: k4, j9, white\n",
                KINGS_SAID " A grey arrow from h4 to right of h4. A white arrow from 3 squares "
                           "right of h4 to above and 2 squares right of h8.");
}

static void half_arrows_are_one_with_two_heads(void **state)
{
    (void)state;
    assert_said(KINGS "arrow: c3, a1, grey\narrow: b2, e5, grey\n",
                KINGS_SAID " A grey arrow with two heads between a1 and e5.");
    assert_said(KINGS "arrow: c4, a4, black\narrow: b4, h4, black\n",
                KINGS_SAID " A black arrow from c4 to a4. A black arrow from b4 to h4.");
    /* Apart, towards each other, from one tail, beside each other. */
    assert_said(KINGS "arrow: c4, a4, grey\narrow: d4, h4, grey\n",
                KINGS_SAID " A grey arrow from c4 to a4. A grey arrow from d4 to h4.");
    assert_said(KINGS "arrow: a4, e4, grey\narrow: h4, c4, grey\n",
                KINGS_SAID " A grey arrow from a4 to e4. A grey arrow from h4 to c4.");
    assert_said(KINGS "arrow: d4, a4, grey\narrow: d4, h4, grey\n",
                KINGS_SAID " A grey arrow from d4 to a4. A grey arrow from d4 to h4.");
    assert_said(KINGS "arrow: e4, a4, grey\narrow: c5, h5, grey\n",
                KINGS_SAID " A grey arrow from e4 to a4. A grey arrow from c5 to h5.");
}

static void rings_are_checkers_and_markers(void **state)
{
    (void)state;
    assert_said("....k...\n"
                "pp.n....\n"
                "........\n"
                "........\n"
                "........\n"
                "........\n"
                "PP......\n"
                "....K...\n"
                "margins: 1, 1\n"
                "arrow: a7,a7,white\n"
                "arrow: h8, h8, black\n"
                "arrow: b7, b7, white\n"
                "arrow: d7, d7, white\n"
                "arrow: e1, e1, black\n"
                "arrow: a2, a2, gray\n"
                "arrow: e0, e0, grey\n"
                "arrow: b2, c2, white\n",
                "White: king e1, pawns a2 and b2. Black: king e8, knight d7, pawns a7 and b7. "
                "A white arrow from b2 to c2. "
                "White checkers under the pawns on a7 and b7 and the knight on d7. "
                "A black checker under the king on e1. A black marker on the empty square h8. "
                "A grey marker under the pawn on a2. A grey marker below e1.");
}

static void a_number_on_a_ring_counts_its_stack(void **state)
{
    (void)state;
    assert_said(KINGS "arrow: e1, e1, grey\narrow: e8, e8, black\narrow: a1, a1, black\n"
                      "corner text: 3, 5, 1\ncorner text: 1, 1, 1\ncorner text: x2, 5, 8\n",
                KINGS_SAID " A stack of 3 grey markers under the king on e1. "
                           "A stack of 1 black marker on the empty square a1. "
                           "A black checker under the king on e8. "
                           "The word \"x2\" in the corner of e8.");
    assert_said(KINGS "corner text: 3, 5, 1\n",
                KINGS_SAID " The number \"3\" in the corner of e1.");
}

static void words_have_a_place(void **state)
{
    (void)state;
    assert_said(KINGS "margins: 3, 1\n"
                      "text: 1: Ann, 10.5, 1\ntext: Tom, -1.5, 4.5\ntext: top, 4.5, 9\n"
                      "text: x, 5, 4\ntext: y, 3.5, 4\ntext: z, 4.5, 4.5\ntext: far, -1, 9\n"
                      "text: low, 2, 0\ntext: two, 10, 7.5\n",
                KINGS_SAID
                " The words \"1: Ann\" right of rank 1, \"Tom\" left of the middle of the board, "
                "\"top\" above the middle of the board, \"x\" on e4, \"y\" between c4 and d4, "
                "\"z\" in the middle of the board, \"far\" above left of the board, "
                "\"low\" below file b and \"two\" right of ranks 7 and 8.");
    assert_said(KINGS "text: Ann, 5, 4\n", KINGS_SAID " The word \"Ann\" on e4.");
}

static void rectangles_name_their_corners(void **state)
{
    (void)state;
    assert_said(KINGS "rect: 1, 1, 4, 8\nrect: 6, 6, 3, 3\nrect: 5, 4, 5, 4\n",
                KINGS_SAID " A dashed rectangle around a1 to d8. A dashed rectangle around c3 to "
                           "f6. A dashed rectangle around e4.");
}

/* ---- Beside the board ---- */

static void checkers_are_counted(void **state)
{
    (void)state;
    assert_said(START "margins: 0, 0, 3, 0\ncheckers: 4, 5\n",
                START_SAID " Beside the board: 4 white and 5 black checkers.");
    assert_said(START "margins: 0, 0, 3, 0\ncheckers: 1, 1\n",
                START_SAID " Beside the board: 1 white and 1 black checker.");
    assert_said(START "margins: 0, 0, 3, 0\ncheckers: 1, 0\n",
                START_SAID " Beside the board: 1 white checker, no black ones.");
    assert_said(START "margins: 0, 0, 3, 0\ncheckers: 0, 2\n",
                START_SAID " Beside the board: 2 black checkers, no white ones.");
    assert_said(START "margins: 0, 0, 3, 0\ncheckers: 0, 0\n",
                START_SAID " Beside the board: no checkers.");
}

static void cards_that_touch_are_a_fan(void **state)
{
    (void)state;
    assert_said(START "margins: 0, 1, 4.5, 1\ncheckers: 6, 6\n"
                      "card: r, 8.5, -1\ncard: n, 9.5, -1\ncard: b, 9, -1\n"
                      "card: back, 8.5, 6\ncard: back, 9, 6\ncard: back, 9.5, 6\n"
                      "card: P, 10.5, 2.5\n",
                START_SAID " Beside the board: 6 white and 6 black checkers. "
                           "Right of the board at the top, a fan of cards: black rook, black "
                           "bishop and black knight. Right of the checkers, a white pawn card. "
                           "Right of the board at the bottom, a fan of three cards face down.");
    assert_said(START "margins: 0, 0, 6, 0\n"
                      "card: back, 8.5, 5\ncard: K, 11, 5\ncard: back, 11.5, 5.25\n"
                      "card: back, 12, 5.5\ncard: q, 12.5, 5.75\n",
                START_SAID " Right of the board at the bottom, a card face down. Right of that, a "
                           "fan of cards: white king, two face down and black queen.");
}

static void cards_lie_in_rows(void **state)
{
    (void)state;
    assert_said(START "margins: 0, 0, 4, 0\n"
                      "card: N, 8.5, 4\ncard: K, 9.1, 4\ncard: b, 8.5, 3\ncard: q, 9.1, 3\n",
                START_SAID " Right of the board in the middle, two rows of cards from top to "
                           "bottom: black bishop and black queen; white knight and white king.");
    assert_said(START "margins: 0, 0, 4, 0\ncard: N, 8.5, 0\ncard: back, 8.5, 1\n",
                START_SAID " Right of the board at the top, a column of cards from top to bottom: "
                           "white knight; one face down.");
    assert_said(START "margins: 0, 3\ncard: N, 0, -3.2\ncard: n, 1.9, -3.2\ncard: P, 3.8, 9\n",
                START_SAID " Above the board at the left, a row of cards: white knight and black "
                           "knight. Below the board in the middle, a white pawn card.");
}

static void each_kind_of_card_has_its_name(void **state)
{
    (void)state;
    assert_said(START "margins: 3, 0\n"
                      "card: c7, 8.5, 0\ncard: E, 8.5, 5\ncard: 10H, -2.2, 0\ncard: k1, -2.2, 5\n",
                START_SAID
                " Left of the board at the top, the ten of hearts. Right of the board at the top, "
                "a black checker card with 7 pips. Left of the board at the bottom, a black king "
                "card with 1 pip. Right of the board at the bottom, a white empty square card.");
    assert_said(START "margins: 3, 3\n"
                      "card: AS, 8.5, -3\ncard: QD, 9, -3\ncard: c, 9.5, -3\ncard: P, 3, 3\n",
                START_SAID
                " Above right of the board, a fan of cards: the ace of spades, the queen "
                "of diamonds and black checker. On the board, a white pawn card.");
}

/* ---- Tables ---- */

static void a_masquerade_table(void **state)
{
    (void)state;
    assert_said("type: masquerade\n. K Q R B N combo\n"
                "K . . . . . _\nQ . . . . . _\nR . . . . . _\nB . . . . . _\nN . . . . . _\n",
                "A blank table. Rows for the moves and columns for the captures of king, queen, "
                "rook, bishop and knight, and a last column for the combo.");
    assert_said("type: masquerade\n. K Q R B N combo\n"
                "K . . O . . KR\nQ O X X X X _\nR . X . . O RN\nB . X X . X _\nN . . . . . _\n",
                "A table of how each piece captures. King captures like a rook, combo KR. Queen "
                "captures like a king, all others are crossed out. Rook captures like a knight, "
                "not like a queen, combo RN. Bishop does not capture like a queen, a rook or a "
                "knight. Nothing is marked for the knight.");
}

static void a_cloak_table(void **state)
{
    (void)state;
    assert_said("type: cloak\n. 1 2 3 4 5 6 7 8\nK\nQ\nR\nB\nN\n",
                "A blank table. Rows for king, queen, rook, bishop and knight; columns for the "
                "numbers 1 to 8.");
    assert_said("type: cloak\n. 1 2 3 4 5 6 7 8\nK . . O\nQ X O\nR O . . O\nB X X . X\nN\n",
                "A table of which number is which piece. King is number 3. Queen is number 2, not "
                "number 1. Rooks are numbers 1 and 4. No bishop is number 1, 2 or 4. Nothing is "
                "marked for the knight.");
}

static void a_table_of_cards(void **state)
{
    (void)state;
    assert_said("type: cards\nPiece Cards Gap\n"
                "p 2S 3S 4S 5S 2C _ _ _ _\nN _ _ 8H 9H 8D _ _ _ 1\nk KS\nC _ _ _ _ _ _ _ _ 2\n",
                "A table of the playing cards that match each piece, and of the gap to leave "
                "before it. Black pawn: the two to five of spades and the two of clubs. White "
                "knight: the eight and nine of hearts and the eight of diamonds, gap 1. Black "
                "king: the king of spades. White checker: no cards, gap 2.");
    assert_said("type: cards\nPiece Cards Gap\nq AH\n",
                "A table of the playing cards that match each piece. Black queen: the ace of "
                "hearts.");
}

/* ---- Faults ---- */

static void a_faulty_board_tells_what_it_can(void **state)
{
    (void)state;
    assert_said("....k...\n....x...\narrow: a1, b1, white\n",
                "The board could not be read in full. No white pieces. Black: king e8. A white "
                "arrow from a1 to b1.");
    assert_said("int main(void);\n", "The diagram could not be read.");
    assert_said("type: mosquerade\n. K Q\n", "The diagram could not be read.");
}

static void a_faulty_table_tells_what_it_can(void **state)
{
    (void)state;
    assert_said("type: masquerade\n", "The table could not be read.");
    assert_said("type: cloak\n. 1 2 3\nK O\n", "The table could not be read.");
    assert_said("type: masquerade\n. K Q R B N\nK . . O . .\nX . . . . .\nK . . . . .\n",
                "The table could not be read in full. A table of how each piece captures. King "
                "captures like a rook.");
    assert_said("type: cards\n", "The table could not be read.");
    assert_said("type: cards\nPiece Cards\nx AS\nk KS\n",
                "The table could not be read in full. A table of the playing cards that match "
                "each piece. Black king: the king of spades.");
}

/* A book may be strangers' input: what is cited is fit to print. */
static void strange_words_are_clean(void **state)
{
    (void)state;
    assert_said(KINGS "text: a\tb\001, 5, 4\n", KINGS_SAID " The word \"a\tb\uFFFD\" on e4.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_go_from_king_to_pawn),
        cmocka_unit_test(known_boards_are_named),
        cmocka_unit_test(what_is_cut_off_is_not_told),
        cmocka_unit_test(arrows_keep_their_order),
        cmocka_unit_test(another_piece_is_no_continuation),
        cmocka_unit_test(squares_in_the_margin),
        cmocka_unit_test(half_arrows_are_one_with_two_heads),
        cmocka_unit_test(rings_are_checkers_and_markers),
        cmocka_unit_test(a_number_on_a_ring_counts_its_stack),
        cmocka_unit_test(words_have_a_place),
        cmocka_unit_test(rectangles_name_their_corners),
        cmocka_unit_test(checkers_are_counted),
        cmocka_unit_test(cards_that_touch_are_a_fan),
        cmocka_unit_test(cards_lie_in_rows),
        cmocka_unit_test(each_kind_of_card_has_its_name),
        cmocka_unit_test(a_masquerade_table),
        cmocka_unit_test(a_cloak_table),
        cmocka_unit_test(a_table_of_cards),
        cmocka_unit_test(a_faulty_board_tells_what_it_can),
        cmocka_unit_test(a_faulty_table_tells_what_it_can),
        cmocka_unit_test(strange_words_are_clean),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

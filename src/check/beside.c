/* What lies on and beside one board, counted by the rules of its game: cards with their owners,
 * hands as they are dealt, decks and draw piles, checkers. */
#include "check/names.h"
#include "check/odd_card.h"
#include "check/reading.h"
#include "check/scene.h"
#include "check/table_view.h"
#include "game/cards.h"

static const enum beside places[2] = {[WHITE] = BESIDE_WHITE, [BLACK] = BESIDE_BLACK};
static const char *const owners[2] = {[WHITE] = "White", [BLACK] = "Black"};

static bool is_read(const struct reading *r)
{
    return r->diagram->kind == DIAGRAM_BOARD && r->game && r->view != VIEW_UNREAD;
}

static size_t shown_at(const struct table_view *view, enum beside beside)
{
    return view->beside[beside].count + view->backs[beside];
}

static struct span odd_card_in(const struct book *book, const struct reading *r, enum beside beside)
{
    bool only[3] = {false};
    only[beside] = true;
    return odd_card_at(book, r, only);
}

/* ---- Owners ---- */

/* Where each side has cards of its own colour. */
static bool check_places(struct sink *sink, const struct reading *r)
{
    struct scene scene = scene_of_diagram(sink->arena, r->diagram);
    bool right = true;
    for (size_t i = 0; i < scene.card_count && r->rules->cards_by_side; i++) {
        const struct shown_card *card = &scene.cards[i];
        enum side side = card->beside == BESIDE_WHITE ? WHITE : BLACK;
        if (!card->card || card->beside == BESIDE_MIDDLE || side_of(card->card) == side)
            continue;
        finding_add(sink, CARD_PLACE, r->diagram->cards.items[i].face_at, "a %s card lies with %s",
                    side == WHITE ? "black" : "white", owners[side]);
        right = false;
    }
    return right;
}

/* ---- Hands ---- */

/* A hand lies face up or face down, never both. */
static bool is_mixed(const struct table_view *view, enum beside beside)
{
    return view->beside[beside].count && view->backs[beside];
}

/* "White has 4 cards here"; true when that was to be said. */
static void report_hand(struct sink *sink, const struct book *book, const struct reading *r,
                        enum side side, const struct table_view *view, const char *rule)
{
    size_t count = shown_at(view, places[side]);
    finding_add(sink, CARD_COUNT, odd_card_in(book, r, places[side]), "%s; %s has %zu %s", rule,
                owners[side], count, count == 1 ? "card" : "cards");
}

static bool check_mixed(struct sink *sink, const struct book *book, const struct reading *r,
                        const struct table_view *view)
{
    for (int side = WHITE; side <= BLACK; side++) {
        if (!is_mixed(view, places[side]))
            continue;
        finding_add(sink, CARD_COUNT, odd_card_in(book, r, places[side]),
                    "some of %s's cards lie face up and some face down", owners[side]);
        return false;
    }
    return true;
}

/* At the set-up every player has been dealt as many. */
static void check_dealt(struct sink *sink, const struct book *book, const struct reading *r,
                        const struct table_view *view)
{
    if (!r->sets_up || !r->rules->hand || !table_view_cards(view) ||
        !check_mixed(sink, book, r, view))
        return;
    size_t hand = (size_t)r->rules->hand, white = shown_at(view, BESIDE_WHITE);
    size_t black = shown_at(view, BESIDE_BLACK);
    if (white == hand && black == hand)
        return;
    report_hand(sink, book, r, black > hand || white == hand ? BLACK : WHITE, view,
                format_string(sink->arena, "%zu cards are dealt to each player", hand));
}

/* One card is held for each checker that waits beside the board, or fewer before one draws. */
static void check_hands(struct sink *sink, const struct book *book, const struct reading *r,
                        const struct table_view *view)
{
    if (r->rules->flow != FLOW_HANDS || !check_mixed(sink, book, r, view))
        return;
    for (int side = WHITE; side <= BLACK; side++)
        if (view->stacks[side] >= 0 && shown_at(view, places[side]) > (size_t)view->stacks[side])
            report_hand(sink, book, r, (enum side)side, view,
                        format_string(sink->arena, "%d checkers allow no more cards than that",
                                      view->stacks[side]));
}

/* ---- Cards that are played in pairs ---- */

static void check_pairs(struct sink *sink, const struct book *book, const struct reading *r,
                        const struct table_view *view)
{
    for (int side = WHITE; side <= BLACK && r->rules->pairs; side++) {
        const struct spread *played = &view->beside[places[side]];
        for (size_t i = 0; i < played->count; i++)
            if (spread_count(played, played->cards[i]) > 1) {
                finding_add(sink, CARD_COUNT, reading_card_at(r, places[side], played->cards[i]),
                            "%s has only one card of this kind", owners[side]);
                return;
            }
        if (played->count % 2) {
            report_hand(sink, book, r, (enum side)side, view, "cards are played two at a time");
            return;
        }
    }
}

/* ---- A deck for each side ---- */

/* Whether a piece has a free square to go down to. */
static bool can_fall(const struct board *board, int square)
{
    enum piece_kind kind = kind_of(board->at[square]);
    squares below = bit(rank_of(square) * 8) - 1;
    squares reach = kind == PAWN ? (rank_of(square) ? bit(square - 8) : 0)
                                 : attacks_of(kind, square, board_occupied(board));
    return reach & below & ~board_occupied(board);
}

/* A piece that still stands in the top row, and could leave it, was added since its side has moved:
 * its card is the last that was turned up. */
static void check_added(struct sink *sink, const struct reading *r, const struct table_view *view)
{
    for (int side = WHITE; side <= BLACK; side++) {
        const struct spread *up = &view->beside[places[side]];
        squares top = r->shown.sides[side] & RANK_8;
        int square = top ? first_of(top) : NO_SQUARE;
        if (count_of(top) != 1 || up->count != 1 || up->cards[0] == r->shown.at[square] ||
            r->view != VIEW_STATIC || !can_fall(&r->shown, square))
            continue;
        finding_add(sink, CARD_COUNT, reading_card_at(r, places[side], up->cards[0]),
                    "the piece just added is the %s on %s, and its card lies on top",
                    piece_words(r->shown.at[square]), square_words(sink->arena, square));
    }
}

/* Both decks are used up alike: White's turn takes a card of one, Black's of the other. Only in the
 * first turn and in the last one may a side have a card more, when hardly any piece has come or
 * nearly all have. */
static void check_decks(struct sink *sink, const struct book *book, const struct reading *r,
                        const struct table_view *view)
{
    enum { FEWEST = 2, MOST = 12 };
    int pieces = count_of(board_occupied(&r->shown));
    if (!r->rules->decks || !table_view_cards(view))
        return;
    bool faces = view->beside[BESIDE_WHITE].count == view->beside[BESIDE_BLACK].count;
    bool backs = view->backs[BESIDE_WHITE] == view->backs[BESIDE_BLACK];
    if (pieces >= FEWEST && (!faces || (!backs && pieces <= MOST))) {
        size_t white = shown_at(view, BESIDE_WHITE), black = shown_at(view, BESIDE_BLACK);
        const bool more[3] = {[BESIDE_WHITE] = white >= black, [BESIDE_BLACK] = black >= white};
        finding_add(sink, CARD_COUNT, odd_card_at(book, r, more),
                    "White and Black have a deck each, and their cards should lie alike");
        return;
    }
    check_added(sink, r, view);
}

/* ---- Draw piles ---- */

/* How many cards lie face down in the middle, if all other boards of the chapter that show cards
 * agree; else -1. */
static int usual_pile(const struct readings *all, size_t index, struct arena *arena)
{
    enum { FEWEST = 2, AROUND = 16 };
    int usual = -1, seen = 0;
    size_t first = index > AROUND ? index - AROUND : 0;
    for (size_t i = first; i < all->count && i <= index + AROUND; i++) {
        const struct reading *r = &all->items[i];
        struct table_view view;
        if (i == index || r->home != all->items[index].home || r->game != all->items[index].game ||
            r->diagram->kind != DIAGRAM_BOARD || !r->diagram->cards.count)
            continue;
        table_view_of(&view, arena, r->diagram);
        int pile = (int)view.backs[BESIDE_MIDDLE];
        if (usual >= 0 && usual != pile)
            return -1;
        usual = pile;
        seen++;
    }
    return seen < FEWEST ? -1 : usual;
}

/* A draw pile is shown in all pictures of a chapter or in none, until its cards may be used up. */
static void check_pile(struct sink *sink, const struct book *book, const struct readings *all,
                       size_t index, const struct table_view *view)
{
    enum { DECK = 32 };
    const struct reading *r = &all->items[index];
    size_t pile = view->backs[BESIDE_MIDDLE];
    size_t elsewhere = table_view_cards(view) - pile + 2 * (size_t)r->rules->hand;
    if (!r->diagram->cards.count || (!pile && elsewhere >= DECK))
        return;
    int usual = usual_pile(all, index, sink->arena);
    if (usual < 0 || (size_t)usual == pile)
        return;
    finding_add(sink, CARD_COUNT, odd_card_in(book, r, BESIDE_MIDDLE),
                "the other boards of this chapter show %d %s face down in the middle, not %zu",
                usual, usual == 1 ? "card" : "cards", pile);
}

/* ---- Checkers ---- */

/* Cards for checkers change how many there are: where one is to be seen, nothing is counted. */
static bool shows_checker_card(const struct diagram *d)
{
    for (size_t i = 0; i < d->cards.count; i++)
        if (d->cards.items[i].face.kind == CARD_CHECKER)
            return true;
    return false;
}

/* Each capture brings one checker at most, to a side that has lost none by it, and steps take them
 * away again. Where there are too many, one lies under the side that has captured the most. */
static void check_shots(struct sink *sink, const struct reading *r, const struct table_view *view)
{
    enum { SET = 32 };
    int captured = SET - count_of(board_occupied(&r->shown)), checkers = 0, last = NO_SQUARE;
    enum side fewer =
        count_of(r->shown.sides[WHITE]) < count_of(r->shown.sides[BLACK]) ? WHITE : BLACK;
    for (int square = 0; square < 64; square++) {
        checkers += view->coins[square];
        if (view->coins[square] &&
            (last == NO_SQUARE || !(r->shown.sides[other_side(fewer)] & bit(last))))
            last = square;
    }
    if (checkers > captured)
        finding_add(sink, CHECKER_COUNT, reading_ring_at(r, last),
                    "%d %s on the board, but only %d %s gone", checkers,
                    checkers == 1 ? "checker lies" : "checkers lie", captured,
                    captured == 1 ? "piece is" : "pieces are");
}

/* How many boards of the same example show what this one does. */
struct shown_by {
    int rings[64]; /* the same ring on a square, or none */
    int stacks[2]; /* as many checkers beside the board */
};

static struct shown_by shown_around(const struct readings *all, size_t index, struct arena *arena,
                                    const struct table_view *view)
{
    enum { AROUND = 3 };
    struct shown_by by = {.stacks = {0}};
    const struct reading *r = &all->items[index];
    for (size_t i = index > AROUND ? index - AROUND : 0; i < all->count && i <= index + AROUND;
         i++) {
        struct table_view other;
        if (i == index || all->items[i].home != r->home ||
            all->items[i].diagram->kind != DIAGRAM_BOARD)
            continue;
        table_view_of(&other, arena, all->items[i].diagram);
        for (int square = 0; square < 64; square++)
            by.rings[square] += other.rings[square] == view->rings[square];
        for (int side = WHITE; side <= BLACK; side++)
            by.stacks[side] += other.stacks[side] == view->stacks[side];
    }
    return by;
}

/* The ring of a side that no other board of the example has, or NO_SQUARE. */
static int odd_ring(const struct table_view *view, const struct shown_by *by, enum side side)
{
    for (int square = 0; square < 64; square++)
        if (view->rings[square] == 1 + side && !by->rings[square])
            return square;
    return NO_SQUARE;
}

static int rings_of(const struct table_view *view, enum side side)
{
    int count = 0;
    for (int square = 0; square < 64; square++)
        count += view->rings[square] == 1 + side;
    return count;
}

/* Where the other boards have as many beside the board, a ring of its own is the one too many. One
 * side's surplus that the other side lacks is one ring of the wrong colour. */
static void check_stacks(struct sink *sink, const struct readings *readings, size_t index,
                         const struct table_view *view)
{
    const struct reading *r = &readings->items[index];
    const struct checkers *given = &r->diagram->checkers;
    struct shown_by by = shown_around(readings, index, sink->arena, view);
    int wanted = r->rules->checkers;
    int all[2] = {rings_of(view, WHITE) + view->stacks[WHITE],
                  rings_of(view, BLACK) + view->stacks[BLACK]};
    bool recoloured = all[WHITE] != wanted && all[WHITE] + all[BLACK] == 2 * wanted;
    for (int side = WHITE; side <= BLACK; side++) {
        struct span at = side == WHITE ? given->white_at : given->black_at;
        int odd = odd_ring(view, &by, (enum side)side);
        if (all[side] == wanted || (recoloured && all[side] < wanted))
            continue;
        if (all[side] > wanted && odd != NO_SQUARE && (recoloured || by.stacks[side]))
            at = reading_ring_at(r, odd);
        finding_add(sink, CHECKER_COUNT, at,
                    "%s has %d checkers in all, %d of them on the board, not %d", owners[side],
                    wanted, rings_of(view, (enum side)side), all[side]);
    }
}

/* ---- All of it ---- */

static void check_board(struct sink *sink, const struct book *book, const struct readings *readings,
                        size_t index)
{
    const struct reading *r = &readings->items[index];
    struct table_view view;
    table_view_of(&view, sink->arena, r->diagram);
    if (check_places(sink, r)) {
        check_dealt(sink, book, r, &view);
        check_hands(sink, book, r, &view);
        check_pairs(sink, book, r, &view);
        check_decks(sink, book, r, &view);
        check_pile(sink, book, readings, index, &view);
    }
    if (r->rules->checkers && r->diagram->checkers.given && !r->has_odd_marks &&
        !shows_checker_card(r->diagram))
        check_stacks(sink, readings, index, &view);
}

void check_beside(struct sink *sink, const struct book *book, const struct readings *readings)
{
    for (size_t i = 0; i < readings->count; i++) {
        const struct reading *r = &readings->items[i];
        if (is_read(r))
            check_board(sink, book, readings, i);
        if (r->diagram->kind == DIAGRAM_BOARD && r->rules->shots) {
            struct table_view view;
            table_view_of(&view, sink->arena, r->diagram);
            check_shots(sink, r, &view);
        }
    }
}

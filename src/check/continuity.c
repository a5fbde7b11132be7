/* What each board continues: an earlier one of its game, or the set-up, with the moves that the
 * text may tell between them. */
#include "check/alike.h"
#include "check/card_repair.h"
#include "check/repair.h"
#include "check/special.h"
#include "check/told.h"
#include "game/cards.h"

#include <string.h>

enum { LOOK_BACK = 16, MOST_NEAR = 4 };

squares board_differences(const struct partial_board *p, const struct board *board)
{
    squares different = 0;
    for (int square = 0; square < 64; square++) {
        uint8_t piece = board->at[square];
        if (p->unknown & bit(square)) {
            if (piece && !(p->hides[side_of(piece)] & bit(square)))
                different |= bit(square);
        } else if (p->passed & bit(square) && was_passed(board, square)) {
            continue;
        } else if (p->board.at[square] != piece) {
            different |= bit(square);
        }
    }
    return different;
}

/* ---- What is continued ---- */

/* A board that may be continued: of an earlier reading, or the set-up (NULL). */
struct origin {
    const struct reading *reading;
    struct board board;
    squares different;
    int told;     /* plies that were played to come to the board */
    bool instead; /* it is the one before the moves of the earlier reading */
};

/* The set-up of the game looked at last. */
struct start {
    const struct game *game;
    struct board board;
    bool fixed;
};

/* Where nothing is left to chance, the game begins with one board. */
static bool is_fixed(struct board *board, const struct game *game)
{
    struct random one = {1}, two = {2};
    struct state a, b;
    game->begin(&a, game, &one);
    game->begin(&b, game, &two);
    *board = a.board;
    return memcmp(&a.board, &b.board, sizeof a.board) == 0 && board_occupied(&a.board);
}

static bool find_start(struct start *start, const struct game *game)
{
    if (start->game != game) {
        start->game = game;
        start->fixed = is_fixed(&start->board, game);
    }
    return start->fixed;
}

/* A board of the same example, or of one before it. */
static bool is_related(const struct reading *r, const struct reading *earlier)
{
    return earlier->diagram->kind == DIAGRAM_BOARD && earlier->game == r->game &&
           earlier->home == r->home;
}

static bool is_candidate(const struct reading *r, const struct reading *earlier)
{
    return is_related(r, earlier) && earlier->view != VIEW_UNREAD;
}

/* What stood on the squares that captures hide is known from the board that the moves begin on. */
static void adopt(struct reading *r, const struct origin *origin)
{
    r->continues = origin->reading;
    r->begins = !origin->reading;
    for (squares set = r->first.unknown; set; set &= set - 1) {
        int square = first_of(set);
        if (origin->board.at[square])
            board_put(&r->first.board, square, origin->board.at[square]);
    }
    for (squares set = r->first.passed; set; set &= set - 1)
        if (was_passed(&origin->board, first_of(set)))
            board_put(&r->first.board, first_of(set), origin->board.at[first_of(set)]);
    r->first.unknown = r->first.passed = 0;
    for (size_t i = 0; i < r->step_count && r->view == VIEW_AFTER; i++)
        if (!r->steps[i].piece)
            r->steps[i].piece = r->first.board.at[r->steps[i].from];
}

enum { NOT_PASSED = SQUARE_COUNT + 1 };

/* Look for what a reading continues among earlier boards, the nearest first. */
struct hunt {
    struct arena *arena;
    struct start *start;
    struct reading *reading;
    struct origin best; /* the one with the fewest differences */
    int unread;         /* the fewest differences from a board that could not be read */
    bool has_fault;     /* the board follows, but its cards or checkers do not */
    struct origin faulty;
    struct flow_fault fault;
};

/* What may continue a board that could not be read is not held against another one. */
static void pass_unread(struct hunt *hunt, const struct reading *unread)
{
    int differ = unread->diagram->sound
                     ? count_of(board_differences(&hunt->reading->first, &unread->shown))
                     : 0;
    hunt->unread = differ < hunt->unread ? differ : hunt->unread;
}

static bool follow(struct hunt *hunt, const struct reading *earlier, const struct board *board)
{
    struct reading *r = hunt->reading;
    struct origin origin = {.reading = earlier, .board = *board};
    struct flow_fault fault;
    for (squares set = risen_since(r, earlier); set; set &= set - 1)
        board_put(&origin.board, first_of(set), r->first.board.at[first_of(set)]);
    origin.different = board_differences(&r->first, &origin.board);
    if (count_of(origin.different) < count_of(hunt->best.different))
        hunt->best = origin;
    if (origin.different)
        return false;
    struct reading trial = *r;
    adopt(&trial, &origin);
    if (flow_fits(&fault, hunt->arena, &trial, earlier)) {
        /* Cards that are not compared do not excuse those that are. */
        if (hunt->has_fault && !flow_is_compared(hunt->arena, r, earlier))
            return false;
        *r = trial;
        r->sets_up = !earlier && !r->step_count;
        return true;
    }
    if (!hunt->has_fault && hunt->unread == NOT_PASSED) {
        hunt->has_fault = true;
        hunt->faulty = origin;
        hunt->fault = fault;
    }
    return false;
}

/* Whether a piece that is missing may have gone to a square where something was captured. */
static bool may_be_captured(const struct partial_board *p, const struct board *board, int square)
{
    uint8_t piece = board->at[square];
    return piece && !p->board.at[square] && p->unknown & p->hides[side_of(piece)];
}

static bool follow_told(struct hunt *hunt, const struct reading *earlier, const struct board *board)
{
    struct origin origin = {earlier, *board, board_differences(&hunt->reading->first, board), 0,
                            false};
    struct told_miss miss;
    if (!told_find(hunt->reading, &miss, earlier, board, origin.different, TOLD_STRAIGHT)) {
        /* Moves that end one square off: a piece too many or too few, and not another move. What
         * is to be told anyway is told of that square. */
        int differ = count_of(hunt->best.different);
        bool told_anyway = differ > 2 && differ <= MOST_NEAR;
        if ((count_of(miss.squares) == 1 && differ > 1 &&
             (told_anyway ||
              !may_be_captured(&hunt->reading->first, &miss.board, first_of(miss.squares)))) ||
            (differ > MOST_NEAR && told_is_astray(hunt->reading, &miss, earlier)))
            hunt->best = (struct origin){earlier, miss.board, miss.squares, (int)miss.plies, false};
        return false;
    }
    adopt(hunt->reading, &(struct origin){.reading = earlier, .board = miss.board});
    return true;
}

static const char *piece_words(struct sink *sink, uint8_t piece)
{
    static const char *const names[KIND_COUNT] = {"",     "pawn",  "knight", "bishop",
                                                  "rook", "queen", "king"};
    if (!piece)
        return "empty";
    return format_string(sink->arena, "a %s %s", side_of(piece) == WHITE ? "white" : "black",
                         names[kind_of(piece)]);
}

/* A board that follows with another arrow: that arrow is to blame, and no square. */
static bool report_arrow(struct sink *sink, struct readings *readings, struct reading *r,
                         const struct origin *best, const char *where)
{
    struct repair repair;
    if (!readings->repairs || !readings->repairs-- ||
        !repair_arrow(&repair, r, &best->board, SIZE_MAX) || !repair.follows)
        return false;
    finding_add(sink, BOARD_DIFFERS, r->diagram->arrows.items[repair.arrow].at,
                "with this arrow, the board does not follow from %s", where);
    repair_note(sink, &repair);
    r->view = VIEW_UNREAD;
    return true;
}

/* How many of the odd squares a third board has like the origin, less those it has like the later
 * one. Only a board of the same example tells. */
static int vote(const struct board *board, const struct reading *r, const struct origin *best)
{
    enum { SAME_EXAMPLE = 12 };
    int votes = 0, unlike = 0;
    for (int square = 0; square < 64; square++)
        unlike += board->at[square] != best->board.at[square];
    for (squares set = best->different; set && unlike <= SAME_EXAMPLE; set &= set - 1) {
        int square = first_of(set);
        votes += board->at[square] == best->board.at[square];
        votes -= board->at[square] == r->first.board.at[square];
    }
    return votes;
}

/* One piece more on the later board: no move adds one. Where the later has all of this kind that a
 * set has, and most others too, the earlier one has lost it. */
static bool comes_from_nowhere(const struct reading *r, const struct origin *best)
{
    enum { MOST_OF_A_SET = 20 };
    const struct board *board = &r->first.board;
    int square = first_of(best->different);
    uint8_t piece = board->at[square];
    return count_of(best->different) == 1 && piece && !best->board.at[square] &&
           count_of(board_occupied(board)) >= MOST_OF_A_SET &&
           count_of(board->kinds[kind_of(piece)] & board->sides[side_of(piece)]) ==
               one_set[kind_of(piece)];
}

static bool is_same_board(const struct board *a, const struct board *b)
{
    return memcmp(a->at, b->at, sizeof a->at) == 0;
}

/* Whether the other boards around, and the set-up, speak for the later board: then the earlier one
 * is at fault. */
static bool is_origin_odd(const struct readings *readings, const struct reading *r,
                          const struct origin *best, const struct start *start)
{
    enum { LOOK_AROUND = 4, FROM_NOWHERE = 2 };
    size_t index = (size_t)(r - readings->items);
    size_t first = index > LOOK_AROUND ? index - LOOK_AROUND : 0;
    int votes = 0;
    bool has_start = start->game == r->game && start->fixed;
    if (!best->reading || (has_start && is_same_board(&best->reading->shown, &start->board)))
        return false;
    for (size_t i = first; i <= index + LOOK_AROUND && i < readings->count; i++) {
        const struct reading *other = &readings->items[i];
        if (other != r && other != best->reading && is_candidate(r, other))
            votes += vote(&other->shown, r, best);
    }
    if (has_start)
        votes += vote(&start->board, r, best);
    return votes < (comes_from_nowhere(r, best) ? FROM_NOWHERE : 0);
}

/* The same difference, seen from the earlier board; the later one is taken as it is. */
static void report_origin(struct sink *sink, const struct book *book, const struct reading *r,
                          const struct origin *best, const char *name)
{
    int square = first_of(best->different);
    finding_add(sink, BOARD_DIFFERS, reading_square_at(best->reading, square),
                "%s does not lead to the diagram at line %u: here %s is %s, there %s", name,
                source_place(book->doc->source, r->diagram->at.begin).line, name,
                piece_words(sink, best->board.at[square]),
                piece_words(sink, r->first.board.at[square]));
    finding_note(sink, "the other boards of this example are as the later one");
}

static void report(struct sink *sink, const struct book *book, struct readings *readings,
                   struct reading *r, const struct origin *best, const struct start *start)
{
    int square = first_of(best->different);
    uint8_t before = best->board.at[square], now = r->first.board.at[square];
    const char *name =
        format_string(sink->arena, "%c%d", 'a' + file_of(square), rank_of(square) + 1);
    const char *where = "the set-up";
    if (best->reading)
        where = format_string(
            sink->arena, "%s at line %u",
            best->instead ? "what was before the moves of the diagram" : "the diagram",
            source_place(book->doc->source, best->reading->diagram->at.begin).line);
    if (report_arrow(sink, readings, r, best, where))
        return;
    if (is_origin_odd(readings, r, best, start)) {
        report_origin(sink, book, r, best, name);
        return;
    }
    finding_add(sink, BOARD_DIFFERS, reading_square_at(r, square),
                "%s does not follow from %s: there %s is %s, here %s", name, where, name,
                piece_words(sink, before), piece_words(sink, now));
    if (count_of(best->different) > 1)
        finding_note(sink, "%d squares differ, and no moves of one to four plies explain them",
                     count_of(best->different));
    r->view = VIEW_UNREAD;
}

static const struct step *find_told_by(const struct reading *r, enum side side)
{
    for (size_t i = r->told_count; i-- > 0;)
        if (side_of(r->told[i].piece) == side)
            return &r->told[i];
    return NULL;
}

static size_t count_shown_by(const struct reading *r, enum side side)
{
    size_t count = 0;
    for (size_t i = 0; i < r->step_count; i++)
        count += side_of(r->steps[i].piece) == side;
    return count;
}

/* The move that a side makes in the turn that is shown, though no arrow shows it; or NULL. Sides
 * take turns in what is told, so an odd number of plies has one side at its ends in any order. */
static const struct step *find_without_arrow(const struct reading *r)
{
    enum side side = side_of(r->steps[0].piece);
    if (r->told_count % 2 && side_of(r->told[r->told_count - 1].piece) == side)
        return &r->told[r->told_count - 1];
    for (int i = WHITE; i <= BLACK && r->rules->pairs; i++)
        if (count_shown_by(r, (enum side)i) % 2 && find_told_by(r, (enum side)i))
            return find_told_by(r, (enum side)i);
    return NULL;
}

static void check_turn(struct sink *sink, const struct reading *r)
{
    if (is_told_by_chance(r))
        return;
    const struct step *step = r->view == VIEW_AFTER && r->step_count ? find_without_arrow(r) : NULL;
    if (!step)
        return;
    finding_add(sink, ARROW_MISSING, r->diagram->arrows.items[r->steps[0].arrow].at,
                "the same side moves %c%d-%c%d in this turn, which has no arrow",
                'a' + file_of(step->from), rank_of(step->from) + 1, 'a' + file_of(step->to),
                rank_of(step->to) + 1);
}

/* Castling moves two pieces: of one arrow for it, the other piece's place before is not known, or
 * it is another than now. */
static void check_castling(struct sink *sink, struct reading *r)
{
    if (r->rules->grey != GREY_MOVE || r->step_count != 1 || r->continues)
        return;
    const struct arrow *arrow = &r->diagram->arrows.items[r->steps[0].arrow];
    if (arrow->colour != COLOUR_GREY)
        return;
    finding_add(sink, ARROW_MISSING, arrow->at,
                "castling moves king and rook; only one of them has an arrow");
    r->view = VIEW_UNREAD;
}

typedef bool follow_fn(struct hunt *, const struct reading *, const struct board *);

/* Every earlier board of the same example, then the set-up. */
static bool follow_any(struct hunt *hunt, const struct readings *readings, size_t index,
                       follow_fn *step)
{
    for (size_t back = 1; back <= index && back <= LOOK_BACK; back++) {
        const struct reading *earlier = &readings->items[index - back];
        if (is_related(hunt->reading, earlier) && earlier->view == VIEW_UNREAD)
            pass_unread(hunt, earlier);
        if (!is_candidate(hunt->reading, earlier))
            continue;
        if (step(hunt, earlier, &earlier->shown) ||
            (earlier->view == VIEW_BEFORE && step(hunt, earlier, &earlier->last)))
            return true;
    }
    /* The set-up has no cards or checkers to compare: it does not excuse those of an example. */
    return !hunt->has_fault && find_start(hunt->start, hunt->reading->game) &&
           step(hunt, NULL, &hunt->start->board);
}

/* The board before the moves of an earlier reading; what is not known of it is as this one has it.
 */
static struct board board_before(const struct reading *earlier, const struct reading *r)
{
    struct board board = earlier->first.board;
    for (squares set = earlier->first.unknown | earlier->first.passed; set; set &= set - 1) {
        int square = first_of(set);
        uint8_t piece = r->first.board.at[square];
        bool may_stand = earlier->first.unknown & bit(square)
                             ? piece && earlier->first.hides[side_of(piece)] & bit(square)
                             : kind_of(piece) == PAWN;
        if (may_stand)
            board_put(&board, square, piece);
    }
    return board;
}

/* Another way to play on from a position of which no board is drawn. What lies beside it then is
 * not known, so no cards are compared. */
static bool follow_instead(struct hunt *hunt, const struct reading *earlier,
                           const struct board *board)
{
    struct reading *r = hunt->reading, as_read = *r;
    if (!earlier || earlier->view != VIEW_AFTER || !earlier->step_count || board != &earlier->shown)
        return false;
    struct board before = board_before(earlier, r);
    struct partial_board first = r->first;
    struct origin origin = {earlier, before, board_differences(&first, &before), 0, true};
    struct told_miss miss = {.board = before};
    if (count_of(origin.different) < count_of(hunt->best.different))
        hunt->best = origin;
    if (origin.different && !told_find(r, &miss, earlier, &before, origin.different, TOLD_STRAIGHT))
        return false;
    origin.board = miss.board;
    adopt(r, &origin);
    r->instead = true;
    r->first.unknown = first.unknown & earlier->first.unknown & ~board_occupied(&r->first.board);
    r->first.passed = first.passed & earlier->first.passed & ~board_occupied(&r->first.board);
    if (moves_are_legal(r) && !is_told_by_chance(r))
        return true;
    *r = as_read;
    return false;
}

/* Moves that also pass squares on which nothing differs: looked for only before a board is reported
 * for what they may explain. */
static bool follow_detour(struct hunt *hunt, const struct reading *earlier,
                          const struct board *board)
{
    struct origin origin = {earlier, *board, board_differences(&hunt->reading->first, board), 0,
                            false};
    struct told_miss miss;
    if (!told_find(hunt->reading, &miss, earlier, board, origin.different, TOLD_WITH_DETOURS))
        return false;
    adopt(hunt->reading, &(struct origin){.reading = earlier, .board = miss.board});
    return true;
}

/* What can be read in two ways is read in the one that follows: a piece that could have gone to the
 * last rank by itself may have been a pawn, and an order may be about to be carried out. */
static bool follow_otherwise(struct hunt *hunt, const struct readings *readings, size_t index,
                             follow_fn *step)
{
    struct reading *r = hunt->reading, as_read = *r;
    struct origin best = hunt->best;
    r->otherwise = true;
    bool differs = r->view == VIEW_AFTER && r->step_count && reading_find(r) &&
                   memcmp(&r->first.board, &as_read.first.board, sizeof r->first.board) != 0;
    if (differs && follow_any(hunt, readings, index, step))
        return true;
    hunt->best = best;
    *r = as_read;
    return false;
}

static bool finds_detour(struct hunt *hunt, struct readings *readings, size_t index)
{
    enum law law = hunt->reading->rules->law;
    if (!readings->detours || law == LAW_BORROWED || law == LAW_DOWN || law == LAW_ORDERS)
        return false;
    if (follow_any(hunt, readings, index, follow_detour))
        return true;
    readings->detours--;
    return false;
}

/* Cards that do not follow: blame the one that can be mended, on whichever board it lies. */
static void report_flow(struct sink *sink, const struct book *book, struct readings *readings,
                        const struct reading *r, const struct hunt *hunt)
{
    const struct reading *before = hunt->faulty.reading;
    struct card_repair repair = {.at = hunt->fault.at};
    if (hunt->fault.id == CARD_FLOW && readings->repairs && readings->repairs--)
        card_repair_find(&repair, book, r, before);
    finding_add(sink, hunt->fault.id, repair.at, "%s%s",
                repair.in_origin ? "with this card, the next diagram does not follow: " : "",
                hunt->fault.message);
    finding_note_at(sink, repair.in_origin ? r->diagram->at : before->diagram->at, "%s",
                    repair.in_origin ? "the diagram that follows"
                                     : "the diagram before is this one");
}

static void find_origin(struct arena *arena, struct sink *sink, const struct book *book,
                        struct readings *readings, size_t index, struct start *start)
{
    struct reading *r = &readings->items[index];
    struct hunt hunt = {.arena = arena,
                        .start = start,
                        .reading = r,
                        .best = {.different = ~(squares)0},
                        .unread = NOT_PASSED};
    if (follow_any(&hunt, readings, index, follow))
        return;
    if (hunt.has_fault) {
        adopt(r, &hunt.faulty);
        report_flow(sink, book, readings, r, &hunt);
        return;
    }
    if (follow_otherwise(&hunt, readings, index, follow))
        return;
    if (follow_any(&hunt, readings, index, follow_told) ||
        follow_otherwise(&hunt, readings, index, follow_told))
        check_turn(sink, r);
    else if (follow_any(&hunt, readings, index, follow_instead))
        return;
    else if (count_of(hunt.best.different) < hunt.unread &&
             is_near_miss(book, r, hunt.best.reading, &hunt.best.board, hunt.best.different,
                          hunt.best.told) &&
             !finds_detour(&hunt, readings, index))
        report(sink, book, readings, r, &hunt.best, start);
    else
        check_castling(sink, r);
}

void check_continuity(struct arena *arena, struct sink *sink, const struct book *book,
                      struct readings *readings)
{
    struct start start = {0};
    for (size_t i = 0; i < readings->count; i++) {
        const struct reading *r = &readings->items[i];
        if (r->diagram->kind == DIAGRAM_BOARD && r->game && r->view != VIEW_UNREAD)
            find_origin(arena, sink, book, readings, i, &start);
    }
}

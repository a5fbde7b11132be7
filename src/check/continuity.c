/* What each board continues: an earlier one of its game, or the set-up, with the moves that the
 * text may tell between them. */
#include "check/alike.h"
#include "check/repair.h"
#include "check/special.h"

#include <string.h>

enum { LOOK_BACK = 16, MOST_TOLD = 4, MOST_SEARCHED = 12 };

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

/* ---- Moves that only the text tells ---- */

struct search {
    const struct partial_board *goal;
    squares among; /* where moves begin and end */
    bool wide;     /* quiet moves may end elsewhere, and go on from there */
    struct step line[MOST_TOLD];
    size_t found;         /* how many moves the line has */
    struct board nearest; /* the board on any line that differs least */
    squares least;        /* where it differs */
    int told;             /* and how many moves lead to it */
};

static bool search_on(struct search *s, const struct board *board, size_t made, size_t most,
                      enum side side);

static bool try_action(struct search *s, const struct board *board, size_t made, size_t most,
                       struct action action)
{
    struct state state;
    state_clear(&state);
    state.board = *board;
    state.side = (uint8_t)side_of(board->at[action.from]);
    int to = action.to;
    if (action.kind == ACTION_CASTLE) {
        enum wing wing = action.to < action.from ? WING_A : WING_H;
        state.rooks[state.side][wing] = action.to;
        to = moves_castling(&state, action).king_to;
    }
    if (moves_refuse(&state, action, &falling_king_rules))
        return false;
    s->line[made] = (struct step){action.from, (uint8_t)to, board->at[action.from], 0};
    moves_play(&state, action, &falling_king_rules);
    return search_on(s, &state.board, made + 1, most, (enum side)state.side);
}

static bool try_ply(struct search *s, const struct board *board, size_t made, size_t most, int from,
                    int to)
{
    struct action action = {.from = (uint8_t)from, .to = (uint8_t)to};
    int rook, rook_to;
    if (castled_rook(&rook, &rook_to, board->at[from], from, to)) {
        action.kind = ACTION_CASTLE;
        action.to = (uint8_t)rook;
        if (board->at[rook] != piece_of(side_of(board->at[from]), ROOK))
            return false;
    }
    return try_action(s, board, made, most, action);
}

/* Sides take turns; each ply mends at most two squares, or three with what is taken in passing. */
static bool search_on(struct search *s, const struct board *board, size_t made, size_t most,
                      enum side side)
{
    squares left = board_differences(s->goal, board);
    if (count_of(left) < count_of(s->least)) {
        s->nearest = *board;
        s->least = left;
        s->told = (int)made;
    }
    if (!left) {
        s->found = made;
        return true;
    }
    /* One more than could be mended: what is left then is a near miss. */
    if (made == most || (size_t)count_of(left) > 2 * (most - made) + (s->wide ? 0 : 2))
        return false;
    squares tails = s->among, heads = s->among;
    for (size_t i = 0; i < made && s->wide; i++)
        tails |= bit(s->line[i].to);
    if (s->wide && made + 1 < most)
        heads = ~board_occupied(board);
    for (squares from = board->sides[side] & tails; from; from &= from - 1)
        for (squares to = heads & ~board->sides[side]; to; to &= to - 1)
            if (try_ply(s, board, made, most, first_of(from), first_of(to)))
                return true;
    return false;
}

/* The shortest line from a board to the reading's first position; false when there is none, with
 * the board that comes nearest to it. */
static bool find_told(struct reading *r, struct search *search, const struct board *from,
                      squares different, bool wide)
{
    struct search s = {.wide = wide,
                       .goal = &r->first,
                       .among = different | r->first.unknown | r->first.passed,
                       .least = different};
    s.nearest = *from;
    *search = s;
    if (count_of(s.among) > MOST_SEARCHED)
        return false;
    for (size_t most = 1; most <= MOST_TOLD; most++)
        for (int side = WHITE; side <= BLACK; side++)
            if (search_on(&s, from, 0, most, (enum side)side)) {
                memcpy(r->told, s.line, sizeof r->told);
                r->told_count = s.found;
                *search = s;
                return true;
            }
    *search = s;
    return false;
}

/* ---- What is continued ---- */

/* A board that may be continued: of an earlier reading, or the set-up (NULL). */
struct origin {
    const struct reading *reading;
    struct board board;
    squares different;
    int told; /* plies that were played to come to the board */
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

static bool is_candidate(const struct reading *r, const struct reading *earlier)
{
    return earlier->diagram->kind == DIAGRAM_BOARD && earlier->game == r->game &&
           earlier->home == r->home && earlier->view != VIEW_UNREAD;
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
}

/* Look for what a reading continues among earlier boards, the nearest first. */
struct hunt {
    struct arena *arena;
    struct start *start;
    struct reading *reading;
    struct origin best; /* the one with the fewest differences */
    bool has_fault;     /* the board follows, but its cards or checkers do not */
    struct origin faulty;
    struct flow_fault fault;
};

static bool follow(struct hunt *hunt, const struct reading *earlier, const struct board *board)
{
    struct reading *r = hunt->reading;
    struct origin origin = {earlier, *board, board_differences(&r->first, board), 0};
    struct flow_fault fault;
    if (count_of(origin.different) < count_of(hunt->best.different))
        hunt->best = origin;
    if (origin.different)
        return false;
    struct reading trial = *r;
    adopt(&trial, &origin);
    if (flow_fits(&fault, hunt->arena, &trial, earlier)) {
        *r = trial;
        r->sets_up = !earlier && !r->step_count;
        return true;
    }
    if (!hunt->has_fault) {
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
    struct origin origin = {earlier, *board, board_differences(&hunt->reading->first, board), 0};
    struct search search;
    if (!find_told(hunt->reading, &search, board, origin.different, false)) {
        /* Moves that end one square off: a piece too many or too few, and not another move. */
        if (count_of(search.least) == 1 && count_of(hunt->best.different) > 1 &&
            !may_be_captured(&hunt->reading->first, &search.nearest, first_of(search.least)))
            hunt->best = (struct origin){earlier, search.nearest, search.least, search.told};
        return false;
    }
    origin.board = search.nearest;
    adopt(hunt->reading, &origin);
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

/* Whether the other boards around, and the set-up, speak for the later board: then the earlier one
 * is at fault. */
static bool is_origin_odd(const struct readings *readings, const struct reading *r,
                          const struct origin *best, const struct start *start)
{
    enum { LOOK_AROUND = 4 };
    size_t index = (size_t)(r - readings->items);
    size_t first = index > LOOK_AROUND ? index - LOOK_AROUND : 0;
    int votes = 0;
    if (!best->reading)
        return false;
    for (size_t i = first; i <= index + LOOK_AROUND && i < readings->count; i++) {
        const struct reading *other = &readings->items[i];
        if (other != r && other != best->reading && is_candidate(r, other))
            votes += vote(&other->shown, r, best);
    }
    if (start->game == r->game && start->fixed)
        votes += vote(&start->board, r, best);
    return votes < 0;
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
        where =
            format_string(sink->arena, "the diagram at line %u",
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
    const struct reading *from = r->continues;
    if (from && is_by_chance(r, from->view == VIEW_BEFORE ? &from->last : &from->shown))
        return;
    const struct step *step = r->view == VIEW_AFTER && r->step_count ? find_without_arrow(r) : NULL;
    if (!step)
        return;
    finding_add(sink, ARROW_MISSING, r->diagram->arrows.items[r->steps[0].arrow].at,
                "the same side moves %c%d-%c%d in this turn, which has no arrow",
                'a' + file_of(step->from), rank_of(step->from) + 1, 'a' + file_of(step->to),
                rank_of(step->to) + 1);
}

typedef bool follow_fn(struct hunt *, const struct reading *, const struct board *);

/* Every earlier board of the same example, then the set-up. */
static bool follow_any(struct hunt *hunt, const struct readings *readings, size_t index,
                       follow_fn *step)
{
    for (size_t back = 1; back <= index && back <= LOOK_BACK; back++) {
        const struct reading *earlier = &readings->items[index - back];
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

/* Moves that also pass squares on which nothing differs: looked for only before a board is reported
 * for what they may explain. */
static bool follow_detour(struct hunt *hunt, const struct reading *earlier,
                          const struct board *board)
{
    struct origin origin = {earlier, *board, board_differences(&hunt->reading->first, board), 0};
    struct search search;
    if (!find_told(hunt->reading, &search, board, origin.different, true))
        return false;
    origin.board = search.nearest;
    adopt(hunt->reading, &origin);
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

static void find_origin(struct arena *arena, struct sink *sink, const struct book *book,
                        struct readings *readings, size_t index, struct start *start)
{
    struct reading *r = &readings->items[index];
    struct hunt hunt = {
        .arena = arena, .start = start, .reading = r, .best = {.different = ~(squares)0}};
    if (follow_any(&hunt, readings, index, follow))
        return;
    if (hunt.has_fault) {
        adopt(r, &hunt.faulty);
        finding_add(sink, hunt.fault.id, hunt.fault.at, "%s", hunt.fault.message);
        finding_note_at(sink, hunt.faulty.reading->diagram->at, "the diagram before is this one");
        return;
    }
    if (follow_otherwise(&hunt, readings, index, follow))
        return;
    if (follow_any(&hunt, readings, index, follow_told) ||
        follow_otherwise(&hunt, readings, index, follow_told))
        check_turn(sink, r);
    else if (is_near_miss(book, r, &hunt.best.board, hunt.best.different, hunt.best.told) &&
             !finds_detour(&hunt, readings, index))
        report(sink, book, readings, r, &hunt.best, start);
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

/* From arrows to a reading: which are moves, in which order, from which side of the moves the board
 * is seen. */
#include "check/reading.h"

#include "check/book_game.h"
#include "check/near.h"
#include "check/repair.h"
#include "check/scene.h"
#include "check/special.h"
#include "game/notation.h"

#include <stdlib.h>
#include <string.h>

int square_on_board(const struct square *square)
{
    bool inside = square->file >= 1 && square->file <= BOARD_SIZE && square->rank >= 1 &&
                  square->rank <= BOARD_SIZE;
    return inside ? (square->rank - 1) * BOARD_SIZE + square->file - 1 : NO_SQUARE;
}

struct span reading_square_at(const struct reading *reading, int square)
{
    return diagram_square_at(reading->diagram, (size_t)square ^ 56);
}

/* ---- Which game ---- */

/* What was found for the diagram before: most have the same section's. */
struct game_cache {
    size_t chapter, home;
    const struct game *game;
    bool known;
};

static void find_game(struct reading *r, struct game_cache *cache, const struct book *book)
{
    const struct diagram *d = r->diagram;
    if (!cache->known || cache->chapter != d->chapter)
        *cache = (struct game_cache){d->chapter, game_section(book, d->chapter),
                                     section_game(book, d->chapter), true};
    r->home = cache->home;
    r->game = d->game.text.len ? diagram_game(book, d) : cache->game;
}

/* ---- What each arrow is ---- */

/* An arrow on the board, in the squares of the games. */
struct way {
    int from, to;
    size_t arrow;
    bool grey;
    enum side side;
};

struct ways {
    struct way items[64];
    size_t count;
};

static bool holds(const struct board *board, int square, enum side side)
{
    return board->sides[side] & bit(square);
}

static bool has_ring(const struct reading *r, int square, enum colour colour)
{
    return r->rings[colour] & bit(square);
}

static squares rings_of(const struct reading *r)
{
    return r->rings[COLOUR_WHITE] | r->rings[COLOUR_BLACK] | r->rings[COLOUR_GREY];
}

static void find_rings(struct reading *r)
{
    memset(r->rings, 0, sizeof r->rings);
    for (size_t i = 0; i < r->diagram->arrows.count; i++) {
        const struct arrow *arrow = &r->diagram->arrows.items[i];
        int square = square_on_board(&arrow->from);
        if (square != NO_SQUARE && square == square_on_board(&arrow->to))
            r->rings[arrow->colour] |= bit(square);
    }
}

/* A checker that flies: its thrower stays, and it lies under another piece one step away. */
static bool is_throw(const struct reading *r, const struct arrow *arrow, int from, int to)
{
    enum side side = arrow->colour == COLOUR_WHITE ? WHITE : BLACK;
    return r->rules->throws && holds(&r->shown, from, side) && r->shown.at[to] &&
           attacks_of(KING, from, 0) & bit(to) && has_ring(r, to, arrow->colour);
}

/* A piece in disguise goes as pieces go: its ring lies at one end, and nothing else is to be seen.
 */
static bool is_cloaked(const struct reading *r, const struct arrow *arrow, int from, int to)
{
    bool ringed = has_ring(r, from, arrow->colour) != has_ring(r, to, arrow->colour);
    squares reach = attacks_of(QUEEN, from, 0) | attacks_of(KNIGHT, from, 0);
    return r->rules->cloaked && ringed && !r->shown.at[from] && reach & bit(to);
}

static enum role role_of(const struct reading *r, const struct arrow *arrow)
{
    int from = square_on_board(&arrow->from), to = square_on_board(&arrow->to);
    if (from == NO_SQUARE || to == NO_SQUARE)
        return ROLE_MARGIN;
    if (from == to)
        return ROLE_MARKER;
    if (arrow->colour == COLOUR_GREY)
        return r->rules->grey == GREY_MOVE ? ROLE_MOVE : ROLE_NOTE;
    if (is_throw(r, arrow, from, to) || is_cloaked(r, arrow, from, to))
        return ROLE_THROW;
    return ROLE_MOVE;
}

/* The arrows that are moves. A way in the margin is the king's on the rank beside it where grey
 * arrows are moves (e0, c0). */
static void find_ways(struct ways *ways, struct reading *r)
{
    const struct diagram *d = r->diagram;
    find_rings(r);
    ways->count = 0;
    for (size_t i = 0; i < d->arrows.count; i++) {
        const struct arrow *arrow = &d->arrows.items[i];
        struct square from = arrow->from, to = arrow->to;
        r->roles[i] = (uint8_t)role_of(r, arrow);
        if (r->roles[i] == ROLE_MARGIN && r->rules->grey == GREY_MOVE &&
            arrow->colour == COLOUR_GREY && from.rank == to.rank &&
            (from.rank == 0 || from.rank == BOARD_SIZE + 1)) {
            from.rank = to.rank = from.rank ? BOARD_SIZE : 1;
            r->roles[i] = ROLE_MOVE;
        }
        if (r->roles[i] != ROLE_MOVE || ways->count == 64)
            continue;
        ways->items[ways->count++] = (struct way){square_on_board(&from), square_on_board(&to), i,
                                                  arrow->colour == COLOUR_GREY,
                                                  arrow->colour == COLOUR_WHITE ? WHITE : BLACK};
    }
}

/* Two arrows from one piece to others: the ordered piece went from the one head to the other. Where
 * it still stands on the first, it may also be that it is going to. */
static bool read_orders(struct reading *r, struct ways *ways)
{
    const struct way *one = &ways->items[0], *two = &ways->items[1];
    if (!r->rules->orders || ways->count != 2 || one->from != two->from)
        return false;
    bool first_holds = r->shown.at[one->to] && !r->shown.at[two->to];
    bool before = first_holds && r->otherwise;
    int now = first_holds ? one->to : two->to, other = first_holds ? two->to : one->to;
    if (!holds(&r->shown, one->from, one->side) || r->shown.at[other] ||
        !holds(&r->shown, now, other_side(one->side)))
        return false;
    r->roles[one->arrow] = r->roles[two->arrow] = ROLE_ORDER;
    r->steps[0] = (struct step){(uint8_t)(before ? now : other), (uint8_t)(before ? other : now),
                                r->shown.at[now], two->arrow};
    r->step_count = 1;
    r->view = before ? VIEW_BEFORE : VIEW_AFTER;
    board_move(before ? &r->last : &r->first.board, now, other);
    return true;
}

/* The colour of a grey way is that of the piece. */
static bool fits_side(const struct board *board, int square, const struct way *way)
{
    return way->grey ? board->at[square] != NO_PIECE : holds(board, square, way->side);
}

/* Two pieces that move at once, each to where the other one was; or both to one square, where both
 * are captured: what they were, the board before tells. */
static bool read_at_once(struct reading *r, const struct ways *ways)
{
    const struct way *a = &ways->items[0], *b = &ways->items[1];
    if (ways->count != 2 || (a->grey ? !b->grey : !r->rules->at_once || a->side == b->side))
        return false;
    const struct board *shown = &r->shown;
    if (!a->grey && a->to == b->to && !shown->at[a->from] && !shown->at[b->from] &&
        !shown->at[a->to]) {
        r->first.unknown = bit(a->from) | bit(b->from);
        r->first.hides[a->side] = bit(a->from);
        r->first.hides[b->side] = bit(b->from);
        r->roles[a->arrow] = r->roles[b->arrow] = ROLE_CLASH;
        r->view = VIEW_AFTER;
        return true;
    }
    if (a->from != b->to || b->from != a->to || !fits_side(shown, a->to, a) ||
        !fits_side(shown, b->to, b))
        return false;
    for (size_t i = 0; i < 2; i++) {
        const struct way *way = &ways->items[i];
        board_remove(&r->first.board, way->from);
        board_put(&r->first.board, way->from, shown->at[way->to]);
        r->steps[i] =
            (struct step){(uint8_t)way->from, (uint8_t)way->to, shown->at[way->to], way->arrow};
    }
    r->step_count = 2;
    r->view = VIEW_AFTER;
    return true;
}

bool moves_at_once(const struct reading *r)
{
    return r->step_count == 2 && r->view == VIEW_AFTER && r->steps[0].from == r->steps[1].to &&
           r->steps[1].from == r->steps[0].to;
}

/* ---- Before, after, options ---- */

/* Whether another arrow ends where this one begins: then the same piece went on. */
static bool goes_on(const struct reading *r, const struct way *way)
{
    for (size_t i = 0; i < r->diagram->arrows.count; i++)
        if (i != way->arrow && square_on_board(&r->diagram->arrows.items[i].to) == way->from)
            return true;
    return false;
}

/* A pawn's step onto the last rank made another piece of it, unless the piece itself goes so. Then
 * either may be meant. */
static bool may_be_promoted(const struct reading *r, const struct board *board,
                            const struct way *way, uint8_t piece)
{
    enum law law = r->rules->law;
    int rise = rank_of(way->to) - rank_of(way->from);
    return is_last_rank(r->game, way->to, side_of(piece)) &&
           rise == (side_of(piece) == WHITE ? 1 : -1) &&
           abs(file_of(way->to) - file_of(way->from)) <= 1 && kind_of(piece) != PAWN &&
           kind_of(piece) != KING && law != LAW_BORROWED && law != LAW_DOWN &&
           !(law == LAW_STEPS && goes_on(r, way)) &&
           (r->otherwise ||
            !(attacks_of(kind_of(piece), way->from, board_occupied(board)) & bit(way->to)));
}

/* Take back the move of a piece that a later move captured: what it was, the board before tells. */
static bool undo_captured(struct partial_board *p, const struct way *way, struct step *step)
{
    squares tail = bit(way->from), head = bit(way->to);
    enum side other = other_side(way->side);
    if (way->grey || !(p->unknown & p->hides[way->side] & head) || p->board.at[way->from] ||
        p->unknown & tail)
        return false;
    p->unknown |= tail;
    p->hides[way->side] = (p->hides[way->side] & ~head) | tail;
    p->hides[other] = (p->hides[other] & ~tail) | head;
    *step = (struct step){(uint8_t)way->from, (uint8_t)way->to, NO_PIECE, way->arrow};
    return true;
}

/* Take a move back: the piece returns, and where it stood may have stood an enemy. */
static bool undo(struct reading *r, struct partial_board *p, const struct way *way,
                 struct step *step)
{
    struct board *board = &p->board;
    if (!fits_side(board, way->to, way))
        return undo_captured(p, way, step);
    uint8_t piece = board->at[way->to];
    if (board->at[way->from]) {
        /* What comes back from the dead stands on the square that was left. */
        if (!r->rules->comes_back || !(rings_of(r) & bit(way->from)))
            return false;
        board_remove(board, way->from);
    }
    board_remove(board, way->to);
    if (may_be_promoted(r, board, way, piece))
        piece = piece_of(side_of(piece), PAWN);
    board_put(board, way->from, piece);
    p->unknown &= ~bit(way->from);
    bool castles = rook_goes_back(r, board, piece, way->from, way->to);
    bool pushes = kind_of(piece) == PAWN && file_of(way->from) == file_of(way->to);
    if (!way->grey && !castles && !pushes) /* those capture nothing */
        p->unknown |= bit(way->to);
    p->passed |= may_have_passed(r, board, piece, way->from, way->to);
    for (int side = WHITE; side <= BLACK; side++) {
        bool is_prey = side != (int)side_of(piece) || r->rules->takes_all;
        p->hides[side] = is_prey ? p->hides[side] | bit(way->to) : p->hides[side] & ~bit(way->to);
    }
    *step = (struct step){(uint8_t)way->from, (uint8_t)way->to, piece, way->arrow};
    return true;
}

/* Read backwards in an order; the number of ways, from the last, that can be taken back. */
static size_t read_after(struct reading *r, const struct ways *ways, const size_t *order)
{
    struct partial_board p = {.board = r->shown};
    for (size_t i = ways->count; i-- > 0;)
        if (!undo(r, &p, &ways->items[order[i]], &r->steps[i]))
            return ways->count - 1 - i;
    r->first = p;
    return ways->count;
}

static size_t read_before(struct reading *r, const struct ways *ways, const size_t *order)
{
    struct board board = r->shown;
    for (size_t i = 0; i < ways->count; i++) {
        const struct way *way = &ways->items[order[i]];
        if (!fits_side(&board, way->from, way))
            return i;
        uint8_t piece = board.at[way->from];
        if (board.at[way->to] && side_of(board.at[way->to]) == side_of(piece) &&
            r->rules->law != LAW_BORROWED)
            return i;
        r->steps[i] = (struct step){(uint8_t)way->from, (uint8_t)way->to, piece, way->arrow};
        step_play(&board, &r->steps[i]);
        if (kind_of(piece) == PAWN && is_last_rank(r->game, way->to, side_of(piece))) {
            board_remove(&board, way->to); /* as if it became a queen */
            board_put(&board, way->to, piece_of(side_of(piece), QUEEN));
        }
        rook_goes_along(r, &board, piece, way->from, way->to);
    }
    r->last = board;
    return ways->count;
}

static bool are_same_end(const struct reading *r, const struct way *a, const struct way *b,
                         bool heads)
{
    if (!heads)
        return a->from == b->from;
    return a->to == b->to && side_of(r->shown.at[a->from]) == side_of(r->shown.at[b->from]);
}

/* Every tail still holds its piece, and several arrows leave one of them; or several of one side
 * end on the same square, where that is asked for. */
static bool are_options(const struct reading *r, const struct ways *ways, bool heads)
{
    bool shared = false;
    for (size_t i = 0; i < ways->count; i++) {
        if (!fits_side(&r->shown, ways->items[i].from, &ways->items[i]))
            return false;
        for (size_t j = 0; j < i; j++)
            shared |= are_same_end(r, &ways->items[i], &ways->items[j], heads);
    }
    return shared;
}

static void take_options(struct reading *r, const struct ways *ways)
{
    r->view = VIEW_OPTIONS;
    for (size_t i = 0; i < ways->count; i++)
        r->steps[i] = (struct step){(uint8_t)ways->items[i].from, (uint8_t)ways->items[i].to,
                                    r->shown.at[ways->items[i].from], ways->items[i].arrow};
}

bool next_order(size_t *order, size_t count)
{
    size_t i = count - 1, j = count - 1;
    while (i > 0 && order[i - 1] >= order[i])
        i--;
    if (i == 0)
        return false;
    while (order[j] <= order[i - 1])
        j--;
    size_t swap = order[i - 1];
    order[i - 1] = order[j];
    order[j] = swap;
    for (size_t a = i, b = count - 1; a < b; a++, b--) {
        swap = order[a];
        order[a] = order[b];
        order[b] = swap;
    }
    return true;
}

typedef size_t read_in_order(struct reading *, const struct ways *, const size_t *);

/* As listed, else in the first order that can be read. The best number of ways read when none. */
static size_t read_ways(struct reading *r, const struct ways *ways, read_in_order *read)
{
    enum { MOST_PERMUTED = 6 };
    size_t order[64], best = 0;
    for (size_t i = 0; i < ways->count; i++)
        order[i] = i;
    do {
        size_t done = read(r, ways, order);
        if (done > best)
            best = done;
        if (done == ways->count)
            return done;
    } while (ways->count <= MOST_PERMUTED && next_order(order, ways->count));
    return best;
}

/* ---- No reading ---- */

static const char *side_word(enum colour colour)
{
    return colour == COLOUR_GREY ? "" : colour == COLOUR_WHITE ? "white " : "black ";
}

static const char *standing(struct sink *sink, const struct board *board, int square)
{
    static const char *const names[KIND_COUNT] = {"",     "pawn",  "knight", "bishop",
                                                  "rook", "queen", "king"};
    uint8_t piece = board->at[square];
    if (!piece)
        return format_string(sink->arena, "%c%d is empty", 'a' + file_of(square),
                             rank_of(square) + 1);
    return format_string(sink->arena, "%c%d has a %s %s", 'a' + file_of(square),
                         rank_of(square) + 1, side_of(piece) == WHITE ? "white" : "black",
                         names[kind_of(piece)]);
}

/* Whether this way by itself could be the last move made, or one that is to be made. */
static bool fits_alone(struct reading *r, const struct way *way)
{
    struct partial_board p = {.board = r->shown};
    struct step step;
    return undo(r, &p, way, &step) || fits_side(&r->shown, way->from, way);
}

/* The arrow that fits neither end of a move is the first suspect; else the last. */
static void remember_stuck(struct reading *r, const struct ways *ways)
{
    size_t bad = 0;
    while (bad + 1 < ways->count && fits_alone(r, &ways->items[bad]))
        bad++;
    const struct way *way = &ways->items[bad];
    r->stuck = (struct step){(uint8_t)way->from, (uint8_t)way->to, NO_PIECE, way->arrow};
    r->is_stuck = true;
    r->view = VIEW_UNREAD;
}

/* The board that the reading most likely continues: the last one of its game that is read. */
static const struct board *board_before(const struct readings *readings, size_t index)
{
    const struct reading *r = &readings->items[index];
    for (const struct reading *e = r; e-- > readings->items && e->home == r->home;)
        if (e->diagram->kind == DIAGRAM_BOARD && e->game == r->game && e->view != VIEW_UNREAD)
            return e->view == VIEW_BEFORE ? &e->last : &e->shown;
    return NULL;
}

/* Blame the arrow that can be mended. */
static void report_unread(struct sink *sink, struct readings *readings, size_t index)
{
    const struct reading *r = &readings->items[index];
    struct repair repair;
    struct step stuck = r->stuck;
    bool mended = readings->repairs && readings->repairs-- &&
                  repair_arrow(&repair, r, board_before(readings, index), stuck.arrow);
    if (mended && repair.arrow != stuck.arrow) {
        const struct arrow *arrow = &r->diagram->arrows.items[repair.arrow];
        stuck = (struct step){(uint8_t)square_on_board(&arrow->from),
                              (uint8_t)square_on_board(&arrow->to), NO_PIECE, repair.arrow};
    }
    const struct arrow *arrow = &r->diagram->arrows.items[stuck.arrow];
    finding_add(sink, NO_READING, arrow->at,
                "this arrow shows no move: no %spiece has gone or could go along it",
                side_word(arrow->colour));
    finding_note(sink, "%s, %s", standing(sink, &r->shown, stuck.from),
                 standing(sink, &r->shown, stuck.to));
    if (mended && repair.follows)
        repair_note(sink, &repair);
}

/* ---- Pieces that are missing ---- */

/* A set that is all but whole has lost a piece by mistake; far fewer are an example of its own. */
static void check_whole(struct sink *sink, const struct book *book, const struct reading *r)
{
    int there = count_of(board_occupied(&r->shown)), wanted = r->rules->pieces;
    if (!wanted || r->step_count || there >= wanted || there < wanted - 2)
        return;
    struct near_boards near = near_boards_of(book, r->diagram);
    size_t missed = square_missed(r->diagram, &near);
    finding_add(sink, PIECE_MISSING, diagram_square_at(r->diagram, missed % SQUARE_COUNT),
                "%d pieces stand here; all %d are on the board in %s", there, wanted,
                r->game->name);
}

/* ---- The whole ---- */

/* False when the ways show no moves. */
static bool find_moves(struct reading *r, struct ways *ways)
{
    find_ways(ways, r);
    if (!ways->count || ways->count > MOST_STEPS || read_orders(r, ways) || read_at_once(r, ways))
        return true;
    if (are_options(r, ways, false)) {
        take_options(r, ways);
    } else if (read_ways(r, ways, read_after) == ways->count) {
        r->view = VIEW_AFTER;
    } else if (read_ways(r, ways, read_before) == ways->count) {
        r->view = VIEW_BEFORE;
    } else if (are_options(r, ways, true)) {
        r->is_stuck = false;
        r->first = (struct partial_board){.board = r->shown};
        r->last = r->shown;
        take_options(r, ways);
    } else {
        return false;
    }
    r->step_count = ways->count;
    if (r->view != VIEW_OPTIONS)
        add_castled_rooks(r);
    return true;
}

bool reading_find(struct reading *r)
{
    struct ways ways;
    r->view = VIEW_STATIC;
    r->step_count = 0;
    r->first = (struct partial_board){.board = r->shown};
    r->last = r->shown;
    return find_moves(r, &ways);
}

static void read_moves(struct reading *r)
{
    struct ways ways;
    if (!find_moves(r, &ways))
        remember_stuck(r, &ways);
}

static void read_board(struct reading *r, struct game_cache *cache, struct arena *arena,
                       struct sink *sink, const struct book *book, const struct diagram *d,
                       bool doubtful)
{
    struct state state;
    *r = (struct reading){.diagram = d};
    find_game(r, cache, book);
    if (d->kind != DIAGRAM_BOARD)
        return;
    state_clear(&state);
    scene_place_pieces(&state, d);
    r->rules = picture_rules_of(r->game);
    r->shown = r->first.board = r->last = state.board;
    r->roles = arena_alloc(arena, d->arrows.count + 1);
    find_rings(r);
    for (size_t i = 0; i < d->arrows.count; i++)
        r->roles[i] = (uint8_t)role_of(r, &d->arrows.items[i]);
    if (!d->sound || !r->game || doubtful) {
        r->view = r->game ? VIEW_UNREAD : VIEW_STATIC;
        return;
    }
    read_moves(r);
    check_notes(sink, r);
    if (r->view != VIEW_UNREAD)
        check_whole(sink, book, r);
}

struct readings readings_read(struct arena *arena, struct sink *sink, const struct book *book,
                              const bool *doubtful)
{
    enum { MOST_REPAIRS = 64, MOST_DETOURS = 64 };
    size_t count = book->diagrams.count;
    struct game_cache cache = {0};
    struct readings readings = {arena_alloc(arena, count * sizeof *readings.items + 1), count,
                                MOST_REPAIRS, MOST_DETOURS};
    for (size_t i = 0; i < count; i++)
        read_board(&readings.items[i], &cache, arena, sink, book, &book->diagrams.items[i],
                   doubtful && doubtful[i]);
    for (size_t i = 0; i < count; i++)
        if (readings.items[i].is_stuck)
            report_unread(sink, &readings, i);
    return readings;
}

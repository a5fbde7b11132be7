/* Pieces that the text names with their squares: "the knight at c6" is looked for on the boards of
 * the chapter up to the one behind the paragraph, before and after their moves.
 *
 * Only what is said outright counts: a piece with the definite article or an owner. "A knight at
 * g4" may be one that does not stand there yet. */
#include "check/book_game.h"
#include "check/reading.h"
#include "check/sentence.h"
#include "check/shown.h"
#include "check/supposed.h"
#include "game/cards.h"
#include "game/notation.h"

#include <string.h>

/* ---- Words ---- */

/* The word before `at`, with nothing but blanks and marks of emphasis between; empty when something
 * else stands there. */
static struct slice word_before(struct slice text, size_t at)
{
    while (at && (is_blank(text.ptr[at - 1]) || text.ptr[at - 1] == '*'))
        at--;
    size_t begin = at;
    while (begin && is_word_letter(text.ptr[begin - 1]))
        begin--;
    return (struct slice){text.ptr + begin, at - begin};
}

/* ---- Mentions ---- */

/* A piece and where it is said to be. */
struct mention {
    enum piece_kind kind;
    int side; /* or -1 */
    int square;
    bool goes;  /* it goes there, or might */
    bool moves; /* it does */
    bool taken; /* it is captured there */
    struct slice text;
};

/* the [white] knight (at|on|to) c6, backwards from the square; false when the words say something
 * else. Any piece that is captured stands there. */
static bool read_mention(struct mention *m, struct slice text, size_t square)
{
    static const char *const owners[] = {"the", "their", "your",    "his",     "her",
                                         "its", "our",   "white's", "black's", NULL};
    static const char *const places[] = {"at", "on", "to", NULL};
    static const char *const any[] = {"a", "an", NULL};
    static const char *const captures[] = {"capture", "captures", "captured", "capturing", NULL};
    static const char *const moves[] = {"moves", "moved", "plays", "played", NULL};
    struct slice from = {text.ptr + square, 2};
    *m = (struct mention){.side = -1};
    square_take(&m->square, &from);
    struct slice word = word_before(text, square);
    if (!is_one_of(word, places))
        return false;
    m->goes = slice_same_nocase(word, slice_of("to"));
    word = word_before(text, (size_t)(word.ptr - text.ptr));
    m->kind = word_piece(&(struct word){.text = word});
    m->text = (struct slice){word.ptr, (size_t)(text.ptr + square + 2 - word.ptr)};
    if (!m->kind)
        return false;
    word = word_before(text, (size_t)(word.ptr - text.ptr));
    bool white = slice_same_nocase(word, slice_of("white"));
    if (white || slice_same_nocase(word, slice_of("black"))) {
        m->side = white ? WHITE : BLACK;
        m->text.len += (size_t)(m->text.ptr - word.ptr);
        m->text.ptr = word.ptr;
        word = word_before(text, (size_t)(word.ptr - text.ptr));
    }
    m->moves = m->goes && is_one_of(word_before(text, (size_t)(word.ptr - text.ptr)), moves);
    m->taken = is_one_of(word_before(text, (size_t)(word.ptr - text.ptr)), captures);
    return is_one_of(word, owners) || (is_one_of(word, any) && m->taken);
}

/* Whether a word of the text at `i` is a square. */
static bool is_square(struct slice text, size_t i)
{
    return text.ptr[i] >= 'a' && text.ptr[i] <= 'h' && text.ptr[i + 1] >= '1' &&
           text.ptr[i + 1] <= '8' && (i == 0 || !is_word_letter(text.ptr[i - 1])) &&
           (i + 2 == text.len || !is_word_letter(text.ptr[i + 2]));
}

static bool is_meant(uint8_t piece, const struct mention *m)
{
    return piece && kind_of(piece) == m->kind &&
           (m->side < 0 || side_of(piece) == (enum side)m->side);
}

static bool stands(const struct board *board, const struct mention *m)
{
    return is_meant(board->at[m->square], m);
}

static bool arrives(const struct step *steps, size_t count, const struct mention *m)
{
    for (size_t i = 0; i < count; i++)
        if (steps[i].to == m->square && is_meant(steps[i].piece, m))
            return true;
    return false;
}

/* From a board that is not drawn. */
static bool leaves(const struct step *steps, size_t count, const struct mention *m)
{
    for (size_t i = 0; i < count; i++)
        if (steps[i].from == m->square && is_meant(steps[i].piece, m))
            return true;
    return false;
}

/* Where a piece might go: a pawn also where it would capture, or two squares, and like a king where
 * checkers let it. */
static squares piece_reach(const struct reading *r, const struct board *board, int from)
{
    uint8_t piece = board->at[from];
    squares reach = attacks_of(kind_of(piece), from, board_occupied(board));
    if (kind_of(piece) == PAWN || r->rules->law == LAW_TAR) {
        squares one = side_of(piece) == WHITE ? bit(from) << 8 : bit(from) >> 8;
        squares two = side_of(piece) == WHITE ? one << 8 : one >> 8;
        reach |= pawn_attacks(side_of(piece), from) | one | two;
    }
    if (kind_of(piece) == KING || r->rules->law == LAW_STEPS || r->rules->law == LAW_DOWN)
        reach |= attacks_of(KING, from, 0);
    int home = from & 56; /* of castling */
    if (kind_of(piece) == ROOK && board->at[home + 4] == piece_of(side_of(piece), KING))
        reach |= bit(home + 3) | bit(home + 5);
    return kind_of(piece) == KING ? reach | attacks_of(ROOK, from, 0) : reach;
}

/* Whether such a piece could go there, by the way it moves and no other rules; also where it is not
 * known how pieces move. */
static bool could_go(const struct reading *r, const struct board *board, const struct mention *m)
{
    static const bool as_in_chess[] = {[LAW_CHESS] = true,  [LAW_STEPS] = true, [LAW_TAR] = true,
                                       [LAW_MIRROR] = true, [LAW_DOWN] = true,  [LAW_NONE] = false};
    if (!as_in_chess[r->rules->law])
        return true;
    for (squares set = board_occupied(board); set; set &= set - 1) {
        int from = first_of(set);
        uint8_t piece = board->at[from];
        if (is_meant(piece, m) && piece_reach(r, board, from) & bit(m->square))
            return true;
    }
    return false;
}

/* "Mind the queen on d4": who writes next to a board also has in mind where its pieces may stand
 * one move on, in more words than could be listed. Not where they stand in each other's way. */
static bool could_stand(const struct reading *r, const struct mention *m)
{
    uint8_t there = r->shown.at[m->square];
    for (int side = WHITE; side <= BLACK && !m->taken; side++) {
        struct mention one = *m;
        one.side = side;
        if ((m->side < 0 || m->side == side) && !(there && side_of(there) == (enum side)side) &&
            could_go(r, &r->shown, &one))
            return true;
    }
    return false;
}

/* What was captured is a piece that the set now lacks. */
static bool may_have_stood(const struct partial_board *p, const struct mention *m)
{
    for (int side = WHITE; side <= BLACK; side++)
        if ((m->side < 0 || m->side == side) && p->unknown & p->hides[side] & bit(m->square) &&
            count_of(p->board.sides[side] & p->board.kinds[m->kind]) < one_set[m->kind])
            return true;
    return false;
}

/* On the board that is shown, or at any time of its moves and of those that the text tells. */
static bool appears(const struct reading *r, const struct mention *m, bool recent, bool beside)
{
    bool may_go = recent && m->goes && !m->moves;
    return r && ((beside && !m->goes && could_stand(r, m)) || stands(&r->shown, m) ||
                 stands(&r->first.board, m) || stands(&r->last, m) ||
                 may_have_stood(&r->first, m) || arrives(r->steps, r->step_count, m) ||
                 arrives(r->told, r->told_count, m) || leaves(r->told, r->told_count, m) ||
                 (may_go && (could_go(r, &r->shown, m) || could_go(r, &r->first.board, m))));
}

/* ---- Paragraphs between boards ---- */

struct prose {
    struct sink *sink;
    const struct book *book;
    const struct readings *readings;
    size_t next;             /* of readings: the first diagram that has not been passed */
    size_t first;            /* the first one of its chapter that a text looks back to */
    squares told;            /* where pieces go by the text since the last diagram */
    struct beside_text text; /* the newest paragraph, until what stands behind it is known */
};

/* So that a long chapter takes no longer than many short ones. */
enum { MOST_LOOKED_BACK = 64 };

/* The boards that a text may speak of: those of its chapter so far, and the next one. False when
 * there is none, or one that could not be read: then nothing can be said. */
static bool find_range(struct prose *p, size_t chapter, size_t *end)
{
    const struct readings *all = p->readings;
    size_t home = game_section(p->book, chapter);
    bool any = false;
    while (p->first < p->next &&
           (all->items[p->first].home != home || p->next - p->first > MOST_LOOKED_BACK))
        p->first++;
    *end = p->next;
    while (*end < all->count && all->items[*end].home == home &&
           all->items[*end].diagram->kind != DIAGRAM_BOARD)
        ++*end;
    if (*end < all->count && all->items[*end].home == home)
        ++*end;
    for (size_t i = p->first; i < *end; i++) {
        const struct reading *r = &all->items[i];
        if (r->diagram->kind != DIAGRAM_BOARD)
            continue;
        if (!r->game || r->view == VIEW_UNREAD)
            return false;
        any = true;
    }
    return any;
}

static bool appears_in_range(const struct prose *p, size_t end, const struct mention *m)
{
    enum { RECENT = 16, BESIDE = 2 };
    for (size_t i = end; i-- > p->first;)
        if (p->readings->items[i].diagram->kind == DIAGRAM_BOARD &&
            appears(&p->readings->items[i], m, end - i <= RECENT, end - i <= BESIDE))
            return true;
    return false;
}

/* "goes to d4": from now on a piece may stand there that no board shows. */
static void note_way(struct prose *p, struct slice text, size_t at)
{
    static const char *const ways[] = {"to", "onto", "via", "through", NULL};
    struct slice square = {text.ptr + at, 2};
    int to;
    if (is_one_of(word_before(text, at), ways) && square_take(&to, &square))
        p->told |= bit(to);
}

static bool is_told(const struct prose *p, const struct mention *m)
{
    return !m->goes && p->told & bit(m->square);
}

static bool is_meant_only(struct slice text, const struct mention *m)
{
    size_t begin = (size_t)(m->text.ptr - text.ptr);
    return is_supposed(text, begin, begin + m->text.len);
}

static void check_paragraph(struct prose *p, const struct node *node, size_t chapter)
{
    struct slice text = source_text(p->book->doc->source, doc_span(p->book->doc, node));
    size_t end = SIZE_MAX; /* found when it is needed: most paragraphs name no square */
    for (size_t i = 0; i + 1 < text.len; i++) {
        struct mention m;
        if (!is_square(text, i))
            continue;
        if (!read_mention(&m, text, i) || is_told(p, &m) || is_meant_only(text, &m)) {
            note_way(p, text, i);
            continue;
        }
        if (end == SIZE_MAX && !find_range(p, chapter, &end))
            return;
        m.moves &= end > p->next; /* behind the last board, the text goes on by itself */
        if (!appears_in_range(p, end, &m))
            finding_add(p->sink, PROSE_SQUARE, source_span(p->book->doc->source, m.text),
                        "no board of this chapter so far, nor the next, %s the %.*s",
                        m.goes ? "shows" : "has", (int)m.text.len, m.text.ptr);
        note_way(p, text, i);
    }
}

/* ---- What the text next to a board says of it ---- */

/* A board of the chapter, or NULL; one that is littered with marks is not looked at. */
static const struct reading *board_at(const struct prose *p, size_t index, size_t home)
{
    enum { MOST_MARKS = 256 };
    if (index >= p->readings->count)
        return NULL;
    const struct reading *r = &p->readings->items[index];
    const struct diagram *d = r->diagram;
    size_t marks = d->arrows.count + d->cards.count + d->rects.count + d->corner_texts.count;
    return r->home == home && d->kind == DIAGRAM_BOARD && marks <= MOST_MARKS ? r : NULL;
}

/* The paragraph before is complete: now it is known whether a board follows at once. */
static void tell_paragraph(struct prose *p, bool is_last)
{
    p->text.is_last = is_last;
    if (p->text.text.len)
        check_shown(p->sink, &p->text);
    p->text.text.len = 0;
}

static void begin_paragraph(struct prose *p, const struct node *node, size_t chapter)
{
    size_t home = game_section(p->book, chapter);
    tell_paragraph(p, false);
    p->text = (struct beside_text){
        .text = source_text(p->book->doc->source, doc_span(p->book->doc, node)),
        .before = p->next ? board_at(p, p->next - 1, home) : NULL,
        .behind = board_at(p, p->next, home),
        .all = p->readings};
}

/* The section of level 1 or 2 that a place of the book lies in. */
static size_t chapter_at(const struct doc *doc, uint32_t offset, size_t *cursor)
{
    while (*cursor < doc->sections.count && doc->sections.items[*cursor].at.begin <= offset)
        ++*cursor;
    size_t s = *cursor ? *cursor - 1 : NO_SECTION;
    while (s != NO_SECTION && doc->sections.items[s].level > 2)
        s = doc->sections.items[s].parent;
    return s;
}

static void walk(struct prose *p, const struct node *node, size_t *cursor)
{
    for (const struct node *child = node->child; child; child = child->next) {
        size_t chapter = chapter_at(p->book->doc, child->begin, cursor);
        switch (child->kind) {
        case NODE_DIAGRAM:
            tell_paragraph(p, true);
            p->next++;
            p->told = 0;
            break;
        case NODE_PARAGRAPH:
            begin_paragraph(p, child, chapter);
            check_paragraph(p, child, chapter);
            break;
        case NODE_HEADING:
            tell_paragraph(p, false);
            break;
        case NODE_LIST:
        case NODE_ITEM:
        case NODE_QUOTE:
            walk(p, child, cursor);
            break;
        default:
            break;
        }
    }
}

void check_prose(struct arena *arena, struct sink *sink, const struct book *book,
                 const struct readings *readings)
{
    struct prose prose = {.sink = sink, .book = book, .readings = readings};
    size_t cursor = 0;
    (void)arena;
    walk(&prose, book->doc->root, &cursor);
    tell_paragraph(&prose, false);
}

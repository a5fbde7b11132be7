#include "check/stacked.h"

#include "check/names.h"
#include "check/playable.h"
#include "check/scene.h"

static const char *const side_names[] = {[WHITE] = "White", [BLACK] = "Black"};

static bool is_board(const struct reading *r)
{
    return r && r->game && r->game->stacked && r->view != VIEW_UNREAD;
}

static const struct word *word_at(const struct sentences *words, size_t index)
{
    static const struct word none = {{"", 0}, true, true};
    return index < words->count ? &words->items[index] : &none;
}

static struct state state_of(struct arena *arena, const struct reading *r, enum side side)
{
    struct state state;
    scene_state(&state, arena, r->game, r->diagram, side);
    return state;
}

/* ---- What is said ---- */

/* So many pieces in a row, counted from the bottom, or points in all where `row` is 0. */
struct tale {
    int row, count;
    int side;     /* or -1 for both */
    bool stacked; /* only those that rest */
    bool says_stacked;
    bool is_carried; /* the side was named in an earlier sentence */
};

/* The row that "the second row", "the bottom row" or "the second" is at a word; 0 for none. */
static int row_at(const struct sentences *words, size_t index)
{
    if (!word_is(word_at(words, index), "the"))
        return 0;
    const struct word *word = word_at(words, index + 1);
    int row = word_is(word, "bottom") ? 1 : word_is(word, "top") ? 8 : word_ordinal(word);
    return row > 0 && (word->ends_clause || word_is(word_at(words, index + 2), "row") ||
                       word_is(word_at(words, index + 2), "and"))
               ? row
               : 0;
}

/* "3 stacked pieces on the second row" */
static bool read_row(struct tale *tale, const struct sentences *words, size_t index)
{
    static const char *const pieces[] = {"piece", "pieces", "stacked", NULL};
    static const char *const places[] = {"in", "on", NULL};
    tale->count = word_number(word_at(words, index));
    tale->stacked = tale->side >= 0;
    if (tale->count < 0 || (tale->side < 0 && !word_is_any(word_at(words, index + 1), pieces)))
        return false;
    for (index++; word_is_any(word_at(words, index), pieces); index++)
        tale->says_stacked |= word_is(word_at(words, index), "stacked");
    tale->stacked |= tale->says_stacked;
    tale->row = word_is_any(word_at(words, index), places) ? row_at(words, index + 1) : 0;
    return tale->row > 0;
}

/* "a total of 16 for White and 19 for Black", or "Total: 16 points" of the side spoken of */
static bool read_total(struct tale *tale, const struct sentences *words, size_t index)
{
    static const char *const total[] = {"total", NULL};
    size_t begin = sentence_begin(words, index);
    tale->row = 0;
    tale->count = word_number(word_at(words, index));
    if (tale->count < 0 || !sentence_has_any(words, begin, index, total))
        return false;
    if (word_is(word_at(words, index + 1), "for")) {
        tale->side = word_side(word_at(words, index + 2));
        return tale->side >= 0;
    }
    return tale->side >= 0 && index && word_is(word_at(words, index - 1), "total");
}

/* ---- What is shown ---- */

static int count_shown(const struct reading *r, const struct tale *tale)
{
    struct arena arena = {0};
    struct state state = state_of(&arena, r, WHITE);
    squares set = board_occupied(&state.board);
    int count;
    if (tale->stacked)
        set &= r->game->stacked(&state);
    if (tale->side >= 0)
        set &= state.board.sides[tale->side];
    if (tale->row)
        count = count_of(set & (squares)0xFF << 8 * (tale->row - 1));
    else
        count = r->game->outcome(r->game, &state).score[tale->side];
    arena_free(&arena);
    return count;
}

static bool is_so(const struct reading *r, const struct tale *tale)
{
    return count_shown(r, tale) == tale->count;
}

/* Points for what is stacked, without any for captures: these are not known before all pieces are
 * on the board. */
static int count_points_stacked(const struct reading *r, int side)
{
    struct tale row = {.side = side, .stacked = true};
    int points = 0;
    for (row.row = 1; row.row <= 8; row.row++)
        points += row.row * count_shown(r, &row);
    return points;
}

/* "2 pieces on the second row" may be all that stand there; and where the side was named in an
 * earlier sentence, they may be of both. */
static bool is_true(const struct reading *r, const struct tale *tale)
{
    struct tale all = *tale, both;
    all.stacked = tale->says_stacked;
    both = all;
    both.side = -1;
    if (!tale->row)
        return is_so(r, tale) || count_points_stacked(r, tale->side) == tale->count;
    return is_so(r, tale) || is_so(r, &all) || (tale->is_carried && is_so(r, &both));
}

/* The board that a tale is not true of: the one that the text leads to, else the one before it.
 * NULL when it is true of either. */
static const struct reading *belied(const struct beside_text *beside, const struct tale *tale)
{
    const struct reading *boards[] = {beside->before, beside->behind}, *wrong = NULL;
    for (size_t i = 0; i < 2; i++) {
        if (!boards[i])
            continue;
        if (!is_board(boards[i]) || is_true(boards[i], tale))
            return NULL;
        if (!wrong || beside->is_last)
            wrong = boards[i];
    }
    return wrong;
}

static bool leaves_by_arrow(const struct reading *r, int from)
{
    for (size_t i = 0; i < r->diagram->arrows.count; i++)
        if (square_on_board(&r->diagram->arrows.items[i].from) == from)
            return true;
    return false;
}

/* A piece too many is one that still falls, and has no arrow: its row, or the highest one. */
static int row_of_points(const struct reading *r)
{
    struct arena arena = {0};
    struct state state = state_of(&arena, r, WHITE);
    squares falling = board_occupied(&state.board) & ~r->game->stacked(&state);
    int row = 7;
    for (; falling; falling &= falling - 1)
        if (!leaves_by_arrow(r, first_of(falling)))
            row = rank_of(first_of(falling));
    arena_free(&arena);
    return row;
}

static void report(struct sink *sink, const struct reading *r, const struct tale *tale)
{
    int square = 8 * (tale->row ? tale->row - 1 : row_of_points(r));
    struct span at = reading_square_at(r, square);
    at.end = reading_square_at(r, square + 7).end;
    if (tale->row)
        finding_add(sink, PROSE_NUMBER, at, "the text counts %d%s%s here; the board has %d",
                    tale->count, tale->stacked ? " stacked" : "",
                    tale->side < 0        ? " pieces"
                    : tale->side == WHITE ? " white pieces"
                                          : " black pieces",
                    count_shown(r, tale));
    else
        finding_add(sink, PROSE_NUMBER, at, "the text gives %s %d points; on this board it has %d",
                    side_names[tale->side], tale->count, count_shown(r, tale));
}

/* "White had 5 pieces on the bottom row": once, and not here. */
static bool is_of_another_game(const struct sentences *words, size_t index)
{
    static const char *const past[] = {"had", "was", "were", "would", "if", NULL};
    size_t begin = sentence_begin(words, index), end = sentence_end(words, index);
    return clause_is_elsewhere(words, index) || sentence_has_any(words, begin, end, past);
}

/* One finding a paragraph, of the lowest row: pieces rest on those below. */
static void check_tales(struct sink *sink, const struct beside_text *beside,
                        const struct sentences *words)
{
    struct tale worst = {.row = -1};
    const struct reading *where = NULL;
    int side = -1;
    size_t named = 0;
    for (size_t i = 0; i < words->count; i++) {
        struct tale tale = {.side = side, .is_carried = named < sentence_begin(words, i)};
        if (word_side(word_at(words, i)) >= 0) {
            side = word_side(word_at(words, i));
            named = i;
        }
        if ((!read_row(&tale, words, i) && !read_total(&tale, words, i)) ||
            is_of_another_game(words, i))
            continue;
        const struct reading *r = belied(beside, &tale);
        if (r && (!where || (tale.row && (!worst.row || tale.row < worst.row)))) {
            worst = tale;
            where = r;
        }
    }
    if (where)
        report(sink, where, &worst);
}

/* ---- Where pieces fall ---- */

static bool has_arrow(const struct reading *r, int from, int to)
{
    for (size_t i = 0; i < r->diagram->arrows.count; i++) {
        const struct arrow *arrow = &r->diagram->arrows.items[i];
        int tail = square_on_board(&arrow->from), head = square_on_board(&arrow->to);
        if (tail == from && head != NO_SQUARE && (head == to || between(tail, head) & bit(to)))
            return true;
    }
    return false;
}

/* The moves down of both sides. */
static struct playable falls_of(struct arena *arena, const struct reading *r)
{
    struct playable all, falls = {{0}};
    for (int side = WHITE; side <= BLACK; side++) {
        struct state state = state_of(arena, r, (enum side)side);
        playable_find(&all, r->game, &state);
        for (int from = 0; from < 64; from++)
            falls.to[from] |= all.to[from] & (bit(from & 56) - 1);
    }
    return falls;
}

/* Whether each arrow shows some fall: one that does not is at fault itself. */
static bool are_falls(const struct reading *r, const struct playable *falls)
{
    for (size_t i = 0; i < r->diagram->arrows.count; i++) {
        int from = square_on_board(&r->diagram->arrows.items[i].from);
        int to = square_on_board(&r->diagram->arrows.items[i].to);
        if (from == NO_SQUARE || to == NO_SQUARE ||
            !(falls->to[from] & (between(from, to) | bit(to))))
            return false;
    }
    return true;
}

/* The first move down without an arrow, told of a piece that has none at all, else of the square
 * that should not be free. */
static void check_every_fall(struct sink *sink, const struct reading *r,
                             const struct playable *falls)
{
    for (int from = 0; from < 64; from++)
        for (squares to = falls->to[from]; to; to &= to - 1) {
            if (has_arrow(r, from, first_of(to)))
                continue;
            int odd = leaves_by_arrow(r, from) ? first_of(to) : from;
            finding_add(sink, ARROW_MISSING, reading_square_at(r, odd),
                        "the text says that arrows show all moves down; %s-%s has none",
                        square_words(sink->arena, from), square_words(sink->arena, first_of(to)));
            return;
        }
}

/* "arrows showing all possible downward moves", "arrows show where ..." */
static void check_falls(struct sink *sink, const struct beside_text *beside,
                        const struct sentences *words)
{
    static const char *const all[] = {"all", "every", "where", NULL};
    const struct reading *r = beside->behind;
    if (!beside->is_last || !is_board(r) || r->view == VIEW_AFTER)
        return;
    for (size_t i = 0; i < words->count; i++)
        if (word_is(word_at(words, i), "arrows")) {
            struct playable falls = falls_of(sink->arena, r);
            if (sentence_has_any(words, i, sentence_end(words, i), all) &&
                !clause_is_elsewhere(words, i) && are_falls(r, &falls))
                check_every_fall(sink, r, &falls);
            return;
        }
}

void check_stacked(struct sink *sink, const struct beside_text *beside,
                   const struct sentences *words)
{
    if (!is_board(beside->before) && !is_board(beside->behind))
        return;
    check_tales(sink, beside, words);
    check_falls(sink, beside, words);
}

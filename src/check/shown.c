#include "check/shown.h"

#include "check/names.h"
#include "check/scene.h"
#include "check/sentence.h"
#include "check/stacked.h"

#include <math.h>

struct telling {
    struct sink *sink;
    const struct beside_text *beside;
    const struct sentences *words;
};

/* What is only thought of need not be on the board. */
static const char *const supposing[] = {"if",    "could", "would",  "may",     "might", "can",
                                        "can't", "not",   "cannot", "instead", "or",    NULL};

static const struct word *word_at(const struct telling *t, size_t index)
{
    static const struct word none = {{"", 0}, true, true};
    return index < t->words->count ? &t->words->items[index] : &none;
}

static bool is_read(const struct reading *r)
{
    return r && r->game && r->view != VIEW_UNREAD;
}

static struct span first_line(const struct reading *r)
{
    return diagram_square_at(r->diagram, 0);
}

/* What the pictures of a game never show, they need not show here: whether another board of the
 * chapter has an arrow of this role. */
static bool is_usual(const struct telling *t, const struct reading *r, enum role role)
{
    enum { AROUND = 16 };
    const struct readings *all = t->beside->all;
    size_t index = (size_t)(r - all->items), first = index > AROUND ? index - AROUND : 0;
    for (size_t i = first; i < all->count && i <= index + AROUND; i++) {
        const struct reading *other = &all->items[i];
        if (other == r || other->home != r->home || other->diagram->kind != DIAGRAM_BOARD)
            continue;
        for (size_t j = 0; j < other->diagram->arrows.count; j++)
            if (other->roles[j] == role)
                return true;
    }
    return false;
}

/* ---- Arrows ---- */

static size_t count_ways(const struct reading *r, bool grey_only)
{
    size_t count = 0;
    for (size_t i = 0; i < r->diagram->arrows.count; i++)
        count += r->roles[i] != ROLE_MARKER &&
                 (!grey_only || r->diagram->arrows.items[i].colour == COLOUR_GREY);
    return count;
}

/* "as shown by the arrow", "the grey arrow gives it away" */
static void check_arrows(const struct telling *t)
{
    static const char *const arrows[] = {"arrow", "arrows", NULL};
    static const char *const greys[] = {"grey", "gray", NULL};
    static const char *const shown[] = {"gives",    "show",      "shows",  "shown", "showing",
                                        "mark",     "marks",     "marked", "drawn", "see",
                                        "indicate", "indicates", NULL};
    const struct reading *r = t->beside->behind;
    for (size_t i = 0; i < t->words->count; i++) {
        bool grey = i && word_is_any(word_at(t, i - 1), greys);
        if (!word_is_any(word_at(t, i), arrows) || count_ways(r, grey))
            continue;
        size_t begin = sentence_begin(t->words, i), end = sentence_end(t->words, i);
        if (!sentence_has_any(t->words, begin, end, shown) || clause_is_elsewhere(t->words, i))
            continue;
        finding_add(t->sink, ARROW_MISSING, first_line(r),
                    "the text before this board speaks of %s arrow; there is none",
                    grey ? "a grey" : "an");
        return;
    }
}

/* ---- The move just made ---- */

static bool has_just_moved(const struct reading *r, enum side side)
{
    if (r->view != VIEW_AFTER)
        return false;
    for (size_t i = 0; i < r->step_count; i++)
        if (side_of(r->steps[i].piece) == side)
            return true;
    return false;
}

/* "Black has just captured a pawn" */
static void check_just(const struct telling *t, size_t just)
{
    static const char *const done[] = {"captured", "moved",    "played",  "took",
                                       "taken",    "promoted", "castled", NULL};
    static const char *const conditions[] = {"if",    "when",   "whenever", "once",
                                             "after", "unless", "suppose",  NULL};
    const struct reading *r = t->beside->behind;
    size_t subject = just;
    if (!just || !word_is(word_at(t, just), "just") || !word_is_any(word_at(t, just + 1), done))
        return;
    subject -= word_is(word_at(t, just - 1), "has") && just > 1 ? 2 : 1;
    int side = word_side(word_at(t, subject));
    if (side < 0 || has_just_moved(r, (enum side)side) || !is_usual(t, r, ROLE_MOVE) ||
        clause_is_elsewhere(t->words, just) ||
        sentence_has_any(t->words, sentence_begin(t->words, just), just, conditions))
        return;
    struct span at = r->step_count ? r->diagram->arrows.items[r->steps[r->step_count - 1].arrow].at
                                   : first_line(r);
    finding_add(t->sink, ARROW_MISSING, at,
                "the text says that %s has just %.*s; no arrow shows it",
                side == WHITE ? "White" : "Black", (int)word_at(t, just + 1)->text.len,
                word_at(t, just + 1)->text.ptr);
}

/* ---- Under pieces ---- */

/* "under [the] [white] knight at c6": the square, or NO_SQUARE. */
static int square_under(const struct telling *t, size_t under)
{
    size_t at = under + 1;
    if (!word_is(word_at(t, under), "under"))
        return NO_SQUARE;
    at++; /* whose */
    at += word_side(word_at(t, at)) >= 0;
    if (!word_piece(word_at(t, at)) ||
        !(word_is(word_at(t, at + 1), "at") || word_is(word_at(t, at + 1), "on")))
        return NO_SQUARE;
    return word_square(word_at(t, at + 2));
}

/* The grey arrow that shows a burial, or NULL. */
static const struct arrow *burial_of(const struct reading *r)
{
    for (size_t i = 0; i < r->diagram->arrows.count; i++)
        if (r->roles[i] == ROLE_NOTE)
            return &r->diagram->arrows.items[i];
    return NULL;
}

/* Whether a board before this one shows the burial: then the text may look back to it. */
static bool was_buried(const struct telling *t, const struct reading *r, int square)
{
    enum { LOOK_BACK = 16 };
    const struct reading *all = t->beside->all->items;
    size_t index = (size_t)(r - all);
    for (size_t back = 1; back <= index && back <= LOOK_BACK; back++) {
        const struct reading *e = r - back;
        const struct arrow *burial = NULL;
        if (e->home == r->home && e->diagram->kind == DIAGRAM_BOARD)
            burial = burial_of(e);
        if (burial && square_on_board(&burial->to) == square)
            return true;
    }
    return false;
}

/* "buried it under the knight at c6" */
static void check_burial(const struct telling *t, size_t under)
{
    static const char *const verbs[] = {"bury", "buries", "buried", NULL};
    const struct reading *r = t->beside->behind;
    int square = square_under(t, under);
    if (r->rules->grey != GREY_BURIAL || square == NO_SQUARE)
        return;
    size_t begin = sentence_begin(t->words, under);
    size_t end = clause_end(t->words, under);
    if (!sentence_has_any(t->words, begin, under, verbs) ||
        sentence_has_any(t->words, begin, end, supposing) || clause_is_elsewhere(t->words, under) ||
        was_buried(t, r, square))
        return;
    const struct arrow *burial = burial_of(r);
    if (burial ? square_on_board(&burial->to) == square : !is_usual(t, r, ROLE_NOTE))
        return;
    finding_add(t->sink, burial ? PROSE_SQUARE : ARROW_MISSING, burial ? burial->at : first_line(r),
                "the text buries a piece under the one on %s; no grey arrow shows it",
                square_words(t->sink->arena, square));
}

/* ---- Checkers ---- */

static int height_at(const struct reading *r, int square)
{
    struct arena arena = {0};
    struct scene scene = scene_of_diagram(&arena, r->diagram);
    int height = scene.rings[RING_WHITE][square] + scene.rings[RING_BLACK][square] +
                 scene.rings[RING_GREY][square];
    arena_free(&arena);
    return height;
}

/* Where the height of a stack is written, else its ring. */
static struct span height_span(const struct reading *r, int square)
{
    for (size_t i = 0; i < r->diagram->corner_texts.count; i++) {
        const struct words *words = &r->diagram->corner_texts.items[i];
        if (lround(words->x.value) == file_of(square) + 1 &&
            lround(words->y.value) == rank_of(square) + 1)
            return words->at;
    }
    return reading_ring_at(r, square);
}

/* The board next to the text that should show checkers on a square and does not; NULL when one of
 * them does, or could not be read. `least` to `most` lie there. */
static const struct reading *lacks_checkers(const struct telling *t, int square, int least,
                                            int most)
{
    const struct reading *boards[] = {t->beside->before, t->beside->behind}, *lacking = NULL;
    for (size_t i = 0; i < 2; i++) {
        if (!boards[i])
            continue;
        if (!is_read(boards[i]) || boards[i]->rules->rings == RINGS_NONE)
            return NULL;
        int height = height_at(boards[i], square);
        if (height >= least && height <= most)
            return NULL;
        lacking = boards[i];
    }
    return lacking;
}

static bool is_checker(const struct word *word)
{
    static const char *const names[] = {"checker", "checkers", "coin", "coins", NULL};
    return word_is_any(word, names);
}

/* "a checker under the pawn at h7", "the pawn at h5 has a checker" or "gets its third checker",
 * "the stack at c1" */
static int square_with_checkers(const struct telling *t, size_t index)
{
    static const char *const having[] = {"has", "gets", "receives", NULL};
    const struct word *word = word_at(t, index);
    if (word_is(word, "stack") && index && word_is(word_at(t, index - 1), "the") &&
        word_is(word_at(t, index + 1), "at"))
        return word_square(word_at(t, index + 2));
    if (!is_checker(word))
        return NO_SQUARE;
    if (word_is(word_at(t, index + 1), "under"))
        return square_under(t, index + 1);
    size_t verb = index - 2 - (index && word_ordinal(word_at(t, index - 1)) > 0);
    if (index > 4 && word_is_any(word_at(t, verb), having) && word_piece(word_at(t, verb - 3)))
        return word_square(word_at(t, verb - 1));
    return NO_SQUARE;
}

/* "a third checker to the stack", "its third checker"; 0 where they are not counted. */
static int count_told(const struct telling *t, size_t index)
{
    int count = 0;
    if (index && is_checker(word_at(t, index)))
        count = word_ordinal(word_at(t, index - 1));
    else if (index > 3 && is_checker(word_at(t, index - 3)))
        count = word_ordinal(word_at(t, index - 4));
    return count > 1 ? count : 0;
}

static void check_checkers(const struct telling *t, size_t index)
{
    static const char *const written[] = {"number", NULL};
    enum { ANY = 255 };
    int square = square_with_checkers(t, index), most = ANY, least = 1;
    if (square == NO_SQUARE || clause_is_elsewhere(t->words, index) ||
        sentence_has_any(t->words, clause_begin(t->words, index), clause_end(t->words, index),
                         supposing))
        return;
    /* With the third one, or before it comes, unless the text speaks of what is written there. */
    if (count_told(t, index)) {
        most = count_told(t, index);
        least = most - !sentence_has_any(t->words, sentence_begin(t->words, index),
                                         sentence_end(t->words, index), written);
    }
    const struct reading *r = lacks_checkers(t, square, least, most);
    if (r && is_usual(t, r, ROLE_MARKER))
        finding_add(t->sink, PROSE_SQUARE, height_span(r, square),
                    "the text puts checkers on %s; the board shows %d there",
                    square_words(t->sink->arena, square), height_at(r, square));
}

/* "Place the checker in the black king's corner" */
static void check_corner(const struct telling *t)
{
    static const char *const place[] = {"place", "lay", "put", NULL}, *const corner[] = {"corner",
                                                                                         NULL};
    const squares corners = bit(0) | bit(7) | bit(56) | bit(63);
    const struct reading *r = t->beside->behind;
    size_t at = 0;
    while (at < t->words->count && !is_checker(word_at(t, at)))
        at++;
    size_t begin = sentence_begin(t->words, at), end = sentence_end(t->words, at);
    if (!r->rules->rim_marker || !sentence_has_any(t->words, begin, at, place) ||
        !sentence_has_any(t->words, at, end, corner))
        return;
    for (squares set = corners; set; set &= set - 1)
        if (height_at(r, first_of(set)))
            return;
    finding_add(t->sink, PROSE_SQUARE, first_line(r),
                "the text places a checker in a corner; no corner has one");
}

/* The highest stack of a board, or NO_SQUARE where none is higher than one. */
static int highest_stack(const struct reading *r)
{
    int highest = NO_SQUARE, most = 1;
    for (int square = 0; square < 64; square++) {
        int height = height_at(r, square);
        if (height > most) {
            highest = square;
            most = height;
        }
    }
    return highest;
}

/* "those three checkers": those of a stack, where the board before the text or behind it has one.
 */
static void check_those(const struct telling *t, size_t index)
{
    static const char *const those[] = {"those", "these", NULL};
    const struct reading *r = is_read(t->beside->behind) ? t->beside->behind : t->beside->before;
    if (!index || !word_is_any(word_at(t, index - 1), those) ||
        !is_checker(word_at(t, index + 1)) || !is_read(r))
        return;
    int number = word_number(word_at(t, index));
    if (number < 2)
        return;
    int square = highest_stack(r);
    if (square != NO_SQUARE && lacks_checkers(t, square, number, number) == r)
        finding_add(t->sink, PROSE_SQUARE, height_span(r, square),
                    "the text speaks of %d checkers; %d lie here", number, height_at(r, square));
}

/* ---- The whole ---- */

void check_shown(struct sink *sink, const struct beside_text *beside)
{
    struct sentences words;
    struct telling t = {sink, beside, &words};
    if (!beside->before && !beside->behind)
        return;
    sentences_split(&words, beside->text);
    bool leads = beside->is_last && is_read(beside->behind);
    if (leads) {
        check_arrows(&t);
        check_corner(&t);
    }
    check_stacked(sink, beside, &words);
    for (size_t i = 0; i < words.count; i++) {
        if (leads) {
            check_just(&t, i);
            check_burial(&t, i);
        }
        check_checkers(&t, i);
        check_those(&t, i);
    }
}
